"""Sets of small numbers as masks."""

from __future__ import annotations

from .rule import rule


@rule
def has(mask: int, member: int) -> bool:
    return (mask >> member & 1) == 1


@rule
def count_bits(mask: int) -> int:
    """How many members a mask has. (Compiled, it is one instruction.)"""
    return mask.bit_count()


@rule
def lowest(mask: int) -> int:
    """The least member of a mask that has one. (Compiled, this is one, too.)"""
    return (mask & -mask).bit_length() - 1


@rule
def member(mask: int, place: int) -> int:
    """The member that stands at this place (from 0) in ascending order.

    >>> [member(0b101100, place) for place in range(3)]
    [2, 3, 5]
    """
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)
