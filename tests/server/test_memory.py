"""What is kept of callers: as much as is needed while they call, and nothing once they are gone."""

from __future__ import annotations

import asyncio
import time

import pytest

from safehouse.server.guests.service import KNOWN_SECONDS, GuestService
from safehouse.server.http.rate_limits import TokenBuckets
from safehouse.server.problems import TooMany
from safehouse.server.storage.guest_store import GuestStore
from safehouse.server.tables.players import Guest


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


def test_a_bucket_that_is_full_again_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    buckets = TokenBuckets(1, 10)
    for n in range(1000):
        buckets.take(f"caller {n}")
        clock.now += 1
    assert len(buckets._levels) <= 2


def test_a_bucket_that_is_not_full_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    buckets = TokenBuckets(0.01, 10)
    for _ in range(10):
        buckets.take("Eve")
    for n in range(100):
        buckets.take(f"caller {n}")
        clock.now += 0.5
    with pytest.raises(TooMany):
        buckets.take("Eve")


class Everybody(GuestStore):
    """Every token belongs to somebody."""

    def __init__(self) -> None:
        self.asked = 0

    @property
    def shared(self) -> bool:
        return True

    async def find(self, token_hash: str, *, now: float) -> Guest | None:
        del now
        self.asked += 1
        return Guest(token_hash[:8], "Ann")


def test_guests_who_are_gone_take_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, store = Clock(monkeypatch), Everybody()
    guests = GuestService(store)

    async def visit() -> None:
        for n in range(500):
            await guests.find(f"token {n}")
            await guests.find("at home")
            clock.now += KNOWN_SECONDS / 5

    asyncio.run(visit())
    assert len(guests._known) <= 8
    assert store.asked < 500 + 500 / 4  # who calls again and again is looked up once in a while
