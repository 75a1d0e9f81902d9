"""A database that goes away, and logs that cannot be replayed: what is refused then, and that all else goes on."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from safehouse import catalogue
from safehouse.server.guests import service as guests
from safehouse.server.services import turn_scheduler
from safehouse.server.storage import schema
from safehouse.server.tables import entries as en

from .harness import Caller, Running, missing, running, until
from .postgres import Cluster
from .test_refusals import AT_A_TABLE, body_of
from .test_storage import status_of
from .test_tables import mover, seated

READ = ("/healthz", "/api/me", "/api/lobby")
AT_A_TABLE_READ = ("", "/events", "/notes", "/replay", "/review", "/record")


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped."""
    found = Cluster()
    yield found
    found.stop()


def test_while_the_database_is_away_calls_answer_503(own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(own_cluster.database()) as server:
        callers, id = seated(server, "Ann", "Bob", game="whisper")
        ann, table = mover(callers, id)
        body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        key = uuid.uuid4().hex
        server.house.repository._sessions.clear()  # as after many other tables
        own_cluster.kill()
        for seconds in (guests.KNOWN_SECONDS, 0.0):  # with the token in mind, and without
            monkeypatch.setattr(guests, "KNOWN_SECONDS", seconds)
            for path in (*READ, *(f"/api/matches/{id}{name}" for name in AT_A_TABLE_READ)):
                check(ann, "GET", path)
            for path in ("/api/guest", "/api/guest/devices", "/api/guest/devices/forget", "/api/me", "/api/matches"):
                check(ann, "POST", path)
            for name in AT_A_TABLE:
                check(ann, "POST", f"/api/matches/{id}/{name}")
            assert ann.post(f"/api/matches/{id}/actions", body, key=key, expect=503)["type"] == "/problems/unavailable"
        own_cluster.start()
        until(lambda: ann.call("GET", "/healthz").status_code == 200)
        assert ann.post(f"/api/matches/{id}/actions", body, key=key)["seq"] > table["seq"]


def check(caller: Caller, method: str, path: str) -> None:
    body = body_of(path) if method == "POST" else None
    answer = caller.call(method, path, body)
    assert answer.status_code == 503, f"{method} {path}: {answer.text}"
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "/problems/unavailable"


def test_a_database_that_refuses_to_read(sqlite: str) -> None:
    with running(sqlite) as server:
        ann = server.guest()
        with missing(server, "matches"):
            for path in READ:
                check(ann, "GET", path)
        with missing(server, "guests"):
            check(Caller(server.url, None), "POST", "/api/guest")
            check(ann, "POST", "/api/me")


# --- logs that cannot be replayed -----------------------------------------------------------------------------------


def spoil(server: Running, id: str, entry: en.AnyEntry) -> None:
    """Writes an entry that the rules do not allow, as another version of them might have."""
    with server.house.database.engine.begin() as connection:
        log = schema.log
        last = connection.execute(sa.select(log).where(log.c.match == id).order_by(log.c.seq.desc())).first()
        assert last is not None
        row = {**last._mapping, "seq": last.seq + 1, "guest": None, "key": None, "entry": en.write(entry)}
        connection.execute(sa.insert(log), row)


def move_over(caller: Caller, server: Running) -> None:
    caller.url, caller.http.base_url = server.url, server.url


NONSENSE = en.Played(0, "guest", "0-1", [(0, "DANCE")])


def test_one_broken_log_stops_no_other_table(database: str) -> None:
    with running(database, bot_pause=1000.0) as server:
        ann = server.guest()
        older = ann.open("me", "random", game="whisper", public=True, spectators="public")["id"]
        ann.act(ann.table(older))
        broken = ann.open("me", "random", game="whisper", public=True, spectators="public")["id"]
        waiting = ann.open("me", "open", game="whisper", public=True)["id"]
        spoil(server, broken, NONSENSE)
        spoil(server, waiting, en.Joined(7, "nobody"))
    with running(database) as server:
        move_over(ann, server)
        until(lambda: ann.table(older)["view"]["decision"] != "PICK")
        refusal = ann.get(f"/api/matches/{broken}", expect=503)
        assert refusal["type"] == "/problems/unreadable"
        assert "version" in refusal["detail"]
        assert ann.get(f"/api/matches/{broken}/events", expect=503)["type"] == "/problems/unreadable"
        body = {"decision": "0-1", "action": "PASS"}
        assert ann.post(f"/api/matches/{broken}/actions", body, expect=503)["type"] == "/problems/unreadable"
        assert [table["id"] for table in ann.get("/api/me")["tables"]] == [older]
        lobby = ann.get("/api/lobby")
        assert ([table["id"] for table in lobby["running"]], lobby["tables"]) == ([older], [])
        assert ann.post("/api/me", {"name": "Mara"})["name"] == "Mara"
        assert ann.table(older)["players"][0]["name"] == "Mara"


def test_a_table_in_use_whose_log_goes_on_strangely(cluster: Cluster) -> None:
    with running(cluster.database()) as server:
        ann = server.guest()
        id = ann.open("me", "me", game="whisper")["id"]
        before = ann.table(id)
        spoil(server, id, NONSENSE)
        assert ann.act(before, expect=503)["type"] == "/problems/unreadable"
        assert ann.table(id) == before


def test_a_game_that_is_not_installed_any_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite, bot_pause=1000.0) as server:
        ann = server.guest()
        older = ann.open("me", "greedy")["id"]
        gone = ann.open("me", "random", game="whisper")["id"]
        ann.open("me", "open", game="whisper", public=True)
    monkeypatch.delitem(catalogue._others(), "whisper")
    with running(sqlite, plugins=()) as server:
        move_over(ann, server)
        assert [table["id"] for table in ann.get("/api/me")["tables"]] == [older]
        assert ann.get("/api/lobby")["tables"] == []
        assert ann.get(f"/api/matches/{gone}", expect=503)["type"] == "/problems/unreadable"
        until(lambda: ann.table(older)["decision"])


def test_a_clock_outlives_a_database_that_does_not_answer(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_scheduler, "LOOK_AGAIN", 0.2)
    with running(sqlite, move_seconds={"live": 1.0, "days": 1.0}, grace_seconds=0.0) as server:
        _, id = seated(server, "Ann", "Bob", game="whisper")
        server.house.repository._sessions.clear()  # as after many other tables
        with missing(server, "log"):
            time.sleep(1.5)
        until(lambda: status_of(server, id) == "over")


def test_a_start_outlives_a_database_that_does_not_answer(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What runs is looked up again until it is known."""
    monkeypatch.setattr(turn_scheduler, "RETRY_SECONDS", 0.1)
    with running(sqlite) as server:
        with missing(server, "matches"):
            resumed = asyncio.run_coroutine_threadsafe(
                server.house.scheduler.resume(), server.house.database._writer._loop
            )
            time.sleep(0.3)
            assert not resumed.done()
        resumed.result(10)
