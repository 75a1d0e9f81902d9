"""Options that belong together, by name."""

from __future__ import annotations

from safehouse.core.options import Options

PRESETS: dict[str, Options] = {
    "first": {},
    "usual": {"start_missions": "draft"},
    "everything": {"start_missions": "draft", "board_side": "dark"},
}
