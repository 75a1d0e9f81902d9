"""What the view says an action would cost and bring is what it costs and brings."""

from __future__ import annotations

import random

import pytest

import safehouse as sh
from safehouse.games.spyconnection.rules import network
from safehouse.games.spyconnection.view import previews


def positions(seed: int, steps: int = 250):
    match = sh.new_match("spyconnection", seats=2 + seed % 3, seed=seed)
    choice = random.Random(seed)
    while not match.over and len(match.steps) < steps:
        yield match
        seat = match.to_move[0]
        match.play(seat, choice.choice(match.legal(seat)))


@pytest.mark.rule("SPY-7.5", "SPY-7.7")
def test_a_field_goes_at_once_if_and_only_if_nothing_is_cut_off():
    for match in positions(4):
        seat = match.to_move[0]
        legal = {action.text for action in match.legal(seat)}
        for text, preview in match.view(seat)["previews"].items():
            if text.startswith("RECALL_FIELD"):
                assert (preview["first"] == []) == (text in legal)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_step_brings_what_was_said(seed):
    for match in positions(seed):
        seat = match.to_move[0]
        said, supply = match.view(seat)["previews"], match.view(seat)["players"][seat]["supply"]
        for action in match.legal(seat):
            if action.kind in ("CHOOSE_START", "DONE", "WAIVE"):
                continue
            preview = said[action.text]
            after = match.clone(seed=1)
            after.play(seat, action)
            now = after.view(seat)["players"][seat]
            if "back" in preview:
                assert now["supply"] == supply + preview["back"]
            if "leaves" in preview:
                assert set(match.view(seat)["players"][seat]["network"]) - set(now["network"]) == set(preview["leaves"])
            if action.kind in ("CONNECT", "TAKE"):
                assert now["supply"] == preview["left"] == supply - preview["cost"]
            if action.kind == "COVER":
                (served,) = preview["ending"]["served"]
                assert now["supply"] == supply - 1 + served["back"]


def test_nobody_is_told_what_others_could_do():
    match = next(match for match in positions(1) if match.to_move and match.view(None)["decision"] == "ROOT")
    asked = match.to_move[0]
    assert match.view(asked)["previews"]
    assert match.view(None)["previews"] == match.view((asked + 1) % match.seats)["previews"] == {}


def test_a_rule_that_changes_changes_what_is_shown(monkeypatch):
    def dear(s, seat, field):
        return 3 * network.field_price(s, seat, field)

    match = next(match for match in positions(1) if match.view(None)["decision"] == "ROOT")
    seat = match.to_move[0]
    before = match.view(seat)["previews"]
    monkeypatch.setattr(previews, "field_price", dear)
    after = match.view(seat)["previews"]
    connections = [text for text in before if text.startswith("CONNECT")]
    assert connections
    assert [after[text]["cost"] for text in connections] == [3 * before[text]["cost"] for text in connections]
