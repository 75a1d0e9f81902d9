"""Ratings of the contestants on one scale, from who finished ahead of whom.

Bradley and Terry's model, fitted by choix on all pairs of seats of all games (for tables of more than two this is the
full breaking of a ranking, a consistent estimate under Plackett and Luce's model). A fit of all games at once does not
depend on their order, as running ratings do. The intervals come from drawing deals anew, so that games which share a
deal are not counted as independent; how the meeting added to each pair ended is drawn as well.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

from safehouse.core.chance import below, stream
from safehouse.core.rule import Buf

from .results import Result
from .statistics import quantile

ELO = 400 / log(10)
"""Points per unit of the model: 100 points more win 64 % of the meetings, 400 points more 91 %."""
DRAWS = 400
PRIOR = 0.5
"""One meeting more between any two, half won and half lost, so that whoever has never lost has a rating too."""


@dataclass(frozen=True)
class Rating:
    """Points; the mean of all contestants is 0."""

    bot: str
    points: float
    low: float
    high: float


def is_available() -> bool:
    return importlib.util.find_spec("choix") is not None


def ratings(results: Sequence[Result], bots: Sequence[str]) -> list[Rating]:
    """From best to worst. Needs the extra `arena`."""
    import numpy as np

    index = {bot: i for i, bot in enumerate(bots)}
    deals: dict[int, Any] = {}
    for result in results:
        matrix = deals.setdefault(result.deal, np.zeros((len(bots), len(bots))))
        _count(result, index, matrix)
    stack = np.array(list(deals.values()))
    fitted = _fit(stack.sum(axis=0))
    rng = stream("ratings", len(deals), len(bots))
    drawn = [_drawn_anew(stack, rng) for _ in range(DRAWS)]
    found = [_rating(bot, float(fitted[i]), [float(draw[i]) for draw in drawn]) for bot, i in index.items()]
    return sorted(found, key=lambda rating: -rating.points)


def _rating(bot: str, points: float, drawn: Sequence[float]) -> Rating:
    return Rating(bot, points, quantile(drawn, 0.025), quantile(drawn, 0.975))


def _drawn_anew(stack: Any, rng: Buf) -> Any:
    """The fit of as many deals, drawn with repetition."""
    chosen = stack[[below(rng, len(stack)) for _ in range(len(stack))]]
    return _fit(chosen.sum(axis=0), rng)


def _count(result: Result, index: dict[str, int], matrix: Any) -> None:
    for seat, bot in enumerate(result.bots):
        for other, rival in enumerate(result.bots):
            if bot != rival:
                matrix[index[bot], index[rival]] += ahead(result, seat, other)


def ahead(result: Result, seat: int, other: int) -> float:
    """1 if a seat finished ahead of another, 0 behind, half where the rules know no difference."""
    mine, theirs = result.ranks[seat], result.ranks[other]
    return 0.5 if mine == theirs else float(mine < theirs)


def _fit(matrix: Any, rng: Buf | None = None) -> Any:
    import choix
    import numpy as np

    prior = np.zeros_like(matrix)
    for i, j in combinations(range(len(matrix)), 2):
        prior[i, j] = PRIOR if rng is None else (below(rng, 1 << 20) + 0.5) / (1 << 20)
        prior[j, i] = 2 * PRIOR - prior[i, j]
    return ELO * choix.ilsr_pairwise_dense(matrix + prior, max_iter=1000)
