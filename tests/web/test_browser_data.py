"""What the browser's folder of Spy Connection copies from here is current."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_map_and_cards_are_those_of_the_data_set():
    tool = runpy.run_path(str(ROOT / "web/src/games/spyconnection/data/make.py"))
    assert tool["main"](["--check"]) == 0


def test_the_check_notices_a_difference(tmp_path, capsys):
    tool = runpy.run_path(str(ROOT / "web/src/games/spyconnection/data/make.py"))
    other = tmp_path / "reconstruction-1.json"
    other.write_text(tool["current"]().replace('"LON"', '"LDN"', 1), encoding="utf-8")
    tool["main"].__globals__.update(TARGET=other, ROOT=tmp_path)
    assert tool["main"](["--check"]) == 1
    assert "is not current" in capsys.readouterr().err
