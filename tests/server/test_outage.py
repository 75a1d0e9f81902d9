"""A database that goes away, and logs that cannot be replayed: what is refused then, and that all else goes on."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from safehouse.server import guests

from .harness import Caller, running, until
from .postgres import Cluster
from .test_refusals import AT_A_TABLE, body_of
from .test_tables import mover, seated

READ = ("/healthz", "/metrics", "/api/me", "/api/lobby")
AT_A_TABLE_READ = ("", "/events", "/notes", "/replay", "/curve", "/record")


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
        server.house._lives.clear()  # as after many other tables
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
        with server.house.store.engine.begin() as connection:
            connection.execute(sa.text("ALTER TABLE matches RENAME TO elsewhere"))
            connection.execute(sa.text("ALTER TABLE guests RENAME TO nobody"))
        for path in READ:
            check(ann, "GET", path)
        check(Caller(server.url, None), "POST", "/api/guest")
        check(ann, "POST", "/api/me")
