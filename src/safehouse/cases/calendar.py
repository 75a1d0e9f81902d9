"""Which case belongs to which day. After the last of a file its first comes again."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache
from importlib import resources

from .asking import Case, open_case
from .errors import NoCase
from .stored import CaseFile, read_cases

KEPT = 32
"""Cases that are held ready."""


@cache
def shipped() -> CaseFile:
    """The cases that come with Safehouse."""
    return read_cases((resources.files(__package__) / "data" / "cases.json").read_bytes())


def first_day() -> date:
    return shipped().first


def number_of(day: date) -> int:
    """Which case of the file a day has."""
    cases = shipped()
    if day < cases.first:
        raise NoCase(f"{day} has no case; the first is that of {cases.first}")
    return (day - cases.first).days % len(cases.cases)


def case_of(day: date) -> Case:
    """The case of a day, ready to be asked; NoCase before the first."""
    return _opened(number_of(day))


@lru_cache(KEPT)
def _opened(number: int) -> Case:
    return open_case(shipped().cases[number])
