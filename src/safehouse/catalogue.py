"""Which games there are: our own, and those of third parties (entry-point group `safehouse.games`)."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points

from .core.errors import OptionError
from .core.game import Game
from .core.reading import show

OWN = ("spyconnection", "inkognito", "estoril", "vienna")
GROUP = "safehouse.games"


@cache
def _others() -> dict[str, Game]:
    return {point.name: point.load() for point in entry_points(group=GROUP) if point.name not in OWN}


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
        raise OptionError(f"{game.name!r} is the name of a game of our own")
    _others()[game.name] = game
