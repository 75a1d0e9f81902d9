"""The encoding: it says all that a seat knows, and nothing else."""

import numpy as np
import pytest

import safehouse as sh
from envs.cases import BRIEF, CASES, GAMES
from safehouse.core.chance import below, stream
from safehouse.core.state import State, i8, i16, i64
from safehouse.envs.config import env_config
from safehouse.envs.encoding import LEFT_OUT, Encoding, encoding_of
from safehouse.envs.tables import Tables

each_case = pytest.mark.parametrize(("game", "seats"), CASES)


class Small(State, events=2, frames=1):
    one = i8()
    two = i16(2)
    three = i8(2, 2)
    masks = i64(2, members=3)
    many = i64(members=0)


def test_parts_are_the_fields():
    encoding = Encoding(Small)
    assert [(part.name, part.shape, part.low, part.high) for part in encoding.parts] == [
        ("seat", (), 0, 4),
        ("depth", (), -128, 127),
        ("frames", (1, 6), -32768, 32767),
        ("one", (), -128, 127),
        ("two", (2,), -32768, 32767),
        ("three", (2, 2), -128, 127),
        ("masks", (2, 3), 0, 1),
        ("many", (), -32768, 32767),
    ]
    state = Small()
    state.one, state.two, state.three, state.masks, state.many = -5, [300, -300], [[1, 2], [3, -4]], [5, 2], 999
    numbers = encoding.encode(state, 2)
    assert numbers.dtype == np.int16
    assert numbers.tolist() == [2, 0, *[0] * 6, -5, 300, -300, 1, 2, 3, -4, 1, 0, 1, 0, 1, 0, 999]
    assert {name: part.tolist() for name, part in encoding.named(numbers).items()}["masks"] == [[1, 0, 1], [0, 1, 0]]
    many = encoding.named(np.stack([numbers, numbers]))
    assert many["three"].shape == (2, 2, 2)
    assert many["one"].tolist() == [-5, -5]


def walked(game, seats, seed, plies):
    """A match after so many random decisions."""
    match = sh.new_match(game, seats=seats, seed=seed, **BRIEF[game])
    rng = stream(seed, "walk")
    for _ in range(plies):
        if match.over:
            break
        seat = match.to_move[below(rng, len(match.to_move))]
        legal = match.legal(seat)
        match.play(seat, legal[below(rng, len(legal))])
    return match


def read_back(edition, numbers):
    """The concealed state from its encoding."""
    encoding = encoding_of(edition.state_type)
    state = edition.state_type()
    parts = encoding.named(numbers)
    for name, field in edition.state_type.__fields__.items():
        if name in LEFT_OUT:
            continue
        part = parts[name].astype(object)
        if field.members:
            part = (part * (2 ** np.arange(field.members, dtype=object))).sum(axis=-1)
        setattr(state, name, part.tolist() if field.shape else int(part))
    return state


@each_case
def test_nothing_is_lost(game, seats):
    for plies in (0, 7, 40, 90):
        match = walked(game, seats, plies, plies)
        encoding = encoding_of(match.edition.state_type)
        for seat in range(seats):
            state = match.observation(seat).state
            numbers = encoding.encode(state, seat)
            assert read_back(match.edition, numbers) == state
            assert (numbers >= encoding.low).all()
            assert (numbers <= encoding.high).all()


@each_case
def test_what_a_seat_may_not_know_changes_nothing(game, seats):
    """The true state is changed behind the seat's back; the observations and masks of compiled tables stay the same."""
    given = env_config(game, seats, "win", 1000, BRIEF[game])
    tables = Tables(given, 1, "fast", renews=False)
    tables.reset([1])
    rng = stream("mutate", game, seats)
    changed = 0
    for plies in range(0, 60, 3):
        match = walked(game, seats, plies, plies)
        encoding = tables.encoding
        for seat in range(seats):
            tables._memory.put(0, match.state)
            truth = tables.observe(seat).tobytes()
            assert truth == encoding.encode(match.observation(seat).state, seat).tobytes()
            other = match.state
            if given.edition.mutate(other, seat, rng):
                changed += encoding.encode(other, seat).tobytes() != encoding.encode(match.state, seat).tobytes()
                tables._memory.put(0, other)
                assert tables.observe(seat).tobytes() == truth
                legal = [action.id for action in match.in_world(other).legal(seat)]
                assert legal == [action.id for action in match.legal(seat)]
    assert (changed > 0) == (game != "spyconnection")


@pytest.mark.parametrize("game", GAMES)
def test_who_one_is_is_part_of_it(game):
    match = walked(game, 3, 1, 5)
    encoding = encoding_of(match.edition.state_type)
    numbers = [encoding.encode(match.observation(seat).state, seat) for seat in range(3)]
    assert [one[0] for one in numbers] == [0, 1, 2]
