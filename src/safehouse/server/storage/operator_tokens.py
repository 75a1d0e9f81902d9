"""Tokens of operators: made by who can write to the database, never over the network."""

from __future__ import annotations

import time

import sqlalchemy as sa

from safehouse.core.errors import OptionError

from ..guests.service import hash_of
from ..services.operator_service import make_token
from . import schema
from .engine import make_engine


def make_operator(url: str, name: str) -> str:
    """A new token under this name, in place of an earlier one. The house must have been opened once."""
    if not (name.isprintable() and 1 <= len(name.strip()) <= 40):
        raise OptionError("NAME: must have 1 to 40 visible characters")
    own, token = schema.operators, make_token()
    try:
        engine = make_engine(url)
        with engine.begin() as connection:
            connection.execute(sa.delete(own).where(own.c.name == name))
            values = {"token_hash": hash_of(token), "name": name, "created_at": time.time()}
            connection.execute(sa.insert(own), values)
        engine.dispose()
    except (ValueError, sa.exc.SQLAlchemyError) as error:
        raise OptionError(f"--db: {str(error).splitlines()[0]}") from None
    return token
