"""One open event stream, as far as all have it in common: waiting for news, beats, and the end."""

from __future__ import annotations

import asyncio


class StreamReader:
    """Who reads. It is woken when there may be something to send."""

    __slots__ = ("_waiting", "beat", "ended", "guest", "token_hash")

    def __init__(self, guest: str | None, token_hash: str | None = None) -> None:
        self.guest = guest
        self.token_hash = token_hash
        self.beat = False
        self.ended = False
        self._waiting: asyncio.Future[None] | None = None

    async def wait(self) -> None:
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    def wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def end(self) -> None:
        """Lets the stream send what is under way, and close."""
        self.ended = True
        self.wake()
