"""What the browser's folder of Estoril 1942 copies from here is current."""

import json
import runpy
from pathlib import Path

import pytest

import safehouse as sh

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web/src/games/estoril"


def test_characters_are_those_of_the_data_set():
    tool = runpy.run_path(str(ROOT / "tools/web_data_estoril.py"))
    assert tool["main"](["--check"]) == 0


def test_the_check_notices_a_difference(tmp_path, capsys):
    tool = runpy.run_path(str(ROOT / "tools/web_data_estoril.py"))
    other = tmp_path / "box.json"
    other.write_text(tool["current"]().replace('"C05"', '"C55"', 1), encoding="utf-8")
    tool["main"].__globals__.update(TARGET=other, ROOT=tmp_path)
    assert tool["main"](["--check"]) == 1
    assert "is not current" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["card", "over", "spectator"])
def test_fixtures_have_the_shape_of_a_view(name):
    """A key that a view gained or lost must reach the fixtures: run tools/web_fixtures_estoril.py."""
    kept = json.loads((FOLDER / f"fixtures/{name}.json").read_text(encoding="utf-8"))["view"]
    live = sh.new_match("estoril", seats=3, seed=1).view(None if name == "spectator" else 0)
    assert kept.keys() >= live.keys()
    for part in ("players", "places", "missions"):
        assert kept[part][0].keys() == live[part][0].keys()
    assert kept["places"][0]["spaces"][0].keys() == live["places"][0]["spaces"][0].keys()
