"""Set-up (DRP-1): chance draws who begins and deals the documents."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import A, B, ask, ask_chance, pop, push, top
from safehouse.core.rule import rule
from safehouse.core.seats import CHANCE_MOVES, all_but, only

from .state import ASK_DEAL, ASK_FIRST, ASK_TURN, E_DEALT, E_DREW, E_FIRST_PLAYER, NOBODY, State


@rule
def start(s: State) -> None:
    """DRP-1.1"""
    if s.first == NOBODY:
        ask_chance(s, ASK_FIRST, 0)
    else:
        begin_deal(s)


@rule
def draw_first_player(s: State, seat: int) -> None:
    """DRP-1.1"""
    pop(s)
    s.first = seat
    begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    """DRP-1.2: one document at a time, from the first player on."""
    tell(s, E_FIRST_PLAYER, s.first, 0, 0, 0)
    push(s, ASK_DEAL, CHANCE_MOVES, s.first, s.seats * s.hand_size - 1)


@rule
def deal(s: State, kind: int) -> None:
    """DRP-1.2. A hidden draw is two events: the owner sees the document, the others that one was dealt."""
    seat = top(s, A)
    left = top(s, B)
    pop(s)
    s.archive[kind] -= 1
    s.hand[seat][kind] += 1
    s.hand_count[seat] += 1
    emit(s, E_DEALT, only(seat), REVEALS, seat, kind, 0, 0)
    emit(s, E_DREW, all_but(seat), 0, seat, 0, 0, 0)
    if left > 0:
        push(s, ASK_DEAL, CHANCE_MOVES, (seat + 1) % s.seats, left - 1)
    else:
        ask(s, ASK_TURN, s.first)
