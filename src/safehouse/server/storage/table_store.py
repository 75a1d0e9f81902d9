"""The logs of tables, and the index by which tables are found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ..tables.entries import LogRow
from ..tables.table import Status, Table
from . import schema
from .database import Database
from .log_writer import LogBatch


@dataclass(frozen=True, slots=True)
class TableChange:
    """New entries of a table's log, and what they change in the index."""

    rows: Sequence[LogRow]
    status: Status | None = None
    """The table's new status, where it has one."""
    seated: Sequence[tuple[int, str]] = ()
    """Seats and the guests that have taken them."""
    vacated: Sequence[int] = ()


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
        statements = [sa.insert(schema.matches).values(match), *_seating(table.id, seated)]
        await self._database.write(LogBatch(rows, statements))

    async def append(self, id: str, change: TableChange) -> None:
        """Stores new entries; Conflict if one, or its key, is there already."""
        statements: list[sa.Executable] = []
        if change.status is not None:
            statements.append(sa.update(schema.matches).where(schema.matches.c.id == id).values(status=change.status))
        seats = schema.seats
        statements += [sa.delete(seats).where(seats.c.match == id, seats.c.seat == seat) for seat in change.vacated]
        statements += _seating(id, change.seated)
        await self._database.write(LogBatch(change.rows, statements))

    async def delete(self, id: str) -> None:
        """A table with its log, seats and notes."""
        owned = (schema.log.c.match, schema.notes.c.match, schema.seats.c.match, schema.matches.c.id)
        statements = [sa.delete(column.table).where(column == id) for column in owned]
        await self._database.write(LogBatch(statements=statements))

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
        """Public tables that wait for players, newest first."""
        m = schema.matches.c
        query = sa.select(m.id).where(m.status == "open", m.public.is_(True)).order_by(m.created_at.desc()).limit(limit)
        return await self._ids(query)

    async def public_running(self, limit: int) -> list[str]:
        """Public tables at which a game runs, newest first."""
        m = schema.matches.c
        listed = sa.select(m.id).where(m.status == "running", m.public.is_(True))
        return await self._ids(listed.order_by(m.created_at.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Tables at which a guest sits: those not over first, newest first."""
        m, s = schema.matches.c, schema.seats.c
        mine = sa.select(s.match).where(s.guest == guest)
        order = (sa.case((m.status.in_(("open", "running")), 0), else_=1), m.created_at.desc())
        return await self._ids(
            sa.select(m.id).where(m.id.in_(mine), m.status != "closed").order_by(*order).limit(limit)
        )

    async def unfinished_of(self, guest: str) -> int:
        """At how many tables that are not over a guest sits."""
        m, s = schema.matches.c, schema.seats.c
        mine = sa.select(s.match).where(s.guest == guest)
        count = sa.select(sa.func.count()).where(m.id.in_(mine), m.status.in_(("open", "running")))
        return await self._database.read(lambda c: int(c.execute(count).scalar() or 0))

    async def running(self) -> list[str]:
        m = schema.matches.c
        return await self._ids(sa.select(m.id).where(m.status == "running").order_by(m.created_at.desc()))

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def counts(self) -> dict[str, int]:
        """How many tables there are by status."""
        m = schema.matches.c
        query = sa.select(m.status, sa.func.count()).group_by(m.status)
        return await self._database.read(lambda c: {row[0]: row[1] for row in c.execute(query)})


def _seating(id: str, seated: Sequence[tuple[int, str]]) -> list[sa.Executable]:
    return [sa.insert(schema.seats).values(match=id, seat=seat, guest=guest) for seat, guest in seated]
