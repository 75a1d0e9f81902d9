"""Answers: right, wrong and why, and those that answer nothing."""

import pytest

import safehouse as sh
from safehouse.cases.asking import open_case
from safehouse.cases.calendar import shipped
from safehouse.cases.errors import WrongAnswer
from safehouse.cases.turns import LONGEST, all_turns


def case(game):
    return open_case(next(stored for stored in shipped().cases if stored.game == game))


def answered(found, world):
    return dict(zip([question.key for question in found.deduction.questions], world, strict=True))


@pytest.mark.parametrize("game", ["inkognito", "estoril"])
def test_of_all_answers_one_is_right_and_each_other_breaks_a_clue(game):
    found = case(game)
    for world in found.deduction.worlds[:400]:
        reply = found.judge(answered(found, world))
        assert reply.right == (world == found.solution)
        if not reply.right:
            assert not found.deduction.fits(found.stored.puzzle.clues[reply.broken], world)
            assert (reply.left, reply.best) == ((), ())
    reply = found.judge(answered(found, found.solution))
    assert reply.left[0] == len(found.deduction.worlds)
    assert reply.left[-1] == 1
    assert len(reply.left) == len(found.stored.puzzle.clues) + 1


def test_what_stands_twice_is_named():
    found = case("inkognito")
    given = answered(found, found.solution)
    (one, two) = [key for key in given if key.startswith("identity")][:2]
    reply = found.judge({**given, one: given[two]})
    assert (reply.right, reply.broken) == (False, None)
    assert set(reply.twice) == {one, two}


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ({}, "answers: answer identity-"),
        ({"identity-9": "F"}, "answers: answer identity-"),
    ],
)
def test_every_question_wants_an_answer(answers, message):
    with pytest.raises(WrongAnswer, match=message):
        case("inkognito").judge(answers)


def test_an_answer_is_one_of_the_choices():
    found = case("inkognito")
    given = answered(found, found.solution)
    key = next(iter(given))
    with pytest.raises(WrongAnswer, match=f"{key}: 'Bond' is not one of "):
        found.judge({**given, key: "Bond"})


@pytest.mark.parametrize("game", ["spyconnection", "vienna"])
def test_every_way_to_a_right_outcome_is_right_and_all_others_are_not(game):
    found = case(game)
    turns = all_turns(found.start, found.stored.seat, 1000)
    assert len(turns) == found.stored.turns
    replies = [found.judge(turn.steps) for turn in turns]
    assert sum(reply.right for reply in replies) == len(found.stored.best)
    wrong = next(reply for reply in replies if not reply.right)
    assert (wrong.best, wrong.value) == ((), None)
    assert any(reply.less or reply.more for reply in replies)


def test_a_turn_is_given_whole_and_by_the_rules():
    found = case("vienna")
    with pytest.raises(WrongAnswer, match="the turn is not over"):
        found.judge(found.stored.best[0][:1])
    with pytest.raises(WrongAnswer, match=f"a turn has {LONGEST} at most"):
        found.judge(["PLACE"] * (LONGEST + 1))
    with pytest.raises(sh.IllegalAction):
        found.judge(["TARGET(B01)"])
    with pytest.raises(sh.IllegalAction):
        found.judge([*found.stored.best[0], "PLACE"])
