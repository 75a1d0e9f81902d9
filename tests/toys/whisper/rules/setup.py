"""Setting up (TOY-1): the first player and the deal."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import A, B, ask_chance, pop, push, top
from safehouse.core.rule import rule
from safehouse.core.seats import CHANCE_MOVES, all_but, only

from .state import ASK_DEAL, ASK_FIRST, E_DEALT, E_DRAWN, E_FIRST_PLAYER, NOBODY, State
from .turn import begin_round


@rule
def start(s: State) -> None:
    """TOY-1.1"""
    if s.first == NOBODY:
        ask_chance(s, ASK_FIRST, 0)
    else:
        begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    """TOY-1.2: one card at a time, from the first player on."""
    tell(s, E_FIRST_PLAYER, s.first, 0, 0, 0)
    push(s, ASK_DEAL, CHANCE_MOVES, s.first, s.seats * s.hand_size - 1)


@rule
def apply_deal(s: State, kind: int) -> None:
    """A hidden draw is two events: the owner sees the card, the others that one was drawn."""
    seat = top(s, A)
    left = top(s, B)
    pop(s)
    s.deck[kind] -= 1
    s.deck_count -= 1
    s.hand[seat][kind] += 1
    s.hand_count[seat] += 1
    emit(s, E_DEALT, only(seat), REVEALS, seat, kind, 0, 0)
    emit(s, E_DRAWN, all_but(seat), 0, seat, 0, 0, 0)
    if left > 0:
        push(s, ASK_DEAL, CHANCE_MOVES, (seat + 1) % s.seats, left - 1)
    elif s.depth == 0:
        begin_round(s)
