"""How a sensible player answers: so that the asker stays most in doubt. From its answers follows more than the facts.

The facts alone (`deduction`) say which selves *could* have shown some cards. Here is how likely each self was to show
them: whoever could have kept more doubt and did not, probably could not.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..rules.card_sets import ALL_SELVES, ALL_SETS, COLOURED_ANSWERS, COLOURED_COUNT, PAIRS_IN, SAID, SLOTS

SELVES = 16
CARELESS = 0.3
"""The part of answers that are given at random."""
REMEMBERED = 6
"""So many answers of one player are weighed at most."""

Answers = frozenset[int]


def likelihoods(shown: Iterable[int]) -> tuple[float, ...]:
    """How likely each self (4 * identity + build) was to give these answers, in whatever order."""
    return _likelihoods(frozenset(sorted(number for number in shown if is_coloured(number))[:REMEMBERED]))


@cache
def _likelihoods(shown: Answers) -> tuple[float, ...]:
    if not shown:
        return (1.0,) * SELVES
    total = [0.0] * SELVES
    for last in shown:
        before = shown - {last}
        earlier = _likelihoods(before)
        for self in range(SELVES):
            if earlier[self]:
                total[self] += earlier[self] * chances(question_of(last), self, before).get(last, 0.0)
    return tuple(each / len(shown) for each in total)


@cache
def is_coloured(number: int) -> bool:
    """Whether a set is an answer of coloured cards alone."""
    return any(number in COLOURED_ANSWERS[question][: COLOURED_COUNT[question]] for question in range(len(SLOTS)))


@cache
def question_of(number: int) -> int:
    """The question that a set of coloured cards answers."""
    kinds = sorted("I" if card < 4 else "B" for card in ALL_SETS[number])
    return next(i for i, slots in enumerate(SLOTS) if sorted(slots) == kinds)


@cache
def chances(question: int, self: int, shown: Answers) -> dict[int, float]:
    """How likely a self is to give each answer of coloured cards to an asker to whom it has shown these before."""
    told = left_after(shown)
    truthful = [number for number in COLOURED_ANSWERS[question][: COLOURED_COUNT[question]] if SAID[number] >> self & 1]
    doubt = {number: (not repeats(number, shown), (told & SAID[number]).bit_count()) for number in truthful}
    most = max(doubt.values())
    best = [number for number in truthful if doubt[number] == most]
    found = dict.fromkeys(truthful, CARELESS / len(truthful))
    for number in best:
        found[number] += (1 - CARELESS) / len(best)
    return found


def left_after(shown: Answers) -> int:
    """The selves that some answers of coloured cards leave, as a mask."""
    told = ALL_SELVES
    for number in shown:
        told &= SAID[number]
    return told


def repeats(number: int, shown: Answers) -> bool:
    """INK-9.4, for answers of coloured cards."""
    return number in shown or any(number in PAIRS_IN[other] or other in PAIRS_IN[number] for other in shown)
