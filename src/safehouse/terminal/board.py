"""How a table looks in the terminal: what the terminal asks of a game, and what all boards draw with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from safehouse.core.seats import COLOURS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action
    from safehouse.core.game import Edition
    from safehouse.core.texts import Texts

View = dict[str, Any]


class Worn:
    """Something that goes with a colour, by the number of the seat that wears it."""

    def __init__(self, *by_colour: str) -> None:
        self._by_colour = by_colour

    def __getitem__(self, seat: int) -> str:
        return self._by_colour[_suits[seat]]


_suits = list(range(len(COLOURS)))
"""The place in COLOURS of what each seat wears. A terminal shows one table at a time."""


def dress(colours: Sequence[str]) -> None:
    """From now on seats wear these colours, everywhere in the terminal: those that the view tells."""
    for seat, colour in enumerate(colours):
        _suits[seat] = COLOURS.index(colour)


SEAT_LETTERS = Worn("A", "B", "C", "D")
SEAT_STYLES = Worn(
    "bold #ffffff on #c8352b",
    "bold #ffffff on #2f6fb5",
    "bold #ffffff on #277a4c",
    "bold #14171c on #e3b021",
)
"""Letter and colour of each seat, on the board, in every list, and in the names of bots."""
SEAT_LINES = Worn("#e05a4f", "#5c9be0", "#3fae70", "#e3b021")
"""The same colours for thin lines, readable on dark and light."""


@dataclass(frozen=True)
class BoardContext:
    """What a board is drawn with: the texts of the game, and the names of the players."""

    edition: Edition
    texts: Texts
    players: Sequence[str]


class Board(Protocol):
    """What the terminal asks of a game."""

    quiet: frozenset[str]
    """Kinds of events that are not told: steps on the way to what counts."""

    def __init__(self, setting: BoardContext) -> None: ...

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """The whole table as one seat sees it, at most `width` wide and about `height` high."""
        ...

    def decision(self, view: View) -> str:
        """The key of what is being asked (`decision-…` in the texts)."""
        ...

    def name(self, domain: str, code: int | str | None) -> str | None:
        """The name of a thing where the texts have none, such as a card by what is on it."""
        ...

    def choice(self, action: Action, view: View) -> str | None:
        """An action under the heading of its kind, with what it costs; None where its arguments say enough."""
        ...

    def sheet(self, view: View) -> RenderableType | None:
        """What everybody may read beside the table at any time, such as a list of missions; None if nothing."""
        ...

    def cards(self, view: View, typed: str) -> list[str]:
        """The cards of the game that are called so, each with all that is printed on it."""
        ...

    def notes(self, view: View) -> list[str]:
        """What a player would like to know beside the choices, such as what is just out of reach."""
        ...

    def score_lines(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points come from, in detail; empty where the totals say enough."""
        ...


def called(names: Mapping[str, str], typed: str) -> list[str]:
    """The codes of what is called so: by its code or name, else by the beginning of a word of its name."""
    wanted = typed.casefold()
    known = {code: (code.casefold(), name.casefold()) for code, name in names.items()}
    exact = [code for code, spellings in known.items() if wanted in spellings]
    if exact or not wanted:
        return exact
    return [
        code
        for code, (short, name) in known.items()
        if short.startswith(wanted) or any(part.startswith(wanted) for part in (name, *name.split()))
    ]


def board_of(setting: BoardContext) -> Board:
    """The board of a game: `GameBoard` of its part `terminal`; a plain listing for games that have none."""
    from . import plain

    part = setting.edition.game.part("terminal")
    board: Board = (plain if part is None else part).GameBoard(setting)
    return board
