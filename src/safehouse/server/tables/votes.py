"""Putting somebody out of a running game: the others vote, and a bot takes the seat."""

from __future__ import annotations

from dataclasses import dataclass

from .table import Table

FEWEST = 2
"""One alone puts nobody out, unless the other is away: the clock is there for who plays slowly."""


@dataclass(frozen=True, slots=True)
class Vote:
    against: int
    by: tuple[int, ...]
    needed: int

    @property
    def passed(self) -> bool:
        return len(self.by) >= self.needed


def voters(table: Table, against: int) -> list[int]:
    """The people who have a say: one seat of each who plays and is there, but for whom it is about."""
    accused = table.seats[against].guest
    found: dict[str, int] = {}
    for number, seat in enumerate(table.seats):
        if seat.kind == "human" and not seat.automatic and seat.guest is not None and seat.guest != accused:
            found.setdefault(seat.guest, number)
    return list(found.values())


def vote_against(table: Table, against: int, further: int | None = None) -> Vote:
    """How a vote stands, perhaps with one more; more than half of those who are there are needed."""
    entitled = voters(table, against)
    by = [voter for voter in entitled if voter == further or (voter, against) in table.votes]
    needed = len(entitled) // 2 + 1
    fewest = 1 if table.seats[against].away else FEWEST
    return Vote(against, tuple(by), max(fewest, needed))


def open_votes(table: Table) -> list[Vote]:
    """Against whom there are votes now."""
    accused = sorted({against for _, against in table.votes if not table.seats[against].resigned})
    return [vote for vote in (vote_against(table, against) for against in accused) if vote.by]
