"""Tables with three clients each, who play over HTTP and event streams: the load of tools/load.py."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

SEATS = 3


class Seen(msgspec.Struct):
    """What a player needs of a table; the rest is skipped."""

    seq: int
    over: bool
    decision: str | None
    legal: list[Any]


class Changes(msgspec.Struct):
    """The same of a patch: what is there has changed."""

    seq: tuple[int]
    over: tuple[bool] | None = None
    decision: tuple[str | None] | None = None
    legal: Any = None


class Patch(msgspec.Struct):
    changes: Changes

    def of(self, old: Seen) -> Seen:
        """What is seen after it."""
        new = self.changes
        return Seen(
            new.seq[0],
            old.over if new.over is None else new.over[0],
            old.decision if new.decision is None else new.decision[0],
            old.legal if new.legal is None else changed(old.legal, new.legal),
        )


def changed(old: Any, change: Any) -> Any:
    """A value after a change, as docs/api.md describes it."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, new = change
        return [*old[:at], *new, *old[at + gone :]]
    copy = list(old) if isinstance(old, list) else dict(old)
    for key, inner in change.items():
        if inner == 0:
            del copy[key]
        elif isinstance(copy, list):
            copy[int(key)] = changed(copy[int(key)], inner)
        else:
            copy[key] = changed(copy.get(key), inner)
    return copy


decode = msgspec.json.Decoder(Seen).decode
decode_patch = msgspec.json.Decoder(Patch).decode


class Line(asyncio.Protocol):
    """One keep-alive connection: requests in order, answers as futures."""

    def __init__(self) -> None:
        self._data = b""
        self._waiting: deque[asyncio.Future[tuple[int, bytes]]] = deque()
        self.bytes = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        while self._waiting:
            self._waiting.popleft().set_exception(ConnectionError("the server hung up"))

    def request(self, head: bytes, body: bytes = b"") -> asyncio.Future[tuple[int, bytes]]:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        assert self.transport is not None
        self.transport.write(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        return future

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._data += data
        while True:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            at = self._data.lower().find(b"content-length: ", 0, end)
            length = int(self._data[at + 16 : self._data.find(b"\r\n", at)])
            if len(self._data) < end + 4 + length:
                return
            status = int(self._data[9:12])
            body = self._data[end + 4 : end + 4 + length]
            self._data = self._data[end + 4 + length :]
            self._waiting.popleft().set_result((status, body))


class EventLine(asyncio.Protocol):
    """One event stream; calls back with what is seen after each change."""

    def __init__(self, request: bytes, told: Callable[[Seen], None]) -> None:
        self._seen: Seen | None = None
        self._request = request
        self._told = told
        self._data = bytearray()
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._data += data
        while (end := self._data.find(b"\n\n")) >= 0:
            event = bytes(self._data[:end])
            del self._data[: end + 2]
            if (at := event.find(b"event: table\ndata: ")) >= 0:
                self._seen = decode(event[at + 19 :])
            elif (at := event.find(b"event: patch\ndata: ")) >= 0 and self._seen is not None:
                self._seen = decode_patch(event[at + 19 :]).of(self._seen)
            else:
                continue
            self._told(self._seen)


@dataclass
class Client:
    """A person at a table."""

    headers: bytes
    line: Line
    stream: EventLine | None = None
    earlier: int = 0
    """Bytes of streams that have ended."""

    @property
    def bytes(self) -> int:
        return self.earlier + (self.stream.bytes if self.stream is not None else 0)


@dataclass
class Table:
    """A table with three clients, and the actions that not everybody has heard of."""

    id: str
    clients: list[Client]
    bench: Bench
    pending: dict[int, tuple[float, int]] = field(default_factory=dict)
    ready: Callable[[], None] | None = None
    """Plays for whoever is asked, when the time has come."""
    streams: list[asyncio.Transport] = field(default_factory=list)

    def await_news(self, seq: int) -> None:
        """An action is sent that makes this version."""
        self.pending[seq] = (time.perf_counter(), SEATS)

    def note(self, seq: int, now: float) -> None:
        """One of the clients has heard of a version."""
        entry = self.pending.get(seq)
        if entry is not None:
            sent, left = entry
            if left == 1:
                del self.pending[seq]
                self.bench.informed(now - sent)
            else:
                self.pending[seq] = (sent, left - 1)

    def told(self, client: Client, seen: Seen) -> None:
        self.note(seen.seq, time.perf_counter())
        if seen.over:
            self.bench.renew(self)
        elif seen.decision is not None:
            if self.bench.closed:
                self.act(client, seen)
            else:
                self.ready = lambda: self.act(client, seen)

    def act(self, client: Client, seen: Seen) -> None:
        action = random.choice(seen.legal)["id"]
        key = uuid.uuid4().hex.encode()
        body = b'{"decision":"%s","action":%d}' % (str(seen.decision).encode(), action)
        known = b"?from=%d" % seen.seq if self.bench.patches else b""
        head = b"POST /api/matches/%s/actions%s HTTP/1.1\r\n%sIdempotency-Key: %s\r\n" % (
            self.id.encode(),
            known,
            client.headers,
            key,
        )
        self.await_news(seen.seq + 1)
        client.line.request(head, body).add_done_callback(self.bench.answered)


class Bench:
    patches = True
    """Whether clients ask to be told what has changed, as browsers do, instead of the whole."""

    def __init__(self, url: str, closed: bool) -> None:
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.closed = closed
        self.latencies: list[float] = []
        self.measuring = False
        self.actions = 0
        self.refused = 0
        self.tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def informed(self, seconds: float) -> None:
        if self.measuring:
            self.latencies.append(seconds)
            self.actions += 1

    def answered(self, future: asyncio.Future[tuple[int, bytes]]) -> None:
        if future.cancelled() or future.exception() is not None or future.result()[0] != 201:
            self.refused += 1

    async def client(self, name: str) -> Client:
        _, line = await asyncio.get_running_loop().create_connection(Line, self.host, self.port)
        base = b"Host: %s:%d\r\nContent-Type: application/json\r\n" % (self.host.encode(), self.port)
        guest = await self.call(Client(base, line), "POST", "/api/guest", {"name": name})
        return Client(base + b"Authorization: Bearer %s\r\n" % guest["token"].encode(), line)

    async def call(self, client: Client, method: str, path: str, body: Any = None) -> Any:
        head = f"{method} {path} HTTP/1.1\r\n".encode() + client.headers
        status, content = await client.line.request(head, json.dumps(body).encode() if body is not None else b"")
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content.decode()[:300]}")
        return json.loads(content)

    async def open(self, clients: list[Client]) -> None:
        """A table for three clients, each with its event stream."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        opened = await self.call(clients[0], "POST", "/api/matches", {"game": "spyconnection", "seats": seats})
        table = Table(opened["id"], clients, self)
        self.tables.append(table)
        path = f"/api/matches/{table.id}"
        for client in clients[1:]:
            await self.call(client, "POST", f"{path}/join", {"invite": opened["invite"]})
        for client in clients:
            wanted = b"?patches=true" if self.patches else b""
            request = b"GET %s/events%s HTTP/1.1\r\n%s\r\n" % (path.encode(), wanted, client.headers)

            def told(seen: Seen, client: Client = client) -> None:
                table.told(client, seen)

            def line(request: bytes = request, told: Any = told) -> EventLine:
                return EventLine(request, told)

            transport, client.stream = await asyncio.get_running_loop().create_connection(line, self.host, self.port)
            table.streams.append(transport)

    def received(self) -> int:
        """Bytes that the clients have got so far, of tables that are still played."""
        return sum(client.bytes + client.line.bytes for table in self.tables for client in table.clients)

    def renew(self, table: Table) -> None:
        """A new game for the clients of a finished one."""
        if table in self.tables:
            self.tables.remove(table)
            for stream in table.streams:
                stream.close()
            for client in table.clients:
                client.earlier = client.bytes
                client.stream = None
            task = asyncio.get_running_loop().create_task(self.open(table.clients))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
