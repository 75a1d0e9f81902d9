"""Which games there are: the packages in `safehouse.games`, and those of the entry-point group of that name.

Each declares itself by a `Game`; nothing here, or anywhere else, lists them.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .core.errors import OptionError
from .core.game import Game
from .core.validation import show

GROUP = "safehouse.games"
"""The package of our own games, and the entry-point group of others'."""

logger = logging.getLogger("safehouse.catalogue")


@cache
def _own() -> tuple[str, ...]:
    """The names of our games: the folders, none of which is imported for it."""
    return tuple(
        module.name for module in pkgutil.iter_modules(importlib.import_module(GROUP).__path__) if module.ispkg
    )


@cache
def _load(name: str) -> Game:
    game = importlib.import_module(f"{GROUP}.{name}").GAME
    assert isinstance(game, Game)
    return game


@cache
def _others() -> dict[str, Game]:
    found = {point.name: _loaded(point) for point in entry_points(group=GROUP) if point.name not in _own()}
    return {name: game for name, game in found.items() if game is not None}


def _loaded(point: EntryPoint) -> Game | None:
    """A game of somebody else. A broken one is left out with a warning: the others can be played all the same."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is not a Game")
        if game.name != point.name:
            raise ValueError(f"the entry point is called {point.name}, the game {game.name}")
    except Exception as error:
        package = point.dist.name if point.dist is not None else "?"
        reason = f"{type(error).__name__}: {error}"
        logger.warning("the game %r (%s) is left out: %s", point.name, package, reason)
        return None
    return game


def all_games() -> dict[str, Game]:
    """All games by name, in the order that they declare."""
    return _in_order({**own_games(), **_others()})


def own_games() -> dict[str, Game]:
    """Those of our own alone."""
    return _in_order({name: _load(name) for name in _own()})


def _in_order(found: dict[str, Game]) -> dict[str, Game]:
    return dict(sorted(found.items(), key=lambda one: (one[1].order, one[0])))


def find_game(name: str) -> Game:
    """A game by its name. One of our own is imported alone, without the others."""
    if name in _own():
        return _load(name)
    found = next((game for other, game in _others().items() if other == name), None)
    if found is None:
        raise OptionError(f"unknown game {show(name)}; games are {', '.join(all_games())}")
    return found


def add_game(game: Game) -> None:
    """Makes a game known to this process without an entry point."""
    if game.name in _own():
        raise OptionError(f"{game.name!r} is the name of a game that comes with Safehouse")
    _others()[game.name] = game
