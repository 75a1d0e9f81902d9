"""The end (DRP-3): drops are opened and pay; who has won."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import EVERYBODY
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import DROPS, KINDS, VALUE, WORTH
from .state import E_FOUND, E_PAID, E_SCORED, E_WON, NOBODY, State


@rule
def finish(s: State) -> None:
    """DRP-3.1, 3.2"""
    for drop in range(DROPS):
        open_drop(s, drop)
        best = leader(s, drop)
        if best != NOBODY:
            s.points[best] += WORTH[drop]
            tell(s, E_PAID, best, drop, WORTH[drop], 0)
    for seat in range(s.seats):
        tell(s, E_SCORED, seat, s.points[seat], 0, 0)
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def open_drop(s: State, drop: int) -> None:
    """DRP-3.1: one event for each document."""
    for seat in range(s.seats):
        for kind in range(KINDS):
            for _ in range(s.hidden[seat][drop][kind]):
                emit(s, E_FOUND, EVERYBODY, REVEALS, seat, kind, drop, 0)


@rule
def leader(s: State, drop: int) -> int:
    """DRP-3.2: who hid the highest total at a drop; nobody where two did, or none."""
    best = NOBODY
    most = 0
    for seat in range(s.seats):
        total = total_at(s, seat, drop)
        if total > most:
            best = seat
            most = total
        elif total == most:
            best = NOBODY
    return best


@rule
def total_at(s: State, seat: int, drop: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += VALUE[kind] * s.hidden[seat][drop][kind]
    return total


@rule
def rank(s: State, seat: int) -> int:
    """DRP-3.3: by points; whoever has left comes after all others (DRP-3.4)."""
    place = 1
    for other in range(s.seats):
        if s.out[other] < s.out[seat] or (s.out[other] == s.out[seat] and s.points[other] > s.points[seat]):
            place += 1
    return place


@rule
def outcome(s: State, out: Buf) -> None:
    """Points, rank and victory of each seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]
        out[SEATS + seat] = rank(s, seat)
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank(s, seat) == 1 else 0
