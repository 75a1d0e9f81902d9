"""Silence at the table, seats that are given up, clocks that run out: as each game wants it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from .harness import Caller, Running, running, until
from .test_gestures import at_start
from .test_tables import finished, mover, seated

QUICK = {"live": 0.2, "days": 1000.0}
SLOW = {"live": 1000.0, "days": 1000.0}


def kinds(guest: Caller, id: str) -> list[str]:
    return [event["kind"] for event in guest.table(id, since=0)["events"]]


class TestSilence:
    @pytest.mark.rule("INK-10.3")
    def test_nobody_talks_while_inkognito_is_played(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito")
        refusal = guests[0].post(f"/api/matches/{id}/chat", {"text": "I am Bubble"}, expect=409)
        assert (refusal["type"], refusal["reason"]) == ("/problems/refused", "silence")
        assert guests[1].table(id)["chat"] == []

    @pytest.mark.rule("INK-10.3")
    def test_before_the_start_and_after_the_end_there_is_talk(self, server: Running) -> None:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.open("me", "open", "greedy", game="inkognito")
        ann.post(f"/api/matches/{opened['id']}/chat", {"text": "hello"}, expect=201)
        bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        ann.post(f"/api/matches/{opened['id']}/chat", {"text": "hm"}, expect=409)
        guest, _, id, table = at_start(server)
        named = (table["seat"] + 1) % 3
        guest.act(guest.act(table, "DECLARE"), f"NAME({named})")
        until(lambda: guest.table(id)["view"]["decision"] == "HANDSHAKE")
        guest.post(f"/api/matches/{id}/chat", {"text": "come on"}, expect=409)

    @pytest.mark.rule("INK-10.3")
    def test_with_the_option_there_is_talk_all_the_time(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito", options={"chat": True})
        guests[0].post(f"/api/matches/{id}/chat", {"text": "I am Bubble"}, expect=201)

    def test_after_the_end_everybody_talks(self, server: Running) -> None:
        guest, other, id, table = at_start(server)
        guests = {guest.table(id)["seat"]: guest, other.table(id)["seat"]: other}
        declared = guest.act(guest.act(table, "DECLARE"), f"NAME({other.table(id)['seat']})")
        assert declared["view"]["decision"] == "HANDSHAKE"
        other.act(other.table(id), "REFUSE")
        assert guest.table(id)["over"]
        for one in guests.values():
            one.post(f"/api/matches/{id}/chat", {"text": "I knew it"}, expect=201)

    def test_games_without_the_option_are_not_silent(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        guests[0].post(f"/api/matches/{id}/chat", {"text": "good luck"}, expect=201)
        guests, id = finished(server)
        guests[0].post(f"/api/matches/{id}/chat", {"text": "well played"}, expect=201)


class TestGivingUp:
    @pytest.mark.rule("INK-15.1")
    def test_a_bot_takes_the_seat_for_good_and_the_game_goes_on(self, server: Running) -> None:
        guest, other, id, table = at_start(server)
        seat = table["seat"]
        given_up = guest.post(f"/api/matches/{id}/resign")
        assert not given_up["over"]
        assert given_up["players"][seat]["resigned"]
        assert (given_up["decision"], given_up["legal"], given_up["undo"]["allowed"]) == (None, [], False)
        until(lambda: "shook" in kinds(other, id))  # the bot plays
        assert "left" not in kinds(other, id)
        guest.post(f"/api/matches/{id}/actions", {"decision": table["decision"], "action": "SHAKE"}, expect=409)
        guest.post(f"/api/matches/{id}/resign", expect=409)
        guest.post(f"/api/matches/{id}/return", expect=409)
        guest.post(f"/api/matches/{id}/hint", expect=409)
        guest.post(f"/api/matches/{id}/gesture", {"gesture": "wink"}, expect=409)
        guest.post(f"/api/matches/{id}/undo", expect=409)

    @pytest.mark.rule("INK-15.1")
    def test_who_gave_up_sees_no_more_than_the_seat_and_no_clock_runs_for_it(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito")
        mine = guests[0].post(f"/api/matches/{id}/resign")
        assert mine["seat"] == 0
        assert "secrets" not in mine["view"]
        assert all(clock["seat"] != 0 for clock in guests[1].table(id)["clocks"])

    @pytest.mark.rule("INK-15.1")
    def test_the_bots_play_on_when_everybody_has_given_up(self, server: Running) -> None:
        ann = server.guest("Ann")
        id = ann.open("me", "greedy", "greedy", game="inkognito", options={"turn_limit": 3})["id"]
        ann.post(f"/api/matches/{id}/resign")
        over = until(lambda: ann.table(id)["over"] and ann.table(id))
        assert "left" not in [event["kind"] for event in over["events"]]


class TestClocks:
    def ended(self, server: Running, **more: Any) -> tuple[list[Caller], str]:
        """A game of Inkognito in the window after its first turn, in which two want to be asked."""
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito", options={"first_player": 0}, **more)
        for guest in guests[1:]:
            guest.post(f"/api/matches/{id}/standing", {"declare_with": None, "ask": True})
        guests[0].act(guests[0].table(id), "SHAKE")
        guests[0].act(guests[0].table(id), "END")
        return guests, id

    @pytest.mark.rule("INK-11.10")
    def test_the_window_has_a_short_clock_alike_for_all_who_are_asked(self, server: Running) -> None:
        guests, id = self.ended(server)
        clocks = guests[2].table(id)["clocks"]
        assert [(clock["seat"], clock["seconds"]) for clock in clocks] == [(1, 25.0), (2, 25.0)]
        guests[1].act(guests[1].table(id), "SILENT")
        assert guests[2].table(id)["clocks"] == clocks

    def test_with_days_to_think_the_window_is_open_for_half_a_day(self, server: Running) -> None:
        guests, id = self.ended(server, speed="days")
        assert guests[2].table(id)["clocks"][0]["seconds"] == 43_200

    @pytest.mark.rule("INK-15.1")
    def test_whose_time_runs_out_is_away_until_he_acts(self, sqlite: str) -> None:
        with running(sqlite, move_seconds=QUICK, grace_seconds=0.0) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            table = until(lambda: guests[0].table(id)["over"] and guests[0].table(id))
            assert sum(player["away"] for player in table["players"]) == 1  # the last one keeps nobody waiting

    @pytest.mark.rule("INK-15.1")
    def test_acting_brings_a_player_back(self, sqlite: str) -> None:
        with running(sqlite, bot_pause=1000.0) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            assert guests[0].post(f"/api/matches/{id}/leave")["players"][0]["away"]
            assert not guests[0].act(guests[0].table(id))["players"][0]["away"]

    @pytest.mark.parametrize("seats", [("me", "random"), ("me", "me"), ("me", "me", "random")])
    def test_where_nobody_else_waits_there_is_no_clock(self, sqlite: str, seats: tuple[str, ...]) -> None:
        with running(sqlite, move_seconds=QUICK, short_seconds=QUICK, grace_seconds=0.0) as server:
            ann = server.guest("Ann")
            id = ann.open(*seats, game="whisper")["id"]
            table = ann.table(id)
            time.sleep(0.6)
            later = ann.table(id)
            assert (later["decision"], later["legal"]) == (table["decision"], table["legal"])
            assert later["clocks"] == []
            assert next(one for one in ann.get("/api/me")["tables"] if one["id"] == id)["deadline"] is None

    def test_in_the_window_of_inkognito_nothing_is_said_for_who_plays_bots(self, sqlite: str) -> None:
        with running(sqlite, move_seconds=QUICK, short_seconds=QUICK, grace_seconds=0.0) as server:
            ann = server.guest("Ann")
            options = {"first_player": 1, "gestures": "off"}
            id = ann.open("me", "random", "random", game="inkognito", options=options)["id"]
            asked = until(lambda: ann.table(id)["decision"] and ann.table(id))
            time.sleep(0.6)
            assert ann.table(id)["decision"] == asked["decision"]

    def test_who_is_left_with_those_who_gave_up_has_no_clock(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito", options={"first_player": 0})
        assert guests[0].table(id)["clocks"]
        for guest in guests[1:]:
            guest.post(f"/api/matches/{id}/resign")
        assert guests[0].table(id)["clocks"] == []


class TestMovesMadeForSomebody:
    def test_its_player_is_told_each_and_nobody_else(self, sqlite: str) -> None:
        with running(sqlite, bot_pause=0.0) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            ann, bob = guests
            assert ann.table(id)["stand_ins"] == []
            ann.post(f"/api/matches/{id}/leave")
            made = until(lambda: ann.table(id)["stand_ins"])
            assert [(one["by"], one["action"]["kind"], one["fresh"]) for one in made] == [("bot", "PICK", True)]
            assert bob.table(id)["stand_ins"] == []
            ann.post(f"/api/matches/{id}/return")
            assert ann.table(id)["stand_ins"] == made  # until she has acted herself

    def test_they_are_news_until_the_player_has_acted(self, sqlite: str) -> None:
        with running(sqlite) as server:
            guests, id = seated(server, "Ann", "Bob", game="spyconnection")
            guest, table = mover(guests, id)
            guest.post(f"/api/matches/{id}/leave")
            until(lambda: guest.table(id)["to_move"] != table["to_move"])
            guest.post(f"/api/matches/{id}/return")
            other = next(one for one in guests if one is not guest)
            while not (mine := guest.table(id))["decision"]:
                other.act(other.table(id))
            assert all(one["fresh"] for one in mine["stand_ins"])
            after = guest.act(mine)["stand_ins"]
            assert [one["action"] for one in after] == [one["action"] for one in mine["stand_ins"]]
            assert not any(one["fresh"] for one in after)

    def test_the_log_of_all_says_for_whom_a_bot_played(self, sqlite: str) -> None:
        with running(sqlite) as server:
            guests, id = seated(server, "Ann", "Bob", game="spyconnection")
            guest, table = mover(guests, id)
            seat = table["seat"]
            other = next(one for one in guests if one is not guest)
            guest.post(f"/api/matches/{id}/leave")
            until(lambda: guest.table(id)["to_move"] != table["to_move"])
            for viewer in guests:
                told = viewer.table(id, since=0)["events"]
                after = [event for event in told if event["n"] > len(table["events"])]
                assert any(event["stand_in"] for event in after)
                assert not any(event["stand_in"] for event in told[: len(table["events"])])
                named = {event["args"].get("player", event["args"].get("seat")) for event in told if event["stand_in"]}
                assert named == {seat}
                assert viewer.get(f"/api/matches/{id}/replay")["events"] == told
            guest.post(f"/api/matches/{id}/return")
            heard = len(other.table(id, since=0)["events"])
            other.act(other.table(id))
            assert not any(event["stand_in"] for event in other.table(id, since=heard)["events"])

    def test_when_the_time_is_over_the_player_is_told(self, sqlite: str) -> None:
        with running(sqlite, move_seconds=QUICK, grace_seconds=0.0) as server:
            guests, id = seated(server, "Ann", "Bob", game="whisper")
            until(lambda: guests[0].table(id)["over"])
            made = [one["by"] for guest in guests for one in guest.table(id)["stand_ins"]]
            assert "clock" in made

    def test_who_resigns_is_not_said_to_leave_by_a_bot(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", game="spyconnection")
        guests[0].post(f"/api/matches/{id}/resign")
        left = [event for event in guests[1].table(id, since=0)["events"] if event["kind"] == "left"]
        assert [event["stand_in"] for event in left] == [False]
