"""Small statistics for reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

Z95 = 1.959964


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies, interpolated.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    ordered = sorted(values)
    position = share * (len(ordered) - 1)
    low = int(position)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (position - low)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score).

    >>> [round(x, 3) for x in wilson(95, 100)]
    [0.888, 0.978]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z95**2 / games
    centre = (share + Z95**2 / (2 * games)) / scale
    half = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def mean_of_groups(groups: Sequence[Sequence[float]]) -> Estimate | None:
    """The mean of all values, its interval from how the groups differ: values of one group may depend on each other.

    >>> estimate = mean_of_groups([[1, 3], [2, 4], [3, 2]])
    >>> [round(x, 2) for x in (estimate.mean, estimate.low, estimate.high)]
    [2.5, 1.93, 3.07]
    """
    sizes = [len(group) for group in groups if group]
    total = sum(sizes)
    if not total:
        return None
    mean = sum(sum(group) for group in groups) / total
    if len(sizes) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    off = [sum(group) - mean * len(group) for group in groups if group]
    variance = sum(each**2 for each in off) / total**2 * len(off) / (len(off) - 1)
    half = Z95 * sqrt(variance)
    return Estimate(mean, mean - half, mean + half)


def z_of(chance: float) -> float:
    """How many standard deviations leave this chance on both sides together.

    >>> round(z_of(0.05), 3)
    1.96
    """
    return NormalDist().inv_cdf(1 - chance / 2)
