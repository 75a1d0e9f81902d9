"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games at once as arrays.

All show a seat exactly what it knows, in one encoding; see docs/environments.md. What is imported here is loaded when
it is used, so each needs its own library alone (all are in the extra `envs`).
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import aec_env
    from .batched import batch
    from .openspiel import openspiel_game
    from .presets import preset
    from .solo import gym_env

__all__ = ["aec_env", "batch", "gym_env", "openspiel_game", "preset"]

_HOMES = {
    "aec_env": "aec",
    "batch": "batched",
    "gym_env": "solo",
    "openspiel_game": "openspiel",
    "preset": "presets",
}
_LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel")
"""Those of the extra `envs`."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = importlib.import_module(f"{__name__}.{_HOMES[name]}")
    except ModuleNotFoundError as error:
        if error.name not in _LIBRARIES:
            raise
        raise ImportError(f"{name} needs {error.name}: pip install 'safehouse[envs]'") from error
    return getattr(module, name)
