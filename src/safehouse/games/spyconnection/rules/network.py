"""Agents on the board: networks, prices, cohesion (SPY-5, SPY-6, SPY-7)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.rule import rule

from ..data.board import CONNECTION_OF, CONNECTIONS, END_A, END_B, FIRST_FIELD, LENGTH
from .state import NONE, State


@rule
def is_complete(s: State, seat: int, connection: int) -> bool:
    """SPY-5.1: own agents on every field; how many, and who else is there, does not matter."""
    return s.filled[seat][connection] == LENGTH[connection]


@rule
def far_end(connection: int, city: int) -> int:
    """The other end of a connection, or NONE if it does not touch the city."""
    if END_A[connection] == city:
        return END_B[connection]
    if END_B[connection] == city:
        return END_A[connection]
    return NONE


@rule
def reach(s: State, seat: int) -> int:
    """SPY-5.2: the spy's city and all that complete connections join to it, as a mask."""
    mask = 1 << s.spy[seat]
    before = 0
    while mask != before:
        before = mask
        for connection in range(CONNECTIONS):
            if is_complete(s, seat, connection):
                if has(mask, END_A[connection]):
                    mask |= 1 << END_B[connection]
                elif has(mask, END_B[connection]):
                    mask |= 1 << END_A[connection]
    return mask


@rule
def field_price(s: State, seat: int, field: int) -> int:
    """SPY-6.5 to 6.7: nothing on an own field, 2 where a rival is, else 1."""
    if s.agents[seat][field] > 0:
        return 0
    return 2 if s.owners[field] > 0 else 1


@rule
def price(s: State, seat: int, connection: int) -> int:
    """SPY-6.15: what completing a connection costs at this moment."""
    total = 0
    for field in range(FIRST_FIELD[connection], FIRST_FIELD[connection] + LENGTH[connection]):
        total += field_price(s, seat, field)
    return total


@rule
def is_dead_end(s: State, seat: int, connection: int, field: int, city: int, neighbour: int) -> bool:
    """Whether nothing of the seat lies beyond a field on the side of a city (field next to it) or a neighbour field."""
    if neighbour != NONE:
        return s.agents[seat][neighbour] == 0
    return city != s.spy[seat] and s.touching[seat][city] == 1


@rule
def can_recall(s: State, seat: int, field: int) -> bool:
    """SPY-7.5: whether all agents and the spy still hang together without this field.

    Complete connections form a tree and remains hang from it (SPY-6.4), so a field may go if and only if one of its
    two sides is a dead end. The tests compare this with a walk over the board (SPY-7.7).
    """
    connection = CONNECTION_OF[field]
    first = FIRST_FIELD[connection]
    last = first + LENGTH[connection] - 1
    before = field - 1 if field > first else NONE
    after = field + 1 if field < last else NONE
    if is_dead_end(s, seat, connection, field, END_A[connection], before):
        return True
    return is_dead_end(s, seat, connection, field, END_B[connection], after)


@rule
def touch(s: State, seat: int, field: int, change: int) -> None:
    """Notes at the neighbouring cities that a field has gained or lost its own agents."""
    connection = CONNECTION_OF[field]
    s.owners[field] += change
    s.filled[seat][connection] += change
    if field == FIRST_FIELD[connection]:
        s.touching[seat][END_A[connection]] += change
    if field == FIRST_FIELD[connection] + LENGTH[connection] - 1:
        s.touching[seat][END_B[connection]] += change


@rule
def lift(s: State, seat: int, field: int) -> int:
    """SPY-7.4: takes all own agents from a field; returns how many."""
    count = s.agents[seat][field]
    s.agents[seat][field] = 0
    s.supply[seat] += count
    touch(s, seat, field, -1)
    return count


@rule
def lay(s: State, seat: int, connection: int) -> int:
    """SPY-6.5 to 6.9: completes a connection; returns the price."""
    total = 0
    for field in range(FIRST_FIELD[connection], FIRST_FIELD[connection] + LENGTH[connection]):
        count = field_price(s, seat, field)
        if count > 0:
            s.agents[seat][field] = count
            touch(s, seat, field, 1)
            total += count
    s.supply[seat] -= total
    return total
