"""Both backends play the same games, state for state."""

import numpy as np
import pytest

import safehouse as sh
from safehouse.core import program
from safehouse.core.chance import stream
from safehouse.core.seats import SPECTATOR
from safehouse.games.inkognito.rules.invariants import SETTINGS

EDITION = sh.game("inkognito").edition("box")


@pytest.fixture(scope="module")
def fast():
    return EDITION.fast()


def start(seats, options):
    state = EDITION.prepare(seats, sh.game("inkognito").accept(seats, options))
    EDITION.start(state)
    return state


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_whole_games_are_equal_state_for_state(fast, number, seats):
    plain = start(seats, SETTINGS[number])
    pool = fast.pool(2)
    fast.put(pool, 0, plain)
    out, fast_out = EDITION.buffer(), np.zeros(EDITION.actions.total, np.int64)
    rng = stream(number, seats)
    fast_rng = np.array(rng, np.int64)
    args = np.zeros(4, np.int64)
    steps = 0
    while plain.depth and steps < 400:
        EDITION.run(program.ADVANCE, [plain], [0], rng, out)
        fast.run(program.ADVANCE, pool, args, fast_rng, fast_out)
        assert fast.take(pool, 0) == plain, f"step {steps}"
        assert list(fast_rng) == rng
        steps += 1
        if steps % 23 == 0:
            _compare_sight(fast, pool, plain, rng)
    assert steps > 5


def _compare_sight(fast, pool, plain, rng):
    """Conceal, sample, evaluate: the same in both, for every seat and for spectators."""
    for viewer in (*range(plain.seats), SPECTATOR):
        seen = plain.clone()
        EDITION.slots["conceal"](seen, viewer)
        fast.put(pool, 1, plain)
        args = np.array([1, viewer], np.int64)
        nothing = np.zeros(64, np.int64)
        fast.run(program.CONCEAL, pool, args, nothing, nothing)
        assert fast.take(pool, 1) == seen
        dice = list(rng)
        fast_dice = np.array(dice, np.int64)
        EDITION.slots["resample"](seen, viewer, dice)
        fast.run(program.RESAMPLE, pool, args, fast_dice, nothing)
        assert fast.take(pool, 1) == seen
        if viewer != SPECTATOR and seen.unsealed:
            value = fast.run(program.EVALUATE, pool, args, fast_dice, nothing)
            assert value == EDITION.slots["evaluate"](seen, viewer)
