"""Games beside those of the entry points, named as `module:ATTRIBUTE` when a server is started."""

from __future__ import annotations

import importlib

from safehouse.catalogue import add_game
from safehouse.core.errors import OptionError
from safehouse.core.game import Game


def load_plugins(names: tuple[str, ...]) -> None:
    """Makes the named games known to this process."""
    for name in names:
        game = _named(name)
        if not isinstance(game, Game):
            raise OptionError(f"{name}: is no game")
        add_game(game)


def _named(name: str) -> object:
    module, _, attribute = name.partition(":")
    if not module or module.startswith("."):
        raise OptionError(f"{name}: a game is named as module:ATTRIBUTE")
    try:
        return getattr(importlib.import_module(module), attribute or "GAME")
    except (ImportError, AttributeError) as error:
        raise OptionError(f"{name}: {error}") from None
