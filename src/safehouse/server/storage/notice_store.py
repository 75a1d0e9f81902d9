"""What guests want to be told, where, and what is still to be told: an outbox that outlives a server."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from . import schema
from .database import Database
from .engine import insert_or_update

_channels, _notices, _wishes, _tables = (
    schema.notice_channels,
    schema.notices,
    schema.notice_wishes,
    schema.notice_tables,
)


class ChannelsFull(Exception):
    """A guest has as many channels as one may have."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a guest wants to be told. Quiet hours in minutes of the day; None: there are none."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    live: bool = False
    """Whether tables that are played live call, too."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Where a guest is told."""

    id: str
    guest: str
    kind: str
    address: str
    keys: str
    device: str | None
    created_at: float
    confirmed_at: float | None
    next_at: float = 0.0
    """Before then nothing is sent: several turns are told together, a receiver that fails is left alone for a while."""
    claimed_until: float = 0.0
    """So long a server is at it."""
    failures: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """Of what a guest is to be told: at which table, and since which decision."""

    match: str
    turn: str
    created_at: float = 0.0

    @property
    def seat(self) -> int:
        return int(self.turn.partition("-")[0])


class NoticeStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def shared(self) -> bool:
        """Whether other servers tell guests, too."""
        return self._database.shared

    async def secret(self, name: str) -> bytes:
        return await self._database.secret(name)

    # --- wishes -------------------------------------------------------------------------------------------------

    async def wishes(self, guest: str) -> Wishes:
        return await self._database.read(lambda c: _wishes_of(c, guest))

    async def put_wishes(self, guest: str, wishes: Wishes) -> None:
        await self._database.transact(lambda c: _put(c, _wishes, {"guest": guest, **asdict(wishes)}))

    async def table_wishes(self, guest: str) -> dict[str, bool]:
        """Tables of which a guest wants to be told otherwise than of all."""
        query = sa.select(_tables.c.match, _tables.c.wanted).where(_tables.c.guest == guest)
        return await self._database.read(lambda c: {row[0]: bool(row[1]) for row in c.execute(query)})

    async def put_table_wish(self, guest: str, match: str, wanted: bool) -> None:
        values = {"guest": guest, "match": match, "wanted": wanted}
        await self._database.transact(lambda c: _put(c, _tables, values))

    # --- channels -----------------------------------------------------------------------------------------------

    async def channels(self, guest: str) -> list[Channel]:
        query = sa.select(_channels).where(_channels.c.guest == guest).order_by(_channels.c.created_at)
        return await self._database.read(lambda c: [Channel(**row._mapping) for row in c.execute(query)])

    async def channel(self, id: str) -> Channel | None:
        return await self._database.read(lambda c: _channel(c, id))

    async def add(self, channel: Channel, most: int) -> Channel:
        """Keeps a channel, or finds it where the guest has it already; ChannelsFull where there are too many."""
        return await self._database.transact(lambda c: _add(c, channel, most))

    async def asked_since(self, address: str, moment: float) -> int:
        """How many have given this address since then and were not confirmed there."""
        rows = sa.select(sa.func.count()).where(
            _channels.c.address == address, _channels.c.confirmed_at.is_(None), _channels.c.created_at > moment
        )
        return await self._database.read(lambda c: int(c.execute(rows).scalar_one()))

    async def confirm(self, id: str, now: float) -> bool:
        """Whether there is such a channel; once more does nothing."""
        still = sa.func.coalesce(_channels.c.confirmed_at, now)
        update = sa.update(_channels).where(_channels.c.id == id).values(confirmed_at=still)
        return await self._database.transact(lambda c: bool(c.execute(update).rowcount))

    async def remove(self, id: str) -> None:
        await self._database.transact(lambda c: _remove(c, _channels.c.id == id))

    async def remove_of_lost_devices(self) -> None:
        """Browsers whose token is not valid any more are told no more: they are signed out."""
        valid = sa.union(sa.select(schema.guests.c.token_hash), sa.select(schema.devices.c.token_hash))
        lost = sa.and_(_channels.c.device.is_not(None), _channels.c.device.not_in(valid))
        await self._database.transact(lambda c: _remove(c, lost))

    # --- what is to be told -------------------------------------------------------------------------------------

    async def call(self, guest: str, turn: Turn, *, live: bool, seen: bool) -> int:
        """Notes a turn for every channel of a guest that wants it, once; `seen`: it needs not be told any more."""
        return await self._database.transact(lambda c: _call(c, guest, turn, live, seen))

    async def due(self, now: float, most: int) -> list[str]:
        """Channels to which something is to be told now, and at which no server is."""
        waiting = sa.select(_notices.c.channel).where(_notices.c.done_at.is_(None))
        query = (
            sa.select(_channels.c.id)
            .where(_channels.c.id.in_(waiting), _channels.c.next_at <= now, _channels.c.claimed_until <= now)
            .order_by(_channels.c.next_at)
            .limit(most)
        )
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def claim(self, id: str, now: float, until: float) -> tuple[Channel, list[Turn], Wishes] | None:
        """A channel for this server alone until then, with all that is to be told; None where another has it."""
        return await self._database.transact(lambda c: _claim(c, id, now, until))

    async def settle(self, id: str, told: Collection[Turn], *, now: float, next_at: float, failures: int = 0) -> None:
        """Gives a channel back: these turns need not be told any more, and nothing is sent before `next_at`."""
        given_back = {"next_at": next_at, "claimed_until": 0.0, "failures": failures}
        await self._database.transact(lambda c: _settle(c, id, told, now, given_back))

    async def prune(self, *, told_before: float, asked_before: float) -> None:
        """Forgets what was told long ago, and channels that nobody has confirmed."""
        unconfirmed = sa.and_(_channels.c.confirmed_at.is_(None), _channels.c.created_at < asked_before)

        def run(connection: sa.Connection) -> None:
            connection.execute(sa.delete(_notices).where(_notices.c.done_at < told_before))
            _remove(connection, unconfirmed)

        await self._database.transact(run)


# --- each within a transaction ------------------------------------------------------------------------------------


def _put(connection: sa.Connection, table: sa.Table, values: dict[str, Any]) -> None:
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in key}
    put = insert_or_update(connection, table).values(values)
    connection.execute(put.on_conflict_do_update(index_elements=key, set_=rest))


def _wishes_of(connection: sa.Connection, guest: str) -> Wishes:
    row = connection.execute(sa.select(_wishes).where(_wishes.c.guest == guest)).first()
    if row is None:
        return Wishes()
    return Wishes(row.language, row.zone, row.quiet_from, row.quiet_until, bool(row.live))


def _channel(connection: sa.Connection, id: str) -> Channel | None:
    row = connection.execute(sa.select(_channels).where(_channels.c.id == id)).first()
    return None if row is None else Channel(**row._mapping)


def _add(connection: sa.Connection, channel: Channel, most: int) -> Channel:
    # Other servers wait for the guest's row (SQLite has one writer anyway): so each counts what is really there.
    guest = schema.guests.c.id == channel.guest
    connection.execute(sa.select(schema.guests.c.id).where(guest).with_for_update())
    found = connection.execute(sa.select(_channels).where(_channels.c.guest == channel.guest)).all()
    same = [row for row in found if (row.kind, row.address) == (channel.kind, channel.address)]
    if same:
        anew = {"keys": channel.keys, "device": channel.device}
        connection.execute(sa.update(_channels).where(_channels.c.id == same[0].id).values(anew))
        return Channel(**{**same[0]._mapping, **anew})
    if len(found) >= most:
        raise ChannelsFull
    connection.execute(sa.insert(_channels).values(asdict(channel)))
    return channel


def _remove(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    ids = sa.select(_channels.c.id).where(which)
    connection.execute(sa.delete(_notices).where(_notices.c.channel.in_(ids)))
    connection.execute(sa.delete(_channels).where(which))


def _call(connection: sa.Connection, guest: str, turn: Turn, live: bool, seen: bool) -> int:
    ids = sa.select(_channels.c.id).where(_channels.c.guest == guest, _channels.c.confirmed_at.is_not(None))
    found = connection.execute(ids).scalars().all()
    if not found or not _is_wanted(connection, guest, turn.match, live):
        return 0
    row = {"match": turn.match, "turn": turn.turn, "created_at": turn.created_at}
    rows = [{**row, "channel": id, "done_at": turn.created_at if seen else None} for id in found]
    put = insert_or_update(connection, _notices).on_conflict_do_nothing()
    connection.execute(put, rows)
    return len(rows)


def _is_wanted(connection: sa.Connection, guest: str, match: str, live: bool) -> bool:
    own = sa.select(_tables.c.wanted).where(_tables.c.guest == guest, _tables.c.match == match)
    chosen = connection.execute(own).scalar()
    return bool(chosen) if chosen is not None else not live or _wishes_of(connection, guest).live


def _claim(connection: sa.Connection, id: str, now: float, until: float) -> tuple[Channel, list[Turn], Wishes] | None:
    own = sa.and_(_channels.c.id == id, _channels.c.claimed_until <= now, _channels.c.next_at <= now)
    if not connection.execute(sa.update(_channels).where(own).values(claimed_until=until)).rowcount:
        return None
    channel = _channel(connection, id)
    if channel is None:
        return None
    columns = _notices.c.match, _notices.c.turn, _notices.c.created_at
    query = sa.select(*columns).where(_notices.c.channel == id, _notices.c.done_at.is_(None))
    turns = [Turn(*row) for row in connection.execute(query.order_by(_notices.c.created_at))]
    return channel, turns, _wishes_of(connection, channel.guest)


def _settle(connection: sa.Connection, id: str, told: Collection[Turn], now: float, given_back: dict[str, Any]) -> None:
    for turn in told:
        which = _notices.c.channel == id, _notices.c.match == turn.match, _notices.c.turn == turn.turn
        connection.execute(sa.update(_notices).where(*which).values(done_at=now))
    connection.execute(sa.update(_channels).where(_channels.c.id == id).values(given_back))
