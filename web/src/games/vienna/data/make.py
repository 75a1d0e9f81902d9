"""Writes the faces of Vienna's cards for the browser: what a card is called there is what it does.

python web/src/games/vienna/data/make.py      # writes cards.json beside it
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from safehouse.games.vienna.view.view import CARD_FACES

TARGET = Path(__file__).with_name("cards.json")


def current() -> str:
    faces = ",\n".join(f"  {json.dumps(msgspec.to_builtins(face))}" for face in CARD_FACES)
    return f"[\n{faces}\n]\n"


if __name__ == "__main__":
    TARGET.write_text(current(), encoding="utf-8")
