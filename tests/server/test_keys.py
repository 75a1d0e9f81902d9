"""Idempotency-Key: the same request again does nothing and gets its answer; another one with that key is refused."""

from __future__ import annotations

from typing import Any

import pytest

import safehouse as sh

from .harness import Caller, Running, running
from .test_gestures import at_start
from .test_refusals import log_of
from .test_tables import mover, seated

CALLS: dict[str, Any] = {
    "join": {},
    "fill": None,
    "actions": {"decision": "0-1", "action": "PASS"},
    "gesture": {"gesture": "wink"},
    "undo": None,
    "resign": None,
    "leave": None,
    "return": None,
    "chat": {"text": "hello"},
}


def reused(caller: Caller, path: str, body: Any, key: str) -> None:
    assert caller.post(path, body, key=key, expect=422)["type"] == "/problems/key-reused"


OPENING: Any = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}]}


class TestOpening:
    def test_the_answer_stays_the_same_while_the_table_goes_on(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        first = ann.post("/api/matches", OPENING, key="open")
        assert first["invite"]
        assert ann.post("/api/matches", OPENING, key="open") == first
        bob.post(f"/api/matches/{first['id']}/join", {"invite": first["invite"]})
        assert ann.table(first["id"])["status"] == "running"
        ann.post("/api/me", {"name": "Mara"})
        assert ann.post("/api/matches", OPENING, key="open") == first

    def test_a_host_who_sits_down_later_is_answered_as_before(self, server: Running) -> None:
        ann = server.guest("Ann")
        body = {**OPENING, "seats": [{"kind": "open"}, {"kind": "open"}]}
        first = ann.post("/api/matches", body, key="open")
        ann.post(f"/api/matches/{first['id']}/join", {}, key="join")
        assert ann.post("/api/matches", body, key="open") == first
        assert first["seat"] is None

    @pytest.mark.parametrize(
        "change",
        [
            {"game": "spyconnection"},
            {"seats": [{"kind": "me"}, {"kind": "bot"}]},
            {"seats": [{"kind": "open"}, {"kind": "me"}]},
            {"options": {"rounds": 1}},
            {"speed": "days"},
            {"spectators": "public"},
            {"public": True},
        ],
    )
    def test_another_table_needs_another_key(self, server: Running, change: dict[str, Any]) -> None:
        ann = server.guest("Ann")
        ann.post("/api/matches", OPENING, key="open")
        reused(ann, "/api/matches", {**OPENING, **change}, "open")

    def test_a_record_is_imported_once(self, server: Running) -> None:
        eve, match = server.guest("Eve"), sh.new_match("whisper", seats=2, seed=4)
        records = []
        for _ in range(3):
            records.append({"record": match.record()})
            match.play(match.to_move[0], match.legal(match.to_move[0])[0])
        first = eve.post("/api/records", records[1], key="import")
        eve.act(eve.table(first["id"]))
        assert eve.post("/api/records", records[1], key="import") == first
        for other in (records[0], records[2]):
            reused(eve, "/api/records", other, "import")
        seats = [{"kind": "me"}, {"kind": "me"}]
        reused(eve, "/api/matches", {"game": "whisper", "seats": seats, "options": match.options}, "import")

    def test_a_game_that_began_by_itself_is_opened_once(self, server: Running) -> None:
        ann, body = server.guest("Ann"), {**OPENING, "seats": [{"kind": "me"}, {"kind": "me"}]}
        first = ann.post("/api/matches", body, key="open")
        ann.act(ann.table(first["id"]))
        assert ann.post("/api/matches", body, key="open") == first

    @pytest.mark.parametrize("call", CALLS)
    def test_the_key_of_the_opening_opens_nothing_else(self, server: Running, call: str) -> None:
        ann = server.guest("Ann")
        for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "open"}, {"kind": "open"}]):
            key = f"open-{seats[0]['kind']}"
            id = ann.post("/api/matches", {"game": "whisper", "seats": seats}, key=key)["id"]
            if seats[0]["kind"] == "open" and call in ("actions", "gesture", "undo", "resign"):
                ann.post(f"/api/matches/{id}/{call}", CALLS[call], key=key, expect=403)  # not even a seat
            else:
                reused(ann, f"/api/matches/{id}/{call}", CALLS[call], key)
            assert log_of(server, id) == 1


class TestJoining:
    def test_who_has_left_since_is_answered_as_before_and_stays_away(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open", "open")
        path, body = f"/api/matches/{opened['id']}/join", {"invite": opened["invite"], "seat": 2}
        first = bob.post(path, body, key="join")
        assert bob.post(path, body, key="join") == first
        bob.post(f"/api/matches/{opened['id']}/leave", key="leave")
        assert bob.post(path, body, key="join") == first == {"id": opened["id"], "seat": 2}
        assert bob.table(opened["id"])["my_seats"] == []
        assert bob.post(f"/api/matches/{opened['id']}/leave", key="leave")["my_seats"] == []
        reused(bob, path, {**body, "seat": 1}, "join")
        reused(bob, f"/api/matches/{opened['id']}/leave", {"seat": 1}, "leave")
        assert bob.post(path, body, key="again") == first


class TestTalking:
    def test_another_text_needs_another_key(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        path = f"/api/matches/{id}/chat"
        guests[1].post(path, {"text": "before"})
        assert guests[0].post(path, {"text": " hello "}, key="say") == {"n": 2}
        guests[1].post(path, {"text": "after"})
        assert guests[0].post(path, {"text": "hello"}, key="say") == {"n": 2}
        reused(guests[0], path, {"text": "goodbye"}, "say")
        assert [line["text"] for line in guests[0].table(id)["chat"]] == ["before", "hello", "after"]


class TestPlaying:
    def test_a_key_belongs_to_one_kind_of_call(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cid", game="whisper")
        ann, base = guests[0], f"/api/matches/{id}"
        table = ann.table(id)
        acted = {"decision": table["decision"], "action": table["legal"][0]["text"]}
        bodies = CALLS | {"actions": acted}
        done = ("chat", "actions", "undo", "leave", "return", "resign")
        for call in done:
            ann.post(f"{base}/{call}", bodies[call], key=call)
        before = log_of(server, id)
        for key in done:
            for call in bodies.keys() - {key, "gesture"}:
                reused(ann, f"{base}/{call}", bodies[call], key)
            ann.post(f"{base}/{key}", bodies[key], key=key)
        assert log_of(server, id) == before

    def test_a_key_belongs_to_one_seat(self, server: Running) -> None:
        ann = server.guest("Ann")
        id = ann.open("me", "me", "me", {"kind": "bot", "bot": "random"})["id"]
        for call in ("leave", "return", "resign"):
            assert ann.post(f"/api/matches/{id}/{call}", {"seat": 1}, key=call)
            ann.post(f"/api/matches/{id}/{call}", {"seat": 1}, key=call)
            reused(ann, f"/api/matches/{id}/{call}", {"seat": 2}, call)
        players = ann.table(id)["players"]
        assert [(player["away"], player["resigned"]) for player in players[:3]] == [
            (False, False),
            (False, True),
            (False, False),
        ]

    def test_a_step_and_a_turn_are_not_taken_back_by_one_key(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        guests[0].act(guests[0].table(id))
        path = f"/api/matches/{id}/undo"
        back = guests[0].post(path, {"seat": 0}, key="undo")
        assert guests[0].post(path, key="undo") == back
        reused(guests[0], path, {"whole": True}, "undo")

    def test_a_gesture_is_no_action(self, server: Running) -> None:
        guest, _, id, table = at_start(server)
        made = {"gesture": "wink", "seat": table["seat"]}
        guest.post(f"/api/matches/{id}/gesture", made, key="wink")
        asked = {"decision": table["decision"], "action": "GESTURE"}
        reused(guest, f"/api/matches/{id}/actions", asked, "wink")
        guest.post(f"/api/matches/{id}/gesture", made, key="wink", expect=201)

    def test_all_that_holds_after_a_restart(self, sqlite: str) -> None:
        with running(sqlite) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            guest, table = mover(guests, id)
            guest.post(f"/api/matches/{id}/chat", {"text": "hello"}, key="say")
            guest.post(f"/api/matches/{id}/leave", key="leave")
        with running(sqlite) as server:
            guest.url, guest.http.base_url = server.url, server.url
            assert guest.post(f"/api/matches/{id}/chat", {"text": "hello"}, key="say") == {"n": 1}
            reused(guest, f"/api/matches/{id}/leave", None, "say")
            assert guest.post(f"/api/matches/{id}/leave", key="leave")["players"][table["seat"]]["away"]
