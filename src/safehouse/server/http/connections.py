"""Connections that say too much, or too slowly, or are too many: what the HTTP server itself does not limit."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..settings import Settings
from .addresses import LOOPBACK, network_of

TOO_LARGE = "431 Request Header Fields Too Large"
TOO_SLOW = "408 Request Timeout"
TOO_MANY = "503 Service Unavailable"


EXCHANGE = "safehouse.exchange"
"""Where a request's scope holds its `Exchange`."""


class Exchange:
    """A request and its answer as the connection has them, for what is asked and told most often.

    ASGI's messages cost more (how much was not measured apart): head and body of an answer are written
    apart, every header is looked at, and a body that has arrived long ago is waited for.
    """

    __slots__ = ("_cycle",)

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    @property
    def body(self) -> bytes | None:
        """The body, if all of it has arrived."""
        return None if self._cycle.more_body else bytes(self._cycle.body)

    @property
    def writable(self) -> bool:
        """Whether the other end reads what it is sent."""
        return not (self._cycle.flow.write_paused or self._cycle.disconnected)

    @property
    def gone(self) -> bool:
        """Whether there is no other end any more."""
        return self._cycle.disconnected

    async def drain(self) -> None:
        """Returns when the other end has read enough of what it was sent, or is gone."""
        await self._cycle.flow.drain()

    def answer(self, head: bytes, body: bytes) -> bool:
        """Sends a whole answer in one piece; False if the other end is slow, and it has to wait."""
        cycle = self._cycle
        if not self.writable:
            return False
        cycle.response_started = cycle.response_complete = True
        stamps = b"".join(b"%b: %b\r\n" % header for header in cycle.default_headers)
        end = b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n"
        cycle.transport.write(head + stamps + end + body)
        cycle.message_event.set()
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()
        return True

    def write(self, data: bytes) -> None:
        """Sends a piece of an answer that has begun, and has no length."""
        self._cycle.transport.write(b"%x\r\n%b\r\n" % (len(data), data))


class ConnectionLimits:
    """All connections of one server. Of too many the oldest is closed of which no whole request has come yet.

    Only where there is none is a new connection turned away: who has begun to play is not pushed out. Connections of
    the machine itself are those of its proxy, and are not counted by address.
    """

    def __init__(self, settings: Settings) -> None:
        self.head_bytes = settings.head_bytes
        self.head_seconds = settings.head_seconds
        self._most = settings.connections
        self._most_of_network = settings.network_connections
        self._count = 0
        self._networks: Counter[str] = Counter()
        self._silent: dict[LimitedConnection, None] = {}
        """Those that have not asked for anything yet, the oldest first."""

    def enter(self, connection: LimitedConnection) -> bool:
        """Counts a new connection; False if it must be turned away. Either way it has to `leave`."""
        network = connection.network
        self._count += 1
        self._networks[network] += 1
        crowded = network not in LOOPBACK and self._networks[network] > self._most_of_network
        if crowded and not self._drop(network):
            return False
        if self._count > self._most and not self._drop(None):
            return False
        self._silent[connection] = None
        return True

    def heard(self, connection: LimitedConnection) -> None:
        """A whole request has come."""
        self._silent.pop(connection, None)

    def leave(self, connection: LimitedConnection) -> None:
        self.heard(connection)
        self._count -= 1
        self._networks[connection.network] -= 1
        if self._networks[connection.network] <= 0:
            del self._networks[connection.network]

    def _drop(self, network: str | None) -> bool:
        """Closes the oldest silent connection, of this network if one is given; False if there is none."""
        for connection in self._silent:
            if network in (None, connection.network):
                connection.refuse(TOO_SLOW)
                return True
        return False


class LimitedConnection(HttpToolsProtocol):
    """One connection: the head of each request is limited in size and time."""

    limits: ConnectionLimits
    network = ""
    _head_left = 0
    _head_size = 0
    _in_head = True
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0]) if self.client else "unix"
        self._begin_head()
        self._await_head()
        if not self.limits.enter(self):
            self.refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_deadline(None)
        self.limits.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head_left -= len(data)
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            if self._head_left < 0:
                self.refuse(TOO_LARGE)
            elif self._deadline is None:  # most heads come in one piece, and need none
                self._await_head()

    def on_message_begin(self) -> None:
        if not self._in_head:  # a further request on a connection that is kept
            self._begin_head()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head_size += len(name) + len(value)
        if self._head_size > self.limits.head_bytes:
            raise ValueError("the headers are too large")  # the parser answers 400 and closes

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._set_deadline(None)
        self.limits.heard(self)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        cycle.scope[EXCHANGE] = Exchange(cycle)  # type: ignore[literal-required]
        super()._start_asgi_task(cycle, app)

    def refuse(self, status: str) -> None:
        """Says why, and closes."""
        if not self.transport.is_closing():
            answer = f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.limits.heard(self)
            self.transport.write(answer.encode())
            self.transport.close()

    def _begin_head(self) -> None:
        self._in_head = True
        self._head_left = self.limits.head_bytes
        self._head_size = 0

    def _await_head(self) -> None:
        self._set_deadline(self.loop.call_later(self.limits.head_seconds, self.refuse, TOO_SLOW))

    def _set_deadline(self, deadline: asyncio.TimerHandle | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = deadline


def limited_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of one server, with limits of its own."""
    made: Any = type("ServerConnection", (LimitedConnection,), {"limits": ConnectionLimits(settings)})
    protocol: type[asyncio.Protocol] = made
    return protocol
