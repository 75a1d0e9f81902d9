"""Options that belong together, by name."""

from __future__ import annotations

from safehouse.core.options import Options

PRESETS: dict[str, Options] = {
    "usual": {},
    "everything": {"secret_missions": True, "recruitment_office": True, "second_place": True},
}
