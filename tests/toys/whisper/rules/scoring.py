"""The end and the score (TOY-4)."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import MAX_SEATS as SEATS

from .state import E_SCORED, E_WON, NOBODY, NONE, State


@rule
def score(s: State, seat: int) -> int:
    """TOY-4.1: hands stay secret and count for nothing."""
    return 5 * s.points[seat] + s.pawn[seat]


@rule
def rank(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if s.out[other] < s.out[seat] or (s.out[other] == s.out[seat] and score(s, other) > score(s, seat)):
            place += 1
    return place


@rule
def finish(s: State) -> None:
    s.active = NOBODY
    s.energy = 0
    s.peeked = 0
    s.drawn = 0
    s.turns_left = 0
    for seat in range(s.seats):
        s.pick[seat] = NONE
        tell(s, E_SCORED, seat, score(s, seat), 0, 0)
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def outcome(s: State, out: Buf) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)
        out[SEATS + seat] = rank(s, seat)
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank(s, seat) == 1 else 0
