"""The kit proves games; here it is proven itself: whatever is broken, the right check notices."""

from __future__ import annotations

import pytest

from safehouse.testkit import CHECKS, ConformanceError, conformance
from safehouse.testkit.kit import PLAYS_THROUGH
from toys.broken import BREAKAGES, GAME, write_golden

SMALL = {"data_sets": ["paper"], "seats": [3], "games": 2, "fuzz": 20, "fast": False}


def run(game, folder, **given):
    golden = {"golden": folder} if given.pop("golden", False) else {}
    return conformance(game, **{**SMALL, "settings": [{}], **given, **golden})


FIRST = {breakage.check: name for name, breakage in reversed(BREAKAGES.items())}
"""Each check is broken in one way in `make test`, in all ways in `make test-full`."""


def looking(name):
    """In `make test` a check looks alone at what it must notice, unless it concludes from what others have gathered."""
    check = BREAKAGES[name].check
    concludes = check in CHECKS and CHECKS[check].when == "end"
    return {} if concludes or name not in FIRST.values() else {"checks": [check]}


@pytest.mark.parametrize(
    "name",
    [name if name in FIRST.values() else pytest.param(name, marks=pytest.mark.full) for name in BREAKAGES],
)
def test_a_breakage_is_noticed(name, monkeypatch, tmp_path):
    breakage = BREAKAGES[name]
    game = breakage.make(monkeypatch, tmp_path)
    with pytest.raises(ConformanceError) as caught:
        run(game, tmp_path, **looking(name), **breakage.given)
    assert breakage.check in caught.value.checks
    failure = next(failure for failure in caught.value.failures if failure.check == breakage.check)
    assert failure.message
    assert failure.place.startswith("whisper (")


def test_every_check_has_a_breakage():
    assert {breakage.check for breakage in BREAKAGES.values()} == {*CHECKS, PLAYS_THROUGH}


def test_every_check_says_in_a_sentence_what_it_proves():
    for check in CHECKS.values():
        assert check.about.endswith("."), check.name


def test_the_unbroken_game_passes(tmp_path):
    write_golden(tmp_path)
    report = run(GAME, tmp_path, golden=True)
    assert not report.failed
    idle = {name for name in CHECKS if not report.compared[name]}
    assert idle == {"backends_agree", "bounds_are_kept"}
