"""The engine beside a second, independent writing of the rules: same choices, same positions, step by step."""

import pytest

import safehouse as sh

from . import model, walks

ACTORS = {sh.CHANCE: "chance", sh.TABLE: "table"}


def compare(match, seed, skill, leaving, limit=700, bot="random"):
    assert match.position()["pending"] != "OVER"
    steps = 0
    for step in walks.walk(match, seed, skill=skill, leaving=leaving, limit=limit, bot=bot):
        assert step.legal == model.legal(step.before), step.before
        expected = model.play(step.before, ACTORS.get(step.actor, step.actor), step.action.text)
        assert step.after == expected, (step.actor, step.action.text)
        steps += 1
    position = match.position()
    assert match.over == (position["pending"] == "OVER")
    assert match.scores == [model.score(one) for one in position["players"]]
    if position["first_player"] is not None:
        assert match.ranking == model.ranking(position)
    if match.over:
        assert match.winners == {model.ranking(position)[0]}
    return steps


@pytest.mark.parametrize("setting", range(len(walks.SETTINGS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_go_the_same_way(seats, setting):
    assert compare(walks.opened(seats, 1, setting), f"{seats} {setting}", skill=0.8, leaving=0.0) > 100


@pytest.mark.parametrize("setting", range(len(walks.SETTINGS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_the_game_goes_the_same_way(seats, setting):
    for seed in range(2):
        compare(walks.late(seats, seed, setting), f"{seats} {setting} {seed}", skill=0.9, leaving=0.0, limit=400)


@pytest.mark.rule("SPY-15.2", "SPY-15.4")
@pytest.mark.parametrize("setting", range(len(walks.SETTINGS)))
@pytest.mark.parametrize("seats", [3, 4])
def test_leaving_goes_the_same_way(seats, setting):
    for seed in range(2):
        start = (walks.opened, walks.late)[seed % 2](seats, seed, setting)
        compare(start, f"leaving {seats} {setting} {seed}", skill=0.8, leaving=0.04)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_the_bots_go_the_same_way(seats, bot):
    steps = compare(walks.opened(seats, 7, 0), f"{bot} {seats}", skill=0.0, leaving=0.0, limit=150, bot=bot)
    assert 100 < steps <= 150


@pytest.mark.full
@pytest.mark.parametrize("seed", range(300))
def test_many_games_go_the_same_way(seed):
    seats, setting = 2 + seed % 3, seed // 3 % len(walks.SETTINGS)
    start = (walks.opened, walks.late)[seed % 2](seats, seed, setting)
    compare(start, f"many {seed}", skill=(0.0, 0.5, 0.95)[seed % 3], leaving=(0.0, 0.01)[seed // 2 % 2], limit=3000)
