"""Rules that are cited must be written down in docs/rules, and be those of the game's texts."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from safehouse.catalogue import find_game, own_games
from safehouse.testkit import __main__ as command
from safehouse.testkit.citations import Book, files, plain

HOUSE = Path(__file__).parents[2]


@pytest.fixture
def house(tmp_path):
    """A house with our docs and nothing else."""
    shutil.copytree(HOUSE / "docs" / "rules", tmp_path / "docs" / "rules")
    shutil.copy(HOUSE / "docs" / "rulings.md", tmp_path / "docs" / "rulings.md")
    return tmp_path


def book(root):
    return Book(root, [find_game(name) for name in own_games()])


def test_our_own_pages_cite_nothing_that_is_missing(house):
    assert book(house).faults() == []


@pytest.mark.parametrize(
    ("name", "line", "missing"),
    [
        ("src/rules.py", '"""VIE-6.99"""', "VIE-6.99"),  # no such rule
        ("src/rules.py", '"""VIE-6.5, 6.6, 6.98"""', "VIE-6.98"),  # no such rule
        ("src/rules.py", '"""VIE-6.5, .97"""', "VIE-6.97"),  # no such rule
        ("src/rules.py", "VIE_6_96 = number(id)", "VIE-6.96"),  # no such rule
        ("src/en.ftl", "rule-SPY-4-99 = Nothing.", "SPY-4.99"),  # no such rule
        ("tests/test_x.py", '@pytest.mark.rule("EST-1.1", "EST-99.1")', "EST-99.1"),  # no such rule
        ("web/src/x.ts", "// INK-11.10 to 11.99", "INK-11.99"),  # no such rule
        ("docs/x.md", "see VIE-77 of old", "VIE-77"),  # no such rule
        ("docs/x.md", "VIE-AMB-99 says", "VIE-AMB-99"),  # no such rule
        ("docs/x.md", "SPY-8.4, INV-99", "INV-99"),  # no such rule
        ("docs/x.md", "[here](rules/vienna.md#part-77)", "part-77"),  # no such rule
        ("tests/vienna/test_x.py", '"INV-23: more"', "INV-23"),  # no such rule
        ("tests/estoril/test_x.py", "# DAT-11", "DAT-11"),  # no such rule
        ("tests/estoril/test_x.py", "# A-41", "A-41"),  # no such rule
        ("src/inkognito.py", '"""Part 10.9: more"""', "part-10.9"),  # no such rule
        ("src/inkognito.py", '"""Parts 5 and 13"""', "part-13"),  # no such rule
        ("src/inkognito.py", '"""Note 9 of part 5."""', "part-5-note-9"),  # no such rule
        ("src/inkognito.py", '"""Invariants 10 and 19"""', "INV-19"),  # no such rule
        ("src/inkognito.py", '"inv-19: more"', "INV-19"),  # no such rule
        ("src/inkognito.py", "# D-NOTHING", "D-NOTHING"),  # no such rule
    ],
)
def test_a_citation_of_nothing_is_found_with_its_line(house, name, line, missing):
    (fault,) = book(house).faults_of(f"\n{line}\n", name)
    assert fault.startswith(f"{name}:2: {missing} is not in docs/rules/")


@pytest.mark.parametrize(
    "name", ["src/a.py", "tests/b.toml", "web/src/c.svelte", "web/e2e/d.ts", "tools/e.py", "docs/f.md"]
)
def test_sources_tests_texts_and_docs_are_read(house, name):
    file = house / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    file.with_suffix(".json").touch()
    found = list(files(house))
    assert file in found
    assert file.with_suffix(".json") not in found


def test_a_ruling_that_does_not_exist_is_found(house):
    faults = book(house).faults_of("EST-R1, EST-R99", "tests/x.py")  # no such rule
    assert faults == ["tests/x.py:1: EST-R99 is not in docs/rulings.md"]  # no such rule


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("src/vienna.py", "VIE-17.12, .17 and 17.22; VIE-AMB-39; INV-22, VIE-INV-07, VIE_6_4, rule-VIE-17-32a, VIE-R1"),
        ("src/vienna.py", "mission A-31 is no ambiguity there"),
        ("src/inkognito.py", "note 2 of part 5, part 5, note 3, part 12.1, A-7, D-STEP-AMB, invariant 15"),
        ("src/spyconnection.py", "DP-COVER, EX-11, A-30"),
        ("docs/x.md", "parts 77 and 78 of a cupboard, INV-99 of somebody"),
        ("docs/x.md", "part 6 of the rules"),
    ],
)
def test_what_exists_and_what_is_no_citation_is_left_alone(house, name, line):
    assert book(house).faults_of(line, name) == []


def test_of_the_rules_means_those_of_every_game(house):
    assert book(house).faults_of("part 12.1 of " + "the rules", "docs/x.md") == [
        f"docs/x.md:1: part-12.1 is not in docs/rules/{game}.md" for game in ("vienna", "estoril", "spyconnection")
    ]


def test_a_line_may_say_that_it_cites_nothing_on_purpose(house):
    assert book(house).faults_of('"VIE-6.99"  # no such rule', "tests/x.py") == []


def test_rules_only_on_the_page_only_in_the_texts_and_twice_are_found(house):
    page = house / "docs" / "rules" / "vienna.md"
    text = page.read_text()
    text = text.replace('<a id="VIE-4.2"></a>', '<a id="VIE-4.99"></a>')  # no such rule
    page.write_text(text.replace('<a id="VIE-4.5"></a>', '<a id="VIE-4.6"></a>'))
    faults = book(house).faults()
    line = next(n for n, line in enumerate(text.splitlines(), 1) if '"VIE-4.99"' in line)  # no such rule
    assert f"docs/rules/vienna.md:{line}: VIE-4.99 has no text in en.ftl" in faults  # no such rule
    assert "docs/rules/vienna.md: VIE-4.2 of en.ftl is missing" in faults
    assert "docs/rules/vienna.md: VIE-4.5 of en.ftl is missing" in faults
    assert any(fault.endswith(": VIE-4.6 is there 2 times") for fault in faults)


def test_a_missing_page_is_a_fault(house):
    (house / "docs" / "rules" / "estoril.md").unlink()
    assert "docs/rules/estoril.md: there is no such page" in book(house).faults()


@pytest.mark.parametrize(
    ("id_", "short"), [("VIE-INV-07", "INV-7"), ("VIE-AMB-39", "A-39"), ("INV-7", "INV-7"), ("VIE-4.2", "VIE-4.2")]
)
def test_ids_that_are_no_rules_have_one_spelling(id_, short):
    assert plain(id_) == short


def test_the_command_lists_the_faults_and_fails(house, monkeypatch, capsys):
    (house / "README.md").write_text("SPY-4.2\n")
    monkeypatch.setattr(sys, "argv", ["testkit", "citations", "--root", str(house)])
    assert command.main() == 0
    (house / "README.md").write_text("SPY-4.2, SPY-4.98\n")  # no such rule
    assert command.main() == 1
    assert capsys.readouterr().out == "README.md:1: SPY-4.98 is not in docs/rules/spyconnection.md\n"  # no such rule


@pytest.mark.parametrize("name", own_games())
def test_the_pages_list_the_options_of_each_game(name):
    page = (HOUSE / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    part = page.split('<a id="part-7"></a>')[1].split('<a id="part-8"></a>')[0]
    listed = re.findall(r"^\| `(\w+)`", part, re.MULTILINE)
    assert sorted(listed) == sorted(["players", *(option.key for option in find_game(name).options)])
