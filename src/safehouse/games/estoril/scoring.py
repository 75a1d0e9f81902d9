"""Rings, missions and the score (EST-11 to EST-13)."""

from __future__ import annotations

from safehouse.core.bits import count_bits
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY
from safehouse.core.seats import MAX_SEATS as SEATS

from .board import AMOUNT, CARDS, DIFFERENT, FLAG, VP
from .city import controller
from .state import (
    BOARD,
    COMMON_MISSIONS,
    DISCARDED_BY,
    E_ENDED,
    E_MISSION_REVEALED,
    E_MISSION_SCORED,
    E_RECRUITMENT_SCORED,
    E_SCORED,
    E_WON,
    NOBODY,
    NONE,
    REWARD_OF,
    RING,
    State,
)

FIRST_PRIZE = 6
SHARED_PRIZE = 9
SECOND_PRIZE = 3


@rule
def owner(s: State, card: int) -> int:
    """EST-1.8: the seat whose ring holds a card, or NOBODY. Rings are public, so this holds in observations too."""
    place = s.place[card]
    if place < BOARD:
        return place % SEATS
    if place < REWARD_OF:
        return controller(s, place - BOARD)
    if place >= RING:
        return place - RING
    return NOBODY


@rule
def hand_points(s: State, seat: int) -> int:
    """EST-11.3: at the end of the game the ring is the hand."""
    points = 0
    for card in range(CARDS):
        if owner(s, card) == seat:
            points += VP[card]
    return points


@rule
def discard_points(s: State, seat: int) -> int:
    """EST-11.2"""
    points = 0
    for card in range(CARDS):
        if s.place[card] == DISCARDED_BY + seat:
            points += 1
    return points


# --- missions (EST-12) ------------------------------------------------------------------------------------------


@rule
def mission_at(s: State, index: int) -> int:
    """The common missions, then the secret ones between the seats (EST-13.4), or NONE."""
    return s.missions[index] if index < COMMON_MISSIONS else s.secret[index - COMMON_MISSIONS]


@rule
def counted(s: State, seat: int, card: int, with_discards: bool) -> bool:
    """EST-11.5; EST-13.7 counts discards too."""
    return owner(s, card) == seat or (with_discards and s.place[card] == DISCARDED_BY + seat)


@rule
def mission_count(s: State, seat: int, mission: int, with_discards: bool) -> int:
    """EST-12.1, 12.3 to 12.8"""
    total = 0
    flags = 0
    for card in range(CARDS):
        if counted(s, seat, card, with_discards):
            total += AMOUNT[mission][card]
            flags |= 1 << FLAG[card]
    return count_bits(flags & DIFFERENT[mission]) if DIFFERENT[mission] != 0 else total


@rule
def mission_points(s: State, seat: int, mission: int) -> int:
    """EST-12.1, 12.2, 12.9; with Important Second Place EST-13.11 to 13.14."""
    mine = mission_count(s, seat, mission, False)
    above = 0
    equal = 0
    for other in range(s.seats):
        count = mission_count(s, other, mission, False)
        if count == mine:
            equal += 1
        elif count > mine:
            above += 1
    if mine == 0:
        return 0
    if above == 0:
        return (SHARED_PRIZE if s.second_place and equal > 1 else FIRST_PRIZE) // equal
    return SECOND_PRIZE // equal if s.second_place and above == 1 else 0


@rule
def is_fulfilled(s: State, seat: int, mission: int) -> bool:
    """EST-11.8, 12.9: led, alone or with others."""
    mine = mission_count(s, seat, mission, False)
    for other in range(s.seats):
        if mission_count(s, other, mission, False) > mine:
            return False
    return mine > 0


@rule
def fulfilled(s: State, seat: int) -> int:
    count = 0
    for index in range(COMMON_MISSIONS + SEATS):
        if mission_at(s, index) != NONE and is_fulfilled(s, seat, mission_at(s, index)):
            count += 1
    return count


@rule
def all_mission_points(s: State, seat: int) -> int:
    """EST-11.4"""
    points = 0
    for index in range(COMMON_MISSIONS + SEATS):
        if mission_at(s, index) != NONE:
            points += mission_points(s, seat, mission_at(s, index))
    return points


@rule
def recruitment_points(s: State, seat: int) -> int:
    """EST-13.7, 13.8"""
    return mission_count(s, seat, s.recruit[seat], True) if s.recruit[seat] != NONE else 0


@rule
def score(s: State, seat: int) -> int:
    """EST-11.2 to 11.4, 13.7. Before the end: as if the whole ring were the last hand."""
    own = discard_points(s, seat) + hand_points(s, seat)
    return own + all_mission_points(s, seat) + recruitment_points(s, seat)


# --- the end ----------------------------------------------------------------------------------------------------


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """EST-11.7 to 11.11"""
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    if fulfilled(s, seat) != fulfilled(s, other):
        return fulfilled(s, seat) > fulfilled(s, other)
    return hand_points(s, seat) > hand_points(s, other)


@rule
def rank(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if other != seat and beats(s, other, seat):
            place += 1
    return place


@rule
def announce(s: State) -> None:
    """EST-13.4, 13.10: what was secret is revealed; then missions, scores and winners."""
    tell(s, E_ENDED, 0, 0, 0, 0)
    for seat in range(s.seats):
        if s.secret[seat] != NONE:
            emit(s, E_MISSION_REVEALED, EVERYBODY, REVEALS, seat, (seat + 1) % s.seats, s.secret[seat], 0)
    for index in range(COMMON_MISSIONS + SEATS):
        if mission_at(s, index) != NONE:
            announce_mission(s, mission_at(s, index))
    for seat in range(s.seats):
        if s.recruit[seat] != NONE:
            points = recruitment_points(s, seat)
            emit(s, E_RECRUITMENT_SCORED, EVERYBODY, REVEALS, seat, s.recruit[seat], points, 0)
    for seat in range(s.seats):
        tell(s, E_SCORED, seat, discard_points(s, seat), hand_points(s, seat), score(s, seat))
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def announce_mission(s: State, mission: int) -> None:
    for seat in range(s.seats):
        points = mission_points(s, seat, mission)
        if points > 0:
            tell(s, E_MISSION_SCORED, mission, seat, mission_count(s, seat, mission, False), points)
