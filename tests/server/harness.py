"""A server in a thread, guests that call it, and readers of its event streams."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import queue
import socket
import ssl
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import uvicorn
import uvloop

from safehouse.server.app import create_app
from safehouse.server.http.connections import limited_protocol
from safehouse.server.http.listening import listen
from safehouse.server.settings import Limits, Settings

WHISPER = "tests.toys.whisper:GAME"
GENEROUS = Limits(
    calls=(10_000, 100_000),
    costly=(10_000, 100_000),
    tables=(10_000, 100_000),
    chat=(10_000, 100_000),
    gestures=(10_000, 100_000),
    changes=(10_000, 100_000),
    notices=(10_000, 100_000),
    streams=500,
)
PATIENCE = 30.0
TLS = ssl.create_default_context()
"""One for all clients, though nobody here needs it: making it takes longer than most calls."""
UNHURRIED: dict[str, Any] = {
    "limits": GENEROUS,
    "limit_loopback": False,
    "lobby_seconds": 0.0,
    "tables_of_guest": 1_000,
    "waiting_of_guest": 1_000,
    "seats_of_guest": 1_000,
    "bots_alone": True,
    "steady_bots": False,
    "plugins": (WHISPER,),
    "web": Path(os.devnull),
}
"""Settings with which tests are not held up, and see at once what they did. Packing the client for browsers would take
as long as all else of a start: it is left out."""


class Running:
    """A server in a thread of this process, on a free port."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.house = self.app.house
        self._socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        # No logging of uvicorn's own: setting it up ends all handlers there are, and absl's (come with OpenSpiel) then
        # closes what it writes to, which here is pytest's.
        config = uvicorn.Config(
            self.app,
            http=limited_protocol(settings),
            lifespan="on",
            log_config=None,
            log_level="error",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        uvloop.run(serve())

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()

    def guest(self, name: str = "Ann", **more: Any) -> Caller:
        return Caller(self.url, name, **more)

    def bot(self, owner: Caller, name: str = "Robin", who: str = "owner") -> Caller:
        """A bot of a guest, made in its settings, that takes challenges of whom it is told."""
        made = owner.post("/api/me/bots", {"name": name}, expect=201)
        found = Caller(self.url, None)
        found.be(made["bot"]["id"], made["token"])
        found.post("/api/me/accepts", {"who": who})
        return found


def settings(database: str, **changes: Any) -> Settings:
    return Settings(database, **{**UNHURRIED, **changes})


@contextmanager
def running(database: str, **changes: Any) -> Iterator[Running]:
    server = Running(settings(database, **changes))
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def missing(server: Running, table: str) -> Iterator[None]:
    """A database that lacks a table for a while."""
    with server.house.database.engine.begin() as connection:
        connection.execute(sa.text(f"ALTER TABLE {table} RENAME TO {table}_elsewhere"))
    yield
    with server.house.database.engine.begin() as connection:
        connection.execute(sa.text(f"ALTER TABLE {table}_elsewhere RENAME TO {table}"))


def until(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Waits for something to become true and returns it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if result := condition():
            return result
        time.sleep(0.005)
    raise AssertionError("it did not happen in time")


_open: list[httpx.Client] = []


def close_all() -> None:
    """Closes the connections of all callers; after each test."""
    while _open:
        _open.pop().close()


class Caller:
    """A guest with a token. Every refusal is checked against the OpenAPI description."""

    def __init__(self, url: str, name: str | None, **more: Any) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=TLS)
        _open.append(self.http)
        self.token = ""
        self.id = ""
        if name is not None:
            body = self.post("/api/guest", {"name": name, **more}, expect=201)
            self.http.cookies.clear()
            self.be(body["id"], body["token"])

    def be(self, id: str, token: str) -> None:
        """Calls as this guest from now on."""
        self.id, self.token = id, token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        response = self.http.request(method, path, **({"json": body} if body is not None else {}), **more)
        check_documented(self.url, response)
        return response

    def get(self, path: str, expect: int = 200, **more: Any) -> Any:
        response = self.call("GET", path, **more)
        assert response.status_code == expect, response.text
        return response.json()

    def post(self, path: str, body: Any = None, expect: int | None = None, key: str | None = None, **more: Any) -> Any:
        if key is not None:
            more["headers"] = {**more.get("headers", {}), "Idempotency-Key": key}
        response = self.call("POST", path, body, **more)
        wanted = (200, 201) if expect is None else (expect,)
        assert response.status_code in wanted, response.text
        return response.json()

    # --- a table ------------------------------------------------------------------------------------------------

    def open(self, *seats: Any, game: str = "spyconnection", **more: Any) -> dict[str, Any]:
        """Opens a table; seats are "me", "open", the name of a bot, or whole requests."""
        plans = [seat if isinstance(seat, dict) else _plan(seat) for seat in seats]
        opened: dict[str, Any] = self.post("/api/matches", {"game": game, "seats": plans, **more}, expect=201)
        return opened

    def table(self, id: str, **params: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/matches/{id}", params=params)
        return found

    def act(self, table: dict[str, Any], action: Any = None, **more: Any) -> Any:
        """Plays an action (the first legal one) at a table as it was read."""
        chosen = table["legal"][0]["text"] if action is None else action
        body = {"decision": table["decision"], "action": chosen}
        return self.post(f"/api/matches/{table['id']}/actions", body, key=uuid.uuid4().hex, **more)

    def events(self, id: str, last: Any = None, **params: Any) -> Events:
        return Events(self, f"/api/matches/{id}/events", last, params)

    def feed(self) -> Events:
        """What happens at all of this guest's tables."""
        return Events(self, "/api/me/events", None, {})


def _plan(seat: str) -> dict[str, Any]:
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


class Events:
    """An event stream, read in a thread."""

    def __init__(self, caller: Caller, path: str, last: Any, params: dict[str, Any]) -> None:
        self._queue: queue.Queue[tuple[str, Any, str | None]] = queue.Queue()
        self._client = httpx.Client(base_url=caller.url, headers=caller.http.headers, timeout=PATIENCE, verify=TLS)
        headers = {} if last is None else {"Last-Event-ID": last}
        request = self._client.build_request("GET", path, params=params, headers=headers)
        self._response = self._client.send(request, stream=True)
        assert self._response.status_code == 200, self._response.read()
        self.raw = b""
        self.last: str | None = last
        self.ended = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        kind, data, id = "", "", None
        try:
            for line in self._response.iter_lines():
                self.raw += line.encode() + b"\n"
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: "):
                    data = line[6:]
                elif line.startswith("id: "):
                    id = line[4:]
                elif not line and kind:
                    self._queue.put((kind, json.loads(data), id))
                    kind, data, id = "", "", None
        except (httpx.HTTPError, httpx.StreamError):
            pass
        finally:
            self.ended.set()

    def next(self, kind: str | None = None, seconds: float = PATIENCE) -> Any:
        """The next message (of a kind); others before it are passed over."""
        end = time.monotonic() + seconds
        while True:
            found, data, id = self._queue.get(timeout=max(0.001, end - time.monotonic()))
            if id is not None:
                self.last = id
            if kind is None or found == kind:
                return data

    def next_of(self, *kinds: str) -> tuple[str, Any]:
        """The next message of one of these kinds, and which it is."""
        while True:
            found, data, id = self._queue.get(timeout=PATIENCE)
            self.last = id or self.last
            if found in kinds:
                return found, data

    def pending(self) -> list[tuple[str, Any]]:
        """What has come already, beats aside."""
        found: list[tuple[str, Any]] = []
        while not self._queue.empty():
            kind, data, id = self._queue.get()
            self.last = id or self.last
            if kind != "beat":
                found.append((kind, data))
        return found

    def close(self) -> None:
        """Hangs up, as a browser does when its tab is closed."""
        with contextlib.suppress(OSError):
            self._response.extensions["network_stream"].get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._response.close()
        self._client.close()

    def __enter__(self) -> Events:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


# --- what the OpenAPI says ----------------------------------------------------------------------------------------

_described: list[Any] = []


def schema(url: str) -> Any:
    """The description, asked once: all servers of these tests give the same, and take long to write it."""
    if not _described:
        _described.append(httpx.get(f"{url}/schema", timeout=PATIENCE, verify=TLS).json())
    return _described[0]


def check_documented(url: str, response: httpx.Response) -> None:
    """The status and media type of an answer stand in the OpenAPI description of its call."""
    path = response.request.url.path
    for template, operations in schema(url)["paths"].items():
        wanted = template.strip("/").split("/")
        given = path.strip("/").split("/")
        same = len(wanted) == len(given) and all(
            w.startswith("{") or w == g for w, g in zip(wanted, given, strict=True)
        )
        operation = operations.get(response.request.method.lower())
        if same and operation is not None and (template == path or "{" in template):
            documented = operation["responses"]
            status = str(response.status_code)
            assert status in documented, f"{response.request.method} {template}: {status} is not documented"
            media = response.headers.get("content-type", "").split(";")[0]
            assert media in documented[status].get("content", {media: {}}), f"{template} {status}: {media}"
            return
