"""Others' games: known leaks are found, with witnesses that run without us; what is sound raises no alarm."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.audit.findings import Finding
from safehouse.audit.openspiel import audit_openspiel
from safehouse.audit.pettingzoo import audit_pettingzoo
from safehouse.cli.main import main

FOLDER = Path(__file__).parent
OURS = [f"python_safehouse_{name}" for name in ("spyconnection", "estoril", "vienna", "inkognito")]


def holds(found: Finding, folder: Path) -> bool:
    """The witness runs in a Python that does not find Safehouse."""
    file = folder / "witness.py"
    blocked = "import sys\nsys.modules['safehouse'] = None\n"
    file.write_text(blocked + found.script, "utf-8")
    ran = subprocess.run([sys.executable, str(file)], check=False, cwd=FOLDER, env={"PYTHONPATH": str(FOLDER)})
    return ran.returncode == 0


def test_the_string_of_dark_hex_tells_what_its_tensor_hides(tmp_path: Path) -> None:
    """How often a rival has bumped into one's stones."""
    verdict = audit_openspiel("dark_hex", seconds=60, histories=400)
    found = verdict.findings["information_state_string > information_state_tensor"]
    assert holds(found, tmp_path)


def test_resampling_in_a_layoff_of_gin_rummy_hands_out_the_true_hand(tmp_path: Path) -> None:
    verdict = audit_openspiel("gin_rummy", seconds=300, histories=2_000, wanted="resample")
    assert holds(verdict.findings["resample"], tmp_path)


@pytest.mark.parametrize("game", ["kuhn_poker", "leduc_poker", "liars_dice", "tiny_hanabi"])
def test_sound_games_raise_no_alarm(game: str) -> None:
    verdict = audit_openspiel(game, seconds=60, histories=500)
    assert verdict.findings == {}
    assert verdict.decisions > 500


@pytest.mark.parametrize("histories", [5, pytest.param(400, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", OURS)
def test_our_games_raise_no_alarm(game: str, histories: int) -> None:
    verdict = audit_openspiel(game, seconds=600, histories=histories)
    assert verdict.findings == {}
    assert verdict.histories >= histories


def test_a_mask_that_tells_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    verdict = audit_pettingzoo("leaky:env", histories=50)
    assert [found.player for found in verdict.findings.values()] == [1]
    assert holds(verdict.findings["action_mask > observation"], tmp_path)
    assert audit_pettingzoo("leaky:tight_env", histories=50).findings == {}


def test_a_witness_that_does_not_hold_fails(tmp_path: Path) -> None:
    found = audit_openspiel("dark_hex", seconds=60, histories=400).findings.popitem()[1]
    assert not holds(Finding("", 0, "", found.script.replace("!=", "=="), 0), tmp_path)


def test_the_command_says_it_by_its_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    assert main(["audit", "pettingzoo:leaky:tight_env", "--seconds", "0.2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["findings"] == []
    assert main(["audit", "pettingzoo:leaky:env", "--seconds", "0.2", "--witnesses", str(tmp_path)]) == 1
    assert "action_mask tells second" in capsys.readouterr().out
    assert [file.suffix for file in tmp_path.iterdir()] == [".py"]


@pytest.mark.parametrize("name", ["kuhn_poker", "chess:x", "openspiel:", "openspiel:no_such_game", "pettingzoo:none"])
def test_what_cannot_be_looked_at_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", name]) == 2
    assert capsys.readouterr().err.startswith("safehouse: ")
