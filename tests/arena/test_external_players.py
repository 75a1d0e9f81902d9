"""Guests at the table: OpenSpiel's search, and a search that cheats."""

from random import Random

import pytest

import safehouse as sh
from safehouse.arena import external_players
from safehouse.arena.contestants import contestant
from safehouse.core.errors import OptionError
from safehouse.games.inkognito.view.deduction import know


def test_openspiels_search_follows_the_match():
    """It repeats all draws and moves in its own state, and answers with an action of ours."""
    match = sh.new_match("spyconnection", 2, seed=1, turn_limit=20)
    player = contestant("openspiel:ms=1").player("s")
    for _ in range(24):
        seat = match.to_move[0]
        legal = match.legal(seat)
        chosen = legal[0]
        if seat == 0:
            chosen = player.choose(match, seat)
            state = player._state
            assert state.current_player() == 0
            texts = {state.action_to_string(0, number) for number in state.legal_actions()}
            assert texts == {action.text for action in legal}
        match.play(seat, chosen)


class AnyLegal:
    """In place of OpenSpiel's bot, which is slow: some legal action of whom the state asks."""

    def __init__(self):
        self._random = Random(1)
        self.legal = set()

    def step(self, state):
        numbers = state.legal_actions()
        self.legal = {state.action_to_string(state.current_player(), number) for number in numbers}
        return self._random.choice(numbers)


@pytest.mark.parametrize(("game", "seats"), [("estoril", 2), ("estoril", 4), ("vienna", 3), ("inkognito", 4)])
def test_it_follows_whole_games_also_where_several_seats_are_asked_at_once(monkeypatch, game, seats):
    """The arena asks the lowest seat; the environment would begin with another."""
    make_game, _ = external_players._openspiel()
    monkeypatch.setattr(external_players, "_openspiel", lambda: (make_game, lambda *_: AnyLegal()))
    match = sh.new_match(game, seats, seed=1)
    players = [contestant("openspiel:ms=1").player("s") for _ in range(seats)]
    together = 0
    while not match.over:
        seat = match.to_move[0]
        together += len(match.to_move) > 1
        chosen = players[seat].choose(match, seat)
        assert players[seat]._state.current_player() == seat
        assert players[seat]._bot.legal == {action.text for action in match.legal(seat)}
        match.play(seat, chosen)
    assert together or game == "inkognito"


def test_its_time_is_as_long_as_ours(monkeypatch):
    now = iter(range(100))
    match = sh.new_match("spyconnection", 2, seed=1, turn_limit=20)
    player = contestant("openspiel:ms=5000").player("s")
    monkeypatch.setattr(external_players.time, "perf_counter", lambda: next(now))
    player.choose(match, match.to_move[0])
    assert player._bot.worlds == 6  # two to begin with, then one a second until the fifth


def test_without_openspiel_it_is_said(monkeypatch):
    def missing(name):
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(external_players, "import_module", missing)
    with pytest.raises(OptionError, match=r"needs OpenSpiel and our environment for it \(No module named"):
        contestant("openspiel:ms=100")


@pytest.mark.parametrize("game", ["spyconnection", "inkognito"])
def test_a_cheat_plays_what_is_allowed(game):
    match = sh.new_match(game, 4, seed=1)
    player = contestant("cheat:iterations=20").player("s")
    for _ in range(12):
        seat = match.to_move[0]
        match.play(seat, player.choose(match, seat))


def test_who_cheats_in_inkognito_knows_the_world_and_nobody_else_does():
    """Where an expert plans by what a seat was told, a cheat is told everything, in a copy of its own."""
    match = sh.new_match("inkognito", 4, seed=3)
    before = match.observation(1).to_bytes()
    (world,) = know(external_players.told_everything(match, 1).state, 1).worlds()
    truth = match.state
    assert world.identities == tuple(truth.identity)
    assert world.builds == tuple(truth.build)
    assert world.words == tuple(truth.word)
    assert match.observation(1).to_bytes() == before
    assert know(match.observation(1).state, 1).count == 216


def test_a_cheat_takes_a_budget_and_nothing_else():
    with pytest.raises(OptionError, match="unknown setting level; settings are ms, iterations"):
        contestant("cheat:level=5")
