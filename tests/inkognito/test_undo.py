"""What may be taken back and what not (note 2 of part 5 of the rules)."""

import pytest

import safehouse as sh

from .table import at_ambassador, chance, met, play, shown, table

ONE_STEP = {"figures": {0: {"tall": "P22"}, 1: {"tall": "P24"}}, "shaken": ("land", "land", "ambassador")}


@pytest.mark.parametrize(
    "actions",
    [
        ("USE(land)",),
        ("USE(land)", "FIGURE(tall)"),
        ("USE(land)", "FIGURE(tall)", "STEP(P17)"),
        ("USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP"),
        ("USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP", "MOVE_ON", "STEP(P27)"),
        ("USE(land)", "FIGURE(tall)", "STEP(P24)", "PASS", "GO(land, P27)"),
        ("USE(ambassador)", "STEP(P18)"),
        ("GESTURE",),
        ("DECLARE",),
    ],
)
def test_steps_stops_passings_and_half_made_choices_can_be_taken_back_one_by_one(actions):
    match = table(**ONE_STEP)
    states = [match.state]
    for action in actions:
        play(match, action)
        states.append(match.state)
    for state in reversed(states[:-1]):
        match.undo(0)
        assert match.state == state
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


def test_a_waived_question_and_the_banishing_can_be_taken_back():
    match = at_ambassador()
    before = match.state
    play(match, "NO_QUESTION", "BANISH(EM)")
    match.undo(0)
    match.undo(0)
    assert match.state == before


def test_the_banishing_after_an_answer_can_be_taken_back_the_answer_cannot():
    match = met("identity")
    play(match, "SHOW(B+X+tall)")
    assert match.undo_refused(1)
    assert match.undo_refused(0)
    before = match.state
    play(match, "BANISH(P33)")
    match.undo(0)
    assert match.state == before
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


@pytest.mark.parametrize(
    ("make", "actions"),
    [
        (lambda: table(pending="START"), ("SHAKE", "BALLS(land+land+blank)")),
        (met, ("ASK(identity)",)),
        (at_ambassador, ("DEMAND(1, build)",)),
        (lambda: met("identity"), ("SHOW(B+X+tall)",)),
        (lambda: met("identity", shown=shown("B+X+tall")), ("SHOW(B+X+tall)", "KEEP(B+X)")),
        (lambda: met("identity", options={"repeat_rule": "amateur"}), ("SHOW(B+X+tall)", "ACCEPT_ANSWER")),
        (lambda: met("identity", options={"repeat_rule": "amateur"}), ("SHOW(B+X+tall)", "CLAIM")),
        (lambda: met("identity", options={"repeat_rule": "amateur"}), ("SHOW(B+X+tall)", "ACCEPT_ANSWER", "RECORD")),
        (lambda: met("identity", options={"repeat_rule": "amateur"}), ("SHOW(B+X+tall)", "ACCEPT_ANSWER", "SKIP")),
        (table, ("GESTURE", "MAKE(wink, 1)")),
        (table, ("DECLARE", "NAME(1)")),
        (lambda: table(pending="DECLARE"), ("NAME(1)", "ACCEPT")),
        (table, ("END",)),
        (lambda: table(options={"declare_by": "active_only"}), ("END",)),
    ],
)
def test_no_undo_of_what_was_shaken_asked_shown_claimed_noted_gestured_declared_or_ended(make, actions):
    match = make()
    for action in actions:
        if match.to_move == (sh.CHANCE,):
            chance(match, action)
        else:
            play(match, action)
    for seat in range(4):
        assert match.undo_refused(seat), f"seat {seat} could take back {actions[-1]}"


def test_undo_restores_meetings_balls_and_where_the_ambassador_has_been():
    match = table(figures={0: {"tall": "P18"}}, shaken=("ambassador", "blank", "blank"))
    before = match.state
    play(match, "USE(ambassador)", "STEP(P18)", "NO_QUESTION", "BANISH(R1)")
    after = match.state
    assert (after.meetings, after.ambassador_met, after.ambassador_left, after.balls[3]) == (1, 1, 1, 0)
    for _ in range(4):
        match.undo(0)
    assert match.state == before


def test_a_choice_in_the_window_can_be_withdrawn_until_the_last_has_chosen():
    """It is secret until then; whether another seat has chosen makes no difference."""
    match = table()
    play(match, "END")
    match.play(1, "DECLARE_TOO")
    match.play(2, "SILENT")
    match.undo(1)
    assert match.to_move == (1, 3)
    match.play(1, "SILENT")
    match.play(3, "SILENT")
    assert match.view(None)["window"] == "start"  # of the next turn
    assert match.undo_refused(1)


def test_undo_in_the_window_tells_nothing_of_other_choices():
    reasons = set()
    for first in ("SILENT", "DECLARE_TOO"):
        match = table()
        play(match, "END")
        match.play(1, first)
        match.play(2, "SILENT")
        assert match.undo_refused(2) is None
        reasons.add((match.undo_refused(3), match.undo_refused(0)))
    assert len(reasons) == 1
