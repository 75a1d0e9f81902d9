"""Setting up (EST-2, EST-13): the first player and the missions, drawn by chance."""

from __future__ import annotations

from safehouse.core.events import emit, tell
from safehouse.core.frames import KIND, A, ask_chance, pop, top
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY, only
from safehouse.core.seats import MAX_SEATS as SEATS

from . import state as st
from .state import State
from .turn import begin_round


@rule
def start(s: State) -> None:
    """EST-2: first player, face-up missions, then those of the variants, then round 1."""
    if s.first == st.NOBODY:
        ask_chance(s, st.ASK_FIRST, 0)
    else:
        tell(s, st.E_FIRST_PLAYER, s.first, 0, 0, 0)
        deal_missions(s)


@rule
def first_player(s: State, seat: int) -> None:
    """EST-2.7"""
    pop(s)
    s.first = seat
    tell(s, st.E_FIRST_PLAYER, seat, 0, 0, 0)
    deal_missions(s)


@rule
def deal_missions(s: State) -> None:
    """EST-2.4, 13.1, 13.5: asks for the next mission that is missing; when none is, the first round begins."""
    for i in range(1 if s.secret_missions else st.COMMON_MISSIONS):
        if s.missions[i] == st.NONE:
            ask_chance(s, st.ASK_MISSION, i)
            return
    for seat in range(s.seats):
        if s.secret_missions and s.secret[seat] == st.NONE:
            ask_chance(s, st.ASK_SECRET, seat)
            return
    for seat in range(s.seats):
        if s.recruitment and s.recruit[seat] == st.NONE:
            ask_chance(s, st.ASK_RECRUIT, seat)
            return
    begin_round(s)


@rule
def deal_mission(s: State, mission: int) -> None:
    kind = top(s, KIND)
    index = top(s, A)
    pop(s)
    if kind == st.ASK_MISSION:
        s.missions[index] = mission
        tell(s, st.E_MISSION, mission, 0, 0, 0)
    elif kind == st.ASK_SECRET:
        s.secret[index] = mission
        other = (index + 1) % s.seats
        both = only(index) | only(other)
        emit(s, st.E_SECRET_MISSION, both, 0, index, other, mission, 0)
        emit(s, st.E_SECRET_MISSION, EVERYBODY & ~both, 0, index, other, st.NONE, 0)
    else:
        s.recruit[index] = mission
        emit(s, st.E_RECRUITMENT, only(index), 0, index, mission, 0, 0)
        emit(s, st.E_RECRUITMENT, EVERYBODY & ~only(index), 0, index, st.NONE, 0, 0)
    deal_missions(s)


@rule
def is_mission_free(s: State, mission: int) -> bool:
    """Whether a mission is still in the box."""
    for i in range(st.COMMON_MISSIONS):
        if s.missions[i] == mission:
            return False
    for seat in range(SEATS):
        if s.secret[seat] == mission or s.recruit[seat] == mission:
            return False
    return True
