"""Raw connections that say too much, too little or too slowly stop nobody else."""

from __future__ import annotations

import contextlib
import resource
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from safehouse.server.http.connections import ConnectionLimits
from safehouse.server.settings import Settings

from .harness import Running, running, until

GET = b"GET /healthz HTTP/1.1\r\nHost: house\r\n"


@pytest.fixture
def hasty(sqlite: str) -> Iterator[Running]:
    """A server with little patience and room for few."""
    with running(sqlite, head_seconds=0.5, head_bytes=8_000, connections=60) as server:
        yield server


def connect(server: Running) -> socket.socket:
    address = httpx.URL(server.url)
    opened = socket.create_connection((address.host, address.port or 80), timeout=20)
    opened.settimeout(20)
    return opened


def answer(connection: socket.socket) -> bytes:
    """All that comes until the server closes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65_536):
            heard += part
    return heard


def still_open(connection: socket.socket) -> bytes:
    """All that comes within a second, in one piece or in several; the server must not close meanwhile."""
    heard = b""
    connection.settimeout(1)
    with contextlib.suppress(TimeoutError):
        while part := connection.recv(65_536):
            heard += part
        raise AssertionError("the server has closed")
    return heard


def test_a_request_that_is_never_finished_is_closed(hasty: Running) -> None:
    with connect(hasty) as nothing, connect(hasty) as half:
        half.sendall(GET)
        assert answer(half).startswith(b"HTTP/1.1 408 ")
        assert answer(nothing).startswith(b"HTTP/1.1 408 ")


def test_neither_is_the_second_on_the_same_connection(hasty: Running) -> None:
    with connect(hasty) as kept:
        kept.sendall(GET + b"\r\n" + GET)
        heard = answer(kept)
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in heard


def test_who_waits_between_requests_is_not_closed(hasty: Running) -> None:
    with connect(hasty) as kept:
        for _ in range(2):
            kept.sendall(GET + b"\r\n")
            assert still_open(kept).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X-Long: " + b"a" * 5_000_000,
        GET + b"".join(b"X-%d: 12345678901234567890\r\n" % i for i in range(2_000)) + b"\r\n",
        b"GET /" + b"a" * 20_000,
    ],
    ids=["one header without end", "many headers", "a long address"],
)
def test_large_heads_are_refused(hasty: Running, head: bytes) -> None:
    with connect(hasty) as large:
        with contextlib.suppress(ConnectionError):
            large.sendall(head)
        heard = answer(large)
    assert heard[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")
    assert httpx.get(f"{hasty.url}/healthz").status_code == 200


def test_silent_connections_make_room_for_others(sqlite: str) -> None:
    with running(sqlite, connections=40) as server, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(connect(server)) for _ in range(200)]
        for connection in silent:
            with contextlib.suppress(ConnectionError):
                connection.sendall(GET)
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def whole_answer(connection: socket.socket) -> bytes:
    """Head and body, which may come one after the other."""
    answer = b""
    while not answer.endswith(b"}"):
        answer += connection.recv(65_536)
    return answer


def test_who_asks_is_not_pushed_out_by_the_silent(sqlite: str) -> None:
    with running(sqlite, connections=40) as server, contextlib.ExitStack() as stack, connect(server) as player:
        player.sendall(GET + b"\r\n")
        assert whole_answer(player).startswith(b"HTTP/1.1 200 ")
        for _ in range(100):
            stack.enter_context(connect(server))
        player.sendall(GET + b"\r\n")
        assert whole_answer(player).startswith(b"HTTP/1.1 200 ")


class Silent:
    """A connection as the limits see it."""

    def __init__(self, limits: ConnectionLimits, network: str) -> None:
        self.limits: Any = limits
        self.network = network
        self.entered: bool = self.limits.enter(self)

    def refuse(self, status: str) -> None:
        self.entered = False
        self.limits.leave(self)


def test_one_network_pushes_out_its_own_silent_connections_alone() -> None:
    limits = ConnectionLimits(Settings("sqlite://", network_connections=2))
    other = Silent(limits, "other")
    flood = [Silent(limits, "flood") for _ in range(5)]
    assert other.entered
    assert [connection.entered for connection in flood] == [False, False, False, True, True]
    for connection in flood[3:]:
        connection.limits.heard(connection)
    assert not Silent(limits, "flood").entered


def test_where_all_are_in_use_a_new_one_is_turned_away_and_room_comes_back(sqlite: str) -> None:
    with running(sqlite, connections=10) as server:
        with contextlib.ExitStack() as stack:
            for _ in range(10):
                used = stack.enter_context(connect(server))
                used.sendall(GET + b"\r\n")
                assert used.recv(65_536).startswith(b"HTTP/1.1 200 ")
            with connect(server) as late:
                assert answer(late).startswith(b"HTTP/1.1 503 ")
        until(lambda: _answers(server))


def _answers(server: Running) -> bool:
    try:
        return httpx.get(f"{server.url}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_a_server_takes_the_files_that_it_may_have() -> None:
    from safehouse.server.run import OTHER_FILES, _that_fit
    from safehouse.server.settings import Settings

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        found = _that_fit(Settings("sqlite://", connections=soft - OTHER_FILES + 1 if soft < hard else 1_000))
        now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert found.connections + OTHER_FILES <= now
        assert found.connections > 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
