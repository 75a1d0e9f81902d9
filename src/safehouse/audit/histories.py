"""Legal histories of a game of OpenSpiel: played at random, and varied where somebody else, or chance, acted."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

History = list[int]
LONGEST = 600


class Histories:
    """Makes histories. Actions that were seldom taken are preferred: so rare phases of a game are reached."""

    def __init__(self, game: Any, seed: int) -> None:
        self._game = game
        self._rng = random.Random(seed)
        self._taken: Counter[int] = Counter()

    def states(self, history: History) -> list[Any] | None:
        """The states before each action and after the last; None where an action is not legal."""
        state = self._game.new_initial_state()
        found = [state.clone()]
        for action in history:
            if state.is_terminal() or action not in legal(state):
                return None
            state.apply_action(action)
            found.append(state.clone())
        return found

    def play(self) -> tuple[History, list[Any]]:
        """A new game to its end, or until it becomes too long."""
        state = self._game.new_initial_state()
        history: History = []
        found = [state.clone()]
        while not state.is_terminal() and len(history) < LONGEST:
            action = self._choose(state)
            state.apply_action(action)
            history.append(action)
            found.append(state.clone())
        return history, found

    def vary(
        self, history: History, states: list[Any], *, chance_only: bool = False
    ) -> tuple[History, list[Any]] | None:
        """The same history with one action replaced, added or left out; None if what follows is not legal then."""
        places = [i for i in range(len(history)) if states[i].is_chance_node() or not chance_only]
        if not places:
            return None
        at = self._rng.choice(places)
        other = self._rng.choice(legal(states[at]))
        change = "replace" if chance_only else self._rng.choice(("replace", "add", "leave out"))
        rest = history[at:] if change == "add" else history[at + 1 :]
        varied = [*history[:at], *([] if change == "leave out" else [other]), *rest]
        found = None if varied == history else self.states(varied)
        return None if found is None else (varied, found)

    def _choose(self, state: Any) -> int:
        actions = legal(state)
        if state.is_chance_node():
            return self._rng.choice(actions)
        rare = self._rng.random() < 0.5
        action = min(actions, key=lambda one: (self._taken[one], self._rng.random())) if rare else None
        chosen = self._rng.choice(actions) if action is None else action
        self._taken[chosen] += 1
        return chosen


def legal(state: Any) -> list[int]:
    """What may happen next."""
    return list(state.legal_actions())


def movers(state: Any, players: int) -> list[int]:
    """Who decides now."""
    if state.is_terminal() or state.is_chance_node():
        return []
    return list(range(players)) if state.is_simultaneous_node() else [state.current_player()]
