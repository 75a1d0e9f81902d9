"""A bot that tries out its own turn, step by step until others are asked, and goes for the end it values most."""

from __future__ import annotations

from typing import Any

from safehouse.core.actions import Action
from safehouse.core.chance import stream
from safehouse.core.game import Edition
from safehouse.core.observation import Observation
from safehouse.core.rule import NO_ACTION

from .desk import Desk, Trial, desk_for
from .simple import legal_or_raise
from .thought import BEST_SHOWN, SPREAD, Thought, squashed, with_certainties


class GreedyBot:
    """Looks ahead to the end of its own turn, in a random world it considers possible; draws and rivals it ignores.

    Where a game gives advice of its own (`advise` in its `ai/heuristics.py`), it takes it. All of it is in `ahead.py`.

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
        self._desk: Desk | None = None

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        legal = legal_or_raise(observation)
        if len(legal) == 1:
            return legal[0]
        desk = self._desk_for(observation.edition)
        return observation.edition.actions[desk.decide(observation.state, observation.viewer, self._rng)]

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """The best actions by the best end they lead to; the first is the one it would take."""
        legal_or_raise(observation)
        desk, seat = self._desk_for(observation.edition), observation.viewer
        chosen = desk.advised(observation.state, seat, self._rng)
        first = desk.look(observation.state, seat, self._rng)[0]
        thoughts = self._thoughts(observation, desk, first if chosen == NO_ACTION else chosen)
        return with_certainties(observation, thoughts)[:best]

    def _thoughts(self, observation: Observation, desk: Desk, chosen: int) -> list[Thought]:
        """Each first step with the lead at the best position it led to, as far as it was followed; the chosen first."""
        edition, seat = observation.edition, observation.viewer
        spread = int(edition.search.get("spread", SPREAD))
        rivals = [rival for rival in range(observation.seats) if rival != seat]
        tries: dict[int, list[Trial]] = {}
        for trial in desk.trials():
            tries.setdefault(trial.first, []).append(trial)
        found: list[Thought] = []
        for first, trials in tries.items():
            top = max(trials, key=lambda trial: trial.worth)
            lead = top.worth - max(desk.worth(top, rival) for rival in rivals)
            found.append(Thought(edition.actions[first], squashed(lead, spread), len(trials), float(first == chosen)))
        return sorted(found, key=lambda thought: (thought.action.id != chosen, -thought.value))

    def _desk_for(self, edition: Edition) -> Desk:
        if self._desk is None or self._desk.edition is not edition:
            self._desk = desk_for(edition, fast=self._fast)
        return self._desk

    def __getstate__(self) -> dict[str, Any]:
        """A copy thinks on a desk of its own."""
        return {**self.__dict__, "_desk": None}
