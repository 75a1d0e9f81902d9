"""A bot that chooses blindly."""

from __future__ import annotations

from safehouse.core.actions import Action
from safehouse.core.chance import below, stream
from safehouse.core.errors import IllegalAction
from safehouse.core.observation import Observation

from .thought import BEST_SHOWN, Thought


def legal_or_raise(observation: Observation) -> list[Action]:
    legal = observation.legal()
    if not legal:
        raise IllegalAction("this seat is not asked now: there is nothing to choose")
    return legal


def only_choice(observation: Observation) -> Action | None:
    """What needs no thought: the only legal action, or the one that ends the seat's part when nothing could help it."""
    legal = legal_or_raise(observation)
    return legal[0] if len(legal) == 1 else observation.idle


class RandomBot:
    """Chooses at random, weighted by the game's `playout_weight` (uniformly random players would hardly ever finish).

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.bots import RandomBot
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> RandomBot(seed=1).choose(m.observation(0)).text
        'TAKE(2)'
    """

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._rng = stream(seed, "random bot")

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        legal = legal_or_raise(observation)
        like = observation.edition.slots["playout_weight"]
        weights = [like(observation.state, action.id) for action in legal]
        left = below(self._rng, sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("weights are positive")

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """What it likes most; it has no idea what that is worth."""
        like = observation.edition.slots["playout_weight"]
        legal = sorted(legal_or_raise(observation), key=lambda action: (-like(observation.state, action.id), action.id))
        return [Thought(action, 0.5, 0, 0.0) for action in legal[:best]]
