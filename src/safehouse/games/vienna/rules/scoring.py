"""Final scoring and ranking (VIE-10, VIE-16)."""

from __future__ import annotations

from safehouse.core.bits import count_bits
from safehouse.core.events import tell
from safehouse.core.rule import Buf, rule, table
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import AREA
from ..data.glossary import SORTS
from . import state as st
from .flow import count_bribes
from .state import State

DESK_POINTS = table([0, 1, 3, 6, 10])
MAJORITY = table([[0, 0, 0, 0], [0, 0, 0, 0], [8, 0, 0, 0], [12, 6, 0, 0], [12, 8, 4, 0]])
"""By number of seats and rank (VIE-16.8)."""
BOX_POINTS = 2


@rule
def secret_points(s: State, seat: int) -> int:
    """VIE-10.2, 16.4"""
    points = 0
    for sort in range(SORTS):
        points += s.secrets[seat][sort] * AREA[sort][s.marker[sort]]
    return points


@rule
def sets(s: State, seat: int) -> int:
    """VIE-10.1"""
    count = s.secrets[seat][0]
    for sort in range(SORTS):
        count = min(count, s.secrets[seat][sort])
    return count


@rule
def desk_points(s: State, seat: int) -> int:
    """VIE-16.6; the side table is no desk tile (VIE-13.11)."""
    return DESK_POINTS[count_bits(s.items[seat] & ~(1 << st.TABLE_ITEM))]


@rule
def majority_key(s: State, seat: int) -> int:
    """VIE-16.9: agents on the board, then open money, then bribes."""
    return (count_bits(s.own[seat]) * 1000 + min(999, s.money[seat])) * 1000 + min(999, count_bribes(s, seat))


@rule
def majority_points(s: State, seat: int) -> int:
    """VIE-16.8, 16.9: those who are equal share the points of their ranks."""
    key = majority_key(s, seat)
    rank = 0
    tied = 0
    for other in range(s.seats):
        if majority_key(s, other) > key:
            rank += 1
        elif majority_key(s, other) == key:
            tied += 1
    total = 0
    for i in range(rank, rank + tied):
        total += MAJORITY[s.seats][i]
    return total // tied


@rule
def final_line(s: State, seat: int, line: int) -> int:
    """What a line of the score sheet would bring if the game ended now."""
    if line == st.L_SECRETS:
        return secret_points(s, seat)
    if line == st.L_SETS:
        return 0 if s.full else s.set_bonus * sets(s, seat)
    if not s.full:
        return 0
    if line == st.L_DESK:
        return desk_points(s, seat)
    return BOX_POINTS * s.box[seat] if line == st.L_BOX else majority_points(s, seat)


@rule
def score_all(s: State) -> None:
    for seat in range(s.seats):
        for line in range(st.L_SECRETS, len(st.LINES)):
            if s.full or line <= st.L_SETS:
                s.points[seat][line] = final_line(s, seat, line)
    for seat in range(s.seats):
        for line in range(st.L_SECRETS, st.L_MAJORITY + 1):
            if s.points[seat][line] > 0:
                tell(s, st.E_SCORED, seat, line, s.points[seat][line], 0)
        tell(s, st.E_TOTAL, seat, score(s, seat), 0, 0)


@rule
def announce_winner(s: State) -> None:
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, st.E_WON, seat, 0, 0, 0)


@rule
def score(s: State, seat: int) -> int:
    total = 0
    for line in range(len(st.LINES)):
        total += s.points[seat][line]
    return total


@rule
def is_ahead(s: State, one: int, two: int) -> bool:
    """VIE-10.3, 16.11: points, then the tie-breaks; the last is the place in turn order, so two are never equal."""
    if score(s, one) != score(s, two):
        return score(s, one) > score(s, two)
    if s.full and s.money[one] != s.money[two]:
        return s.money[one] > s.money[two]
    if count_bribes(s, one) != count_bribes(s, two):
        return count_bribes(s, one) > count_bribes(s, two)
    if not s.full and count_bits(s.own[one]) != count_bits(s.own[two]):
        return count_bits(s.own[one]) > count_bits(s.own[two])
    return (one - s.crest) % s.seats > (two - s.crest) % s.seats


@rule
def rank(s: State, seat: int) -> int:
    result = 1
    for other in range(s.seats):
        if other != seat and is_ahead(s, other, seat):
            result += 1
    return result


@rule
def standings(s: State, out: Buf) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)
        out[SEATS + seat] = rank(s, seat)
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank(s, seat) == 1 else 0


@rule
def outcome(s: State, out: Buf) -> None:
    """VIE-10.3, 16.11"""
    standings(s, out)
