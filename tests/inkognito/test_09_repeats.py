"""INK-9: the same combination may not be shown twice to the same player."""

from itertools import combinations

import pytest

import safehouse as sh
from safehouse.core.chance import below, stream
from safehouse.games.inkognito.rules import answers, card_sets
from safehouse.games.inkognito.rules.state import prepare

from . import oracle
from .table import at_ambassador, decision, kinds, last, legal, met, options, play, refused, shown


def level(match, cards):
    return next(entry["repeat"] for entry in match.view(1)["answers"] if entry["cards"] == cards)


@pytest.mark.rule("INK-9.1")
def test_the_same_combination_is_a_repeat():
    match = met("identity", shown=shown("B+X+tall"))
    assert level(match, "B+X+tall") == 1
    assert level(match, "B+X+short") == 0


@pytest.mark.rule("INK-9.2")
def test_a_pair_inside_a_triple_and_a_triple_around_a_pair_are_repeats():
    pair = at_ambassador("identity", shown=shown("B+X+tall"))
    assert (level(pair, "B+X"), level(pair, "B+Z")) == (1, 0)
    triple = met("identity", shown=shown("B+X"))
    assert (level(triple, "B+X+tall"), level(triple, "B+X+short"), level(triple, "B+Z+tall")) == (1, 1, 0)


@pytest.mark.rule("INK-9.3")
def test_what_others_were_shown_does_not_matter():
    for record in (shown("B+X+tall", to=2), shown("F+X+tall", by=2, to=0)):
        assert level(met("identity", shown=record), "B+X+tall") == 0


@pytest.mark.rule("INK-9.4")
def test_strikes_count_occasions_not_sets():
    twice = met("identity", shown=[{**shown("B+X+tall")[0], "times": 2}])
    assert level(twice, "B+X+tall") == 2
    both = met("identity", shown=shown("B+X+tall", "B+X"))
    assert level(both, "B+X+tall") == 2
    # One earlier answer B+X+tall with the penalty B+X: for the pair B+X that is one occasion, not two.
    one = at_ambassador("identity", shown=shown("B+X+tall", "B+tall+secret_build"), kept=shown("B+X"))
    assert level(one, "B+X") == 1
    # The penalty alone is nested with another triple around it.
    other = met("identity", shown=shown("B+X+tall"), kept=shown("B+X"))
    assert level(other, "B+X+fat") == 1


@pytest.mark.rule("INK-9.4", "INK-9.9")
@pytest.mark.parametrize("seed", range(8))
def test_strikes_agree_with_the_rule_read_word_by_word(seed):
    """Random histories of one pair: after each answer the strikes of every set are compared up to two."""
    rng = stream(seed, "repeats")
    s = prepare(4, sh.game("inkognito").accept(4, {}))
    s.identity[:], s.build[:], s.word[:] = [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]
    s.question, s.active, s.asked = 0, 0, 1
    history = []
    pool = [n for n in range(card_sets.FIRST_ANSWER, card_sets.SETS) if answers.is_truthful(n, 5)]
    few = [pool[below(rng, len(pool))] for _ in range(6)]
    pool = [n for n in pool if any(oracle.nested(_names(n), _names(m)) for m in few)]
    for _ in range(25):
        number = pool[below(rng, len(pool))]
        struck = oracle.strikes(history, 1, 0, _names(number))
        assert min(2, answers.strikes(s, 1, 0, number)) == min(2, struck)
        past = oracle.Occasion(1, 0, "identity", _names(number))
        s.answer, s.level = number, min(2, struck)
        answers.remember_answer(s, 1, 0, number)
        if struck:
            s.barred = answers.barred_pair(s, 1, 0, number, False) if struck == 1 else -1
            left = [n for n in range(card_sets.KEPT) if answers.check_left(s, 1, n) == 0]
            assert {_names(n) for n in left} == _penalties(history, _names(number), struck)
            chosen = left[below(rng, len(left))]
            answers.remember_left(s, 1, 0, chosen)
            past.left = _names(chosen)
        history.append(past)
        for n in range(card_sets.FIRST_ANSWER, card_sets.SETS):
            assert min(2, answers.strikes(s, 1, 0, n)) == min(2, oracle.strikes(history, 1, 0, _names(n)))


def _names(number):
    return oracle.cards(card_sets.SET_CODES[number])


def _penalties(history, answer, struck):
    """INK-9.6 to 9.10 for Colonel Bubble, short."""
    size = len(answer) - 1 if struck == 1 else 1
    parts = {frozenset(part) for part in combinations(answer, size)}
    earlier = {past.cards for past in history} | {past.left for past in history}
    return {p for p in parts if oracle.is_truthful(p, "B", "short") and not (len(p) == 2 and p in earlier)}


@pytest.mark.rule("INK-9.5")
def test_sets_that_only_overlap_and_single_cards_are_no_repeats():
    match = met("identity", shown=shown("B+X+tall", "B+X"), kept=shown("B"))
    assert level(match, "B+Z+tall") == 0
    single = at_ambassador("identity", shown=shown("B+X"), kept=shown("B"))
    assert level(single, "B+Z") == 0


@pytest.mark.rule("INK-9.6", "INK-9.8", "INK-9.13")
def test_the_second_time_one_card_fewer():
    match = met("identity", shown=shown("B+X+short"))
    play(match, "SHOW(B+X+short)")
    assert (decision(match), match.to_move) == ("PENALTY", (1,))
    assert options(match, "KEEP") == {"B+X", "B+short", "X+short"}
    refused(match, "KEEP(B)", "INK-9.6")
    refused(match, "KEEP(B+tall)", "INK-9.8")
    refused(match, "SHOW(B+X+short)", "INK-7.1")
    refused(met("identity"), "KEEP(B+X)", "INK-9.6")
    assert last(match, "shown", 0)["cards"] == "B+X+short"  # the asker sees S first
    play(match, "KEEP(X+short)")
    assert last(match, "kept", 0)["cards"] == "X+short"  # then P
    for other in (2, 3, None):
        assert last(match, "repeat", other) == {"seat": 1, "other": 0, "count": 2}
        assert last(match, "penalty", other)["count"] == 2
        assert not {"shown", "kept"} & set(kinds(match, other))
    assert match.view(0)["notebook"]["pages"][0]["grid"]["Z"]["tall"] == 0


@pytest.mark.rule("INK-9.6")
def test_one_of_the_cards_left_is_true():
    match = met("identity", shown=shown("B+X+tall"))
    play(match, "SHOW(B+X+tall)")
    assert options(match, "KEEP") == {"B+X", "B+tall"}
    refused(match, "KEEP(X+tall)", "INK-9.6")
    two = at_ambassador("identity", shown=shown("B+X"))
    play(two, "SHOW(B+X)")
    assert options(two, "KEEP") == {"B"}


@pytest.mark.rule("INK-9.7")
def test_the_third_time_exactly_one_true_card():
    match = met("identity", shown=[{**shown("B+X+short")[0], "times": 2}])
    play(match, "SHOW(B+X+short)")
    assert options(match, "KEEP") == {"B", "short"}
    refused(match, "KEEP(X)", "INK-9.7")
    refused(match, "KEEP(B+X)", "INK-9.7")
    play(match, "KEEP(short)")
    page = match.view(0)["notebook"]["pages"][0]
    assert page["build"] == {"tall": 0, "short": page["build"]["short"], "fat": 0, "thin": 0}


@pytest.mark.rule("INK-9.8")
def test_with_two_true_cards_the_shower_chooses_which_one_stays():
    match = at_ambassador("identity", shown=shown("B+secret_identity"))
    play(match, "SHOW(B+secret_identity)")
    assert options(match, "KEEP") == {"B", "secret_identity"}


@pytest.mark.rule("INK-9.9")
def test_a_pair_shown_before_may_not_be_left():
    match = met("identity", shown=shown("B+X"))
    play(match, "SHOW(B+X+short)")
    assert options(match, "KEEP") == {"B+short", "X+short"}
    refused(match, "KEEP(B+X)", "INK-9.9")
    # A pair left as a penalty counts too. (The answer it came from is nested with nothing here.)
    kept = met("identity", shown=shown("B+X+tall"), kept=shown("B+X"))
    play(kept, "SHOW(B+X+fat)")
    refused(kept, "KEEP(B+X)", "INK-9.9")
    assert options(kept, "KEEP") == {"B+fat"}


@pytest.mark.rule("INK-9.10")
def test_a_mission_card_never_stays_alone():
    match = at_ambassador("identity", shown=shown("B+secret_mission"))
    play(match, "SHOW(B+secret_mission)")
    refused(match, "KEEP(secret_mission)", "INK-9.10")
    assert options(match, "KEEP") == {"B"}


@pytest.mark.rule("INK-9.11")
def test_strict_repeats_can_be_chosen_and_are_marked_for_the_shower_alone():
    match = met("identity", shown=shown("B+X+tall"))
    assert "SHOW(B+X+tall)" in legal(match)
    for other in (0, 2, 3, None):
        assert "answers" not in match.view(other)


@pytest.mark.rule("INK-9.11")
def test_prevent_offers_repeats_only_where_no_other_coloured_answer_is_left():
    prevent = {"repeat_rule": "prevent"}
    match = at_ambassador("identity", shown=shown("F+B", "B+X"), options=prevent)
    refused(match, "SHOW(F+B)", "INK-9.11")
    assert {cards for cards in options(match, "SHOW") if "secret" not in cards} == {"B+Z"}
    spent = at_ambassador("identity", shown=shown("F+B", "B+X", "B+Z"), options=prevent)
    assert {cards for cards in options(spent, "SHOW") if "secret" not in cards} == {"F+B", "B+X", "B+Z"}
    play(spent, "SHOW(F+B)")
    assert decision(spent) == "PENALTY"


@pytest.mark.rule("INK-9.12")
def test_exhaustion_is_handled_by_the_penalties():
    match = at_ambassador("identity", shown=shown("F+B+tall", "B+X+tall", "B+Z+tall"))
    coloured = {c: level(match, c) for c in options(match, "SHOW") if "secret" not in c}
    assert coloured == {"F+B": 1, "B+X": 1, "B+Z": 1}  # three earlier answers exhaust an ambassador question
    play(match, "SHOW(B+X)", "KEEP(B)")
    assert decision(match) == "BANISH_AMB"


@pytest.mark.rule("INK-9.13")
def test_the_penalty_is_asked_even_if_there_is_only_one_way():
    """That there is one way only would tell everybody something."""
    match = at_ambassador("identity", shown=shown("B+X"))
    play(match, "SHOW(B+X)")
    assert (decision(match), len(legal(match))) == ("PENALTY", 1)
