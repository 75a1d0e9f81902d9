"""The one entry into compiled code: an operation on a pool of games. The plain backend runs the same source.

`pool` holds games; `args`, `rng` and `out` are buffers. Whole playouts run inside; only numbers cross the border.
"""

from __future__ import annotations

from .batch import choose_all, conceal_all, step_all
from .frames import to_move
from .pool import Pool, copy_game
from .rule import Buf, rule
from .seats import CHANCE
from .slots import apply, check, conceal, evaluate, outcome, playout_weight, resample, start, weight
from .state import State
from .turns import advance, legal, next_asked, playout, roll, step

START = 0
LEGAL = 1
CHECK = 2
STEP = 3
ROLL = 4
ADVANCE = 5
PLAYOUTS = 6
CONCEAL = 7
RESAMPLE = 8
OUTCOME = 9
COPY = 10
COPIES = 11
TO_MOVE = 12
EVALUATE = 13
WEIGHT = 14
PLAYOUT_WEIGHT = 15
APPLY = 16
RESAMPLES = 17
CHANCES = 18
STEP_ALL = 19
CONCEAL_ALL = 20
CHOOSE_ALL = 21
NEXT_ASKED = 22


@rule
def playouts(pool: Pool, count: int, limit: int, out: Buf, rng: Buf) -> int:
    """`count` playouts of game 0, each in game 1; returns all decisions made."""
    decisions = 0
    for _ in range(count):
        copy_game(pool, 1, 0)
        decisions += playout(pool[1], limit, out, rng)
    return decisions


@rule
def copies(pool: Pool, count: int) -> int:
    """Copies game 0 to game 1 many times (for measuring); each copy differs, so none can be left out."""
    total = 0
    for i in range(count):
        pool[0].depth = i & 3
        copy_game(pool, 1, 0)
        total += pool[1].depth
    return total


@rule
def resamples(pool: Pool, count: int, seat: int, rng: Buf) -> int:
    """Fills the unknown of game 0 at random many times (for measuring)."""
    total = 0
    for _ in range(count):
        copy_game(pool, 1, 0)
        resample(pool[1], seat, rng)
        total += pool[1].depth
    return total


@rule
def chances(s: State, out: Buf) -> int:
    """Writes what chance can do, and behind it the weights; returns how many there are."""
    count = legal(s, CHANCE, out)
    for i in range(count):
        out[count + i] = weight(s, out[i])
    return count


@rule
def run(op: int, pool: Pool, args: Buf, rng: Buf, out: Buf) -> int:  # noqa: C901 - one line per operation
    """Carries out one operation on game args[0]; what the other arguments mean depends on it."""
    s = pool[args[0]]
    if op == START:
        start(s)
    elif op == LEGAL:
        return legal(s, args[1], out)
    elif op == CHECK:
        return check(s, args[1], args[2])
    elif op == STEP:
        step(s, args[1], args[2])
    elif op == APPLY:
        apply(s, args[1], args[2])
    elif op == ROLL:
        return roll(s, out, rng)
    elif op == ADVANCE:
        return advance(s, out, rng)
    elif op == PLAYOUTS:
        return playouts(pool, args[1], args[2], out, rng)
    elif op == CONCEAL:
        conceal(s, args[1])
    elif op == RESAMPLE:
        resample(s, args[1], rng)
    elif op == OUTCOME:
        outcome(s, out)
    elif op == COPY:
        copy_game(pool, args[0], args[1])
    elif op == COPIES:
        return copies(pool, args[1])
    elif op == TO_MOVE:
        return to_move(s)
    elif op == EVALUATE:
        return evaluate(s, args[1])
    elif op == WEIGHT:
        return weight(s, args[1])
    elif op == PLAYOUT_WEIGHT:
        return playout_weight(s, args[1])
    elif op == RESAMPLES:
        return resamples(pool, args[1], args[2], rng)
    elif op == CHANCES:
        return chances(s, out)
    elif op == STEP_ALL:
        return step_all(pool, args, rng, out)
    elif op == CONCEAL_ALL:
        conceal_all(pool, args, out)
    elif op == CHOOSE_ALL:
        choose_all(pool, args, rng, out)
    elif op == NEXT_ASKED:
        return next_asked(s)
    return 0
