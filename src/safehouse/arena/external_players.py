"""Contestants that are no bots of ours: they are handed the match itself, so each says what it looks at.

`openspiel` is OpenSpiel's own Python ISMCTSBot, playing through our OpenSpiel environment. `cheat` is our search with
the true state before its eyes: an upper bound, no opponent.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from safehouse.bots.cheating import CheatingSearch
from safehouse.bots.ismcts import IsmctsBot
from safehouse.core.chance import stream
from safehouse.core.errors import OptionError
from safehouse.core.observation import Observation
from safehouse.core.validation import show

if TYPE_CHECKING:
    from safehouse.core.actions import Action
    from safehouse.core.match import Match

Settings = Mapping[str, int | str]


class MatchPlayer(Protocol):
    def choose(self, match: Match, seat: int) -> Action: ...


@dataclass(frozen=True)
class ExternalPlayer:
    """A kind of external player: how it is made, and which settings it takes."""

    make: Callable[[Settings, str], MatchPlayer]
    settings: tuple[str, ...]

    def player(self, settings: Settings, seed: str) -> MatchPlayer:
        for key in settings:
            if key not in self.settings:
                raise OptionError(f"unknown setting {key}; settings are {', '.join(self.settings)}")
        return self.make(settings, seed)


# --- our search, cheating -----------------------------------------------------------------------------------------


class Cheat:
    """Our search in the true world. For measuring only: it knows every card.

    Where a game has an expert of its own, who plans by what the seat was told, the seat is told everything.
    """

    def __init__(self, settings: Settings, seed: str) -> None:
        budget: dict[str, Any] = dict(settings)
        self._search = CheatingSearch(seed, **budget)
        self._advised = IsmctsBot(seed, **budget)

    def choose(self, match: Match, seat: int) -> Action:
        if match.edition.tell_all is None:
            return self._search.choose_in(match, seat)
        return self._advised.choose(told_everything(match, seat))


def told_everything(match: Match, seat: int) -> Observation:
    """What a seat would know if the others had told it all they hold, in a copy of its own."""
    state = match.observation(seat).state.clone()
    if match.edition.tell_all is not None:
        match.edition.tell_all(state, match.state, seat)
    return Observation(match.edition, match.seats, match.options, seat, state)


# --- OpenSpiel's search -------------------------------------------------------------------------------------------


class OpenSpielSearch:
    """OpenSpiel's Python ISMCTSBot with random rollouts. It follows the match in a state of our OpenSpiel game."""

    def __init__(self, settings: Settings, seed: str) -> None:
        self._make_game, self._make_bot = _openspiel()
        self._ms = _milliseconds(settings.get("ms", 100))
        self._seed = seed
        self._state: Any = None
        self._bot: Any = None
        self._followed = 0

    def choose(self, match: Match, seat: int) -> Action:
        if self._state is None:
            game = self._make_game(match.game, seats=match.seats, **match.options)
            self._state = game.new_initial_state()
            self._bot = self._make_bot(game, self._ms / 1000, stream(self._seed, "openspiel bot")[0])
        self._follow(match)
        self._state.play.ask(seat)
        return match.edition.actions.find(self._state.action_to_string(seat, int(self._bot.step(self._state))))

    def _follow(self, match: Match) -> None:
        """Repeats in the OpenSpiel state what has happened since: what chance did, and what the seats chose.

        Of seats that are asked at once the match may have heard another first than OpenSpiel would.
        """
        for step in match.steps[self._followed :]:
            if step.actor >= 0:
                self._state.play.ask(step.actor)
            player = self._state.current_player()
            numbers = {self._state.action_to_string(player, a): a for a in self._state.legal_actions()}
            self._state.apply_action(numbers[step.action.text])
        self._followed = len(match.steps)


def _milliseconds(value: int | str) -> int:
    if not isinstance(value, int) or value < 1:
        raise OptionError(f"ms: {show(value)} is not a whole number from 1")
    return value


def _openspiel() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """What is used of our environment and of OpenSpiel: how a game and how a bot is made."""
    try:
        make_game = import_module("safehouse.envs").openspiel_game
        ismcts = import_module("open_spiel.python.algorithms.ismcts")
        mcts = import_module("open_spiel.python.algorithms.mcts")
    except ImportError as error:
        raise OptionError(f"openspiel: needs OpenSpiel and our environment for it ({error})") from None
    return make_game, lambda game, seconds, seed: timed_search(ismcts, mcts, game, seconds, seed)


class _TimeIsUp(Exception):
    pass


def timed_search(ismcts: Any, mcts: Any, game: Any, seconds: float, seed: int) -> Any:
    """Their bot, stopped by the clock instead of by a count, so that both searches think equally long."""
    import numpy as np

    class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
        end = 0.0
        worlds = 0

        def run_search(self, state: Any) -> Any:
            self.end, self.worlds = time.perf_counter() + seconds, 0
            try:
                return super().run_search(state)
            except _TimeIsUp:
                return self.get_final_policy(state, self._root_node)

        def sample_root_state(self, state: Any) -> Any:
            if self.worlds > 1 and time.perf_counter() >= self.end:  # the first only opens the root
                raise _TimeIsUp
            self.worlds += 1
            return super().sample_root_state(state)

    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    return TimedSearch(game, rollouts, uct_c=UCT_C, max_simulations=1 << 30, random_state=random)


UCT_C = 2.0
"""What OpenSpiel's own example of a match between bots takes."""

EXTERNAL_PLAYERS = {
    "openspiel": ExternalPlayer(OpenSpielSearch, ("ms",)),
    "cheat": ExternalPlayer(Cheat, ("ms", "iterations")),
}
