"""Rows in a few numbers, from which another machine goes on."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import rmtree

import pytest

from safehouse.arena import pairings
from safehouse.arena.__main__ import main
from safehouse.arena.pairings import Pairing
from safehouse.arena.store import Store
from safehouse.arena.suites import Entry, Suite
from safehouse.arena.tallies import Tally, begin, new_tallies, read_tallies, tally_of, write_tallies
from safehouse.core.errors import OptionError

PAIRING = Pairing(Entry("whisper", 2, "greedy,random"), 0.9)
FILE = PAIRING.entry.file


@pytest.fixture
def suite(tmp_path, result):
    """`suite("0 1 3", code=…)`: a folder with these games, all won by greedy."""

    def make(numbers, code=None):
        made = Suite(tmp_path / "runs", "strength", 400, 1)
        store = Store(made.path(PAIRING.entry), PAIRING.entry.spec("strength"))
        for number in map(int, numbers.split()):
            store.add(result(number, *(("greedy random", "1 2") if number % 2 == 0 else ("random greedy", "2 1"))))
        if code:
            head, *rest = store.path.read_text().splitlines(keepends=True)
            store.path.write_text(json.dumps({**json.loads(head), "code": code}) + "\n" + "".join(rest))
        return made

    return make


def kept(**changes):
    return {FILE: replace(Tally(PAIRING.code, 4, 4, 1.0, 2.0), **changes)}


def test_a_row_is_its_tally_and_the_games_after_it(suite):
    found = suite("2 3 4 5 7")
    assert tally_of(found, PAIRING, kept()) == Tally(PAIRING.code, 8, 7, 4.0, 3.5)
    assert begin(found, PAIRING, kept()) == 4


def test_whole_deals_without_a_gap_are_kept(suite):
    assert new_tallies(suite("0 1 2 3 4 7"), [PAIRING], {}) == {FILE: Tally(PAIRING.code, 4, 4, 4.0, 2.0)}
    assert new_tallies(suite("5"), [PAIRING], kept()) == {FILE: Tally(PAIRING.code, 6, 6, 3.0, 3.0)}


def test_what_is_kept_twice_counts_once(suite):
    found = suite("0 1 2 3")
    once = new_tallies(found, [PAIRING], {})
    assert new_tallies(found, [PAIRING], once) == once


def test_nothing_played_is_not_kept(suite):
    assert new_tallies(suite(""), [PAIRING], {}) == {}


def test_older_code_counts_until_games_are_played_anew(suite):
    older = kept(code="older")
    empty = suite("")
    assert tally_of(empty, PAIRING, older) == older[FILE]
    assert begin(empty, PAIRING, older) == 0
    assert tally_of(suite("0 1"), PAIRING, older) == Tally(PAIRING.code, 2, 2, 2.0, 1.0)


def test_games_of_older_code_are_no_games_of_this_one(suite):
    assert tally_of(suite("4 5", code="older"), PAIRING, kept()) == kept()[FILE]


def test_another_machine_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr(pairings, "pairings", lambda: [PAIRING])
    given = ["strength", "--folder", str(tmp_path / "runs"), "--page", str(tmp_path / "s.md"), "--jobs", "1"]
    assert main([*given, "--games", "6"]) == 0
    whole = (tmp_path / "s.md").read_text()
    rmtree(tmp_path / "runs")
    (tmp_path / "s.json").unlink()
    assert main([*given, "--games", "4"]) == 0
    rmtree(tmp_path / "runs")
    assert main([*given, "--games", "6"]) == 0
    assert (tmp_path / "s.md").read_text() == whole
    assert len((tmp_path / "runs" / FILE).read_text().splitlines()) == 3


def test_older_code_is_said_on_the_page(tmp_path, monkeypatch):
    monkeypatch.setattr(pairings, "pairings", lambda: [PAIRING])
    write_tallies(tmp_path / "s.json", kept(code="older"))
    assert main(["strength", "--folder", str(tmp_path / "none"), "--page", str(tmp_path / "s.md"), "--write"]) == 0
    assert "| missed, clearly (few games) (older code) |" in (tmp_path / "s.md").read_text()


@pytest.mark.parametrize("text", ["", "[]", "{}x", '{"a": 1}', '{"a": {"games": 1}}', '{"a": {"code": "c", "x": 1}}'])
def test_a_file_that_holds_no_tallies(tmp_path, text):
    path = tmp_path / "s.json"
    path.write_text(text)
    with pytest.raises(OptionError, match="holds no tallies"):
        read_tallies(path)


def test_the_tallies_of_the_docs_can_be_read():
    rows = read_tallies(Path(__file__).parents[2] / "docs" / "strength.json")
    assert set(rows) <= {pairing.entry.file for pairing in pairings.pairings()}
