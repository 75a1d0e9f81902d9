"""The compiled lookahead of the greedy bot chooses what the plain one chooses."""

import pytest

import safehouse as sh
from safehouse.bots import make_bot, quick
from safehouse.catalogue import OWN, find_game


@pytest.fixture(autouse=True)
def no_desks(monkeypatch):
    monkeypatch.setattr(quick, "_desks", {})


def choices(game, seats, count):
    match = sh.new_match(game, seats, seed="quick")
    bots = [make_bot("greedy", seed=seat) for seat in range(seats)]
    while not match.over and len(match.steps) < count:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return [(step.actor, step.action.text) for step in match.steps]


SLOW = {"estoril", "vienna"}
"""Compiling their look ahead takes a minute each."""


@pytest.mark.parametrize("game", [pytest.param(g, marks=[pytest.mark.full] if g in SLOW else []) for g in OWN])
def test_choices_are_the_same(game):
    plain = choices(game, 3, 90)
    edition = find_game(game).edition(find_game(game).default_data)
    quick.hasten(edition)
    desk = quick.desk_of(edition)
    assert choices(game, 3, 90) == plain
    quick.hasten(edition)
    assert quick.desk_of(edition) is desk


def test_a_desk_grows_with_what_lies_on_it(monkeypatch):
    plain = choices("spyconnection", 2, 40)
    monkeypatch.setattr(quick, "ROOM", 2)
    quick.hasten(find_game("spyconnection").edition("reconstruction-1"))
    assert choices("spyconnection", 2, 40) == plain
