"""Rounds (TOY-2) and turns (TOY-3)."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import MOVERS, A, ask, ask_chance, pop, push, top
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY, all_but, only

from ..data.board import VALUE
from . import state as st
from .scoring import finish
from .state import State

# === all pick at once (TOY-2) ===================================================================================


@rule
def picks(s: State, seat: int) -> bool:
    """TOY-2.1: everybody who holds a card."""
    return s.out[seat] == 0 and s.hand_count[seat] > 0


@rule
def begin_round(s: State) -> None:
    s.round += 1
    tell(s, st.E_ROUND, s.round, 0, 0, 0)
    movers = 0
    for seat in range(s.seats):
        if picks(s, seat):
            movers |= 1 << seat
    push(s, st.ASK_PICK, movers, 0, 0)


@rule
def apply_pick(s: State, seat: int, kind: int) -> None:
    s.pick[seat] = kind
    emit(s, st.E_PICKED, only(seat), 0, seat, kind, 0, 0)
    stop_asking(s, seat)


@rule
def stop_asking(s: State, seat: int) -> None:
    s.frames[s.depth - 1][MOVERS] &= ~(1 << seat)
    end_picks_if_done(s)


@rule
def end_picks_if_done(s: State) -> None:
    """TOY-2.3: when the last one has picked, all cards are shown; the highest score."""
    if top(s, MOVERS) != 0:
        return
    pop(s)
    best = st.NONE
    for seat in range(s.seats):
        kind = s.pick[seat]
        if kind != st.NONE:
            emit(s, st.E_REVEALED, EVERYBODY, REVEALS, seat, kind, 0, 0)
            best = max(best, VALUE[kind])
    for seat in range(s.seats):
        kind = s.pick[seat]
        if kind != st.NONE:
            if VALUE[kind] == best:
                s.points[seat] += 1
                tell(s, st.E_TRICK, seat, 1, 0, 0)
            lay_down(s, seat, kind)
            s.pick[seat] = st.NONE
    s.turns_left = s.seats
    s.active = (s.first + s.seats - 1) % s.seats
    next_turn(s)


@rule
def lay_down(s: State, seat: int, kind: int) -> None:
    """Everybody sees it go: who was shown such a card is no longer sure."""
    s.hand[seat][kind] -= 1
    s.hand_count[seat] -= 1
    s.discard[kind] += 1
    for asker in range(s.seats):
        if s.shown[asker][seat] == kind:
            s.shown[asker][seat] = st.NONE


# === turns (TOY-3) ==============================================================================================


@rule
def next_turn(s: State) -> None:
    """TOY-3.1; after the last turn another round or the end (TOY-4.1)."""
    s.energy = 0
    s.peeked = 0
    s.drawn = 0
    while s.turns_left > 0:
        s.turns_left -= 1
        s.active = (s.active + 1) % s.seats
        if not s.out[s.active]:
            s.energy = st.ENERGY
            tell(s, st.E_TURN, s.active, 0, 0, 0)
            ask(s, st.ASK_TURN, s.active)
            return
    s.active = st.NOBODY
    if s.round < s.rounds and anybody_picks(s):
        begin_round(s)
    else:
        finish(s)


@rule
def anybody_picks(s: State) -> bool:
    for seat in range(s.seats):
        if picks(s, seat):
            return True
    return False


@rule
def apply_move(s: State, seat: int, steps: int) -> None:
    """TOY-3.2"""
    s.energy -= steps
    s.pawn[seat] += steps
    tell(s, st.E_MOVED, seat, steps, 0, 0)


@rule
def apply_peek(s: State, seat: int, rival: int) -> None:
    """TOY-3.3: the rival is asked out of turn."""
    s.peeked = 1
    tell(s, st.E_ASKED, seat, rival, 0, 0)
    push(s, st.ASK_SHOW, 1 << rival, seat, 0)


@rule
def apply_show(s: State, seat: int, kind: int) -> None:
    """TOY-3.4: the asker alone sees the card."""
    asker = top(s, A)
    pop(s)
    s.shown[asker][seat] = kind
    s.shows[asker][seat] = 1
    between = only(asker) | only(seat)
    emit(s, st.E_SHOWN, between, REVEALS, asker, seat, kind, 0)
    emit(s, st.E_SHOWED, all_but(asker) & all_but(seat), 0, asker, seat, 0, 0)


@rule
def apply_draw(s: State, seat: int) -> None:
    """TOY-3.5"""
    s.drawn = 1
    tell(s, st.E_DRAWS, seat, 0, 0, 0)
    ask_chance(s, st.ASK_DEAL, seat)
