"""The map of Spy Connection in characters, from the coordinates of the data set.

`[PAR]` is a city of the own network, `PAR*` an open target, `PAR@A` a spy; on the fields `A` is one agent of seat A and
`A2` two. Complete connections are drawn in the colour of their seat.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from safehouse.terminal.board import SEAT_LETTERS, SEAT_LINES, SEAT_STYLES, View
from safehouse.terminal.canvas import Canvas

if TYPE_CHECKING:
    from rich.text import Text

    from ..data.components import Components, Connection, Point

LEFT, RIGHT = 3, 6
"""Columns kept free at the edges, for labels."""
EMPTY_FIELD = "◦"
WIDEST_FIELD = 4


def draw_map(components: Components, view: View, names: dict[str, str], width: int, height: int) -> Text:
    """The map on so many cells. `names` are written where there is room."""
    return _Map(components, view, width, height).draw(names)


class _Map:
    def __init__(self, components: Components, view: View, width: int, height: int) -> None:
        self._components = components
        self._view = view
        self._viewer: int | None = view["seat"]
        self._me: dict[str, Any] | None = None if self._viewer is None else view["players"][self._viewer]
        self._canvas = Canvas(width, height)
        fields = [point for connection in components.connections for point in connection.fields]
        points = [*(city.at for city in components.cities), *fields]
        self._low = (min(x for x, _ in points), min(y for _, y in points))
        high = (max(x for x, _ in points), max(y for _, y in points))
        self._scale = (
            (width - 1 - LEFT - RIGHT) / max(1, high[0] - self._low[0]),
            (height - 1) / max(1, high[1] - self._low[1]),
        )
        self._at = {city.id: self._cell(city.at) for city in components.cities}

    def _cell(self, point: Point) -> tuple[int, int]:
        column = LEFT + (point[0] - self._low[0]) * self._scale[0]
        return round(column), round((point[1] - self._low[1]) * self._scale[1])

    def draw(self, names: dict[str, str]) -> Text:
        for connection in self._components.connections:
            self._line(connection)
        for city in self._components.cities:
            self._city(city.id)
        for connection in self._components.connections:
            for number, point in enumerate(connection.fields, start=1):
                self._field(f"{connection.id}-{number}", point)
        for city in self._components.cities:
            self._marks(city.id)
        for city in self._components.cities:
            self._name(city.id, names[city.id])
        return self._canvas.render()

    def _line(self, connection: Connection) -> None:
        ends = self._at[connection.start], self._at[connection.end]
        path = [ends[0], *(self._cell(point) for point in connection.fields), ends[1]]
        owner = self._owner(connection)
        style, rank = ("dim", 0) if owner is None else (SEAT_LINES[owner], 1)
        for start, end in pairwise(path):
            self._canvas.line((start[0] + 0.5, start[1] + 0.5), (end[0] + 0.5, end[1] + 0.5), style, rank)

    def _owner(self, connection: Connection) -> int | None:
        """For whom the connection is complete: the viewer first."""
        agents = [self._view["fields"].get(f"{connection.id}-{i + 1}") for i in range(len(connection.fields))]
        seats = sorted(range(self._view["seats"]), key=lambda seat: seat != self._viewer)
        return next((seat for seat in seats if all(field and field[seat] for field in agents)), None)

    def _field(self, code: str, point: Point) -> None:
        column, row = self._cell(point)
        agents: list[int] = self._view["fields"].get(code, [])
        here = [(seat, count) for seat, count in enumerate(agents) if count]
        if not here:
            self._canvas.put(column, row, EMPTY_FIELD, "")
            return
        width = sum(1 if count == 1 else 2 for _, count in here)
        twos = width <= WIDEST_FIELD
        column -= (min(width, WIDEST_FIELD) - 1) // 2
        for seat, count in here:
            mark = SEAT_LETTERS[seat] + ("2" if count > 1 and twos else "")
            column = self._canvas.put(column, row, mark, SEAT_STYLES[seat])

    def _city(self, code: str) -> None:
        column, row = self._at[code]
        mine = self._me is not None and code in self._me["network"]
        style = SEAT_STYLES[self._me["seat"]] if self._me and mine else "bold reverse"
        label = f"[{code}]" if mine else code
        self._canvas.put(column - len(label) // 2, row, label, style)

    def _marks(self, code: str) -> None:
        """Target and spies, right of the city if that covers no field, else left of it, above or below."""
        marks = [("*", "bold")] if self._me is not None and _is_target(self._me, code) else []
        spies = [player["seat"] for player in self._view["players"] if player["spy"] == code]
        if spies:
            marks += [("@", "bold"), *((SEAT_LETTERS[seat], SEAT_STYLES[seat]) for seat in spies)]
        column, row = self._at[code]
        half = (len(code) + 2) // 2
        places = ((column + half, row), (column + half + 1, row), (column - half - len(marks), row))
        around = ((column - len(marks) // 2, row - 1), (column - len(marks) // 2, row + 1))
        free = (place for place in (*places, *around) if self._canvas.is_free(*place, len(marks)))
        x, y = next(free, places[0])
        for mark, style in marks:
            x = self._canvas.put(x, y, mark, style)

    def _name(self, code: str, name: str) -> None:
        """Below the city, above it or beside it, where nothing else is written; else nowhere."""
        column, row = self._at[code]
        width = cell_len(name)
        middle = column - width // 2
        for x, y in ((middle, row + 1), (middle, row - 1), (column + 4, row), (column - 3 - width, row)):
            if self._canvas.is_free(x - 1, y, width + 2):
                self._canvas.put(x, y, name, "dim italic")
                return


def _is_target(player: dict[str, Any], city: str) -> bool:
    return any(city in mission["cities"] and city not in mission["covered"] for mission in player["open"])
