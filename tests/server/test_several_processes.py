"""Several servers over one PostgreSQL: a session may go from one to the other with every call."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from safehouse.server.http.rate_limits import RateLimits, TokenBuckets
from safehouse.server.settings import Limits, Settings

from .harness import GENEROUS, Caller, Running, running, until
from .postgres import Cluster
from .redis_server import RedisServer


@contextmanager
def two(cluster: Cluster, redis: str | None, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Running]]:
    """Two servers that never hear of each other: each lags as much as it can."""
    url = cluster.database()
    with running(url, redis=redis) as one, running(url, redis=redis) as other:
        for server in (one, other):
            monkeypatch.setattr(server.house.database._notifier, "before_commit", lambda *_: None)
            monkeypatch.setattr(server.house.database._notifier, "after_commit", lambda *_: None)
        yield [one, other]


@pytest.fixture(params=["postgresql", "redis"])
def servers(
    request: pytest.FixtureRequest, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Running]]:
    redis = request.getfixturevalue("redis").url if request.param == "redis" else None
    with two(cluster, redis, monkeypatch) as found:
        yield found


def at(caller: Caller, server: Running) -> Caller:
    """The same guest, calling another server from now on."""
    caller.url, caller.http.base_url = server.url, server.url
    return caller


def seated_in_turns(servers: list[Running]) -> tuple[list[Caller], str]:
    """A table that is opened here and joined there, after both have looked at it."""
    ann, bob, cid = servers[0].guest("Ann"), servers[1].guest("Bob"), servers[0].guest("Cid")
    opened = ann.open("me", "open", "open", game="whisper")
    for guest, server in ((bob, servers[1]), (cid, servers[0])):
        for each in servers:
            at(guest, each).table(opened["id"])
        at(guest, server).post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]}, expect=200)
    return [ann, bob, cid], opened["id"]


def test_who_has_sat_down_has_a_seat_everywhere(servers: list[Running]) -> None:
    guests, id = seated_in_turns(servers)
    for server in (*servers, *servers):
        for seat, guest in enumerate(guests):
            assert at(guest, server).table(id, seat=seat)["seat"] == seat
            guest.get(f"/api/matches/{id}/notes")
            with guest.events(id) as events:
                assert events.next("table")["seat"] == seat


def test_no_act_is_refused_for_what_a_server_has_not_heard(servers: list[Running]) -> None:
    """Every act goes to the server that did not write the one before."""
    guests, id = seated_in_turns(servers)
    turns = cycle(servers)
    acts = 0
    while (asked := _asked(guests, id, servers)) is not None:
        guest, table = asked
        after = at(guest, next(turns)).act(table, expect=201)
        assert after["seq"] > table["seq"]
        acts += 1
    assert acts > 10


def _asked(guests: list[Caller], id: str, servers: list[Running]) -> tuple[Caller, dict[str, Any]] | None:
    """Somebody who is asked, as either server tells; both tell the same."""
    for guest in guests:
        tables = [at(guest, server).table(id) for server in servers]
        assert tables[0]["seq"] == tables[1]["seq"]
        if tables[0]["decision"] is not None:
            return guest, tables[0]
    return None


def test_a_first_act_after_sitting_down_elsewhere(servers: list[Running]) -> None:
    """The server has the table in memory, from before the seat was taken: nothing but the act makes it look."""
    guests, id = seated_in_turns(servers)
    table = at(guests[2], servers[0]).table(id)
    assert table["decision"] is not None
    lagging = servers[1].house.repository._sessions[id].table
    assert lagging.seats[2].kind == "open"
    at(guests[2], servers[1]).act(table, expect=201)


def test_a_repeated_key_is_known_everywhere(servers: list[Running]) -> None:
    guests, id = seated_in_turns(servers)
    table = at(guests[0], servers[0]).table(id)
    body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
    first = guests[0].post(f"/api/matches/{id}/actions", body, key="once", expect=201)
    assert at(guests[0], servers[1]).post(f"/api/matches/{id}/actions", body, key="once", expect=201) == first


def test_what_is_too_late_is_refused_everywhere(servers: list[Running]) -> None:
    guests, id = seated_in_turns(servers)
    table = at(guests[0], servers[0]).table(id)
    after = guests[0].act(table)
    refused = at(guests[0], servers[1]).act(table, expect=409)
    assert refused["type"] == "/problems/stale"
    assert refused["table"]["seq"] == after["seq"]
    guests[0].post(f"/api/matches/{id}/join", {"invite": "wrong"}, expect=200)  # who sits there just gets the seat


# --- limits ---------------------------------------------------------------------------------------------------------

SLOW: Limits = replace(GENEROUS, chat=(0.001, 6), failures=(0.001, 6))


def level(buckets: TokenBuckets, caller: str) -> float:
    return buckets._levels.get(caller, (float(buckets._most), 0.0))[0]


def test_limits_hold_for_all_servers_together(cluster: Cluster, redis: RedisServer) -> None:
    """What one server lets through is taken off at the other; while Redis is away each counts for itself."""
    url = cluster.database()
    given: dict[str, Any] = {"redis": redis.url, "limits": SLOW, "limit_loopback": True}
    with running(url, **given) as one, running(url, **given) as two:
        ann = one.guest("Ann")
        id = ann.open("me", "open")["id"]
        until(lambda: redis.client.pubsub_numsub("safehouse:limits")[0][1] == 2)

        def say(server: Running, status: int) -> None:
            at(ann, server).post(f"/api/matches/{id}/chat", {"text": "hm"}, expect=status)

        def left() -> list[int]:
            return [int(level(server.house.limits.chat, ann.id)) for server in (one, two)]

        for server in (one, two, one):
            say(server, 201)
        until(lambda: left() == [3, 3])
        redis.kill()
        say(one, 201)
        say(two, 201)
        say(two, 201)
        assert left() == [2, 1]
        redis.start()
        until(lambda: redis.client.pubsub_numsub("safehouse:limits")[0][1] == 2)
        say(two, 201)
        until(lambda: left()[0] <= 1)
        until(lambda: left()[1] <= 0)
        say(two, 429)
        for _ in range(6):  # wrong invites, from one network
            at(server.guest("Eve"), one).post(f"/api/matches/{id}/join", {"invite": "wrong"}, expect=403)
        until(lambda: level(two.house.limits._failures, "127.0.0.1") < 1)
        at(ann, two).http.headers["Authorization"] = "Bearer wrong"
        assert ann.call("GET", "/api/me").status_code == 429


def test_what_was_let_through_too_much_is_made_up_for() -> None:
    buckets = TokenBuckets(0.001, 4)
    buckets.share()
    assert buckets.wait("ann") == 0
    buckets.drain("ann", 100)
    assert buckets.wait("ann") > 4 / 0.001
    assert buckets.taken() == {"ann": 1}
    assert buckets.taken() == {}


def test_all_buckets_are_shared() -> None:
    names = set(RateLimits(Settings("sqlite://")).buckets)
    assert {"calls", "costly", "tables", "chat", "changes", "gestures"} < names
    assert {"_addresses", "_new_guests", "_failures", "_claims"} < names
