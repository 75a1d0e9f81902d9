"""What a game declares for cases of the day, in its `ai/cases.py`: deductions with one answer, or turns to find."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from .options import Options

if TYPE_CHECKING:
    from .match import Match

World = tuple[str, ...]
"""One choice for each question."""


class Told(msgspec.Struct, frozen=True):
    """Something that the solver is told: an event as the seat saw it."""

    kind: str
    args: dict[str, Any]


Clue = tuple[Told, ...]
"""What was told at one time."""


class Question(msgspec.Struct, frozen=True):
    """One thing to find out: what of whom, and what it may be."""

    kind: str
    seat: int
    choices: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.seat}"


class Puzzle(msgspec.Struct, frozen=True):
    """What a seat knows by itself, and what it was told. Nothing in it says more than that."""

    seat: int
    facts: dict[str, Any]
    clues: tuple[Clue, ...]


@dataclass(frozen=True)
class Setting:
    """The table at which bots play the game that a case is taken from, and how hard the case is to be."""

    seats: int
    options: Options
    hard: tuple[int, int]
    """At least and at most: so many clues of a deduction, so many different turns of a position."""


class Deductions(Protocol):
    """`ai/cases.py` of a game with something to deduce."""

    DAYS: Sequence[Setting]
    """From Monday to Sunday."""

    def puzzles(self, match: Match) -> Iterator[Puzzle]:
        """Of a finished game, with all that each seat was told."""

    def questions(self, puzzle: Puzzle) -> Sequence[Question]: ...

    def worlds(self, puzzle: Puzzle) -> Sequence[World]:
        """All answers that the facts alone allow."""

    def fits(self, puzzle: Puzzle, clue: Clue, world: World) -> bool:
        """Whether a clue could have been told in this world."""


class Turns(Protocol):
    """`ai/cases.py` of a game in which a turn is to be found."""

    DAYS: Sequence[Setting]
    """From Monday to Sunday."""
    BEGINS: frozenset[str]
    """The decisions with which such a turn begins."""
    STEPS: int
    """The fewest steps of a turn that is worth looking for."""
