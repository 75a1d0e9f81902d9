"""What each seat wears."""

from __future__ import annotations

from collections.abc import Sequence

import safehouse as sh
from safehouse.core.seats import COLOURS

from .table import Table


def colours_of(table: Table) -> Sequence[str | None]:
    """The colour of each seat; before the match has begun None where it is still to be dealt."""
    if table.begun:
        fixed = table.match.edition.colours is None  # then they go by seat, and nobody has to look
        return COLOURS[: len(table.seats)] if fixed else table.look(table.spectator).colours
    if table.position is not None:
        return [None] * len(table.seats)
    game = sh.game(table.game)
    options = game.accept(len(table.seats), table.options)
    edition = game.edition(options["data_set"])
    tell = edition.colours
    return COLOURS if tell is None else tell(edition.prepare(len(table.seats), options))
