"""What a bot thinks of an action."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.actions import Action
from safehouse.core.observation import Observation

BEST_SHOWN = 3
SPREAD = 8000
"""The lead, in thousandths of a point, that promises three quarters of the result, where a game says no other."""


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, and what its bot found out about it.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> thought = sh.bot("greedy", seed=1).explain(m.observation(0))[0]
        >>> thought.action.text, round(thought.value, 2)
        ('TAKE(2)', 0.63)
    """

    action: Action
    value: float
    """The result it promises: 0 is a sure defeat, 1 a sure win."""
    visits: int
    """How often it was tried out."""
    share: float
    """In which part of the worlds that were looked at it seemed best, and was tried."""


def with_certainties(observation: Observation, thoughts: list[Thought]) -> list[Thought]:
    """Thoughts without what the seat knows to lose, and with what it knows to win: not behind the second place."""
    if observation.edition.certainties is None:
        return thoughts
    known = observation.edition.certainties(observation)
    kept = [thought for thought in thoughts if known.get(thought.action.id) is not False] or thoughts
    actions = observation.edition.actions
    for number in [number for number, wins in known.items() if wins and number != kept[0].action.id]:
        kept = [thought for thought in kept if thought.action.id != number]
        kept.insert(1, Thought(actions[number], 1.0, 0, 1.0))
    return kept


def squashed(value: float, spread: float) -> float:
    """A lead as a result between 0 and 1: none is a half, `spread` three quarters.

    >>> squashed(0, 8000), squashed(8000, 8000), squashed(-8000, 8000)
    (0.5, 0.75, 0.25)
    """
    return 0.5 + 0.5 * value / (abs(value) + spread)
