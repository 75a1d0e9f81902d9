"""Options that belong together, by name."""

from __future__ import annotations

from safehouse.core.options import Options

PRESETS: dict[str, Options] = {
    "first": {"version": "intro", "flags": "printed"},
    "usual": {},
    "everything": {"third_man": True, "feld_agents": True},
}
