"""For those who run a server: health, logs, one server for each file, nothing left behind."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from safehouse.core.errors import OptionError
from safehouse.server import logs
from safehouse.server.app import create_app
from safehouse.server.services import health_service
from safehouse.server.storage import health_store
from safehouse.server.storage.backup import backup

from .harness import Caller, Limits, running, settings, until
from .test_serve import RUN, serve

# --- health -----------------------------------------------------------------------------------------------------------


def test_a_house_that_cannot_write_is_not_healthy(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_service, "SECONDS", 0.0)
    with running(sqlite) as server:
        caller = Caller(server.url, None)
        caller.get("/healthz")
        with server.house.database.engine.begin() as connection:
            connection.exec_driver_sql(
                "CREATE TRIGGER full BEFORE UPDATE ON house BEGIN SELECT RAISE(FAIL, 'disk full'); END"
            )
        caller.get("/healthz", expect=503)


def test_who_asks_often_costs_no_more_writes(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_service, "SECONDS", 1000.0)
    written = []
    monkeypatch.setattr(health_store, "_write", lambda _: written.append(1))
    with running(sqlite) as server:
        for _ in range(5):
            Caller(server.url, None).get("/healthz")
    assert written == [1]


# --- logs -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def lines() -> io.StringIO:
    """What the logs of a server write, as JSON."""
    target = io.StringIO()
    handler = logging.StreamHandler(target)
    handler.setFormatter(logs.JsonLines())
    for logger in (logs.access, logs.security, logging.getLogger("safehouse.server")):
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    yield target
    for logger in (logs.access, logs.security, logging.getLogger("safehouse.server")):
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)


def told(lines: io.StringIO, log: str) -> list[dict[str, object]]:
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    return [line for line in found if line["log"] == log]


def test_requests_are_logged_with_their_id_and_without_their_query(sqlite: str, lines: io.StringIO) -> None:
    with running(sqlite, access_log=True) as server:
        caller = server.guest()
        given = caller.http.get("/api/lobby?secret=1", headers={"X-Request-ID": "proxy-12345"})
        assert given.headers["x-request-id"] == "proxy-12345"
        own = caller.http.get("/api/games", headers={"X-Request-ID": "a\tb"}).headers["x-request-id"]
        assert len(own) == 12
    logged = {line["request"]: line for line in told(lines, "safehouse.access")}
    assert logged["proxy-12345"]["message"] == "GET /api/lobby"
    assert logged["proxy-12345"]["status"] == 200
    assert logged[own]["network"] == "127.0.0.1"
    assert "secret=1" not in lines.getvalue()


def test_refused_tokens_and_limits_are_in_the_security_log(sqlite: str, lines: io.StringIO) -> None:
    with running(sqlite, limits=Limits(guests=(0.001, 1), failures=(10, 100)), limit_loopback=True) as server:
        caller = Caller(server.url, None)
        for _ in range(3):
            caller.get("/api/me", headers={"Authorization": "Bearer wrong"}, expect=401)
        caller.post("/api/guest", {"name": "Ann"}, expect=201)
        caller.post("/api/guest", {"name": "Bob"}, expect=429)
        caller.post("/api/guest", {"name": "Cid"}, expect=403, headers={"Origin": "https://elsewhere.example"})
    found = [line["message"] for line in told(lines, "safehouse.security")]
    assert found == ["a token was refused", "a limit was hit", "refused: cross-origin"]  # a flood makes few lines
    assert "wrong" not in lines.getvalue()


def test_a_flood_is_counted() -> None:
    now = [0.0]
    log, written = logs.SecurityLog(lambda: now[0]), []
    handler = logging.Handler()
    handler.emit = lambda record: written.append(record.safehouse)  # type: ignore[method-assign,attr-defined]
    logs.security.addHandler(handler)
    logs.security.setLevel(logging.INFO)
    try:
        for at in (0.0, 1.0, 2.0, 11.0):
            now[0] = at
            log.note("a limit was hit", "192.0.2.1")
    finally:
        logs.security.removeHandler(handler)
        logs.security.setLevel(logging.NOTSET)
    assert [fields.get("times") for fields in written] == [None, 3]


def test_an_error_is_logged_with_its_cause_and_request(
    sqlite: str, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        monkeypatch.setattr(server.house.services.lobby, "body", None)
        answer = server.guest().http.get("/api/lobby")
        assert answer.status_code == 500
    failed = told(lines, "safehouse.server.http.problem_responses")[0]
    assert failed["request"] == answer.headers["x-request-id"]
    assert str(failed["cause"]).startswith("TypeError")
    assert str(failed["time"]).endswith("Z")


def test_nobody_writes_lines_of_his_own(caplog: pytest.LogCaptureFixture) -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "GET /a\nb\x1b[2J", None, None)
    assert logs.PlainLines().format(record).count("\n") == 0
    assert "\x1b" not in logs.PlainLines().format(record)


# --- one server for each file -----------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused(sqlite: str, tmp_path: Path) -> None:
    with running(sqlite):
        second = create_app(settings(sqlite))
        with pytest.raises(OptionError, match=rf"process {os.getpid()}.*PostgreSQL"):
            second.house.database.lock.take()
        refused = serve("--port", "0", "--db", sqlite)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "another server uses it" in refused.stderr
        assert refused.stderr.count("\n") == 1
        assert backup(sqlite, tmp_path / "house.backup")["house"] >= 0
    with running(sqlite):  # the lock goes with its server
        pass


# --- processes --------------------------------------------------------------------------------------------------------


def _children(parent: int) -> dict[int, str]:
    """The processes that a process has started, with their state."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found[int(path.parent.name)] = fields[0]
    return found


def test_no_process_is_left_as_a_zombie_and_the_lock_dies_with_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    command = [*RUN, "--port", "0", "--db", url, "--bot-pause", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            until(lambda: httpx.get(f"{address}/healthz").status_code == 200)
            ann = Caller(address, "Ann")
            ann.open("greedy", "me", options={"first_player": 0})
            thinking = until(lambda: _children(server.pid))
            for pid in thinking:
                os.kill(pid, signal.SIGKILL)
            until(lambda: not thinking.keys() & _children(server.pid).keys())  # none of them is left, not even as Z
        finally:
            server.kill()
    with running(url, plugins=()):
        pass
    with sqlite3.connect(tmp_path / "house.db") as connection:
        when = connection.execute("SELECT value FROM house WHERE key = 'healthz'").fetchone()[0]
    connection.close()
    assert abs(int(when) - time.time()) < 1000
