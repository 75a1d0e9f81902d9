"""Whether the house can do its work: whether it can write."""

from __future__ import annotations

import asyncio
import time

from ..storage.health_store import HealthStore

SECONDS = 1.0
"""So long an answer holds: whoever asks more often costs no more writes."""


class HealthService:
    def __init__(self, store: HealthStore) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._well_until = 0.0

    async def check(self) -> None:
        """StoreFailed where nothing can be written."""
        async with self._lock:
            if time.monotonic() < self._well_until:
                return
            await self._store.write()
            self._well_until = time.monotonic() + SECONDS
