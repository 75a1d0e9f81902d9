"""What undo does not cross (part 5): the end of a turn, and the next seat in purchases, paydays and removals."""

from __future__ import annotations

import pytest

from .table import card, decision, play, table, told, upper

MARKERS = {"flask": 13, "pistol": 13, "slide": 13}
LAST = {"end": "last", "investigator": "H", "purchases": 5, "paydays": 1, "round": 13, "markers": MARKERS}
TURN = {"assigned": {"IV": upper(None, "pistol")}, "drawers": [card("IV_BRIBE", "pistol")]}
DUE = {"round": 6, "investigator": "B", "moved": True, "due": "purchase", "markers": {"flask": 8, "pistol": 5}}


@pytest.mark.rule("VIE-12.2")
def test_a_turn_is_over_when_the_purchase_begins():
    """Seat 1 has no money and passes by itself; nobody else was asked."""
    match = table({**TURN, "money": 3}, {"money": 0}, crest=1, active=0, pending="ACTION_IV", **DUE)
    assert match.undo_reason(0) == "start"
    play(match, "BRIBE(coffee)")
    assert (decision(match), match.to_move, told(match, "passed")) == ("PURCHASE", (0,), [{"seat": 1}])
    assert match.undo_reason(0) == "settled"


@pytest.mark.rule("VIE-16.2")
def test_a_turn_is_over_when_agents_leave_for_missions():
    mine = {**TURN, "agents": ["B01", "B05", "B10"], "missions": ["S-01"]}
    match = table(mine, {"missions": []}, crest=1, active=0, pending="ACTION_IV", **LAST)
    play(match, "BRIBE(coffee)")
    assert (decision(match), match.to_move) == ("UNFULFILLED", (0,))
    assert match.undo_reason(0) == "settled"


@pytest.mark.rule("VIE-16.3")
def test_the_removal_is_over_when_the_payday_begins():
    mine = {"agents": ["B01", "B05", "B10"], "missions": ["S-01"], "money": 1, "items": ["map"]}
    match = table(mine, {"missions": [], "agents": ["B01", "B02"], "money": 0}, pending="ROUND_END", **LAST)
    play(match, "RECALL(B01)")
    assert (decision(match), match.to_move) == ("PAYDAY", (0,))
    assert match.undo_reason(0) == "settled"


@pytest.mark.rule("VIE-12.5")
def test_a_purchase_is_over_when_the_next_one_begins():
    markers = {"flask": 18, "pistol": 18, "briefcase": 18, "microfilm": 18, "slide": 18}
    due = {**DUE, "end": "triggered", "exceptional": True, "markers": markers}
    match = table({"money": 5}, {"money": 0}, pending="ROUND_END", **due)
    play(match, "BUY(agent)")
    assert (decision(match), match.to_move) == ("PURCHASE", (0,))
    assert match.undo_reason(0) == "settled"


@pytest.mark.rule("VIE-9.2")
def test_a_turn_is_over_before_the_cards_of_the_next_round_are_drawn():
    """Chance is played by hand here: it has not decided yet."""
    match = table(TURN, crest=1, active=0, pending="ACTION_IV")
    play(match, "BRIBE(coffee)")
    assert decision(match) == "DRAW"
    assert match.undo_reason(0) == "settled"


@pytest.mark.rule("VIE-13.4")
def test_a_seat_takes_back_its_own_purchase_while_it_pays():
    match = table({"items": ["map"], "money": 2}, {"money": 3}, pending="ROUND_END", **DUE)
    play(match, "BUY(telephone)", "COIN")
    match.undo(0)
    match.undo(0)
    assert decision(match) == "PURCHASE"
    assert match.undo_reason(0) == "start"
