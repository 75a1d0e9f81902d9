"""An environment of PettingZoo: is what an agent may do told by what it has seen and done?"""

from __future__ import annotations

import importlib
import random
import time
from typing import NamedTuple

import numpy as np

from safehouse.core.errors import OptionError

from .findings import Finding, Verdict

SEEDS = 20
LONGEST = 400
SCRIPT = '''"""{what}"""

import importlib

import numpy as np


def told(seed, actions):
    """What the agent saw and did until it was asked, and what it may do then."""
    env = importlib.import_module("{module}").{make}()
    env.reset(seed=seed)
    seen = []
    for action in actions:
        if env.agent_selection == "{agent}":
            seen.append((np.asarray(env.observe("{agent}")["observation"]).tobytes(), action))
        env.step(action)
    last = env.observe("{agent}")
    return seen, np.asarray(last["observation"]).tobytes(), list(last["action_mask"])


one = told({first})
two = told({second})
assert one[:2] == two[:2]
assert one[2] != two[2]
print(one[2])
print(two[2])
'''


class Told(NamedTuple):
    mask: bytes
    seed: int
    actions: tuple[int, ...]


def audit_pettingzoo(name: str, *, seconds: float = 8.0, histories: int = 100_000, seed: int = 1) -> Verdict:
    """Plays at random, each deal many times: agents that saw and did the same must be allowed the same."""
    module, _, make = name.partition(":")
    full = module if ":" in name else f"pettingzoo.{name}"
    audit = _Audit(f"pettingzoo:{name}", full, make or "env", random.Random(seed))
    return audit.run(time.process_time() + seconds, histories)


class _Audit:
    def __init__(self, name: str, module: str, make: str, rng: random.Random) -> None:
        self._module, self._make, self._rng = module, make, rng
        try:
            self._env = getattr(importlib.import_module(module), make)()
        except Exception as error:
            raise OptionError(f"{name}: {type(error).__name__}: {error}") from None
        self._known: dict[tuple[str, int], Told] = {}
        self.verdict = Verdict(name)

    def run(self, end: float, most: int) -> Verdict:
        while time.process_time() < end and self.verdict.histories < most:
            if not self._play(self._rng.randrange(SEEDS)):
                self.verdict.notes.append("observations have no action_mask: there is nothing to compare them with")
                break
            self.verdict.histories += 1
        return self.verdict

    def _play(self, seed: int) -> bool:
        env, seen, actions = self._env, {}, []  # type: ignore[var-annotated]
        env.reset(seed=seed)
        while env.agents and len(actions) < LONGEST:
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                return True
            observation = env.observe(agent)
            if not isinstance(observation, dict) or "action_mask" not in observation:
                return False
            mask = np.asarray(observation["action_mask"])
            looks = np.asarray(observation["observation"]).tobytes()
            self._compare(agent, (seen.get(agent, ()), looks), Told(mask.tobytes(), seed, tuple(actions)))
            action = int(self._rng.choice(np.flatnonzero(mask).tolist()))
            seen[agent] = hash((seen.get(agent, ()), looks, action))
            actions.append(action)
            env.step(action)
        return True

    def _compare(self, agent: str, looks: object, told: Told) -> None:
        self.verdict.decisions += 1
        known = self._known.setdefault((agent, hash(looks)), told)
        if known.mask == told.mask:
            return
        what = f"{self.verdict.name}: action_mask tells {agent} what it has not seen"
        histories = {
            "first": f"{known.seed}, {list(known.actions)}",
            "second": f"{told.seed}, {list(told.actions)}",
        }
        script = SCRIPT.format(what=what, module=self._module, make=self._make, agent=agent, **histories)
        size = len(known.actions) + len(told.actions)
        self.verdict.add(
            Finding("action_mask > observation", self._env.possible_agents.index(agent), what, script, size)
        )
