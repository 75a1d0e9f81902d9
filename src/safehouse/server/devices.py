"""The same guest on further devices: one shows a code, the other types it and gets a token of its own.

A code is valid once and for ten minutes. Like tokens, codes are stored as hashes alone.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .store import Guest

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without what is easily taken for something else: 0 and O, 1, I and L."""
LENGTH = 8
CODE_SECONDS = 600


# --- codes --------------------------------------------------------------------------------------------------------


def make_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def spelt(code: str) -> str:
    """As it is shown: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def read_code(typed: str) -> str:
    """What was meant: in capitals, without spaces and hyphens; the wide letters of an input method are letters."""
    return "".join(c for c in unicodedata.normalize("NFKC", typed).upper() if c.isalnum())


def hash_of_code(secret: bytes, code: str) -> str:
    """With the house's secret: a code is short enough for its plain hash to be looked up in a list of all."""
    return hmac.new(secret, f"device/{code}".encode("utf-8", "replace"), hashlib.sha256).hexdigest()


# --- in the database; each within the caller's transaction --------------------------------------------------------


def put_code(connection: sa.Connection, guest: str, code_hash: str, *, now: float) -> None:
    """Keeps a guest's new code in place of an earlier one; expired ones of anybody go."""
    codes = schema.device_codes
    connection.execute(sa.delete(codes).where(codes.c.expires_at <= now))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"code_hash": code_hash, "expires_at": now + CODE_SECONDS}
    put = dialect.insert(codes).values(guest=guest, **values)
    connection.execute(put.on_conflict_do_update(index_elements=[codes.c.guest], set_=values))


def use_code(connection: sa.Connection, code_hash: str, token_hash: str, *, now: float) -> Guest | None:
    """Uses up a code and adds a device to its guest; None for a code that is not valid.

    The code is deleted first: of two that come with it at once, to whatever server, only one finds it.
    """
    codes = schema.device_codes.c
    used = sa.delete(schema.device_codes).where(codes.code_hash == code_hash, codes.expires_at > now)
    id = connection.execute(used.returning(codes.guest)).scalar()
    if id is None:
        return None
    device = {"token_hash": token_hash, "guest": id, "created_at": now}
    connection.execute(sa.insert(schema.devices), device)
    name = sa.select(schema.guests.c.name).where(schema.guests.c.id == id)
    return Guest(id, connection.execute(name).scalar_one())


def forget_others(connection: sa.Connection, guest: str, kept: str) -> int | None:
    """Makes all tokens of a guest but one invalid, and its code; how many tokens, or None if that one is not valid.

    The guest's row is locked first and the token looked at again: of two devices that forget each other at once, one
    stays. The code goes before the tokens, so that whoever is using it has either come before or comes too late.
    """
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
