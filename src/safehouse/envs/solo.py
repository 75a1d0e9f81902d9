"""One seat of a game as a Gymnasium environment; bots play the others.

When this module is imported, `gymnasium.make("safehouse/vienna-v0", seats=3)` knows the games too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import gymnasium
from gymnasium import spaces

from safehouse.bots import make_bot
from safehouse.catalogue import all_games
from safehouse.core.actions import Action
from safehouse.core.errors import IllegalAction, OptionError
from safehouse.core.observation import Observation
from safehouse.core.reading import show

from .encoding import Encoding, encoding_of
from .setting import BACKENDS, LIMIT, Backend, Setting, one_of, setting
from .single import RENDER_MODES, Seen, Table, accept_render_mode, observation_space


class Chooser(Protocol):
    """A bot, ours or your own."""

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        ...


Opponents = str | Sequence[str | Chooser]

PENALTY = -1.0
"""The reward of an illegal action unless told otherwise."""


class SafehouseGym(gymnasium.Env[Seen, Any]):
    """The reward comes at the end. An illegal action ends the episode with a penalty; it changes nothing else."""

    def __init__(
        self,
        given: Setting,
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
        self._names = _names(opponents, given.seats)
        self._bots: dict[int, Chooser | None] = {}
        self._penalty = float(penalty)
        self._table = Table(given, 0, backend)
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
            others = [seat for seat in range(self._table.setting.seats) if seat != self._seat]
            self._bots = {seat: _seated(name, f"{draw}/{seat}") for seat, name in zip(others, self._names, strict=True)}
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

    def _others_play(self) -> bool:
        """The others' decisions up to the next one of this seat; returns whether the game has ended by them."""
        table = self._table
        while table.mover != self._seat:
            bot = self._bots[table.mover]
            action = table.random_choice() if bot is None else bot.choose(table.observation(table.mover)).id
            if table.play(action):
                return True
        return False

    def render(self) -> str | None:
        """The game as spectators see it, as text (`render_mode="ansi"`)."""
        return self._table.text() if self.render_mode == "ansi" else None


def _names(opponents: Opponents, seats: int) -> list[str | Chooser]:
    """One opponent for each other seat, in order of the seats; checked before anything is played."""
    names: list[str | Chooser] = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise OptionError(f"opponents: {len(names)} given, {seats - 1} are wanted: one for each other seat")
    for name in names:
        _seated(name, 0)
    return names


def _seated(name: str | Chooser, seed: int | str) -> Chooser | None:
    """A bot by its name, or as given. None stands for `random`, which the table plays itself."""
    if name == "random":
        return None
    if isinstance(name, str):
        return make_bot(name, seed=seed)
    if not callable(getattr(name, "choose", None)):
        raise OptionError(f"opponents: {show(name)} is neither the name of a bot nor a bot")
    return name


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
    """A Gymnasium environment for one seat against bots: the name of one, or a list with one for each other seat."""
    one_of("backend", backend, BACKENDS)
    given = setting(game, seats, reward, limit, options)
    if type(seat) is not int or not 0 <= seat < given.seats:
        raise OptionError(f"seat: {show(seat)} is not a seat from 0 to {given.seats - 1}")
    return SafehouseGym(given, seat, opponents, penalty=penalty, render_mode=render_mode, backend=backend)


for _name in all_games():
    gymnasium.register(f"safehouse/{_name}-v0", entry_point=f"{__name__}:gym_env", kwargs={"game": _name})
