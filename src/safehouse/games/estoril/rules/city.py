"""The city: how the boards lie, what is outer, inner and adjacent (EST-3, EST-4), and who stands where."""

from __future__ import annotations

from safehouse.core.bits import has, lowest
from safehouse.core.events import tell
from safehouse.core.rule import rule, table
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import FIELD, FIRST_SPACE, IN_PLACE, MUCHAXO, PLACE_OF, SPACE_COUNT, SPACES
from ..data.components import PLACES
from .state import BOARD, E_LAID, NOBODY, NONE, SLOTS, State

ROWS = 4
COLUMNS = 6
QUARTER = table([[0, 1], [3, 2]])
"""Which quarter of a board, clockwise from the top left, lies in its upper or lower, left or right half."""


# --- laying the boards ------------------------------------------------------------------------------------------


@rule
def clear_city(s: State) -> None:
    for slot in range(SLOTS):
        s.slot_place[slot] = NONE
        s.slot_rotation[slot] = 0
    for place in range(PLACES):
        s.slot_of[place] = NONE
        s.near[place] = 0
    for space in range(SPACES):
        s.beside[space] = 0
    s.spaces = 0
    s.outer = 0


@rule
def lay_board(s: State, slot: int, place: int, rotation: int) -> None:
    """EST-4.1"""
    s.slot_place[slot] = place
    s.slot_rotation[slot] = rotation
    s.slot_of[place] = slot
    tell(s, E_LAID, slot, place, rotation, 0)


@rule
def survey(s: State) -> None:
    """Works out outer spaces, adjacent spaces and adjacent places of a city that is laid out."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            space = space_at(s, row, column)
            if space != NONE:
                s.spaces |= 1 << space
                if is_rim(row, column) or PLACE_OF[space] == MUCHAXO:
                    s.outer |= 1 << space
                if column + 1 < COLUMNS:
                    join_spaces(s, space, space_at(s, row, column + 1))
                if row + 1 < ROWS:
                    join_spaces(s, space, space_at(s, row + 1, column))
    for slot in range(SLOTS):
        if slot % 3 < 2:
            join_places(s, s.slot_place[slot], s.slot_place[slot + 1])
        if slot < 3:
            join_places(s, s.slot_place[slot], s.slot_place[slot + 3])


@rule
def space_at(s: State, row: int, column: int) -> int:
    """The space on a field of the grid, or NONE for a reward field (EST-3.5, 3.9). Rotation turns boards clockwise."""
    slot = row // 2 * 3 + column // 2
    quarter = QUARTER[row % 2][column % 2]
    return FIELD[s.slot_place[slot]][(quarter - s.slot_rotation[slot] + 4) % 4]


@rule
def is_rim(row: int, column: int) -> bool:
    """EST-3.6"""
    return row % (ROWS - 1) == 0 or column % (COLUMNS - 1) == 0


@rule
def join_spaces(s: State, space: int, other: int) -> None:
    """EST-3.8: fields that share an edge."""
    if other != NONE:
        s.beside[space] |= 1 << other
        s.beside[other] |= 1 << space


@rule
def join_places(s: State, place: int, other: int) -> None:
    """EST-3.10"""
    s.near[place] |= 1 << other
    s.near[other] |= 1 << place


@rule
def spaces_near(s: State, place: int) -> int:
    """All spaces of adjacent places."""
    mask = 0
    near = s.near[place]
    while near:
        mask |= IN_PLACE[lowest(near)]
        near &= near - 1
    return mask


# --- who stands where -------------------------------------------------------------------------------------------


@rule
def controller(s: State, space: int) -> int:
    """EST-1.7: the seat whose character lies there, or NOBODY."""
    for seat in range(s.seats):
        if has(s.own[seat], space):
            return seat
    return NOBODY


@rule
def taken(s: State) -> int:
    """All spaces that hold a character."""
    mask = 0
    for seat in range(SEATS):
        mask |= s.own[seat]
    return mask


@rule
def put(s: State, seat: int, card: int, space: int) -> None:
    """A character comes to a space, with a disc."""
    s.at[space] = card
    s.own[seat] |= 1 << space
    s.place[card] = BOARD + space


@rule
def lift(s: State, space: int) -> int:
    """The character leaves the space, and with it all that lay on it; returns the card."""
    card = s.at[space]
    away = ~(1 << space)
    for seat in range(SEATS):
        s.own[seat] &= away
    s.at[space] = NONE
    s.face_down &= away
    s.protected &= away
    s.moved &= away
    s.seen_by[space] = 0
    s.national[space] = 0
    s.casino[space] = 0
    return card


@rule
def lowest_space(s: State, seat: int, place: int) -> int:
    """The lowest-numbered space of a seat's characters at a place, or NONE."""
    for i in range(SPACE_COUNT[place]):
        if has(s.own[seat], FIRST_SPACE[place] + i):
            return FIRST_SPACE[place] + i
    return NONE
