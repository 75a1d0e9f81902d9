"""What a position is worth to a seat, whoever is to move there: the mean result of a search, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

from safehouse.core.chance import stream
from safehouse.core.game import Edition
from safehouse.core.memory import memory_for
from safehouse.core.observation import Observation

from . import layout as lo
from . import search as se
from .ismcts import SearchEngine, settings_for


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A mean result of so many rounds, and its standard error."""

    value: float
    error: float
    rounds: int


class Appraiser:
    """Searches from positions, each with a tree of its own and the same random numbers."""

    def __init__(self, edition: Edition) -> None:
        self._memory = memory_for(edition, se.search, lo.GAMES)
        self._settings = settings_for(edition, {})
        self._engine = SearchEngine(self._memory, stream(0, "appraisal"))

    def appraise(self, seen: Observation, rounds: int, seed: int | str) -> Appraisal:
        """Every round takes another world that fits what the seat knows."""
        self._engine.begin(stream(seed, "appraisal"))
        self._engine.lay(seen, self._settings, cheats=False, anew=True)
        results = []
        for _ in range(rounds):
            self._engine.search(1)
            results.append(self._engine.result(seen.viewer))
        mean = sum(results) / rounds
        spread = sum((result - mean) ** 2 for result in results)
        error = sqrt(spread / (rounds - 1) / rounds) if rounds > 1 else inf
        return Appraisal(mean, error, rounds)
