"""Server-sent events over ASGI."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from litestar.response import Stream
from litestar.response.streaming import ASGIStreamingResponse

from ..services.stream_reader import StreamReader
from .connections import EXCHANGE, Exchange

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
MEDIA = "text/event-stream"


R_contra = TypeVar("R_contra", bound=StreamReader, contravariant=True)


class Source(Protocol[R_contra]):
    """Who tells: a table, or all tables of a guest."""

    def enter(self, listener: R_contra, /) -> None: ...

    def first_frame(self, listener: R_contra, last: tuple[int, int] | None, /) -> bytes: ...

    def frames(self, listener: R_contra, /) -> bytes: ...

    def quit(self, listener: R_contra, /) -> None: ...


class EventStream(Stream):
    """What a source tells one listener, until the listener goes away."""

    def __init__(
        self, session: Source[R_contra], listener: R_contra, last: tuple[int, int] | None, release: Callable[[], None]
    ) -> None:
        super().__init__([], media_type=MEDIA, headers=HEADERS)
        self._parts = (session, listener, last, release)

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIStreamingResponse:
        return _Sender(*self._parts)


class _Sender(ASGIStreamingResponse):
    def __init__(
        self, session: Source[Any], listener: StreamReader, last: tuple[int, int] | None, release: Callable[[], None]
    ) -> None:
        super().__init__(iterator=[], media_type=MEDIA, headers=HEADERS)
        self._session = session
        self._listener = listener
        self._last = last
        self._release = release

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        session, listener = self._session, self._listener
        exchange: Exchange = scope[EXCHANGE]  # type: ignore[literal-required]
        session.enter(listener)
        leaving = asyncio.ensure_future(_notice_leaving(listener, receive))
        try:
            await self.start_response(send)
            if data := session.first_frame(listener, self._last):
                exchange.write(data)
            telling = _Telling(session, listener, exchange)
            while not (listener.ended or exchange.gone):
                await telling.until_stuck()
                await exchange.drain()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            listener.on_wake = None
            leaving.cancel()
            session.quit(listener)
            self._release()


class _Telling:
    """Writes what there is to tell whenever the listener is woken, once in a turn of the loop.

    It does so in a callback, without a task that waits and goes on three times for every action.
    """

    def __init__(self, session: Source[Any], listener: StreamReader, exchange: Exchange) -> None:
        self._session = session
        self._listener = listener
        self._exchange = exchange
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._stuck: asyncio.Future[None]

    async def until_stuck(self) -> None:
        """Returns when the listener has ended, or does not read what it is sent: then nothing is made for it."""
        self._stuck = self._loop.create_future()
        self._listener.on_wake = self._wake
        self._tell()
        await self._stuck

    def _wake(self) -> None:
        if not self._due:
            self._due = True
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        self._due = False
        if self._stuck.done():
            return
        try:
            if not self._listener.ended and self._exchange.writable and (data := self._session.frames(self._listener)):
                self._exchange.write(data)
        except Exception as error:
            self._stuck.set_exception(error)
        else:
            if self._listener.ended or not self._exchange.writable:
                self._stuck.set_result(None)


async def _notice_leaving(listener: StreamReader, receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.end()
