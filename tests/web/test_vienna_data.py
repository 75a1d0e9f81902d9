"""What the browser's folder of Vienna copies from here is current."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web/src/games/vienna"


def test_the_faces_of_the_cards_are_current():
    script = runpy.run_path(str(FOLDER / "data/make.py"))
    assert (FOLDER / "data/cards.json").read_text(encoding="utf-8") == script["current"]()
