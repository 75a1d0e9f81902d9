"""The games for OpenSpiel: `python_safehouse_vienna` and so on, registered when this module is imported.

Chance nodes are explicit. Where several seats are asked at once they choose one after the other, clockwise from the
seat the game names (else from seat 0), without seeing what the others chose. Chance actions are numbered from 0, as
players' actions are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from safehouse.catalogue import all_games
from safehouse.core.errors import OptionError
from safehouse.core.game import Game
from safehouse.core.options import Option
from safehouse.core.seats import SPECTATOR
from safehouse.core.validation import show

from .config import LIMIT, EnvConfig, env_config
from .encoding import LARGEST, SMALLEST
from .play import OVER, OWN_CHOICE, Entry, Machine, Play, machine_of

MEMORY = 128
"""How much of what a seat has seen the information-state tensor holds, unless told otherwise."""
MOST_MEMORY = 100_000
ENTRY = 5
"""Numbers per entry: its kind from 1 (OWN_CHOICE: the seat's own action), four numbers."""
CHANCE_NODES = 50
"""At most so many draws for each decision: a generous bound."""

SHARED = {"seats": 0, "reward": "win", "limit": LIMIT, "memory": MEMORY}


class SafehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A pyspiel.Game; parameters are `seats`, `reward`, `limit`, `memory` and the options of the game."""

    game: Game
    """Which one; each has a class of its own."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        given = {**_parameters(game), **(params or {})}
        self.memory = _memory(given.pop("memory"))
        seats = given.pop("seats") or game.seats[0]
        options = {option.key: _read(option, given.pop(option.key)) for option in game.options}
        self.config = env_config(game.name, seats, given.pop("reward"), given.pop("limit"), options)
        self.machine: Machine = machine_of(self.config)
        super().__init__(_type(game, self.config), _info(self.config), dict(params or {}))

    def new_initial_state(self) -> SafehouseState:
        return SafehouseState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES * self.config.limit

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SafehouseObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SafehouseObserver(self, kind, params)


class SafehouseState(pyspiel.State):  # type: ignore[misc]
    """A state of the game; `play` is all it holds."""

    def __init__(self, game: SafehouseGame) -> None:
        super().__init__(game)
        self.play = Play.begin(game.machine)

    def current_player(self) -> int:
        return self.play.mover

    def is_terminal(self) -> bool:
        return self.play.mover == OVER

    def _legal_actions(self, _: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        first = self._players_actions
        return [(action - first, chance) for action, chance in self.play.chances()]

    def _apply_action(self, action: int) -> None:
        self.play.step(action + self._players_actions if self.play.mover == pyspiel.PlayerId.CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        number = action + self._players_actions if player == pyspiel.PlayerId.CHANCE else action
        return self.play.machine.config.edition.actions[number].text

    @property
    def _players_actions(self) -> int:
        return self.play.machine.config.edition.actions.size

    def returns(self) -> list[float]:
        if self.play.mover != OVER:
            return [0.0] * self.play.machine.config.seats
        return self.play.result()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SafehouseState:
        """A random state that this player cannot tell from this one. It has no history of its own."""
        seats = self.play.machine.config.seats
        if not 0 <= player_id < seats:
            raise OptionError(f"there is no player {show(player_id)}; players are 0 to {seats - 1}")
        state: SafehouseState = self.get_game().new_initial_state()
        state.play = self.play.another_world(player_id, int(probability_sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        play = self.play
        asked = {OVER: "over", pyspiel.PlayerId.CHANCE: "chance is asked"}.get(
            play.mover, f"seat {play.mover} is asked"
        )
        view = "\n".join(f"{key}: {value}" for key, value in play.observation(SPECTATOR).view().items())
        return f"{play.machine.config.game} after {play.decisions} decisions: {asked}\n{view}"


class SafehouseObserver:
    """Observations and, with perfect recall, information states: an observation and what was seen before.

    The string has all of it; the tensor has the last `memory` entries of what was seen, the latest first.
    Public information alone is what spectators see; private information alone is what a seat sees otherwise than they.
    """

    def __init__(self, game: SafehouseGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; given: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there are no observers of all seats' private information")
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._is_public = bool(kind.public_info)
        encoding = game.machine.encoding
        self._width = encoding.width
        self._recalls = bool(kind.perfect_recall)
        self._memory = game.memory
        extra = 1 + ENTRY * self._memory if self._recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(self._width + extra, np.float32)
        parts = encoding.named(self.tensor[: self._width])
        if self._recalls:
            parts["seen"] = self.tensor[self._width : self._width + 1]
            parts["story"] = self.tensor[self._width + 1 :].reshape(self._memory, ENTRY)
        self.dict: dict[str, NDArray[np.float32]] = {
            name: part.reshape(part.shape or (1,)) for name, part in parts.items()
        }
        self._labels = _labels(game.machine)

    def set_from(self, state: SafehouseState, player: int) -> None:
        self.tensor[: self._width] = self._numbers(state.play, player)
        if self._recalls:
            seen = self._seen(state.play, player)
            self.dict["seen"][0] = len(seen)
            self.dict["story"][:] = 0
            for row, entry in enumerate(seen[: -self._memory - 1 : -1]):
                self.dict["story"][row] = _numbers_of(entry)

    def string_from(self, state: SafehouseState, player: int) -> str:
        numbers = self._numbers(state.play, player)
        places = np.flatnonzero(numbers)
        labels = self._labels
        parts = [f"{labels[i]}={value}" for i, value in zip(places.tolist(), numbers[places].tolist(), strict=True)]
        viewer = f"seat {player}" if self._is_private else "spectator"
        text = " ".join([f"{viewer}:", *parts])
        if not self._recalls:
            return text
        story = [_text_of(state.play.machine, entry) for entry in self._seen(state.play, player)]
        return " ".join([text, "|", *story])

    def _numbers(self, play: Play, player: int) -> NDArray[np.int16]:
        if not self._is_private:
            return play.numbers(SPECTATOR) if self._is_public else np.zeros(self._width, np.int16)
        if self._is_public:
            return play.numbers(player)
        public = play.numbers(SPECTATOR).copy()
        own = play.numbers(player)
        return np.where(own != public, own, 0)

    def _seen(self, play: Play, player: int) -> list[Entry]:
        seen = play.seen_by(player if self._is_private else SPECTATOR)
        if self._is_public:
            return seen
        return [entry for entry in seen if not entry[0] >> SPECTATOR & 1] if self._is_private else []


def _numbers_of(entry: Entry) -> tuple[int, ...]:
    kind = entry[1]
    return (kind if kind == OWN_CHOICE else kind + 1, *entry[2:])


@lru_cache(maxsize=1 << 16)
def _text_of(machine: Machine, entry: Entry) -> str:
    edition = machine.config.edition
    if entry[1] == OWN_CHOICE:
        return f"!{edition.actions[entry[2]].text.replace(' ', '')}"
    kind = edition.events.kinds[entry[1]]
    return f"{kind.name}({','.join(map(str, entry[2 : 2 + len(kind.args)]))})"


@cache
def _labels(machine: Machine) -> list[str]:
    """A name for each number of an observation: `agents[1][5]`."""
    labels: list[str] = []
    for part in machine.encoding.parts:
        labels += [part.name + "".join(f"[{i}]" for i in place) for place in np.ndindex(*part.shape)]
    return labels


# --- what OpenSpiel wants to know beforehand ----------------------------------------------------------------------


def _type(game: Game, given: EnvConfig | None = None) -> Any:
    kinds = pyspiel.GameType
    is_duel = given is not None and given.seats == 2 and given.reward in ("win", "lead")
    return kinds(
        short_name=f"python_safehouse_{game.name}",
        long_name=f"Safehouse: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_duel else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def _info(given: EnvConfig) -> Any:
    actions = given.edition.actions
    players, chance = actions.size, sum(kind.count for kind in actions.kinds) - actions.size
    low, high = (-1.0, 1.0) if given.reward == "win" else (2.0 * SMALLEST, 2.0 * LARGEST)
    is_duel = given.seats == 2 and given.reward in ("win", "lead")
    return pyspiel.GameInfo(
        num_distinct_actions=players,
        max_chance_outcomes=chance,
        num_players=given.seats,
        min_utility=low,
        max_utility=high,
        utility_sum=0.0 if is_duel else None,
        max_game_length=given.limit,
    )


def _memory(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= MOST_MEMORY:
        raise OptionError(f"memory: {show(value)} is not a whole number from 1 to {MOST_MEMORY}")
    return value


# --- options as parameters: each has one type, so a seat drawn at random is -1, nothing is 0, lists are joined by + --


def _parameters(game: Game) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    options = {option.key: _written(option, option.default) for option in game.options}
    return {**SHARED, "seats": game.seats[0], **options}


def _written(option: Option, value: Any) -> Any:
    if option.seat_number and value == option.default:
        return -1
    if option.members and isinstance(value, list | tuple):
        return "+".join(map(str, value))
    if isinstance(value, list | tuple):
        raise OptionError(f"option {option.key!r}: OpenSpiel needs one value for all seats, not {show(value)}")
    return 0 if value is None else value


def _read(option: Option, value: Any) -> Any:
    """A parameter as the option wants it; what is not allowed is refused where options are checked."""
    if option.seat_number and value == -1:
        return option.default
    if option.default is None and value == 0:
        return None
    if option.members and value != option.default and isinstance(value, str):
        return value.split("+")
    return value


# --- registering --------------------------------------------------------------------------------------------------


def _register(game: Game) -> None:
    """OpenSpiel keeps what makes a game beyond the end of Python, which only a class survives."""
    if f"python_safehouse_{game.name}" in pyspiel.registered_names():
        return
    name = f"SafehouseGame_{game.name}"
    globals()[name] = type(name, (SafehouseGame,), {"game": game, "__module__": __name__})  # where pickle finds it
    pyspiel.register_game(_type(game), globals()[name])


def openspiel_game(
    game: str,
    seats: int | None = None,
    *,
    reward: str = "win",
    limit: int = LIMIT,
    memory: int = MEMORY,
    **options: Any,
) -> SafehouseGame:
    """A pyspiel.Game. The same as `pyspiel.load_game("python_safehouse_GAME(seats=…)")`.

    Examples:
        >>> from safehouse.envs import openspiel_game
        >>> game = openspiel_game("spyconnection", seats=2)
        >>> game.num_players()
        2
        >>> state = game.new_initial_state()
        >>> state.is_chance_node()
        True
    """
    given = env_config(game, seats, reward, limit, options)
    _memory(memory)
    params = {"seats": given.seats, "reward": reward, "limit": limit, "memory": memory}
    _register(given.edition.game)
    params |= {o.key: _written(o, options[o.key]) for o in given.edition.game.options if o.key in options}
    loaded: SafehouseGame = pyspiel.load_game(f"python_safehouse_{given.game}", params)
    return loaded


for _game in all_games().values():
    _register(_game)
