"""The number by which searching bots tell positions apart: the same on both backends, another for every position."""

from struct import calcsize

import numpy as np
import pytest

import safehouse as sh
from safehouse.catalogue import own_games
from safehouse.core.events import drain
from safehouse.core.pool import Pool, fingerprint
from safehouse.core.rule import rule


@rule
def told_apart(pool: Pool, at: int) -> int:
    """A program of its own."""
    return fingerprint(pool, at)


def states(game: str):
    """Some twenty positions of a game, without events."""
    match = sh.new_match(game, seats=3, seed="fingerprint")
    bot = sh.bot("random", seed="fingerprint")
    for _ in range(20):
        state = match.state.clone()
        drain(state)
        yield match.edition, state
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.observation(seat)))


@pytest.mark.parametrize("game", sorted(own_games()))
def test_both_backends_agree_and_all_positions_differ(game):
    found = []
    for edition, state in states(game):
        plain = fingerprint([state], 0)
        fast = edition.fast(program=told_apart)
        pool = fast.pool(2)
        fast.put(pool, 1, state)
        assert fast.run(pool, 1) == plain
        found.append(plain)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("game", sorted(own_games()))
def test_every_number_of_a_state_counts(game):
    """A bit of each byte but those of events and of padding. (Compiled: in plain Python it takes minutes.)"""
    edition, state = next(states(game))
    layout = state.layout()
    places = [
        at
        for name, field, offset in zip(layout.names, layout.fields, layout.offsets, strict=True)
        if name not in ("events", "event_count")
        for at in range(offset, offset + field.count * calcsize(field.letter))
    ]
    fast = edition.fast(program=told_apart)
    pool = fast.pool(1)
    fast.put(pool, 0, state)
    data = pool.view(np.uint8)
    found = {fast.run(pool, 0)}
    for at in places:
        data[at] ^= 1 << at % 8
        found.add(fast.run(pool, 0))
        data[at] ^= 1 << at % 8
    assert len(found) == len(places) + 1
