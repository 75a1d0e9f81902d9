"""What a seat may choose from, numbered and grouped by kind; and what a player's typing means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from safehouse.core.errors import IllegalAction

if TYPE_CHECKING:
    from safehouse.core.actions import Action, ActionSpace

    from .words import Words

NUMBER, GAP = 3, 3
"""How wide a choice's number is, and the gap after the choice."""


class Choices:
    """The legal actions of a seat, numbered from 1."""

    def __init__(self, legal: list[Action], space: ActionSpace, words: Words) -> None:
        self.legal = legal
        self._space = space
        self._words = words

    def listing(self, view: dict[str, Any], width: int) -> Table:
        """A row for each kind: its heading, then the numbered choices."""
        groups: dict[str, list[tuple[int, str]]] = {}
        for number, action in enumerate(self.legal, start=1):
            groups.setdefault(self._words.kind(action), []).append((number, self._words.choice(action, view)))
        widest = min(max(cell_len(heading) for heading in groups), max(14, width // 3))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=widest, overflow="fold")
        table.add_column(overflow="fold")
        for heading, shown in groups.items():
            table.add_row(Text(heading, "dim"), _columns(shown, width - 2 - widest))
        return table

    # --- what was typed ---------------------------------------------------------------------------------------

    def meant(self, typed: str) -> list[Action]:
        """The actions that a number, a text, a short form or a name alone may mean: the legal ones, else any."""
        if typed.isascii() and typed.isdigit():
            return self.legal[int(typed) - 1 : int(typed)] if 0 < int(typed[:6]) <= len(self.legal) else []
        try:
            return [self._space.find(typed)]
        except IllegalAction:
            pieces = _pieces(typed)
            found = self._fitting(pieces, self.legal) or self._fitting(pieces, self._everything)
            found = found or [action for action in self.legal if pieces and self._fits(action, pieces)]
            return self._exactly(pieces, found) or found

    def _exactly(self, pieces: list[str], found: list[Action]) -> list[Action]:
        """Of several that fit, those whose arguments are written out in full: `5-I` is not `5-II`."""
        return [action for action in found if all(self._is_written(action, piece) for piece in pieces)]

    def _is_written(self, action: Action, piece: str) -> bool:
        return _is_kind(action.kind, piece) or any(piece in self._spellings(action, key) for key in action.args)

    def of_kind(self, typed: str) -> list[Action]:
        """All actions of the kind that was typed, the legal ones first."""
        kind = _pieces(typed)[:1]
        return [*self._fitting(kind, self.legal), *self._fitting(kind, self._everything)]

    @property
    def _everything(self) -> list[Action]:
        """All actions of players."""
        return self._space.actions[: self._space.size]

    def _fitting(self, pieces: list[str], actions: Iterable[Action]) -> list[Action]:
        """The actions whose kind begins with the first piece and whose arguments fit the others."""
        if not pieces:
            return []
        kind, *rest = pieces
        found = [action for action in actions if _is_kind(action.kind, kind)]
        exact = [action for action in found if action.kind.casefold() == kind]
        return [action for action in exact or found if self._fits(action, rest)]

    def _fits(self, action: Action, pieces: list[str]) -> bool:
        known = [self._spellings(action, key) for key in action.args]
        return all(any(_is_spelling(piece, spellings) for spellings in known) for piece in pieces)

    def _spellings(self, action: Action, key: str) -> list[str]:
        """How an argument may be written: its code, the parts of its code, and the names of these."""
        code = str(action.args[key])
        parts = [code, *code.split("-")]
        names = [name for part in parts for name in self._words.spellings(part)]
        return [text.casefold() for text in (*parts, *names)]


def _pieces(typed: str) -> list[str]:
    return [piece for piece in re.split(r"[\s,()]+", typed.casefold()) if piece]


def _is_kind(kind: str, typed: str) -> bool:
    return len(typed) > 0 and kind.casefold().replace("_", "").startswith(typed.replace("_", ""))


def _is_spelling(typed: str, spellings: list[str]) -> bool:
    """Numbers must be meant exactly; of words the beginning is enough."""
    if typed.isdigit():
        return typed in spellings
    return any(text.startswith(typed) for text in spellings)


def _columns(choices: list[tuple[int, str]], width: int) -> Table:
    """Numbered choices side by side, in as many columns as fit."""
    widest = NUMBER + max(cell_len(label) for _, label in choices)
    count = max(1, min(len(choices), (width + GAP) // (widest + GAP)))
    table = Table.grid()
    for _ in range(count):
        table.add_column(width=NUMBER)
        table.add_column(overflow="fold")
        table.add_column(width=GAP)
    for start in range(0, len(choices), count):
        row = choices[start : start + count]
        table.add_row(*(cell for number, label in row for cell in (Text(f"{number:>2}", "bold"), Text(label), "")))
    return table
