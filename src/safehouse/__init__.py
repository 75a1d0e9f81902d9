"""Safehouse: four spy board games, one house.

>>> import safehouse as sh
>>> match = sh.new_match("spyconnection", seats=2, seed=7)
>>> len(match.to_move)
1
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from . import api, packed_observation  # noqa: F401 (observations can be pickled from the first import on)
from .api import (
    CHANCE,
    TABLE,
    Action,
    DataError,
    GameInfo,
    IllegalAction,
    Match,
    Observation,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    SafehouseError,
    UndoRefused,
    Verdict,
    bot,
    from_position,
    game,
    games,
    load_data_set,
    new_match,
    replay,
    resample,
    verify,
)

__version__ = "0.2.0"


class _Games(ModuleType):
    """`safehouse.games` is a package and a call. Importing the package hides the call, so the package can be called."""

    def __call__(self) -> dict[str, GameInfo]:
        return api.games()


import_module("safehouse.games").__class__ = _Games

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
    "Verdict",
    "bot",
    "from_position",
    "game",
    "games",
    "load_data_set",
    "new_match",
    "replay",
    "resample",
    "verify",
]
