"""How fast things are here: each measurement returns plain numbers. Rates are per second of processor time."""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from safehouse.catalogue import find_game
from safehouse.core.chance import stream
from safehouse.core.program import COPIES, PLAYOUTS, RESAMPLES, TO_MOVE
from safehouse.core.records import open_match

if TYPE_CHECKING:
    from safehouse.core.game import Edition
    from safehouse.core.state import State

NO_LIMIT = 1_000_000
PEER_GAME = "gin_rummy"

Rate = Callable[[float], float]
"""Works for about so many seconds and returns what was done per second."""


def timed(work: Callable[[int], int], seconds: float) -> float:
    """What `work(count)` does per second, with counts that grow until the time is up."""
    done, spent, count = 0, 0.0, 1
    while spent < seconds:
        began = process_time()
        done += work(count)
        taken = process_time() - began
        spent += taken
        if taken < seconds / 10:
            count *= 2
    return done / spent


# --- our own ----------------------------------------------------------------------------------------------------


@dataclass
class Contest:
    """One game to be measured: rates by name, each measured in turn so that all share the machine's moods."""

    game: str
    seats: int
    rates: dict[str, Rate] = field(default_factory=dict)
    found: dict[str, list[float]] = field(default_factory=dict)

    def round(self, seconds: float) -> None:
        for name, rate in self.rates.items():
            self.found.setdefault(name, []).append(rate(seconds))

    def middle(self, name: str) -> float | None:
        return median(self.found[name]) if self.found.get(name) else None

    def ratio(self, name: str, to: str) -> float | None:
        """The median of the ratios within each round."""
        if name not in self.found or to not in self.found:
            return None
        return median(a / b for a, b in zip(self.found[name], self.found[to], strict=True))


def opening(game: str) -> tuple[Edition, State, int]:
    """The state after set-up of a usual game."""
    found = find_game(game)
    seats = found.seats[0]
    options = found.accept(seats, {})
    edition = found.edition(options["data_set"])
    return edition, open_match(edition, seats, options, seed="bench").state, seats


def plain_playouts(edition: Edition, state: State) -> Rate:
    """Decisions per second of blind games on the plain backend."""
    rng = stream("bench", "plain")
    pool = [state, state.clone()]
    return lambda seconds: timed(
        lambda n: edition.run(PLAYOUTS, pool, [0, n, NO_LIMIT], rng, edition.buffer()), seconds
    )


class Compiled:
    """The compiled rules of an edition with one game to work on."""

    def __init__(self, edition: Edition, state: State, *, checked: bool = False) -> None:
        import numpy as np

        self._fast = edition.fast(checked=checked)
        self._pool = self._fast.pool(2)
        self._fast.put(self._pool, 0, state)
        self._rng = np.array(stream("bench", "fast"), dtype=np.int64)
        self._out = np.zeros(len(edition.buffer()), dtype=np.int64)
        self._args = np.zeros(3, dtype=np.int64)

    def run(self, op: int, *args: int) -> int:
        self._args[: len(args)] = args
        return self._fast.run(op, self._pool, self._args, self._rng, self._out)

    def playouts(self, seconds: float) -> float:
        """Decisions per second of blind games."""
        return timed(lambda count: self.run(PLAYOUTS, 0, count, NO_LIMIT), seconds)

    def calls(self, seconds: float) -> float:
        """Calls from Python per second, of an operation that does next to nothing."""
        run, given = self._fast.run, (TO_MOVE, self._pool, self._args, self._rng, self._out)

        def work(count: int) -> int:
            for _ in range(count):
                run(*given)
            return count

        return timed(work, seconds)

    def copies(self, seconds: float) -> float:
        """Copies of a whole game per second."""
        return timed(lambda count: self._counted(COPIES, count * 1000, 0), seconds)

    def resamples(self, seconds: float) -> float:
        """Copies with a fresh random world per second."""
        return timed(lambda count: self._counted(RESAMPLES, count * 1000, 0), seconds)

    def _counted(self, op: int, count: int, seat: int) -> int:
        self.run(op, 0, count, seat)
        return count


# --- a peer -----------------------------------------------------------------------------------------------------


def has_peer() -> bool:
    return find_spec("pyspiel") is not None


def peer_opening() -> Any:
    """The first decision of the peer's game."""
    import pyspiel

    state = pyspiel.load_game(PEER_GAME).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def peer_rollouts(sample: int = 500, batch: int = 100) -> Rate:
    """Decisions of players per second in OpenSpiel's random rollouts, wholly in C++.

    Its evaluator plays `batch` rollouts per call and does not count steps, so the mean number of decisions of a game
    is taken from `sample` games of its random bots from the same position.
    """
    import pyspiel

    state = peer_opening()
    game = state.get_game()
    decisions = 0
    for seed in range(sample):
        end = state.clone()
        bots = [pyspiel.make_uniform_random_bot(player, 2 * seed + player) for player in range(2)]
        pyspiel.evaluate_bots(end, bots, seed)
        decisions += sum(step.player >= 0 for step in end.full_history()[len(state.full_history()) :])
    evaluator = pyspiel.RandomRolloutEvaluator(batch, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def work(count: int) -> int:
        for _ in range(count):
            search.mcts_search(state)  # one simulation: the evaluator's rollouts from this position
        return round(count * batch * decisions / sample)

    return lambda seconds: timed(work, seconds)


# --- starting ---------------------------------------------------------------------------------------------------

_START = """
import json, sys, time
began = time.process_time()
import safehouse
imported = time.process_time() - began
numpy = "numpy" in sys.modules
memory = None
if len(sys.argv) > 1:
    from safehouse.cli.measuring import PLAYOUTS, Compiled, opening
    edition, state, _ = opening(sys.argv[1])
    Compiled(edition, state).run(PLAYOUTS, 0, 1, 1000)
spent = time.process_time() - began
try:
    with open("/proc/self/status", encoding="ascii") as told:
        memory = next(int(line.split()[1]) / 1024 for line in told if line.startswith("VmHWM:"))
except OSError:
    pass
print(json.dumps({"import": imported, "numpy": numpy, "start": spent, "memory": memory}))
"""


def starts(game: str, repeats: int) -> dict[str, Any]:
    """Seconds of processor time to import the package and to start a game that was built; memory at its most, in MB."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "SAFEHOUSE_CACHE": cache}
        _fresh_process(environment, game)
        later = [_fresh_process(environment, game) for _ in range(repeats)]
        bare = [_fresh_process(environment) for _ in range(repeats)]
    return {
        "import": min(one["import"] for one in bare),
        "import_loads_numpy": any(one["numpy"] for one in bare),
        "cached_start": min(one["start"] for one in later),
        "memory": min((one["memory"] for one in later if one["memory"]), default=None),
    }


def builds(game: str) -> dict[str, float]:
    """Seconds of processor time to translate and compile each program of a game, the compiler's included."""
    from safehouse.bots.ready import PROGRAMS
    from safehouse.core.backend import Fast

    found, spent = find_game(game), {}
    edition = found.edition(found.default_data)
    with tempfile.TemporaryDirectory() as folder:
        for name, program in PROGRAMS.items():
            began = os.times()
            Fast(edition, program, cache=Path(folder))
            spent[f"build_{name}"] = sum(os.times()[:4]) - sum(began[:4])
    return spent


def _fresh_process(environment: dict[str, str], *arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-c", _START, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def versions() -> dict[str, str]:
    """What it was measured on, in general terms."""
    found = {"machine": f"{platform.machine()}, {os.cpu_count()} cores", "system": platform.system()}
    found["Python"] = platform.python_version()
    for package in ("numpy", "open_spiel", "pettingzoo", "rlcard"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found
