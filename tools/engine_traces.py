"""What the plain rules do, call for call, as JSON: the browser's machine must do the same (web/e2e/engine.spec.ts).

    python tools/engine_traces.py vienna --seed node > vienna.json
    python tools/engine_traces.py vienna --seed node --full      (every setting, more positions, deeper searches)

A play is a whole game at random with questions on the way. Of each call: what was asked, the answer, and which numbers
of the memory have changed since the call before. A thought is a search: its whole tree, and the order of actions.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np

from safehouse.bots import ismcts
from safehouse.bots import layout as lo
from safehouse.bots.search import search
from safehouse.bots.simple import RandomBot, only_choice
from safehouse.catalogue import find_game, own_games
from safehouse.core import program as op
from safehouse.core.chance import stream
from safehouse.core.game import Edition
from safehouse.core.memory import CompiledMemory, PlainMemory
from safehouse.core.observation import Observation
from safehouse.core.seats import CHANCE, CHANCE_MOVES
from safehouse.testkit.runner import ARGS, Runner
from safehouse.testkit.settings import Setting, settings_of

GAME, PLAYING, SCRATCH, GAMES = 0, 1, 2, 3
"""Playouts play in game 1."""
QUESTIONS = 25
"""So many steps lie between two rows of questions."""
LONGEST = 2000
"""So many steps a game has at most: random players hardly ever finish Spy Connection."""
PLAIN_ROUNDS, NATIVE_ROUNDS = (1, 9), (100, 500)
"""Rounds of search, by the plain rules and (many times faster) by the native ones."""


class Trace:
    """A game on the plain rules; `calls` tells what was done."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting = setting
        self._runner = Runner(setting.edition, games=GAMES)
        self._rng = stream(seed, str(setting))
        start = setting.edition.prepare(setting.seats, setting.options)
        self.start, self.rng = start.to_bytes(), [*self._rng]
        self._runner.put(GAME, start)
        self._memory = self._look(range(GAMES))
        self.calls: list[dict[str, Any]] = []

    def run(self, operation: int, *args: int) -> int:
        answer = self._runner.run(operation, *args, rng=self._rng)
        seen = self._look((args[0], PLAYING) if operation == op.PLAYOUTS else args[:1])
        changes = {name: _changes(self._memory[name], now) for name, now in seen.items()}
        told = {name: changed for name, changed in changes.items() if changed}
        self._memory |= seen
        self.calls.append({"call": [operation, *args, *[0] * (ARGS - len(args))], "answer": answer, "changes": told})
        return answer

    def _look(self, places: Iterable[int]) -> dict[str, np.ndarray[Any, Any]]:
        games = {f"game {at}": np.frombuffer(self._runner.data(at), np.uint8) for at in places}
        return games | {"rng": np.array(self._rng), "out": np.array(self._runner.out)}

    def play(self) -> None:
        """A whole game, with all kinds of questions."""
        self.run(op.START, GAME)
        for ply in range(LONGEST):
            movers = self.run(op.TO_MOVE, GAME)
            if ply % QUESTIONS == 0 or movers == 0:
                self._ask(movers)
            if movers == 0:
                break
            self.run(op.ADVANCE, GAME)
        self.run(op.COPY, SCRATCH, GAME)
        self._runner.put(GAME, self.setting.edition.state_type.from_bytes(self.start))
        self.run(op.START, GAME)
        self.run(op.PLAYOUTS, GAME, 1, LONGEST)

    def _ask(self, movers: int) -> None:
        asked = [CHANCE] if movers == CHANCE_MOVES else [seat for seat in range(4) if movers >> seat & 1]
        for actor in asked:
            for action in self._runner.numbers(self.run(op.LEGAL, GAME, actor))[:3]:
                self.run(op.CHECK, GAME, actor, action)
        self.run(op.OUTCOME, GAME)
        for seat in range(self.setting.seats):
            self.run(op.EVALUATE, GAME, seat)
            self.run(op.COPY, SCRATCH, GAME)
            self.run(op.CONCEAL, SCRATCH, seat)
            self.run(op.RESAMPLE, SCRATCH, seat)


def _changes(before: np.ndarray[Any, Any], after: np.ndarray[Any, Any]) -> list[int]:
    """Places and their new numbers, one after the other."""
    places = np.flatnonzero(before != after)
    return np.column_stack([places, after[places]]).ravel().tolist()


def played(setting: Setting, seed: str) -> dict[str, Any]:
    trace = Trace(setting, seed)
    trace.play()
    return {"name": str(setting), "start": trace.start.hex(), "rng": trace.rng, "calls": trace.calls}


def position(setting: Setting, seed: str, plies: int) -> Observation:
    """What the seat knows that makes so many-th choice of a game at random, or the last one before it is over."""
    match, bot = setting.open(seed, chance="auto"), RandomBot(seed)
    found = None
    while not match.over and (plies > 0 or found is None):
        seen = match.observation(match.to_move[0])
        if only_choice(seen) is None:
            found = seen
            plies -= 1
        match.play(seen.viewer, bot.choose(seen))
    assert found is not None
    return found


def thought(setting: Setting, seed: str, plies: int, *, native: bool) -> dict[str, Any]:
    """A search in a position."""
    observation, rng = position(setting, seed, plies), stream(seed, "search")
    engine: Any = _engine(setting.edition, [*rng], native=native)
    engine.lay(observation, ismcts.settings_for(setting.edition, {}), cheats=False)
    trees = []
    for rounds in NATIVE_ROUNDS if native else PLAIN_ROUNDS:
        engine.search(rounds)
        thoughts = [[each.action.id, each.visits, each.value] for each in engine.thoughts()]
        trees.append({"rounds": rounds, "thoughts": thoughts, "memory": _memory(engine)})
    known = observation.simplified().state.to_bytes().hex()
    question = {"known": known, "seat": observation.viewer, "seats": observation.seats, "rng": rng}
    return {"name": f"{setting}, {'native' if native else 'plain'}", **question, "trees": trees}


def _engine(edition: Edition, rng: list[int], *, native: bool) -> ismcts.SearchEngine:
    compiled = CompiledMemory(edition.fast(program=search), lo.GAMES) if native else None
    return ismcts.SearchEngine(compiled or PlainMemory(edition, search), rng)


def _memory(engine: Any) -> dict[str, list[str]]:
    """What lies in the buffers, without the zeros behind it; as texts, as keys have 64 bits."""
    nodes = [int(number) for number in engine._nodes]
    used = [at for at in range(0, len(nodes), lo.NODE) if nodes[at]]
    return {
        "args": [str(number) for number in engine._args],
        "rng": [str(number) for number in engine._rng],
        "edges": [str(number) for number in engine._edges[: lo.EDGE * int(engine._args[lo.EDGES_USED])]],
        "nodes": [str(number) for at in used for number in (at, *nodes[at : at + lo.NODE])],
    }


def chosen(edition: Edition, full: bool) -> list[Setting]:
    """Every setting with every number of seats; or of each number the first and the last."""
    all_of = [settings_of(edition, seats) for seats in edition.game.seats]
    return [each for some in all_of for each in (some if full else dict.fromkeys((some[0], some[-1])))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=own_games())
    parser.add_argument("--seed", required=True)
    parser.add_argument("--full", action="store_true")
    given = parser.parse_args()
    game = find_game(given.game)
    settings = chosen(game.edition(game.default_data), given.full)
    thoughts = [
        thought(setting, f"{given.seed} {plies}", plies, native=native)
        for setting in (settings if given.full else [settings[0], settings[-1]])
        for native, plies in ((False, 6), (True, 11), *(((False, 60), (True, 100)) if given.full else ()))
    ]
    plays = [played(setting, given.seed) for setting in settings]
    json.dump({"plays": plays, "thoughts": thoughts}, sys.stdout)


if __name__ == "__main__":
    main()
