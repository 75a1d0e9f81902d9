"""What is wrong is refused with what is allowed, and nothing has changed."""

import subprocess
import sys

import numpy as np
import pytest

import safehouse as sh
from envs.cases import ready
from safehouse.envs import aec_env, batch, gym_env, openspiel_game


def make_batch(game, **given):
    return batch(game, 2, **given)


@pytest.fixture(autouse=True)
def spyconnection():
    ready("spyconnection")


MAKERS = [aec_env, gym_env, openspiel_game, make_batch]

each_maker = pytest.mark.parametrize("make", MAKERS, ids=lambda maker: maker.__name__)


@each_maker
@pytest.mark.parametrize(
    ("name", "given", "message"),
    [
        ("chess", {}, "unknown game 'chess'; games are vienna, "),
        (None, {}, "unknown game"),
        ("vienna", {"seats": 5}, "vienna is played with 2, 3, 4 seats, not 5"),
        ("vienna", {"seats": "two"}, "vienna is played with 2, 3, 4 seats"),
        ("vienna", {"colour": "red"}, "unknown option 'colour'; options are version, "),
        ("vienna", {"version": "half"}, "option 'version': 'half' is not allowed; allowed: full or intro"),
        ("vienna", {"reward": "glory"}, "reward: 'glory' is not allowed; allowed: win, score, lead"),
        ("vienna", {"limit": 0}, "limit: 0 is not a whole number from 1 to 30000"),
        ("vienna", {"limit": 1.5}, "limit: 1.5 is not a whole number"),
    ],
)
def test_settings(make, name, given, message):
    with pytest.raises(sh.OptionError) as caught:
        make(name, **given)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: batch("spyconnection", 0), "n: 0 is not a whole number from 1 to "),
        (lambda: batch("spyconnection", True), "n: True is not a whole number"),
        (lambda: batch("spyconnection", 1, backend="gpu"), "backend: 'gpu' is not allowed; allowed: fast, plain"),
        (lambda: batch("spyconnection", 1, seats=2, seed=1.5), "seed: 1.5"),
        (
            lambda: aec_env("spyconnection", render_mode="human"),
            "render_mode: 'human' is not allowed; allowed: none or ansi",
        ),
        (lambda: aec_env("spyconnection", seed=b"1"), "seed: b'1'"),
        (lambda: aec_env("spyconnection", backend=None), "backend: None is not allowed"),
        (lambda: gym_env("spyconnection", seats=2, seat=2), "seat: 2 is not a seat from 0 to 1"),
        (
            lambda: gym_env("spyconnection", seats=2, opponents="stockfish"),
            "unknown bot 'stockfish'; bots are random, greedy",
        ),
        (lambda: gym_env("spyconnection", seats=3, opponents=["greedy"]), "opponents: 1 given, 2 are needed"),
        (
            lambda: gym_env("spyconnection", seats=2, opponents=[7]),
            "opponents: 7 is neither the name of a bot nor a bot",
        ),
        (lambda: gym_env("spyconnection", render_mode="human"), "render_mode: 'human' is not allowed"),
        (lambda: openspiel_game("spyconnection", memory=0), "memory: 0 is not a whole number from 1 to 100000"),
        (lambda: openspiel_game("spyconnection", agents=[15, 14]), "one value for all seats"),
    ],
)
def test_arguments(make, message):
    with pytest.raises(sh.OptionError) as caught:
        make()
    assert message in str(caught.value)


@pytest.mark.parametrize("action", [-1, 143, 10**9, None, "TAKE(1)", 1.0, True, [1], np.float32(1)])
def test_what_is_no_action(action):
    env = aec_env("spyconnection", seats=2, seed=1)
    env.reset()
    before = env.observe("seat_0")["observation"].tobytes(), env.agent_selection
    with pytest.raises(sh.IllegalAction, match="is no action: numbers go from 0 to 142"):
        env.step(action)
    assert (env.observe("seat_0")["observation"].tobytes(), env.agent_selection) == before


def test_an_illegal_action_names_the_rule():
    env = aec_env("spyconnection", seats=2, seed=1)
    env.reset()
    seen = env.observe(env.agent_selection)
    with pytest.raises(sh.IllegalAction, match=r"^SPY-\S+: seat \d may not ") as caught:
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert caught.value.rule.startswith("SPY-")
    assert (env.observe(env.agent_selection)["observation"] == seen["observation"]).all()


def test_before_the_beginning_and_after_the_end():
    env = aec_env("spyconnection", seats=2, seed=1, limit=1)
    with pytest.raises(sh.IllegalAction, match=r"call reset\(\) first"):
        env.step(0)
    env.reset()
    with pytest.raises(sh.IllegalAction, match="there is no agent 'seat_2'; agents are seat_0, seat_1"):
        env.observe("seat_2")
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    with pytest.raises(sh.IllegalAction, match=r"the game is over: seat_\d can only step\(None\), not 3"):
        env.step(3)
    env.step(None)
    env.step(None)
    with pytest.raises(sh.IllegalAction, match=r"call reset\(\) first"):
        env.step(None)
    with pytest.raises(sh.IllegalAction, match=r"call reset\(\) first"):
        gym_env("spyconnection", seats=2).step(0)


def test_a_seed_that_is_none():
    env = aec_env("spyconnection", seats=2, seed=1)
    env.reset()
    before = env.observe("seat_0")["observation"].tobytes()
    with pytest.raises(sh.OptionError, match=r"seed: 1\.5"):
        env.reset(seed=1.5)
    assert env.observe("seat_0")["observation"].tobytes() == before
    b = batch("spyconnection", 2, seats=2, seed=1)
    seen = b.observe().copy()
    with pytest.raises(sh.OptionError, match=r"seed: 1\.5"):
        b.reset(1.5)
    assert (b.observe() == seen).all()


def test_seats_that_are_not_there():
    b = batch("spyconnection", 2, seats=2, seed=1)
    for call in (b.observe, b.masks):
        for seat in (2, -1, "0", 1.0):
            with pytest.raises(sh.IllegalAction, match="seats are 0 to 1"):
                call(seat)
    state = openspiel_game("spyconnection", seats=2).new_initial_state()
    with pytest.raises(sh.OptionError, match="players are 0 to 1"):
        state.resample_from_infostate(2, lambda: 0.5)


def test_what_else_is_missing_is_not_to_be_had_from_us():
    """A module that a game or a library of ours lacks is named as it is, without a hint that does not help."""
    code = """
import sys
sys.modules["safehouse.bots"] = None
try:
    from safehouse.envs import gym_env
except ModuleNotFoundError as error:
    assert error.name == "safehouse.bots" and "pip install" not in str(error), error
else:
    raise SystemExit("imported")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nothing_is_imported_before_it_is_used():
    code = """
import sys
import safehouse, safehouse.envs
heavy = {"pettingzoo", "gymnasium", "pyspiel", "numpy"} & set(sys.modules)
assert not heavy, heavy
sys.modules["pettingzoo"] = None
try:
    from safehouse.envs import aec_env
except ImportError as error:
    assert "aec_env needs pettingzoo: pip install 'safehouse[envs]'" in str(error), error
else:
    raise SystemExit("imported")
assert not hasattr(safehouse.envs, "nonsense")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
