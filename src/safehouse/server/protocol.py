"""HTTP as uvicorn speaks it, but the head of an answer leaves together with the first of its body."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = b"HTTP/1.1 "
END_OF_HEAD = b"\r\n\r\n"


class WholeAnswers(HttpToolsProtocol):
    """Saves one call into the kernel, and one packet, per answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Holding(transport, self.loop))  # type: ignore[arg-type]


class Holding:
    """A transport that holds back a head until more is written, at the latest until the loop comes round."""

    __slots__ = ("_head", "_loop", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head = b""

    def write(self, data: bytes) -> None:
        if self._head:
            self._transport.write(self._head + data)
            self._head = b""
        elif data.startswith(HEAD) and data.endswith(END_OF_HEAD):
            self._head = data
            self._loop.call_soon(self._flush)
        else:
            self._transport.write(data)

    def _flush(self) -> None:
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
