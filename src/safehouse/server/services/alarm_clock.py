"""Wakes tables whose time has run out."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from collections.abc import Callable


class AlarmClock:
    """A heap of (moment, table). Tables need not be in memory while they wait."""

    def __init__(self, due: Callable[[str], None]) -> None:
        self._due = due
        self._heap: list[tuple[float, str]] = []
        self._next: dict[str, float] = {}
        self._changed = asyncio.Event()

    def arm(self, table: str, moment: float) -> None:
        """Wakes the table at this moment; only the earliest moment of a table counts."""
        if self._next.get(table, float("inf")) <= moment:
            return
        self._next[table] = moment
        heapq.heappush(self._heap, (moment, table))
        if self._heap[0] == (moment, table):
            self._changed.set()

    async def run(self) -> None:
        while True:
            self._changed.clear()
            wait = self._heap[0][0] - time.time() if self._heap else None
            if wait is None or wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), wait)
                continue
            moment, table = heapq.heappop(self._heap)
            if self._next.get(table) == moment:
                del self._next[table]
                self._due(table)
