"""Options that belong together, by name (part 7 of the rules)."""

from __future__ import annotations

from safehouse.core.options import Options

PRESETS: dict[str, Options] = {
    "first": {"repeat_rule": "prevent"},
    "usual": {},
    "everything": {"repeat_rule": "amateur", "start_arrangement": "choose"},
    "research": {"declare_by": "active_only", "turn_limit": 200},
}
"""`research`: no window after every turn, and every game ends."""
