"""Five strengths to play against, from forgiving to strongest."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.actions import Action
from safehouse.core.chance import below, stream
from safehouse.core.observation import Observation

from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .simple import RandomBot
from .thought import BEST_SHOWN, Thought


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot plays. `code` never changes; texts in any language go by it.

    Examples:
        >>> from safehouse.bots import levels
        >>> strongest = levels()[-1]
        >>> strongest.code, strongest.bot, strongest.ms
        ('spymaster', 'ismcts', 800)
    """

    number: int
    code: str
    bot: str
    """Who decides: greedy or ismcts."""
    ms: int | None
    """How long it thinks about a decision."""
    slips: int
    """So many of a hundred decisions it makes without thinking."""


_LEVELS = (
    Level(1, "recruit", "greedy", None, 35),
    Level(2, "courier", "greedy", None, 12),
    Level(3, "agent", "ismcts", 50, 6),
    Level(4, "handler", "ismcts", 200, 0),
    Level(5, "spymaster", "ismcts", 800, 0),
)


def levels() -> tuple[Level, ...]:
    """All levels, from the weakest to the strongest.

    Examples:
        >>> from safehouse.bots import levels
        >>> [level.code for level in levels()]
        ['recruit', 'courier', 'agent', 'handler', 'spymaster']
    """
    return _LEVELS


class LevelBot:
    """Plays at a level. Now and then it slips, as people do; what it explains is what it thinks when it does not.

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.bots import LevelBot, levels
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> LevelBot(levels()[0], seed=1).choose(m.observation(0)).text
        'TAKE(2)'
    """

    name = "ismcts"

    def __init__(self, level: Level, seed: int | str, *, fast: bool = True) -> None:
        self.level = level
        self._rng = stream(seed, "level bot")
        self._careless = RandomBot(seed)
        self._thinker = GreedyBot(seed, fast=fast) if level.bot == "greedy" else IsmctsBot(seed, ms=level.ms, fast=fast)

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        if below(self._rng, 100) < self.level.slips:
            slip = self._careless.choose(observation)
            if slip.kind not in observation.edition.grave:
                return slip
        return self._thinker.choose(observation)

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """The best actions; the first is the one it would take, if it did not slip."""
        return self._thinker.explain(observation, best)
