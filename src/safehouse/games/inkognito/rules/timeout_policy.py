"""How a table treats who does not act (INK-15.1, part 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from safehouse.core.declaration import StandingAnswers, TablePolicy
from safehouse.core.options import Options

if TYPE_CHECKING:
    from .state import State


def standing(options: Options) -> StandingAnswers:
    """INK-11.10: in both windows of a turn a seat answers as it has armed in secret, and is not asked."""
    return {"WINDOW": _in_window} if options["declare_by"] == "active_or_partner" else {}


def _in_window(s: State, armed: int | None) -> str:
    """Declares as soon as the armed seat is on turn; who has armed nothing says nothing."""
    return "DECLARE_TOO" if armed == s.active else "SILENT"


POLICY = TablePolicy(bots_take_over=True, defaults={"WINDOW": "SILENT"}, standing=standing)
"""INK-15.1: a seat that is given up is a bot's for good; without bots the game is abandoned by `LEAVE`. Who lets the
short clock of the window run out says nothing: he has passed."""
