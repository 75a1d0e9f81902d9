"""An environment in which one agent's mask tells what the other has chosen in secret, and one in which it does not."""

from __future__ import annotations

from typing import Any

import numpy as np

FIRST, SECOND = "first", "second"


class Secret:
    """One agent chooses a number in secret; then the other chooses one, and it is over."""

    possible_agents = (FIRST, SECOND)

    def __init__(self, leaks: bool) -> None:
        self.leaks = leaks

    def reset(self, seed: int | None = None) -> None:
        self.agents = list(self.possible_agents)
        self.agent_selection = FIRST
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.secret = 0

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.ones(3, np.int8)
        if agent == SECOND and self.leaks:
            mask[self.secret] = 0
        return {"observation": np.zeros(2, np.int8), "action_mask": mask}

    def step(self, action: int) -> None:
        if self.agent_selection == FIRST:
            self.secret, self.agent_selection = action, SECOND
        else:
            self.agents = []


def env() -> Secret:
    return Secret(leaks=True)


def tight_env() -> Secret:
    return Secret(leaks=False)
