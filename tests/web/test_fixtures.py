"""The fixtures of the client's tests are those that `make fixtures` writes: a rule that changed has reached them."""

from __future__ import annotations

import json
import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools/fixtures"
GAMES = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/fixtures"))


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOL))
    monkeypatch.delitem(sys.modules, "playing", raising=False)
    spec = util.spec_from_file_location("fixtures_tool", TOOL / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    found = util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_every_game_with_fixtures_is_written(tool: ModuleType) -> None:
    assert sorted(tool.GAMES) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_fixtures_are_current(game: str, tool: ModuleType) -> None:
    assert tool.differing(game) == []


def test_what_differs_is_named(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "spyconnection/fixtures"
    folder.mkdir(parents=True)
    monkeypatch.setattr(tool, "WEB", tmp_path)
    monkeypatch.setattr(tool, "made", lambda game: {"middle": '{"view":1}', "over": "{}"})
    (folder / "middle.json").write_text('{"view":2}', encoding="utf-8")
    (folder / "mine.json").write_text(json.dumps({}), encoding="utf-8")
    assert tool.differing("spyconnection") == [
        "spyconnection/middle: not current",
        "spyconnection/over: not current",
        "spyconnection/mine: nobody writes it",
    ]
