"""Setting up (VIE-1, VIE-2): one thing after another, each drawn by chance."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import tell
from safehouse.core.frames import KIND, A, ask_chance, pop, top
from safehouse.core.rule import rule

from ..data.board import IN_CATEGORY, START
from ..data.glossary import BUILDINGS, SORTS, SQUARES
from . import state as st
from .flow import in_order, pose, queue
from .missions import category_of_place
from .state import State

TILES_PER_SORT = 8
FLAGS_PER_NATION = 6


@rule
def start(s: State) -> None:
    queue(s, st.SET_UP, 0, 0, 0, 0)
    set_up(s)


@rule
def set_up(s: State) -> bool:
    """Asks for the next thing that is missing; False when all is there."""
    if s.crest == st.NOBODY:
        ask_chance(s, st.ASK_FIRST, 0)
        return True
    if ask_colour(s) or ask_tile(s) or ask_flag(s) or ask_secret(s):
        return True
    if s.full and (ask_start_mission(s) or ask_display(s)):
        return True
    s.start_tiles = 0
    if s.third_man_rule != st.OFF and s.third_man == st.NONE:
        pose(s, st.ASK_THIRD, in_order(s, s.seats - 1), 0, 0, st.NONE)
        return True
    return False


@rule
def ask_colour(s: State) -> bool:
    for seat in range(s.seats):
        if s.colour[seat] == st.NONE:
            ask_chance(s, st.ASK_COLOUR, seat)
            return True
    return False


@rule
def ask_tile(s: State) -> bool:
    """VIE-1.4. When the first seat has its starting secret, all squares have been filled."""
    if total_secrets(s, 0) > 0:
        return False
    for square in range(SQUARES):
        if s.tile[square] == st.NONE:
            ask_chance(s, st.ASK_TILE, square)
            return True
    return False


@rule
def ask_flag(s: State) -> bool:
    """VIE-1.5"""
    for building in range(BUILDINGS):
        if s.flag[building] == st.NONE:
            ask_chance(s, st.ASK_FLAG, building)
            return True
    return False


@rule
def total_secrets(s: State, seat: int) -> int:
    total = 0
    for sort in range(SORTS):
        total += s.secrets[seat][sort]
    return total


@rule
def ask_secret(s: State) -> bool:
    """VIE-1.15"""
    for seat in range(s.seats):
        if total_secrets(s, seat) == 0:
            ask_chance(s, st.ASK_SECRET, seat)
            return True
    return False


@rule
def ask_start_mission(s: State) -> bool:
    """VIE-2.4: the rest of the start missions leaves the game."""
    for seat in range(s.seats):
        if s.missions[seat][0] == st.NONE:
            ask_chance(s, st.ASK_START, seat)
            return True
    s.stack &= ~IN_CATEGORY[START]
    return False


@rule
def ask_display(s: State) -> bool:
    """VIE-2.3"""
    for i in range(st.DISPLAY):
        if s.display[i] == st.NONE:
            ask_chance(s, st.ASK_DISPLAY, i)
            return True
    return False


# --- what chance may do, and how likely it is -------------------------------------------------------------------


@rule
def tiles_left(s: State, secret: int) -> int:
    left = TILES_PER_SORT
    for square in range(SQUARES):
        if s.tile[square] == secret:
            left -= 1
    return left


@rule
def flags_left(s: State, flag: int) -> int:
    left = FLAGS_PER_NATION
    for building in range(BUILDINGS):
        if s.flag[building] == flag:
            left -= 1
    return left


@rule
def is_colour_free(s: State, colour: int) -> bool:
    for seat in range(s.seats):
        if s.colour[seat] == colour:
            return False
    return True


@rule
def is_mission_possible(s: State, mission: int) -> bool:
    if top(s, KIND) == st.ASK_START:
        return has(s.stack & IN_CATEGORY[START], mission)
    return top(s, KIND) == st.ASK_DISPLAY and has(s.stack & IN_CATEGORY[category_of_place(top(s, A))], mission)


# --- what chance does -------------------------------------------------------------------------------------------


@rule
def done_for(s: State) -> int:
    """Chance has answered; returns the seat, square or building for which it was asked."""
    place = top(s, A)
    pop(s)
    return place


@rule
def first_player(s: State, seat: int) -> None:
    """VIE-1.17"""
    pop(s)
    s.crest = seat
    tell(s, st.E_FIRST_PLAYER, seat, 0, 0, 0)


@rule
def give_colour(s: State, colour: int) -> None:
    seat = done_for(s)
    s.colour[seat] = colour
    tell(s, st.E_COLOUR, seat, colour, 0, 0)


@rule
def lay_tile(s: State, secret: int) -> None:
    square = done_for(s)
    s.tile[square] = secret
    tell(s, st.E_TILE, square, secret, 0, 0)


@rule
def lay_flag(s: State, flag: int) -> None:
    building = done_for(s)
    s.flag[building] = flag
    tell(s, st.E_FLAG, building, flag, 0, 0)


@rule
def give_secret(s: State, secret: int) -> None:
    """VIE-1.15, 1.16"""
    seat = done_for(s)
    s.start_tiles &= ~(1 << secret)
    s.secrets[seat][secret] = 1
    tell(s, st.E_START_SECRET, seat, secret, 0, 0)


@rule
def deal_mission(s: State, mission: int) -> None:
    """VIE-2.3, 2.4, 2.10, 15.5; VIE-20.16: Marrakesh gets a schilling for its start mission."""
    kind = top(s, KIND)
    place = done_for(s)
    s.stack &= ~(1 << mission)
    if kind == st.ASK_DISPLAY:
        s.display[place] = mission
        tell(s, st.E_DISPLAYED, mission, 0, 0, 0)
        return
    s.missions[place][0] = mission
    money = 1 if s.feld and s.colour[place] == st.YELLOW else 0
    s.money[place] += money
    tell(s, st.E_START_MISSION, place, mission, money, 0)
