"""Guests at the table: OpenSpiel's search, and a search that cheats."""

import types

import pytest

import safehouse as sh
from safehouse.arena import guests
from safehouse.arena.contestants import contestant
from safehouse.core.errors import OptionError


class FakeState:
    """An OpenSpiel state of ours: numbers of its own, the same texts."""

    def __init__(self, game, seats, options):
        self._match = sh.new_match(game, seats, seed=0, chance="manual", **options)

    def current_player(self):
        return self._match.to_move[0]

    def legal_actions(self):
        return [1000 + action.id for action in self._match.legal(self.current_player())]

    def action_to_string(self, player, number):
        return self._match.edition.actions[number - 1000].text

    def apply_action(self, number):
        self._match.play(self.current_player(), number - 1000)


class FakeGame:
    def __init__(self, game, seats, **options):
        self._how = (game, seats, options)

    def new_initial_state(self):
        return FakeState(*self._how)


class FakeSearch:
    """OpenSpiel's bot as far as it is used: one sampled world per simulation."""

    def __init__(self, game, evaluator, max_simulations, **_):
        self._max_simulations = max_simulations
        self.sampled = 0

    def run_search(self, state):
        self._root_node = "root"
        for _ in range(self._max_simulations):
            self.sample_root_state(state)
        return "never"

    def sample_root_state(self, state):
        self.sampled += 1
        return state

    def get_final_policy(self, state, node):
        return [(state.legal_actions()[-1], 1.0)]

    def step(self, state):
        return self.run_search(state)[0][0]


@pytest.fixture
def openspiel(monkeypatch):
    """Stands in for OpenSpiel and our environment; `sampled` counts the worlds its search has looked at."""
    mcts = types.SimpleNamespace(RandomRolloutEvaluator=lambda **_: None)
    modules = {
        "safehouse.envs": types.SimpleNamespace(openspiel_game=FakeGame),
        "open_spiel.python.algorithms.ismcts": types.SimpleNamespace(ISMCTSBot=FakeSearch),
        "open_spiel.python.algorithms.mcts": mcts,
    }
    monkeypatch.setattr(guests, "import_module", modules.__getitem__)


@pytest.mark.usefixtures("openspiel")
def test_openspiels_search_follows_the_match():
    """It repeats all draws and moves in its own state and answers with an action of ours: here the last legal one."""
    match = sh.new_match("spyconnection", 2, seed=1, turn_limit=20)
    player = contestant("openspiel:ms=1").player("s")
    for _ in range(40):
        seat = match.to_move[0]
        if seat == 0:
            chosen = player.choose(match, seat)
            assert chosen == match.legal(seat)[-1]
        else:
            chosen = match.legal(seat)[0]
        match.play(seat, chosen)


@pytest.mark.usefixtures("openspiel")
def test_its_time_is_as_long_as_ours(monkeypatch):
    now = iter(range(100))
    monkeypatch.setattr(guests.time, "perf_counter", lambda: next(now))
    match = sh.new_match("spyconnection", 2, seed=1)
    player = contestant("openspiel:ms=5000").player("s")
    player.choose(match, match.to_move[0])
    assert player._bot.sampled == 6  # two to begin with, then one a second until the fifth


def test_without_openspiel_it_is_said(monkeypatch):
    def missing(name):
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(guests, "import_module", missing)
    with pytest.raises(OptionError, match=r"needs OpenSpiel and our environment for it \(No module named"):
        contestant("openspiel:ms=100")


def test_a_cheat_is_handed_the_match(monkeypatch):
    class Search:
        def __init__(self, seed, *, iterations):
            assert (seed, iterations) == ("s", 50)

        def choose_in(self, match, seat):
            return match.legal(seat)[-1]

    cheating = types.SimpleNamespace(CheatingSearch=lambda seed, iterations: Search(seed, iterations=iterations))
    monkeypatch.setattr(guests, "import_module", {"safehouse.bots.cheating": cheating}.__getitem__)
    match = sh.new_match("estoril", 2, seed=1)
    seat = match.to_move[0]
    player = guests.GUESTS["cheat"].player({"iterations": 50}, "s")
    assert player.choose(match, seat) == match.legal(seat)[-1]


def test_without_a_search_nobody_can_cheat(monkeypatch):
    monkeypatch.setattr(guests, "import_module", lambda name: __import__("no_such_module"))
    with pytest.raises(OptionError, match="no search that could cheat"):
        contestant("cheat:ms=100")
