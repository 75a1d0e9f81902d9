"""How near the limit translated rules are: a small part of a game, beside the same written by hand in C."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.core.program import ADVANCE

from .measuring import opening, timed

if TYPE_CHECKING:
    from types import ModuleType

    from .measuring import Rate

PLAYED = 60
"""So many random steps first: then something stands on the board."""


def surveys(game: str, part: ModuleType) -> tuple[Callable[[int], int], Callable[[int], int]]:
    """`survey` of a game's part `by_hand` so many times: as it is translated, and as it is written by hand."""
    from safehouse.core.backend import Fast, by_hand

    edition, state, _ = opening(game)
    rng, out = [1, 2, 3, 4], edition.buffer()
    for _ in range(PLAYED):
        edition.run(ADVANCE, [state], [0], rng, out)
    with tempfile.TemporaryDirectory() as folder:
        translated = Fast(edition, part.survey, cache=Path(folder))
        hand = by_hand(edition, part.survey, part.source(), Path(folder) / "by_hand.so")
    pools = [translated.pool(1), translated.pool(1)]
    for pool in pools:
        translated.put(pool, 0, state)
    return lambda count: translated.run(pools[0], count), lambda count: hand(pools[1], count)


def limit_rates(game: str, part: ModuleType) -> tuple[Rate, Rate]:
    """Surveys per second: translated, and by hand."""
    translated, hand = surveys(game, part)

    def rate(run: Callable[[int], int]) -> Rate:
        def work(count: int) -> int:
            run(count * 100)
            return count * 100

        return lambda seconds: timed(work, seconds)

    return rate(translated), rate(hand)
