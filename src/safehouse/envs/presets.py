"""Options of a game that belong together, under a name: `aec_env("inkognito", **preset("inkognito", "research"))`."""

from __future__ import annotations

import importlib
from importlib import resources
from typing import Any

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError
from safehouse.core.reading import show


def preset(game: str, name: str = "research") -> dict[str, Any]:
    """The options of a preset, from `presets.py` in the game's folder; OptionError names those there are."""
    package = find_game(game).package
    known: dict[str, dict[str, Any]] = {}
    if any(entry.name == "presets.py" for entry in resources.files(package).iterdir()):
        known = importlib.import_module(f"{package}.presets").PRESETS
    if name not in known:
        raise OptionError(f"{game} has no preset {show(name)}; presets are {', '.join(known) or 'none'}")
    return dict(known[name])
