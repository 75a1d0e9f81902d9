"""Writes the records with which the guided games begin, by the rules as they are now.

Which they are, a game's folder says: `guide/make.py`.

python tools/web_guides.py && (cd web && npx prettier --write "src/games/*/guide/*.json")
"""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path
from typing import Any

import safehouse as sh

GAMES = Path(__file__).resolve().parent.parent / "web/src/games"
GUIDES = {
    (file.parents[1].name, guide): position
    for file in sorted(GAMES.glob("*/guide/make.py"))
    for guide, position in run_path(str(file))["GUIDES"].items()
}


def path_of(game: str, guide: str) -> Path:
    return GAMES / game / "guide" / f"{guide}.json"


def record(game: str, guide: str) -> dict[str, Any]:
    """The record with which a guided game begins."""
    return sh.from_position(game, GUIDES[game, guide](), seed=1).record()


def main() -> None:
    for game, guide in GUIDES:
        text = json.dumps(record(game, guide), ensure_ascii=False, indent=2)
        path_of(game, guide).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
