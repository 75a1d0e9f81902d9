"""What came out of a game that is over: a row for lists, so that no log has to be replayed for them."""

from __future__ import annotations

from typing import Literal

import msgspec
import sqlalchemy as sa

from ..tables.colours import colours_of
from ..tables.entries import Look
from ..tables.table import Table
from . import schema


class Outcome(msgspec.Struct):
    scores: list[int]
    winners: list[int]
    ranks: list[int]


class Sitter(msgspec.Struct, omit_defaults=True):
    """A seat as it was at the end; whose it is and that one's own name stand elsewhere."""

    kind: Literal["human", "open", "bot"]
    name: str | None = None
    """Given by hand."""
    bot: str | None = None
    level: int | None = None
    colour: str | None = None
    resigned: bool = False
    program: bool = False
    """A bot that somebody had brought."""


class Result(msgspec.Struct):
    match: str
    ended_at: float
    moves: int
    """Decisions of players; what chance did is not counted."""
    look: Look
    source: Literal["record", "moment"] | None
    outcome: Outcome
    players: list[Sitter]

    def statements(self) -> list[sa.Executable]:
        """Puts the row in the place of the one there may be."""
        values = {
            **{name: getattr(self, name) for name in ("match", "ended_at", "moves", "look", "source")},
            "outcome": msgspec.json.encode(self.outcome).decode(),
            "players": msgspec.json.encode(self.players).decode(),
        }
        results = schema.results
        return [sa.delete(results).where(results.c.match == self.match), sa.insert(results).values(values)]


def result_of(table: Table) -> Result:
    """What is to be told of a game that is over."""
    match, worn = table.match, colours_of(table)
    return Result(
        match=table.id,
        ended_at=table.created_at if table.ended_at is None else table.ended_at,
        moves=sum(step.actor >= 0 for step in match.steps),
        look=table.look_back,
        source=table.source.kind if table.source else None,
        outcome=Outcome(match.scores, sorted(match.winners), match.ranks),
        players=[
            Sitter(seat.kind, seat.name, seat.bot, seat.level, worn[i], seat.resigned, seat.bot_of is not None)
            for i, seat in enumerate(table.seats)
        ],
    )
