"""How a table treats who does not act (INK-15.1, part 5): read by whoever keeps clocks and has bots."""

from __future__ import annotations

BOTS_TAKE_OVER = True
"""INK-15.1: a seat that is given up is a bot's for good. Without bots the game is abandoned by `LEAVE`."""

DEFAULTS = {"WINDOW": "SILENT"}
"""Decisions with a short clock, and what is done when it has run out: who says nothing in the window has passed."""
