"""The logs of tables, and the index by which tables are found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..tables.entries import LogRow
from ..tables.table import Status, Table
from . import schema
from .database import Database
from .log_writer import LogBatch
from .notifier import GONE
from .results import Result, result_of


@dataclass(frozen=True, slots=True)
class TableChange:
    """New entries of a table's log, and what they change in the index."""

    rows: Sequence[LogRow]
    status: Status | None = None
    """The table's new status, where it has one."""
    seated: Sequence[tuple[int, str]] = ()
    """Seats and the guests that have taken them."""
    vacated: Sequence[int] = ()
    result: Result | None = None
    """What came out, where the game is over now, or what is told of it has changed."""


class Holdings(NamedTuple):
    """What a guest holds at tables that are not over."""

    tables: int
    """Tables at which it sits,"""
    seats: int
    """and how many seats it has there;"""
    hosted: int
    """tables that it opened,"""
    waiting: int
    """and those of them that have not begun."""


class TableStore:
    """`(match, seq)` is unique: of several who write an entry at once, one succeeds and the others get a Conflict."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def shared(self) -> bool:
        """Whether other servers may write, too."""
        return self._database.shared

    # --- writing ----------------------------------------------------------------------------------------------

    async def create(self, table: Table, rows: Sequence[LogRow]) -> None:
        """A new table, with everything that has already happened at it."""
        match = {
            "id": table.id,
            "game": table.game,
            "status": table.status,
            "public": table.public,
            "created_at": table.created_at,
        }
        seated = [(seat, player.guest) for seat, player in enumerate(table.seats) if player.guest is not None]
        host = sa.insert(schema.hosts).values(match=table.id, guest=table.host)
        statements = [sa.insert(schema.matches).values(match), host, *_seating(table.id, seated)]
        if table.status == "over":
            statements += result_of(table).statements()
        await self._database.write(LogBatch(rows, statements))

    async def append(self, id: str, change: TableChange) -> None:
        """Stores new entries; Conflict if one, or its key, is there already, TableGone if the table is not."""
        statements: list[sa.Executable] = []
        if change.status is not None:
            statements.append(sa.update(schema.matches).where(schema.matches.c.id == id).values(status=change.status))
        seats = schema.seats
        statements += [sa.delete(seats).where(seats.c.match == id, seats.c.seat == seat) for seat in change.vacated]
        statements += _seating(id, change.seated)
        if change.result is not None:
            statements += change.result.statements()
        await self._database.write(LogBatch(change.rows, statements))

    async def delete(self, id: str) -> None:
        """A table with its log, seats, notes and review. Other servers hear of it.

        The table and its seats go first: who is writing to log or notes is waited for, who would begin finds no table.
        """
        notices = (schema.notices, schema.notice_tables)
        looking_back = (schema.results, schema.reviews, schema.review_pieces)
        tables = (schema.seats, schema.log, schema.notes, schema.hosts, *looking_back, *notices)
        owned = [schema.matches.c.id, *(table.c.match for table in tables)]
        statements = [sa.delete(column.table).where(column == id) for column in owned]
        await self._database.write(LogBatch(statements=statements, told=[f"{GONE}{id}"]))

    # --- reading ----------------------------------------------------------------------------------------------

    async def log(self, match: str, after: int = 0) -> list[LogRow]:
        """The entries of a match, in order."""
        columns = schema.log.c
        query = sa.select(schema.log).where(columns.match == match, columns.seq > after).order_by(columns.seq)
        return await self._database.read(lambda c: [LogRow(**row._mapping) for row in c.execute(query)])

    async def find_key(self, guest: str, key: str) -> tuple[str, int] | None:
        """The match and entry that a guest's key stands for."""
        columns = schema.log.c
        query = sa.select(columns.match, columns.seq).where(columns.guest == guest, columns.key == key)
        row = await self._database.read(lambda c: c.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def open_tables(self, limit: int) -> list[str]:
        """Public tables that wait for players: the newest of each host first, then their second newest …"""
        return await self._public("open", limit)

    async def public_running(self, limit: int) -> list[str]:
        """Public tables at which a game runs, in the same order."""
        return await self._public("running", limit)

    async def _public(self, status: Status, limit: int) -> list[str]:
        """However many tables one host opens, those of others come before its second."""
        m, h = schema.matches.c, schema.hosts.c
        host = sa.func.coalesce(h.guest, m.id)
        turn = sa.func.row_number().over(partition_by=host, order_by=m.created_at.desc())
        listed = sa.select(m.id, m.created_at, turn.label("turn")).outerjoin(schema.hosts, h.match == m.id)
        ranked = listed.where(m.status == status, m.public.is_(True)).subquery().c
        return await self._ids(sa.select(ranked.id).order_by(ranked.turn, ranked.created_at.desc()).limit(limit))

    async def unfinished_of(self, guest: str, limit: int) -> list[str]:
        """Tables at which a guest sits and that are not over, newest first."""
        return await self._ids(_UNFINISHED_OF, {"holder": guest, "most": limit})

    async def guests_at(self, match: str) -> set[str]:
        """Who sits at a table."""
        s = schema.seats.c
        query = sa.select(s.guest).where(s.match == match)
        return await self._database.read(lambda c: set(c.execute(query).scalars()))

    async def holdings(self, guest: str) -> Holdings:
        """What a guest holds at tables that are not over."""
        who = {"holder": guest}
        return await self._database.read(
            lambda c: Holdings(*c.execute(_SITS_AT, who).one(), *c.execute(_HOSTS, who).one())
        )

    async def unfinished(self) -> list[str]:
        """Tables that wait for players, or at which a game runs."""
        m = schema.matches.c
        query = sa.select(m.id).where(m.status.in_(("running", "open")))
        return await self._ids(query.order_by(m.status.desc(), m.created_at.desc()))

    async def running(self, guest: str | None = None) -> list[str]:
        """Tables at which a game runs, of all or of a guest."""
        m, s = schema.matches.c, schema.seats.c
        query = sa.select(m.id).where(m.status == "running").order_by(m.created_at.desc())
        return await self._ids(
            query if guest is None else query.where(m.id.in_(sa.select(s.match).where(s.guest == guest)))
        )

    async def _ids(self, query: sa.Select[Any], given: dict[str, Any] | None = None) -> list[str]:
        return await self._database.read(lambda c: list(c.execute(query, given).scalars()))

    async def counts(self) -> dict[str, int]:
        """How many tables there are by status."""
        m = schema.matches.c
        query = sa.select(m.status, sa.func.count()).group_by(m.status)
        return await self._database.read(lambda c: {row[0]: row[1] for row in c.execute(query)})


def _seating(id: str, seated: Sequence[tuple[int, str]]) -> list[sa.Executable]:
    return [sa.insert(schema.seats).values(match=id, seat=seat, guest=guest) for seat, guest in seated]


# --- what every visit asks: putting such a query together takes as long as its answer --------------------------------


def _unfinished_of() -> sa.Select[Any]:
    m, s = schema.matches.c, schema.seats.c
    mine = sa.select(s.match).where(s.guest == sa.bindparam("holder"))
    alive = sa.select(m.id).where(m.id.in_(mine), m.status.in_(("open", "running")))
    return alive.order_by(m.created_at.desc()).limit(sa.bindparam("most", type_=sa.Integer))


def _held() -> tuple[sa.Select[int, int], sa.Select[int, int]]:
    """What a guest holds: by the seats it has, and by the tables it has opened."""
    m, s, h = schema.matches.c, schema.seats.c, schema.hosts.c
    count = sa.func.count()
    holder: sa.BindParameter[str] = sa.bindparam("holder")
    alive = m.status.in_(("open", "running"))
    sits = sa.select(sa.func.count(s.match.distinct()), count).where(s.guest == holder, s.match == m.id, alive)
    hosts = sa.select(count, count.filter(m.status == "open")).where(h.guest == holder, h.match == m.id, alive)
    return sits, hosts


_UNFINISHED_OF = _unfinished_of()
_SITS_AT, _HOSTS = _held()
