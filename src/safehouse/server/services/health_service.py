"""Whether the house can do its work: whether it can write."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from ..storage import schema
from ..storage.database import Database
from ..storage.engine import insert_or_update

KEY = "healthz"
SECONDS = 1.0
"""So long an answer holds: whoever asks more often costs no more writes."""


class HealthService:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._well_until = 0.0

    async def check(self) -> None:
        """StoreFailed where the database does not take a row, be it away, full or read-only."""
        async with self._lock:
            if time.monotonic() < self._well_until:
                return
            await self._database.transact(_write)
            self._well_until = time.monotonic() + SECONDS


def _write(connection: sa.Connection) -> None:
    house, now = schema.house, f"{time.time():.0f}"
    put = insert_or_update(connection, house).values(key=KEY, value=now)
    connection.execute(put.on_conflict_do_update(index_elements=[house.c.key], set_={"value": now}))
