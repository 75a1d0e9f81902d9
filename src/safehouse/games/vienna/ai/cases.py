"""Cases of the day: the best action III, when the drawer has been chosen."""

from __future__ import annotations

from safehouse.core.cases import Setting

OPTIONS = {"version": "intro", "flags": "printed"}
TURNS = ((6, 30), (10, 40), (16, 60), (20, 80), (30, 100), (40, 130), (50, 160))
DAYS = [Setting(2, OPTIONS, turns) for turns in TURNS]
BEGINS = frozenset({"ACTION_III"})
STEPS = 3
