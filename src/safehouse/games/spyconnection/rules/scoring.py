"""The end and the score (SPY-12, SPY-13)."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.frames import pop
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import MAX_SEATS as SEATS

from .missions import covered_points, score
from .state import E_ENDED, E_SCORED, E_WON, State


@rule
def finish(s: State) -> None:
    while s.depth > 0:
        pop(s)
    tell(s, E_ENDED, 0, 0, 0, 0)
    for seat in range(s.seats):
        if not s.out[seat]:
            tell(s, E_SCORED, seat, s.fulfilled_points[seat], covered_points(s, seat), score(s, seat))
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def turn_order(s: State, seat: int) -> int:
    """0 for the start player, then clockwise."""
    return (seat - s.first + s.seats) % s.seats


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """SPY-13.5 to 13.7; a seat that is out comes last (SPY-15.2)."""
    if s.out[seat] != s.out[other]:
        return s.out[other] == 1
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    return turn_order(s, seat) > turn_order(s, other)


@rule
def rank(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if other != seat and beats(s, other, seat):
            place += 1
    return place


@rule
def outcome(s: State, out: Buf) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)
        out[SEATS + seat] = rank(s, seat)
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank(s, seat) == 1 else 0
