"""Who hears whom, who is shut out, what was reported, and what operators did about it."""

from __future__ import annotations

import secrets
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import sqlalchemy as sa

from . import schema
from .database import Database
from .engine import insert_or_update

VERSION = "moderation"
"""The key in `house` whose value changes with every change here, so that other servers notice."""
Row: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Snapshot:
    """All that is asked for with every call, in memory."""

    version: str = ""
    ignored: dict[str, frozenset[str]] = field(default_factory=dict)
    """By guest, whose words it does not hear."""
    blocked: dict[str, frozenset[str]] = field(default_factory=dict)
    """By guest, who may not sit down at its tables."""
    bans: dict[tuple[str, str], float | None] = field(default_factory=dict)
    """By kind and subject, until when."""
    words: frozenset[str] = frozenset()


class ModerationStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def version(self) -> str:
        house = schema.house
        query = sa.select(house.c.value).where(house.c.key == VERSION)
        return await self._database.read(lambda c: str(c.execute(query).scalar() or ""))

    async def snapshot(self) -> Snapshot:
        return await self._database.read(_snapshot)

    # --- what guests do ---------------------------------------------------------------------------------------

    async def relations_of(self, guest: str) -> list[Row]:
        own = schema.relations
        return await self.rows(sa.select(own).where(own.c.guest == guest).order_by(own.c.created_at))

    async def name_of(self, guest: str) -> str:
        """What a guest is called; nothing where there is none."""
        own = schema.guests.c
        found = await self.rows(sa.select(own.name).where(own.id == guest))
        return str(found[0]["name"]) if found else ""

    async def put_relation(self, values: Row) -> None:
        await self.put(schema.relations, values)

    async def delete_relation(self, guest: str, id: str) -> bool:
        """Whether there was one."""
        own = schema.relations
        return bool(await self.change(sa.delete(own).where(own.c.guest == guest, own.c.id == id)))

    async def add_report(self, values: Row) -> None:
        await self.change(sa.insert(schema.reports).values(values))

    # --- for what is built on it ------------------------------------------------------------------------------

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        return await self._database.read(lambda c: [as_row(found) for found in c.execute(query)])

    async def change(self, *statements: sa.Executable) -> int:
        """Carries them out together, and lets others notice; how many rows the first has touched."""

        def run(connection: sa.Connection) -> int:
            touched = [connection.execute(statement).rowcount for statement in statements]
            put = insert_or_update(connection, schema.house).values(key=VERSION, value=secrets.token_hex(8))
            new = {"value": put.excluded.value}
            connection.execute(put.on_conflict_do_update(index_elements=[schema.house.c.key], set_=new))
            return touched[0] if touched else 0

        return await self._database.transact(run)

    async def put(self, table: sa.Table, values: Row) -> None:
        """A row in place of the one with the same key."""
        key = [column.name for column in table.primary_key]
        own = sa.and_(*(table.c[name] == values[name] for name in key))
        await self.change(sa.delete(table).where(own), sa.insert(table).values(values))


def as_row(found: sa.Row[Any]) -> Row:
    return {str(name): value for name, value in found._mapping.items()}


def _snapshot(connection: sa.Connection) -> Snapshot:
    house, relations, bans = schema.house, schema.relations, schema.bans
    version = connection.execute(sa.select(house.c.value).where(house.c.key == VERSION)).scalar()
    ignored: defaultdict[str, set[str]] = defaultdict(set)
    blocked: defaultdict[str, set[str]] = defaultdict(set)
    for guest, other, kind in connection.execute(sa.select(relations.c.guest, relations.c.other, relations.c.kind)):
        ignored[guest].add(other)
        if kind == "block":
            blocked[guest].add(other)
    return Snapshot(
        str(version or ""),
        {guest: frozenset(others) for guest, others in ignored.items()},
        {guest: frozenset(others) for guest, others in blocked.items()},
        {(row[0], row[1]): row[2] for row in connection.execute(sa.select(bans.c.kind, bans.c.subject, bans.c.until))},
        frozenset(connection.execute(sa.select(schema.words.c.word)).scalars()),
    )
