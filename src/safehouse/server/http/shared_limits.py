"""Limits that hold for several servers together: each tells the others, through Redis, what was taken from its buckets.

Nothing waits for it: a call is judged by what this server knows, and what others have let through meanwhile is taken
off a moment later, below nothing if it has to be. While Redis is away each server counts for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

import msgspec

from ..redis_client import LOST, connect_async
from .rate_limits import RateLimits

logger = logging.getLogger(__name__)

CHANNEL = "safehouse:limits"
SECONDS = 0.2
"""So often the others are told."""
RETRY = 1.0


class Taken(msgspec.Struct):
    """What one server has let through: by bucket and caller."""

    sender: str
    buckets: dict[str, dict[str, int]]


class SharedLimits:
    def __init__(self, url: str, limits: RateLimits) -> None:
        self._redis = connect_async(url)
        self._buckets = limits.buckets
        self._name = secrets.token_hex(4)
        self._tasks: list[asyncio.Task[None]] = []
        self._ending = False  # a client in the middle of a command may swallow a cancellation

    def open(self) -> None:
        for bucket in self._buckets.values():
            bucket.share()
        self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        self._ending = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _tell(self) -> None:
        while not self._ending:
            await asyncio.sleep(SECONDS)
            taken = {name: found for name, bucket in self._buckets.items() if (found := bucket.taken())}
            if taken:
                with contextlib.suppress(*LOST):  # then they do not hear of it
                    await self._redis.publish(CHANNEL, msgspec.json.encode(Taken(self._name, taken)))

    async def _listen(self) -> None:
        while not self._ending:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(CHANNEL)
                    while not self._ending:
                        message = await subscription.get_message(timeout=1.0)
                        if message is not None:
                            self._hear(message["data"])
            except LOST as error:
                logger.warning("limits are counted by this server alone: %s", type(error).__name__)
                await asyncio.sleep(RETRY)

    def _hear(self, data: bytes) -> None:
        try:
            told = msgspec.json.decode(data, type=Taken)
        except msgspec.DecodeError:
            logger.warning("ignored a message that is not from a server")
            return
        if told.sender == self._name:
            return
        for name, callers in told.buckets.items():
            if name in self._buckets:
                for caller, count in callers.items():
                    self._buckets[name].drain(caller, count)
