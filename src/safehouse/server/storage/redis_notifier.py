"""Several servers over one PostgreSQL that wake each other through Redis: match and entry number, nothing else."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from typing import Any

import sqlalchemy as sa

from ..redis_client import LOST, SECONDS, connect
from .notifier import EVERYTHING, Noticed, read_notice

logger = logging.getLogger(__name__)


class RedisNotifier:
    """Listens in one thread and tells in another, so that a slow Redis holds up no write."""

    def __init__(
        self,
        url: str,
        channel: str,
        sender: str,
        loop: asyncio.AbstractEventLoop,
        noticed: Noticed,
    ) -> None:
        self._client = connect(url)
        self._channel = channel
        self._sender = sender
        self._loop = loop
        self._noticed = noticed
        self._ending = threading.Event()
        self._changes: queue.SimpleQueue[dict[str, int] | None] = queue.SimpleQueue()
        self._subscription: Any = None
        self._threads = [
            threading.Thread(target=run, name=name, daemon=True)
            for name, run in (("notices-listen", self._listen), ("notices-tell", self._tell))
        ]

    def start(self) -> None:
        """Returns when nothing written from now on can be missed."""
        self._subscription = self._subscribe()
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._ending.set()
        self._changes.put(None)
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        self._client.close()

    def before_commit(self, connection: sa.Connection, changed: dict[str, int]) -> None:
        """Redis is told only of what is stored."""

    def after_commit(self, changed: dict[str, int]) -> None:
        self._changes.put(changed)

    # --- telling ----------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What could not be told is told later."""
        pending: dict[str, int] = {}
        while (changed := self._changes.get()) is not None:
            pending |= changed
            try:
                self._publish(pending)
                pending = {}
            except LOST as error:
                logger.warning("other servers could not be told: %s", type(error).__name__)
                self._ending.wait(1)
                self._changes.put({})

    def _publish(self, changed: dict[str, int]) -> None:
        if changed:
            with self._client.pipeline(transaction=False) as pipe:
                for match, seq in changed.items():
                    pipe.publish(self._channel, f"{self._sender} {match} {seq}")
                pipe.execute()

    # --- listening --------------------------------------------------------------------------------------------

    def _subscribe(self) -> Any:
        subscription = self._client.pubsub()
        subscription.subscribe(self._channel)
        if subscription.get_message(timeout=SECONDS) is None:
            raise ConnectionError("Redis did not confirm the subscription")
        return subscription

    def _listen(self) -> None:
        while not self._ending.is_set():
            try:
                if self._subscription is None:
                    self._subscription = self._subscribe()
                    self._hear(EVERYTHING, 0)
                self._take(self._subscription.get_message(timeout=0.5))
            except LOST as error:
                logger.warning("lost the notices of other servers: %s", type(error).__name__)
                self._subscription = None
                self._ending.wait(1)
        if self._subscription is not None:
            self._subscription.close()

    def _take(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":  # the client has connected anew: who knows what was told meanwhile
            self._hear(EVERYTHING, 0)
            return
        notice = read_notice(message["data"].decode(errors="replace"))
        if notice is not None and notice[0] != self._sender:
            self._hear(*notice[1:])

    def _hear(self, match: str, seq: int) -> None:
        self._loop.call_soon_threadsafe(self._noticed, match, seq)
