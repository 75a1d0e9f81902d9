"""Bots see observations alone, choose legal actions in all settings, and choose the same with the same seed."""

import inspect

import pytest

import safehouse as sh
from safehouse.bots import BOTS, GreedyBot, RandomBot, make_bot

SETTINGS = [
    {},
    {"board_side": "dark", "start_missions": "draft"},
    {"agents": 14, "explicit_end": True},
]


def made(name, seed):
    """A bot that needs no clock."""
    return make_bot(name, seed=seed, **({"iterations": 20} if name == "ismcts" else {}))


def play(match, bots, most=None):
    while not match.over and (most is None or len(match.steps) < most):
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return match


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_bots_are_given_an_observation_and_nothing_else(bot):
    assert list(inspect.signature(bot.choose).parameters) == ["self", "observation"]
    assert set(inspect.signature(bot).parameters) <= {"seed", "fast"}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", SETTINGS)
def test_choices_are_legal_in_all_settings(name, seats, options):
    match = sh.new_match("spyconnection", seats, seed=seats, **options)
    bots = [made(name, seat) for seat in range(seats)]
    play(match, bots, most=400 if name == "random" else 60)
    assert len(match.steps) >= 60 or match.over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_choices(name):
    def game(seed):
        match = sh.new_match("spyconnection", 2, seed=3)
        return play(match, [made(name, seed), made(name, seed)], most=60).steps

    assert game(1) == game(1)
    if name == "random":
        assert game(1) != game(2)


@pytest.mark.parametrize("name", BOTS)
def test_choosing_changes_nothing_in_the_observation(name):
    observation = sh.new_match("spyconnection", 2, seed=3, first_player=0).observation(0)
    before = observation.to_bytes()
    assert made(name, 1).choose(observation) in observation.legal()
    assert observation.to_bytes() == before


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(name):
    match = sh.new_match("spyconnection", 2, seed=3, first_player=0)
    for seat in (1, None):
        with pytest.raises(sh.IllegalAction, match="nothing to choose"):
            made(name, 1).choose(match.observation(seat))


def test_an_unknown_bot_is_refused():
    with pytest.raises(sh.OptionError, match="bots are random, greedy, ismcts"):
        sh.bot("deep thought")


def test_greedy_beats_random():
    wins = 0
    for seed in range(6):
        match = sh.new_match("spyconnection", 2, seed=seed)
        me = seed % 2
        bots = [sh.bot("greedy" if seat == me else "random", seed=seed) for seat in range(2)]
        wins += me in play(match, bots).winners
    assert wins == 6
