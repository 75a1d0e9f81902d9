"""Players that see observations alone. All games, one implementation; each game adds its `ai/heuristics.py`."""

from __future__ import annotations

from typing import Protocol

from safehouse.core.actions import Action
from safehouse.core.chance import fresh_seed
from safehouse.core.errors import OptionError
from safehouse.core.observation import Observation
from safehouse.core.validation import show

from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .levels import Level, LevelBot, levels
from .simple import RandomBot
from .thought import BEST_SHOWN, Thought

__all__ = ["BOTS", "Bot", "GreedyBot", "IsmctsBot", "Level", "LevelBot", "RandomBot", "Thought", "levels", "make_bot"]


class Bot(Protocol):
    """Whatever chooses an action from what one seat knows. A bot of your own needs `name` and these two methods.

    Examples:
        >>> import safehouse as sh
        >>> class First:
        ...     name = "first"
        ...
        ...     def choose(self, observation):
        ...         return observation.legal()[0]
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> First().choose(m.observation(0)).text
        'TAKE(1)'
    """

    name: str

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        ...

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """The best actions with what the bot thinks of them; the first is the one it would take."""
        ...


BOTS = ("random", "greedy", "ismcts")
"""The names `make_bot` knows, from weakest to strongest.

Examples:
    >>> from safehouse.bots import BOTS
    >>> BOTS
    ('random', 'greedy', 'ismcts')
"""


def make_bot(
    name: str,
    *,
    ms: int | None = None,
    iterations: int | None = None,
    level: int | None = None,
    seed: int | str | None = None,
    **settings: int | str,
) -> Bot:
    """A bot by its name. The same seed gives the same choices, unless it thinks by the clock.

    ismcts thinks for `ms` milliseconds, or `iterations` rounds, or as its `level` (1 to 5) says. Its settings are
    those of a game's `SEARCH`: see docs/bots.md.

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.bots import make_bot
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> make_bot("ismcts", iterations=50, seed=1).explain(m.observation(0), best=1)[0].action.text
        'CONNECT(WAR-IST)'
    """
    chosen = fresh_seed() if seed is None else seed
    if name not in BOTS:
        raise OptionError(f"unknown bot {show(name)}; bots are {', '.join(BOTS)}")
    if name == "ismcts":
        if level is None:
            return IsmctsBot(chosen, ms=ms, iterations=iterations, settings=settings)
        if ms is not None or iterations is not None or settings:
            raise OptionError("level: says all of it; give no ms, iterations or settings beside it")
        return LevelBot(_level(level), chosen)
    given = {"ms": ms, "iterations": iterations, "level": level, **settings}
    if unwanted := [key for key, value in given.items() if value is not None]:
        raise OptionError(f"{', '.join(unwanted)}: only ismcts has budgets, levels and settings, {name} has none")
    return RandomBot(chosen) if name == "random" else GreedyBot(chosen)


def _level(number: object) -> Level:
    for level in levels():
        if type(number) is int and number == level.number:
            return level
    raise OptionError(f"level: {show(number)} is not allowed; allowed: 1 to {len(levels())}")
