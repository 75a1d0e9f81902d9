"""Players that see observations alone. All games, one implementation; what differs is each game's `hints.py`."""

from __future__ import annotations

from typing import Protocol

from safehouse.core.actions import Action
from safehouse.core.chance import fresh_seed
from safehouse.core.errors import OptionError
from safehouse.core.observation import Observation
from safehouse.core.reading import show

from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .simple import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "IsmctsBot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """Whatever chooses an action from what one seat knows."""

    name: str

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        ...


BOTS = ("random", "greedy", "ismcts")
"""The names `make_bot` knows, from weakest to strongest."""


def make_bot(
    name: str,
    *,
    ms: int | None = None,
    iterations: int | None = None,
    seed: int | str | None = None,
    **settings: int | str,
) -> Bot:
    """A bot by its name. The same seed gives the same choices. Budgets and settings are for bots that search."""
    chosen = fresh_seed() if seed is None else seed
    if name == "ismcts":
        return IsmctsBot(chosen, ms=ms, iterations=iterations, **settings)
    if settings:
        raise OptionError(f"{', '.join(settings)}: only ismcts has settings")
    if name == "random":
        return RandomBot(chosen)
    if name == "greedy":
        return GreedyBot(chosen)
    raise OptionError(f"unknown bot {show(name)}; bots are {', '.join(BOTS)}")
