"""A clock for the whole game: who stalls pays, the others do not, and nobody's secrets show in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from safehouse.server.services.log_changes import lay_table
from safehouse.server.tables import entries as en
from safehouse.server.tables.players import Guest
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running, until
from .test_tables import mover, seated

SLOW = {"live": 5000.0, "days": 5000.0}
CLOCK = {"bank": 600, "increment": 10}


def table_of(game: str, people: int = 2, **options: Any) -> Table:
    plans = [en.SeatPlan("human", guest) for guest in "abcd"[:people]]
    clock = en.TimeBank(100.0, 10.0)
    table = Table("0" * 16, en.Opened(game, options, plans, "a", "live", "none", False, clock=clock), 0.0)
    table.apply(en.Started([]), 0.0)
    return table


def left(table: Table) -> list[float]:
    assert table.game_clocks is not None
    return table.game_clocks.left


def play(table: Table, seat: int, at: float, by: en.By = "guest", action: str | None = None) -> None:
    text = action or table.look(seat).legal()[0].text
    table.apply(en.Played(seat, by, str(table.decision(seat)), [(seat, text)]), at)


def pass_turn(table: Table, at: float) -> int:
    """The seat on turn plays, all at one moment, until another is asked; returns the seat."""
    seat = table.movers()[0]
    while table.movers() == (seat,):
        play(table, seat, at)
    return seat


class TestCharging:
    def test_who_thinks_pays_and_the_other_does_not(self) -> None:
        table = table_of("spyconnection")
        first = pass_turn(table, 30.0)
        assert left(table)[first] == 70
        other = 1 - first
        assert left(table)[other] == 110  # the turn came to it
        pass_turn(table, 75.0)
        assert left(table)[other] == 65
        assert left(table)[first] == 80

    def test_taking_back_adds_nothing(self) -> None:
        table = table_of("spyconnection")
        seat = table.movers()[0]
        spent = 0.0
        for n in range(1, 20):
            action = next(a.text for a in table.look(seat).legal() if _can_be_taken_back(table, seat, a.text))
            play(table, seat, 2.0 * n, action=action)
            table.apply(en.Undone(seat), 2.0 * n + 1)
            assert left(table)[seat] <= 100 - spent
            spent = 2.0 * n

    def test_going_and_coming_adds_nothing_but_what_a_turn_adds(self) -> None:
        table = table_of("spyconnection")
        seat = table.movers()[0]
        for n in range(1, 6):
            table.apply(en.Left([seat]), 10.0 * n + 8)
            table.apply(en.Returned([seat]), 10.0 * n + 8.5)
        assert left(table)[seat] == pytest.approx(100 - 18 - 4 * 9.5)
        table.apply(en.Left([seat]), 5000.0)
        assert left(table)[seat] == 0
        table.apply(en.Returned([seat]), 5001.0)
        assert left(table)[seat] == 10

    def test_a_bot_in_the_seat_spends_nothing(self) -> None:
        table = table_of("spyconnection")
        seat = table.movers()[0]
        table.apply(en.Left([seat]), 10.0)
        play(table, seat, 90.0, by="bot")
        assert left(table)[seat] == 90

    def test_against_bots_alone_no_time_runs(self) -> None:
        plans = [en.SeatPlan("human", "a"), en.SeatPlan("bot", bot="random")]
        opened = en.Opened(
            "spyconnection", {"first_player": 0}, plans, "a", "live", "none", False, clock=en.TimeBank(100.0, 10.0)
        )
        table = Table("0" * 16, opened, 0.0)
        table.apply(en.Started([]), 0.0)
        play(table, 0, 90.0)
        assert left(table) == [100, 100]

    def test_where_several_choose_in_secret_the_last_pays(self) -> None:
        table = table_of("estoril", 3)
        while len(table.movers()) < 2:
            play(table, table.movers()[0], 0.0)
        before, seats, question = list(left(table)), table.movers(), table.match.question
        for n, seat in enumerate(seats):
            assert left(table) == before  # a secret choice moves nobody's clock
            while table.match.question == question and seat in table.movers():
                play(table, seat, 10.0 * (n + 1))
        charged = [was - now for was, now in zip(before, left(table), strict=True)]
        assert charged[seats[-1]] == 10 * len(seats)
        assert all(charged[seat] <= 0 for seat in seats[:-1])

    def test_a_replayed_table_has_the_same_clocks(self) -> None:
        plans = [en.SeatPlan("human", guest) for guest in "ab"]
        opened = en.Opened("spyconnection", {}, plans, "a", "live", "none", False, clock=en.TimeBank(100.0, 10.0))
        table, rows = lay_table("0" * 16, opened, Guest("a", "Ann"), None, ())
        for n in range(1, 7):
            seat = table.movers()[0]
            text = table.look(seat).legal()[0].text
            played = en.Played(seat, "guest", str(table.decision(seat)), [(seat, text)])
            rows.append(table.apply(played, rows[0].at + 7.0 * n))
        assert left(table) != [100, 100]
        assert left(Table.replay(rows)) == left(table)


def _can_be_taken_back(table: Table, seat: int, action: str) -> bool:
    fork = table.fork()
    play(fork, seat, 0.0, action=action)
    return fork.match.undo_reason(seat) is None


class TestAtATable:
    def test_everybody_sees_it(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", clock=CLOCK, public=True, spectators="public")
        for viewer in (*guests, Caller(server.url, None)):
            table = viewer.table(id)
            assert (table["clock"], table["banks"]) == (CLOCK, [600, 600])
            [clock] = table["clocks"]
            assert 0 < clock["deadline"] - table["created_at"] <= 601
        guest, table = mover(guests, id)
        after = guest.act(table)
        assert after["banks"][table["seat"]] <= 600

    def test_the_lobby_tells_it(self, server: Running) -> None:
        ann = server.guest("Ann")
        id = ann.open("me", "open", clock=CLOCK, public=True)["id"]
        assert next(table for table in ann.get("/api/lobby")["tables"] if table["id"] == id)["clock"] == CLOCK

    @pytest.mark.parametrize("clock", [{"bank": 4, "increment": 5}, {"bank": 60, "increment": 0}, {"bank": 60}, 5])
    def test_what_is_no_clock(self, server: Running, clock: Any) -> None:
        body = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
        server.guest().post("/api/matches", body, expect=400)

    def test_without_one_everything_is_as_before(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob")
        assert (guests[0].table(id)["clock"], guests[0].table(id)["banks"]) == (None, None)

    def test_a_rematch_has_the_same(self, server: Running) -> None:
        guests, id = seated(server, "Ann", "Bob", "Cem", clock=CLOCK, game="whisper")
        for _ in range(300):
            if guests[0].table(id)["over"]:
                break
            guest, table = mover(guests, id)
            guest.act(table)
        again = guests[0].post(f"/api/matches/{id}/rematch")["id"]
        assert guests[0].table(again)["clock"] == CLOCK


class TestRestart:
    def test_the_time_in_which_no_server_was_there_costs_nobody(self, tmp_path: Path) -> None:
        with running(f"sqlite:///{tmp_path / 'house.db'}") as server:
            guests, id = seated(server, "Ann", "Bob", clock=CLOCK)
        with sqlite3.connect(tmp_path / "house.db") as connection:
            connection.execute("UPDATE log SET at = at - 550")
        connection.close()
        with running(f"sqlite:///{tmp_path / 'house.db'}", grace_seconds=0.0, move_seconds=SLOW) as server:
            for guest in guests:
                guest.url, guest.http.base_url = server.url, server.url
            guest, table = until(lambda: _with_time(guests, id))
            seat = table["seat"]
            assert guest.act(table)["banks"][seat] > 500

    def test_when_the_bank_is_empty_a_bot_decides_and_the_seat_is_away(self, tmp_path: Path) -> None:
        with running(f"sqlite:///{tmp_path / 'house.db'}") as server:
            guests, id = seated(server, "Ann", "Bob", clock={"bank": 5, "increment": 60})
        with sqlite3.connect(tmp_path / "house.db") as connection:
            connection.execute("""UPDATE log SET entry = replace(entry, '"bank":5', '"bank":0.2') WHERE seq = 1""")
        connection.close()
        with running(f"sqlite:///{tmp_path / 'house.db'}", grace_seconds=0.0) as server:
            for guest in guests:
                guest.url, guest.http.base_url = server.url, server.url
            table = until(lambda: any(p["away"] for p in guests[0].table(id)["players"]) and guests[0].table(id))
            [away] = [player["seat"] for player in table["players"] if player["away"]]
            assert table["banks"][away] == 0
            back = guests[away].post(f"/api/matches/{id}/return")
            assert back["banks"][away] in (0, 60)  # what a turn adds, if it is asked


def _with_time(guests: list[Caller], id: str) -> tuple[Caller, dict] | None:
    guest, table = mover(guests, id)
    [clock] = table["clocks"]
    return (guest, table) if clock["seconds"] and clock["deadline"] - table["created_at"] > 1000 else None
