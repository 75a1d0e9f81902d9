"""Bots that people bring: whose they are, whose challenges they take, and when they last listened."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from ..tables.players import Guest
from . import schema
from .database import Database

LISTED = 100


class BotRow(NamedTuple):
    """A bot that somebody has brought."""

    id: str
    """How others call it; its guest's id is nobody's business."""
    guest: Guest
    accepts: str
    created_at: float
    heard_at: float
    """When it last listened; 0 when it has stopped."""
    owner: str | None
    """The name of the guest whose bot it is."""


class BotStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_owner(self, owner: str) -> list[BotRow]:
        bots = schema.outside_bots.c
        return await self._rows(_bots().where(bots.owner == owner).order_by(bots.created_at))

    async def awake(self, since: float) -> list[BotRow]:
        """Those that have listened since then, the latest first."""
        heard = schema.outside_bots.c.heard_at
        return await self._rows(_bots().where(heard >= since).order_by(heard.desc()).limit(LISTED))

    async def find(self, id: str) -> BotRow | None:
        return next(iter(await self._rows(_bots().where(schema.outside_bots.c.id == id))), None)

    async def find_guest(self, guest: str) -> BotRow | None:
        return next(iter(await self._rows(_bots().where(schema.outside_bots.c.guest == guest))), None)

    async def put_accepts(self, guest: str, accepts: str) -> None:
        bots = schema.outside_bots
        put = sa.update(bots).where(bots.c.guest == guest).values(accepts=accepts)
        await self._database.transact(lambda c: c.execute(put).rowcount)

    async def note_heard(self, guests: Collection[str], at: float) -> None:
        bots = schema.outside_bots
        put = sa.update(bots).where(bots.c.guest.in_(sorted(guests))).values(heard_at=at)
        await self._database.transact(lambda c: c.execute(put).rowcount)

    async def _rows(self, query: sa.Select[Any]) -> list[BotRow]:
        return await self._database.read(lambda c: [_row(row) for row in c.execute(query)])


def _row(row: Any) -> BotRow:
    bot = Guest(row.guest, row.name, row.owner)
    return BotRow(row.id, bot, row.accepts, row.created_at, row.heard_at, row.owner_name)


def _bots() -> sa.Select[Any]:
    bots, guests = schema.outside_bots, schema.guests
    owners = guests.alias()
    columns = *bots.c, guests.c.name, owners.c.name.label("owner_name")
    joined = bots.join(guests, guests.c.id == bots.c.guest).outerjoin(owners, owners.c.id == bots.c.owner)
    return sa.select(*columns).select_from(joined)
