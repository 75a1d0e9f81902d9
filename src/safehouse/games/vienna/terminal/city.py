"""The city of Vienna in the terminal: streets, buildings with their agents, squares with their secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES, View
from safehouse.terminal.canvas import Canvas

if TYPE_CHECKING:
    from rich.text import Text

    from ..data.components import Components

COLOURS = {"violet": "#b08ae0", "pink": "#e58fb5", "orange": "#e09a4a", "brown": "#b07c55", "grey": "#a5a9ae"}
"""Each building also carries the first letter of its colour, so that colour is never the only sign."""
LABEL = 9
"""The widest sign of a building, with its agents."""


def draw_city(components: Components, view: View, width: int, rows: int) -> Text:
    """`B07v US·AC`: number, colour, flag, agents; squares are shown as number and the secret's first letters."""
    canvas = Canvas(width, rows)

    across = [*(one.x for one in components.buildings), *(one.x for one in components.squares)]
    down = [*(one.y for one in components.buildings), *(one.y for one in components.squares)]
    left, right, top, bottom = min(across), max(across), min(down), max(down)

    def at(x: int, y: int) -> tuple[int, int]:
        column = (x - left) * (width - LABEL) / max(1, right - left)
        return round(column) + 2, round((y - top) * (rows - 1) / max(1, bottom - top))

    place = {one.id: at(one.x, one.y) for one in components.buildings}
    place |= {one.id: at(one.x, one.y) for one in components.squares}
    for square in components.squares:
        for building in square.buildings:
            canvas.line(place[square.id], place[building], "dim", 0)
    room = _Room(width, rows)
    for seen in view["buildings"]:
        _put(canvas, room, place[seen["building"]], _building(seen))
    for seen in view["squares"]:
        _put(canvas, room, place[seen["square"]], _square(seen))
    return canvas.render()


Sign = list[tuple[str, str]]
"""What stands at a place: texts with their styles."""


def _square(seen: dict[str, Any]) -> Sign:
    return [(f"{seen['number']}{seen['secret'][:3]}", "bold")] if seen["secret"] else [("·", "dim")]


def _building(seen: dict[str, Any]) -> Sign:
    mark = "*" if seen["third_man"] else ""
    head = f"{seen['building'][1:]}{seen['colour'][0]}{seen['flag'] or ''}{seen['letter'] or ''}{mark}"
    sign = [(head + (" " if seen["agents"] else ""), f"bold {COLOURS[seen['colour']]}")]
    for seat in seen["agents"]:
        letter = SEAT_LETTERS[seat].lower() if seen["figure"] == seat else SEAT_LETTERS[seat]
        sign.append((letter, SEAT_STYLES[seat]))
    return sign


def _put(canvas: Canvas, room: _Room, where: tuple[int, int], sign: Sign) -> None:
    column, row = room.take(where[0] - 2, where[1], sum(len(text) for text, _ in sign))
    for text, style in sign:
        column = canvas.put(column, row, text, style)


class _Room:
    """Which cells are taken: a sign that would cover another stands beside it."""

    def __init__(self, width: int, rows: int) -> None:
        self._width, self._rows = width, rows
        self._taken: set[tuple[int, int]] = set()

    def take(self, column: int, row: int, length: int) -> tuple[int, int]:
        """The free place nearest to the one wished for, a row counting as much as three columns."""
        spots = [(c, r) for r in range(self._rows) for c in range(self._width - length + 1) if self._free(c, r, length)]
        spot = min(spots, key=lambda spot: abs(spot[0] - column) + 3 * abs(spot[1] - row))
        self._taken |= {(cell, spot[1]) for cell in range(spot[0], spot[0] + length)}
        return spot

    def _free(self, column: int, row: int, length: int) -> bool:
        """With a gap on both sides."""
        return not any((cell, row) in self._taken for cell in range(column - 1, column + length + 1))
