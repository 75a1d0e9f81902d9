"""Environments know no game: one that is added later has them too."""

import numpy as np
import pytest

from safehouse import catalogue
from safehouse.envs import aec_env, batch, openspiel_game
from safehouse.envs.config import says_why
from toys.whisper import GAME


@pytest.fixture(autouse=True)
def whisper():
    catalogue.add_game(GAME)
    yield
    del catalogue._others()[GAME.name]


def test_a_game_of_a_third_party():
    env = aec_env(GAME.name, seed=1, backend="plain", render_mode="ansi")
    env.reset()
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        done = terminated or truncated
        env.step(None if done else int(np.flatnonzero(seen["action_mask"])[-1]))
        assert GAME.name in env.render()
    assert env.agents == []
    b = batch(GAME.name, n=2, seed=1, backend="plain")
    b.step(b.sample())
    assert b.observe().shape == (2, b.encoding.width)


@pytest.mark.full
def test_a_game_of_a_third_party_in_openspiel():
    state = openspiel_game(GAME.name).new_initial_state()
    assert state.is_chance_node() or state.legal_actions()


def test_who_waits_for_the_compiler_is_told_why(caplog):
    class Edition:
        game = GAME

    for done in range(3):
        says_why(Edition())(done, 3, "a rule")
    assert caplog.messages == ["whisper: compiling the rules; once on this machine, it takes some seconds"]
