"""The learning example runs, and learns."""

import importlib.util
import sys
from pathlib import Path

import pytest

from envs.cases import ready


@pytest.fixture
def example():
    ready("spyconnection")
    path = Path(__file__).parents[2] / "examples" / "learn_spyconnection.py"
    spec = importlib.util.spec_from_file_location("learn_spyconnection", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def test_one_round_changes_the_network(example):
    learner = example.Learner(1, turn_limit=20)
    before = [weights.copy() for weights in learner.network.weights]
    learner.learn()
    assert all((weights != old).any() for weights, old in zip(learner.network.weights, before, strict=True))
    won, played = example.win_share(learner, 20, 2)
    assert played == 20
    assert 0 <= won <= 20


def test_intervals(example):
    low, high = example.interval(75, 100)
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)


@pytest.mark.full
def test_it_beats_random(example):
    learner = example.Learner(1, turn_limit=40)
    for _ in range(40):
        learner.learn()
    won, played = example.win_share(learner, 400, 2)
    assert example.interval(won, played)[0] > 0.8
