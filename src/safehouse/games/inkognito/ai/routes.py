"""How soon a figure gets from one space to another: chances over the balls of the turns to come.

Other figures in the way are left out. Everything is worked out when it is first asked for, and kept.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb

from ..data import board

Balls = tuple[int, ...]
"""How many balls there are of each kind."""
Moves = tuple[int, int, int]
"""How many land, water and either balls are to be seen."""
MOST_SWEEPS = 60
CLOSE_ENOUGH = 0.005


@cache
def shakes(balls: Balls) -> dict[Moves, float]:
    """How likely each number of land, water and either balls is."""
    rest = sum(balls[board.EITHER + 1 : board.BALL_KINDS])
    found: dict[Moves, float] = {}
    for land, water, either in product(range(board.SHOWN_BALLS + 1), repeat=3):
        other = board.SHOWN_BALLS - land - water - either
        if other >= 0:
            ways = (
                comb(balls[board.LAND], land)
                * comb(balls[board.WATER], water)
                * comb(balls[board.EITHER], either)
                * comb(rest, other)
            )
            if ways:
                found[land, water, either] = ways / comb(sum(balls), board.SHOWN_BALLS)
    return found


@cache
def within(space: int, moves: Moves) -> frozenset[int]:
    """Where a figure can get with these balls."""
    found = {space}
    for ball in range(3):
        if moves[ball]:
            left = tuple(count - (kind == ball) for kind, count in enumerate(moves))
            for i in range(board.DEGREE[ball][space]):
                found |= within(board.NEXT[ball][space][i], (left[0], left[1], left[2]))
    return frozenset(found)


@cache
def next_turn(balls: Balls) -> list[list[float]]:
    """The chance to get from one space to another in one turn."""
    chance = [[0.0] * board.SPACES for _ in range(board.SPACES)]
    for moves, likely in shakes(balls).items():
        for start in range(board.SPACES):
            for end in within(start, moves):
                chance[start][end] += likely
    return chance


@cache
def turns_to(balls: Balls, target: int) -> list[float]:
    """From each space the mean number of own turns to a target, for one who always goes the best way."""
    turns = [0.5 + 0.9 * board.DISTANCE[space][target] if space != target else 0.0 for space in range(board.SPACES)]
    ways = [
        (likely, [within(space, moves) for space in range(board.SPACES)]) for moves, likely in shakes(balls).items()
    ]
    for _ in range(MOST_SWEEPS):
        changed = 0.0
        for space in range(board.SPACES):
            if space != target:
                better = 1 + sum([likely * min([turns[end] for end in ends[space]]) for likely, ends in ways])
                changed = max(changed, abs(better - turns[space]))
                turns[space] = better
        if changed < CLOSE_ENOUGH:
            break
    return turns
