"""The turn (INK-3) from the phantom to its end, and the windows for declarations around it (INK-11.10)."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import MOVERS, ask, pop, push
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import BALL_KINDS, SHOWN_BALLS
from ..data.board import SHAKE as SHAKE_TABLE
from . import state as st
from .declaring import declare
from .meetings import ask_next
from .scoring import finish
from .setup import unseal
from .state import State

MOST_TOLD = 30_000
"""Turns are counted on, but events stop counting here."""


@rule
def begin_if_ready(s: State) -> None:
    """When nothing of the set-up is left: the seats look at their cards, and the first turn begins."""
    if s.depth == 0 and not s.ended:
        unseal(s)
        begin_turn(s, s.first)


@rule
def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.turn += 1
    s.met = 0
    s.ambassador_met = 0
    s.spent = 0
    s.gesture_left = s.gesture_per_turn
    s.meetings = 0
    for i in range(SHOWN_BALLS):
        s.visitor[i] = st.NONE
        s.host[i] = st.NONE
        s.meeting_space[i] = st.NONE
    for kind in range(BALL_KINDS):
        s.shaken[kind] = 0
        s.balls[kind] = 0
    # That it goes on tells that nobody declared in the window: no undo past it.
    emit(s, st.E_TURN, EVERYBODY, REVEALS, seat, min(s.turn, MOST_TOLD), 0, 0)
    if s.window_opens:
        open_window(s)
    else:
        ask(s, st.ASK_START, seat)


@rule
def show_balls(s: State, shake: int) -> None:
    """INK-3.2"""
    for kind in range(BALL_KINDS):
        s.shaken[kind] = SHAKE_TABLE[shake][kind]
        s.balls[kind] = SHAKE_TABLE[shake][kind]
    tell(s, st.E_SHOOK, s.active, shake, 0, 0)
    ask_next(s, st.ASK_ACT)


@rule
def has_shaken(s: State) -> bool:
    """Whether the active seat has shaken this turn; before that, the window is the one at the start."""
    for kind in range(BALL_KINDS):
        if s.shaken[kind] > 0:
            return True
    return False


@rule
def end_turn(s: State) -> None:
    """INK-3.12: what is left of the balls lapses."""
    for kind in range(BALL_KINDS):
        s.balls[kind] = 0
    emit(s, st.E_END_TURN, EVERYBODY, REVEALS, s.active, 0, 0, 0)
    pop(s)
    if s.window_opens:
        open_window(s)
    else:
        next_turn(s)


@rule
def open_window(s: State) -> None:
    """INK-11.10: at the start and at the end of every turn alike, for all seats but the active one."""
    push(s, st.ASK_WINDOW, ((1 << s.seats) - 1) & ~(1 << s.active), 0, 0)


@rule
def choose_in_window(s: State, seat: int, choice: int) -> None:
    """INK-11.10: secret until the last one has chosen; then the first declarer after the active seat counts."""
    s.window[seat] = choice
    frame = s.frames[s.depth - 1]
    frame[MOVERS] &= ~(1 << seat)
    if frame[MOVERS] == 0:
        pop(s)
        close_window(s)


@rule
def close_window(s: State) -> None:
    declarer = st.NOBODY
    for offset in range(s.seats - 1, 0, -1):
        seat = (s.active + offset) % s.seats
        if s.window[seat] == st.DECLARING_CHOICE:
            declarer = seat
    for seat in range(SEATS):
        s.window[seat] = st.UNDECIDED
    if declarer != st.NOBODY:
        declare(s, declarer, s.active)
    elif has_shaken(s):
        next_turn(s)
    else:
        # That it goes on tells that nobody declared: no undo past it.
        emit(s, st.E_SILENCE, EVERYBODY, REVEALS, s.active, 0, 0, 0)
        ask(s, st.ASK_START, s.active)


@rule
def next_turn(s: State) -> None:
    """INK-3.1, 15.2"""
    if s.turn_limit > 0 and s.turn >= s.turn_limit:
        tell(s, st.E_LIMIT, s.turn_limit, 0, 0, 0)
        finish(s, 0)
    else:
        begin_turn(s, (s.active + 1) % s.seats)
