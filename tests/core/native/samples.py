"""One rule for each thing that rules can say. Each gets a game, two numbers and a buffer, and gives a number."""

from __future__ import annotations

from math import sqrt

from safehouse.core.bits import count_bits, lowest
from safehouse.core.logarithm import natural_log
from safehouse.core.pool import Pool, copy_game, fingerprint
from safehouse.core.rule import Buf, rule, table

from . import elsewhere
from .workshop import State

SEVEN = 7
YES = True
HALF = 0.5
SQUARES = table([0, 1, 4, 9, 16])
WIDE = table([[1, -200], [70_000, 1 << 40], [-(1 << 63), 5]])
NOTHING = table([])
PAIR = (3, -4)
WORDS = ("a", "b", "c")
auto = 11  # a word of C


# --- helpers that change something, or do not --------------------------------------------------------------------


@rule
def take(out: Buf) -> int:
    """Counts how often it was called."""
    out[0] += 1
    return out[0]


@rule
def rename(s: State, to: int) -> int:
    old = s.small
    s.small = to
    return old


@rule
def difference(a: int, b: int) -> int:
    return a - b


@rule
def is_odd(a: int) -> bool:
    return a % 2 == 1


@rule
def half_of(a: int) -> float:
    return a / 2


@rule
def leave_early(out: Buf, a: int) -> None:
    if a > 0:
        return
    out[1] = 5


# --- numbers -----------------------------------------------------------------------------------------------------


@rule
def arithmetic(s: State, a: int, b: int, out: Buf) -> int:
    return a + b * 3 - SEVEN - (-a)


@rule
def floor_division(s: State, a: int, b: int, out: Buf) -> int:
    return a // (b * b + 1) * 1000 + a // -3 * 10 + a // (2 * b + 1)


@rule
def floor_remainder(s: State, a: int, b: int, out: Buf) -> int:
    return a % (b * b + 1) * 1000 + a % -3 * 10 + a % (2 * b + 1)


@rule
def bits(s: State, a: int, b: int, out: Buf) -> int:
    return (a & b) + (a | b) * 3 + (a ^ b) * 5 + ~a


@rule
def shifts(s: State, a: int, b: int, out: Buf) -> int:
    return (a << 3) + (a >> 2) + (1 << (b & 31)) + ((a == b) << 40)


@rule
def counted_bits(s: State, a: int, b: int, out: Buf) -> int:
    mask = (a & 0xFFFF) << 20 | 1 << 50
    return count_bits(mask) * 64 + lowest(mask)


@rule
def truth_as_number(s: State, a: int, b: int, out: Buf) -> int:
    return (a < b) + (a == b) * 2 - -(a > b) + ~(a != b) + YES


@rule
def truth_of_both(s: State, a: int, b: int, out: Buf) -> int:
    both = (a > 0) & (b > 0)
    one = (a > 0) ^ (b > 0)
    return 2 if both else 1 if one else 0


@rule
def smallest_and_largest(s: State, a: int, b: int, out: Buf) -> int:
    return min(a, b, 3) * 100 + max(a, b) + min(a > 0, b > 0)


@rule
def numbers_of_truth(s: State, a: int, b: int, out: Buf) -> int:
    return int(a < b) + int(a)


@rule
def reals(s: State, a: int, b: int, out: Buf) -> int:
    x = a / (b * b + 1.0) + HALF
    y = -x * 2.0 - 1
    root = sqrt(a * a + 1.0)
    if x < y or root >= 3.5:
        return 1
    return 2 if x == 0.5 else 3


@rule
def quotients_order(s: State, a: int, b: int, out: Buf) -> int:
    best = -1.0
    at = 0
    for i in range(1, 9):
        value = (a * a + i) / (b * b + i) + half_of(i) * natural_log(a * a + 1 + i * 1000)
        if value > best:
            best = value
            at = i
    return at


# --- conditions --------------------------------------------------------------------------------------------------


@rule
def and_or(s: State, a: int, b: int, out: Buf) -> int:
    if (a > 0 and b > 0) or not a:
        return 1
    if a and not b:
        return 2
    return 3


@rule
def first_that_decides(s: State, a: int, b: int, out: Buf) -> int:
    return (a or b or 9) * 10 + (a and b and 3) + (a > 0 and b)


@rule
def only_as_far_as_needed(s: State, a: int, b: int, out: Buf) -> int:
    found = a > 0 and take(out) > 0
    return out[0] * 10 + found


@rule
def chains(s: State, a: int, b: int, out: Buf) -> int:
    return (0 <= a < b) + 2 * (a < b <= 5 != a)


@rule
def either(s: State, a: int, b: int, out: Buf) -> int:
    return (a if a > b else b) + (True if a else 5) + (take(out) if a > 2 else 0)


# --- memory ------------------------------------------------------------------------------------------------------


@rule
def fields(s: State, a: int, b: int, out: Buf) -> int:
    s.small = a % 100
    s.tall[b % 3] = a * 2
    s.grid[a % 2][b % 3] -= 4
    s.deep[a & 1][b & 1][0] += 3
    s.mask |= 1 << 41
    s.masks[1] ^= a
    return s.small + s.tall[0] + s.grid[1][2] + s.deep[1][1][1] + s.mask + s.masks[1]


@rule
def small_numbers_are_widened(s: State, a: int, b: int, out: Buf) -> int:
    s.small = 100
    s.tall[0] = 30_000
    return s.small * s.tall[0] * s.tall[0] + (s.small << 40)


@rule
def rows(s: State, a: int, b: int, out: Buf) -> int:
    row = s.grid[a % 2]
    row[0] = 7
    row[b % 3] += 1
    prices = WIDE[b % 3]
    return row[0] + s.grid[0][0] * 10 + len(row) + prices[0] + len(prices)


@rule
def tables(s: State, a: int, b: int, out: Buf) -> int:
    return SQUARES[a % 5] + WIDE[1][b % 2] + WIDE[2][1] + PAIR[b & 1] + len(SQUARES) + len(WORDS) + len(NOTHING)


@rule
def least_of_all(s: State, a: int, b: int, out: Buf) -> int:
    return WIDE[2][0] + 1


@rule
def buffers(s: State, a: int, b: int, out: Buf) -> int:
    out[a % 4] = b
    out[b % 4] += a
    out[1] <<= 2
    out[2] //= 3
    return len(out) + out[0]


@rule
def truth_is_kept_as_number(s: State, a: int, b: int, out: Buf) -> int:
    s.small = a < b
    out[2] = a == b
    return s.small + out[2]


# --- statements --------------------------------------------------------------------------------------------------


@rule
def loops(s: State, a: int, b: int, out: Buf) -> int:
    total = 0
    for i in range(a % 7):
        if i == 4:
            continue
        total += i
    for i in range(b % 5, 9):
        total += 100 * i
        if total > 2000:
            break
    for i in range(10, a % 5, -3):
        total -= i
    for i in range(0, 10, 4):
        total *= 2 + i
    return total * 10 + i


@rule
def a_loop_counts_by_itself(s: State, a: int, b: int, out: Buf) -> int:
    total = 0
    end = 5
    for i in range(end):
        end = 2
        total += i
        i += 10
        total += i
    return total


@rule
def bounds_are_taken_once(s: State, a: int, b: int, out: Buf) -> int:
    for i in range(take(out), take(out) * 4):
        out[1] += i
    return out[0] * 1000 + out[1]


@rule
def while_loops(s: State, a: int, b: int, out: Buf) -> int:
    steps = 0
    while True:
        steps += 1
        if a <= 0 or steps > 50:
            return steps
        a //= 2


@rule
def a_name_becomes_a_number(s: State, a: int, b: int, out: Buf) -> int:
    found = a > b
    held = found
    if b > 2:
        found = 5
    return found * 10 + held


@rule
def words_of_c(s: State, a: int, b: int, out: Buf) -> int:
    int64_t = a
    double = b
    for register in range(3):
        double += register
    return int64_t * double + auto


@rule
def calls(s: State, a: int, b: int, out: Buf) -> int:
    leave_early(out, a)
    if b == 1:
        pass
    return difference(b, is_odd(a)) + is_odd(b)


# --- order of evaluation -----------------------------------------------------------------------------------------


@rule
def operands_from_the_left(s: State, a: int, b: int, out: Buf) -> int:
    return take(out) * 100 + take(out) * 10 + take(out) - out[0]


@rule
def arguments_from_the_left(s: State, a: int, b: int, out: Buf) -> int:
    return difference(take(out) * 10, take(out)) + difference(s.small, rename(s, 9)) + difference(rename(s, 4), s.small)


@rule
def comparisons_from_the_left(s: State, a: int, b: int, out: Buf) -> int:
    return (take(out) < take(out)) + 2 * (s.small == rename(s, 3)) + 4 * (rename(s, 6) == s.small)


@rule
def least_from_the_left(s: State, a: int, b: int, out: Buf) -> int:
    return min(take(out), s.small, rename(s, 2) - take(out)) * 100 + out[0]


@rule
def the_value_before_the_place(s: State, a: int, b: int, out: Buf) -> int:
    out[take(out)] = take(out) * 10
    s.tall[s.small % 3] = rename(s, 2)
    return out[0] + out[1] + out[2] + s.tall[0] * 10 + s.tall[1] * 100 + s.tall[2] * 1000


@rule
def the_place_before_the_value(s: State, a: int, b: int, out: Buf) -> int:
    out[0] += take(out)
    s.small += rename(s, 1)
    s.tall[s.small % 3] -= rename(s, 1)
    out[take(out) % 3] += take(out)
    return out[0] + out[1] * 10 + out[2] * 100 + s.small + s.tall[0] * 3 + s.tall[2]


@rule
def an_index_that_changes_something(s: State, a: int, b: int, out: Buf) -> int:
    return s.grid[1][take(out) % 3] * 100 + SQUARES[take(out)] * 10 + s.grid[b % 2][out[0] % 3]


@rule
def a_sum_that_grows_under_way(s: State, a: int, b: int, out: Buf) -> int:
    total = s.small
    total += s.small + rename(s, 20) * s.small
    return total + (s.small or take(out)) + (rename(s, 0) and s.small)


@rule
def names_of_a_module(s: State, a: int, b: int, out: Buf) -> int:
    out[elsewhere.OFTEN] = elsewhere.CUBES[a % 2][b % 3] + len(elsewhere.WORDS) + len(elsewhere.CUBES)
    return elsewhere.small(a) * elsewhere.NINE - s.small if a * elsewhere.QUARTER > 1.0 else s.small


SAMPLES = (
    arithmetic, floor_division, floor_remainder, bits, shifts, counted_bits, truth_as_number, truth_of_both,
    smallest_and_largest, numbers_of_truth, reals, quotients_order, and_or, first_that_decides, only_as_far_as_needed,
    chains, either, fields, small_numbers_are_widened, rows, tables, least_of_all, buffers, truth_is_kept_as_number,
    loops, a_loop_counts_by_itself, bounds_are_taken_once, while_loops, a_name_becomes_a_number, words_of_c, calls,
    operands_from_the_left, arguments_from_the_left, comparisons_from_the_left, least_from_the_left,
    the_value_before_the_place, the_place_before_the_value, an_index_that_changes_something, a_sum_that_grows_under_way,
    names_of_a_module,
)  # fmt: skip


# --- games side by side --------------------------------------------------------------------------------------------


@rule
def games(pool: Pool, at: int) -> int:
    """A program of its own."""
    s = pool[at]
    copy_game(pool, at + 1, at)
    pool[at + 1].small += 1
    s.tall[0] = pool[1].small
    return fingerprint(pool, at) ^ fingerprint(pool, at + 1)
