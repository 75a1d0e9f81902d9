"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from safehouse.core.errors import IllegalAction
from safehouse.core.validation import show

from .config import BACKENDS, LIMIT, Backend, EnvConfig, env_config, one_of
from .encoding import Encoding, encoding_of
from .single import RENDER_MODES, Seen, Table, accept_render_mode, observation_space


class SafehouseAEC(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1`, …; chance is played by the environment.

    Where several seats are asked at once, they are asked one after the other, clockwise from the seat the game names
    (else from seat 0); none sees what the others have chosen. Rewards come with the last action. An illegal action
    raises IllegalAction and changes nothing.
    """

    def __init__(self, given: EnvConfig, seed: int | str | None, render_mode: str | None, backend: Backend) -> None:
        super().__init__()
        self.metadata = {
            "name": f"safehouse_{given.game}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = accept_render_mode(render_mode)
        self._table = Table(given, seed, backend)
        self.possible_agents = [f"seat_{seat}" for seat in range(given.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        actions = given.edition.actions.size
        self.observation_spaces = {agent: observation_space(given) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.encoding: Encoding = encoding_of(given.edition.state_type)
        """The named parts of an observation."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; without a seed the next of the seed given before."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.mover]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalAction("no game is being played: call reset() first")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._leave(action)
            return
        if self._table.play(action):
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._table.mover]

    def _leave(self, action: int | None) -> None:
        """The game is over: each agent in turn is told so and leaves."""
        if action is not None:
            raise IllegalAction(f"the game is over: {self.agent_selection} can only step(None), not {show(action)}")
        self._was_dead_step(None)

    def _end(self) -> None:
        rewards = self._table.rewards()
        for agent in self.agents:
            reward = rewards[self._seat_of[agent]]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = self._table.is_over
            self.truncations[agent] = self._table.is_cut
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        if agent not in self._seat_of:
            raise IllegalAction(f"there is no agent {show(agent)}; agents are {', '.join(self.possible_agents)}")
        return self._table.seen_by(self._seat_of[agent])

    def render(self) -> str | None:
        """The game as spectators see it, as text (`render_mode="ansi"`)."""
        return self._table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def aec_env(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    *,
    render_mode: str | None = None,
    reward: str = "win",
    limit: int = LIMIT,
    backend: Backend = "fast",
    **options: Any,
) -> SafehouseAEC:
    """A PettingZoo AEC environment; observations are dicts of `observation` and int8 `action_mask`.

    Examples:
        >>> from safehouse.envs import aec_env
        >>> env = aec_env("spyconnection", seats=3, seed=7)
        >>> env.reset()
        >>> env.agent_selection
        'seat_0'
        >>> seen, reward, terminated, truncated, info = env.last()
        >>> env.step(env.action_space("seat_0").sample(seen["action_mask"]))
    """
    one_of("backend", backend, BACKENDS)
    return SafehouseAEC(env_config(game, seats, reward, limit, options), seed, render_mode, backend)
