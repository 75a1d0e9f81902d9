"""EST-7: resolving the places."""

import pytest

from .table import (
    bottom,
    card_on,
    decision,
    hand,
    influence,
    legal,
    place_view,
    play,
    player,
    refused,
    resolving,
    reward,
    ring,
    space_view,
    table,
    told,
    use,
    won,
)


@pytest.mark.rule("EST-7.1", "EST-7.2", "EST-7.15")
def test_all_places_are_resolved_in_ascending_order_even_empty_ones():
    match = resolving(city="865432")
    kinds = [
        (event["kind"], event["args"]["place"])
        for event in match.events(None)
        if event["kind"] in ("resolving", "unclaimed")
    ]
    assert kinds == [(kind, n) for n in "234568" for kind in ("resolving", "unclaimed")]


@pytest.mark.rule("EST-7.3")
def test_the_steps_of_a_place_come_in_order():
    match = resolving({"6-I": (0, "RED-S4"), "6-II": (1, "GREEN-S6")})
    use(match, "diplomat", "SPACE(6-I)")
    assert decision(match) == "CASINO_ROLL"
    for roll in ("ROLL(6, 1)", "ROLL(2, 2)"):
        match.play(-1, roll)
    here = [event["kind"] for event in match.events(None)]
    start = here.index("revealed") - 1
    wanted = ["resolving", "revealed", "revealed", "used", "protected", "rolled", "gained", "rolled", "gained"]
    assert here[start : start + 10] == [*wanted, "took_reward"]


@pytest.mark.rule("EST-7.4")
def test_only_the_place_being_resolved_is_revealed():
    match = resolving({"2-I": (0, "RED-S4"), "2-II": (1, "GREEN-S1"), "4-I": (1, "GREEN-S6"), "8-I": (2, "BLUE-S1")})
    assert (card_on(match, "2-I"), card_on(match, "2-II")) == ("RED-S4", "GREEN-S1")
    assert reward(match, "2") != "?"
    assert (card_on(match, "4-I"), card_on(match, "8-I"), reward(match, "8")) == ("?", "?", "?")
    assert [event["space"] for event in told(match, "revealed")] == ["2-I", "2-II"]
    assert [event["place"] for event in told(match, "reward_revealed")] == ["2"]


@pytest.mark.rule("EST-7.5", "EST-8.1")
def test_characters_act_in_the_order_of_the_numerals():
    match = resolving({"4-III": (0, "RED-S1"), "4-I": (1, "GREEN-S1"), "4-II": (2, "BLUE-S1")})
    assert match.to_move == (1,)
    refused(match, "SYMBOL(assassin)", "EST-7.5", 0)
    refused(match, "CARD(GREEN-S2)", "EST-7.5")
    order = []
    while decision(match) == "ABILITY":
        order += match.to_move
        play(match, "DONE")
    assert order == [1, 2, 0]


@pytest.mark.rule("EST-7.6")
def test_no_ability_is_compulsory():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "C27")})
    play(match, "DONE")
    assert won(match, "4") == {"seat": 1, "place": "4", "card": won(match, "4")["card"], "influence": 5}


@pytest.mark.rule("EST-7.7")
@pytest.mark.parametrize("first", ["assassin", "diplomat"])
def test_two_different_symbols_in_either_order(first):
    match = resolving({"4-I": (0, "C19"), "4-II": (1, "GREEN-S6"), "4-III": (1, "GREEN-S3"), "2-I": (2, "BLUE-S6")})
    assert legal(match) == {"SYMBOL(assassin)", "SYMBOL(diplomat)", "DONE"}
    refused(match, "SYMBOL(seducer)", "EST-7.7")
    second = "diplomat" if first == "assassin" else "assassin"
    target = {"assassin": "SPACE(4-II)", "diplomat": "SPACE(4-III)"}
    use(match, first, target[first])
    assert legal(match) == {f"SYMBOL({second})", "DONE"}
    refused(match, f"SYMBOL({first})", "EST-7.7")
    use(match, second, *([target[second]] if second == "diplomat" else []))  # one victim is left: not asked
    assert len(told(match, "returned")) == len(told(match, "protected")) == 1


@pytest.mark.rule("EST-7.7", "EST-8.25")
def test_two_equal_symbols_are_two_uses_one_after_the_other():
    match = resolving({"4-I": (0, "C26"), "2-I": (1, "GREEN-S6"), "2-II": (2, "BLUE-S6")})
    use(match, "seducer", "SPACE(2-I)", "SPACE(4-II)")
    assert decision(match) == "ABILITY"
    assert legal(match) == {"SYMBOL(seducer)", "DONE"}
    use(match, "seducer")
    assert [event["origin"] for event in told(match, "seduced")] == ["2-I", "2-II"]


@pytest.mark.rule("EST-7.8")
def test_who_has_left_before_the_numeral_does_nothing():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S1"), "4-III": (2, "BLUE-S6")})
    use(match, "assassin", "SPACE(4-II)")
    assert won(match, "4")["seat"] == 2
    assert len(told(match, "returned")) == 1


@pytest.mark.rule("EST-7.9", "EST-8.24")
def test_a_space_is_handled_once():
    """The assassin on III frees I; the seducer had acted there before and does not act again."""
    match = resolving({"4-II": (0, "RED-S2"), "4-III": (1, "GREEN-S4"), "2-I": (2, "C26"), "2-II": (2, "BLUE-S2")})
    while match.view(None)["resolving"]["place"] == "2":
        play(match, "DONE")
    assert match.view(None)["resolving"]["numeral"] == "II"
    use(match, "seducer", "SPACE(2-I)")
    assert card_on(match, "4-I") == "C26"
    assert match.view(None)["resolving"]["numeral"] == "III"
    assert match.to_move == (1,)
    play(match, "DONE")
    assert won(match, "4")


@pytest.mark.rule("EST-7.10", "EST-7.11")
def test_influence_is_print_plus_bonuses_summed_over_own_characters():
    match = resolving(
        {"2-I": (0, "C05"), "2-II": (0, "RED-S2"), "2-III": (1, "C27"), "4-I": (2, "C06")}, rewards={"2": "C21"}
    )
    use(match, "nationalist")
    assert told(match, "rallied") == [{"seat": 0, "space": "2-I", "count": 1}]
    assert influence(match, "2") == {0: (2 + 1 + 1) + (1 + 1), 1: 5}
    play(match, "DONE")
    assert won(match, "2") == {"seat": 0, "place": "2", "card": "C21", "influence": 6}


@pytest.mark.rule("EST-7.12", "EST-7.19")
def test_example_14_the_highest_sum_takes_the_reward_into_hand():
    match = resolving(
        {"1-I": (0, "RED-S6"), "1-II": (1, "C27"), "4-I": (2, "C19"), "4-II": (0, "RED-S4")},
        rewards={"1": "C02", "4": "C01"},
    )
    assert "C02" in hand(match, 1)
    assert "C02" in {one["card"] for one in player(match, 1, 0)["hand"]}, "everybody knows that it is in hand"
    assert reward(match, "1") is None
    assert "C02" in ring(match, 1)


@pytest.mark.rule("EST-7.19")
def test_the_flag_of_a_won_reward_counts_no_more():
    """The Church's reward C01 is German; once it is won, the German nationalist next door does not count it."""
    spaces = {"1-I": (0, "RED-S6"), "4-I": (1, "C03"), "4-II": (2, "BLUE-S6")}
    match = resolving(spaces, rewards={"1": "C01", "4": "C21"})
    assert won(match, "1")["card"] == "C01"
    assert not told(match, "rallied")
    assert won(match, "4")["influence"] == 4 + 1, "no question, because nothing is left to count"


@pytest.mark.rule("EST-7.13")
def test_example_5_a_tie_goes_to_the_lowest_space():
    match = resolving({"1-I": (1, "GREEN-S6"), "1-III": (0, "RED-S6")})
    assert won(match, "1")["seat"] == 1


@pytest.mark.rule("EST-7.13")
def test_only_the_lowest_space_of_each_is_compared():
    match = resolving(
        {"8-I": (0, "C14"), "8-II": (1, "C10"), "8-III": (1, "C20"), "8-IV": (0, "C01")},
        place="6",
        rewards={"8": "C21"},
    )
    while decision(match) in ("ABILITY", "ASSASSIN_TARGET"):
        play(match, "DONE")
    assert won(match, "8") == {"seat": 0, "place": "8", "card": "C21", "influence": 2}


@pytest.mark.rule("EST-7.14")
def test_influence_0_is_enough():
    alone = resolving({"1-III": (2, "BLUE-S3")}, rewards={"1": "C21"})
    assert won(alone, "1") == {"seat": 2, "place": "1", "card": "C21", "influence": 0}
    tied = resolving({"1-II": (2, "BLUE-S3"), "1-III": (0, "RED-S1")}, rewards={"1": "C21"})
    while decision(tied) == "ABILITY":
        play(tied, "DONE")
    assert won(tied, "1")["seat"] == 2


@pytest.mark.rule("EST-7.15")
def test_an_unclaimed_reward_goes_under_the_deck_and_all_know_it():
    match = resolving({"4-I": (0, "RED-S4")}, rewards={"1": "C02", "2": "C03", "4": "C04"})
    assert told(match, "unclaimed") == [{"place": "1", "card": "C02"}, {"place": "2", "card": "C03"}]
    for seat in (None, 0, 1):
        assert bottom(match, seat) == ["C02", "C03"]
    assert match.view(None)["deck"]["bottom"][0]["seen_by"] == "all"


@pytest.mark.rule("EST-7.15", "EST-7.4")
def test_the_face_down_reward_of_an_empty_place_is_revealed_first():
    match = resolving({"4-I": (0, "RED-S4")}, rewards={"2": "C03", "4": "C04"})
    here = [e["kind"] for e in match.events(1) if e["args"].get("place") == "2" and e["args"].get("card") == "C03"]
    assert here == ["reward_revealed", "unclaimed"]


@pytest.mark.rule("EST-7.15")
def test_a_place_that_was_emptied_counts_as_empty():
    match = resolving({"4-I": (0, "RED-S2"), "1-I": (1, "GREEN-S6")}, rewards={"1": "C02", "4": "C04"})
    assert won(match, "1")["seat"] == 1
    match = resolving({"2-I": (0, "C20"), "2-II": (1, "GREEN-S6")}, rewards={"2": "C02"})
    assert decision(match) == "ABILITY"
    gone = resolving({"1-I": (0, "RED-S2"), "4-I": (1, "GREEN-S6")}, rewards={"1": "C02", "4": "C04"})
    use(gone, "seducer", "SPACE(1-II)")
    assert told(gone, "unclaimed") == [{"place": "4", "card": "C04"}]


@pytest.mark.rule("EST-7.16", "EST-7.17")
def test_characters_stay_at_a_resolved_place_and_still_matter():
    match = resolving({"1-I": (0, "RED-S6"), "4-I": (1, "C26"), "4-II": (2, "C14"), "2-III": (2, "BLUE-S6")})
    assert place_view(match, "1")["state"] == "resolved"
    assert (card_on(match, "1-I"), space_view(match, "1-I")["seat"]) == ("RED-S6", 0)
    use(match, "seducer")
    assert legal(match) == {"SPACE(1-I)", "SPACE(2-III)"}
    play(match, "SPACE(1-I)")
    assert card_on(match, "4-III") == "RED-S6"


@pytest.mark.rule("EST-7.17", "EST-8.30")
def test_flags_and_protection_at_resolved_places():
    match = resolving(
        {"1-I": (0, "RED-S6"), "4-I": (1, "C14"), "4-II": (2, "BLUE-S4")}, rewards={"1": "C21", "4": "C22"}
    )
    use(match, "nationalist")
    assert told(match, "rallied")[0]["count"] == 2
    use(match, "diplomat", "SPACE(1-I)")
    assert "1-I" in [event["space"] for event in told(match, "protected")]


@pytest.mark.rule("EST-7.18")
def test_no_place_is_resolved_again_and_cards_come_only_to_the_current_place():
    match = resolving({"1-I": (0, "RED-S6"), "4-I": (1, "GREEN-S2"), "2-I": (2, "BLUE-S2")})
    while not match.view(None)["resolving"] or match.view(None)["resolving"]["place"] != "4":
        play(match, "DONE")
    use(match, "seducer", "SPACE(1-I)")
    assert {text[6:-1] for text in legal(match)} == {"4-II", "4-III"}
    refused(match, "SPACE(1-II)", "EST-8.22")
    play(match, "SPACE(4-II)")
    assert [event["place"] for event in told(match, "resolving")].count("1") == 1
    assert len([event for event in told(match, "took_reward") if event["place"] == "1"]) == 1


@pytest.mark.rule("EST-14.2")
def test_an_empty_reward_field_gives_nothing():
    match = table({"1-I": (0, "RED-S5")}, pending="RESOLVE", rewards={"2": "C01"})
    assert told(match, "no_reward")[0] == {"place": "1"}
    assert won(match, "1") is None
