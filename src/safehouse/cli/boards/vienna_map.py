"""The city of Vienna in the terminal: streets, buildings with their agents, squares with their secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..canvas import Canvas
from . import SEAT_LETTERS, SEAT_STYLES, View

if TYPE_CHECKING:
    from rich.text import Text

    from safehouse.games.vienna.components import Components

COLOURS = {"violet": "#b08ae0", "pink": "#e58fb5", "orange": "#e09a4a", "brown": "#b07c55", "grey": "#a5a9ae"}
"""Each building also carries the first letter of its colour, so that colour is never the only sign."""
WIDTH, HEIGHT = 1200, 900


def draw_city(components: Components, view: View, width: int, rows: int) -> Text:
    """`B07v US·AC`: number, colour, flag, agents; squares are shown as number and the secret's first letters."""
    canvas = Canvas(width, rows)

    def at(x: int, y: int) -> tuple[int, int]:
        return round(x * (width - 12) / WIDTH) + 2, round(y * (rows - 1) / HEIGHT)

    place = {one.id: at(one.x, one.y) for one in components.buildings}
    place |= {one.id: at(one.x, one.y) for one in components.squares}
    for square in components.squares:
        for building in square.buildings:
            canvas.line(place[square.id], place[building], "dim", 0)
    for seen in view["squares"]:
        _put_square(canvas, place[seen["square"]], seen)
    for seen in view["buildings"]:
        _put_building(canvas, place[seen["building"]], seen)
    return canvas.render()


def _put_square(canvas: Canvas, where: tuple[int, int], seen: dict[str, Any]) -> None:
    column, row = where
    label = f"{seen['number']}{seen['secret'][:3]}" if seen["secret"] else "·"
    canvas.put(max(0, column - 1), row, label, "bold" if seen["secret"] else "dim")


def _put_building(canvas: Canvas, where: tuple[int, int], seen: dict[str, Any]) -> None:
    column, row = max(0, where[0] - 2), where[1]
    mark = "*" if seen["third_man"] else ""
    head = f"{seen['building'][1:]}{seen['colour'][0]}{seen['flag'] or ''}{seen['letter'] or ''}{mark}"
    column = canvas.put(column, row, head + (" " if seen["agents"] else ""), f"bold {COLOURS[seen['colour']]}")
    for seat in seen["agents"]:
        letter = SEAT_LETTERS[seat].lower() if seen["figure"] == seat else SEAT_LETTERS[seat]
        column = canvas.put(column, row, letter, SEAT_STYLES[seat])
