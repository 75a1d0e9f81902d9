"""Whole games replayed take their time: it is done in a thread, one at a time, and each caller waits its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ..problems import TooMany, Unavailable

P = ParamSpec("P")
T = TypeVar("T")

MOST_OF_ONE = 4
"""So many such calls of one caller may be under way or wait."""
MOST = 16
"""So many of all callers."""


class LongWork:
    """The event loop stays free: one thread takes turns with it, and what cannot be done soon is refused at once."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._callers: Counter[str] = Counter()

    async def run(self, caller: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self._callers[caller] >= MOST_OF_ONE:
            raise TooMany("wait for what you asked for before", headers={"Retry-After": "2"})
        if self._callers.total() >= MOST:
            raise Unavailable("too many ask for replays at the moment; try again", headers={"Retry-After": "5"})
        self._callers[caller] += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self._callers[caller] -= 1
            if not self._callers[caller]:
                del self._callers[caller]
