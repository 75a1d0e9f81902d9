"""What the browser's folder of Vienna copies from here is current."""

import json
import runpy
from pathlib import Path

import pytest

import safehouse as sh

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web/src/games/vienna"
FIXTURES = sorted(path.stem for path in (FOLDER / "fixtures").glob("*.json"))


@pytest.mark.parametrize("name", FIXTURES)
def test_fixtures_have_the_shape_of_a_view(name):
    """A key that a view gained or lost must reach the fixtures."""
    kept = json.loads((FOLDER / f"fixtures/{name}.json").read_text(encoding="utf-8"))["view"]
    live = sh.new_match("vienna", seats=2, seed=1, first_player=0, feld_agents=True).view(0)
    assert kept.keys() - {"scores", "ranking", "winners"} == live.keys()
    assert kept["roof"].keys() == live["roof"].keys()
    assert type(kept["roof"]["due"]) is type(live["roof"]["due"])
    assert kept["turn"].keys() == live["turn"].keys()
    assert kept["players"][0].keys() == live["players"][0].keys()
    assert kept["players"][0]["payday"].keys() == live["players"][0]["payday"].keys()
    for prospect in kept["prospects"]:
        assert prospect.keys() == live["prospects"][0].keys()


def test_the_faces_of_the_cards_are_current():
    script = runpy.run_path(str(ROOT / "tools/web_cards_vienna.py"))
    assert (FOLDER / "data/cards.json").read_text(encoding="utf-8") == script["current"]()
