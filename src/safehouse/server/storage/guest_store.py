"""Guests, their tokens and the codes of further devices. Tokens and codes are stored as hashes alone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from ..tables.players import Guest
from . import schema
from .database import Database
from .engine import insert_or_update
from .log_writer import LogBatch
from .notifier import GUEST

_PART = 500
"""Values in one query."""


DAY = 86_400.0
"""So exactly it is noted when a token was used: a write a day for each."""


class GuestStore:
    def __init__(self, database: Database, token_days: float = 0.0) -> None:
        self._database = database
        self._token_seconds = token_days * DAY

    async def secret(self, name: str) -> bytes:
        """A secret of this house, made at first use."""
        return await self._database.secret(name)

    @property
    def shared(self) -> bool:
        """Whether other servers may write, too."""
        return self._database.shared

    async def find(self, token_hash: str, *, now: float) -> Guest | None:
        """The guest of a token that is valid; that it was used today is noted."""
        row = await self._database.read(lambda c: c.execute(_TOKEN_OWNER, {"token": token_hash}).first())
        if row is None:
            return None
        used_at = row.used_at or row.created_at
        if self._token_seconds and now - used_at > self._token_seconds:
            return None
        if self._token_seconds and now - used_at > DAY:
            await self._database.transact(lambda c: _note_use(c, token_hash, now))
        return Guest(row.id, row.name, row.bot_of)

    async def forget_token(self, guest: str, token_hash: str) -> bool:
        """Makes one token of a guest invalid; whether it was valid."""
        return await self._database.transact(lambda c: _forget_token(c, guest, token_hash), told=[f"{GUEST}{guest}"])

    async def forget_unused(self, *, now: float) -> int:
        """Makes tokens invalid that were not used for too long, and says how many."""
        if not self._token_seconds:
            return 0
        return await self._database.transact(lambda c: _forget_unused(c, now - self._token_seconds))

    async def valid_tokens(self, token_hashes: Sequence[str]) -> set[str]:
        """Those of these tokens that belong to somebody."""
        columns = (schema.guests.c.token_hash, schema.devices.c.token_hash)
        parts = [token_hashes[start : start + _PART] for start in range(0, len(token_hashes), _PART)]
        queries = [sa.select(column).where(column.in_(part)) for part in parts for column in columns]
        return await self._database.read(lambda c: {found for query in queries for found in c.execute(query).scalars()})

    async def add(self, guest: Guest, token_hash: str) -> None:
        now = time.time()
        values = {"id": guest.id, "name": guest.name, "token_hash": token_hash, "created_at": now}
        statements = [sa.insert(schema.guests).values(values)]
        if guest.bot_of is not None:
            bot = {"guest": guest.id, "id": secrets.token_hex(8), "owner": guest.bot_of, "accepts": "{}"}
            statements.append(sa.insert(schema.outside_bots).values(**bot, created_at=now, heard_at=0.0))
        await self._database.write(LogBatch(statements=statements))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """What these guests are called now."""
        guests = schema.guests.c
        query = sa.select(guests.id, guests.name).where(guests.id.in_(sorted(ids)))
        return await self._database.read(lambda c: {row[0]: row[1] for row in c.execute(query)}) if ids else {}

    async def rename(self, guest: Guest) -> None:
        """Other servers hear of it."""
        update = sa.update(schema.guests).where(schema.guests.c.id == guest.id).values(name=guest.name)
        await self._database.write(LogBatch(statements=[update], told=[f"{GUEST}{guest.id}"]))

    async def put_code(self, guest: str, code_hash: str, *, now: float, expires_at: float) -> None:
        """Keeps a guest's new code in place of an earlier one; expired ones of anybody go."""
        await self._database.transact(lambda c: _put_code(c, guest, code_hash, now, expires_at))

    async def use_code(self, code_hash: str, token_hash: str, *, now: float) -> Guest | None:
        """Uses up a code and adds a device to its guest; None for a code that is not valid."""
        return await self._database.transact(lambda c: _use_code(c, code_hash, token_hash, now))

    async def forget_others(self, guest: str, kept: str, *, now: float) -> int | None:
        """Makes all tokens of a guest but one invalid, and its code; how many, or None if that one is not valid."""
        return await self._database.transact(lambda c: _forget_others(c, guest, kept, now), told=[f"{GUEST}{guest}"])


# --- each within a transaction ------------------------------------------------------------------------------------


def _token_owner() -> sa.CompoundSelect[Any]:
    """Whose token it is, when it was made, and when it was last used."""
    token_hash: sa.BindParameter[str] = sa.bindparam("token")
    guests, devices, uses = schema.guests, schema.devices, schema.token_uses
    whose = guests.c.id, guests.c.name, _bot_of(guests.c.id)
    used = sa.select(uses.c.used_at).where(uses.c.token_hash == token_hash).scalar_subquery().label("used_at")
    first = sa.select(*whose, guests.c.created_at, used).where(guests.c.token_hash == token_hash)
    further = sa.select(*whose, devices.c.created_at, used).join(devices, devices.c.guest == guests.c.id)
    return sa.union_all(first, further.where(devices.c.token_hash == token_hash))


def _bot_of(guest: sa.ColumnElement[str]) -> sa.Label[str | None]:
    """Of a program: whose bot it is."""
    bots = schema.outside_bots.c
    return sa.select(bots.owner).where(bots.guest == guest).scalar_subquery().label("bot_of")


_TOKEN_OWNER = _token_owner()
"""Put together once: calls ask it more often than anything else."""


def _note_use(connection: sa.Connection, token_hash: str, now: float) -> None:
    uses = schema.token_uses
    put = insert_or_update(connection, uses).values(token_hash=token_hash, used_at=now)
    connection.execute(put.on_conflict_do_update(index_elements=[uses.c.token_hash], set_={"used_at": now}))


def _forget_token(connection: sa.Connection, guest: str, token_hash: str) -> bool:
    guests, devices, uses = schema.guests, schema.devices, schema.token_uses
    connection.execute(sa.delete(uses).where(uses.c.token_hash == token_hash))
    further = sa.delete(devices).where(devices.c.token_hash == token_hash, devices.c.guest == guest)
    if connection.execute(further).rowcount:
        return True
    own = sa.update(guests).where(guests.c.token_hash == token_hash, guests.c.id == guest)
    return bool(connection.execute(own.values(token_hash=_no_token())).rowcount)


def _no_token() -> str:
    """In place of the hash of a token: no text has it, for hashes are hexadecimal."""
    return f"none-{secrets.token_hex(16)}"


def _forget_unused(connection: sa.Connection, before: float) -> int:
    guests, devices, uses = schema.guests, schema.devices, schema.token_uses
    recent = sa.select(uses.c.token_hash).where(uses.c.used_at >= before)
    old = [sa.and_(t.c.created_at < before, t.c.token_hash.not_in(recent)) for t in (guests, devices)]
    gone = connection.execute(sa.delete(devices).where(old[1])).rowcount
    first = sa.select(guests.c.id).where(old[0], guests.c.token_hash.not_like("none-%"))
    for id in connection.execute(first).scalars().all():
        connection.execute(sa.update(guests).where(guests.c.id == id).values(token_hash=_no_token()))
        gone += 1
    connection.execute(sa.delete(uses).where(uses.c.used_at < before))
    return gone


def _put_code(connection: sa.Connection, guest: str, code_hash: str, now: float, expires_at: float) -> None:
    codes = schema.device_codes
    connection.execute(sa.delete(codes).where(codes.c.expires_at <= now))
    values = {"code_hash": code_hash, "expires_at": expires_at}
    put = insert_or_update(connection, codes).values(guest=guest, **values)
    connection.execute(put.on_conflict_do_update(index_elements=[codes.c.guest], set_=values))


def _use_code(connection: sa.Connection, code_hash: str, token_hash: str, now: float) -> Guest | None:
    """The code is deleted first: of two that come with it at once, to whatever server, only one finds it."""
    codes = schema.device_codes.c
    used = sa.delete(schema.device_codes).where(codes.code_hash == code_hash, codes.expires_at > now)
    id = connection.execute(used.returning(codes.guest)).scalar()
    if id is None:
        return None
    device = {"token_hash": token_hash, "guest": id, "created_at": now}
    connection.execute(sa.insert(schema.devices), device)
    guests = schema.guests.c
    found = sa.select(guests.id, guests.name, _bot_of(guests.id)).where(guests.id == id)
    return Guest(*connection.execute(found).one())


def _forget_others(connection: sa.Connection, guest: str, kept: str, now: float) -> int | None:
    # The guest's row is locked first and the token looked at again: of two devices that forget each other at once, one
    # stays. The code goes before the tokens, so that whoever is using it has either come before or comes too late.
    guests, devices, codes = schema.guests, schema.devices, schema.device_codes
    own = guests.c.id == guest
    connection.execute(sa.update(guests).where(own).values(name=guests.c.name))
    first = connection.execute(sa.select(guests.c.token_hash).where(own)).scalar()
    connection.execute(sa.delete(codes).where(codes.c.guest == guest))
    theirs = sa.select(devices.c.token_hash).where(devices.c.guest == guest)
    valid = {first, *connection.execute(theirs).scalars()}
    if kept not in valid:
        return None
    connection.execute(sa.delete(devices).where(devices.c.guest == guest))
    connection.execute(sa.update(guests).where(own).values(token_hash=kept))
    _note_use(connection, kept, now)  # the guest's row may be much older than the token that it has now
    return sum(not str(token).startswith("none-") for token in valid) - 1
