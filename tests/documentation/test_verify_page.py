"""The lines of docs/verify.md check a record by themselves, and so does `safehouse verify`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import safehouse as sh
from safehouse.cli.main import main
from safehouse.core.deals import commitment_of

from ..core.test_deals import GAMES, SECRET, TAMPERINGS, change_draw, finished, sealed_record

PAGE = Path(__file__).parents[2] / "docs" / "verify.md"
BY_RULES_ALONE = ("change_pile", "change_cards")
"""Of what lay in a pile the page's lines take the certificate's word; still the drawn card rarely fits then."""


def checked(record: dict[str, Any], folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs the lines of the page, where nothing of Safehouse can be imported."""
    (lines,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    (folder / "check.py").write_text(lines, encoding="utf-8")
    (folder / "game.json").write_text(json.dumps(record), encoding="utf-8")
    command = [sys.executable, "-I", "-S", "check.py", "game.json"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_find_an_honest_game_fair(game: str, tmp_path: Path) -> None:
    record = finished(game)
    done = checked(record, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"all {sh.verify(record).draws} draws fit\n"


@pytest.mark.parametrize(
    "tamper", [t for t, _ in TAMPERINGS if t.__name__ not in BY_RULES_ALONE], ids=lambda one: str(one.__name__)
)
def test_the_lines_find_what_was_tampered_with(tamper: Callable[[dict[str, Any]], None], tmp_path: Path) -> None:
    record = finished("spyconnection")
    tamper(record)
    done = checked(record, tmp_path)
    assert done.returncode == 1
    assert done.stderr


def test_the_lines_find_a_number_that_was_not_the_sealed_one(tmp_path: Path) -> None:
    record = sealed_record()
    assert checked(record, tmp_path).returncode == 0
    record["certificate"]["seals"][1] = commitment_of("33" * 32)
    assert "sealed" in checked(record, tmp_path).stderr


def test_the_command_tells_whose_number_was_not_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(sealed_record()), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "not opened, by seat 0" in told
    assert "no number was added" not in told


def test_the_page_names_all_piles() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game in GAMES:
        row = next(line for line in page.splitlines() if line.startswith(f"| {sh.games()[game].title} |"))
        named = set(re.findall("`([a-z_]+)`", row))
        assert {pile for pile, _ in finished(game)["certificate"]["draws"]} <= named


# --- the command ----------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "game.json"
    found.write_text(json.dumps(finished("spyconnection")), encoding="utf-8")
    return found


def test_verify_finds_an_honest_game_fair(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--commitment", commitment_of(SECRET), "--number", f"1:{1:064x}"]) == 0
    out = capsys.readouterr().out
    assert "draws fit" in out
    assert "no number was added by seat 0" in out


def test_verify_ends_with_1_and_says_which_draw(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished("spyconnection")
    change_draw(record)
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(file), "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert not said["fair"]
    which = r"step \d+, draw \d+ from missions: secret and numbers give"
    assert any(re.search(which, fault) for fault in said["faults"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--commitment", "00" * 32], "was shown before the game"),
        (["--number", f"1:{'00' * 32}"], "seat 1 has"),
        (["--number", f"0:{'00' * 32}"], "seat 0 has none"),
        (["--number", f"9:{'00' * 32}"], "there is no seat 9"),
    ],
)
def test_verify_knows_what_was_seen_before(
    file: Path, more: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file), *more]) == 1
    assert said in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("content", "more", "said"),
    [
        ("{", [], "not JSON"),
        ("[]", [], "not a record"),
        ('{"game": "chess"}', [], "chess"),
        (None, ["--number", "0"], "SEAT:HEX"),
        (None, ["--number", "x:11"], "SEAT:HEX"),
    ],
)
def test_verify_refuses_bad_input(
    file: Path, content: str | None, more: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert main(["verify", str(file), *more]) == 2
    assert said in capsys.readouterr().err


def test_verify_names_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_verify_wants_a_certificate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(sh.new_match("spyconnection", seats=2, seed=7).record()), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "certificate: there is none" in capsys.readouterr().err
