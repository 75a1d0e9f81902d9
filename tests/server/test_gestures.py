"""`POST …/gesture`: a gesture by its name, where a game has gestures and the rules allow one now."""

from __future__ import annotations

from typing import Any

import pytest

from .harness import Caller, Limits, Running, running
from .test_tables import mover, seated


def make(guest: Caller, id: str, gesture: str = "wink", **more: Any) -> Any:
    expect, key = more.pop("expect", None), more.pop("key", None)
    return guest.post(f"/api/matches/{id}/gesture", {"gesture": gesture, **more}, expect=expect, key=key)


def at_start(server: Running, **options: Any) -> tuple[Caller, Caller, str, dict[str, Any]]:
    """A table of Inkognito: who is about to shake, another player, the table's id and body."""
    guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito", options=options)
    for _ in range(20):
        guest, table = mover(guests, id)
        if any(action["kind"] == "SHAKE" for action in table["legal"]):
            return guest, next(one for one in guests if one is not guest), id, table
        guest.act(table)
    raise AssertionError("nobody came to shake")


@pytest.mark.rule("INK-10.2", "INK-10.4")
def test_a_gesture_is_made_in_one_call_and_everybody_sees_it(server: Running) -> None:
    guest, other, id, table = at_start(server)
    to = other.table(id)["seat"]
    after = make(guest, id, "ear_tug", to=to, expect=201)
    [event] = [event for event in after["events"] if event["kind"] == "gesture"]
    assert (event["args"]["gesture"], event["args"]["to"]) == ("ear_tug", to)
    assert other.table(id)["events"][-1]["kind"] == "gesture"
    assert after["seat"] == table["seat"]
    assert any(action["kind"] == "SHAKE" for action in after["legal"])  # it goes on where it was
    again = make(guest, id, "frown", expect=422)
    assert (again["type"], again["rule"]) == ("/problems/illegal", "INK-10.4")
    assert guest.table(id) == {**guest.table(id), "seq": after["seq"], "decision": after["decision"]}


def test_it_is_also_made_where_the_question_stands(server: Running) -> None:
    guest, _, id, table = at_start(server)
    asked = guest.act(table, "GESTURE")
    assert make(guest, id, to=asked["seat"], expect=422)["rule"] == "INK-10.2"  # to oneself
    assert make(guest, id, "nose_wrinkle")["events"][-1]["args"]["to"] == "nobody"


def test_who_may_not_now_is_told_the_rule_and_nothing_changes(server: Running) -> None:
    guest, other, id, _ = at_start(server)
    before = [one.table(id) for one in (guest, other)]
    assert make(other, id, expect=422)["rule"].startswith("INK-")
    unknown = make(guest, id, "salute", expect=422)
    assert unknown["type"] == "/problems/invalid"
    assert "wink, ear_tug, frown, nose_wrinkle" in unknown["detail"]
    make(server.guest("Eve"), id, expect=403)
    german = guest.post(f"/api/matches/{id}/gesture?lang=de", {"gesture": "wink", "to": before[0]["seat"]}, expect=422)
    assert german["rule"] == "INK-10.2"
    assert [one.table(id) for one in (guest, other)] == before
    off, _, quiet, _ = at_start(server, gestures="off")
    assert make(off, quiet, expect=422)["rule"] == "INK-10.4"


def test_the_same_key_makes_one_gesture_also_after_a_restart(database: str) -> None:
    with running(database) as server:
        guest, other, id, table = at_start(server)
        first = make(guest, id, key="once")
        assert make(guest, id, key="once")["seq"] == first["seq"]
        assert make(guest, id, "frown", key="once", expect=422)["type"] == "/problems/key-reused"
        seen = other.table(id)
    with running(database) as server:
        for one in (guest, other):
            one.url, one.http.base_url = server.url, server.url
        assert make(guest, id, key="once")["seq"] == first["seq"]
        assert other.table(id)["events"] == seen["events"]
        assert guest.table(id)["decision"] != table["decision"]


def test_a_game_without_gestures_says_so(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob", game="spyconnection")
    refused = make(guests[0], id, expect=404)
    assert refused["detail"] == "spyconnection has no gestures"
    waiting = guests[0].open("me", "open", "open", game="inkognito")["id"]
    assert make(guests[0], waiting, expect=409)["type"] == "/problems/refused"


@pytest.mark.rule("INK-10.4")
def test_free_gestures_are_made_at_any_time_and_change_nothing_but_the_events(database: str) -> None:
    with running(database) as server:
        guest, other, id, _ = at_start(server, gestures="free")
        before = [one.table(id) for one in (guest, other)]
        assert not any(action["kind"] == "GESTURE" for action in before[0]["legal"])
        to = before[0]["seat"]
        made = make(other, id, "frown", to=to, key="once", expect=201)
        assert made["events"][-1]["kind"] == "gesture"
        assert made["events"][-1]["args"] == {"seat": before[1]["seat"], "gesture": "frown", "to": to}
        assert make(other, id, "frown", to=to, key="once", expect=201)["seq"] == made["seq"]
        make(other, id, "wink", to=to, key="once", expect=422)
        assert make(guest, id)["events"][-1]["args"]["to"] == "nobody"
        for one, was in zip((guest, other), before, strict=True):
            now = one.table(id)
            assert now["events"][-2:][0]["args"]["gesture"] == "frown"
            for part in ("view", "legal", "decision", "undo"):
                assert now[part] == was[part]
        for wrong in (before[1]["seat"], 3):  # to oneself; to a seat that is not there
            assert "is not another seat" in make(other, id, to=wrong, expect=422)["detail"]
        make(server.guest("Eve"), id, expect=403)
        seen = other.table(id)["events"]
    with running(database) as server:
        other.url, other.http.base_url = server.url, server.url
        assert other.table(id)["events"] == seen
        assert make(other, id, "frown", to=to, key="once", expect=201)["seq"] == made["seq"] + 1


def test_too_many_free_gestures_are_asked_to_wait(sqlite: str) -> None:
    with running(sqlite, limits=Limits(gestures=(0.01, 2))) as server:
        guest, other, id, _ = at_start(server, gestures="free")
        for gesture in ("wink", "frown"):
            make(guest, id, gesture)
        assert make(guest, id, expect=429)["type"] == "/problems/too-many-requests"
        make(other, id)  # everybody has his own measure
