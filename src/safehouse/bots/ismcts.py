"""A bot that searches: information-set Monte Carlo tree search, compiled, over what its seat knows."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from safehouse.core.actions import Action
from safehouse.core.budget import Budget
from safehouse.core.chance import stream
from safehouse.core.errors import OptionError
from safehouse.core.frames import KIND, top
from safehouse.core.game import Edition
from safehouse.core.memory import Memory, memory_for
from safehouse.core.observation import Observation
from safehouse.core.validation import show

from . import layout as lo
from . import search as se
from .simple import legal_or_raise, only_choice
from .thought import BEST_SHOWN, SPREAD, Thought, with_certainties

PLAYOUTS = {"lean": lo.LEAN, "eager": lo.EAGER, "plan": lo.PLAN}
OBJECTIVES = {"win": lo.WIN, "score": lo.SCORE, "lead": lo.LEAD, "value": lo.VALUE}
_WORDS = {"objective": OBJECTIVES, "playout": PLAYOUTS}
DEFAULT_MS = 200
USUAL_MS = 100
"""With this budget the settings of a game are tried out."""
NODES = 1 << 17
EDGES = 1 << 18
CHUNK_SECONDS = 0.01
CHUNKS = 10
"""So often a search looks whether it is clear already what to do."""
MOST_ROUNDS = 1 << 40
CAUTION = 0.1
"""The doubt about an action that was tried once, as a part of the whole result."""
CLEAR_AFTER = 64
"""Rounds before anything is clear."""
_SETTINGS: dict[str, int | str] = {
    "horizon": 3,
    "nearest": 0,
    "spread": SPREAD,
    "curiosity": 500,
    "width": 800,
    "objective": "win",
    "playout": "plan",
    "trials": 100,
    "playout_trials": 60,
    "growth": 0,
    "advised": "",
}
"""Where a game's `hints.SEARCH` says nothing else. See `layout`."""


class IsmctsBot:
    """Searches for some milliseconds or for so many rounds; with rounds it chooses the same on every machine.

    What it has found out stays: the tree is reused as long as there is room.

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.bots import IsmctsBot
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> IsmctsBot(seed=1, iterations=50).choose(m.observation(0)).text
        'CONNECT(WAR-IST)'
    """

    name = "ismcts"

    def __init__(
        self,
        seed: int | str,
        *,
        ms: int | None = None,
        iterations: int | None = None,
        settings: Mapping[str, int | str] | None = None,
        fast: bool = True,
    ) -> None:
        self._ms = _positive("ms", ms) if ms is not None else DEFAULT_MS if iterations is None else None
        self._iterations = _positive("iterations", iterations) if iterations is not None else None
        self._settings = _known(settings or {})
        self._fast = fast
        self._rng = stream(seed, "ismcts bot")
        self._advice_rng = stream(seed, "ismcts bot", "advice")
        self._engine: SearchEngine | None = None

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        return only_choice(observation) or self.advised(observation) or self.think(observation)[0].action

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """The best actions; the first is the one it would take."""
        thoughts = self.think(observation)
        advised = observation.idle or self.advised(observation)
        if advised is not None:  # not by the search: its figures do not stand behind this order
            others = [thought.action for thought in thoughts if thought.action != advised]
            thoughts = [Thought(action, 0.5, 0, 0.0) for action in (advised, *others)]
        return with_certainties(observation, thoughts)[:best]

    def advised(self, observation: Observation) -> Action | None:
        """What the game itself advises, for the decisions of which it knows more than a search finds out."""
        edition = observation.edition
        kinds = str(self._settings_for(edition)["advised"]).split()
        if edition.decisions[top(observation.state, KIND)] not in kinds:
            return None
        if edition.expert_advice is not None:
            return edition.expert_advice(observation, self._advice_rng, Budget(self._ms, self._iterations))
        return observation.advised(self._advice_rng)

    def think(self, observation: Observation, *, cheats: bool = False) -> list[Thought]:
        """What was found out about each action that was looked at, the best first.

        With `cheats` the observation is taken for the whole truth: see `cheating`.
        """
        legal_or_raise(observation)
        engine = self._engine_for(observation.edition)
        engine.lay(observation, self._settings_for(observation.edition), cheats=cheats)
        self._search(engine)
        return engine.thoughts()

    def _settings_for(self, edition: Edition) -> Mapping[str, int | str]:
        settings = settings_for(edition, self._settings)
        if self._ms is None or "playout_trials" in self._settings:
            return settings
        return {**settings, "playout_trials": grown(settings, self._ms)}

    def __getstate__(self) -> dict[str, Any]:
        """A copy thinks anew: what is held compiled stays here."""
        return {**self.__dict__, "_engine": None}

    def _engine_for(self, edition: Edition) -> SearchEngine:
        if self._engine is None or self._engine.edition is not edition:
            self._engine = SearchEngine(memory_for(edition, se.search, lo.GAMES, fast=self._fast), self._rng)
        return self._engine

    def _search(self, engine: SearchEngine) -> None:
        """At least one round; not more once the budget is used up or the best action stands out.

        What the tree holds already counts as if it had been thought now.
        """
        began = time.perf_counter()
        held, done, rounds = engine.visits(), 0, 1
        while rounds > 0:
            engine.search(rounds)
            done += rounds
            if engine.is_clear():
                return
            rounds = self._next_rounds(held, done, time.perf_counter() - began)

    def _next_rounds(self, held: int, done: int, seconds: float) -> int:
        """How many rounds come next, after so many that the tree held and so many that were done; 0 at the end."""
        left = MOST_ROUNDS
        if self._iterations is not None:
            left = min(max(1, self._iterations // CHUNKS), self._iterations - held - done)
        if self._ms is not None:
            rate = done / max(seconds, 1e-6)
            unused = min(self._ms / 1000 - seconds, self._ms / 1000 - (held + done) / rate)
            left = min(left, max(int(rate * min(CHUNK_SECONDS, unused)), int(unused > 0)))
        return max(0, left)


def settings_for(edition: Edition, own: Mapping[str, int | str]) -> Mapping[str, int | str]:
    """What holds for a game: the bot's own settings before the game's before everybody's."""
    return {**_SETTINGS, **edition.search, **own}


def in_places(settings: Mapping[str, int | str]) -> dict[int, int]:
    """Settings as the program reads them: numbers by their place in `args`."""
    return {
        lo.OBJECTIVE: OBJECTIVES[str(settings["objective"])],
        lo.POLICY: PLAYOUTS[str(settings["playout"])],
        lo.HORIZON: int(settings["horizon"]),
        lo.NEAREST: int(settings["nearest"] or settings["horizon"]),
        lo.SPREAD: int(settings["spread"]),
        lo.CURIOSITY: int(settings["curiosity"]),
        lo.WIDTH: int(settings["width"]),
        lo.TREE_TRIALS: int(settings["trials"]),
        lo.PLAYOUT_TRIALS: int(settings["playout_trials"]),
    }


def grown(settings: Mapping[str, int | str], ms: int) -> int:
    """The playout trials with more time than a tenth of a second: rather better playouts than ever more of them."""
    factor: float = max(1.0, ms / USUAL_MS) ** (int(settings["growth"]) / 100)
    return min(lo.MOST_DRAFTS, round(int(settings["playout_trials"]) * factor))


class SearchEngine:
    """A search with its tree and its parameters. It begins with these random numbers."""

    def __init__(self, memory: Memory, rng: Sequence[int]) -> None:
        self.edition = memory.edition
        self._memory = memory
        self._args = memory.buffer(lo.ARGS)
        self._nodes = memory.buffer(lo.NODE * NODES)
        self._edges = memory.buffer(lo.EDGE * EDGES)
        self._out = memory.buffer(len(memory.edition.buffer()))
        self._rng = memory.buffer(len(rng))
        self.begin(rng)

    def begin(self, rng: Sequence[int]) -> None:
        """Goes on with these random numbers."""
        self._rng[:] = rng

    def lay(
        self,
        observation: Observation,
        settings: Mapping[str, int | str],
        *,
        cheats: bool,
        anew: bool = False,
        simplified: bool = True,
    ) -> None:
        """Lays a question before it. An old tree goes when it takes more than half of the room, or if told so.

        What is to be tried out may be what no bot would do: then the question is not simplified.
        """
        args = self._args
        if anew or 4 * args[lo.NODES_USED] > NODES or 2 * args[lo.EDGES_USED] > EDGES:
            self._memory.clear(self._nodes)
            args[lo.NODES_USED] = args[lo.EDGES_USED] = 0
        self._memory.put(lo.KNOWN, (observation.simplified() if simplified else observation).state)
        args[lo.SEAT], args[lo.SEATS] = observation.viewer, observation.seats
        args[lo.CHEATS] = int(cheats)
        for place, number in in_places(settings).items():
            args[place] = number

    def search(self, rounds: int) -> None:
        self._args[lo.ROUNDS] = rounds
        self._do(se.THINK)

    def reseed(self, rng: Sequence[int]) -> None:
        """Goes on with these random numbers."""
        self._rng[:] = rng

    def try_out(self, actor: int, action: int, rng: Sequence[int]) -> list[float]:
        """The result of each seat in one world in which this actor begins so (action -1: nobody does)."""
        self._args[lo.BEGINNER], self._args[lo.BEGINNING] = actor, action
        self.reseed(rng)
        self._do(se.TRY)
        seats = int(self._args[lo.SEATS])
        return [int(result) / lo.ONE for result in self._args[lo.RESULT : lo.RESULT + seats]]

    def _do(self, op: int) -> int:
        return self._memory.run(op, self._args, self._rng, self._out, self._nodes, self._edges)

    def result(self, seat: int) -> float:
        """How the last round ended for a seat: 0 is a sure defeat, 1 a sure win."""
        return int(self._args[lo.RESULT + seat]) / lo.ONE

    def visits(self) -> int:
        """How many rounds the tree holds for the question."""
        return sum(visits for _, visits, _ in self._found())

    def is_clear(self) -> bool:
        """Whether the best action stands out from all others that were tried, doubts about both allowed for."""
        found = self._found()
        if len(found) < 2 or sum(visits for _, visits, _ in found) < CLEAR_AFTER:
            return False
        best = max(found, key=lambda each: each[2] - _doubt(each[1]))
        least = best[2] - _doubt(best[1])
        return all(each is best or each[2] + _doubt(each[1]) < least for each in found)

    def _found(self) -> list[tuple[int, int, float]]:
        """Number, visits and mean result of each action that was tried."""
        node, edges = self._do(se.LOOK), self._edges
        found: list[tuple[int, int, float]] = []
        edge = int(self._nodes[lo.NODE * node + lo.EDGES]) if node >= 0 else -1
        while edge >= 0:
            action, visits, _, total, edge = (int(x) for x in edges[lo.EDGE * edge : lo.EDGE * edge + lo.EDGE])
            found.append((action, visits, total / (max(1, visits) * lo.ONE)))
        return found

    def thoughts(self) -> list[Thought]:
        found = self._found()
        worlds = sum(visits for _, visits, _ in found)
        thoughts = [Thought(self.edition.actions[a], value, visits, visits / worlds) for a, visits, value in found]
        return sorted(thoughts, key=lambda each: (_doubt(each.visits) - each.value, each.action.id))


def _doubt(visits: int) -> float:
    """What a mean result may be off by. Actions go by their result less this: visits alone lag behind what is new."""
    return CAUTION / sqrt(visits)


def _positive(name: str, value: object) -> int:
    if type(value) is not int or value < 1:
        raise OptionError(f"{name}: {show(value)} is not a whole number from 1")
    return value


def _known(settings: Mapping[str, int | str]) -> Mapping[str, int | str]:
    for name, value in settings.items():
        if name not in _SETTINGS:
            raise OptionError(f"{name}: no setting of ismcts; settings are {', '.join(_SETTINGS)}")
        if name in _WORDS:
            if value not in _WORDS[name]:
                raise OptionError(f"{name}: {show(value)} is not allowed; allowed: {', '.join(_WORDS[name])}")
        elif name == "advised":
            if not isinstance(value, str):
                raise OptionError(f"{name}: {show(value)} is no text; give the names of decisions with spaces between")
        elif name in ("horizon", "nearest", "growth"):
            if type(value) is not int or value < 0:
                raise OptionError(f"{name}: {show(value)} is not a whole number from 0")
        elif _positive(name, value) > lo.MOST_DRAFTS and name.endswith("trials"):
            raise OptionError(f"{name}: {show(value)} is too many; at most {lo.MOST_DRAFTS}")
    return settings
