"""How fast the environments are here: steps of `batch` and of the PettingZoo environment, beside a peer."""

from __future__ import annotations

from importlib.util import find_spec
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .measuring import Rate

GAMES = 1024
SPREAD = 300
"""So many steps first: then the games are in all stages, and new ones begin among them."""


def batch_steps(game: str, seats: int, *, observes: bool) -> Rate:
    """Decisions per second of `batch`: a step, the masks and, if wanted, the observations. Choosing is not counted."""
    from safehouse.envs import batch

    b = batch(game, n=GAMES, seats=seats, seed="bench")
    for _ in range(SPREAD):
        b.step(b.sample())

    def rate(seconds: float) -> float:
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = b.sample()
            began = process_time()
            b.step(actions)
            b.masks()
            if observes:
                b.observe()
            spent += process_time() - began
            steps += GAMES
        return steps / spent

    return rate


def has_pettingzoo() -> bool:
    return find_spec("pettingzoo") is not None


def has_aec_peer() -> bool:
    return has_pettingzoo() and find_spec("rlcard") is not None and find_spec("pygame") is not None


def aec_steps(game: str, seats: int) -> Rate:
    """Steps per second of our PettingZoo environment, played blindly: `last`, a legal action, `step`."""
    from safehouse.envs import aec_env

    env = aec_env(game, seats=seats, seed="bench")
    return lambda seconds: _aec_rate(env, seconds)


def peer_steps() -> Rate:
    """The same with PettingZoo's own Leduc hold'em."""
    from pettingzoo.classic.rlcard_envs.leduc_holdem import env as leduc_holdem_v4

    env = leduc_holdem_v4()
    return lambda seconds: _aec_rate(env, seconds)


def _aec_rate(env: Any, seconds: float) -> float:
    import numpy as np

    rng = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        began = process_time()
        env.reset(seed=int(rng.integers(1 << 30)))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        spent += process_time() - began
    return steps / spent
