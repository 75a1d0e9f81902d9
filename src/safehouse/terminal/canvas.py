"""A drawing made of characters: thin lines in braille dots, and text over them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille cell: four rows of two dots."""
_BLANK = 0x2800


class Canvas:
    """Cells by column and row. A wide character fills two cells: itself, and an empty text after it."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._text: list[list[str | None]] = [[None] * width for _ in range(height)]
        self._style = [[""] * width for _ in range(height)]
        self._dots = [[0] * width for _ in range(height)]
        self._rank = [[-1] * width for _ in range(height)]

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str, rank: int) -> None:
        """A thin line between two points in cells; where lines share a cell the higher rank gives the colour."""
        steps = max(1, int(max(abs(end[0] - start[0]) * 2, abs(end[1] - start[1]) * 4) * 1.5))
        for i in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * i / steps
            y = start[1] + (end[1] - start[1]) * i / steps
            self._dot(round(x * 2), round(y * 4), style, rank)

    def _dot(self, x: int, y: int, style: str, rank: int) -> None:
        column, row = x // 2, y // 4
        if not (0 <= column < self.width and 0 <= row < self.height):
            return
        self._dots[row][column] |= _DOTS[y % 4][x % 2]
        if rank > self._rank[row][column]:
            self._rank[row][column] = rank
            self._style[row][column] = style

    def is_free(self, column: int, row: int, width: int) -> bool:
        """Whether text of this width would lie on the canvas and over no other text."""
        if not (0 <= row < self.height and column >= 0 and column + width <= self.width):
            return False
        return all(cell is None for cell in self._text[row][column : column + width])

    def put(self, column: int, row: int, text: str, style: str) -> int:
        """Writes text, cut off at the edge; returns the column after it."""
        for character in text:
            width = cell_len(character)
            if row < 0 or row >= self.height or column < 0 or column + width > self.width:
                break
            for offset in range(width):
                self._clear(column + offset, row)
                self._text[row][column + offset] = character if offset == 0 else ""
                self._style[row][column + offset] = style
            column += width
        return column

    def _clear(self, column: int, row: int) -> None:
        """Frees a cell; of a wide character that loses one half the other becomes a space."""
        cells = self._text[row]
        if cells[column] == "" and column > 0:
            cells[column - 1] = " "
        if column + 1 < self.width and cells[column + 1] == "":
            cells[column + 1] = " "
        cells[column] = None

    def render(self) -> Text:
        result = Text(no_wrap=True)
        for row in range(self.height):
            for column in range(self.width):
                result.append(self._shown(row, column), self._style[row][column])
            if row + 1 < self.height:
                result.append("\n")
        return result

    def _shown(self, row: int, column: int) -> str:
        text = self._text[row][column]
        if text is not None:
            return text
        dots = self._dots[row][column]
        return chr(_BLANK + dots) if dots else " "
