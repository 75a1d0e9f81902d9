"""From the deal to the first turn (INK-1): secret cards, colours, figures, first player."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import MOVERS, A, ask, ask_chance, pop, push, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import only

from ..data.board import START
from . import ids
from . import state as st
from .card_sets import ORDER
from .movement import figure_of
from .state import State


@rule
def start(s: State) -> None:
    if s.first != st.NOBODY:
        tell(s, st.E_FIRST_PLAYER, s.first, 0, 0, 0)
    if s.colour_rule == st.GIVEN:
        give_colours(s)
    ask_setup(s)


@rule
def ask_setup(s: State) -> None:
    """INK-1.8: the order of chance; what comes first lies on top. Choices come before anybody looks (INK-1.5)."""
    if s.arrangement_rule == st.CHOOSE:
        push(s, st.ASK_ARRANGE, (1 << s.seats) - 1, 0, 0)
    if s.first == st.NOBODY:
        ask_chance(s, st.ASK_FIRST, 0)
    if s.arrangement_rule == st.RANDOM:
        ask_chance(s, st.ASK_PLACES, 0)
    if s.colour_rule == st.CHOSEN:
        ask(s, st.ASK_COLOUR, 0)
    elif s.colour_rule == st.DRAWN:
        ask_chance(s, st.ASK_COLOURS, 0)
    ask_chance(s, st.ASK_WORDS, 0)
    ask_chance(s, st.ASK_BUILDS, 0)
    ask_chance(s, st.ASK_IDENTITIES, 0)


# --- secret cards -----------------------------------------------------------------------------------------------


@rule
def deal(s: State, kind: int, order: int) -> None:
    """INK-1.8, 12.2: one card to each holder, the prisoner last."""
    pop(s)
    for holder in range(st.HOLDERS):
        card = ORDER[order][holder]
        if kind == st.ASK_IDENTITIES:
            s.identity[holder] = card
        elif kind == st.ASK_BUILDS:
            s.build[holder] = card
        else:
            s.word[holder] = card
    tell(s, st.E_FACE_DOWN, kind - st.ASK_IDENTITIES, 0, 0, 0)


@rule
def unseal(s: State) -> None:
    """INK-1.5, 1.10: each seat looks at its own three cards."""
    s.unsealed = 1
    for seat in range(s.seats):
        emit(s, st.E_DEALT, only(seat), REVEALS, seat, s.identity[seat], s.build[seat], s.word[seat])


# --- colours ----------------------------------------------------------------------------------------------------


@rule
def draw_colours(s: State, order: int) -> None:
    pop(s)
    for seat in range(s.seats):
        take_colour(s, seat, ORDER[order][seat])
    tell_colour_out(s)


@rule
def give_colours(s: State) -> None:
    """INK-1.3: the colours that were agreed before the game."""
    for seat in range(s.seats):
        take_colour(s, seat, s.colour[seat])
    tell_colour_out(s)


@rule
def tell_colour_out(s: State) -> None:
    """INK-12.1: with three players everybody hears which colour is left over."""
    if s.seats == st.HOLDERS:
        return
    for colour in range(st.HOLDERS):
        if check_colour(s, colour) == OK:
            tell(s, st.E_COLOUR_OUT, colour, 0, 0, 0)


@rule
def take_colour(s: State, seat: int, colour: int) -> None:
    """INK-1.3, 1.4"""
    s.colour[seat] = colour
    tell(s, st.E_COLOUR, seat, colour, 0, 0)
    if s.arrangement_rule == st.FIXED:
        place_figures(s, seat, 0)


@rule
def check_colour(s: State, colour: int) -> int:
    """INK-1.3: each colour once."""
    for seat in range(s.seats):
        if s.colour[seat] == colour:
            return ids.INK_1_3
    return OK


@rule
def choose_colour(s: State, seat: int, colour: int) -> None:
    """One after the other in order of seats."""
    pop(s)
    take_colour(s, seat, colour)
    if seat + 1 < s.seats:
        ask(s, st.ASK_COLOUR, seat + 1)
    else:
        tell_colour_out(s)


# --- figures ----------------------------------------------------------------------------------------------------


@rule
def place_figures(s: State, seat: int, order: int) -> None:
    """INK-1.4: one figure on each start space of the colour, in the order of the spaces' ids."""
    for i in range(st.FIGURES):
        build = ORDER[order][i]
        space = START[s.colour[seat]][i]
        s.at[seat][build] = space
        s.on[space] = figure_of(seat, build)
    tell(s, st.E_ARRANGED, seat, order, 0, 0)


@rule
def draw_places(s: State, order: int) -> None:
    seat = top(s, A)
    pop(s)
    place_figures(s, seat, order)
    if seat + 1 < s.seats:
        ask_chance(s, st.ASK_PLACES, seat + 1)


@rule
def arrange(s: State, seat: int, order: int) -> None:
    """INK-1.5: all choose at once; the arrangements become public together."""
    s.arrangement[seat] = order
    frame = s.frames[s.depth - 1]
    frame[MOVERS] &= ~(1 << seat)
    if frame[MOVERS] == 0:
        pop(s)
        for other in range(s.seats):
            place_figures(s, other, s.arrangement[other])
            s.arrangement[other] = st.NONE


@rule
def draw_first_player(s: State, seat: int) -> None:
    """INK-3.1"""
    pop(s)
    s.first = seat
    tell(s, st.E_FIRST_PLAYER, seat, 0, 0, 0)
