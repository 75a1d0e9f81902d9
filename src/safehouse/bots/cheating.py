"""An upper bound for what any bot can reach: a search that knows the true world. It is no player.

It takes a match, not an observation, so it cannot sit at a table; arenas use it to see how much hidden knowledge is
worth.
"""

from __future__ import annotations

from safehouse.core.actions import Action
from safehouse.core.match import Match
from safehouse.core.observation import Observation

from .ismcts import IsmctsBot
from .simple import only_choice


class CheatingSearch:
    """The search of `ismcts` in the one world that is true; chance it does not foresee."""

    name = "cheating"

    def __init__(
        self, seed: int | str, *, ms: int | None = None, iterations: int | None = None, fast: bool = True
    ) -> None:
        self._search = IsmctsBot(seed, ms=ms, iterations=iterations, fast=fast)

    def choose_in(self, match: Match, seat: int) -> Action:
        """What to do for a seat that is asked now."""
        seen = Observation(match.edition, match.seats, match.options, seat, match.state)
        return only_choice(seen) or self._search.think(seen, cheats=True)[0].action
