"""One seat of a game as a Gymnasium environment; bots play the others.

When this module is imported, `gymnasium.make("safehouse/vienna-v0", seats=3)` knows the games too.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from safehouse.catalogue import all_games
from safehouse.core.errors import IllegalAction

from .config import BACKENDS, LIMIT, Backend, EnvConfig, env_config, one_of
from .encoding import Encoding, encoding_of
from .opponents import Chooser, Opponents, checked_seat, outside, seated
from .single import RENDER_MODES, Seen, Table, accept_render_mode, observation_space

PENALTY = -1.0
"""The reward of an illegal action unless told otherwise."""


class SafehouseGym(gymnasium.Env[Seen, Any]):
    """The reward comes at the end. An illegal action ends the episode with a penalty; it changes nothing else."""

    def __init__(
        self,
        given: EnvConfig,
        seat: int,
        opponents: Opponents,
        *,
        penalty: float,
        render_mode: str | None,
        backend: Backend,
    ) -> None:
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = accept_render_mode(render_mode)
        self._seat = seat
        self._names = seated(opponents, given.seats, seat)
        self._bots: list[Chooser | None] = self._seated(0)
        self._penalty = float(penalty)
        names = [name if bot is None else "" for name, bot in zip(self._names, self._bots, strict=True)]
        self._table = Table(given, 0, backend, names)
        self._plays = False
        self.observation_space = observation_space(given)
        self.action_space = spaces.Discrete(given.edition.actions.size)
        self.encoding: Encoding = encoding_of(given.edition.state_type)
        """The named parts of an observation."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, played up to the first decision of this seat."""
        super().reset(seed=seed, options=options)
        self._plays = False
        while not self._plays:  # a game could be over before this seat is asked
            draw = int(self.np_random.integers(1 << 62))
            self._bots = self._seated(draw)
            self._table.deal(draw)
            self._plays = not self._others_play()
        return self._table.seen_by(self._seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self._plays:
            raise IllegalAction("no game is being played: call reset() first")
        if not self._table.allows(action):
            self._plays = False
            return self._table.seen_by(self._seat), self._penalty, True, False, {"illegal": True}
        ended = self._table.play(action) or self._others_play()
        self._plays = not ended
        reward = self._table.rewards()[self._seat] if ended else 0.0
        return self._table.seen_by(self._seat), reward, self._table.is_over, self._table.is_cut, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of this seat, as sb3-contrib's MaskablePPO asks for them.

        Examples:
            >>> from safehouse.envs import gym_env
            >>> env = gym_env("spyconnection", seats=2, opponents="random")
            >>> seen, info = env.reset(seed=1)
            >>> bool((env.action_masks() == seen["action_mask"]).all())
            True
        """
        mask: NDArray[np.bool_] = self._table.seen_by(self._seat)["action_mask"].astype(bool)
        return mask

    def _seated(self, draw: int) -> list[Chooser | None]:
        """Those who play by themselves, by seat."""
        return [outside(name, f"{draw}/{seat}") for seat, name in enumerate(self._names)]

    def _others_play(self) -> bool:
        """Decisions of those who play by themselves, up to the next one of this seat; whether the game has ended."""
        table = self._table
        while table.mover != self._seat and table.mover >= 0:
            bot = self._bots[table.mover]
            assert bot is not None
            table.play(bot.choose(table.observation(table.mover)).id)
        return table.is_over or table.is_cut

    def render(self) -> str | None:
        """The game as spectators see it, as text (`render_mode="ansi"`)."""
        return self._table.text() if self.render_mode == "ansi" else None


def gym_env(
    game: str,
    seats: int | None = None,
    seat: int = 0,
    opponents: Opponents = "greedy",
    *,
    penalty: float = PENALTY,
    render_mode: str | None = None,
    reward: str = "win",
    limit: int = LIMIT,
    backend: Backend = "fast",
    **options: Any,
) -> SafehouseGym:
    """A Gymnasium environment for one seat against bots: one name for all, or a list with one for each other seat.

    `random` and `greedy` play inside compiled code.

    Examples:
        >>> from safehouse.envs import gym_env
        >>> env = gym_env("spyconnection", seats=2, opponents="random")
        >>> seen, info = env.reset(seed=1)
        >>> action = env.action_space.sample(seen["action_mask"])
        >>> seen, reward, terminated, truncated, info = env.step(action)
        >>> terminated, truncated
        (False, False)
    """
    one_of("backend", backend, BACKENDS)
    given = env_config(game, seats, reward, limit, options)
    return SafehouseGym(
        given, checked_seat(seat, given.seats), opponents, penalty=penalty, render_mode=render_mode, backend=backend
    )


for _name in all_games():
    gymnasium.register(f"safehouse/{_name}-v0", entry_point=f"{__name__}:gym_env", kwargs={"game": _name})
