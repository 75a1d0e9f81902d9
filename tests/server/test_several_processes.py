"""Several servers over one PostgreSQL: a session may go from one to the other with every call."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from safehouse.server.http.rate_limits import RateLimits, TokenBuckets
from safehouse.server.services.operator_tokens import make_operator
from safehouse.server.settings import Limits, Settings
from safehouse.server.storage import schema

from .harness import GENEROUS, Caller, Running, running, until
from .postgres import Cluster
from .redis_server import RedisServer
from .test_devices import with_token
from .test_tables import seated


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


# --- a table that another server deletes ------------------------------------------------------------------------------


def left_of(server: Running, id: str) -> list[str]:
    """The tables of the database in which something of a match is left."""
    owned = (schema.log, schema.notes, schema.seats, schema.hosts)
    with server.house.database.engine.connect() as connection:
        return [table.name for table in owned if connection.execute(table.select().where(table.c.match == id)).first()]


def test_nothing_is_added_to_a_table_that_another_server_has_deleted(servers: list[Running]) -> None:
    """Neither heard of it: each thing that may still be tried there finds no table, and leaves no row."""
    (ann, bob, cid), id = seated_in_turns(servers)
    for caller in (ann, bob, cid):
        at(caller, servers[1]).table(id)
    session = servers[1].house.repository._sessions[id]
    asyncio.run_coroutine_threadsafe(servers[0].house.table_store.delete(id), servers[0].loop).result(30)
    assert left_of(servers[0], id) == []
    bob.post(f"/api/matches/{id}/chat", {"text": "still here"}, expect=404)
    assert left_of(servers[0], id) == []
    servers[1].house.repository._sessions[id] = session  # as if it had not noticed now, either
    assert bob.call("PATCH", f"/api/matches/{id}/notes", {"cells": {"a": "x"}}).status_code == 404
    assert left_of(servers[0], id) == []
    bob.get(f"/api/matches/{id}", expect=200)  # what is in memory is shown until something is tried
    mover = next(caller for caller in (ann, bob, cid) if at(caller, servers[1]).table(id)["decision"])
    table = mover.table(id)
    mover.act(table, expect=404)
    assert left_of(servers[0], id) == []
    bob.get(f"/api/matches/{id}", expect=404)


@pytest.mark.parametrize("notices", ["postgresql", "redis"])
def test_a_table_is_gone_everywhere_at_once(cluster: Cluster, notices: str, request: pytest.FixtureRequest) -> None:
    url, redis = cluster.database(), request.getfixturevalue("redis").url if notices == "redis" else None
    with running(url, redis=redis) as one, running(url, redis=redis) as other:
        oda = with_token(one.url, make_operator(url, "Oda"))
        (ann, _), id = seated(other, "Ann", "Bob", game="whisper")
        with ann.events(id) as events:
            events.next("table")
            oda.post(f"/api/admin/tables/{id}/delete")
            assert events.ended.wait(30)
        until(lambda: ann.call("GET", f"/api/matches/{id}").status_code == 404)


def test_lines_said_while_a_table_is_deleted_leave_nothing(cluster: Cluster) -> None:
    """Many lines on one server while the other deletes: whichever comes first, in the end there is nothing."""
    url = cluster.database()
    with running(url) as one, running(url) as other:
        for _ in range(5):
            (ann, _), id = seated(other, "Ann", "Bob", game="whisper")
            talking = threading.Thread(target=_talk_until_gone, args=(ann, id))
            talking.start()
            asyncio.run_coroutine_threadsafe(one.house.table_store.delete(id), one.loop).result(30)
            talking.join(30)
            assert not talking.is_alive()
            assert left_of(one, id) == []


def _talk_until_gone(caller: Caller, id: str) -> None:
    while caller.call("POST", f"/api/matches/{id}/chat", {"text": "and another thing"}).status_code != 404:
        pass
