"""Cases as they are kept in a file: what is needed to ask and to judge, and nothing that can be worked out."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from safehouse.core.cases import Puzzle


class StoredDeduction(msgspec.Struct, frozen=True, tag="deduction", tag_field="kind"):
    """The answer is not kept: counting the worlds gives it."""

    game: str
    colours: tuple[str, ...]
    """What each seat wears."""
    puzzle: Puzzle


class StoredTurn(msgspec.Struct, frozen=True, tag="turn", tag_field="kind"):
    """A position, the turns that are right, and what a long search thinks of the best and of the best wrong one."""

    game: str
    seat: int
    position: dict[str, Any]
    best: tuple[tuple[str, ...], ...]
    """One way to each outcome that is right, the best first."""
    value: float
    next_value: float
    turns: int
    """How many different outcomes there are."""


StoredCase = StoredDeduction | StoredTurn


class CaseFile(msgspec.Struct, frozen=True):
    """A case for each day from the first, which is a Monday; after the last it begins again."""

    first: date
    cases: tuple[StoredCase, ...]


def read_cases(content: bytes) -> CaseFile:
    return msgspec.json.decode(content, type=CaseFile)


def write_cases(cases: CaseFile) -> bytes:
    """One line a case, so that a change can be read."""
    lines = b",\n".join(msgspec.json.encode(case) for case in cases.cases)
    return b'{"first":"%s","cases":[\n%s\n]}\n' % (cases.first.isoformat().encode(), lines)
