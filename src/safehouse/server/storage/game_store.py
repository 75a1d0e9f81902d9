"""Lists of games that are over, read from the index alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from . import schema
from .database import Database
from .results import Outcome, Result, Sitter

_outcome = msgspec.json.Decoder(Outcome).decode
_players = msgspec.json.Decoder(list[Sitter]).decode


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is over."""

    id: str
    game: str
    created_at: float
    result: Result | None
    """None where it ended before results were kept."""
    guests: dict[int, tuple[str, str | None]] = field(default_factory=dict)
    """Who sat where, and how they are called now."""


class GameStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def past_of(self, guest: str, game: str | None, limit: int, offset: int = 0) -> list[PastGame]:
        """Games that a guest played, or brought as a record; the last first."""
        return await self._past(_of(guest), game, limit, offset)

    async def count_of(self, guest: str, game: str | None) -> int:
        """How many they are."""
        return await self._count(_of(guest), game)

    async def shown_to_all(self, game: str | None, limit: int, offset: int) -> list[PastGame]:
        """Games at which everybody may look; the last first."""
        return await self._past(_TO_ALL, game, limit, offset)

    async def count_shown(self, game: str | None) -> int:
        return await self._count(_TO_ALL, game)

    async def find(self, id: str) -> tuple[str, PastGame] | None:
        """A table's status, and what is known of its game; None if there is no such table."""
        m, r = schema.matches.c, schema.results.c
        columns = (m.id, m.game, m.status, m.created_at.label("opened_at"), *schema.results.columns)
        query = sa.select(*columns).select_from(schema.matches.outerjoin(schema.results, r.match == m.id))

        def read(connection: sa.Connection) -> tuple[str, PastGame] | None:
            row = connection.execute(query.where(m.id == id)).first()
            if row is None:
                return None
            game = _past_game(row._mapping)
            _add_guests(connection, [game])
            return str(row._mapping["status"]), game

        return await self._database.read(read)

    async def keep(self, results: Sequence[Result]) -> None:
        """Notes results that nobody has noted when their games ended."""

        def write(connection: sa.Connection) -> None:
            for result in results:
                for statement in result.statements():
                    connection.execute(statement)

        await self._database.transact(write)

    async def drop(self, id: str) -> None:
        """What a game's row says must be said no more."""
        gone = sa.delete(schema.results).where(schema.results.c.match == id)
        await self._database.transact(lambda connection: connection.execute(gone).rowcount)

    async def _past(self, which: sa.ColumnElement[bool], game: str | None, limit: int, offset: int) -> list[PastGame]:
        m, r = schema.matches.c, schema.results.c
        columns = (m.id, m.game, m.created_at.label("opened_at"), *schema.results.columns)
        order = sa.func.coalesce(r.ended_at, m.created_at).desc(), m.id
        page = sa.select(*columns).select_from(_JOINED).where(_over(which, game)).order_by(*order)

        def read(connection: sa.Connection) -> list[PastGame]:
            games = [_past_game(row._mapping) for row in connection.execute(page.limit(limit).offset(offset))]
            if games:
                _add_guests(connection, games)
            return games

        return await self._database.read(read)

    async def _count(self, which: sa.ColumnElement[bool], game: str | None) -> int:
        count = sa.select(sa.func.count()).select_from(_JOINED).where(_over(which, game))
        return await self._database.read(lambda connection: int(connection.execute(count).scalar_one()))


_JOINED = schema.matches.outerjoin(schema.results, schema.results.c.match == schema.matches.c.id)
_TO_ALL = schema.results.c.look == "everybody"


def _of(guest: str) -> sa.ColumnElement[bool]:
    s, h, r = schema.seats.c, schema.hosts.c, schema.results.c
    brought = sa.select(h.match).join(schema.results, r.match == h.match).where(h.guest == guest)
    mine = sa.union_all(sa.select(s.match).where(s.guest == guest), brought.where(r.source == "record"))
    return schema.matches.c.id.in_(mine)


def _over(which: sa.ColumnElement[bool], game: str | None) -> sa.ColumnElement[bool]:
    m = schema.matches.c
    return sa.and_(which, m.status == "over", sa.true() if game is None else m.game == game)


def _past_game(row: Any) -> PastGame:
    result = None
    if row["ended_at"] is not None:
        kept = {name: row[name] for name in ("match", "ended_at", "moves", "look", "source")}
        result = Result(**kept, outcome=_outcome(row["outcome"]), players=_players(row["players"]))
    return PastGame(row["id"], row["game"], row["opened_at"], result)


def _add_guests(connection: sa.Connection, games: Sequence[PastGame]) -> None:
    s, g = schema.seats.c, schema.guests.c
    sitting = sa.select(s.match, s.seat, s.guest, g.name).join(schema.guests, g.id == s.guest, isouter=True)
    by_id = {game.id: game for game in games}
    for match, seat, guest, name in connection.execute(sitting.where(s.match.in_(list(by_id)))):
        by_id[match].guests[seat] = (guest, name)
