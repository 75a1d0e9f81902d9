"""What a run of the kit found: how often each check compared something, and every failure with its place."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

SHOWN_PER_CHECK = 3
TEXTS_SHOWN = 5
_LONGEST = 400


@dataclass(frozen=True)
class Failure:
    """A failed check and where: `Report.again` plays the same once more.

    Examples:
        >>> from safehouse.testkit import Failure
        >>> print(Failure("legal_is_check", "TAKE(1) is offered", "mygame", "2 seats, seed 1"))
        legal_is_check: TAKE(1) is offered
            at: 2 seats, seed 1
    """

    check: str
    message: str
    game: str
    place: str = ""
    """Setting, seed and ply in words."""
    again: dict[str, Any] = field(default_factory=dict, compare=False)
    """The arguments of `conformance` that play this game alone."""

    def __str__(self) -> str:
        text = f"{self.check}: {self.message}\n    at: {self.place or self.game}"
        if not self.again:
            return text
        arguments = "".join(f", {key}={value!r}" for key, value in self.again.items())
        return f"{text}\n    again: conformance({self.game!r}{arguments})"


@dataclass
class Report:
    """How much was played, and what each check found.

    Examples:
        >>> from safehouse.testkit import Failure, Report
        >>> report = Report("mygame", games=2)
        >>> report.note(Failure("legal_is_check", "TAKE(1) is offered", "mygame"))
        >>> report.failed["legal_is_check"]
        1
    """

    game: str
    games: int = 0
    plies: int = 0
    settings: int = 0
    compared: Counter[str] = field(default_factory=Counter)
    """How often each check compared something; 0 means that it had nothing to look at."""
    failed: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    """The first few of each check."""
    missing_texts: dict[str, list[str]] = field(default_factory=dict)
    """By language what has no text. No failure: a game can be played in bare ids."""

    def note(self, failure: Failure) -> None:
        """Adds a failure."""
        self.failed[failure.check] += 1
        if self.failed[failure.check] <= SHOWN_PER_CHECK:
            self.failures.append(failure)

    def __str__(self) -> str:
        head = f"{self.game}: {self.games} games, {self.plies} plies, {self.settings} settings"
        width = max(map(len, self.compared), default=0)
        lines = [f"  {name:<{width}}  {count:>9,}" for name, count in self.compared.items()]
        lacking = [f"  no text in {language}: {_some(ids)}" for language, ids in self.missing_texts.items() if ids]
        return "\n".join([head, *lines, *lacking])


def _some(ids: list[str]) -> str:
    return ", ".join(ids[:TEXTS_SHOWN]) + (f" and {len(ids) - TEXTS_SHOWN} more" if len(ids) > TEXTS_SHOWN else "")


class ConformanceError(AssertionError):
    """A game that does not conform: every check that failed, each with a way to see it again.

    Examples:
        >>> from safehouse.testkit import ConformanceError, Failure, Report
        >>> report = Report("mygame")
        >>> report.note(Failure("legal_is_check", "TAKE(1) is offered", "mygame"))
        >>> ConformanceError(report).checks
        ('legal_is_check',)
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        self.failures = report.failures
        self.checks = tuple(report.failed)
        counts = ", ".join(f"{name} ({count})" for name, count in report.failed.items())
        super().__init__("\n".join([f"{report.game} fails: {counts}", *map(str, report.failures)]))


class Case:
    """One check at one place: counts what it compared and notes what was wrong."""

    def __init__(self) -> None:
        self.compared = 0
        self.faults: list[str] = []

    def fault(self, message: str) -> None:
        self.faults.append(message if len(message) <= _LONGEST else f"{message[: _LONGEST - 1]}…")

    def none(self, faults: list[str]) -> None:
        """There must be no faults."""
        self.compared += 1
        for fault in faults:
            self.fault(fault)

    def holds(self, truth: bool, otherwise: str) -> None:
        self.compared += 1
        if not truth:
            self.fault(otherwise)

    def equal(self, what: str, found: Any, expected: Any) -> None:
        self.compared += 1
        if found != expected:
            self.fault(f"{what}: {difference(found, expected)}")


def difference(found: Any, expected: Any) -> str:
    """Where two values part, in few words."""
    left, right = _plain(found), _plain(expected)
    at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
    start = max(0, at - 30)
    return f"…{left[start : at + 50]}… is not …{right[start : at + 50]}…"


def _plain(value: Any) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)
