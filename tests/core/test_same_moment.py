"""Several seats choose at the same time: what one does in secret shows nowhere, and each can take back its own."""

from __future__ import annotations

import pytest

import safehouse as sh
from safehouse.core.records import open_match
from toys.whisper import GAME

HANDS = (["FOX", "OWL"], ["OWL", "CROW"], ["CROW", "WOLF"])


def at_the_picks(seats=3):
    """Everybody picks: seat 0 holds FOX and OWL, seat 1 OWL and CROW, seat 2 CROW and WOLF."""
    options = GAME.accept(seats, {"hand": 2, "rounds": 1, "first_player": 0})
    match = open_match(GAME.edition("paper"), seats, options, seed=1, chance="manual")
    for card in range(2):
        for seat in range(seats):
            match.play(sh.CHANCE, f"DEAL({HANDS[seat][card]})")
    assert match.to_move == tuple(range(seats))
    return match


def turn_of(seat, seats=3):
    match = at_the_picks(seats)
    for other in range(seats):
        match.play(other, f"PICK({HANDS[other][0]})")
    for other in range(seat):
        match.play(other, "PASS")
    assert match.to_move == (seat,)
    return match


def sight(match, seat):
    return match.view(seat), match.events(seat), match.legal(seat), match.decision(seat), match.undo_refused(seat)


def test_a_choice_changes_nothing_for_the_others():
    match = at_the_picks()
    before = [sight(match, seat) for seat in (0, 2)]
    match.play(1, "PICK(CROW)")
    assert [sight(match, seat) for seat in (0, 2)] == before


def test_the_number_of_a_new_decision_does_not_tell_how_many_others_have_chosen():
    numbers = []
    for others in ((), (1,), (1, 2)):
        match = at_the_picks()
        match.play(0, "PICK(FOX)")
        for other in others[:1]:
            match.play(other, "PICK(CROW)")
        match.undo(0)
        numbers.append(match.decision(0))
    assert len(set(numbers)) == 1


def test_taking_back_a_choice_leaves_those_of_others():
    match = at_the_picks()
    match.play(0, "PICK(FOX)")
    match.play(1, "PICK(CROW)")
    waiting = sight(match, 2)
    match.undo(0)
    assert match.to_move == (0, 2)
    assert [(step.actor, step.action.text) for step in match.steps[-1:]] == [(1, "PICK(CROW)")]
    assert sight(match, 2) == waiting
    assert [event["kind"] for event in match.events(0)[-2:]] == ["picked", "undone"]


def test_a_decision_taken_back_is_asked_under_a_new_number():
    match = at_the_picks()
    number = match.decision(0)
    match.play(0, "PICK(FOX)")
    assert match.decision(0) is None
    match.undo(0)
    assert match.decision(0) > number


def test_what_was_done_before_all_are_asked_cannot_be_taken_back():
    """Else an undo that fails would tell that a rival has chosen already."""
    options = GAME.accept(2, {"hand": 2, "rounds": 2, "first_player": 0})
    match = open_match(GAME.edition("paper"), 2, options, seed=1, chance="manual")
    for card in ("FOX", "OWL", "OWL", "CROW"):
        match.play(sh.CHANCE, f"DEAL({card})")
    match.play(0, "PICK(FOX)")
    match.play(1, "PICK(OWL)")
    match.play(0, "PASS")
    match.play(1, "PASS")
    assert match.to_move == (0, 1)
    before = match.undo_refused(1)
    assert before == "it is no longer only you who is asked"
    with pytest.raises(sh.UndoRefused, match=before):
        match.undo(1)
    match.play(0, "PICK(OWL)")
    assert match.undo_refused(1) == before


def test_steps_of_the_own_turn_can_be_taken_back_one_by_one():
    match = turn_of(0)
    begun = match.state
    match.play(0, "MOVE(1)")
    match.play(0, "MOVE(2)")
    match.undo(0)
    match.undo(0)
    assert match.state == begun
    assert match.undo_refused(0) == "something was revealed since; it cannot be unseen"


def test_a_whole_turn_is_taken_back_at_once_up_to_the_last_reveal():
    match = turn_of(0)
    begun, told = match.state, len(match.events(1))
    assert match.undo_steps(0) == 0
    match.play(0, "MOVE(1)")
    match.play(0, "MOVE(2)")
    assert (match.undo_steps(0), match.undo_steps(1)) == (2, 0)
    match.undo(0, whole=True)
    assert match.state == begun
    assert match.undo_steps(0) == 0
    for seat in (0, 1, None):  # one line for everybody, with as many steps as were seen
        undone = match.events(seat)[-1]
        assert (undone["kind"], undone["args"]) == ("undone", {"seat": 0, "count": 2})
    assert len(match.events(1)) == told + 3
    with pytest.raises(sh.UndoRefused, match="revealed"):
        match.undo(0, whole=True)


def test_the_whole_turn_taken_back_tells_others_nothing_of_what_they_had_not_seen():
    match = at_the_picks()
    before = sight(match, 1)
    match.play(0, "PICK(FOX)")
    match.undo(0, whole=True)
    assert sight(match, 1) == before
    assert match.events(0)[-1]["args"] == {"seat": 0, "count": 1}


def test_what_is_told_beside_the_rules_changes_nothing_but_the_events():
    match = turn_of(0)
    match.play(0, "MOVE(1)")
    state, counts = match.state, [len(match.events(seat)) for seat in range(3)]
    match.tell("moved", **dict.fromkeys(match.events(0)[-1]["args"], 0))
    assert [len(match.events(seat)) for seat in range(3)] == [count + 1 for count in counts]
    assert match.state == state
    assert match.undo_refused(0) is None
    with pytest.raises(sh.OptionError, match="is not an event of"):
        match.tell("sang")
    with pytest.raises(sh.OptionError, match="the arguments are"):
        match.tell("moved")


def test_a_question_to_a_rival_cannot_be_taken_back_once_it_is_asked():
    match = turn_of(0)
    match.play(0, "PEEK(1)")
    assert match.to_move == (1,)
    assert match.undo_refused(0) == "it is no longer only you who is asked"


def test_what_was_shown_to_one_seat_alone_bars_undo_for_all():
    match = turn_of(0)
    match.play(0, "MOVE(1)")
    match.play(0, "PEEK(1)")
    match.play(1, "SHOW(CROW)")
    assert match.events(0)[-1]["args"] == {"seat": 0, "rival": 1, "card": "CROW"}
    assert match.events(2)[-1]["kind"] == "showed"
    assert all(match.undo_refused(seat) for seat in range(3))


def test_a_seat_that_leaves_bars_undo_but_not_the_choice():
    match = at_the_picks()
    match.play(0, "PICK(FOX)")
    number = match.decision(1)
    match.leave(2)
    assert match.decision(1) == number
    assert match.undo_refused(0) == "a seat has left the game since"


def test_a_card_drawn_cannot_be_put_back():
    match = turn_of(0)
    match.play(0, "MOVE(1)")
    match.play(0, "DRAW")
    match.play(sh.CHANCE, "DEAL(WOLF)")
    assert match.undo_refused(0) == "chance has decided since; what came up cannot be taken back"
    match.play(0, "MOVE(1)")
    match.undo(0)
    assert match.undo_refused(0) == "chance has decided since; what came up cannot be taken back"
