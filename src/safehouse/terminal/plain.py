"""A listing of all a seat sees, for games without a drawn board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text
from rich.tree import Tree

from .board import BoardContext, View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action

_COMMON = {"game", "data_set", "seats", "options", "seat", "to_move", "decision", "over"}


class GameBoard:
    """The game's part of the view as a tree."""

    quiet = frozenset[str]()

    def __init__(self, setting: BoardContext) -> None:
        self._title = setting.edition.game.title

    def table(self, view: View, width: int, height: int) -> RenderableType:
        tree = Tree(Text(self._title, style="bold"))
        for key, value in view.items():
            if key not in _COMMON:
                _grow(tree, key, value)
        return tree

    def decision(self, view: View) -> str:
        return str(view["decision"])

    def name(self, domain: str, code: int | str | None) -> str | None:
        return None

    def choice(self, action: Action, view: View) -> str | None:
        return None

    def sheet(self, view: View) -> RenderableType | None:
        return None

    def cards(self, view: View, typed: str) -> list[str]:
        return []

    def notes(self, view: View) -> list[str]:
        return []

    def score_lines(self, view: View, seat: int) -> list[tuple[str, int]]:
        return []


def _grow(tree: Tree, key: str, value: Any) -> None:
    """Adds a value; what holds nothing but plain values stays on one line."""
    members = list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if _nested(value) else None
    if members is None:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        tree.add(Text.assemble((f"{key}: ", "dim"), shown))
        return
    branch = tree.add(Text(key, style="dim"))
    for inner, member in members:
        _grow(branch, str(inner), member)


def _nested(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(member, list | dict) for member in value)
