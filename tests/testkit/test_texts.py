"""The kit lists the texts that are missing, by language."""

from shutil import copytree

import pytest

import toys.whisper
from safehouse.catalogue import find_game, own_games
from safehouse.core import texts
from safehouse.testkit import conformance, missing_texts
from toys.whisper import GAME


@pytest.mark.parametrize("name", own_games())
def test_our_games_lack_none(name):
    assert missing_texts(find_game(name)) == {language: [] for language in texts.LANGUAGES}


def test_what_the_rules_name_is_missing_where_no_text_says_it():
    missing = missing_texts(GAME)
    assert {"game-summary", "action-MOVE", "action-MOVE.effect", "action-MOVE.kind", "action-FIRST_PLAYER"} <= set(
        missing["en"]
    )
    assert {"event-dealt", "decision-PICK", "card-FOX", "option-hand.help", "option-peek-on", "section-3"} <= set(
        missing["en"]
    )
    assert not {"game-title", "rule-TOY-1-1", "decision-DEAL", "action-FIRST_PLAYER.effect"} & set(missing["en"])
    assert {"game-title", "rule-TOY-1-1", *missing["en"]} <= set(missing["pl"])


def test_other_languages_need_all_that_english_has(tmp_path, monkeypatch):
    """With a note beside what the rules name."""
    package = tmp_path / "noted"
    copytree(toys.whisper.__path__[0], package)
    english = package / "text" / "en.ftl"
    (package / "text" / "ja.ftl").write_text(english.read_text("utf-8"), "utf-8")
    english.write_text(english.read_text("utf-8") + "hint-begin = Begin.\n    .more = Go on.\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import noted

    missing = missing_texts(noted.GAME)
    assert {"hint-begin", "hint-begin.more"} <= set(missing["ja"])
    assert not {"hint-begin", "game-title"} & set(missing["en"])
    assert "game-title" not in missing["ja"]


def test_a_report_of_the_kit_has_them():
    report = conformance(GAME, games=1, every=50, fast=False, seats=[2], settings=[{}], fuzz=1)
    assert report.missing_texts == missing_texts(GAME)
    assert any(line.startswith("  no text in de: game-title, game-summary, ") for line in str(report).splitlines())
    assert conformance(GAME, games=1, fast=False, checks=["records_replay"], seats=[2]).missing_texts == {}
