"""A seat that has left plays by a fixed rule (VIE-AMB-39; rulings VIE-R2 to VIE-R4)."""

import pytest

import safehouse as sh

from .table import RICH, bribes, card, chance, decision, opened, play, player, table, told

HANDS = {"pending": "ASSIGN", "round": 4}
LATER = {"hand": ["021", "022", "023"]}


def others_commit(match, seat=1):
    hand = [one["card"] for one in player(match, seat, seat)["hand"]]
    for action in (f"FOR_I({hand[0]})", f"FOR_II({hand[1]})", "COMMIT"):
        match.play(seat, action)


def answer_by_itself(match):
    """Everything that the seat that has left is asked now."""
    while match.to_move == (sh.CHANCE,) and match.legal(sh.CHANCE)[0].text == "AUTO":
        chance(match, "AUTO")


@pytest.mark.rule("VIE-3.6", "VIE-3.7")
def test_it_assigns_in_the_order_of_its_hand_and_throws_the_spare_card_away():
    """VIE-R2: the order in which the cards were drawn."""
    own = {"hand": ["004", "002", "003", "001"], "items": ["telephone"]}
    match = table(own, LATER, **HANDS)
    match.leave(0)
    others_commit(match)
    answer_by_itself(match)
    mine = [args for args in told(match, "revealed") if args["seat"] == 0]
    assert [(args["role"], args["card"]) for args in mine] == [("I", "004"), ("II", "002"), ("IV", "003")]
    assert told(match, "discarded") == [{"seat": 0, "card": "001"}]


@pytest.mark.rule("VIE-3.6")
def test_what_it_had_assigned_stays():
    """VIE-R2"""
    match = table({"hand": ["004", "002", "003"]}, LATER, **HANDS)
    match.play(0, "FOR_I(003)")
    match.leave(0)
    others_commit(match)
    answer_by_itself(match)
    mine = [args["card"] for args in told(match, "revealed") if args["seat"] == 0]
    assert mine == ["003", "004", "002"]


@pytest.mark.rule("VIE-4.2", "VIE-4.3")
@pytest.mark.parametrize(
    ("drawers", "filled"),
    [
        (["011", "012", "013"], 1),
        (["011", None, "013"], 2),
        (["011", card("II_SAME", "chocolate", 1), None], 2),  # 006 is the twin of 001
    ],
)
def test_its_card_goes_to_its_twin_else_into_an_empty_else_into_the_first_drawer(drawers, filled):
    match = table({"hand": ["001", "002", "003"], "drawers": drawers}, LATER, **HANDS)
    match.leave(0)
    others_commit(match)
    answer_by_itself(match)
    assert [args["drawer"] for args in told(match, "drawer") if args["seat"] == 0] == [filled]


@pytest.mark.rule("VIE-6.1", "VIE-8.1")
def test_it_takes_two_of_the_bribe_it_owns_least_and_advances_the_shown_marker():
    own = {"bribes": {**RICH, "wine": 1, "coffee": 1}, "drawers": [card("IV_SWAP", "pistol")]}
    match = table({**own, "assigned": {"IV": card("II_SAME", "chocolate")}})  # 001 shows the pistol
    match.leave(0)
    answer_by_itself(match)
    assert told(match, "bribes")[0] == {"seat": 0, "bribe": "wine", "count": 2, "card": None}
    assert [args["secret"] for args in told(match, "marker")][:1] == ["pistol"]


@pytest.mark.rule("VIE-14.5", "VIE-13.12")
def test_it_pays_with_money_alone_and_takes_back_the_lowest_numbers_and_buys_nothing():
    rest = {"pending": "ROUND_END", "moved": True, "round": 6, "markers": {"flask": 8, "pistol": 5}}
    own = {"bribes": RICH, "money": 1, "agents": ["B20", "B05", "B10"], "out": True, "items": ["map"]}
    match = table(own, {"money": 3}, investigator="E", due="payday", purchases=3, **rest)
    answer_by_itself(match)
    assert told(match, "settled") == [{"seat": 0, "money": 1, "unpaid": 2}]
    assert [args["building"] for args in told(match, "recalled")] == ["B05", "B10"]
    assert bribes(match) == RICH
    shop = table({"money": 9, "out": True}, {"money": 0}, investigator="B", due="purchase", **rest)
    answer_by_itself(shop)
    assert told(shop, "passed") == [{"seat": 0}, {"seat": 1}]


@pytest.mark.rule("VIE-17.3", "VIE-15.2")
def test_it_declines_what_is_optional():
    own = {"bribes": RICH, "drawers": [card("COL_BRIBE", "violet"), card("COL_MARK", "violet")]}
    match = table({**own, "missions": ["A-25"], "agents": ["B12"]}, display=[None] * 4)
    play(match, "PLACE", "TARGET(B03)", "SUPPLY")  # FR; A-25 could be fulfilled
    match.leave(0)
    answer_by_itself(match)
    assert told(match, "declined") == [{"seat": 0}, {"seat": 0}]
    assert told(match, "fulfilled") == []


@pytest.mark.rule("VIE-6.3", "VIE-6.5")
@pytest.mark.parametrize(
    ("chosen", "placed"),
    [
        (["PLACE"], {"building": "B01", "origin": "B10", "payment": "wine+wine"}),
        (["PLACE", "TARGET(B03)"], {"building": "B03", "origin": "B10", "payment": "chocolate+chocolate"}),
        (
            ["PLACE", "TARGET(B03)", "SUPPLY"],
            {"building": "B03", "origin": "supply", "payment": "chocolate+chocolate"},
        ),
    ],
)
def test_a_placement_begun_is_finished_with_the_first_that_is_possible(chosen, placed):
    """VIE-R3: building, agent and payment. Wild wine makes the payment a choice."""
    own = {"bribes": RICH, "agents": ["B10"], "drawers": [card("WILD", "wine")], "missions": []}
    match = table(own, display=[None] * 4)
    play(match, *chosen)
    match.leave(0)
    answer_by_itself(match)
    assert told(match, "placed") == [{"seat": 0, **placed}]


@pytest.mark.rule("VIE-19.1", "VIE-19.8")
def test_the_third_man_goes_to_the_lowest_number():
    """VIE-R3"""
    rest = {"third_man_at": "B03", "third_man_rule": "largest_square", "display": [None] * 4}
    match = table({"bribes": RICH, "missions": []}, **rest)
    play(match, "PLACE", "TARGET(B02)")
    assert decision(match) == "THIRD_MAN"
    match.leave(0)
    answer_by_itself(match)
    assert told(match, "third_man")[0] == {"building": "B06"}


@pytest.mark.rule("VIE-3.10")
def test_nobody_leaves_while_chance_decides():
    """VIE-R4"""
    match = opened(2)
    assert match.to_move == (sh.CHANCE,)
    with pytest.raises(sh.IllegalAction, match=r"VIE-3\.10"):
        match.leave(0)
    draws = table({"bribes": RICH, "drawers": [card("FOR_DRAW2")], "missions": []}, {"agents": ["B03"]})
    play(draws, "PLACE", "TARGET(B03)")
    assert decision(draws) == "DRAW"
    with pytest.raises(sh.IllegalAction, match=r"VIE-3\.10"):
        draws.leave(1)
    chance(draws, "DRAW(100)", "DRAW(150)")
    draws.leave(1)
    assert player(draws, 1)["out"]
