"""EST-10: the end of a round."""

import pytest

import safehouse as sh

from .facts import colour
from .table import begun, decision, discards, hand, legal, play, play_on, player, refused, resolving, table, told

SEVEN = [*colour(0, "S1", "S2", "S3", "S4", "S5"), "C01", "C02"]
EIGHT = [*colour(1, "S1", "S2", "S3", "S4", "S5", "S6"), "C03", "C04"]


def discarding(**rest):
    """Red has 7 cards and Green 8; Blue has 6 and nothing to do."""
    return table(
        pending="DISCARD", asked=[0, 1], players=[{"hand": SEVEN}, {"hand": EIGHT}, {}], **{"round": 1, **rest}
    )


@pytest.mark.rule("EST-10.1")
def test_all_characters_and_discs_go_back_when_all_places_are_resolved():
    match = resolving({"1-I": (0, "RED-S6"), "4-I": (1, "GREEN-S6"), "6-I": (2, "BLUE-S5")})
    assert player(match, 0)["discs"] == 3, "place 1 is resolved, but the card still lies there"
    match.play(2, "DONE")
    match.play(-1, "ROLL(1, 1)")
    assert told(match, "recovered") == [{"number": 1}]
    assert [player(match, seat)["discs"] for seat in range(3)] == [4, 4, 4]
    for seat, name in enumerate(("RED-S6", "GREEN-S6", "BLUE-S5")):
        assert name in hand(match, seat)
    assert not any(one["seat"] is not None for place in match.view(None)["places"] for one in place["spaces"])


@pytest.mark.rule("EST-10.1")
def test_in_the_discard_step_all_places_are_resolved():
    match = resolving({"1-I": (0, "RED-S6")}, rewards={"1": "C21"})
    assert decision(match) == "DISCARD"
    assert {place["state"] for place in match.view(0)["places"]} == {"resolved"}


@pytest.mark.rule("EST-10.2", "EST-10.4")
def test_who_has_more_than_six_discards_the_excess():
    match = discarding()
    assert match.to_move == (0, 1)
    assert legal(match, seat=0) == {f"CARD({card})" for card in SEVEN}
    refused(match, "READY", "EST-10.2", 0)
    refused(match, "CARD(BLUE-S1)", "EST-10.2", 0)
    refused(match, "CARD(BLUE-S1)", "EST-10.2", 2)
    match.play(0, "CARD(C01)")
    assert legal(match, seat=0) == {"READY"}
    refused(match, "CARD(C02)", "EST-10.2", 0)
    match.play(0, "READY")
    assert match.to_move == (1,)
    refused(match, "CARD(C02)", "EST-10.3", 0)
    match.play(1, "CARD(GREEN-S1)")
    refused(match, "READY", "EST-10.2", 1)
    match.play(1, "CARD(C03)")
    match.play(1, "READY")
    assert (discards(match, 0), discards(match, 1), discards(match, 2)) == ({"C01"}, {"GREEN-S1", "C03"}, set())
    assert [player(match, seat)["hand_count"] for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("EST-10.2")
def test_with_six_or_fewer_nothing_is_asked():
    match = resolving({"1-I": (0, "RED-S6")}, rewards={})
    assert decision(match) == "LAY"
    assert not told(match, "discarded")


@pytest.mark.rule("EST-10.3", "EST-14.5")
def test_all_choose_in_secret_and_are_revealed_together():
    match, other = discarding(), discarding()
    match.play(0, "CARD(C01)")
    other.play(0, "CARD(RED-S3)")
    for seat in (1, 2, None):
        assert match.observation(seat).to_bytes() == other.observation(seat).to_bytes()
        assert match.events(seat) == other.events(seat)
        assert match.view(seat) == discarding().view(seat), "not even that a card was laid aside"
    assert [one["card"] for one in player(match, 0, 0)["laid_aside"]] == ["C01"]
    match.play(0, "READY")
    for seat in (1, 2, None):
        assert match.observation(seat).to_bytes() == other.observation(seat).to_bytes(), "nor that Red is ready"
        assert match.view(seat)["to_move"] == [0, 1]
    other.play(0, "READY")
    assert not told(match, "discarded")
    for card in ("C03", "C04"):
        match.play(1, f"CARD({card})")
    assert not told(match, "discarded")
    match.play(1, "READY")
    assert told(match, "discarded") == [
        {"seat": 0, "card": "C01"},
        {"seat": 1, "card": "C03"},
        {"seat": 1, "card": "C04"},
    ]


@pytest.mark.rule("EST-10.3")
def test_the_order_of_choosing_makes_no_difference():
    one, other = discarding(), discarding()
    for seat, action in ((0, "CARD(C01)"), (0, "READY"), (1, "CARD(C03)"), (1, "CARD(C04)"), (1, "READY")):
        one.play(seat, action)
    for seat, action in ((1, "CARD(C04)"), (0, "CARD(C01)"), (1, "CARD(C03)"), (1, "READY"), (0, "READY")):
        other.play(seat, action)
    assert one.state == other.state


@pytest.mark.rule("EST-10.3")
def test_choices_can_be_withdrawn_until_the_seat_is_ready():
    match = discarding()
    match.play(1, "CARD(C03)")
    match.play(0, "CARD(C01)")
    match.undo(0)
    match.play(0, "CARD(C02)")
    assert match.undo_steps(0) == 1
    match.play(0, "READY")
    assert (match.undo_reason(0), match.undo_steps(0)) == ("settled", 0)
    with pytest.raises(sh.UndoRefused):
        match.undo(0)
    assert (match.undo_reason(1), match.undo_steps(1)) == (None, 1), "what Red does is nothing to Green"
    match.undo(1)
    assert player(match, 1, 1)["laid_aside"] == []
    assert [one["card"] for one in player(match, 0, 0)["laid_aside"]] == ["C02"]
    assert match.to_move == (1,)
    assert match.undo_reason(0) == "settled"
    for seat, action in ((1, "CARD(C03)"), (1, "CARD(C04)"), (1, "READY")):
        match.play(seat, action)
    assert discards(match, 0) == {"C02"}
    assert (match.undo_reason(0), match.undo_reason(1)) == ("revealed", "revealed")


@pytest.mark.rule("EST-10.5", "EST-10.6")
def test_discard_piles_are_open_and_nothing_comes_back():
    match = begun(2)
    seen = set()
    while not match.over:
        count = len(seen)
        play_on(match, count, until=lambda m, count=count: len(told(m, "discarded")) > count)
        piles = discards(match, 0) | discards(match, 1)
        assert seen <= piles
        seen = piles
        for seat in (None, 0, 1):
            assert {one["card"] for p in match.view(seat)["players"] for one in p["discards"]} == piles
    assert len(seen) >= 4
    assert not seen & {card for number in range(2) for card in hand(match, number)}


@pytest.mark.rule("EST-10.7")
def test_the_next_seat_becomes_first_player():
    match = table(pending="RESOLVE", rewards={}, round=2, first_player=2)
    assert told(match, "round") == [{"number": 3, "seat": 0}]
    assert decision(match) == "LAY"
    assert (match.view(None)["round"], match.view(None)["first_player"]) == (3, 0)


@pytest.mark.rule("EST-10.8", "EST-11.1")
def test_round_4_ends_in_the_same_way_but_no_new_round_begins():
    match = discarding(round=4)
    for seat, action in ((0, "CARD(C01)"), (0, "READY"), (1, "CARD(C03)"), (1, "CARD(C04)"), (1, "READY")):
        match.play(seat, action)
    assert match.over
    assert not told(match, "round")
    assert discards(match, 1) == {"C03", "C04"}
    assert told(match, "ended") == [{}]


@pytest.mark.rule("EST-10.2")
def test_example_14_a_winner_discards_down_to_six():
    match = resolving({"1-I": (0, "RED-S6")}, rewards={"1": "C21"})
    assert decision(match) == "DISCARD"
    play(match, "CARD(RED-S1)", "READY")
    assert discards(match, 0) == {"RED-S1"}
    assert hand(match, 0) == {"C21", *colour(0, "S2", "S3", "S4", "S5", "S6")}
