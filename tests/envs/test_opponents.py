"""Opponents inside compiled code: they play as the bots of their names do, and only the learner is asked."""

import pickle

import numpy as np
import pytest

import safehouse as sh
from envs.cases import BRIEF, CASES, GAMES, asked
from safehouse.bots import make_bot
from safehouse.envs import batch, gym_env

each_case = pytest.mark.parametrize(("game", "seats"), CASES)
N = 3


def against_bots(game, seats, seat, seed, names):
    """A match, played by bots up to the next decision of the learner's seat."""
    match = sh.new_match(game, seats=seats, seed=seed, **BRIEF[game])
    bots = [make_bot(name, seed=f"{seed}/{other}") if name else None for other, name in enumerate(names)]

    def play_on():
        while not match.over and asked(match) != seat:
            other = asked(match)
            match.play(other, bots[other].choose(match.observation(other)))

    play_on()
    return match, play_on


@each_case
def test_games_go_as_matches_against_bots(game, seats):
    seat = seats - 1
    names = ["greedy", "random", "greedy"][:seat]
    b = batch(game, n=N, seats=seats, seed=5, opponents=names, seat=seat, **BRIEF[game])
    matches = [against_bots(game, seats, seat, f"5/{number}", [*names, ""]) for number in range(N)]
    for _ in range(25):
        actions = b.sample()
        for number, (match, _) in enumerate(matches):
            if not match.over:
                assert b.to_move[number] == seat == asked(match)
                assert np.flatnonzero(b.masks()[number]).tolist() == [action.id for action in match.legal(seat)]
                assert b.observe()[number].tolist() == b.encoding.encode(match.observation(seat).state, seat).tolist()
        b.step(actions)
        for number, (match, play_on) in enumerate(matches):
            if not match.over:
                match.play(seat, int(actions[number]))
                play_on()
                assert match.over == b.done[number]
                if match.over:
                    assert b.scores[number].tolist() == list(match.scores)


@pytest.mark.parametrize("game", GAMES)
def test_both_backends_are_the_same(game):
    seats = sh.game(game).seats[0]
    one, other = (
        batch(game, n=2, seats=seats, seed="b", opponents="greedy", backend=backend, **BRIEF[game])
        for backend in ("fast", "plain")
    )
    for _ in range(6):
        assert one.observe().tolist() == other.observe().tolist()
        actions = one.sample()
        assert actions.tolist() == other.sample().tolist()
        one.step(actions)
        other.step(actions)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_each_game_has_a_seat_of_its_own_and_begins_anew(opponents):
    b = batch("spyconnection", n=4, seats=2, seed=1, opponents=opponents, seat=[0, 1, 0, 1], limit=30)
    ended = np.zeros(4, int)
    for _ in range(40):
        assert b.to_move.tolist() == [0, 1, 0, 1]
        assert b.masks().any(axis=1).all()
        b.step(b.sample())
        ended += b.done
        assert (b.truncated == b.done).all()
    assert (ended >= 1).all()


def test_a_game_is_not_cut_before_the_learner_was_asked():
    b = batch("spyconnection", n=2, seats=2, seed=1, opponents="random", seat=1, limit=1, first_player=0)
    b.step(b.sample())
    assert b.truncated.all()
    env = gym_env("spyconnection", seats=2, seat=1, opponents="random", limit=1, first_player=0)
    seen, _ = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(seen["action_mask"])[0]))[2:4] == (False, True)


def test_a_pickled_batch_goes_on_against_the_same_opponents():
    b = batch("estoril", n=2, seats=3, seed=1, opponents=["greedy", "random"], seat=1)
    for _ in range(5):
        b.step(b.sample())
    other = pickle.loads(pickle.dumps(b))  # noqa: S301 - our own bytes
    for _ in range(15):
        actions = b.sample()
        assert other.sample().tolist() == actions.tolist()
        b.step(actions)
        other.step(actions)
        assert other.observe().tolist() == b.observe().tolist()


def test_greedy_opponents_beat_a_blind_learner():
    b = batch("spyconnection", n=16, seats=2, seed=1, opponents="greedy", seat=[0, 1] * 8)
    lost = games = 0
    while games < 16:
        b.step(b.sample())
        for number in np.flatnonzero(b.done):
            games += 1
            lost += b.rewards[number, [0, 1][number % 2]] < 0
    assert lost == games


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"opponents": "stockfish"}, "opponents: 'stockfish' is not allowed; allowed: random, greedy"),
        ({"opponents": "ismcts"}, "opponents: 'ismcts' is not allowed; allowed: random, greedy"),
        ({"opponents": ["greedy", 7]}, "opponents: 7 is not allowed; allowed: random, greedy"),
        ({"opponents": ["greedy"]}, "opponents: 1 given, 2 are needed: one for each other seat"),
        ({"opponents": 7}, "opponents: 7 is neither the name of a bot nor a list of 2"),
        ({"opponents": "greedy", "seat": 3}, "seat: 3 is not a seat from 0 to 2"),
        ({"opponents": "greedy", "seat": [0, 1]}, "seat: 2 given, 4 are needed: one for each game, or one for all"),
        ({"opponents": "greedy", "seat": [0, 1, 2, "x"]}, "seat: 'x' is not a seat from 0 to 2"),
        ({"seat": 1}, "seat: only together with opponents"),
    ],
)
def test_bad_values_are_refused(given, told):
    with pytest.raises(sh.OptionError) as caught:
        batch("spyconnection", n=4, seats=3, **given)
    assert told in str(caught.value)
