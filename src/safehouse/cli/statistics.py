"""Small statistics for reports."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

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
