"""Setting up (SPY-2): the display, the first player, start missions, spies."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.frames import A, ask, ask_chance, pop, push, top
from safehouse.core.rule import rule

from ..data.board import CARDS, MISSIONS, START_CITY
from . import state as st
from .missions import open_mission
from .state import State
from .turn import begin_turn, next_seat, settle


@rule
def start(s: State) -> None:
    """SPY-2.3 to 2.8: display, start player, start missions, in this order (SPY-2.6); the first step lies on top."""
    ask_chance(s, st.ASK_REVEAL_START if s.draft else st.ASK_DEAL, 0)
    if s.first == st.NOBODY:
        ask_chance(s, st.ASK_FIRST, 0)
    else:
        tell(s, st.E_FIRST_PLAYER, s.first, 0, 0, 0)
    push(s, st.REFILL, 0, 0, 0)
    settle(s)


@rule
def apply_first_player(s: State, seat: int) -> None:
    """SPY-2.5"""
    pop(s)
    s.first = seat
    tell(s, st.E_FIRST_PLAYER, seat, 0, 0, 0)


@rule
def apply_deal_start(s: State, card: int) -> None:
    """SPY-2.7: one after the other, from the start player."""
    dealt = top(s, A)
    seat = (s.first + dealt) % s.seats
    pop(s)
    open_mission(s, seat, card, 0)
    tell(s, st.E_START_DEALT, seat, card, 0, 0)
    if dealt + 1 < s.seats:
        ask_chance(s, st.ASK_DEAL, dealt + 1)
    else:
        place_spies(s)


@rule
def apply_reveal_start(s: State, card: int) -> None:
    """SPY-2.8: as many as there are players."""
    shown = top(s, A) + 1
    pop(s)
    s.place[card] = st.OFFERED
    tell(s, st.E_START_REVEALED, card, 0, 0, 0)
    if shown < s.seats:
        ask_chance(s, st.ASK_REVEAL_START, shown)
    else:
        ask_next_choice(s, s.first)


@rule
def ask_next_choice(s: State, after: int) -> None:
    """SPY-2.9, 2.10: counter-clockwise; who finds one card left takes it without being asked."""
    seat = next_chooser(s, after)
    if seat != st.NOBODY and offered_starts(s) == 1:
        choose_start(s, seat, last_offered_start(s))
        seat = next_chooser(s, seat)
    if seat != st.NOBODY:
        ask(s, st.ASK_START, seat)
        return
    for card in range(MISSIONS, CARDS):
        if s.place[card] == st.OFFERED:
            s.place[card] = st.BOX
    place_spies(s)


@rule
def next_chooser(s: State, after: int) -> int:
    """The next seat counter-clockwise that has no start mission yet, or NOBODY."""
    for offset in range(1, s.seats + 1):
        seat = (after - offset + s.seats) % s.seats
        if s.open_count[seat] == 0 and not s.out[seat]:
            return seat
    return st.NOBODY


@rule
def offered_starts(s: State) -> int:
    count = 0
    for card in range(MISSIONS, CARDS):
        if s.place[card] == st.OFFERED:
            count += 1
    return count


@rule
def last_offered_start(s: State) -> int:
    found = st.NONE
    for card in range(MISSIONS, CARDS):
        if s.place[card] == st.OFFERED:
            found = card
    return found


@rule
def choose_start(s: State, seat: int, card: int) -> None:
    open_mission(s, seat, card, 0)
    tell(s, st.E_START_CHOSEN, seat, card, 0, 0)


@rule
def apply_choose_start(s: State, seat: int, card: int) -> None:
    pop(s)
    choose_start(s, seat, card)
    ask_next_choice(s, seat)


@rule
def place_spies(s: State) -> None:
    """SPY-2.12, 2.13: an agent on the red city's circle of the card, the spy into this city on the board."""
    for offset in range(s.seats):
        seat = (s.first + offset) % s.seats
        if not s.out[seat]:
            city = START_CITY[s.open[seat][0]]
            s.covered[seat][0] = 1 << city
            s.supply[seat] -= 1
            s.spy[seat] = city
            s.network[seat] = 1 << city
            tell(s, st.E_PLACED_SPY, seat, city, 0, 0)
    begin_turn(s, s.first if not s.out[s.first] else next_seat(s, s.first))
