"""Nobody reads along: counters, cookies, files, tokens that lie about, and how long a bot thinks."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from safehouse.bots import levels
from safehouse.server.guests import service as guests
from safehouse.server.services.bot_pace import BotPace
from safehouse.server.settings import Settings
from safehouse.server.storage import guest_store, schema
from safehouse.server.storage.engine import make_engine

from .harness import Caller, Running, running, until
from .postgres import Cluster
from .test_devices import claimed, code_of
from .test_tables import mover, seated

HTTPS = {"X-Forwarded-Proto": "https"}
OUT = "/api/guest/devices/leave"


# --- counters -------------------------------------------------------------------------------------------------------


def test_players_cannot_read_the_counters(server: Running) -> None:
    """A secret step ticks them: who may read them sees it."""
    answer = server.guest().http.get("/metrics")
    assert "safehouse_actions_total" not in answer.text
    assert "/metrics" not in httpx.get(f"{server.url}/schema").json()["paths"]


def test_counters_are_told_on_a_port_of_their_own(sqlite: str) -> None:
    with running(sqlite, metrics_port=0) as server:
        seated(server, "Ann", "Bob", game="whisper")
        url = f"http://127.0.0.1:{server.house.metrics_server.port}"
        told = {family.name: family for family in text_string_to_metric_families(httpx.get(f"{url}/metrics").text)}
        assert told["safehouse_commits"].samples[0].value > 0
        assert told["safehouse_tables"].samples
        assert all(family.documentation for family in told.values())
        assert httpx.get(f"{url}/api/me").status_code == 404
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{url}/metrics")


# --- cookies and files ------------------------------------------------------------------------------------------------


def test_over_https_only_the_cookie_of_this_host_counts(server: Running) -> None:
    """A neighbour under the same domain, or somebody on the way, can set the plain one."""
    callers, id = seated(server, "Ann", "Bob")
    guest, table = mover(callers, id)
    body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
    browser = Caller(server.url, None)
    planted = {**HTTPS, "Cookie": f"safehouse={guest.token}"}
    assert browser.call("GET", "/api/me", headers=planted).status_code == 401
    assert browser.call("POST", f"/api/matches/{id}/actions", body, headers=planted).status_code == 401
    own = {**HTTPS, "Cookie": f"safehouse=planted; __Host-safehouse={guest.token}"}
    assert browser.get("/api/me", headers=own)["id"] == guest.id
    assert browser.call("POST", f"/api/matches/{id}/actions", body, headers=own).status_code == 201


@pytest.mark.parametrize("there_before", [False, True])
def test_only_its_owner_may_read_a_database(tmp_path: Path, there_before: bool) -> None:
    file = tmp_path / "deep" / "house.db"
    mask = os.umask(0o000)
    try:
        if there_before:
            file.parent.mkdir()
            file.touch(0o644)
        with running(f"sqlite:///{file}") as server:
            server.guest()
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    finally:
        os.umask(mask)
    assert modes.keys() >= {"house.db", "house.db-wal", "house.db-shm"}
    assert set(modes.values()) == {0o600}


# --- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_signing_out_ends_this_device_alone(server: Running, first: bool) -> None:
    one = server.guest()
    two = claimed(server.url, code_of(one))
    leaving, staying = (one, two) if first else (two, one)
    answer = leaving.call("POST", OUT)
    assert (answer.status_code, answer.json()) == (200, {"forgotten": 1})
    assert 'safehouse=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    leaving.get("/api/me", expect=401)
    leaving.post(OUT, expect=401)
    assert staying.get("/api/me")["id"] == one.id
    assert staying.post("/api/guest/devices/forget") == {"forgotten": 0}
    assert claimed(server.url, code_of(staying)).id == one.id


def test_streams_of_a_device_that_signed_out_end(sqlite: str) -> None:
    """At once: the next beat would come in an hour."""
    with running(sqlite, heartbeat=3600) as server:
        callers, id = seated(server, "Ann", "Bob", game="whisper")
        with callers[0].events(id) as events:
            events.next("table")
            callers[0].post(OUT)
            assert events.ended.wait(30)


@pytest.mark.parametrize("notices", ["postgresql", "redis"])
def test_a_device_that_another_signed_out_hears_no_more(
    cluster: Cluster, notices: str, request: pytest.FixtureRequest
) -> None:
    """At once, whichever server it listens to; the device that did it goes on listening."""
    url, redis = cluster.database(), request.getfixturevalue("redis").url if notices == "redis" else None
    with running(url, heartbeat=3600, redis=redis) as one, running(url, heartbeat=3600, redis=redis) as other:
        (ann, _), id = seated(one, "Ann", "Bob", game="whisper")
        lost = claimed(other.url, code_of(ann))
        with lost.events(id) as there, ann.events(id) as own:
            there.next("table")
            own.next("table")
            assert ann.post("/api/guest/devices/forget") == {"forgotten": 1}
            assert there.ended.wait(30)
            assert not own.ended.is_set()
        until(lambda: lost.http.get("/api/me").status_code == 401, seconds=4)


def test_who_has_gone_for_good_hears_no_more(sqlite: str) -> None:
    with running(sqlite, heartbeat=3600) as server:
        (ann, _), id = seated(server, "Ann", "Bob", game="whisper", spectators="public")
        with server.guest("Eve").events(id) as stays, ann.events(id) as events:
            events.next("table")
            ann.post("/api/me/delete")
            assert events.ended.wait(30)
            assert not stays.ended.is_set()


def test_a_token_that_is_not_used_expires(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "KNOWN_SECONDS", 0.0)
    with running(database, token_days=30) as server:
        used, unused = server.guest(), server.guest()
        further = claimed(server.url, code_of(used))
        clock = server.house.guests
        start = clock.now()
        for day in (20, 40):
            monkeypatch.setattr(clock, "now", lambda day=day: start + day * guest_store.DAY)
            used.get("/api/me")
        unused.get("/api/me", expect=401)
        further.get("/api/me", expect=401)
        assert used.get("/api/me")["id"] == used.id
        forgotten = asyncio.run(server.house.guest_store.forget_unused(now=clock.now()))
        assert forgotten == 2
        engine = make_engine(database)
        with engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(schema.devices)).scalar() == 0
        engine.dispose()
        monkeypatch.setattr(clock, "now", lambda: start)
        unused.get("/api/me", expect=401)
        used.get("/api/me")


def test_the_token_that_forgot_all_others_is_young(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the place of the first one, which may be years old."""
    monkeypatch.setattr(guests, "KNOWN_SECONDS", 0.0)
    with running(database, token_days=30) as server:
        old = server.guest()
        engine = make_engine(database)
        with engine.begin() as connection:
            connection.execute(sa.update(schema.guests).values(created_at=1.0))
            connection.execute(
                sa.insert(schema.token_uses), {"token_hash": guests.hash_of(old.token), "used_at": clock_of(server)}
            )
        engine.dispose()
        new = claimed(server.url, code_of(old))
        assert new.post("/api/guest/devices/forget") == {"forgotten": 1}
        assert new.get("/api/me")["id"] == old.id


def clock_of(server: Running) -> float:
    return server.house.guests.now()


# --- how long a bot thinks --------------------------------------------------------------------------------------------


class Clock:
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


def answered(bot: str, level: int | None, thinking: float, pause: float = 0.4, *, brisk: bool = False) -> float:
    """After how many seconds a bot's answer is given that was found in so many."""
    clock = Clock()
    pace = BotPace(Settings("", bot_pause=pause), clock.now, clock.sleep)
    asked = clock.now()
    clock.time += thinking
    asyncio.run(pace.keep(asked, pace.interval(bot, level, brisk=brisk)))
    return round(clock.now() - asked, 6)


@pytest.mark.parametrize("brisk", [False, True])
@pytest.mark.parametrize("level", [None, 1, 2, 3, 4, 5])
def test_the_moment_of_an_answer_does_not_depend_on_the_thinking(level: int | None, brisk: bool) -> None:
    longest = (levels()[level - 1].ms or 0) / 1000 if level else 0.0
    bot = "greedy" if level is None else "ismcts"
    moments = {answered(bot, level, thinking, brisk=brisk) for thinking in (0.0, 0.001, longest / 2, longest)}
    assert len(moments) == 1
    assert moments.pop() >= longest


def test_who_thinks_too_long_answers_at_the_next_moment() -> None:
    assert answered("ismcts", 5, 0.01) == pytest.approx(0.9)
    assert answered("ismcts", 5, 0.95) == answered("ismcts", 5, 1.7) == pytest.approx(1.8)
    assert answered("greedy", None, 0.01, pause=0.0) == pytest.approx(0.06)


def test_a_server_lets_its_bots_answer_at_their_moments(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a hand leads to: the scheduler asks the pace for bot and level, and for nothing else."""
    asked: list[tuple[str, int | None, bool]] = []
    original = BotPace.interval

    def interval(self: BotPace, bot: str, level: int | None, *, brisk: bool) -> float:
        asked.append((bot, level, brisk))
        return original(self, bot, level, brisk=brisk)

    monkeypatch.setattr(BotPace, "interval", interval)
    with running(sqlite, steady_bots=True) as server:
        ann = server.guest()
        id = ann.open("random", "random", game="whisper")["id"]
        until(lambda: ann.table(id)["over"])
    assert set(asked) == {("random", None, False)}
