"""Safehouse: four spy board games, one house.

>>> import safehouse as sh
>>> match = sh.new_match("spyconnection", seats=2, seed=7)
>>> len(match.to_move)
1
"""

from __future__ import annotations

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
    bot,
    from_position,
    game,
    games,
    load_data_set,
    new_match,
    replay,
    resample,
)

__version__ = "0.1.0"

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
