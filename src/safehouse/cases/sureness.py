"""Which turns of a position are right: those that a search holds for equal, clearly ahead of all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from safehouse.bots.appraisal import Appraisal

from .turns import Turn

GLANCE = 16
"""Rounds for every turn: what is far behind after them is not looked at again."""
ROUNDS = 100
"""Rounds for those that are left;"""
AGAIN = 10 * ROUNDS
"""and with other worlds for the right ones and the next best, which must confirm it."""
MARGIN = 0.02
"""The best wrong turn is behind by this part of a whole result at least, whatever the errors."""
SIGMAS = 3
"""So many standard errors, of both, are allowed for beside the margin."""
LEAST_ERROR = 0.01
"""Few rounds may agree by chance: a glance is never surer than this."""
MOST_RIGHT = 4
ONE_RIGHT_IN = 8
"""Not more than one turn in so many is right: it is not to be guessed."""
MOST_LEFT = 30
NEXT_BEST = 4

Appraise = Callable[[Turn, int, str], Appraisal]
"""A turn, rounds, seed."""


@dataclass(frozen=True, eq=False)
class Judged:
    turn: Turn
    found: Appraisal

    @property
    def least(self) -> float:
        return self.found.value - SIGMAS * self.found.error

    @property
    def most(self) -> float:
        return self.found.value + SIGMAS * self.found.error


@dataclass(frozen=True)
class Verdict:
    """The right turns, the best first, and the best of the others."""

    right: tuple[Judged, ...]
    wrong: Judged


def find_best(turns: Sequence[Turn], appraise: Appraise, steps: int) -> Verdict | None:
    """None where the search is not sure, or a right turn has fewer steps: then the position makes no case."""
    left = _in_reach(turns, appraise)
    if not 2 <= len(left) <= MOST_LEFT or len(left[0].steps) < steps:
        return None
    most = max(1, len(turns) // ONE_RIGHT_IN)
    judged = _judge(left, ROUNDS, "first", appraise)
    right = _right(judged, most)
    if right == 0 or min(len(each.turn.steps) for each in judged[:right]) < steps:
        return None
    again = _judge([each.turn for each in judged[: right + NEXT_BEST]], AGAIN, "again", appraise)
    confirmed = {each.turn for each in again[:right]} == {each.turn for each in judged[:right]}
    if not confirmed or _right(again, most) != right:
        return None
    return Verdict(tuple(again[:right]), again[right])


def _judge(turns: Sequence[Turn], rounds: int, seed: str, appraise: Appraise) -> list[Judged]:
    """The best first."""
    judged = [Judged(turn, appraise(turn, rounds, seed)) for turn in turns]
    return sorted(judged, key=lambda each: -each.found.value)


def _in_reach(turns: Sequence[Turn], appraise: Appraise) -> list[Turn]:
    judged = _judge(turns, GLANCE, "glance", appraise)
    best = judged[0].found
    doubt = SIGMAS * (max(LEAST_ERROR, best.error) + LEAST_ERROR)
    near = [each for each in judged if each.most > best.value - doubt - MARGIN]
    return [each.turn for each in (near if len(near) > 1 else judged[:2])]


def _right(judged: list[Judged], most: int) -> int:
    """How many of the first are right: a gap stands behind them, and none inside. 0 where there is no such place."""
    for count in range(1, min(most, MOST_RIGHT, len(judged) - 1) + 1):
        right, others = judged[:count], judged[count:]
        if min(each.least for each in right) - max(each.most for each in others) >= MARGIN:
            return count if right[0].found.value - right[-1].found.value < MARGIN else 0
    return 0
