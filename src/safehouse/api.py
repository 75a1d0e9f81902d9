"""The public calls of the package; `import safehouse as sh` gives them all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .catalogue import all_games, find_game
from .core.actions import Action
from .core.datasets import DataSet
from .core.errors import (
    DataError,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    SafehouseError,
    UndoRefused,
)
from .core.game import Game, GameInfo
from .core.match import ChanceMode, Match, Refusal
from .core.observation import Observation
from .core.records import open_match, read_position, read_record, resampled
from .core.seats import CHANCE, TABLE
from .core.validation import show

if TYPE_CHECKING:
    from .bots import Bot

__all__ = [
    "CHANCE",
    "TABLE",
    "Action",
    "DataError",
    "GameInfo",
    "IllegalAction",
    "Match",
    "Observation",
    "OptionError",
    "PositionError",
    "RecordError",
    "Refusal",
    "SafehouseError",
    "UndoRefused",
    "bot",
    "from_position",
    "game",
    "games",
    "load_data_set",
    "new_match",
    "replay",
    "resample",
]


def games() -> dict[str, GameInfo]:
    """All games by name, with seats, options and data sets."""
    return {name: game.info() for name, game in all_games().items()}


def game(name: str) -> Game:
    """A game by its name, with its texts, data sets and editions."""
    return find_game(name)


def load_data_set(game: str, file: str | Path) -> DataSet:
    """Loads an own data set; afterwards `data_set=NAME` plays it. DataError lists every fault."""
    return find_game(game).load_data_set(Path(file))


def new_match(
    game: str, seats: int, seed: int | str | None = None, chance: ChanceMode = "auto", **options: Any
) -> Match:
    """Opens a match. With one seed, options and the same actions everything is the same on every machine.

    `chance="manual"` leaves draws and dice to the caller: `m.to_move == (sh.CHANCE,)`.
    """
    found = find_game(game)
    accepted = found.accept(seats, options)
    return open_match(found.edition(accepted["data_set"]), seats, accepted, seed=seed, chance=chance)


def replay(record: Mapping[str, Any], upto: int | None = None, seed: int | str | None = None) -> Match:
    """The match of a record, or its first `upto` steps. It can be played on."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError([f"{show(record)} is not a record: a table with the key 'game'"])
    try:
        found = find_game(record["game"])
    except OptionError as error:
        raise RecordError([str(error)]) from None
    return read_record(found, record, upto, seed)


def from_position(
    game: str, position: Mapping[str, Any], seed: int | str | None = None, chance: ChanceMode = "auto"
) -> Match:
    """A match that begins from a position; PositionError lists every fault."""
    return read_position(find_game(game), position, seed=seed, chance=chance)


def resample(observation: Observation, seed: int | str | None = None) -> Match:
    """A match in a random world consistent with what a seat knows; it takes the observation, never the match."""
    return resampled(observation, seed)


def bot(
    name: str,
    *,
    ms: int | None = None,
    iterations: int | None = None,
    level: int | None = None,
    seed: int | str | None = None,
    **settings: int | str,
) -> Bot:
    """A player that sees observations alone: `bot("greedy").choose(m.observation(seat))`."""
    from .bots import make_bot

    return make_bot(name, ms=ms, iterations=iterations, level=level, seed=seed, **settings)
