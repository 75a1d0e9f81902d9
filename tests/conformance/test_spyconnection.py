"""Spy Connection passes the conformance kit, for all seat counts and options, on both backends."""

from __future__ import annotations

from pathlib import Path

import pytest

import safehouse as sh
from safehouse.testkit import conformance

GOLDEN = Path(__file__).parents[1] / "golden"
EDITION = sh.game("spyconnection").edition("reconstruction-1")
ONLY = ["reconstruction-1"]
SHORT = {"turn_limit": 20}
"""Random players hardly ever finish; a short game shows every kind of step."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setting", EDITION.settings, ids=str)
def test_short_games(seats, setting):
    report = conformance(
        "spyconnection",
        games=1,
        data_sets=ONLY,
        seats=[seats],
        settings=[SHORT | setting],
        every=20,
        worlds=1,
        fuzz=5,
        fast=False,
    )
    assert report.games == 1
    assert report.plies > 50


def test_both_backends_agree_and_keep_their_bounds():
    report = conformance(
        "spyconnection",
        games=1,
        data_sets=ONLY,
        settings=[{}, {"board_side": "dark", "start_missions": "draft"}],
        checks=["backends_agree", "bounds_are_kept"],
        boundscheck=True,
    )
    assert report.compared["backends_agree"] > 1000
    assert report.compared["bounds_are_kept"] > 1000


def test_stored_playthroughs_and_counts():
    report = conformance(
        "spyconnection",
        games=1,
        data_sets=ONLY,
        seats=[2],
        settings=[SHORT],
        checks=["golden_playthroughs", "perft_counts"],
        golden=GOLDEN,
        fast=False,
    )
    assert report.compared["golden_playthroughs"] >= 12
    assert report.compared["perft_counts"] > 0


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setting", EDITION.settings, ids=str)
def test_long_campaign(seats, setting):
    conformance("spyconnection", games=5, seats=[seats], settings=[setting], every=5, fuzz=100, boundscheck=True)
