"""Cases of the day: the best turn."""

from __future__ import annotations

from safehouse.core.cases import Setting

OPTIONS = {"explicit_end": False}
"""SPY-3.5: the turn ends by itself, so that fewer turns differ in nothing but agents recalled at its end."""
TURNS = ((8, 30), (8, 40), (10, 50), (12, 70), (16, 90), (20, 120), (24, 160))
DAYS = [Setting(2, OPTIONS, turns) for turns in TURNS]
BEGINS = frozenset({"ROOT"})
STEPS = 2
