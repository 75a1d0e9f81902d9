"""The random numbers: known values, evenly spread, the same everywhere."""

from collections import Counter

import pytest

from safehouse.core.chance import below, fresh_seed, shuffle, stream, word
from safehouse.core.seats import CHANCE, MAX_SEATS
from toys.broken import altered
from toys.whisper import GAME
from toys.whisper.rules import state


def test_words_are_those_of_xoshiro128_star_star():
    rng = [1, 2, 3, 4]
    known = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [word(rng) for _ in known] == known
    assert rng == [939045227, 1864939416, 1451579149, 2199351389]


def test_a_seed_gives_the_same_stream_on_every_machine():
    assert stream(7, "chance") == [3672330913, 1300960278, 1294799915, 1234503301]
    assert stream("x") == [131571721, 1369716403, 920080771, 240493455]
    assert stream(7) == stream("7")


def test_seeds_and_labels_give_different_streams():
    made = [tuple(stream(seed, label)) for seed in range(20) for label in ("chance", "resample", 1)]
    assert len(set(made)) == len(made)
    assert fresh_seed() != fresh_seed()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 43])
def test_numbers_below_n_are_evenly_spread(n):
    rng = stream("even", n)
    counts = Counter(below(rng, n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi < n + 6 * (2 * n) ** 0.5  # six standard deviations above what is expected


def test_draws_that_would_favour_some_numbers_are_thrown_away():
    """The first word of this stream is 0, which of 2**32 words is one too many for three equal shares."""
    rng, once = [5, 0, 7, 9], [5, 0, 7, 9]
    assert word(once) == 0
    second = word(once)
    assert below(rng, 3) == second * 3 >> 32
    assert rng == once


def test_large_ranges_stay_in_range():
    n = (1 << 31) - 1
    rng = stream("large")
    assert all(0 <= below(rng, n) < n for _ in range(2000))


def test_a_shuffle_keeps_what_there_is_and_reaches_every_order():
    rng = stream("shuffle")
    seen = Counter()
    for _ in range(2400):
        values = [0, 1, 2, 3, 99]
        shuffle(values, 4, rng)
        assert values[4] == 99
        assert sorted(values) == [0, 1, 2, 3, 99]
        seen[tuple(values[:4])] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 50


def test_what_is_offered_to_chance_and_not_possible_is_drawn_again_without_favour():
    """A game that offers every seat as first player, at a table of two."""

    def candidate_actions(s, seat, out):
        out[:MAX_SEATS] = range(state.FIRST_PLAYER, state.FIRST_PLAYER + MAX_SEATS)
        return MAX_SEATS

    edition = altered(slots={"candidate_actions": candidate_actions}).edition(GAME.default_data)
    s = edition.prepare(2, GAME.accept(2, {}))
    edition.start(s)
    rng, out = stream("loose"), edition.buffer()
    assert candidate_actions(s, CHANCE, out) > edition.legal(s, CHANCE, out) == 2
    drawn = Counter(edition.roll(s, out, rng) - state.FIRST_PLAYER for _ in range(1000))
    assert set(drawn) == {0, 1}
    assert abs(drawn[0] - 500) < 80
