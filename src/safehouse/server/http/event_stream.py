"""Server-sent events over ASGI."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from litestar.response import Stream
from litestar.response.streaming import ASGIStreamingResponse

from ..services.stream_reader import StreamReader
from .security_middleware import RAW_SEND

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
        direct: Send = scope[RAW_SEND]  # type: ignore[literal-required]
        session.enter(listener)
        leaving = asyncio.ensure_future(_notice_leaving(listener, receive))
        try:
            await self.start_response(send)
            if data := session.first_frame(listener, self._last):
                await direct(_chunk(data))
            while not listener.ended:
                if data := session.frames(listener):
                    await direct(_chunk(data))
                elif not listener.ended:
                    await listener.wait()
            await direct({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()
            session.quit(listener)
            self._release()


def _chunk(data: bytes) -> Any:
    return {"type": "http.response.body", "body": data, "more_body": True}


async def _notice_leaving(listener: StreamReader, receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.end()
