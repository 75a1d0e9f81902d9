"""How fast two checkouts are beside each other: `python tools/speed_against.py OTHER_CHECKOUT [GAME …]`.

Blind games and searches of both take turns, so that they share the machine's moods; the ratios are medians of the
ratios within a round, this checkout's rate over the other's. Each works in its own environment (`.venv`) if it has one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import IO, Any

HERE = Path(__file__).parents[1]
KINDS = ("playouts", "search", "search_blind")
ROUNDS = 9
SECONDS = 0.6

WORKER = """
import json, sys
from safehouse.cli import measuring, measuring_bots
game = sys.argv[1]
edition, state, seats = measuring.opening(game)
blind = {"horizon": 0, "playout": "lean"}
rates = {
    "playouts": measuring.Compiled(edition, state).playouts,
    "search": measuring_bots.search_rounds(game, seats),
    "search_blind": measuring_bots.search_rounds(game, seats, blind),
}
for line in sys.stdin:
    kind, seconds = line.split()
    print(json.dumps(rates[kind](float(seconds))), flush=True)
"""


class Worker:
    """One checkout with one game."""

    def __init__(self, folder: Path, game: str) -> None:
        own = folder / ".venv" / "bin" / "python"
        command = [str(own) if own.exists() else sys.executable, "-c", WORKER, game]
        environment = {"PYTHONPATH": str(folder / "src")}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, env=_with(environment), stdin=pipe, stdout=pipe, text=True)

    def rate(self, kind: str) -> float:
        into, out = _pipes(self._process)
        into.write(f"{kind} {SECONDS}\n")
        into.flush()
        return float(json.loads(out.readline()))

    def close(self) -> None:
        self._process.communicate()


def _with(more: dict[str, str]) -> dict[str, str]:
    import os

    return {**os.environ, **more}


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    if process.stdin is None or process.stdout is None:
        raise ValueError("a worker without pipes")
    return process.stdin, process.stdout


def compare(other: Path, game: str) -> dict[str, Any]:
    """The rates of both and their ratios, by kind."""
    workers = [Worker(HERE, game), Worker(other, game)]
    found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in KINDS}
    for kind in KINDS:
        for worker in workers:  # the first call warms up
            worker.rate(kind)
    for _ in range(ROUNDS):
        for kind in KINDS:
            ours, theirs = (worker.rate(kind) for worker in workers)
            found[kind].append((ours, theirs))
    for worker in workers:
        worker.close()
    return {
        kind: (median(a for a, _ in pairs), median(b for _, b in pairs), sorted(a / b for a, b in pairs))
        for kind, pairs in found.items()
    }


def main(other: Path, games: list[str]) -> None:
    from safehouse.catalogue import own_games

    for game in games or own_games():
        for kind, (ours, theirs, ratios) in compare(other, game).items():
            spread = f"{ratios[0]:.2f}–{ratios[-1]:.2f}"
            print(f"{game:14} {kind:13} {ours:12,.0f} {theirs:12,.0f} {median(ratios):6.3f}  ({spread})", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or not (Path(sys.argv[1]) / "src" / "safehouse").is_dir():
        sys.exit(str(__doc__))
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
