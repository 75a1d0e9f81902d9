"""A bot that tries out its own turn, step by step until others are asked, and goes for the end it values most."""

from __future__ import annotations

from typing import Any

from safehouse.core.actions import Action
from safehouse.core.chance import stream
from safehouse.core.game import Edition
from safehouse.core.observation import Observation
from safehouse.core.rule import NO_ACTION

from .greedy_engine import GreedyEngine, Trial, engine_for
from .simple import legal_or_raise
from .thought import BEST_SHOWN, SPREAD, Thought, squashed, with_certainties


class GreedyBot:
    """Looks ahead to the end of its own turn, in a random world it considers possible; draws and rivals it ignores.

    Where a game gives advice of its own (`advise` in its `ai/basic.py`), it takes it. All of it is in `greedy_rules`.

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.bots import GreedyBot
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> GreedyBot(seed=1).choose(m.observation(0)).text
        'TAKE(2)'
    """

    name = "greedy"

    def __init__(self, seed: int | str, *, fast: bool = True) -> None:
        self._rng = stream(seed, "greedy bot")
        self._fast = fast
        self._engine: GreedyEngine | None = None

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        legal = legal_or_raise(observation)
        if len(legal) == 1:
            return legal[0]
        engine = self._engine_for(observation.edition)
        return observation.edition.actions[engine.decide(observation.state, observation.viewer, self._rng)]

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """The best actions by the best end they lead to; the first is the one it would take."""
        legal_or_raise(observation)
        engine, seat = self._engine_for(observation.edition), observation.viewer
        chosen = engine.advised(observation.state, seat, self._rng)
        first = engine.look(observation.state, seat, self._rng)[0]
        thoughts = self._thoughts(observation, engine, first if chosen == NO_ACTION else chosen)
        return with_certainties(observation, thoughts)[:best]

    def _thoughts(self, observation: Observation, engine: GreedyEngine, chosen: int) -> list[Thought]:
        """Each first step with the lead at the best position it led to, as far as it was followed; the chosen first."""
        edition, seat = observation.edition, observation.viewer
        spread = int(edition.search.get("spread", SPREAD))
        rivals = [rival for rival in range(observation.seats) if rival != seat]
        tries: dict[int, list[Trial]] = {}
        for trial in engine.trials():
            tries.setdefault(trial.first, []).append(trial)
        found: list[Thought] = []
        for first, trials in tries.items():
            top = max(trials, key=lambda trial: trial.worth)
            lead = top.worth - max(engine.worth(top, rival) for rival in rivals)
            found.append(Thought(edition.actions[first], squashed(lead, spread), len(trials), float(first == chosen)))
        return sorted(found, key=lambda thought: (thought.action.id != chosen, -thought.value))

    def _engine_for(self, edition: Edition) -> GreedyEngine:
        if self._engine is None or self._engine.edition is not edition:
            self._engine = engine_for(edition, fast=self._fast)
        return self._engine

    def __getstate__(self) -> dict[str, Any]:
        """A copy thinks with an engine of its own."""
        return {**self.__dict__, "_engine": None}
