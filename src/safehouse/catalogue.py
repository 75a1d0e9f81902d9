"""Which games there are: our own, and those of third parties (entry-point group `safehouse.games`)."""

from __future__ import annotations

import importlib
import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .core.errors import OptionError
from .core.game import Game
from .core.validation import show

OWN = ("spyconnection", "inkognito", "estoril", "vienna")
GROUP = "safehouse.games"

logger = logging.getLogger("safehouse.catalogue")


@cache
def _others() -> dict[str, Game]:
    found = {point.name: _loaded(point) for point in entry_points(group=GROUP) if point.name not in OWN}
    return {name: game for name, game in found.items() if game is not None}


def _loaded(point: EntryPoint) -> Game | None:
    """A game of somebody else. A broken one is left out with a warning: the others can be played all the same."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is not a Game")
    except Exception as error:
        package = point.dist.name if point.dist is not None else "?"
        reason = f"{type(error).__name__}: {error}"
        logger.warning("the game %r (%s) is left out: %s", point.name, package, reason)
        return None
    return game


def all_games() -> dict[str, Game]:
    own = {name: _own(name) for name in OWN}
    return {**own, **_others()}


@cache
def _own(name: str) -> Game:
    game = importlib.import_module(f"safehouse.games.{name}").GAME
    assert isinstance(game, Game)
    return game


def find_game(name: str) -> Game:
    if name in OWN:
        return _own(name)
    others = _others()
    found = next((game for other, game in others.items() if other == name), None)
    if found is None:
        raise OptionError(f"unknown game {show(name)}; games are {', '.join([*OWN, *others])}")
    return found


def add_game(game: Game) -> None:
    """Makes a game known to this process without an entry point."""
    if game.name in OWN:
        raise OptionError(f"{game.name!r} is the name of a game that comes with Safehouse")
    _others()[game.name] = game
