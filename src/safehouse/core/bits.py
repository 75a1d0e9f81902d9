"""Sets of small numbers as masks."""

from __future__ import annotations

from .rule import rule


@rule
def has(mask: int, member: int) -> bool:
    return (mask >> member & 1) == 1


@rule
def count_bits(mask: int) -> int:
    """How many members a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def lowest(mask: int) -> int:
    """The least member of a mask that has one. (Compiled, counting is one instruction, so this is too.)"""
    return count_bits((mask & -mask) - 1)
