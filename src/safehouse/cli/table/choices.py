"""What a seat may choose from, numbered and grouped by kind; and what a player's typing means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from safehouse.core.errors import IllegalAction

if TYPE_CHECKING:
    from safehouse.core.actions import Action, ActionSpace

    from .words import Words

GAP = 3


@dataclass(frozen=True)
class Unclear:
    """Typing that fits several actions."""

    fitting: list[Action]


class Choices:
    """The legal actions of a seat, numbered from 1."""

    def __init__(self, legal: list[Action], space: ActionSpace, words: Words) -> None:
        self.legal = legal
        self._space = space
        self._words = words

    def listing(self, view: dict[str, Any], width: int) -> Table:
        """A row for each kind: its heading, then the numbered choices."""
        groups: dict[str, list[tuple[int, Action]]] = {}
        for number, action in enumerate(self.legal, start=1):
            groups.setdefault(action.kind, []).append((number, action))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, max_width=max(14, width // 3), overflow="fold")
        table.add_column(overflow="fold")
        heads = {kind: self._words.kind(members[0][1]) for kind, members in groups.items()}
        room = width - 2 - min(max(cell_len(head) for head in heads.values()), max(14, width // 3))
        for kind, members in groups.items():
            shown = [(number, self._words.choice(action, view)) for number, action in members]
            table.add_row(Text(heads[kind], "dim"), _columns(shown, room))
        return table

    # --- what was typed ---------------------------------------------------------------------------------------

    def meant(self, typed: str) -> Action | Unclear | None:
        """The action meant by a number, a canonical text or a short form.

        None for a number that is no choice; IllegalAction for what is no action at all.
        """
        if typed.isascii() and typed.isdigit():
            return self.legal[int(typed) - 1] if len(typed) < 6 and 1 <= int(typed) <= len(self.legal) else None
        try:
            return self._space.find(typed)
        except IllegalAction as error:
            fitting = self._fitting(_pieces(typed), self.legal) or self._fitting(_pieces(typed), self._everything())
            if not fitting:
                raise error from None
        return fitting[0] if len(fitting) == 1 else Unclear(fitting)

    def _everything(self) -> list[Action]:
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
        domain = next(kind for kind in self._space.kinds if kind.name == action.kind).args[key].name
        names = [self._words.thing(domain, action.args[key]), *(self._words.thing("city", part) for part in parts)]
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
    cells = [f"{number:>2} {label}" for number, label in choices]
    widest = max(cell_len(cell) for cell in cells)
    count = max(1, min(len(cells), (width + GAP) // (widest + GAP)))
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(count):
        table.add_column(overflow="fold")
    rows = [choices[i : i + count] for i in range(0, len(choices), count)]
    for row in rows:
        shown = [Text.assemble((f"{number:>2} ", "bold"), label) for number, label in row]
        table.add_row(*shown, *[""] * (count - len(shown)))
    return table
