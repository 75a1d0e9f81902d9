"""One seat against bots under Gymnasium's own check, and what it does not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import safehouse as sh
from envs.cases import BRIEF, CASES
from safehouse.envs import gym_env

each_case = pytest.mark.parametrize(("game", "seats"), CASES)


@each_case
def test_check_env(game, seats):
    env = gymnasium.make(f"safehouse/{game}-v0", seats=seats, seat=seats - 1, opponents="random", **BRIEF[game])
    check_env(env.unwrapped, skip_render_check=False)


def to_the_end(env, seed, rng):
    seen, _ = env.reset(seed=seed)
    rewards = []
    while True:
        assert seen["action_mask"].any()
        seen, reward, terminated, truncated, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        rewards.append(reward)
        if terminated or truncated:
            return seen, rewards, terminated


@each_case
def test_the_masks_that_learners_ask_for_are_those_of_the_observations(game, seats):
    """sb3-contrib calls `action_masks` on the environment itself, after every reset and step."""
    env = gymnasium.make(f"safehouse/{game}-v0", seats=seats, opponents="random", **BRIEF[game])
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == bool
        assert (masks == seen["action_mask"]).all()
        seen, _, terminated, truncated, _ = env.step(rng.choice(np.flatnonzero(masks)))
        if terminated or truncated:
            assert not env.get_wrapper_attr("action_masks")().any()
            seen, _ = env.reset()


@each_case
def test_a_whole_game(game, seats):
    env = gym_env(game, seats=seats, opponents="random", **BRIEF[game])
    ends = [to_the_end(env, seed, np.random.default_rng(seed)) for seed in (5, 5, 6)]
    for seen, rewards, terminated in ends:
        assert terminated
        assert not any(rewards[:-1])
        assert rewards[-1] in (-1.0, 0.0, 1.0)
        assert not seen["action_mask"].any()
        assert env.observation_space.contains(seen)
    assert (ends[0][0]["observation"] == ends[1][0]["observation"]).all()
    assert ends[0][1] == ends[1][1]


@pytest.mark.parametrize("game", ["spyconnection"])
def test_an_illegal_action_ends_the_episode(game):
    env = gym_env(game, seats=2, opponents="random", penalty=-3)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info) == (-3.0, True, False, {"illegal": True})
    assert (after["observation"] == seen["observation"]).all()
    with pytest.raises(sh.IllegalAction, match=r"call reset\(\) first"):
        env.step(illegal)


@pytest.mark.parametrize("game", ["spyconnection"])
def test_opponents_by_name_and_by_hand(game):
    class First:
        """Always the first legal action."""

        def __init__(self):
            self.seats = set()

        def choose(self, observation):
            self.seats.add(observation.seat)
            return observation.legal()[0]

    first = First()
    env = gym_env(game, seats=3, seat=1, opponents=[first, "greedy"], turn_limit=20)
    seen, _ = env.reset(seed=2)
    for _ in range(12):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert seen["observation"][0] == 1
    assert first.seats == {0}


@pytest.mark.full
@each_case
def test_against_greedy(game, seats):
    _, rewards, terminated = to_the_end(
        gym_env(game, seats=seats, opponents="greedy", **BRIEF[game]), 1, np.random.default_rng(1)
    )
    assert terminated
    assert rewards[-1] in (-1.0, 0.0, 1.0)
