"""Whether the database does its work."""

from __future__ import annotations

import time

import sqlalchemy as sa

from . import schema
from .database import Database
from .engine import insert_or_update

KEY = "healthz"


class HealthStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self) -> None:
        """Writes a row and reads one; StoreFailed where the database, be it away, full or damaged, does not let us."""
        await self._database.transact(_write)


def _write(connection: sa.Connection) -> None:
    house, now = schema.house, f"{time.time():.0f}"
    put = insert_or_update(connection, house).values(key=KEY, value=now)
    connection.execute(put.on_conflict_do_update(index_elements=[house.c.key], set_={"value": now}))
    connection.execute(sa.select(schema.matches.c.id).limit(1)).first()
