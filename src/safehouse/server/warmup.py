"""Nobody waits for a compiler: a process of its own compiles what searching bots need, while others stand in.

`python -m safehouse.server.warmup GAME DATA_SET [PLUGIN…]` fills the cache of compiled rules; it ends early when its
input is closed, which is when the worker that wants it is gone.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import threading
import time

import safehouse as sh
from safehouse.bots.search import search
from safehouse.core.game import Edition

from .plugins import load_plugins

LOOK_AGAIN = 1.0
"""Seconds between two looks whether the compiled rules are there."""
NICE = 10
MAY_COMPILE = "SAFEHOUSE_COMPILE"
"""This variable, set to "no", spares a small machine the compiler: greedy bots play where no search is in the cache."""


class Warmup:
    """The compiled searches of one worker: those in the cache are loaded, others are ordered once."""

    def __init__(self, plugins: tuple[str, ...] = ()) -> None:
        self._plugins = plugins
        self._ordered: dict[Edition, subprocess.Popen[bytes]] = {}
        self._looked: dict[Edition, float] = {}
        self._ready: set[Edition] = set()

    def is_ready(self, edition: Edition) -> bool:
        """Whether a search of this game runs compiled now; if not, it will soon."""
        if edition in self._ready:
            return True
        now = time.monotonic()
        if now - self._looked.get(edition, -LOOK_AGAIN) < LOOK_AGAIN:
            return False
        self._looked[edition] = now
        if edition.built(search) is not None:
            self._ready.add(edition)
            return True
        if edition not in self._ordered and os.environ.get(MAY_COMPILE, "yes") != "no":
            self._ordered[edition] = self._order(edition)
        return False

    def _order(self, edition: Edition) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", __name__, edition.game.name, edition.data.name, *self._plugins]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)  # noqa: S603 - ourselves


def compile_search(game: str, data_set: str) -> None:
    """Compiles; what another process is just compiling is waited for and loaded."""
    from safehouse.core.backend import cache_folder

    edition = sh.game(game).edition(data_set)
    cache_folder().mkdir(parents=True, exist_ok=True)
    with (cache_folder() / f"{game}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        edition.fast(program=search)


def _end_with_the_worker() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    os.nice(NICE)
    threading.Thread(target=_end_with_the_worker, daemon=True).start()
    load_plugins(tuple(sys.argv[3:]))
    compile_search(sys.argv[1], sys.argv[2])
