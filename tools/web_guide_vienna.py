"""Writes the record with which the guided first game of Vienna begins.

python tools/web_guide_vienna.py && (cd web && npx prettier --write src/games/vienna/guide/record.json)
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import safehouse as sh

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/src/games/vienna/guide/record.json"

SECRETS = {"f": "flask", "p": "pistol", "b": "briefcase", "m": "microfilm", "s": "slide", "-": None}
TILES = "bpbfmbfspsbbffmfbsmsfpp-ppfbsspsmpmfm-mm"
"""What lies on the squares Q01 to Q40."""

OPTIONS = {"version": "intro", "flags": "printed", "first_player": 0}


def _bribes(chocolate: int, wine: int, magazine: int, coffee: int, tobacco: int) -> dict[str, int]:
    return {"chocolate": chocolate, "wine": wine, "magazine": magazine, "coffee": coffee, "tobacco": tobacco}


def position() -> dict[str, Any]:
    """Round 3 of the introductory version: house 21, of the United States, encloses two squares for one chocolate."""
    return {
        "seats": 2,
        "options": OPTIONS,
        "pending": "ASSIGN",
        "round": 3,
        "crest": 0,
        "investigator": "B",
        "markers": {"flask": 1, "pistol": 2, "briefcase": 1, "microfilm": 1, "slide": 1},
        "tiles": {f"Q{i:02}": SECRETS[letter] for i, letter in enumerate(TILES, start=1)},
        "players": [
            {
                "colour": "red",
                "agents": ["B20", "B27", "B28"],
                "bribes": _bribes(0, 1, 1, 2, 0),
                "secrets": {"briefcase": 1, "slide": 1},
                "points": {"squares": 2, "markers": 1},
                "hand": ["046", "039", "045"],
                "drawers": ["036"],
            },
            {
                "colour": "blue",
                "agents": ["B16", "B23"],
                "bribes": _bribes(1, 1, 0, 0, 2),
                "secrets": {"pistol": 1, "slide": 1},
                "points": {"squares": 2},
                "hand": ["082", "003", "050"],
                "drawers": ["086"],
            },
        ],
    }


def current() -> dict[str, Any]:
    return sh.from_position("vienna", position(), seed=1).record()


def main() -> None:
    TARGET.write_text(json.dumps(current(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
