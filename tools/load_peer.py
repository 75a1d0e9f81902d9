"""The other side of tools/load.py: the same load for a server of boardgame.io.

A player is a WebSocket that speaks Socket.IO; a table is a match of the game in load_peer.cjs.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
from load_bench import SEATS, Bench, Client, Line, Table

import safehouse as sh

PACKAGES = ("boardgame.io@0.50.2", "node-persist@4", "koa-compose@4.1.0")
"""node-persist is what it keeps files with. With a newer koa-compose (4.2) it answers none of its own addresses."""
GAME = "spy"
FIELDS = [f"F{number:02}" for number in range(40)]


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    ctx: Turn
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Socket(asyncio.Protocol):
    """A WebSocket of one player: tells the table of every state that comes."""

    def __init__(self, host: str, table: PeerTable, player: int, credentials: str) -> None:
        self._host = host
        self._table = table
        self.player = str(player)
        self.credentials = credentials
        self._data = bytearray()
        self._upgraded = False
        self.transport: Any = None
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._data += data
        if not self._upgraded:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._data[: end + 4]
            self._upgraded = True
        while (frame := self._frame()) is not None:
            self._take(frame)

    def _frame(self) -> bytes | None:
        data = self._data
        if len(data) < 2:
            return None
        size, at = data[1] & 127, 2
        if size > 125:
            at = 4 if size == 126 else 10
            if len(data) < at:
                return None
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return None
        payload = bytes(data[at : at + size])
        del data[: at + size]
        return payload

    def send(self, text: bytes) -> None:
        """A masked frame; the mask is 0, so the text stays as it is."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def _take(self, text: bytes) -> None:
        if text.startswith(b"0"):
            self.send(b"40/%s," % GAME.encode())
        elif text.startswith(b"2"):
            self.send(b"3")
        elif text.startswith(b"40"):
            asked = json.dumps(["sync", self._table.id, self.player, self.credentials, SEATS])
            self.send(b"42/%s,%s" % (GAME.encode(), asked.encode()))
        elif (at := text.find(b'["update"')) > 0:
            self._table.heard(self, _update(text[at:])[2])
        elif (at := text.find(b'["sync"')) > 0:
            self._table.heard(self, _sync(text[at:])[2].state)


class PeerTable(Table):
    """A match with three players."""

    sockets: list[Socket]

    def heard(self, socket: Socket, state: State) -> None:
        self.note(state.id, time.perf_counter())
        if state.ctx.current_player != socket.player:
            return
        if self.bench.closed:
            self.move(socket, state.id)
        else:
            self.ready = lambda: self.move(socket, state.id)

    def move(self, socket: Socket, state: int) -> None:
        payload = {
            "type": "take",
            "args": [random.choice(FIELDS)],
            "playerID": socket.player,
            "credentials": socket.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.await_news(state + 1)
        message = json.dumps(["update", action, state, self.id, socket.player], separators=(",", ":"))
        socket.send(b"42/%s,%s" % (GAME.encode(), message.encode()))


class PeerBench(Bench):
    """Tables of a boardgame.io server."""

    async def client(self, name: str) -> Client:  # noqa: ARG002
        """Players have no identity of their own there: the connections are made with the table."""
        return Client(f"Host: {self.host}:{self.port}\r\nContent-Type: application/json\r\n".encode(), Line())

    async def open(self, clients: list[Client]) -> None:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(Line, self.host, self.port)
        caller = Client(clients[0].headers, line)
        made = await self.call(caller, "POST", f"/games/{GAME}/create", {"numPlayers": SEATS})
        table = PeerTable(made["matchID"], clients, self)
        table.sockets = []
        self.tables.append(table)
        for seat in range(SEATS):
            given = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = await self.call(caller, "POST", f"/games/{GAME}/{table.id}/join", given)
            socket = Socket(self.host, table, seat, joined["playerCredentials"])
            await loop.create_connection(lambda socket=socket: socket, self.host, self.port)  # type: ignore[misc]
            table.sockets.append(socket)
        assert line.transport is not None
        line.transport.close()

    def received(self) -> int:
        return sum(socket.bytes for table in self.tables for socket in table.sockets)  # type: ignore[attr-defined]


def install(folder: Path) -> None:
    """The server from npm, into a folder of its own."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("boardgame.io needs Node and npm")
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--prefix", str(folder), *PACKAGES]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def start(folder: Path, kind: str, store: str) -> subprocess.Popen[str]:
    """A server that keeps its matches in memory or in files; it says its address when it is there."""
    script = Path(__file__).with_suffix(".cjs")
    command = ["node", str(script), str(folder.resolve()), kind, store]
    server = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdin is not None
    server.stdin.write(json.dumps(sh.new_match("spyconnection", seats=SEATS, seed=3).position()))
    server.stdin.close()
    return server
