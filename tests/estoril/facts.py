"""Characters, places and missions as the data file has them, and the geometry of a city, without the engine's help."""

from __future__ import annotations

import tomllib
from importlib import resources

FILE = resources.files("safehouse.games.estoril") / "data" / "box.toml"
CONTENT = tomllib.loads(FILE.read_text(encoding="utf-8"))

COLOURS = ("RED", "GREEN", "BLUE", "YELLOW")
STARTING = [entry["id"] for entry in CONTENT["starting"]]
DECK = [entry["id"] for entry in CONTENT["deck"]]
FACES = {entry["id"]: entry for entry in CONTENT["deck"]} | {
    f"{colour}-{entry['id']}": entry for colour in COLOURS for entry in CONTENT["starting"]
}
PLACES = {str(entry["number"]): entry for entry in CONTENT["places"]}
MISSIONS = [entry["id"] for entry in CONTENT["missions"]]
NUMERALS = ("I", "II", "III", "IV")
SPACES = [f"{n}-{numeral}" for n in PLACES for numeral in NUMERALS[: 4 if n == "8" else 3]]

L1 = "426158"
"""The reference city: places in slots 1 to 6, all upright."""


def colour(seat: int, *characters: str) -> list[str]:
    """Starting characters of a seat."""
    return [f"{COLOURS[seat]}-{character}" for character in characters]


class Grid:
    """Where each space of a city lies: row and column, worked out from the data file alone."""

    def __init__(self, order: str, rotations: str = "000000") -> None:
        self.at: dict[str, tuple[int, int]] = {}
        self.slot: dict[str, tuple[int, int]] = {}
        corners = [(0, 0), (0, 1), (1, 1), (1, 0)]
        for i, (place, rotation) in enumerate(zip(order, rotations, strict=True)):
            row, column = divmod(i, 3)
            self.slot[place] = (row, column)
            for quarter, field in enumerate(PLACES[place]["fields"]):
                if field != "R":
                    down, right = corners[(quarter + int(rotation)) % 4]
                    self.at[f"{place}-{field}"] = (2 * row + down, 2 * column + right)

    def outer(self) -> set[str]:
        return {space for space, (r, c) in self.at.items() if r in (0, 3) or c in (0, 5) or space[0] == "5"}

    def beside(self, space: str) -> set[str]:
        r, c = self.at[space]
        return {other for other, (i, j) in self.at.items() if abs(i - r) + abs(j - c) == 1}

    def near(self, place: str) -> set[str]:
        r, c = self.slot[place]
        return {other for other, (i, j) in self.slot.items() if abs(i - r) + abs(j - c) == 1}
