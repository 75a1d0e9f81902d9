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
"""So many words are mixed side by side, as each mixing waits for the one before; where each begins."""


@rule
def fingerprint(pool: Pool, at: int) -> int:
    """A number that tells a game's state from others, the same in both backends. (Compiled, it reads the memory.)

    Events are left out: drain the state before.
    """
    data = pool[at].to_bytes()
    words = unpack(f"<{len(data) // 8}Q", data)
    rest = words[pool[at].layout().after_events :]
    even = len(rest) - len(rest) % len(LANES)
    lanes = [*LANES]
    for i, word in enumerate(rest):
        lane = i % len(LANES) if i < even else 0
        lanes[lane] = mixed(lanes[lane], word)
    value = KEY
    for word in (*lanes, words[0]):
        value = mixed(value, word)
    value = value * KEY & MASK
    value ^= value >> 32
    return value - (1 << 64) if value >> 63 else value


def mixed(lane: int, word: int) -> int:
    """One more word: the product of both halves, upon the whole. (Of 64 bits: browsers have no longer products.)"""
    both = lane ^ word
    return (both & 0xFFFFFFFF) * (both >> 32) ^ (both << 24 & MASK | both >> 40)
