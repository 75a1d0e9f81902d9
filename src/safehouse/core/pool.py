"""Several games side by side. Copying one and its fingerprint differ between the backends: the primitives that do."""

from __future__ import annotations

from typing import TypeAlias

from .rule import rule
from .state import State

Pool: TypeAlias = list[State]
"""Games side by side: a list of states in the plain backend, an array of records in the fast one."""


@rule
def copy_game(pool: Pool, target: int, source: int) -> None:
    """Makes game `target` an independent copy of game `source`. (Compiled, it is one memory copy.)"""
    pool[target].copy_from(pool[source])


PRIME = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF


@rule
def fingerprint(pool: Pool, at: int) -> int:
    """A number that tells a game's state from others, the same in both backends. (Compiled, it reads the memory.)"""
    data = pool[at].to_bytes()
    value = 0
    for start in range(0, len(data), 8):
        value = ((value ^ int.from_bytes(data[start : start + 8], "little")) * PRIME) & MASK
        value ^= value >> 29
    return value - (1 << 64) if value >> 63 else value
