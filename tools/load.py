"""Measures a server under play: many tables, three people with event streams each, all on this machine.

    python tools/load.py closed --tables 64             each seat acts as soon as it is asked
    python tools/load.py open --tables 300 --rate 100   so many actions per second, spread over all tables

Starts a server of its own (SQLite in a temporary folder, or --db URL) unless --url is given. Reports actions per
second, the time from sending an action until all seats of the table were informed (p50, p99), the server's processor
time and its memory per client.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

SEATS = 3


class LegalAction(msgspec.Struct):
    id: int


class Seen(msgspec.Struct):
    """What a player needs of a table; the rest is skipped."""

    seq: int
    over: bool
    decision: str | None
    legal: list[LegalAction]


decode = msgspec.json.Decoder(Seen).decode


class Line(asyncio.Protocol):
    """One keep-alive connection: requests in order, answers as futures."""

    def __init__(self) -> None:
        self._data = b""
        self._waiting: deque[asyncio.Future[tuple[int, bytes]]] = deque()
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
    """One event stream; calls back with the data of each `table` event."""

    def __init__(self, request: bytes, told: Any) -> None:
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
                self._told(event[at + 19 :])


@dataclass
class Client:
    """A person at a table."""

    headers: bytes
    line: Line
    table: Table | None = None
    stream: EventLine | None = None


@dataclass
class Table:
    """A table with three clients, and the actions that not everybody has heard of."""

    id: str
    clients: list[Client]
    bench: Bench
    pending: dict[int, tuple[float, int]] = field(default_factory=dict)
    ready: tuple[Client, Seen] | None = None
    streams: list[asyncio.Transport] = field(default_factory=list)

    def told(self, client: Client, data: bytes) -> None:
        now = time.perf_counter()
        seen = decode(data)
        entry = self.pending.get(seen.seq)
        if entry is not None:
            sent, left = entry
            if left == 1:
                del self.pending[seen.seq]
                self.bench.informed(now - sent)
            else:
                self.pending[seen.seq] = (sent, left - 1)
        if seen.over:
            self.bench.renew(self)
        elif seen.decision is not None:
            if self.bench.closed:
                self.act(client, seen)
            else:
                self.ready = (client, seen)

    def act(self, client: Client, seen: Seen) -> None:
        action = random.choice(seen.legal).id
        key = uuid.uuid4().hex.encode()
        body = b'{"decision":"%s","action":%d}' % (str(seen.decision).encode(), action)
        head = b"POST /api/matches/%s/actions HTTP/1.1\r\n%sIdempotency-Key: %s\r\n" % (
            self.id.encode(),
            client.headers,
            key,
        )
        self.pending[seen.seq + 1] = (time.perf_counter(), SEATS)
        client.line.request(head, body).add_done_callback(self.bench.answered)


class Bench:
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
            request = b"GET %s/events HTTP/1.1\r\n%s\r\n" % (path.encode(), client.headers)

            def told(data: bytes, client: Client = client) -> None:
                table.told(client, data)

            def line(request: bytes = request, told: Any = told) -> EventLine:
                return EventLine(request, told)

            transport, _ = await asyncio.get_running_loop().create_connection(line, self.host, self.port)
            table.streams.append(transport)

    def renew(self, table: Table) -> None:
        """A new game for the clients of a finished one."""
        if table in self.tables:
            self.tables.remove(table)
            for stream in table.streams:
                stream.close()
            task = asyncio.get_running_loop().create_task(self.open(table.clients))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def drive(bench: Bench, rate: float) -> None:
    """Sends actions at a steady rate to tables that wait for one."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    order = 0
    while True:
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - loop.time()))
        for _ in range(len(bench.tables)):
            order += 1
            table = bench.tables[order % len(bench.tables)]
            if table.ready is not None:
                client, seen = table.ready
                table.ready = None
                table.act(client, seen)
                break


async def run(given: argparse.Namespace, url: str, pid: int | None) -> dict[str, Any]:
    bench = Bench(url, given.mode == "closed")
    empty = memory(pid)
    clients = [await bench.client(f"P{i}") for i in range(given.tables * SEATS)]
    for i in range(given.tables):
        await bench.open(clients[SEATS * i : SEATS * i + SEATS])
    driver = asyncio.ensure_future(drive(bench, given.rate)) if given.mode == "open" else None
    await asyncio.sleep(given.warm)
    bench.measuring = True
    began, cpu = time.perf_counter(), processor(pid)
    await asyncio.sleep(given.seconds)
    bench.measuring = False
    took, used = time.perf_counter() - began, processor(pid) - cpu
    full = memory(pid)
    if driver is not None:
        driver.cancel()
    times = sorted(bench.latencies)
    return {
        "mode": given.mode,
        "tables": given.tables,
        "clients": given.tables * SEATS,
        "seconds": round(took, 1),
        "actions_per_second": round(bench.actions / took, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
        "refused": bench.refused,
        "server_cpu": round(used / took, 2),
        "server_cpu_ms_per_action": round(1000 * used / max(1, bench.actions), 3),
        "server_mb": round(full / 1e6, 1),
        "kb_per_client": round((full - empty) / 1000 / (given.tables * SEATS), 1),
    }


def memory(pid: int | None) -> int:
    """Resident bytes of a process."""
    if pid is None:
        return 0
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int | None) -> float:
    """Seconds of processor time a process has used."""
    if pid is None:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["closed", "open"])
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--db", help="the database of the server that is started")
    given = parser.parse_args()
    import uvloop

    if given.url:
        print(json.dumps(uvloop.run(run(given, given.url, None)), indent=1))
        return
    with tempfile.TemporaryDirectory(prefix="safehouse-load-") as folder:
        command = [sys.executable, "-m", "safehouse.server", "--port", "0", "--unlimited"]
        command += ["--db", given.db or f"sqlite:///{folder}/house.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            time.sleep(1)
            try:
                print(json.dumps(uvloop.run(run(given, url, server.pid)), indent=1))
            finally:
                server.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    main()
