"""Games beside those of the entry points, named as `module:ATTRIBUTE` when a server is started."""

from __future__ import annotations

import importlib

from safehouse.catalogue import add_game
from safehouse.core.game import Game


def load_plugins(names: tuple[str, ...]) -> None:
    """Makes the named games known to this process."""
    for name in names:
        module, _, attribute = name.partition(":")
        game = getattr(importlib.import_module(module), attribute or "GAME")
        if not isinstance(game, Game):
            raise ValueError(f"{name}: is no game")
        add_game(game)
