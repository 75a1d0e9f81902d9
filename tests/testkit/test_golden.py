"""Golden playthroughs and counts: written, read back, compared."""

from __future__ import annotations

import json

import pytest

from safehouse.testkit.dice import Dice
from safehouse.testkit.golden import differences, playthrough, read_head, read_setting, read_steps, stored_playthroughs
from safehouse.testkit.perft import count, stored_counts
from safehouse.testkit.runner import Runner
from safehouse.testkit.settings import settings_of
from toys.broken import GAME, a_turn_gives_less_energy, write_golden

EDITION = GAME.edition("paper")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("golden")
    write_golden(folder)
    return folder


def some_playthrough(folder):
    return stored_playthroughs(folder, EDITION)[-1].read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_setting_and_number_of_seats(folder):
    names = [file.name for file in stored_playthroughs(folder, EDITION)]
    assert names == [
        "2-seats-hand-2-rounds-1.txt",
        "2-seats-peek-mixed-rounds-3.txt",
        "2-seats.txt",
        "3-seats-peek-off-first_player-1.txt",
        "3-seats.txt",
    ]
    assert len(stored_playthroughs(folder, GAME.edition("ivory"))) == 5


def test_a_playthrough_reads_like_a_game(folder):
    text = some_playthrough(folder)
    assert "seats: 3\noptions: {}\n" in text
    assert "\n   1 chance FIRST_PLAYER(" in text
    assert "] dealt seat=" in text  # with those who saw it
    assert " (reveals)" in text
    assert "\nscores: " in text


def test_a_playthrough_is_written_from_its_own_steps(folder):
    text = some_playthrough(folder)
    note = text.splitlines()[1].removeprefix("# ")
    assert playthrough(read_setting(GAME, read_head(text)), read_steps(text), note) == text
    assert differences(GAME, text) == []


def test_a_change_of_the_rules_shows_as_a_line(folder, monkeypatch, tmp_path):
    found = differences(a_turn_gives_less_energy(monkeypatch, tmp_path), some_playthrough(folder))
    assert found
    assert all(line.startswith("line ") and ", now " in line for line in found)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seats: 3", "seats: 9", "cannot be read: the game refuses seats 9"),
        ("seats: 3", "", "cannot be read: 'seats'"),
        ("data set: paper", "data set: lost", "cannot be read: unknown data set"),
        ("   1 chance FIRST_PLAYER(", "   1 chance DEAL(FOX) | 0\n   1 chance FIRST_PLAYER(", "cannot be played"),
        ("scores: ", "scores: 9 ", "scores: 9"),
    ],
)
def test_what_differs_is_said(folder, old, new, told):
    text = some_playthrough(folder)
    assert old in text
    assert told in " ".join(differences(GAME, text.replace(old, new, 1), most=100))


def test_counts_are_stored_from_plies_of_playthroughs(folder):
    entries = stored_counts(folder, EDITION)
    assert {entry.playthrough for entry in entries} == {"2-seats.txt", "3-seats.txt"}
    assert any(lines > states for entry in entries for lines, states in entry.counts)
    assert json.loads((folder / "whisper" / "perft.json").read_text())[0]["ply"] == 0


def test_counts_agree_with_a_plain_walk_and_with_the_compiled_rules():
    setting = settings_of(EDITION, 2, [{}])[0]
    match = setting.open(1)
    dice = Dice("counts")
    for _ in range(12):
        actor = dice.one(match.to_move)
        match.play(actor, dice.one(match.legal(actor)))

    def lines(one, depth):
        if depth == 0 or one.over:
            return [one.state.to_bytes()] if depth == 0 else []
        after = []
        for actor in one.to_move:
            for action in one.legal(actor):
                copy = one.clone()
                copy.play(actor, action)
                after += lines(copy, depth - 1)
        return after

    expected = [[len(found), len(set(found))] for found in (lines(match, depth) for depth in (1, 2, 3))]
    assert count(Runner(EDITION), match.state, 3) == expected
    assert count(Runner(EDITION, EDITION.fast()), match.state, 3) == expected
