"""How much one guest, and one address, may ask for: token buckets, and a count of event streams."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any

from ..problems import TooMany
from ..settings import Settings
from .addresses import LOOPBACK, network_of_call

_KEPT = 50_000


class TokenBuckets:
    """One bucket per caller: it fills at `rate` per second up to `most`, and each call takes one."""

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._taken: Counter[str] | None = None

    def wait(self, caller: str) -> float:
        """Takes one token; 0, or the seconds until there will be one."""
        now = time.monotonic()
        level = self._level(caller, now)
        allowed = level >= 1
        if allowed and self._taken is not None:
            self._taken[caller] += 1
        self._keep(caller, level - 1 if allowed else level, now)
        return 0.0 if allowed else (1 - level) / self._rate

    def _level(self, caller: str, now: float) -> float:
        level, since = self._levels.pop(caller, (float(self._most), now))
        return min(self._most, level + (now - since) * self._rate)

    def _keep(self, caller: str, level: float, now: float) -> None:
        self._levels[caller] = (level, now)
        if len(self._levels) > _KEPT or self._is_full(*next(iter(self._levels.values())), now):
            self._levels.popitem(last=False)

    def _is_full(self, level: float, since: float, now: float) -> bool:
        """Whether a bucket is as good as none."""
        return level + (now - since) * self._rate >= self._most

    # --- together with other servers --------------------------------------------------------------------------

    def share(self) -> None:
        """What is taken is noted from now on, to be told to others."""
        self._taken = Counter()

    def taken(self) -> dict[str, int]:
        """What was taken by whom since it was asked for the last time."""
        found, self._taken = self._taken, Counter()
        return dict(found or {})

    def drain(self, caller: str, count: int) -> None:
        """Others have let so many calls through; what was let through too much is to be made up for."""
        now = time.monotonic()
        self._keep(caller, max(-float(self._most), self._level(caller, now) - count), now)

    def take(self, caller: str) -> None:
        """TooMany when the bucket is empty."""
        if (seconds := self.wait(caller)) > 0:
            raise too_many(seconds)


def too_many(seconds: float) -> TooMany:
    whole = max(1, round(seconds + 0.5))
    return TooMany(f"too fast: try again in {whole} s", headers={"Retry-After": str(whole)})


class RateLimits:
    """The limits of one server. Each method raises TooMany when its bucket is empty."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._loopback_too = settings.limit_loopback
        self._most_streams = limits.streams
        self._streams: Counter[str] = Counter()
        self._addresses = TokenBuckets(*limits.address)
        self._new_guests = TokenBuckets(*limits.guests)
        self._failures = TokenBuckets(*limits.failures)
        self._claims = TokenBuckets(*limits.claims)
        self.calls = TokenBuckets(*limits.calls)
        self.costly = TokenBuckets(*limits.costly)
        self.tables = TokenBuckets(*limits.tables)
        self.chat = TokenBuckets(*limits.chat)
        self.changes = TokenBuckets(*limits.changes)
        self.gestures = TokenBuckets(*limits.gestures)
        self.notices = TokenBuckets(*limits.notices)

    @property
    def buckets(self) -> dict[str, TokenBuckets]:
        """All of them by name."""
        return {name: found for name, found in vars(self).items() if isinstance(found, TokenBuckets)}

    # --- by network -------------------------------------------------------------------------------------------

    def _take(self, buckets: TokenBuckets, scope: Any) -> None:
        """Where the settings say so, not for calls from the machine itself."""
        network = network_of_call(scope)
        if self._loopback_too or network not in LOOPBACK:
            buckets.take(network)

    def call_from(self, scope: Any) -> None:
        """Any call."""
        self._take(self._addresses, scope)

    def new_guest(self, scope: Any) -> None:
        self._take(self._new_guests, scope)

    def failure(self, scope: Any) -> None:
        """A wrong token or invite: guessing becomes slow."""
        self._take(self._failures, scope)

    def claim(self, scope: Any) -> None:
        """Called before the code is looked at: after too many attempts even a right one is refused."""
        self._take(self._claims, scope)

    # --- by guest, or by network for who is nobody ------------------------------------------------------------

    def costly_call(self, scope: Any, guest: str | None) -> None:
        """Hints, replays, records, answers to cases."""
        self.costly.take(guest or network_of_call(scope))

    def take_stream(self, scope: Any, guest: str | None) -> Callable[[], None]:
        """Counts an event stream; the result gives it back."""
        name = guest or f"network {network_of_call(scope)}"
        if self._streams[name] >= self._most_streams:
            raise TooMany(f"{self._most_streams} event streams at most", headers={"Retry-After": "5"})
        self._streams[name] += 1

        def release() -> None:
            self._streams[name] -= 1
            if self._streams[name] <= 0:
                del self._streams[name]

        return release
