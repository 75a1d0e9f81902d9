"""Tokens of operators: put in by who can write to the database, never over the network."""

from __future__ import annotations

import time

import sqlalchemy as sa

from safehouse.core.errors import OptionError

from . import schema
from .engine import make_engine


def put_operator(url: str, name: str, token_hash: str) -> None:
    """An operator's token under this name, in place of an earlier one. The house must have been opened once."""
    own = schema.operators
    try:
        engine = make_engine(url)
        with engine.begin() as connection:
            connection.execute(sa.delete(own).where(own.c.name == name))
            connection.execute(sa.insert(own), {"token_hash": token_hash, "name": name, "created_at": time.time()})
        engine.dispose()
    except (ValueError, sa.exc.SQLAlchemyError) as error:
        raise OptionError(f"--db: {str(error).splitlines()[0]}") from None
