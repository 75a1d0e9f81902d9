"""Looks after open event streams."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from ..background import BackgroundTasks
from ..storage.guest_store import GuestStore
from ..storage.log_writer import StoreFailed
from .guest_feed import GuestFeed
from .stream_reader import StreamReader
from .table_repository import TableRepository


class StreamMonitor:
    """Sends beats on all streams, ends those whose token is forgotten, and all when the server stops."""

    def __init__(
        self,
        repository: TableRepository,
        guests: GuestStore,
        seconds: float,
        tasks: BackgroundTasks,
        *,
        feed: GuestFeed,
        is_banned: Callable[[str | None], bool] = lambda _: False,
    ) -> None:
        self._repository = repository
        self._is_banned = is_banned
        self._guests = guests
        self._seconds = seconds
        self._tasks = tasks
        self._feed = feed

    def start(self) -> None:
        self._tasks.spawn(self._beat())
        self._tasks.spawn(self._watch_tokens())

    def look_after(self, guest: str) -> None:
        """Ends the streams of a guest whose tokens are not valid any more: at once, not with the next beat."""
        if any(listener.guest == guest for listener in self._listeners()):
            self._tasks.spawn(self._end_forgotten_of(guest))

    async def _end_forgotten_of(self, guest: str) -> None:
        with contextlib.suppress(StoreFailed):  # then with the next beat that the database hears
            await self._end_forgotten([listener for listener in self._listeners() if listener.guest == guest])

    def end_all(self) -> None:
        for listener in self._listeners():
            listener.end()

    @property
    def count(self) -> int:
        return len(self._listeners())

    def _listeners(self) -> list[StreamReader]:
        at_tables = [listener for session in self._repository.sessions for listener in session.listeners]
        return [*at_tables, *self._feed.listeners]

    async def _beat(self) -> None:
        """Now and then a word on every stream, so that a dead connection is noticed at both ends."""
        while True:
            await asyncio.sleep(self._seconds)
            for listener in self._listeners():
                listener.beat = True
                listener.wake()

    async def _watch_tokens(self) -> None:
        """As often, streams whose token has been forgotten are ended: on whatever server that was done."""
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self._end_forgotten(self._listeners())
            except StoreFailed:
                continue

    async def _end_forgotten(self, watched: Sequence[StreamReader]) -> None:
        listeners = [listener for listener in watched if listener.token_hash is not None]
        asked = {str(listener.token_hash) for listener in listeners}
        valid = await self._guests.valid_tokens(sorted(asked))
        for listener in listeners:
            if listener.token_hash not in valid or self._is_banned(listener.guest):
                listener.end()
