"""The kit as a library: what it takes, what it returns, how it says what failed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import safehouse as sh
from safehouse import catalogue
from safehouse.testkit import CHECKS, ConformanceError, conformance
from safehouse.testkit.settings import settings_of
from toys.broken import GAME, altered, conceal_leaks_a_pick

QUICK = {"data_sets": ["paper"], "seats": [2], "settings": [{}], "games": 1, "fuzz": 5, "fast": False}


def test_a_report_counts_checks_and_games():
    report = conformance(GAME, **{**QUICK, "games": 2})
    assert (report.game, report.games, report.settings) == ("whisper", 2, 1)
    assert report.plies > 20
    assert set(report.compared) == {*CHECKS, "plays_through"}
    assert "invariants_hold" in str(report)


def test_every_data_set_seat_count_and_setting_is_played():
    report = conformance(GAME, games=1, fast=False, checks=["invariants_hold"])
    assert report.settings == report.games == 2 * 2 * len(GAME.edition("paper").settings)


def test_an_error_lists_each_failed_check_with_its_place(monkeypatch, tmp_path):
    with pytest.raises(ConformanceError) as caught:
        conformance(conceal_leaks_a_pick(monkeypatch, tmp_path), **QUICK)
    text = str(caught.value)
    assert "hidden_from_observation" in caught.value.checks
    assert "seed 1, ply" in text
    assert "again: conformance('whisper', data_sets=['paper'], seats=[2], settings=[{}], seed=1, games=1)" in text


def test_a_failure_can_be_had_again(monkeypatch, tmp_path):
    game = conceal_leaks_a_pick(monkeypatch, tmp_path)
    with pytest.raises(ConformanceError) as caught:
        conformance(
            game, data_sets=["paper"], games=3, fast=False, checks=["hidden_from_observation", "log_only_grows"]
        )
    failure = next(f for f in caught.value.failures if f.check == "hidden_from_observation")
    with pytest.raises(ConformanceError) as again:
        conformance(game, fast=False, checks=[failure.check], **failure.again)
    assert failure in again.value.failures


def test_checks_can_be_chosen():
    assert set(conformance(GAME, **QUICK, checks=["records_replay"]).compared) == {"records_replay", "plays_through"}
    with pytest.raises(sh.OptionError, match="unknown checks nonsense; checks are texts_parse_back"):
        conformance(GAME, **QUICK, checks=["nonsense"])


def test_dear_checks_can_be_thinned_out():
    every, seldom = (conformance(GAME, **QUICK, every=every, checks=["positions_set_up"]) for every in (1, 5))
    assert 0 < seldom.compared["positions_set_up"] < every.compared["positions_set_up"]


def test_the_same_run_finds_the_same():
    first, second = (conformance(GAME, **QUICK) for _ in range(2))
    assert first.compared == second.compared


def test_settings_are_cut_to_the_seats_and_skipped_where_refused():
    edition = GAME.edition("paper")
    given = [{}, {"peek": [True, False, True]}, {"rounds": 3, "hand": 2}, {"hand": 3}]
    found = settings_of(edition, 2, given)
    assert [setting.given for setting in found] == [{}, {"peek": [True, False]}]
    assert found[1].options["peek"] == [True, False]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"settings": [{"rouns": 3}]}, "settings: {'rouns': 3} is refused: unknown option 'rouns'"),
        ({"settings": [{}, {"rounds": 3, "hand": 2}]}, "{'rounds': 3, 'hand': 2} is refused: "),
        ({"seats": [9]}, "seats: whisper is played with 2, 3 seats, not 9"),
        ({"seats": [2, 9]}, "not 9"),
        ({"games": 0}, "no game was played"),
        ({"games": -1}, "no game was played"),
        ({"data_sets": []}, "no game was played"),
        ({"settings": []}, "no game was played"),
        ({"seats": []}, "no game was played"),
        ({"games": 0, "checks": ["plays_through"]}, "no game was played"),
    ],
)
def test_a_run_that_plays_nothing_does_not_pass(given, message):
    with pytest.raises(sh.OptionError) as caught:
        conformance(GAME, **{**QUICK, **given})
    assert message in str(caught.value)


def test_a_setting_for_some_numbers_of_seats_is_played_there():
    report = conformance(GAME, **{**QUICK, "seats": [2, 3], "settings": [{"peek": [True, False]}]})
    assert report.games == 1


def test_checks_that_look_at_no_game_need_none():
    assert conformance(GAME, **{**QUICK, "games": 0}, checks=["texts_parse_back"]).games == 0


def test_an_unknown_game_is_refused():
    with pytest.raises(sh.OptionError, match="unknown game 'nonsense'"):
        conformance("nonsense")


def test_games_of_third_parties_are_found_by_name(monkeypatch, tmp_path):
    installed = tmp_path / "whisper_game-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: whisper-game\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[safehouse.games]\nwhisper = toys.whisper:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    catalogue._others.cache_clear()
    try:
        assert "whisper" in sh.games()
        assert conformance("whisper", **QUICK, checks=["records_replay"]).games == 1
    finally:
        catalogue._others.cache_clear()


def test_the_kit_needs_no_test_tools_and_no_compiler():
    code = "import sys, safehouse.testkit; print(sorted({'pytest', 'hypothesis', 'numpy'} & set(sys.modules)))"
    source = str(Path(sh.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": source}
    )
    assert done.stdout.strip() == "[]"


def test_a_state_that_crashes_the_rules_is_a_failure_not_a_crash():
    def crash(s, seat, action):
        raise ZeroDivisionError("a rule")

    with pytest.raises(ConformanceError, match=r"plays_through: raised ZeroDivisionError: a rule \(test_kit.py"):
        conformance(altered(slots={"apply": crash}), **QUICK)


def test_an_edition_altered_by_hand_is_compiled_anew():
    edition = GAME.edition("paper")
    assert replace(edition)._fast is not edition._fast
