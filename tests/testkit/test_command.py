"""`python -m safehouse.testkit`."""

from __future__ import annotations

import sys

import pytest

from safehouse.catalogue import find_game
from safehouse.testkit import __main__ as command
from toys.broken import GAME, a_step_too_far


@pytest.fixture
def call(monkeypatch, capsys):
    def call(game, *arguments):
        monkeypatch.setattr(sys, "argv", ["testkit", *arguments])
        monkeypatch.setattr(command, "find_game", lambda name: game)
        monkeypatch.setattr("safehouse.testkit.kit.find_game", lambda name: game)
        return command.main(), capsys.readouterr().out

    return call


def test_check_prints_what_it_plays_and_a_report(call):
    code, out = call(GAME, "check", "whisper", "--games", "1", "--every", "9", "--plain")
    assert code == 0
    assert "whisper (ivory), 2 seats, seed 1" in out
    assert "records_replay" in out


def test_check_fails_with_the_list_of_failures(call, monkeypatch, tmp_path):
    code, out = call(
        a_step_too_far(monkeypatch, tmp_path), "check", "whisper", "--games", "1", "--every", "9", "--plain"
    )
    assert code == 1
    assert "whisper fails: steps_keep_invariants" in out


def test_golden_writes_playthroughs_and_counts(call, tmp_path):
    code, out = call(GAME, "golden", "whisper", "--folder", str(tmp_path))
    assert code == 0
    assert (tmp_path / "whisper" / "3-seats.txt").exists()
    assert str(tmp_path / "whisper" / "perft.json") in out


def test_an_unknown_game_is_bad_usage(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["testkit", "check", "nonsense"])
    assert command.main() == 2
    assert "unknown game 'nonsense'" in capsys.readouterr().out


def test_texts_lists_what_is_missing(call):
    code, out = call(GAME, "texts", "whisper")
    assert code == 1
    assert "en: game-summary\n" in out
    assert "ja: game-title\n" in out
    assert call(find_game("estoril"), "texts", "estoril") == (0, "")
