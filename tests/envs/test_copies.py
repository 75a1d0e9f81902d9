"""Copies, deep or out of a pickle, are games of their own that go on as the first one does."""

import copy
import pickle

import numpy as np
import pytest

import safehouse as sh
from envs.cases import BRIEF, GAMES, ready
from safehouse.envs import aec_env, batch, gym_env

each_game = pytest.mark.parametrize("game", GAMES)
each_backend = pytest.mark.parametrize("backend", ["fast", "plain"])


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))  # noqa: S301


each_way = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])


def look(b):
    shown = b.observe(), b.masks(), b.to_move, b.scores, b.rewards, b.done, b.truncated
    return [part.tolist() for part in shown]


@each_game
@each_backend
@each_way
def test_batch(game, backend, copied):
    b = batch(game, 3, seed=1, limit=20, backend=backend, **BRIEF[game])
    for _ in range(15):
        b.step(b.sample())
    other, before, story = copied(b), look(b), []
    for _ in range(10):
        actions = b.sample()
        b.step(actions)
        story.append((actions, look(b)))
    assert look(other) == before
    for actions, seen in story:
        assert other.sample().tolist() == actions.tolist()
        other.step(actions)
        assert look(other) == seen


def go_on(env, times):
    """Steps of an AEC environment, and what was seen."""
    story = []
    for _ in range(times):
        seen = env.last()[0]
        env.step(int(env._table._tables.choose()[0]))
        story.append((env.agent_selection, seen["observation"].tolist(), seen["action_mask"].tolist()))
    return story


@each_game
@each_way
def test_pettingzoo(game, copied):
    env = aec_env(game, seed=1, **BRIEF[game])
    env.reset()
    go_on(env, 8)
    other, third = copied(env), copied(env)
    story = go_on(env, 8)
    assert go_on(other, 8) == story
    env.reset()
    other.reset()
    assert go_on(env, 3) == go_on(other, 3)
    assert go_on(third, 8) == story


def legal(seen):
    return int(np.flatnonzero(seen["action_mask"])[0])


@each_way
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_gymnasium(opponents, copied):
    ready("spyconnection")
    env = gym_env("spyconnection", opponents=opponents)
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(legal(seen))
    other, told = copied(env), seen
    for _ in range(6):
        seen, *_ = env.step(legal(seen))
        told, *_ = other.step(legal(told))
        assert all((seen[key] == told[key]).all() for key in seen)
    assert (env.reset()[0]["observation"] == other.reset()[0]["observation"]).all()


@each_way
def test_a_copy_refuses_what_is_illegal_now(copied):
    ready("spyconnection")
    env = aec_env("spyconnection", seed=1)
    env.reset()
    other = copied(env)
    go_on(other, 8)
    illegal = int(np.flatnonzero(other.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(sh.IllegalAction, match="may not"):
        other.step(illegal)
