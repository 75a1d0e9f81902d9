"""What was chosen when a table was opened, in few words: a preset, or the options that are not as by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import safehouse as sh
from safehouse.core.game import Game

from ..tables.table import Table


class ChosenOptions(NamedTuple):
    preset: str | None
    changed: list[str]


def chosen_options(table: Table) -> ChosenOptions:
    game = sh.game(table.game)
    seats = len(table.seats)
    given = table.match.options if table.begun else table.options
    changed = _changed(game, given, seats)
    found = [code for code, options in game.presets.items() if _changed(game, options, seats) == changed]
    return ChosenOptions(found[0] if found else None, list(changed))


def _changed(game: Game, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options that have an effect and are not as by default."""
    options = {option.key: given.get(option.key, option.default) for option in game.options}
    mattering = [option for option in game.options if option.matters(options, seats)]
    return {option.key: options[option.key] for option in mattering if options[option.key] != option.default}
