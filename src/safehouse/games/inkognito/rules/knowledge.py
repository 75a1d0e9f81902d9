"""What a seat can know: the deals that its own cards and the answers it has had leave possible (part 12.1).

These look only at what the seat itself may see, so they say the same of a whole state and of a concealed one.
"""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.rule import rule
from safehouse.core.seats import MAX_SEATS as SEATS

from .card_sets import ORDER, ORDERS
from .state import HIDDEN, HOLDERS, NONE, State


@rule
def sees(seat: int, own: int, dealt: int) -> bool:
    """Whether this seat's own card allows it to be dealt this one; spectators and sealed cards allow all."""
    return seat >= SEATS or own == HIDDEN or own == dealt


@rule
def fits_told(s: State, seat: int, identities: int, builds: int) -> bool:
    """Whether all answers this seat has had would have been allowed in this deal."""
    if seat >= SEATS:
        return True
    for shower in range(s.seats):
        self = 4 * ORDER[identities][shower] + ORDER[builds][shower]
        if shower != seat and not has(s.told[shower][seat], self):
            return False
    return True


@rule
def find_selves(s: State, seat: int, wanted: int) -> int:
    """The possible deal of identities and builds with this number, as 24 * identities + builds; -1 - count if none.

    While builds are not dealt, one order stands for all.
    """
    own = seat if seat < SEATS else 0
    count = 0
    for identities in range(len(ORDERS)):
        if sees(seat, s.identity[own], ORDER[identities][own]):
            for builds in range(len(ORDERS) if s.build[own] != NONE else 1):
                dealt = s.build[own] == NONE or sees(seat, s.build[own], ORDER[builds][own])
                if dealt and fits_told(s, seat, identities, builds):
                    if count == wanted:
                        return len(ORDERS) * identities + builds
                    count += 1
    return -1 - count


@rule
def find_words(s: State, seat: int, wanted: int) -> int:
    """The possible deal of code words with this number; -1 - count if there is none."""
    count = 0
    for order in range(len(ORDERS)):
        if fits_words(s, seat, order):
            if count == wanted:
                return order
            count += 1
    return -1 - count


@rule
def fits_words(s: State, seat: int, order: int) -> bool:
    if seat >= SEATS:
        return True
    if not sees(seat, s.word[seat], ORDER[order][seat]):
        return False
    for holder in range(HOLDERS):
        if holder < s.seats and holder != seat and not has(s.told_word[holder][seat], ORDER[order][holder]):
            return False
    return True


@rule
def count_selves(s: State, seat: int) -> int:
    """Of 36 at the start."""
    return -1 - find_selves(s, seat, -1)


@rule
def count_words(s: State, seat: int) -> int:
    """Of 6 at the start."""
    return -1 - find_words(s, seat, -1)
