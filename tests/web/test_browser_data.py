"""What the browser's folder of Spy Connection copies from here is current."""

import json
import runpy
from pathlib import Path

import pytest

import safehouse as sh

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web/src/games/spyconnection"


def test_map_and_cards_are_those_of_the_data_set():
    tool = runpy.run_path(str(ROOT / "tools/web_data.py"))
    assert tool["main"](["--check"]) == 0


def test_the_check_notices_a_difference(tmp_path, capsys):
    tool = runpy.run_path(str(ROOT / "tools/web_data.py"))
    other = tmp_path / "reconstruction-1.json"
    other.write_text(tool["current"]().replace('"LON"', '"LDN"', 1), encoding="utf-8")
    tool["main"].__globals__.update(TARGET=other, ROOT=tmp_path)
    assert tool["main"](["--check"]) == 1
    assert "is not current" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["middle", "cover", "spectator"])
def test_fixtures_have_the_shape_of_a_view(name):
    """A key that a view gained or lost must reach the fixtures: run tools/web_fixtures.py."""
    kept = json.loads((FOLDER / f"fixtures/{name}.json").read_text(encoding="utf-8"))["view"]
    live = sh.new_match("spyconnection", seats=4, seed=1).view(None if name == "spectator" else 0)
    assert kept.keys() == live.keys()
    assert kept["players"][0].keys() == live["players"][0].keys()
    assert kept["display"][0].keys() == live["display"][0].keys()
    assert kept["players"][0]["open"][0].keys() == live["players"][0]["open"][0].keys()


def test_fixture_of_the_middle_game_is_that_of_the_script():
    script = runpy.run_path(str(ROOT / "tools/web_fixtures.py"))
    kept = json.loads((FOLDER / "fixtures/middle.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(script["fixture"](script["middle"](), 0)))
    assert [player["score"] for player in kept["view"]["players"]] == [13, 17, 19, 13]
