"""Ways to write down the actions that `candidate_actions` offers. Each returns how many there are then."""

from __future__ import annotations

from .bits import lowest
from .rule import Buf, rule


@rule
def add_range(out: Buf, count: int, first: int, length: int) -> int:
    """Actions that are neighbours: `first` and those behind it.

    >>> out = [7, 0, 0, 0]
    >>> add_range(out, 1, 40, 3), out
    (4, [7, 40, 41, 42])
    """
    for i in range(length):
        out[count + i] = first + i
    return count + length


@rule
def add_members(out: Buf, count: int, first: int, mask: int) -> int:
    """An action for each member of a mask, counted from `first`.

    >>> out = [7, 0, 0, 0]
    >>> add_members(out, 1, 40, 0b101), out
    (3, [7, 40, 42, 0])
    """
    while mask:
        out[count] = first + lowest(mask)
        mask &= mask - 1
        count += 1
    return count
