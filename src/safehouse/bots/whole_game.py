"""A whole game between bots that need no Python, in one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from safehouse.core import batch
from safehouse.core.chance import WORDS, stream
from safehouse.core.program import STEP_ALL
from safehouse.core.seats import MAX_SEATS

from . import greedy_rules
from .opponents import GREEDY, RANDOM

if TYPE_CHECKING:
    from safehouse.core.backend import Fast
    from safehouse.core.state import State

KINDS = {"random": RANDOM, "greedy": GREEDY}
"""Bots that play inside compiled code."""


def bot_stream(name: str, seed: int | str) -> list[int]:
    """The random numbers of `make_bot(name, seed=seed)`."""
    return stream(seed, f"{name} bot")


def play_whole(compiled: Fast, opening: State, names: Sequence[str], seed: int | str) -> tuple[State, int]:
    """The end of the game, and how many decisions were made. `compiled` is the program `opponents`.

    It goes as a match with this seed in which each seat is played by `make_bot(name, seed=f"{seed}/{seat}")`.
    """
    import numpy as np

    edition = compiled.edition
    room, words = len(edition.buffer()), -(-edition.actions.size // 8)
    pool = compiled.pool(3 + greedy_rules.GAMES)
    compiled.put(pool, 1, opening)
    args = np.zeros(batch.HEAD + 1 + MAX_SEATS, np.int64)
    args[batch.COUNT], args[batch.ROOM], args[batch.MASK_WORDS], args[batch.FRESH] = 1, room, words, 1
    rng = np.zeros(WORDS * (3 + MAX_SEATS), np.int64)
    rng[WORDS : 2 * WORDS] = stream(seed, "chance")
    for seat, name in enumerate(names):
        args[batch.HEAD + 1 + seat] = KINDS[name]
        rng[WORDS * (3 + seat) :][:WORDS] = bot_stream(name, f"{seed}/{seat}")
    out = np.zeros(room + batch.COLUMNS + batch.RESULT + words, np.int64)
    compiled.run(STEP_ALL, pool, args, rng, out, np.zeros(greedy_rules.NOTES, np.int64))
    return compiled.take(pool, 0), int(out[room + 2])
