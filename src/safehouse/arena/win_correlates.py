"""Which things go with winning: the share of wins of seats that had to do with a thing, against those that had not.

Compared within each contestant (Mantel and Haenszel's weights), else everything a strong bot likes would look strong.
What goes with winning need not cause it: who is ahead can afford more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median

from .results import Result
from .statistics import z_of

ENOUGH = 30
"""So many seats with a thing, and so many without, before anything is said of it."""
OFTEN = 0.8
"""A thing that more than this share of the seats have is compared by how often, not by whether."""


@dataclass(frozen=True)
class WinCorrelate:
    """How much more often seats win that had to do with a thing (at least `times` times), as a difference of shares."""

    group: str
    code: str
    times: int
    seats: int
    share: float
    without: float
    lift: float
    low: float
    high: float
    holds: bool
    """Whether the interval would still leave out zero if it allowed for all the things compared."""


@dataclass(frozen=True)
class _Seat:
    bot: str
    credit: float
    counts: dict[tuple[str, str], int]


def win_correlates(results: Sequence[Result], enough: int = ENOUGH) -> list[WinCorrelate]:
    """All things of which there is enough to say, the strongest first within each group."""
    seats = [_seat(result, seat) for result in results for seat in range(len(result.bots))]
    things = sorted({thing for seat in seats for thing in seat.counts})
    compared = [pair for thing in things if (pair := _split(seats, thing, enough)) is not None]
    strict = z_of(0.05 / max(1, len(compared)))
    found = [_lift(*pair, strict) for pair in compared]
    return sorted((each for each in found if each is not None), key=lambda lift: (lift.group, -lift.lift))


def _seat(result: Result, seat: int) -> _Seat:
    counts = {(group, code): n for group, codes in result.traces[seat].items() for code, n in codes.items()}
    counts |= {(ACTION, kind): n for kind, n in result.actions[seat].items()}
    return _Seat(result.bots[seat], result.credit(seat), counts)


ACTION = "action"
"""The group of the kinds of action."""

_Sides = dict[str, tuple[list[float], list[float]]]


def _split(seats: Sequence[_Seat], thing: tuple[str, str], enough: int) -> tuple[tuple[str, str], int, _Sides] | None:
    """The credits with and without a thing, by contestant; None where there is too little of either."""
    counts = [seat.counts.get(thing, 0) for seat in seats]
    often = sum(count > 0 for count in counts) > OFTEN * len(counts)
    times = int(median(counts)) + 1 if often else 1
    sides: _Sides = defaultdict(lambda: ([], []))
    for seat, count in zip(seats, counts, strict=True):
        sides[seat.bot][0 if count >= times else 1].append(seat.credit)
    having = sum(len(with_it) for with_it, _ in sides.values())
    return (thing, times, sides) if enough <= having <= len(seats) - enough else None


def _lift(thing: tuple[str, str], times: int, sides: _Sides, strict: float) -> WinCorrelate | None:
    total = difference = variance = 0.0
    for mine, others in _both(sides):
        weight = len(mine) * len(others) / (len(mine) + len(others))
        total += weight
        difference += weight * (_mean(mine) - _mean(others))
        variance += weight**2 * (_variance(mine) + _variance(others))
    if not total:
        return None
    lift, error = difference / total, sqrt(variance) / total
    having = [credit for mine, _ in sides.values() for credit in mine]
    lacking = [credit for _, others in sides.values() for credit in others]
    low, high = lift - z_of(0.05) * error, lift + z_of(0.05) * error
    holds = abs(lift) > strict * error
    return WinCorrelate(*thing, times, len(having), _mean(having), _mean(lacking), lift, low, high, holds)


def _both(sides: _Sides) -> Iterator[tuple[list[float], list[float]]]:
    return ((mine, others) for mine, others in sides.values() if mine and others)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    """Of the mean; with one win and one loss more than there were, so that no small sample is taken for certain."""
    share = (sum(values) + 1) / (len(values) + 2)
    return share * (1 - share) / len(values)
