"""The round (EST-4, EST-10): boards and rewards are laid, and automatic steps carried out until somebody is asked."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.frames import KIND, MOVERS, A, ask_chance, pop, top
from safehouse.core.rule import rule

from . import state as st
from .abilities import show_top_card
from .city import clear_city, lay_board, survey
from .deck import fill_rewards, lay_reward
from .placing import turn
from .resolution import activate, award, feature, next_place, open_place, recover, reveal_discards
from .scoring import announce
from .state import State


@rule
def begin_round(s: State) -> None:
    """EST-4.1"""
    s.round += 1
    tell(s, st.E_ROUND, s.round, s.first, 0, 0)
    clear_city(s)
    ask_chance(s, st.ASK_LAY, 0)


@rule
def lay(s: State, place: int, rotation: int) -> None:
    """EST-4.1 to 4.3: board after board, then the rewards."""
    slot = top(s, A)
    pop(s)
    lay_board(s, slot, place, rotation)
    if slot + 1 < st.SLOTS:
        ask_chance(s, st.ASK_LAY, slot + 1)
    else:
        survey(s)
        fill_rewards(s, 0)


@rule
def draw(s: State, card: int) -> None:
    """The top card comes to a reward field, or into a conspirator's hands."""
    kind = top(s, KIND)
    index = top(s, A)
    pop(s)
    s.stack -= 1
    if kind == st.ASK_REWARD:
        lay_reward(s, index, card, 0)
        fill_rewards(s, index + 1)
    else:
        show_top_card(s, index, card, 0)


@rule
def settle(s: State) -> None:
    """Carries out automatic steps until somebody is asked or the game is over."""
    while s.depth > 0 and is_automatic(s):
        kind = top(s, KIND)
        if kind == st.TURN:
            turn(s)
        elif kind == st.RESOLVE:
            resolve(s)
        elif kind == st.ACTIVATE:
            activate(s)
        elif kind == st.FEATURE:
            feature(s)
        elif kind == st.AWARD:
            award(s)
        else:
            reveal_discards(s)
            end_round(s)


@rule
def is_automatic(s: State) -> bool:
    """Discards are revealed when nobody chooses any more."""
    return top(s, KIND) >= st.TURN or (top(s, KIND) == st.ASK_DISCARD and top(s, MOVERS) == 0)


@rule
def resolve(s: State) -> None:
    """EST-7.1, 7.2; after the last place EST-10.1."""
    place = next_place(s)
    if place == st.NONE:
        recover(s)
    else:
        open_place(s, place)


@rule
def end_round(s: State) -> None:
    """EST-10.7, 10.8, 11.1"""
    if s.round < st.ROUNDS:
        s.first = (s.first + 1) % s.seats
        begin_round(s)
    else:
        announce(s)
