"""What the view says an action would cost and bring is what it costs and brings."""

from __future__ import annotations

import random

import pytest

import safehouse as sh
from safehouse.games.vienna.view import previews


def positions(seed, steps=400, **options):
    match = sh.new_match("vienna", seats=2 + seed % 3, seed=seed, feld_agents=True, third_man=True, **options)
    choice = random.Random(seed)
    while not match.over and len(match.steps) < steps:
        yield match
        seat = match.to_move[0]
        match.play(seat, choice.choice(match.legal(seat)))


def told(match, seat, kind, since):
    return next(event["args"] for event in match.events(seat, since) if event["kind"] == kind)


def test_every_action_brings_what_was_said():
    seen = set()
    for seed in range(6):
        for match in positions(seed):
            seat = match.to_move[0]
            view, since = match.view(seat), len(match.events(seat))
            legal = {action.text for action in match.legal(seat)}
            for text, preview in view["previews"].items():
                if text not in legal:  # what placing there would bring can be seen all the time
                    assert "prospect" in preview
                    continue
                after = match.clone(seed=1)
                after.play(seat, text)
                kind = text.partition("(")[0]
                seen.add(kind)
                if kind == "MARKER":
                    assert told(after, seat, "marker", since)["points"] == preview["step"]["points"]
                if kind == "TAKE":
                    sort = text[5:-1].lower()
                    assert (
                        after.view(seat)["players"][seat]["bribes"][sort] - view["players"][seat]["bribes"][sort]
                        == preview["bribes"]
                    )
                if kind == "SCHILLINGS":
                    assert told(after, seat, "income", since)["count"] == preview["money"]
    assert {"MARKER", "TAKE", "SCHILLINGS"} <= seen


def test_others_and_spectators_are_told_nothing():
    def of_actions(match, seat):
        return [text for text, preview in match.view(seat)["previews"].items() if "prospect" not in preview]

    match = next(match for match in positions(1) if of_actions(match, match.to_move[0]))
    assert of_actions(match, (match.to_move[0] + 1) % match.seats) == []
    assert match.view(None)["previews"] == {}


def test_a_price_that_changes_changes_what_is_shown(monkeypatch: pytest.MonkeyPatch):
    def is_shop(match):
        return any(text.startswith("BUY") for text in match.view(match.to_move[0])["previews"])

    match = next(match for seed in range(40) for match in positions(seed, 2000) if is_shop(match))
    seat = match.to_move[0]
    before = match.view(seat)["previews"]
    monkeypatch.setattr(previews, "PRICES", tuple(price + 10 for price in previews.PRICES))
    after = match.view(seat)["previews"]
    shop = [text for text in before if text.startswith("BUY")]
    assert [after[text]["price"] for text in shop] == [before[text]["price"] + 10 for text in shop]
