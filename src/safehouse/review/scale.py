"""From what a search promises to what comes out: one curve a game and number of seats, fitted to bots' games.

A search judges a position some turns ahead, by a lead; how surely such a lead wins it does not know. `scale.json` does:
the result to be expected is the logistic of `shift + slope × logit(promise)`; `python -m safehouse.review scale` fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .thinking import Gap

EDGE = 0.002
"""Promises are never surer than this."""
LONGEST_STEP = 0.5


@dataclass(frozen=True, slots=True)
class Scale:
    """What a promise is worth.

    >>> Scale(0.0, 1.0).of(0.25), round(Scale(0.0, 2.0).of(0.25), 2)
    (0.25, 0.1)
    """

    shift: float
    slope: float

    def of(self, promise: float) -> float:
        return 1 / (1 + exp(-self.shift - self.slope * logit(promise)))

    def loss(self, gap: Gap) -> float:
        return self.of(gap.best) - self.of(gap.best - gap.mean)


def logit(share: float) -> float:
    inside = min(1 - EDGE, max(EDGE, share))
    return log(inside / (1 - inside))


@lru_cache(maxsize=1)
def _fitted() -> dict[str, dict[str, tuple[float, float]]]:
    text = files(__package__).joinpath("scale.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, tuple[float, float]]])


def scale_for(game: str, seats: int) -> Scale:
    """The scale of a game; promises as they are where none was fitted."""
    shift, slope = _fitted().get(game, {}).get(str(seats), (0.0, 1.0))
    return Scale(shift, slope)


def fit(pairs: Sequence[tuple[float, float]], rounds: int = 50) -> Scale:
    """The scale under which these results were likeliest (pairs of promise and result): Newton's method.

    >>> even = fit([(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)])
    >>> round(abs(even.shift), 6), round(even.slope, 6)
    (0.0, 1.0)
    """
    shift, slope = 0.0, 1.0
    for _ in range(rounds):
        g0 = g1 = 0.0
        h00 = h01 = h11 = 1e-9
        for promise, result in pairs:
            x = logit(promise)
            expected = Scale(shift, slope).of(promise)
            weight = expected * (1 - expected)
            g0 += result - expected
            g1 += (result - expected) * x
            h00 += weight
            h01 += weight * x
            h11 += weight * x * x
        determinant = h00 * h11 - h01 * h01
        shift += _short((h11 * g0 - h01 * g1) / determinant)
        slope += _short((h00 * g1 - h01 * g0) / determinant)
    return Scale(shift, slope)


def _short(step: float) -> float:
    """Where promises hardly differ, a whole step may lead far astray."""
    return min(LONGEST_STEP, max(-LONGEST_STEP, step))
