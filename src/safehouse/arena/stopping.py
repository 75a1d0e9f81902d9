"""When enough has been played: a test that may be looked at after every deal.

A betting test (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024). Somebody
bets, deal after deal, against "the true share is m"; if that is so, his capital is a fair game, and it ever reaches
1/alpha with a chance of at most alpha (Ville's inequality), however often one looks. All m against which nobody has
become rich are a confidence sequence: an interval that may be looked at at any moment.

Why not Wald's sequential probability ratio test: it needs two point hypotheses and games that are won or lost
independently of each other. Ours can be shared, several seats may win, and the games of a mirrored deal belong
together. The betting test asks only that the deals, each with a value from 0 to 1, are independent and have the same
mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p

ALPHA = 0.05
STAKES = tuple(0.02 * 1.33**i for i in range(13))
"""Parts of what can be staked at most without being ruined by one deal; the bettor spreads over all of them."""


@dataclass(frozen=True)
class Verdict:
    """What is known of a share: it lies above or below the target, or neither yet."""

    target: float
    deals: int
    above: bool | None
    low: float
    high: float


class BettingTest:
    """Tests one share m: two bettors, one on more and one on less, each at half of alpha."""

    def __init__(self, target: float, alpha: float = ALPHA) -> None:
        self._target = target
        self._rich = log(2 / alpha)
        self._more = [0.0] * len(STAKES)
        self._less = [0.0] * len(STAKES)
        self.above: bool | None = None

    def add(self, value: float) -> bool | None:
        """One more deal; True or False once the share is known to be above or below the target. It stays so."""
        m = self._target
        for i, stake in enumerate(STAKES):
            self._more[i] += _growth(stake, value - m, m)
            self._less[i] += _growth(stake, m - value, 1 - m)
        if self.above is None and _log_mean(self._more) >= self._rich:
            self.above = True
        elif self.above is None and _log_mean(self._less) >= self._rich:
            self.above = False
        return self.above


def _growth(stake: float, gain: float, room: float) -> float:
    """The logarithm of what becomes of a coin; `room` is the most that can be lost."""
    return log1p(stake * gain / room) if room > 0 else 0.0


def _log_mean(logs: Sequence[float]) -> float:
    most = max(logs)
    return most + log(sum(exp(each - most) for each in logs) / len(logs))


def first_decision(values: Sequence[float], target: float) -> int | None:
    """After how many deals the test decided, or None."""
    test = BettingTest(target)
    for count, value in enumerate(values, 1):
        if test.add(value) is not None:
            return count
    return None


def verdict(values: Sequence[float], target: float) -> Verdict:
    test = BettingTest(target)
    for value in values:
        test.add(value)
    low, high = confidence_sequence(values)
    return Verdict(target, len(values), test.above, low, high)


def confidence_sequence(values: Sequence[float], precision: float = 0.0005) -> tuple[float, float]:
    """All shares that are not refuted: valid however often one has looked.

    >>> low, high = confidence_sequence([1, 0, 1, 1] * 50)
    >>> low < 0.75 < high
    True
    """
    if not values:
        return 0.0, 1.0
    mean = sum(values) / len(values)
    return _edge(values, 0.0, mean, precision, above=True), _edge(values, 1.0, mean, precision, above=False)


def _edge(values: Sequence[float], out: float, inside: float, precision: float, *, above: bool) -> float:
    """Between a share that is refuted (or the border) and one that is not."""
    while abs(out - inside) > precision:
        middle = (out + inside) / 2
        if _refuted(values, middle, above=above):
            out = middle
        else:
            inside = middle
    return out


def _refuted(values: Sequence[float], m: float, *, above: bool) -> bool:
    """Whether the capital against m is, at the end, large. (At the end alone: an interval that may grow again.)"""
    room = m if above else 1 - m
    logs = [sum(_growth(stake, value - m if above else m - value, room) for value in values) for stake in STAKES]
    return _log_mean(logs) >= log(2 / ALPHA)
