"""How a table treats who does not act (INK-15.1, part 5): read by whoever keeps clocks and has bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from safehouse.core.options import Options

from .state import State

BOTS_TAKE_OVER = True
"""INK-15.1: a seat that is given up is a bot's for good. Without bots the game is abandoned by `LEAVE`."""

DEFAULTS = {"WINDOW": "SILENT"}
"""Decisions with a short clock, and what is done when it has run out: who says nothing in the window has passed."""


def standing(options: Options) -> Mapping[str, Callable[[State, int | None], str]]:
    """INK-11.10: in both windows of a turn a seat answers as it has armed in secret, and is not asked."""
    return {"WINDOW": _in_window} if options["declare_by"] == "active_or_partner" else {}


def _in_window(s: State, armed: int | None) -> str:
    """Declares as soon as the armed seat is on turn; who has armed nothing says nothing."""
    return "DECLARE_TOO" if armed == s.active else "SILENT"
