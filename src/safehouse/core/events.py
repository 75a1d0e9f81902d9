"""What a step caused, as rows in the state: who may see it, whether it reveals something, and up to five numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .rule import rule
from .seats import EVERYBODY
from .state import State

if TYPE_CHECKING:
    from .domain import Domain

KIND = 0
AUDIENCE = 1
MARKS = 2
ARGS = 3

REVEALS = 1
"""Somebody learns something that was hidden: no undo past it."""
SETTLES = 2
"""A part of the game is over, though nothing was hidden and perhaps nobody else was asked: no undo past it."""


@rule
def emit(s: State, kind: int, audience: int, marks: int, a: int, b: int, c: int, d: int) -> None:
    row = s.events[s.event_count]
    row[KIND] = kind
    row[AUDIENCE] = audience
    row[MARKS] = marks
    row[ARGS] = a
    row[ARGS + 1] = b
    row[ARGS + 2] = c
    row[ARGS + 3] = d
    s.event_count += 1


@rule
def tell(s: State, kind: int, a: int, b: int, c: int, d: int) -> None:
    """A public event that reveals nothing."""
    emit(s, kind, EVERYBODY, 0, a, b, c, d)


@rule
def drain(s: State) -> None:
    """Forgets the events of the last step."""
    for i in range(s.event_count):
        row = s.events[i]
        for j in range(len(row)):
            row[j] = 0
    s.event_count = 0


@dataclass(frozen=True, slots=True)
class EventKind:
    name: str
    args: tuple[tuple[str, Domain], ...]


class EventCatalogue:
    """The kinds of event of a game, by number."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, /, **args: Domain) -> int:
        """Declares a kind and returns its number. Arguments are decoded in this order."""
        if len(args) > 4:
            raise ValueError(f"event {name!r} has {len(args)} arguments, at most 4 fit")
        self.kinds.append(EventKind(name, tuple(args.items())))
        return len(self.kinds) - 1

    def decode(self, row: list[int]) -> tuple[str, dict[str, int | str | None]]:
        kind = self.kinds[row[KIND]]
        values = row[ARGS:]
        return kind.name, {name: domain.code(values[i]) for i, (name, domain) in enumerate(kind.args)}
