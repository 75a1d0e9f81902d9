"""Guests, their tokens and the codes of further devices. Tokens and codes are stored as hashes alone."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import sqlalchemy as sa

from ..tables.players import Guest
from . import schema
from .database import Database
from .engine import insert_or_update
from .log_writer import LogBatch
from .notifier import GUEST

_PART = 500
"""Values in one query."""


class GuestStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, name: str) -> bytes:
        """A secret of this house, made at first use."""
        return await self._database.secret(name)

    async def find(self, token_hash: str) -> Guest | None:
        """The guest of a token."""
        guests, devices = schema.guests, schema.devices
        found = sa.select(guests.c.id, guests.c.name)
        first = found.where(guests.c.token_hash == token_hash)
        further = found.join(devices, devices.c.guest == guests.c.id).where(devices.c.token_hash == token_hash)
        query = sa.union_all(first, further)
        row = await self._database.read(lambda c: c.execute(query).first())
        return None if row is None else Guest(row[0], row[1])

    async def valid_tokens(self, token_hashes: Sequence[str]) -> set[str]:
        """Those of these tokens that belong to somebody."""
        columns = (schema.guests.c.token_hash, schema.devices.c.token_hash)
        parts = [token_hashes[start : start + _PART] for start in range(0, len(token_hashes), _PART)]
        queries = [sa.select(column).where(column.in_(part)) for part in parts for column in columns]
        return await self._database.read(lambda c: {found for query in queries for found in c.execute(query).scalars()})

    async def add(self, guest: Guest, token_hash: str) -> None:
        values = {"id": guest.id, "name": guest.name, "token_hash": token_hash, "created_at": time.time()}
        await self._database.write(LogBatch(statements=[sa.insert(schema.guests).values(values)]))

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

    async def forget_others(self, guest: str, kept: str) -> int | None:
        """Makes all tokens of a guest but one invalid, and its code; how many, or None if that one is not valid."""
        return await self._database.transact(lambda c: _forget_others(c, guest, kept))


# --- each within a transaction ------------------------------------------------------------------------------------


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
    name = sa.select(schema.guests.c.name).where(schema.guests.c.id == id)
    return Guest(id, connection.execute(name).scalar_one())


def _forget_others(connection: sa.Connection, guest: str, kept: str) -> int | None:
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
    return len(valid) - 1
