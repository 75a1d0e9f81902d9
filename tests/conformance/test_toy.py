"""The toy passes the whole kit, on both backends, with every index checked."""

from __future__ import annotations

import pytest

from safehouse.testkit import CHECKS, conformance
from toys.broken import GAME, write_golden


def test_the_toy_passes_everything(compiled, tmp_path):
    compiled("whisper")
    compiled("whisper", checked=True)
    write_golden(tmp_path)
    report = conformance(GAME, data_sets=["paper"], games=3, golden=tmp_path)
    assert [name for name in CHECKS if not report.compared[name]] == []


@pytest.mark.parametrize(("games", "fuzz"), [(1, 50), pytest.param(2, 100, marks=pytest.mark.full)])
def test_the_toy_passes_with_its_other_data_set(games, fuzz):
    report = conformance(GAME, data_sets=["ivory"], games=games, fast=False, fuzz=fuzz)
    assert report.games == 8 * games
