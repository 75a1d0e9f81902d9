"""EST-8: the five abilities."""

import pytest

import safehouse as sh

from .table import (
    bottom,
    card_on,
    chance,
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
    spaces,
    told,
    use,
    won,
)

# --- general ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-8.1")
def test_only_the_controller_decides_at_the_place_of_the_character():
    match = resolving({"4-I": (1, "GREEN-S1"), "4-II": (0, "RED-S6"), "6-I": (1, "GREEN-S4")})
    assert match.to_move == (1,)
    assert legal(match) == {"SYMBOL(assassin)", "DONE"}
    for other in (0, 2):
        refused(match, "SYMBOL(assassin)", "EST-7.5", other)


@pytest.mark.rule("EST-8.2", "EST-8.24")
def test_a_moved_character_uses_no_ability():
    match = resolving({"4-I": (0, "RED-S2"), "1-I": (1, "C20"), "4-III": (2, "BLUE-S6"), "6-I": (2, "BLUE-S5")})
    use(match, "seducer")
    assert card_on(match, "4-II") == "C20"
    assert space_view(match, "4-II")["moved"]
    assert match.to_move == (2,), "the moved assassin on II was not asked"
    assert won(match, "4")["seat"] == 2


@pytest.mark.rule("EST-8.3")
@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("RED-S1", {}),
        ("RED-S3", {"4-II": (1, "GREEN-S1")}),
        ("RED-S2", {"4-II": (1, "GREEN-S6")}),
        ("RED-S5", {}),
    ],
    ids=["assassin", "nationalist", "seducer", "conspirator"],
)
def test_an_ability_without_effect_is_not_offered(card, others):
    rest = {"rewards": {}} if card == "RED-S5" else {"rewards": {"4": "C21"}}
    match = resolving({"4-I": (0, card), **others}, **rest)
    assert not told(match, "rallied", "returned", "looked", "seduced", "done")
    assert decision(match) != "ABILITY" or match.to_move != (0,)


@pytest.mark.rule("EST-8.3")
def test_an_unusable_symbol_beside_a_usable_one_is_refused():
    match = resolving({"4-I": (0, "C19")})
    assert legal(match) == {"SYMBOL(diplomat)", "DONE"}
    refused(match, "SYMBOL(assassin)", "EST-8.3")


# --- assassin ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-8.4", "EST-8.5", "EST-8.7", "EST-8.8", "EST-7.5")
def test_example_6_the_assassin():
    match = resolving(
        {"3-I": (0, "C01"), "3-II": (1, "C07"), "3-III": (2, "C27"), "1-I": (1, "GREEN-S6")},
        city="426138",
        rewards={"3": "C21"},
    )
    assert match.to_move == (0,)
    use(match, "assassin")
    assert spaces(match) == {"3-II", "3-III"}
    refused(match, "SPACE(3-I)", "EST-8.7")
    refused(match, "SPACE(1-I)", "EST-8.4")
    refused(match, "REWARD(3)", "EST-8.5")
    refused(match, "DONE", "EST-8.4")
    play(match, "SPACE(3-III)")
    assert "C27" in hand(match, 2)
    assert card_on(match, "3-III") is None
    assert player(match, 2)["discs"] == 4
    assert influence(match, "3") == {0: 1, 1: 1}
    assert match.to_move == (1,)
    assert decision(match) == "ABILITY"


@pytest.mark.rule("EST-8.10", "EST-8.11", "EST-7.13")
def test_example_7_the_conspirator_goes_on():
    match = resolving({"3-I": (0, "C01"), "3-II": (1, "C07"), "3-III": (2, "C27")}, city="426138", rewards={"3": "C21"})
    use(match, "assassin", "SPACE(3-III)")
    use(match, "conspirator")
    assert match.to_move == (sh.CHANCE,)
    chance(match, "DRAW(C12)")
    play(match, "TAKE")
    assert bottom(match)[-1] == "C21"
    assert won(match, "3") == {"seat": 0, "place": "3", "card": "C12", "influence": 1}


@pytest.mark.rule("EST-8.4", "EST-8.8")
def test_a_returned_card_is_known_to_be_in_hand_and_not_placed_again():
    match = resolving({"2-I": (0, "RED-S1"), "2-II": (1, "GREEN-S6"), "4-I": (1, "GREEN-S1"), "4-II": (2, "BLUE-S4")})
    use(match, "assassin")
    for seat in (None, 0, 2):
        assert "GREEN-S6" in {one["card"] for one in player(match, 1, seat)["hand"]}
    assert decision(match) not in ("PLACE_CARD", "PLACE_SPACE")
    assert ring(match, 1) >= {"GREEN-S6"}


@pytest.mark.rule("EST-8.6", "EST-8.31")
def test_a_protected_character_cannot_be_killed_not_even_by_its_own_player():
    protected = {"seat": 0, "card": "RED-S6", "protected": True}
    match = resolving({"4-I": (0, "RED-S1"), "4-II": protected, "4-III": (1, "GREEN-S6")}, place="2")
    use(match, "assassin")
    assert told(match, "returned") == [{"seat": 0, "space": "4-III", "card": "GREEN-S6", "owner": 1}]
    more = resolving(
        {"8-I": (0, "RED-S1"), "8-II": protected, "8-III": (1, "GREEN-S6"), "8-IV": (2, "BLUE-S6")}, place="6"
    )
    use(more, "assassin")
    refused(more, "SPACE(8-II)", "EST-8.6")


@pytest.mark.rule("EST-8.7")
def test_the_assassin_may_choose_another_own_character():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (0, "RED-S6")})
    use(match, "assassin", "SPACE(4-II)")
    assert "RED-S6" in hand(match, 0)


@pytest.mark.rule("EST-8.9", "EST-9.2")
def test_no_assassin_acts_at_the_church_but_other_symbols_do():
    match = resolving({"1-I": (0, "C19"), "1-II": (1, "GREEN-S6")})
    assert legal(match) == {"SYMBOL(diplomat)", "DONE"}
    refused(match, "SYMBOL(assassin)", "EST-9.1")
    assert "SYMBOL(assassin)" in legal(resolving({"4-I": (0, "C19"), "4-II": (1, "GREEN-S6")}))


# --- conspirator ------------------------------------------------------------------------------------------------


def conspiring(**rest):
    match = resolving({"4-I": (0, "RED-S5")}, rewards={"4": "C21", "6": "C20"}, **rest)
    use(match, "conspirator")
    return match


@pytest.mark.rule("EST-8.10", "EST-8.11")
def test_who_has_looked_must_choose_and_keeping_hides_the_new_card():
    match = conspiring()
    assert "DRAW(C21)" not in legal(match)
    chance(match, "DRAW(C12)")
    assert legal(match) == {"KEEP", "TAKE"}
    refused(match, "DONE", "EST-8.11")
    refused(match, "SYMBOL(conspirator)", "EST-8.11")
    assert match.view(0)["resolving"]["looked"]["card"] == "C12"
    for seat in (1, 2, None):
        assert match.view(seat)["resolving"]["looked"] == {"card": None}
        assert told(match, "looked", seat=seat)[-1]["card"] is None
        assert "C12" in match.view(seat)["deck"]["unseen"]
    play(match, "KEEP")
    assert won(match, "4")["card"] == "C21"
    assert bottom(match, 0)[0] == "C12"
    for seat in (1, 2, None):
        assert bottom(match, seat)[0] == "?"
        assert told(match, "kept", seat=seat) == [{"seat": 0, "place": "4", "card": None}]
    assert match.view(1)["deck"]["bottom"][0]["seen_by"] == [0]


@pytest.mark.rule("EST-8.10")
def test_exchanging_is_public():
    match = conspiring()
    chance(match, "DRAW(C12)")
    play(match, "TAKE")
    for seat in (0, 1, None):
        assert told(match, "exchanged", seat=seat) == [{"seat": 0, "place": "4", "card": "C12", "old": "C21"}]
        assert bottom(match, seat)[0] == "C21"
    assert won(match, "4")["card"] == "C12"


@pytest.mark.rule("EST-8.11")
def test_looking_cannot_be_taken_back():
    match = conspiring()
    chance(match, "DRAW(C12)")
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


@pytest.mark.rule("EST-14.1")
def test_with_an_empty_deck_no_conspirator_acts_and_fields_stay_empty():
    match = resolving(
        {"1-I": (0, "C24"), "4-I": (1, "C23"), "4-II": (2, "BLUE-S6")}, deck=[], rewards={"1": "C21", "4": "C22"}
    )
    assert match.to_move == (1,), "only the seducer can act"
    refused(match, "SYMBOL(conspirator)", "EST-14.1")


# --- nationalist ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-8.12", "EST-8.13", "EST-8.14", "EST-8.18")
def test_what_a_nationalist_counts():
    """The Portuguese C14 at 4: S6 and the reward here, S6 at the resolved 1. The reward of 2 is gone, 6 is far away."""
    match = resolving(
        {"4-I": (0, "C14"), "4-II": (1, "GREEN-S6"), "1-I": (2, "BLUE-S6"), "6-I": (2, "BLUE-S4"), "2-I": (1, "C21")},
        rewards={"4": "C13", "2": "C15", "6": "C16"},
    )
    use(match, "nationalist")
    assert told(match, "rallied") == [{"seat": 0, "space": "4-I", "count": 3}]
    assert won(match, "4")["influence"] == 1 + 3


@pytest.mark.rule("EST-8.13")
def test_open_rewards_of_adjacent_places_count():
    match = resolving({"1-I": (0, "C14")}, rewards={"1": "C21", "4": "C13", "5": "C15", "6": "C16"})
    use(match, "nationalist")
    assert told(match, "rallied")[0]["count"] == 2


@pytest.mark.rule("EST-8.14")
def test_face_down_cards_do_not_count_not_even_own_ones():
    match = resolving(
        {"4-I": (0, "C14"), "6-I": (0, "RED-S3"), "5-I": (0, "RED-S4"), "2-I": (1, "GREEN-S6")},
        city="246153",
        rewards={"2": "C13", "4": "C21"},
    )
    assert set(place_view(match, "4")["adjacent"]) == {"2", "6", "5"}
    use(match, "nationalist")
    assert told(match, "rallied")[0]["count"] == 1, "only GREEN-S6 at the resolved place 2"


@pytest.mark.rule("EST-8.14")
def test_face_down_rewards_do_not_count():
    """Both rewards are Portuguese; that of Hotel Palácio next door lies face down."""
    match = resolving({"1-I": (0, "C14")}, city="126458", rewards={"1": "C15", "2": "C13"})
    assert place_view(match, "1")["adjacent"] == ["2", "4"]
    use(match, "nationalist")
    assert told(match, "rallied")[0]["count"] == 1


@pytest.mark.rule("EST-8.15")
def test_the_bonus_stays_whatever_leaves_later():
    match = resolving({"4-I": (0, "C14"), "4-II": (1, "GREEN-S1"), "4-III": (2, "BLUE-S6")}, rewards={"4": "C21"})
    use(match, "nationalist")
    use(match, "assassin", "SPACE(4-III)")
    assert won(match, "4")["influence"] == 2


@pytest.mark.rule("EST-8.16")
def test_two_nationalist_symbols_count_twice():
    match = resolving({"4-I": (0, "C18"), "4-II": (1, "GREEN-S6")}, rewards={"4": "C13"})
    use(match, "nationalist")
    use(match, "nationalist")
    assert [event["count"] for event in told(match, "rallied")] == [2, 2]
    assert won(match, "4")["influence"] == 2 + 4


@pytest.mark.rule("EST-8.17")
def test_the_bonus_is_gone_when_the_character_is_moved():
    match = resolving(
        {"1-I": (0, "C14"), "4-I": (1, "GREEN-S2"), "1-II": (2, "BLUE-S6")}, rewards={"1": "C21", "4": "C22"}
    )
    use(match, "nationalist")
    assert space_view(match, "1-I")["nationalist"] == 1
    use(match, "seducer", "SPACE(1-I)", "SPACE(4-II)")
    assert told(match, "took_reward")[-1] == {"seat": 1, "place": "4", "card": "C22", "influence": 1}


@pytest.mark.rule("EST-8.17", "EST-7.10")
def test_the_bonus_does_not_stay_on_the_space_for_whoever_comes_next():
    """The nationalist on I is killed by II; III then brings another character to I."""
    match = resolving(
        {"4-I": (0, "RED-S3"), "4-II": (1, "GREEN-S1"), "4-III": (2, "BLUE-S2"), "1-I": (1, "GREEN-S6")},
        rewards={"4": "C21"},
    )
    use(match, "nationalist")
    assert space_view(match, "4-I")["nationalist"] == 1
    use(match, "assassin", "SPACE(4-I)")
    use(match, "seducer")
    assert told(match, "seduced") == [{"seat": 2, "origin": "1-I", "space": "4-I", "card": "GREEN-S6"}]
    assert won(match, "4")["influence"] == 2


# --- seducer ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-8.19", "EST-8.20", "EST-8.21", "EST-8.22", "EST-8.25", "EST-8.28")
def test_the_seducer_moves_a_character_from_an_adjacent_place():
    match = resolving(
        {
            "4-I": (0, "RED-S2"),
            "1-I": (0, "RED-S6"),
            "2-I": (1, "GREEN-S6"),
            "5-I": (2, "BLUE-S3"),
            "6-I": (2, "BLUE-S6"),
        },
        city="246153",
    )
    use(match, "seducer")
    assert spaces(match) == {"2-I", "5-I", "6-I"}
    refused(match, "SPACE(1-I)", "EST-8.19")
    refused(match, "SPACE(4-I)", "EST-8.19")
    refused(match, "SPACE(5-II)", "EST-8.19")
    refused(match, "REWARD(5)", "EST-8.20")
    refused(match, "DONE", "EST-8.19")
    play(match, "SPACE(5-I)")
    assert card_on(match, "5-I") == "?", "choosing alone reveals nothing"
    assert spaces(match) == {"4-II", "4-III"}
    refused(match, "SPACE(4-I)", "EST-3.3")
    refused(match, "SPACE(5-II)", "EST-8.22")
    play(match, "SPACE(4-III)")
    assert {"seat": 2, "space": "5-I", "card": "BLUE-S3"} in told(match, "revealed")
    assert told(match, "seduced") == [{"seat": 0, "origin": "5-I", "space": "4-III", "card": "BLUE-S3"}]
    assert card_on(match, "5-I") is None


@pytest.mark.rule("EST-8.21")
def test_own_characters_may_be_moved_too():
    match = resolving({"4-I": (0, "RED-S2"), "2-I": (0, "RED-S6"), "4-II": (1, "GREEN-S6")}, rewards={"4": "C21"})
    use(match, "seducer", "SPACE(2-I)")
    assert won(match, "4") == {"seat": 0, "place": "4", "card": "C21", "influence": 3}


@pytest.mark.rule("EST-8.20", "EST-8.31")
def test_a_protected_character_cannot_be_moved():
    protected = {"seat": 0, "card": "RED-S6", "protected": True}
    match = resolving(
        {"4-I": (0, "RED-S2"), "2-I": protected, "1-I": (1, "GREEN-S6"), "1-II": (2, "BLUE-S6")}, place="2"
    )
    use(match, "seducer")
    assert spaces(match) == {"1-I", "1-II"}
    refused(match, "SPACE(2-I)", "EST-8.20")


@pytest.mark.rule("EST-8.20", "EST-8.3")
def test_a_seducer_who_could_only_choose_a_protected_character_cannot_act():
    protected = {"seat": 1, "card": "GREEN-S6", "protected": True}
    match = resolving({"4-I": (0, "RED-S2"), "2-I": protected}, place="2", rewards={"4": "C21"})
    assert told(match, "used", "seduced") == []
    assert won(match, "4") == {"seat": 0, "place": "4", "card": "C21", "influence": 1}


@pytest.mark.rule("EST-8.23", "EST-8.28")
def test_without_a_free_space_the_seducer_waits_for_an_assassin():
    full = {"4-I": (0, "RED-S1"), "4-II": (1, "C23"), "4-III": (2, "BLUE-S6"), "2-I": (2, "BLUE-S3")}
    match = resolving(full, place="2")
    play(match, "DONE")
    assert legal(match) == {"SYMBOL(conspirator)", "DONE"}
    refused(match, "SYMBOL(seducer)", "EST-8.23")
    freed = resolving(full, place="2")
    use(freed, "assassin", "SPACE(4-III)")
    assert "SYMBOL(seducer)" in legal(freed)
    use(freed, "seducer")
    assert card_on(freed, "4-III") == "BLUE-S3"


@pytest.mark.rule("EST-8.25")
def test_a_moved_card_is_revealed_at_once_and_stays_face_up():
    match = resolving({"1-I": (0, "C26"), "4-I": (1, "GREEN-S6"), "4-II": (2, "BLUE-S1")})
    use(match, "seducer", "SPACE(4-I)", "SPACE(1-III)")
    for seat in (None, 0, 1, 2):
        assert card_on(match, "1-III", seat) == "GREEN-S6"
        assert not space_view(match, "1-III", seat)["face_down"]
    assert decision(match) == "ABILITY", "the second use comes after the reveal"
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


@pytest.mark.rule("EST-8.26")
def test_a_moved_character_counts_fully_at_its_new_place():
    """C06 is British: moved to Hotel Palácio it gets the bonus, wins the tie on I and can be killed on III."""
    match = resolving({"2-II": (0, "RED-S2"), "5-I": (1, "C06"), "2-III": (0, "C10")}, rewards={"2": "C21"})
    use(match, "seducer")
    assert card_on(match, "2-I") == "C06"
    assert influence(match, "2")[1] == 3 + 1
    use(match, "assassin", "SPACE(2-I)")
    assert "C06" in hand(match, 1)


@pytest.mark.rule("EST-8.26", "EST-8.22", "EST-7.13")
def test_a_moved_character_breaks_ties_by_its_new_numeral():
    """1 against 0 + 1: Green's assassin lies on III, but the character Red brings to I wins the tie for Green."""
    match = resolving(
        {"4-II": (0, "RED-S2"), "4-III": (1, "GREEN-S1"), "2-I": (1, "GREEN-S4")}, place="2", rewards={"4": "C21"}
    )
    use(match, "seducer")
    assert card_on(match, "4-I") == "GREEN-S4"
    play(match, "DONE")
    assert won(match, "4") == {"seat": 1, "place": "4", "card": "C21", "influence": 1}


@pytest.mark.rule("EST-8.26", "EST-9.12")
def test_a_moved_character_is_there_at_boca():
    match = resolving({"7-I": (0, "RED-S2"), "3-I": (1, "GREEN-S1")}, city="712345", rewards={"7": "C21"})
    use(match, "seducer", "SPACE(7-II)")
    assert told(match, "lost") == [{"seat": 1, "space": "7-II", "card": "GREEN-S1"}]


@pytest.mark.rule("EST-8.26")
def test_a_moved_characters_flag_counts_for_nationalists():
    match = resolving({"4-I": (0, "RED-S2"), "4-II": (0, "C14"), "2-I": (1, "GREEN-S6")}, rewards={"4": "C21"})
    use(match, "seducer")
    use(match, "nationalist")
    assert told(match, "rallied")[0]["count"] == 1


@pytest.mark.rule("EST-8.27")
def test_a_character_can_be_moved_several_times():
    match = resolving({"1-I": (0, "RED-S2"), "4-I": (1, "GREEN-S2"), "5-I": (2, "BLUE-S6")})
    use(match, "seducer", "SPACE(5-I)", "SPACE(1-II)")
    use(match, "seducer", "SPACE(1-II)", "SPACE(4-II)")
    assert [event["card"] for event in told(match, "seduced")] == ["BLUE-S6", "BLUE-S6"]


@pytest.mark.rule("EST-8.28")
def test_a_vacated_space_is_free_again():
    match = resolving(
        {"4-I": (0, "C20"), "4-II": (1, "GREEN-S2"), "4-III": (2, "BLUE-S6"), "2-I": (1, "GREEN-S6")}, place="2"
    )
    use(match, "assassin", "SPACE(4-III)")
    play(match, "DONE")
    use(match, "seducer", "SPACE(2-I)")
    assert told(match, "seduced") == [{"seat": 1, "origin": "2-I", "space": "4-III", "card": "GREEN-S6"}]


# --- diplomat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-8.29", "EST-8.30", "EST-8.31")
def test_example_8_the_diplomat():
    match = resolving(
        {
            "3-I": (2, "BLUE-S4"),
            "8-I": (2, "BLUE-S6"),
            "4-I": (1, "GREEN-S6"),
            "8-II": (0, "C20"),
            "8-III": (1, "GREEN-S3"),
        },
        city="426138",
        rewards={},
    )
    use(match, "diplomat")
    assert spaces(match) == {"3-I", "8-I", "8-II", "8-III"}
    refused(match, "SPACE(4-I)", "EST-8.29")
    refused(match, "SPACE(3-II)", "EST-8.29")
    refused(match, "REWARD(3)", "EST-8.34")
    refused(match, "DONE", "EST-8.29")
    play(match, "SPACE(8-I)")
    assert space_view(match, "8-I")["protected"]
    while decision(match) != "ABILITY" or match.view(None)["resolving"]["place"] != "8":
        play(match, "DONE")
    use(match, "assassin")
    assert told(match, "returned") == [{"seat": 0, "space": "8-III", "card": "GREEN-S3", "owner": 1}]


@pytest.mark.rule("EST-8.29", "EST-14.5")
def test_the_diplomat_may_protect_itself_even_alone():
    match = resolving({"4-I": (0, "RED-S4")})
    use(match, "diplomat", "SPACE(4-I)")
    assert told(match, "protected") == [{"seat": 0, "space": "4-I"}]


@pytest.mark.rule("EST-8.30")
def test_a_protected_face_down_character_stays_face_down():
    match = resolving({"1-I": (0, "RED-S4"), "1-II": (2, "BLUE-S4"), "4-I": (1, "GREEN-S6")})
    use(match, "diplomat", "SPACE(4-I)")
    assert match.to_move == (2,), "place 1 is still being resolved"
    shown = space_view(match, "4-I", 0)
    assert (shown["protected"], shown["face_down"]) == (True, True)
    assert [card_on(match, "4-I", seat) for seat in (0, 2, None)] == ["?", "?", "?"]
    assert "4-I" not in [event["space"] for event in told(match, "revealed")]


@pytest.mark.rule("EST-8.32")
def test_protection_does_not_help_at_boca_nor_hinder_flag_or_abilities():
    protected = {"seat": 1, "card": "GREEN-S4", "protected": True}
    match = resolving({"7-I": (0, "C27"), "7-II": protected}, city="712345", place="5", rewards={"7": "C21"})
    assert match.to_move == (1,), "the protected diplomat may act"
    play(match, "DONE")
    assert told(match, "lost") == [{"seat": 1, "space": "7-II", "card": "GREEN-S4"}]
    counted = {"seat": 1, "card": "GREEN-S6", "protected": True}
    flags = resolving({"4-I": (0, "C14"), "4-II": counted}, place="2", rewards={"4": "C21"})
    use(flags, "nationalist")
    assert told(flags, "rallied")[0]["count"] == 1


@pytest.mark.rule("EST-8.33")
def test_nobody_is_protected_twice():
    match = resolving({"4-I": (0, "C22"), "4-II": (1, "GREEN-S6"), "2-I": (1, "GREEN-S3"), "1-I": (2, "BLUE-S6")})
    while match.to_move != (0,):
        play(match, "DONE")
    use(match, "diplomat", "SPACE(4-II)")
    use(match, "diplomat")
    refused(match, "SPACE(4-II)", "EST-8.33")
    assert "4-II" not in spaces(match)


@pytest.mark.rule("EST-8.33")
@pytest.mark.parametrize("limit", [None, 5])
def test_white_discs_are_a_limit_only_if_wanted(limit):
    covered = ["1-I", "1-II", "1-III", "4-II", "2-I"]
    cards = ["RED-S1", "RED-S2", "GREEN-S1", "GREEN-S2", "BLUE-S1"]
    filled = {
        s: {"seat": i // 2, "card": c, "protected": True} for i, (s, c) in enumerate(zip(covered, cards, strict=True))
    }
    match = resolving(
        {**filled, "4-I": (0, "C19"), "4-III": (1, "GREEN-S6")}, place="2", options={"white_disc_limit": limit}
    )
    assert ("SYMBOL(diplomat)" in legal(match)) == (limit is None)
    if limit:
        refused(match, "SYMBOL(diplomat)", "EST-8.33")
        assert match.view(None)["white_discs"] == {"used": 5, "limit": 5}


@pytest.mark.rule("EST-8.34")
def test_rewards_cannot_be_protected():
    match = resolving({"1-I": (0, "RED-S4"), "1-II": (1, "GREEN-S6")})
    use(match, "diplomat")
    for number in "145":
        refused(match, f"REWARD({number})", "EST-8.34")


@pytest.mark.rule("EST-8.35")
def test_white_discs_go_at_the_end_of_the_round_or_with_the_character():
    match = resolving({"4-I": (0, "RED-S4"), "6-I": (1, "GREEN-S5")})
    use(match, "diplomat", "SPACE(4-I)")
    assert match.view(None)["white_discs"]["used"] == 1
    while match.view(None)["round"] == 1 and not match.over and decision(match) != "DISCARD":
        actor = match.to_move[0]
        match.play(actor, match.legal(actor)[-1])
    assert match.view(None)["white_discs"]["used"] == 0
    lost = {"seat": 1, "card": "GREEN-S6", "protected": True}
    boca = resolving({"7-I": (0, "C27"), "7-II": lost, "8-I": (2, "BLUE-S4")}, city="712845", place="5", rewards={})
    assert boca.view(None)["white_discs"]["used"] == 0


@pytest.mark.rule("EST-8.37")
def test_protection_outlasts_the_diplomat():
    """The diplomat goes back to the hand; at the adjacent place 5 the seducer still may not choose Araujo."""
    match = resolving(
        {
            "4-I": (0, "RED-S4"),
            "4-II": (1, "GREEN-S1"),
            "4-III": (0, "RED-S6"),
            "1-I": (2, "BLUE-S6"),
            "5-I": (1, "GREEN-S2"),
        },
        city="246153",
    )
    use(match, "diplomat", "SPACE(4-III)")
    use(match, "assassin")
    assert told(match, "returned") == [{"seat": 1, "space": "4-I", "card": "RED-S4", "owner": 0}]
    assert space_view(match, "4-III")["protected"]
    use(match, "seducer")
    assert spaces(match) == {"4-II", "1-I"}
    refused(match, "SPACE(4-III)", "EST-8.20")


@pytest.mark.rule("EST-8.36")
def test_a_woman_without_ability_is_not_asked():
    match = resolving({"4-I": (0, "C09"), "4-II": (1, "GREEN-S4")}, rewards={"4": "C21"})
    assert match.to_move == (1,), "the nationalist Hedy L. finds no flag, and being a woman is no ability"
    assert reward(match, "4") == "C21"
