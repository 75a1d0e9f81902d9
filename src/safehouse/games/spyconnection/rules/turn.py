"""The turn (SPY-3): how it begins, goes on by itself and ends."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.frames import KIND, ask, ask_chance, pop, push, top
from safehouse.core.rule import rule

from . import state as st
from .missions import can_reveal, has_target, reshuffle_if_needed
from .scoring import finish
from .state import State


@rule
def begin_turn(s: State, seat: int) -> None:
    """A normal turn."""
    s.active = seat
    s.is_extra = 0
    s.turns[seat] += 1
    if s.trigger == st.NOBODY:
        tell(s, st.E_TURN, seat, s.turns[seat], 0, 0)
    else:
        tell(s, st.E_LAST_TURN, seat, 0, 0, 0)
    ask_option(s)


@rule
def begin_extra_turn(s: State) -> None:
    """SPY-11.2, 11.4"""
    s.extra_due -= 1
    s.is_extra = 1
    tell(s, st.E_EXTRA_TURN, s.active, 0, 0, 0)
    ask_option(s)


@rule
def ask_option(s: State) -> None:
    s.acted = 0
    for position in range(st.OPEN):
        s.fresh[position] = 0
    ask(s, st.ASK_ROOT, s.active)


@rule
def settle(s: State) -> None:
    """Carries out automatic steps until somebody is asked or the game is over."""
    while s.depth > 0 and top(s, KIND) >= st.REFILL:
        kind = top(s, KIND)
        if kind == st.REFILL:
            refill(s)
        elif kind == st.END_STEP:
            end_step(s)
        else:
            turn_end(s)


@rule
def end_step(s: State) -> None:
    """SPY-3.4, 10.1: asks as long as a target can be covered (always with explicit_end), then the turn ends."""
    if has_target(s, s.active) or s.explicit_end[s.active]:
        ask(s, st.ASK_COVER, s.active)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """Leaves the turn: the display is filled first (SPY-4.12), then it goes on with `turn_end`."""
    while s.depth > 0:
        pop(s)
    push(s, st.TURN_END, 0, 0, 0)
    push(s, st.REFILL, 0, 0, 0)


@rule
def refill(s: State) -> None:
    """SPY-4.12: one by one from the lowest empty slot."""
    if can_reveal(s):
        ask_reveal(s)
    else:
        pop(s)


@rule
def ask_reveal(s: State) -> None:
    reshuffle_if_needed(s)
    ask_chance(s, st.ASK_REVEAL, 0)


@rule
def turn_end(s: State) -> None:
    """SPY-11.2, 12.3 to 12.8: an extra turn, the next seat, or the end."""
    pop(s)
    seat = s.active
    if s.extra_due > 0:
        begin_extra_turn(s)
        return
    if s.trigger != st.NOBODY:
        s.finished[seat] = 1
    elif limit_reached(s):
        tell(s, st.E_LIMIT, s.turn_limit, 0, 0, 0)
        finish(s)
        return
    following = next_seat(s, seat)
    if following == st.NOBODY:
        finish(s)
    else:
        begin_turn(s, following)


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise that still has turns, or NOBODY. (It may be the same seat if all others are out.)"""
    for offset in range(1, s.seats + 1):
        other = (seat + offset) % s.seats
        if not s.out[other] and not s.finished[other]:
            return other
    return st.NOBODY


@rule
def limit_reached(s: State) -> bool:
    """SPY-12.8"""
    if s.turn_limit == 0:
        return False
    for seat in range(s.seats):
        if not s.out[seat] and s.turns[seat] < s.turn_limit:
            return False
    return True
