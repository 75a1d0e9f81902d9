"""The AEC environment under PettingZoo's own tests, and what they do not look at."""

import warnings

import numpy as np
import pytest

import safehouse as sh
from envs.cases import BRIEF, CASES, asked, ready
from safehouse.envs import aec_env

with warnings.catch_warnings():  # it looks for games of its own, where they are installed, in a way it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

each_case = pytest.mark.parametrize(("game", "seats"), CASES)

# What PettingZoo suggests to all environments that its lists of names do not know.
suggestions = [
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
]


def ignore_suggestions(test):
    for suggestion in suggestions:
        test = pytest.mark.filterwarnings(suggestion)(test)
    return test


def played(env, seed, choose):
    """Plays a game; yields (agent, what it saw, its action)."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else choose(seen["action_mask"])
        yield agent, seen, action
        env.step(action)


def blind(seed):
    rng = np.random.default_rng(seed)
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))


@each_case
@ignore_suggestions
def test_api(game, seats):
    api_test(aec_env(game, seats=seats, seed=1), num_cycles=100)


@each_case
def test_seed(game, seats):
    seed_test(lambda: aec_env(game, seats=seats), num_cycles=100)


@each_case
def test_only_the_seat_to_move_has_a_mask(game, seats):
    env = aec_env(game, seats=seats, seed=2, **BRIEF[game])
    for number, (agent, seen, action) in enumerate(played(env, 2, blind(2))):
        if action is None or number == 60:
            break
        assert seen["action_mask"].dtype == np.int8
        assert seen["action_mask"].any()
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()


@each_case
def test_it_plays_as_a_match_does(game, seats):
    """The same steps, chance included, in a match played by hand."""
    env = aec_env(game, seats=seats, **BRIEF[game])
    match = sh.new_match(game, seats=seats, seed=7, **BRIEF[game])
    for agent, seen, action in played(env, 7, blind(7)):
        if action is None:
            break
        seat = int(agent[-1])
        assert seat == asked(match)
        assert np.flatnonzero(seen["action_mask"]).tolist() == [a.id for a in match.legal(seat)]
        assert (seen["observation"] == env.encoding.encode(match.observation(seat).state, seat)).all()
        match.play(seat, action)
    assert match.over
    won = match.winners
    expected = [0.0] * seats if len(won) in (0, seats) else [1.0 if seat in won else -1.0 for seat in range(seats)]
    assert [env._cumulative_rewards.get(f"seat_{seat}", 0.0) for seat in range(seats)] == expected


def test_estoril_asks_for_discards_clockwise_from_the_first_player():
    env = aec_env("estoril", seats=3, backend="plain", first_player=2)
    match = sh.new_match("estoril", seats=3, seed=7, first_player=2)
    orders = set()
    for agent, _, action in played(env, 7, blind(7)):
        if action is None:
            break
        if len(match.to_move) > 1:
            orders.add((match.view(None)["first_player"], match.to_move, int(agent[-1])))
        match.play(int(agent[-1]), action)
    for first, movers, seat in orders:
        assert seat == next(other % 3 for other in range(first, first + 3) if other % 3 in movers)
    assert any(seat != min(movers) for _, movers, seat in orders), "the lowest seat is not always the first"


def test_rewards_can_be_points_or_the_lead():
    ready("estoril")
    by_kind = {}
    for reward in ("win", "score", "lead"):
        env = aec_env("estoril", seats=3, reward=reward)
        for _agent, _seen, action in played(env, 3, blind(3)):
            if action is None:
                by_kind[reward] = [env.rewards[f"seat_{seat}"] for seat in range(3)]
                break
    points = by_kind["score"]
    assert max(points) > 1
    assert by_kind["lead"] == [own - max(points[:i] + points[i + 1 :]) for i, own in enumerate(points)]
    assert sorted(by_kind["win"]) == [-1.0, -1.0, 1.0]
    assert by_kind["win"][points.index(max(points))] == 1.0


def test_partners_win_together():
    """Inkognito with four seats: in some games two of four win."""
    ready("inkognito")
    seen = set()
    env = aec_env("inkognito", seats=4)
    for seed in range(12):
        for _agent, _seen, action in played(env, seed, blind(seed)):
            if action is None:
                seen.add(tuple(sorted(env.rewards.values())))
                break
    assert (-1.0, -1.0, 1.0, 1.0) in seen


def test_a_game_that_lasts_too_long_is_cut():
    ready("spyconnection")
    env = aec_env("spyconnection", seats=2, limit=5)
    steps = [action for _agent, _seen, action in played(env, 1, blind(1))]
    assert [action is None for action in steps] == [False] * 5 + [True] * 2
    assert env.agents == []
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_several_seats_are_asked_one_after_the_other():
    """Vienna: all assign their cards at once. Until a seat commits, nobody sees anything of it (VIE-3.6)."""
    ready("vienna")
    env = aec_env("vienna", seats=3, version="intro")
    env.reset(seed=4)
    order, unseen = [], 0
    while env.agent_selection != "seat_2":
        agent, before = env.agent_selection, env.observe("seat_2")["observation"]
        order.append(agent)
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[-1]))
        if env.agent_selection == agent:
            unseen += 1
            assert (env.observe("seat_2")["observation"] == before).all()
    assert order == sorted(order)
    assert set(order) == {"seat_0", "seat_1"}
    assert unseen >= 4


def test_games_follow_one_another():
    """Without a seed the next game is another one, and the same again after the first seed."""
    ready("spyconnection")
    env = aec_env("spyconnection", seats=2, seed="a")
    firsts = []
    for seed in (None, None, "a", None):
        env.reset(seed=seed)
        firsts.append(env.observe("seat_0")["observation"].tobytes())
    assert firsts[0] == firsts[2] != firsts[1] == firsts[3]


def test_render():
    ready("inkognito")
    env = aec_env("inkognito", seats=3, seed=1, render_mode="ansi")
    env.reset()
    text = env.render()
    assert text.startswith("inkognito, 3 seats: seat ")
    assert "identity" not in text or "'identity': None" in text
    assert aec_env("inkognito", seats=3, seed=1).render() is None
