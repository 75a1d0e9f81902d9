"""Observations and errors between processes."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import safehouse as sh
from safehouse.core.records import open_match
from tests.toys.broken import altered

GAMES = ("spyconnection", "inkognito", "estoril", "vienna")


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301


def played(game: str) -> sh.Match:
    match = sh.new_match(game, seats=3, seed=4)
    bot = sh.bot("greedy", seed=1)
    for _ in range(12):
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.observation(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_same_after_a_journey(game: str) -> None:
    match = played(game)
    for seat in (*range(3), None):
        seen = match.observation(seat)
        for there in (sent(seen), copy.deepcopy(seen)):
            assert there == seen
            assert there.legal() == seen.legal()
            assert there.view() == seen.view()


def test_a_bot_in_another_process_chooses_as_here() -> None:
    match = played("spyconnection")
    seen = match.observation(match.to_move[0])
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(chosen, seen).result()
    assert there == chosen(seen)


def chosen(seen: sh.Observation) -> str:
    return sh.bot("greedy", seed=1).choose(seen).text


def test_what_other_processes_cannot_know_is_not_sent() -> None:
    game = altered()
    edition, seats, options = game.edition("paper"), game.seats[0], game.accept(game.seats[0], {})
    game.name = "unheard"  # not in the catalogue
    seen = open_match(edition, seats, options, seed=1).observation(0)
    with pytest.raises(pickle.PicklingError, match="is not known by name to other processes"):
        pickle.dumps(seen)


ERRORS: tuple[Exception, ...] = (
    sh.OptionError("one", "two"),
    sh.IllegalAction("not now", "SPY-3.1"),
    sh.IllegalAction("no action"),
    sh.UndoRefused("too late", "seen"),
    sh.PositionError(["first", "second"]),
    sh.RecordError(["only"]),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_are_the_same_after_a_journey(error: Exception) -> None:
    there = sent(error)
    assert type(there) is type(error)
    assert str(there) == str(error)
    assert vars(there) == vars(error)
