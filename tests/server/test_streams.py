"""Server-sent events: order, resuming, several tabs, presence."""

from __future__ import annotations

import time

from .harness import Running, running, until
from .test_tables import mover, seated


def test_every_change_is_told_once_and_in_order(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    with guests[0].events(id) as events:
        first = events.next("table")
        assert first == guests[0].table(id) | {"players": first["players"]}
        seen = [event["n"] for event in first["events"]]
        for _ in range(10):
            guest, table = mover(guests, id)
            guest.act(table)
            message = events.next("table")
            seen += [event["n"] for event in message["events"]]
        assert seen == list(range(1, len(seen) + 1))
        assert message["view"] == guests[0].table(id)["view"]


def test_a_lost_connection_resumes_without_loss(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    with guests[0].events(id) as events:
        seen = [event["n"] for event in events.next("table")["events"]]
        last = events.last
    for _ in range(100):  # more than an answer shows by itself
        guest, table = mover(guests, id)
        guest.act(table)
    with guests[0].events(id, last=last) as events:
        message = events.next("table")
        seen += [event["n"] for event in message["events"]]
    assert seen == list(range(1, len(seen) + 1))
    assert seen[-1] == guests[0].table(id)["events"][-1]["n"]


def test_resuming_after_a_restart(database: str) -> None:
    with running(database) as server:
        guests, id = seated(server, "Ann", "Bob")
        with guests[0].events(id) as events:
            seen = [event["n"] for event in events.next("table")["events"]]
            last = events.last
        guest, table = mover(guests, id)
        guest.act(table)
    with running(database) as server:
        for guest in guests:
            guest.url, guest.http.base_url = server.url, server.url
        with guests[0].events(id, last=last) as events:
            seen += [event["n"] for event in events.next("table")["events"]]
        assert seen == list(range(1, len(seen) + 1))


def test_a_bogus_id_gets_the_table(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    for last in ("x", "999999-1", "-1--1", "1-²".encode("latin-1")):
        with guests[0].events(id, last=last) as events:
            assert events.next("table")["events"]


def test_chat_and_presence(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob")
    with guests[0].events(id) as events:
        events.next("table")
        with guests[1].events(id) as tab, guests[1].events(id) as second_tab:
            tab.next("table")
            second_tab.next("table")
            assert [p["connected"] for p in events.next("presence")["players"]] == [True, True]
            guests[1].post(f"/api/matches/{id}/chat", {"text": "hello"})
            assert events.next("chat")["text"] == "hello"
            assert second_tab.next("chat")["name"] == "Bob"
            second_tab.close()
            guests[1].post(f"/api/matches/{id}/chat", {"text": "still here"})
            events.next("chat")
            assert guests[0].table(id)["players"][1]["connected"]
        assert [p["connected"] for p in events.next("presence")["players"]] == [True, False]


def test_who_sits_down_while_watching_is_there_as_long_as_a_stream_is(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    opened = ann.open("me", "open", "open", spectators="public")
    id = opened["id"]

    def connected() -> list[bool]:
        return [player["connected"] for player in ann.table(id)["players"]]

    with bob.events(id) as before:
        before.next("table")
        bob.post(f"/api/matches/{id}/join", {"invite": opened["invite"]})
        assert before.next("table")["players"][1]["connected"]
        assert connected() == [False, True, False]
    until(lambda: connected() == [False, False, False])
    with bob.events(id) as seated_now:
        seated_now.next("table")
        assert connected() == [False, True, False]
        bob.post(f"/api/matches/{id}/leave")
        assert seated_now.ended.wait(10)
    bob.post(f"/api/matches/{id}/join", {"invite": opened["invite"]})
    until(lambda: connected() == [False, False, False])
    with bob.events(id) as again:
        again.next("table")
        assert connected() == [False, True, False]


def test_nobody_is_told_of_those_who_only_watch(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob", spectators="public")
    with guests[0].events(id) as events:
        events.next("table")
        with server.guest("Eve").events(id) as watching:
            watching.next("table")
        guests[1].post(f"/api/matches/{id}/chat", {"text": "hello"})
        events.next("chat")
        assert b"event: presence" not in events.raw


def test_a_seated_guest_waits_at_an_open_table(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    opened = ann.open("me", "open", "open")
    with ann.events(opened["id"]) as events:
        assert events.next("table")["status"] == "open"
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        assert events.next("table")["players"][1]["name"] == "Bob"
        server.guest("Cid").post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        assert events.next("table")["status"] == "running"


def test_who_may_not_watch_is_sent_off_at_the_start(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    opened = ann.open("me", "open")
    with eve.events(opened["id"]) as events:
        assert events.next("table")["status"] == "open"
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        last = events.next("table")
        assert (last["view"], last["seq"], last["events"]) == (None, 0, [])
        until(events.ended.is_set)
    assert eve.call("GET", f"/api/matches/{opened['id']}/events").status_code == 403


def test_heartbeats(sqlite: str) -> None:
    with running(sqlite, heartbeat=0.05) as server:
        guests, id = seated(server, "Ann", "Bob")
        with guests[0].events(id) as events:
            events.next("table")
            assert events.next("beat") == {}  # an event: a browser does not tell its page of comments
            assert events.last == "3-0"  # it counts nothing: what resumes stays the same


def test_a_slow_reader_is_sent_what_it_missed_together(sqlite: str) -> None:
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob")
        live = server.house.repository._sessions[id]
        with guests[0].events(id) as events:
            seen = [event["n"] for event in events.next("table")["events"]]
            listener = next(iter(live.listeners))
            wake, listener_type = type(listener).wake, type(listener)
            listener_type.wake = lambda self: None  # type: ignore[method-assign]
            try:
                for _ in range(5):
                    guest, table = mover(guests, id)
                    guest.act(table)
            finally:
                listener_type.wake = wake  # type: ignore[method-assign]
            guest, table = mover(guests, id)
            guest.act(table)
            seen += [event["n"] for event in events.next("table")["events"]]
            assert seen == list(range(1, len(seen) + 1))
            time.sleep(0)
            assert events.pending() == []
