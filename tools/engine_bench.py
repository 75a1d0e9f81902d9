"""How fast the browser's machine is beside the native one, and how big its programs are: `make bench-wasm`.

Both do the same work turn about, and their processor time is compared: the machine may be busy with other things.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import numpy as np

from safehouse.bots import ismcts
from safehouse.bots import layout as lo
from safehouse.bots.search import search
from safehouse.catalogue import find_game, own_games
from safehouse.core.chance import stream
from safehouse.core.game import Edition
from safehouse.core.match import Match
from safehouse.core.memory import CompiledMemory
from safehouse.core.program import PLAYOUTS
from safehouse.core.records import open_match

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
WARM_UP, TURNS = 4, 15
"""Browsers compile in two goes, the better one while they run: the first turns do not count."""
PLAYOUT_COUNT, LONGEST = 40, 1000
SECONDS = 0.1
"""So long a turn of search takes the native machine."""


class Native:
    """One game on the native machine."""

    def __init__(self, edition: Edition, match: Match) -> None:
        self._rules = edition.fast()
        self._pool = self._rules.pool(2)
        self._rules.put(self._pool, 0, match.state)
        self._args = np.array([0, PLAYOUT_COUNT, LONGEST, 0], np.int64)
        self._rng = np.array(stream("bench", "playouts"), np.int64)
        self._out = np.zeros(len(edition.buffer()), np.int64)
        memory = CompiledMemory(edition.fast(program=search), lo.GAMES)
        self._engine = ismcts.SearchEngine(memory, stream("bench", "search"))
        self._settings = ismcts.settings_for(edition, {})
        self._observation = match.observation(match.to_move[0])

    def play(self) -> float:
        began = time.process_time()
        self._rules.run(PLAYOUTS, self._pool, self._args, self._rng, self._out)
        return time.process_time() - began

    def think(self, rounds: int) -> float:
        self._engine.lay(self._observation, self._settings, cheats=False)
        began = time.process_time()
        self._engine.search(rounds)
        return time.process_time() - began

    def rounds(self) -> int:
        """How many rounds of search fill a turn."""
        self.think(50)
        return max(10, int(50 * SECONDS / max(self.think(50), 1e-4)))


class Browser:
    """The same games in node."""

    def __init__(self) -> None:
        script = str(ROOT / "web/scripts/engine-speed.mjs")
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._node = subprocess.Popen(["node", script], text=True, cwd=ROOT / "web", **pipes)  # noqa: S607

    def ask(self, **question: Any) -> Any:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(f"{json.dumps(question)}\n")
        self._node.stdin.flush()
        return json.loads(self._node.stdout.readline())

    def close(self) -> None:
        self._node.communicate()


def opened(edition: Edition) -> Match:
    """A game that has just begun, with a seat that has a choice."""
    options = edition.game.accept(SEATS, {"data_set": edition.data.name})
    match = open_match(edition, SEATS, options, seed="bench")
    while len(match.legal(match.to_move[0])) == 1:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match


def measured(game: str, browser: Browser) -> dict[str, float]:
    """Ratios of speed, browser to native, and sizes in bytes."""
    found = find_game(game)
    edition = found.edition(found.default_data)
    match = opened(edition)
    native, seen = Native(edition, match), match.observation(match.to_move[0])
    rounds = native.rounds()
    browser.ask(
        open=game,
        state=match.state.to_bytes().hex(),
        playouts=[0, PLAYOUT_COUNT, LONGEST, 0],
        rngs=[stream("bench", "playouts"), stream("bench", "search")],
        known=seen.simplified().state.to_bytes().hex(),
        asked=[seen.viewer, seen.seats],
    )
    turns = [
        (native.play() / browser.ask(play=True), native.think(rounds) / browser.ask(think=rounds))
        for _ in range(WARM_UP + TURNS)
    ][WARM_UP:]
    playouts, searches = (statistics.median(column) for column in zip(*turns, strict=True))
    return {"playouts": playouts, "search": searches, **browser.ask(sizes=game)}


def main() -> None:
    browser = Browser()
    print("| game | playouts, wasm : native | search, wasm : native | rules, brotli | search, brotli |")
    print("|---|---|---|---|---|")
    for game in own_games():
        row = measured(game, browser)
        sizes = " | ".join(f"{row[f'{name} size'] / 1000:.1f} kB" for name in ("rules", "search"))
        print(f"| {find_game(game).title} | {row['playouts']:.2f} | {row['search']:.2f} | {sizes} |", flush=True)
    browser.close()


if __name__ == "__main__":
    main()
