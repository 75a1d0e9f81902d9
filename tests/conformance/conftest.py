from __future__ import annotations

import fcntl

import pytest

from safehouse.catalogue import find_game
from safehouse.core.backend import cache_folder
from toys.whisper import GAME


@pytest.fixture(scope="session")
def compiled():
    """The compiled rules of a game's default data set: built once, by one test process, then found on disk."""

    def compiled(name, *, checked=False):
        game = GAME if name == GAME.name else find_game(name)
        cache_folder().mkdir(parents=True, exist_ok=True)
        with (cache_folder() / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            return game.edition(game.default_data).fast(checked=checked)

    return compiled
