"""Turns (DRP-2): a document is hidden or sold; then the next who holds one is asked."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import ask, is_asked, pop
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY, all_but, only

from ..data.board import DROPS, KINDS
from .scoring import finish
from .state import ASK_TURN, E_HID, E_LEFT, E_SOLD, E_WENT, State


@rule
def hide(s: State, seat: int, kind: int, drop: int) -> None:
    """DRP-2.3: everybody sees where, nobody else sees what."""
    lay_down(s, seat, kind)
    s.hidden[seat][drop][kind] += 1
    s.hidden_count[seat][drop] += 1
    emit(s, E_HID, only(seat), 0, seat, kind, drop, 0)
    emit(s, E_WENT, all_but(seat), 0, seat, drop, 0, 0)
    next_turn(s, seat)


@rule
def sell(s: State, seat: int, kind: int) -> None:
    """DRP-2.5: everybody sees the document."""
    lay_down(s, seat, kind)
    s.sold[kind] += 1
    s.points[seat] += 1
    emit(s, E_SOLD, EVERYBODY, REVEALS, seat, kind, 0, 0)
    next_turn(s, seat)


@rule
def lay_down(s: State, seat: int, kind: int) -> None:
    """DRP-2.2"""
    pop(s)
    s.hand[seat][kind] -= 1
    s.hand_count[seat] -= 1


@rule
def next_turn(s: State, seat: int) -> None:
    """DRP-2.1: the next who holds a document; if nobody does, the game is over (DRP-3.1)."""
    for i in range(s.seats):
        other = (seat + 1 + i) % s.seats
        if s.hand_count[other] > 0:
            ask(s, ASK_TURN, other)
            return
    finish(s)


@rule
def leave(s: State, seat: int) -> None:
    """DRP-3.4: its documents go to the archive unseen."""
    tell(s, E_LEFT, seat, 0, 0, 0)
    for kind in range(KINDS):
        s.archive[kind] += s.hand[seat][kind]
        s.hand[seat][kind] = 0
        for drop in range(DROPS):
            s.archive[kind] += s.hidden[seat][drop][kind]
            s.hidden[seat][drop][kind] = 0
    for drop in range(DROPS):
        s.hidden_count[seat][drop] = 0
    s.hand_count[seat] = 0
    s.out[seat] = 1
    if seats_left(s) == 1:
        pop(s)
        finish(s)
    elif is_asked(s, seat):
        pop(s)
        next_turn(s, seat)


@rule
def seats_left(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        count += 1 - s.out[seat]
    return count
