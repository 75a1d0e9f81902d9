"""The one entry for operations on pools of games, on the plain backend: each does what the direct call does."""

import pytest

import safehouse as sh
from safehouse.core import program
from safehouse.core.chance import stream
from safehouse.core.frames import to_move
from safehouse.core.seats import CHANCE, CHANCE_MOVES


@pytest.fixture
def edition():
    return sh.game("spyconnection").edition("reconstruction-1")


def fresh(edition, seats=2, **options):
    accepted = edition.game.accept(seats, options)
    return edition.prepare(seats, accepted)


@pytest.fixture
def started(edition):
    """A game in which a seat is asked."""
    match = sh.new_match("spyconnection", seats=2, seed=3)
    return match.state


def run(edition, op, pool, *args, rng=None):
    out = edition.buffer()
    result = edition.run(op, pool, list(args), rng if rng is not None else stream("test"), out)
    return result, out


def test_start(edition):
    pool = [fresh(edition)]
    run(edition, program.START, pool, 0)
    expected = fresh(edition)
    edition.start(expected)
    assert pool[0] == expected
    assert run(edition, program.TO_MOVE, pool, 0)[0] == CHANCE_MOVES


def test_legal_check_and_step(edition, started):
    seat = to_move(started).bit_length() - 1
    pool = [started.clone()]
    count, out = run(edition, program.LEGAL, pool, 0, seat)
    listed = edition.buffer()
    assert count == edition.legal(started, seat, listed)
    assert out[:count] == listed[:count]
    assert run(edition, program.CHECK, pool, 0, seat, out[0])[0] == 0
    assert run(edition, program.CHECK, pool, 0, 1 - seat, out[0])[0] != 0
    run(edition, program.STEP, pool, 0, seat, out[0])
    expected = started.clone()
    edition.step(expected, seat, out[0])
    assert pool[0] == expected


def test_apply_keeps_the_events_of_the_step_before(edition, started):
    seat = to_move(started).bit_length() - 1
    discard = edition.actions.base("DISCARD")
    pool = [started.clone()]
    run(edition, program.APPLY, pool, 0, seat, discard)
    once = pool[0].event_count
    pool[0].events[0][0] = 3
    run(edition, program.APPLY, pool, 0, seat, edition.actions.base("CONNECT") + _near(edition, pool[0], seat))
    assert pool[0].event_count > once


def _near(edition, state, seat):
    out = edition.buffer()
    count = edition.legal(state, seat, out)
    base = edition.actions.base("CONNECT")
    return next(action for action in out[:count] if action >= base and edition.actions[action].kind == "CONNECT") - base


def test_roll_and_advance(edition, started):
    state = fresh(edition)
    edition.start(state)
    number, _ = run(edition, program.ROLL, [state], 0, rng=stream("roll"))
    assert edition.actions[number].kind == "REVEAL"
    assert edition.check(state, CHANCE, number) == 0
    assert run(edition, program.ADVANCE, [state], 0)[0] == 0
    assert run(edition, program.ADVANCE, [started.clone()], 0)[0] == 1


def test_playouts_leave_the_game_alone_and_end(edition, started):
    pool = [started.clone(), started.clone()]
    decisions, _ = run(edition, program.PLAYOUTS, pool, 0, 2, 10_000)
    assert decisions > 200
    assert pool[0] == started
    assert to_move(pool[1]) == 0
    limited, _ = run(edition, program.PLAYOUTS, pool, 0, 3, 7)
    assert limited == 21


def test_conceal_and_resample(edition, started):
    state = started.clone()
    state.event_count = 1
    pool = [state]
    run(edition, program.CONCEAL, pool, 0, 1)
    assert pool[0] == edition.concealed(state, 1)
    assert pool[0].event_count == 0
    run(edition, program.RESAMPLE, pool, 0, 1)
    assert pool[0] == started


def test_outcome_evaluate_weight_inclination(edition, started):
    pool = [started]
    _, out = run(edition, program.OUTCOME, pool, 0)
    direct = [0] * 12
    edition.outcome(started, direct)
    assert out[:12] == direct
    slots = edition.slots
    assert run(edition, program.EVALUATE, pool, 0, 1)[0] == slots["evaluate"](started, 1)
    assert run(edition, program.WEIGHT, pool, 0, 5)[0] == slots["weight"](started, 5) == 1
    cover = edition.actions.base("COVER")
    assert run(edition, program.PLAYOUT_WEIGHT, pool, 0, cover)[0] == slots["playout_weight"](started, cover) >= 1


def test_copies(edition, started):
    pool = [started.clone(), fresh(edition)]
    run(edition, program.COPY, pool, 1, 0)
    assert pool[1] == pool[0]
    pool[1].supply[0] += 1
    assert pool[1] != pool[0]
    assert run(edition, program.COPIES, pool, 0, 8)[0] == 2 * (0 + 1 + 2 + 3)
    again = [started.clone(), started.clone()]
    assert run(edition, program.RESAMPLES, again, 0, 3, 1)[0] == 3 * started.depth
    assert run(edition, 99, again, 0)[0] == 0


def test_chances_are_listed_with_their_weights(edition):
    state = fresh(edition)
    edition.start(state)
    count, out = run(edition, program.CHANCES, [state], 0)
    listed = edition.buffer()
    assert count == edition.legal(state, CHANCE, listed) > 1
    assert out[:count] == listed[:count]
    assert out[count : 2 * count] == [edition.slots["weight"](state, action) for action in listed[:count]]


def test_a_playout_plays_for_whoever_is_asked(edition):
    state = fresh(edition, 4, start_missions="draft")
    edition.start(state)
    out = edition.buffer()
    assert edition.playout(state, 100_000, out, stream("playout")) > 100
    assert to_move(state) == 0
