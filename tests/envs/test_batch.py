"""Many games at once: the same as one by one, on both backends, however many there are."""

import numpy as np
import pytest

import safehouse as sh
from envs.cases import BRIEF, CASES, GAMES, asked, ready
from safehouse.core.chance import stream
from safehouse.envs import batch

each_case = pytest.mark.parametrize(("game", "seats"), CASES)
each_game = pytest.mark.parametrize("game", GAMES)


def look(b, games):
    return (
        b.observe()[:games].tolist(),
        b.masks()[:games].tolist(),
        b.to_move[:games].tolist(),
        b.rewards[:games].tolist(),
        b.done[:games].tolist(),
        b.truncated[:games].tolist(),
    )


@each_case
def test_both_backends_and_any_number_of_games(game, seats):
    plain = batch(game, n=2, seats=seats, seed=3, limit=45, backend="plain", **BRIEF[game])
    fast = batch(game, n=5, seats=seats, seed=3, limit=45, **BRIEF[game])
    ended = 0
    for _ in range(50):
        assert look(plain, 2) == look(fast, 2)
        choices = fast.sample()
        assert choices[:2].tolist() == plain.sample().tolist()
        fast.step(choices)
        plain.step(choices[:2])
        ended += int(plain.done.sum())
    assert ended >= 2


@each_case
def test_each_game_goes_as_a_match_does(game, seats):
    b = batch(game, n=3, seats=seats, seed=8, **BRIEF[game])
    matches = [sh.new_match(game, seats=seats, seed=f"8/{i}", **BRIEF[game]) for i in range(3)]
    finished = set()
    for _ in range(4000):
        for i in {0, 1, 2} - finished:
            seat = int(b.to_move[i])
            assert seat == asked(matches[i])
            assert np.flatnonzero(b.masks()[i]).tolist() == [action.id for action in matches[i].legal(seat)]
        actions = b.sample()
        b.step(actions)
        for i in {0, 1, 2} - finished:
            matches[i].play(asked(matches[i]), int(actions[i]))
            assert b.done[i] == matches[i].over
            if matches[i].over:
                finished.add(i)
                assert b.scores[i].tolist() == matches[i].scores
                won = matches[i].winners
                even = len(won) in (0, seats)
                expected = [0.0 if even else 1.0 if seat in won else -1.0 for seat in range(seats)]
                assert b.rewards[i].tolist() == expected
        if len(finished) == 3:
            return
    pytest.fail("games did not end")


@each_game
def test_ended_games_begin_anew(game):
    b = batch(game, n=4, seed=2, limit=6)
    openings = [b.observe(0)[i].tobytes() for i in range(4)]
    for _ in range(6):
        assert not b.truncated.any()
        b.step(b.sample())
    assert b.done.all()
    assert b.truncated.sum() >= 3
    assert b.masks().any(axis=1).all()
    again = [b.observe(0)[i].tobytes() for i in range(4)]
    assert len({*openings, *again}) == 8
    b.step(b.sample())
    assert not b.truncated.any()
    b.reset(2)
    assert [b.observe(0)[i].tobytes() for i in range(4)] == openings


@each_game
def test_observations_and_masks_of_a_given_seat(game):
    b = batch(game, n=8, seed=5)
    for _ in range(12):
        own = b.observe().copy()
        assert own[:, 0].tolist() == b.to_move.tolist()
        for seat in range(b.seats):
            masks = b.masks(seat)
            is_asked = b.to_move == seat
            assert (masks[is_asked] == b.masks()[is_asked]).all()
            assert not masks[~is_asked].any()
            assert (b.observe(seat)[is_asked] == own[is_asked]).all()
        b.step(b.sample())


@each_game
def test_choices_are_those_of_the_random_bot(game):
    """With the same random numbers: it chooses from the observation alone, and so does `sample`."""
    b = batch(game, n=2, seed=1, **BRIEF[game])
    match = sh.new_match(game, seats=b.seats, seed="1/1", **BRIEF[game])
    bot = sh.bot("random", seed=1)
    bot._rng = stream("1/1", "choice")
    for _ in range(150):
        seat = asked(match)
        actions = b.sample()
        assert actions[1] == bot.choose(match.observation(seat)).id
        b.step(actions)
        match.play(seat, int(actions[1]))
        if match.over:
            break


def test_without_a_seed_the_next_games_of_the_seed_before_begin():
    ready("spyconnection")

    def openings(b, *seeds):
        found = [b.observe(0).tobytes()]
        for seed in seeds:
            b.reset(seed)
            found.append(b.observe(0).tobytes())
        return found

    first = openings(batch("spyconnection", n=2, seats=2, seed=1), None, None, 1, None, "x")
    assert first == openings(batch("spyconnection", n=2, seats=2, seed=1), None, None, 1, None, "x")
    assert len(set(first[:3])) == 3
    assert first[3:5] == first[:2]
    again = sh.new_match("spyconnection", seats=2, seed="1/1/0")
    b = batch("spyconnection", n=2, seats=2, seed=1)
    b.reset()
    assert np.flatnonzero(b.masks()[0]).tolist() == [action.id for action in again.legal(int(b.to_move[0]))]
    seen = b.encoding.encode(again.observation(0).state, 0)
    assert b.observe(0)[0].tobytes() == seen.tobytes()


def test_what_is_shown_cannot_be_written_to():
    ready("spyconnection")
    b = batch("spyconnection", n=2, seats=2, seed=1)
    for shown in (b.observe(), b.masks(), b.to_move, b.scores):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1
    actions = b.sample()
    actions[0] = -1
    assert (b.sample() >= 0).all()


def test_an_illegal_action_changes_nothing():
    ready("spyconnection")
    b = batch("spyconnection", n=3, seats=2, seed=1)
    before = look(b, 3)
    actions = b.sample()
    actions[1] = np.flatnonzero(b.masks()[1] == 0)[0]
    with pytest.raises(sh.IllegalAction, match=r"^SPY-\S+: game 1: seat \d may not ") as caught:
        b.step(actions)
    assert caught.value.rule.startswith("SPY-")
    for wrong in ([1, 2], [0.5, 1.0, 2.0], [0, 0, -1], [0, 0, 10**6], "abc", [[0, 0, 0]]):
        with pytest.raises(sh.IllegalAction, match="action"):
            b.step(wrong)
    assert look(b, 3) == before


@pytest.mark.full
@each_case
def test_a_thousand_games(game, seats):
    b = batch(game, n=256, seats=seats, seed=1, **BRIEF[game])
    ended = 0
    for _ in range(20_000):
        b.step(b.sample())
        ended += int(b.done.sum())
        if ended >= 1000:
            break
    assert ended >= 1000
