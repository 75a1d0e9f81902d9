"""The figures of `safehouse bench`; how large they are is not for tests."""

import json

from safehouse.catalogue import find_game
from safehouse.cli.bench_report import page
from safehouse.cli.measuring import Contest
from safehouse.cli.measuring_limit import surveys


def test_rates_and_ratios_are_medians_over_rounds():
    contest = Contest("x", 2)
    fast, plain = iter([10.0, 90.0, 20.0]), iter([1.0, 3.0, 2.0])
    contest.rates = {"fast": lambda seconds: next(fast), "plain": lambda seconds: next(plain)}
    for _ in range(3):
        contest.round(0.1)
    assert contest.middle("fast") == 20
    assert contest.ratio("fast", "plain") == 10
    assert contest.middle("peer") is None
    assert contest.ratio("fast", "peer") is None


def test_bench_measures_both_backends_and_writes_the_page(safehouse, tmp_path):
    file = tmp_path / "speed.md"
    code, out, err = safehouse(
        "bench", "spyconnection", "--seconds", "0.02", "--rounds", "1", "--json", "--write", file
    )
    assert (code, err) == (0, "")
    found = json.loads(out)["games"]["spyconnection"]
    assert found["fast"] > 0
    assert found["plain"] > 0
    assert min(found["batch"], found["batch_seen"]) > 0
    assert found["aec"] > 0
    assert min(found["search"], found["search_blind"]) > 0
    assert min(found["checked_to_fast"], found["search_checked_to_fast"], found["translated_to_hand"]) > 0
    assert min(found["build_rules"], found["build_search"], found["call_us"]) > 0
    assert found["import_loads_numpy"] is False
    assert file.read_text("utf-8") == page(json.loads(out))
    assert "| compiled : plain |" in file.read_text("utf-8")


def test_what_was_written_by_hand_does_the_same_as_the_rules():
    translated, by_hand = surveys("spyconnection", find_game("spyconnection").part("by_hand"))
    for count in (1, 7, 500):
        assert translated(count) == by_hand(count) > 0
