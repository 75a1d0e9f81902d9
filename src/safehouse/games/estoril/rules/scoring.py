"""Rings, missions and the score (EST-11 to EST-13)."""

from __future__ import annotations

from safehouse.core.bits import count_bits
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import EVERYBODY
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import AMOUNT, CARDS, COUNTRY, IS_DIFFERENT, VP
from . import state as st
from .city import controller
from .state import State

FIRST_PRIZE = 6
SHARED_PRIZE = 9
SECOND_PRIZE = 3

BITS = 15
"""How many bits of a tally belong to each seat."""


@rule
def owner(s: State, card: int) -> int:
    """EST-1.8: the seat whose ring holds a card, or NOBODY. Rings are public, so this holds in observations too."""
    place = s.place[card]
    if place < st.BOARD:
        return place % SEATS
    if place < st.REWARD_OF:
        return controller(s, place - st.BOARD)
    if place >= st.RING:
        return place - st.RING
    return st.NOBODY


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
        if s.place[card] == st.DISCARDED_BY + seat:
            points += 1
    return points


# --- missions (EST-12) ------------------------------------------------------------------------------------------


@rule
def mission_at(s: State, index: int) -> int:
    """The common missions, then the secret ones between the seats (EST-13.4), or NONE."""
    return s.missions[index] if index < st.COMMON_MISSIONS else s.secret[index - st.COMMON_MISSIONS]


@rule
def tally(s: State, mission: int) -> int:
    """EST-11.5, 12.1, 12.3 to 12.7: what every ring has for a mission, 15 bits for each seat.

    A number for most missions; for different flags a set of the countries shown.
    """
    result = 0
    for card in range(CARDS):
        if AMOUNT[mission][card] > 0:
            seat = owner(s, card)
            if seat != st.NOBODY:
                result = add_to_tally(result, mission, card, seat)
    return result


@rule
def add_to_tally(result: int, mission: int, card: int, seat: int) -> int:
    if IS_DIFFERENT[mission]:
        return result | COUNTRY[mission][card] << BITS * seat
    return result + (AMOUNT[mission][card] << BITS * seat)


@rule
def count_in(result: int, mission: int, seat: int) -> int:
    """What a tally says of one seat."""
    part = result >> BITS * seat & (1 << BITS) - 1
    return count_bits(part) if IS_DIFFERENT[mission] else part


@rule
def prize(s: State, result: int, mission: int, seat: int) -> int:
    """EST-12.1, 12.2, 12.9; with Important Second Place EST-13.11 to 13.14."""
    mine = count_in(result, mission, seat)
    if mine == 0:
        return 0
    above = 0
    equal = 0
    for other in range(s.seats):
        count = count_in(result, mission, other)
        if count == mine:
            equal += 1
        elif count > mine:
            above += 1
    if above == 0:
        return (SHARED_PRIZE if s.second_place and equal > 1 else FIRST_PRIZE) // equal
    return SECOND_PRIZE // equal if s.second_place and above == 1 else 0


@rule
def is_led(s: State, result: int, mission: int, seat: int) -> bool:
    """EST-11.8, 12.9: fulfilled, alone or with others."""
    mine = count_in(result, mission, seat)
    for other in range(s.seats):
        if count_in(result, mission, other) > mine:
            return False
    return mine > 0


@rule
def recruitment_points(s: State, seat: int) -> int:
    """EST-13.7, 13.8: on hand cards and on discards."""
    mission = s.recruit[seat]
    if mission == st.NONE:
        return 0
    result = 0
    for card in range(CARDS):
        if s.place[card] == st.DISCARDED_BY + seat or owner(s, card) == seat:
            result = add_to_tally(result, mission, card, 0)
    return count_in(result, mission, 0)


# --- the end ----------------------------------------------------------------------------------------------------

POINTS = 1 << 20
FULFILLED = 1 << 14


@rule
def standing(s: State, seat: int) -> int:
    """EST-11.2 to 11.11: total, then fulfilled missions, then printed points in hand, as one number to compare.

    Before the end of the game: as if the whole ring were the last hand.
    """
    held = hand_points(s, seat)
    total = held + discard_points(s, seat) + recruitment_points(s, seat)
    led = 0
    for index in range(st.COMMON_MISSIONS + SEATS):
        mission = mission_at(s, index)
        if mission != st.NONE:
            result = tally(s, mission)
            total += prize(s, result, mission, seat)
            led += 1 if is_led(s, result, mission, seat) else 0
    return total * POINTS + led * FULFILLED + held


@rule
def score(s: State, seat: int) -> int:
    return standing(s, seat) // POINTS


@rule
def announce(s: State) -> None:
    """EST-13.4, 13.10: what was secret is revealed; then missions, scores and winners."""
    tell(s, st.E_ENDED, 0, 0, 0, 0)
    for seat in range(s.seats):
        if s.secret[seat] != st.NONE:
            emit(s, st.E_MISSION_REVEALED, EVERYBODY, REVEALS, seat, (seat + 1) % s.seats, s.secret[seat], 0)
    for index in range(st.COMMON_MISSIONS + SEATS):
        if mission_at(s, index) != st.NONE:
            announce_mission(s, mission_at(s, index))
    for seat in range(s.seats):
        if s.recruit[seat] != st.NONE:
            points = recruitment_points(s, seat)
            emit(s, st.E_RECRUITMENT_SCORED, EVERYBODY, REVEALS, seat, s.recruit[seat], points, 0)
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
        tell(s, st.E_SCORED, seat, discard_points(s, seat), hand_points(s, seat), score(s, seat))
    for seat in range(s.seats):
        if standing(s, seat) == best:
            tell(s, st.E_WON, seat, 0, 0, 0)


@rule
def announce_mission(s: State, mission: int) -> None:
    result = tally(s, mission)
    for seat in range(s.seats):
        points = prize(s, result, mission, seat)
        if points > 0:
            tell(s, st.E_MISSION_SCORED, mission, seat, count_in(result, mission, seat), points)


@rule
def outcome(s: State, out: Buf) -> None:
    """EST-11.7 to 11.11"""
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            rank += 1 if out[other] > out[seat] else 0
        out[SEATS + seat] = rank
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank == 1 else 0
    for seat in range(s.seats):
        out[seat] //= POINTS
