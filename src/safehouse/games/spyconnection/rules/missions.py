"""Missions: the display, planning, targets, fulfilment (SPY-4, SPY-8, SPY-10)."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.events import tell
from safehouse.core.rule import rule

from ..data.board import CARDS, CIRCLES, EXTRA_TURN, LIGHT_COSTS, MISSIONS, POINTS, TARGETS
from ..data.components import SLOTS
from . import state as st
from .state import State

TRIGGER_COUNT = 7
"""So many fulfilled missions trigger the end (SPY-12.1)."""


# --- the display ------------------------------------------------------------------------------------------------


@rule
def planning_cost(s: State, seat: int, slot: int) -> int:
    """SPY-4.4; on the dark side SPY-14.5, and nothing without another open mission (SPY-14.6)."""
    if not s.dark:
        return LIGHT_COSTS[slot]
    return LIGHT_COSTS[slot] + 1 if s.open_count[seat] > 0 else 0


@rule
def lowest_empty_slot(s: State) -> int:
    """SPY-4.11: where the next mission goes, or NONE."""
    for slot in range(SLOTS):
        if s.display[slot] == st.NONE:
            return slot
    return st.NONE


@rule
def can_reveal(s: State) -> bool:
    """Whether there is an empty slot and a card for it."""
    return lowest_empty_slot(s) != st.NONE and s.stack_count + s.discard_count > 0


@rule
def reshuffle_if_needed(s: State) -> None:
    """SPY-4.10: an empty stack is made anew from the discard pile."""
    if s.stack_count > 0:
        return
    for card in range(MISSIONS):
        if s.place[card] == st.DISCARDED:
            s.place[card] = st.STACK
    tell(s, st.E_RESHUFFLED, s.discard_count, 0, 0, 0)
    s.stack_count = s.discard_count
    s.discard_count = 0


@rule
def reveal(s: State, card: int) -> None:
    """SPY-4.8, 4.13: the card goes to the lowest empty slot."""
    slot = lowest_empty_slot(s)
    s.display[slot] = card
    s.place[card] = st.DISPLAY
    s.stack_count -= 1
    tell(s, st.E_REVEALED, card, slot, 0, 0)


@rule
def take_from_display(s: State, slot: int) -> int:
    """SPY-4.7: the missions above move down; returns the card."""
    card = s.display[slot]
    for above in range(slot, SLOTS - 1):
        s.display[above] = s.display[above + 1]
    s.display[SLOTS - 1] = st.NONE
    return card


# --- open missions ----------------------------------------------------------------------------------------------


@rule
def open_mission(s: State, seat: int, card: int, planning: int) -> None:
    position = s.open_count[seat]
    s.open[seat][position] = card
    s.covered[seat][position] = 0
    s.planning[seat][position] = planning
    s.supply[seat] -= planning
    s.fresh[position] = 0
    s.place[card] = st.OPEN_WITH + seat
    s.open_count[seat] += 1


@rule
def is_open(s: State, seat: int, position: int) -> bool:
    return position < s.open_count[seat]


@rule
def agents_on(s: State, seat: int, position: int) -> int:
    return s.planning[seat][position] + count_bits(s.covered[seat][position])


@rule
def wants_spy_city(s: State, seat: int, position: int) -> bool:
    """SPY-10.2: whether the mission shows the spy's city and its circle is empty."""
    city = s.spy[seat]
    card = s.open[seat][position]
    return has(TARGETS[card], city) and not has(s.covered[seat][position], city)


@rule
def has_target(s: State, seat: int) -> bool:
    for position in range(s.open_count[seat]):
        if wants_spy_city(s, seat, position):
            return True
    return False


@rule
def close_mission(s: State, seat: int, position: int) -> int:
    """All agents of the mission go back to the supply and the later missions move up; returns the agents."""
    count = agents_on(s, seat, position)
    s.supply[seat] += count
    for later in range(position, st.OPEN - 1):
        s.open[seat][later] = s.open[seat][later + 1]
        s.covered[seat][later] = s.covered[seat][later + 1]
        s.planning[seat][later] = s.planning[seat][later + 1]
        if seat == s.active:
            s.fresh[later] = s.fresh[later + 1]
    s.open[seat][st.OPEN - 1] = st.NONE
    s.covered[seat][st.OPEN - 1] = 0
    s.planning[seat][st.OPEN - 1] = 0
    if seat == s.active:
        s.fresh[st.OPEN - 1] = 0
    s.open_count[seat] -= 1
    return count


@rule
def lay_aside(s: State, card: int) -> None:
    """SPY-8.4: missions go to the discard pile, start missions out of the game."""
    if card < MISSIONS:
        s.place[card] = st.DISCARDED
        s.discard_count += 1
    else:
        s.place[card] = st.BOX


@rule
def discard(s: State, seat: int, position: int) -> None:
    """SPY-8.2"""
    card = s.open[seat][position]
    count = close_mission(s, seat, position)
    lay_aside(s, card)
    tell(s, st.E_DISCARDED, seat, card, count, 0)


@rule
def is_fulfilled(s: State, seat: int, position: int) -> bool:
    return s.covered[seat][position] == TARGETS[s.open[seat][position]]


@rule
def fulfil(s: State, seat: int, position: int) -> None:
    """SPY-10.5, 10.6; extra turn SPY-11.1; trigger SPY-12.1, once (SPY-12.6)."""
    card = s.open[seat][position]
    count = close_mission(s, seat, position)
    s.place[card] = st.FULFILLED_BY + seat
    s.fulfilled[seat] += 1
    s.fulfilled_points[seat] += POINTS[card]
    tell(s, st.E_FULFILLED, seat, card, POINTS[card], count)
    if EXTRA_TURN[card]:
        s.extra_due += 1
        tell(s, st.E_EXTRA_TURN_EARNED, seat, 0, 0, 0)
    if s.trigger == st.NOBODY and s.fulfilled[seat] >= TRIGGER_COUNT:
        s.trigger = seat
        tell(s, st.E_TRIGGERED, seat, s.fulfilled[seat], 0, 0)


# --- scoring ----------------------------------------------------------------------------------------------------


@rule
def covered_points(s: State, seat: int) -> int:
    """SPY-13.2: one point for each covered city on open missions."""
    total = 0
    for position in range(s.open_count[seat]):
        total += count_bits(s.covered[seat][position])
    return total


@rule
def score(s: State, seat: int) -> int:
    """SPY-13.1 to 13.4"""
    return s.fulfilled_points[seat] + covered_points(s, seat)


@rule
def take_out_of_game(s: State, seat: int) -> None:
    """SPY-15.2: fulfilled missions leave the game, open ones are laid aside."""
    while s.open_count[seat] > 0:
        card = s.open[seat][0]
        close_mission(s, seat, 0)
        lay_aside(s, card)
    for card in range(CARDS):
        if s.place[card] == st.FULFILLED_BY + seat:
            s.place[card] = st.BOX
    s.fulfilled[seat] = 0
    s.fulfilled_points[seat] = 0


@rule
def missing_targets(s: State, seat: int, position: int) -> int:
    card = s.open[seat][position]
    return CIRCLES[card] - count_bits(s.covered[seat][position])
