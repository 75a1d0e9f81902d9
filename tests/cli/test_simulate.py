"""Many games between bots: the same games whatever the number of workers, and figures that add up."""

import json

import pytest

from safehouse.arena.simulation import Plan, Played, play_all, play_one
from safehouse.arena.statistics import quantile, wilson
from safehouse.catalogue import find_game
from safehouse.cli.simulation_report import summary

OPTIONS = find_game("spyconnection").accept(2, {"turn_limit": 20})
COMMAND = ("simulate", "spyconnection", "--seed", "5", "-o", "turn_limit=20")


def figures(safehouse, *arguments):
    code, out, err = safehouse(*COMMAND, *arguments, "--json")
    assert (code, err) == (0, "")
    content = json.loads(out)
    for key in ("seconds", "decisions_per_second", "workers", "backend"):
        del content[key]
    return content


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_workers_do_not_change_the_games(safehouse, bots):
    one = figures(safehouse, "--games", "3", "--bots", bots, "--workers", "1")
    two = figures(safehouse, "--games", "3", "--bots", bots, "--workers", "2")
    assert one == two
    assert (one["games"], one["finished"]) == (3, 3)


def test_another_seed_gives_other_games(safehouse):
    first = json.loads(safehouse("simulate", "spyconnection", "--games", "3", "--seed", "1", "--json")[1])
    second = json.loads(safehouse("simulate", "spyconnection", "--games", "3", "--seed", "2", "--json")[1])
    assert first["decisions"] != second["decisions"]


def test_figures_add_up(safehouse):
    content = figures(safehouse, "--games", "9", "--seats", "3", "--bots", "random")
    assert sum(entry["wins"] for entry in content["by_seat"]) == 9
    assert content["by_bot"]["random"]["games"] == 27
    assert content["ended"] == {"regular": 0, "limit": 9}
    assert content["lengths"]["turns"]["median"] == 20
    assert content["decisions"] >= 9 * 60
    lengths = content["lengths"]["decisions"]
    assert lengths["p10"] <= lengths["median"] <= lengths["p90"]


def test_bots_go_round_the_table():
    plan = Plan("spyconnection", 3, {}, ("greedy", "random"), 1, 6)
    assert [plan.seating(index) for index in range(3)] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "random"),
        ("greedy", "random", "greedy"),
    ]


def test_shares_count_seats_taken():
    plan = Plan("spyconnection", 2, {}, ("greedy", "random"), 1, 2)
    played = [
        Played(0, ("greedy", "random"), (30, 5), (0,), 100, (20, 20)),
        Played(1, ("random", "greedy"), (4, 28), (1,), 120, (20, 19), by_limit=True),
    ]
    content = summary(plan, played, 2.0, 1)
    assert content["by_bot"]["greedy"]["share"] == 1
    assert content["by_bot"]["random"]["wins"] == 0
    assert [entry["wins"] for entry in content["by_seat"]] == [1, 1]
    assert content["ended"] == {"regular": 1, "limit": 1}
    assert content["margin"]["mean"] == 24.5
    assert content["decisions_per_second"] == 110


def test_report_for_people(safehouse):
    code, out, _ = safehouse(*COMMAND, "--games", "2", "--bots", "random")
    assert code == 0
    for word in ("2 of 2 games finished", "95 % interval", "seat A", "bot random", "by the turn limit"):
        assert word in out


def test_compiled_games_are_the_same_games():
    for index in range(3):
        plain = play_one(Plan("spyconnection", 2, OPTIONS, ("random",), "s", 3), index)
        fast = play_one(Plan("spyconnection", 2, OPTIONS, ("random",), "s", 3, fast=True), index)
        assert plain == fast


def test_ctrl_c_shows_what_was_finished(safehouse, monkeypatch):
    def interrupted(plan, workers):
        yield play_one(plan, 1)
        yield play_one(plan, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("safehouse.arena.simulation.play_all", interrupted)
    code, out, err = safehouse(*COMMAND, "--games", "9", "--json")
    assert (code, err) == (130, "safehouse: interrupted\n")
    assert (json.loads(out)["games"], json.loads(out)["finished"]) == (9, 2)


def test_reading_no_further_stops_the_workers():
    games = play_all(Plan("spyconnection", 2, OPTIONS, ("random",), "s", 10_000), 2)
    assert next(games).finished
    games.close()


def test_statistics():
    assert quantile([3, 1, 2], 0.5) == 2
    assert quantile([10], 0.9) == 10
    low, high = wilson(0, 10)
    assert low == 0
    assert 0.25 < high < 0.32
    assert wilson(0, 0) == (0.0, 1.0)
