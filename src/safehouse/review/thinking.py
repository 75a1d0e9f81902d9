"""The search of a review. Rounds are counted, not timed, and every question has its own random numbers.

So the same record has the same review, whichever parts of it are worked out first, and wherever.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from safehouse.bots import IsmctsBot, Thought
from safehouse.bots import layout as lo
from safehouse.bots.ismcts import SearchEngine, settings_for
from safehouse.bots.search import search
from safehouse.core.actions import Action
from safehouse.core.chance import stream
from safehouse.core.game import Edition
from safehouse.core.memory import memory_for
from safehouse.core.observation import Observation
from safehouse.core.rule import NO_ACTION, Buf
from safehouse.core.seats import CHANCE

CHUNKS = 8
"""So often a search looks whether it is clear already what is best."""
LEAST = 0.01
"""A smaller part of the result is no matter."""
SURE = 3.0
"""So many standard errors a difference must be beyond LEAST to be settled."""
FIRST_PAIRS = 16
OPENINGS = 64
"""So many games are played on from the start for what a seat can expect there."""


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one action is better than another: a mean over pairs of equal worlds."""

    mean: float
    doubt: float
    best: float = 0.0
    """The mean result of the better one; of the other it is less by `mean`."""

    @property
    def is_settled(self) -> bool:
        return self.mean - SURE * self.doubt > 0 and self.mean >= LEAST

    @property
    def is_small(self) -> bool:
        return self.mean + 2 * self.doubt < LEAST


class Thinker:
    """Thinks about one edition. From knowledge it is given an observation; the truth it is told as one, expressly."""

    def __init__(self, edition: Edition, seats: int, *, fast: bool = True) -> None:
        self._engine = SearchEngine(memory_for(edition, search, lo.GAMES, fast=fast), stream(0, "review"))
        self.seed = 0
        """Another one gives other worlds, to look again at what was found."""
        self._settings = settings_for(edition, edition.review_search)
        self._whole = {**self._settings, "horizon": 0, "nearest": 0}
        """For an action that decides the game at one blow: the blow is waited for."""
        self._grave = edition.grave
        self._round = {**self._settings, "horizon": seats, "nearest": seats}
        """For what chance gave: a world is judged when about everybody has had a turn to make something of it."""

    def think(self, seen: Observation, step: int, rounds: int, *, truth: bool = False) -> list[Thought]:
        """What a search finds out about each action it looks at, the best first."""
        engine = self._engine
        engine.lay(seen, self._settings, cheats=truth, anew=True)
        engine.reseed(stream(f"review {self.seed}", "search", step, int(truth)))
        for _ in range(CHUNKS):
            engine.search(max(1, rounds // CHUNKS))
            if engine.is_clear():
                break
        return engine.thoughts()

    @staticmethod
    def advice(seen: Observation, step: int, rounds: int) -> Action | None:
        """What the game itself advises where it knows more than a search finds out."""
        return IsmctsBot(f"review {step}", iterations=rounds).advised(seen)

    def gap(self, seen: Observation, better: Action, chosen: Action, step: int, pairs: int, *, truth: bool) -> Gap:
        """By how much the first is better than the second, in worlds that no search has seen: at most so many pairs."""
        results: list[tuple[float, float]] = []
        enough = FIRST_PAIRS
        while len(results) < pairs:
            rng = stream(f"review {self.seed}", "pair", step, int(truth), len(results))
            one, other = (self._tried(seen, action, rng, truth=truth) for action in (better, chosen))
            results.append((one, other))
            if len(results) == enough:
                found, enough = _gap(results), 2 * enough
                if found.is_small or found.is_settled:
                    return found
        return _gap(results)

    def _tried(self, seen: Observation, action: Action, rng: Buf, *, truth: bool) -> float:
        """The seat's result in one world that begins with this action."""
        assert seen.seat is not None
        settings = self._whole if action.kind in self._grave else self._settings
        self._engine.lay(seen, settings, cheats=truth, simplified=False)
        return self._engine.try_out(seen.seat, action.id, rng)[seen.seat]

    def draws(self, truth: Observation, offered: list[int], step: int) -> list[list[float]]:
        """Each seat's prospects after each thing that chance might do: one fixed measure for all of them."""
        self._engine.lay(truth, self._round, cheats=True, simplified=False)
        rng = stream("review", "chance", step)
        return [self._engine.try_out(CHANCE, action, rng) for action in offered]

    def prospects(self, truth: Observation, worlds: int = OPENINGS) -> list[float]:
        """What each seat can expect of this state; of a game that is over, its result."""
        self._engine.lay(truth, self._settings, cheats=True, simplified=False)
        results = [self._engine.try_out(CHANCE, NO_ACTION, _start(number)) for number in range(worlds)]
        return [fmean(values) for values in zip(*results, strict=True)]


def _start(number: int) -> Buf:
    return stream("review", "start", number)


def _gap(results: list[tuple[float, float]]) -> Gap:
    count = len(results)
    differences = [one - other for one, other in results]
    mean = fmean(differences)
    variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return Gap(mean, sqrt(variance / count), fmean(one for one, _ in results))
