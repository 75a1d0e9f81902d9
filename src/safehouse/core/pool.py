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
LANES = 8
"""So many sums are kept side by side: none waits for another, and a processor makes two or four at once."""


def key_of(place: int) -> int:
    """The key of a word, another for each place: equal words at other places count otherwise."""
    return KEY * (2 * place + 1) & MASK


@rule
def fingerprint(pool: Pool, at: int) -> int:
    """A number that tells a game's state from others, the same in both backends. (Compiled, it reads the memory.)

    Each word goes into its own lane as the product of its halves, and into the lane beside it as it is.
    Events are left out: drain the state before.
    """
    data = pool[at].to_bytes()
    words = unpack(f"<{len(data) // 8}Q", data)
    lanes = [0] * LANES
    for place, word in enumerate(words[pool[at].layout().after_events :]):
        both = word ^ key_of(place)
        lanes[place % LANES] += (both & 0xFFFFFFFF) * (both >> 32)
        lanes[place % LANES ^ 1] += word
    a, b, c, d, e, f, g, h = (lane & MASK for lane in lanes)
    value = mixed(mixed(mixed(a, b), mixed(c, d)), mixed(mixed(e, f), mixed(g, h)))
    value = mixed(value, words[0]) * KEY & MASK
    value ^= value >> 32
    return value - (1 << 64) if value >> 63 else value


def mixed(lane: int, word: int) -> int:
    """Two in one: the product of both halves, upon the whole. (Of 64 bits: browsers have no longer products.)"""
    both = lane ^ word
    return (both & 0xFFFFFFFF) * (both >> 32) ^ (both << 24 & MASK | both >> 40)
