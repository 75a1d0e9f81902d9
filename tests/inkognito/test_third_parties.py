"""What those who neither ask nor answer receive is the same, whatever is shown (part 6; INK-5.4, 9.13)."""

import json

import pytest

from .table import at_ambassador, last, met, play, shown

OTHERS = (2, 3, None)
QUESTIONS = [
    lambda: met("identity"),
    lambda: met("build"),
    lambda: at_ambassador("identity"),
    lambda: at_ambassador("build"),
]


def received(match, seat):
    """All that goes to a seat or a spectator: view, events, legal actions, undo; who is asked stands in the view."""
    legal = [] if seat is None else [action.text for action in match.legal(seat)]
    undo = None if seat is None else match.undo_refused(seat)
    return json.dumps([match.view(seat), match.events(seat), legal, undo])


def after(match, seat, action):
    twin = match.clone()
    twin.play(seat, action)
    return twin


@pytest.mark.rule("INK-5.4", "INK-7.9")
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_looks_the_same_to_others(question):
    match = question()
    answers = match.legal(1)
    assert len(answers) > 10
    for other in OTHERS:
        assert len({received(after(match, 1, action), other) for action in answers}) == 1


@pytest.mark.rule("INK-5.4")
@pytest.mark.parametrize("question", QUESTIONS)
def test_the_asker_can_tell_answers_apart_and_others_have_no_face_on_the_wire(question):
    match = question()
    for action in match.legal(1):
        answered = after(match, 1, action)
        assert action.args["cards"] in received(answered, 0)
        for other in OTHERS:
            assert action.args["cards"] not in received(answered, other)


@pytest.mark.rule("INK-9.13")
def test_what_is_left_after_a_penalty_looks_the_same_to_others():
    match = met("identity", shown=shown("F+B+short"))
    play(match, "SHOW(F+B+short)")
    left = match.legal(1)
    assert len(left) > 1
    for other in OTHERS:
        assert len({received(after(match, 1, action), other) for action in left}) == 1


@pytest.mark.rule("INK-9.13", "INK-14.5")
@pytest.mark.parametrize("mode", ["strict", "amateur"])
def test_of_two_cards_one_is_left_and_others_cannot_tell_the_second_time_from_the_third(mode):
    stories = {}
    for times in (1, 2):
        past = [{**shown("B+X")[0], "times": times}]
        match = at_ambassador("identity", shown=past, noted=past if mode == "amateur" else [],
                              options={"repeat_rule": mode})  # fmt: skip
        play(match, "SHOW(B+X)", *(["CLAIM", "DENY"] if mode == "amateur" else []))
        asked = [received(match, other) for other in OTHERS]
        seen = [match.observation(other).to_bytes() for other in OTHERS]
        assert match.view(0)["question"]["level"] == match.view(1)["question"]["level"] == times
        play(match, "KEEP(B)")
        stories[times] = asked, seen, [received(match, other) for other in OTHERS]
    assert stories[1] == stories[2]


@pytest.mark.rule("INK-9.13", "INK-14.5")
@pytest.mark.parametrize(("times", "left"), [(1, 2), (2, 1)])
def test_that_a_repeat_was_punished_and_how_many_cards_are_left_is_public(times, left):
    past = [{**shown("B+X+tall")[0], "times": times}]
    match = met("identity", shown=past)
    play(match, "SHOW(B+X+tall)")
    amateur = met("identity", shown=past, noted=past, options={"repeat_rule": "amateur"})
    play(amateur, "SHOW(B+X+tall)", "CLAIM", "DENY")
    failed = met("identity", shown=past, options={"repeat_rule": "amateur"})
    play(failed, "SHOW(B+X+tall)", "CLAIM", "DENY")
    for seat in (0, 1, 2, None):
        assert last(match, "repeat", seat) == {"seat": 1, "other": 0, "count": left}
        assert last(amateur, "denied", seat) == {"seat": 1, "other": 0, "count": left}
        assert last(failed, "denied", seat) == {"seat": 1, "other": 0, "count": 0}


@pytest.mark.rule("INK-11.10")
def test_the_window_opens_alike_after_every_turn_and_tells_nothing_of_a_choice_made():
    match = met()
    play(match, "MOVE_ON")
    play(match, match.legal(0)[0].text, "END")
    assert set(match.to_move) == {1, 2, 3}
    before = {seat: received(match, seat) for seat in (0, 2, 3, None)}
    for choice in ("SILENT", "DECLARE_TOO"):
        chosen = after(match, 1, choice)
        assert {seat: received(chosen, seat) for seat in before} == before
