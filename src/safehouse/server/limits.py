"""Token buckets per guest and per address."""

from __future__ import annotations

import time
from collections import OrderedDict

from .problems import TooMany

_KEPT = 50_000


class Buckets:
    """One bucket per caller: it fills at `rate` per second up to `most`, and each call takes one."""

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, caller: str) -> float:
        """Takes one token; 0, or the seconds until there will be one."""
        now = time.monotonic()
        level, since = self._levels.pop(caller, (float(self._most), now))
        level = min(self._most, level + (now - since) * self._rate)
        allowed = level >= 1
        self._levels[caller] = (level - 1 if allowed else level, now)
        if len(self._levels) > _KEPT:
            self._levels.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self._rate

    def take(self, caller: str) -> None:
        """TooMany when the bucket is empty."""
        if (seconds := self.wait(caller)) > 0:
            raise too_many(seconds)


def too_many(seconds: float) -> TooMany:
    whole = max(1, round(seconds + 0.5))
    return TooMany(f"slower, please: try again in {whole} s", headers={"Retry-After": str(whole)})
