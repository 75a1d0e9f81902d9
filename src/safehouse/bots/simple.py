"""Bots that do not search: one that chooses blindly, one that looks one step ahead."""

from __future__ import annotations

from safehouse.core.actions import Action
from safehouse.core.chance import below, stream
from safehouse.core.errors import IllegalAction
from safehouse.core.observation import Observation
from safehouse.core.state import State


def legal_or_raise(observation: Observation) -> list[Action]:
    legal = observation.legal()
    if not legal:
        raise IllegalAction("this seat is not asked now: there is nothing to choose")
    return legal


class RandomBot:
    """Chooses at random by the game's inclination (uniformly random players would hardly ever finish)."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._rng = stream(seed, "random bot")

    def choose(self, observation: Observation) -> Action:
        legal = legal_or_raise(observation)
        like = observation.edition.slots["inclination"]
        weights = [like(observation.state, action.id) for action in legal]
        left = below(self._rng, sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("weights are positive")


class GreedyBot:
    """Tries each action in a random world it considers possible and takes the one with the best evaluation."""

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self._rng = stream(seed, "greedy bot")

    def choose(self, observation: Observation) -> Action:
        legal = legal_or_raise(observation)
        if len(legal) == 1:
            return legal[0]
        edition, seat = observation.edition, observation.viewer
        world = observation.state.clone()
        edition.slots["resample"](world, seat, self._rng)
        values = [(self._value(observation, world, action), below(self._rng, 1 << 30)) for action in legal]
        return legal[values.index(max(values))]

    def _value(self, observation: Observation, world: State, action: Action) -> int:
        after = world.clone()
        observation.edition.step(after, observation.viewer, action.id)
        value: int = observation.edition.slots["evaluate"](after, observation.viewer)
        return value
