"""Silence at the table, seats that are given up, clocks that run out: as each game wants it."""

from __future__ import annotations

from typing import Any

import pytest

from .harness import Caller, Running, running, until
from .test_gestures import at_start
from .test_tables import finished, seated

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
    def ended(self, server: Running, **more: Any) -> tuple[list[Caller], str, int]:
        """A game of Inkognito in the window after its first turn, and whose turn it was."""
        guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito", options={"first_player": 0}, **more)
        guests[0].act(guests[0].table(id), "SHAKE")
        guests[0].act(guests[0].table(id), "END")
        return guests, id, 0

    @pytest.mark.rule("INK-11.10")
    def test_who_says_nothing_in_the_window_has_passed(self, sqlite: str) -> None:
        with running(sqlite, move_seconds=SLOW, short_seconds=QUICK, grace_seconds=0.0) as server:
            guests, id, _ = self.ended(server)
            table = until(lambda: guests[1].table(id)["view"]["active"] == 1 and guests[1].table(id))
            assert [player["away"] for player in table["players"]] == [False] * 3
            assert table["clocks"] == [{**table["clocks"][0], "seat": 1, "seconds": 1000.0}]
            assert "declared" not in kinds(guests[1], id)

    @pytest.mark.rule("INK-11.10")
    def test_the_window_has_a_short_clock_alike_for_all(self, server: Running) -> None:
        guests, id, _ = self.ended(server)
        clocks = guests[2].table(id)["clocks"]
        assert [(clock["seat"], clock["seconds"]) for clock in clocks] == [(1, 25.0), (2, 25.0)]
        guests[1].act(guests[1].table(id), "SILENT")
        assert guests[2].table(id)["clocks"] == clocks

    def test_with_days_to_think_the_window_is_open_for_half_a_day(self, server: Running) -> None:
        guests, id, _ = self.ended(server, speed="days")
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

    def test_who_plays_against_bots_alone_is_never_away(self, sqlite: str) -> None:
        with running(sqlite, move_seconds=QUICK, grace_seconds=0.0) as server:
            ann = server.guest("Ann")
            id = ann.open("me", "random", game="whisper")["id"]
            table = until(lambda: ann.table(id)["over"] and ann.table(id))
            assert not table["players"][0]["away"]
