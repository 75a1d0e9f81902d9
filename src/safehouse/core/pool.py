"""Several games side by side. Copying one and its fingerprint differ between the backends: the primitives that do."""

from __future__ import annotations

from struct import unpack
from typing import TypeAlias

from .rule import rule
from .state import State

Pool: TypeAlias = list[State]
"""Games side by side: a list of states in the plain backend, an array of records in the fast one."""


@rule
def copy_game(pool: Pool, target: int, source: int) -> None:
    """Makes game `target` an independent copy of game `source`. (Compiled, it is one memory copy.)"""
    pool[target].copy_from(pool[source])


KEY = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF
LANES = (0xA0761D6478BD642F, 0xE7037ED1A0B428DB, 0x8EBC6AF09C88C6E3, 0x589965CC75374CC3)
"""So many pairs of words are mixed side by side, as each mixing waits for the one before; where each begins."""


@rule
def fingerprint(pool: Pool, at: int) -> int:
    """A number that tells a game's state from others, the same in both backends. (Compiled, it reads the memory.)

    Events are left out: drain the state before.
    """
    data = pool[at].to_bytes()
    words = unpack(f"<{len(data) // 8}Q", data)
    rest = words[pool[at].layout().after_events :]
    even = len(rest) - len(rest) % (2 * len(LANES))
    lanes = [*LANES]
    for i in range(0, even, 2):
        lanes = [*lanes[1:], folded(lanes[0] ^ rest[i], rest[i + 1] ^ KEY)]
    for word in rest[even:]:
        lanes = [*lanes[1:], folded(lanes[0] ^ word, KEY)]
    a, b, c, d = lanes
    value = folded(folded(a ^ words[0], b ^ KEY) ^ KEY, folded(c, d ^ KEY))
    return value - (1 << 64) if value >> 63 else value


def folded(a: int, b: int) -> int:
    """Both halves of a product, one upon the other: the mixing of wyhash."""
    product = a * b
    return product & MASK ^ product >> 64
