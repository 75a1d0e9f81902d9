"""When a bot's answer is given: at moments that follow from public facts alone.

A search stops as soon as it is clear what to do, and a choice of one needs no thought: how long a bot thinks tells of
its hand. So it answers when the slowest usual thinking of its level is over; where even that was not enough, after
twice that time, and so on.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

from safehouse.bots import levels

from ..seeds import is_foretold
from ..settings import Settings

QUICK = 0.06
"""Seconds within which bots that do not search answer, the way to their process and back included."""
AROUND = 0.1
"""Seconds for all but the search itself of one that does: what its steps and samples take beyond their time."""


class BotPace:
    """Lets answers wait for their moment."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._pause = settings.bot_pause
        self._steady = settings.steady_bots and not is_foretold()  # where all is foretold, nothing is to be hidden
        self._now = now
        self._sleep = sleep

    def interval(self, bot: str, level: int | None, *, brisk: bool) -> float:
        """The seconds after which a bot answers; `brisk`: to a question that is put to all and has a default."""
        pause = 0.0 if brisk else self._pause
        return max(pause, usual_seconds(bot, level)) if self._steady else pause

    async def keep(self, asked_at: float, interval: float) -> None:
        """Waits until a whole number of intervals, at least one, has passed since the question was put."""
        if interval <= 0:
            return
        late = self._now() - asked_at
        moment = interval * max(1, math.ceil(late / interval))
        await self._sleep(moment - late)

    def now(self) -> float:
        return self._now()


def usual_seconds(bot: str, level: int | None) -> float:
    """The slowest usual thinking of a bot: measured in docs/security.md."""
    if bot != "ismcts":
        return QUICK
    chosen = levels()[(level or len(levels())) - 1]
    return QUICK if chosen.ms is None else chosen.ms / 1000 + AROUND
