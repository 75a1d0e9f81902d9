"""What the people at the table see, fitted to the size of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from safehouse.core.texts import Texts
    from safehouse.terminal.board import Board, View

    from .choices import Choices
    from .words import Words

Event = dict[str, Any]

TALL = 36
"""From this height on the table stays on the screen and is drawn anew before every question."""
BELOW_THE_TABLE = 16
"""So many rows are usual for events and choices; the table keeps its size while they fit."""
TOLD_AT_MOST = 8
TOLD_AT_LEAST = 4
"""How many of the latest events stand above a question; `log` has them all."""


class Screen:
    """Writes tables, questions and sentences to a terminal."""

    def __init__(self, console: Console, board: Board, words: Words, own: Texts) -> None:
        self._console = console
        self._board = board
        self._words = words
        self._own = own

    # --- single lines -----------------------------------------------------------------------------------------

    def show(self, what: RenderableType) -> None:
        self._console.print(what)

    def say(self, line: str, style: str = "") -> None:
        self.show(Text(line, style=style))

    def refuse(self, line: str) -> None:
        self.say(line, "red")

    def clear(self) -> None:
        if self._console.is_terminal:
            self._console.clear()

    def tell(self, events: list[Event], most: int = TOLD_AT_MOST) -> None:
        for line in self._sentences(events, most):
            self.show(line)

    def _sentences(self, events: list[Event], most: int) -> list[RenderableType]:
        events = [event for event in events if event["kind"] not in self._board.quiet]
        lines = [self._sentence(event) for event in events[max(0, len(events) - most) :]]
        if len(events) > most:
            lines.insert(0, Text(self._own.say("earlier", count=len(events) - most), "dim"))
        return lines

    def _sentence(self, event: Event) -> RenderableType:
        line = Text(self._words.event(event))
        if event["private"]:
            line.append(f" {self._own.say('private')}", "dim")
        return _marked(event["args"].get("seat"), line)

    # --- table and question -----------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        self.show(self._board.table(view, self._console.width, self._console.height))

    def sheet(self, view: View) -> bool:
        """What can be read beside the table; False where the game has nothing of the kind."""
        sheet = self._board.sheet(view)
        if sheet is not None:
            self.show(sheet)
        return sheet is not None

    def question(self, view: View, choices: Choices, events: list[Event], *, fresh: bool) -> None:
        """What has happened and what is asked; above it the table, as high as there is room."""
        asked = self._asked(view, choices)
        stays = self._console.is_terminal and self._console.height >= TALL
        rows = sum(map(self._lines, asked)) + 1
        most = max(TOLD_AT_LEAST, min(TOLD_AT_MOST, BELOW_THE_TABLE - rows - 1))
        told = self._sentences(events, most if stays else TOLD_AT_LEAST)
        if stays or fresh:
            if stays:
                self.clear()
            below = max(BELOW_THE_TABLE, rows + sum(map(self._lines, told)))
            table = self._board.table(view, self._console.width, self._console.height - below)
            if stays:
                told = self._fitting(events, most, self._console.height - rows - self._lines(table))
            self.show(table)
        for part in (*told, *asked):
            self.show(part)

    def _fitting(self, events: list[Event], most: int, room: int) -> list[RenderableType]:
        """As many of the latest events as there is room for below a high table, but not fewer than the fewest."""
        told = self._sentences(events, most)
        while most > TOLD_AT_LEAST and sum(map(self._lines, told)) > room:
            most -= 1
            told = self._sentences(events, most)
        return told

    def _asked(self, view: View, choices: Choices) -> list[RenderableType]:
        seat = view["seat"]
        question = _marked(seat, Text(self._words.decision(view, seat), "bold"))
        notes = [Text(note, "dim") for note in self._board.notes(view)]
        return [question, choices.listing(view, self._console.width), *notes]

    def _lines(self, what: RenderableType) -> int:
        return len(self._console.render_lines(what))


def _marked(seat: int | None, line: Text) -> RenderableType:
    """A line behind the mark of a seat."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3)
    table.add_column(overflow="fold")
    mark = Text("") if seat is None else Text(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
    table.add_row(mark, line)
    return table
