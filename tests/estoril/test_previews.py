"""What the view says an action would bring is what it brings, as far as the seat can know."""

from __future__ import annotations

import random

import pytest

import safehouse as sh
from safehouse.games.estoril.rules import resolution


def positions(seed, **options):
    match = sh.new_match("estoril", seats=2 + seed % 3, seed=seed, **options)
    choice = random.Random(seed)
    while not match.over:
        yield match
        seat = match.to_move[0]
        match.play(seat, choice.choice(match.legal(seat)))


def place_now(match, seat):
    view = match.view(seat)
    return next(one for one in view["places"] if one["place"] == view["resolving"]["place"])


@pytest.mark.rule("EST-7.10", "EST-8.4", "EST-8.15", "EST-8.26")
def test_influence_afterwards_is_what_was_said():
    seen = set()
    for seed in range(12):
        for match in positions(seed):
            seat = match.to_move[0]
            view = match.view(seat)
            if view["decision"] not in ("ABILITY", "ASSASSIN_TARGET", "SEDUCER_SPACE"):
                continue
            for text, preview in view["previews"].items():
                if "influence" not in preview:  # a symbol, with what each of its targets would bring
                    assert preview["outcomes"]
                    continue
                after = match.clone(seed=1)
                after.play(seat, text)
                now = after.view(seat)
                if any(one["unknown"] for one in preview["influence"]) or not now["resolving"]:
                    continue
                if now["resolving"]["place"] == view["resolving"]["place"]:
                    seen.add(view["decision"])
                    assert place_now(after, seat)["influence"] == preview["influence"]
    assert seen == {"ABILITY", "ASSASSIN_TARGET", "SEDUCER_SPACE"}


@pytest.mark.rule("EST-9.14")
def test_a_loss_costs_missions_what_was_said():
    seen = 0
    for seed in range(0, 30, 3):  # two seats, with whom it is not rare
        for match in positions(seed):
            seat = match.to_move[0]
            view = match.view(seat)
            if view["decision"] != "BOCA_LOSS":
                continue
            for text, preview in view["previews"].items():
                after = match.clone(seed=1)
                after.play(seat, text)
                missions = {one["mission"]: one for one in after.view(seat)["missions"]}
                for change in preview["changes"]:
                    seen += 1
                    assert missions[change["mission"]]["counts"][seat] == change["left"]
                    assert missions[change["mission"]]["points"][seat] == change["rest"]
    assert seen > 0


def test_a_hotel_that_counts_more_is_shown_so(monkeypatch: pytest.MonkeyPatch):
    """The bonus of a hotel is a number of the rules alone."""
    match = next(one for one in positions(1) if one.view(None)["decision"] == "ABILITY")
    seat = match.to_move[0]
    before = match.view(seat)["places"]
    honest = resolution.influence
    monkeypatch.setattr("safehouse.games.estoril.view.standings.influence", lambda s, space: 10 + honest(s, space))
    after = match.view(seat)["places"]
    for old, new in zip(before, after, strict=True):
        known = {one["seat"]: one for one in old["influence"]}
        assert all(one["known"] >= known[one["seat"]]["known"] for one in new["influence"])
    assert before != after


def test_nobody_else_is_told():
    for match in positions(2):
        asked = set(match.to_move)
        for seat in (*(set(range(match.seats)) - asked), None):
            assert match.view(seat)["previews"] == {}
