"""VIE-6 and VIE-7: placing agents, prices, enclosing squares."""

import pytest

from .table import (
    BRIBES,
    POOR,
    RICH,
    bribes,
    building,
    card,
    decision,
    legal,
    place,
    play,
    player,
    points,
    prospect,
    refused,
    square,
    table,
    told,
)


@pytest.mark.rule("VIE-6.1", "VIE-6.2")
def test_place_take_two_bribes_or_two_schillings():
    takes = {f"TAKE({bribe})" for bribe in BRIBES}
    assert legal(table({"bribes": RICH})) == {"PLACE", "SCHILLINGS", *takes}
    assert legal(table({"bribes": RICH}, version="intro")) == {"PLACE", *takes}
    refused(table({"bribes": RICH}, version="intro"), "SCHILLINGS", "VIE-6.1")
    refused(table(), "MARKER(flask)", "VIE-6.1")
    match = table({"bribes": RICH})
    play(match, "SCHILLINGS")
    assert player(match)["money"] == 3


@pytest.mark.rule("VIE-6.3", "VIE-6.8")
def test_an_agent_comes_from_the_supply_or_from_another_building():
    match = table({"bribes": RICH, "agents": ["B10", "B11"]})
    play(match, "PLACE")
    assert len(legal(match)) == 28
    play(match, "TARGET(B20)")
    assert legal(match) == {"SUPPLY", "MOVE(B10)", "MOVE(B11)"}
    refused(match, "MOVE(B12)", "VIE-6.3")
    play(match, "MOVE(B10)")
    assert player(match)["on_board"] == ["B11", "B20"]
    assert player(match)["supply"] == 3
    assert told(match, "placed")[0]["origin"] == "B10"


@pytest.mark.rule("VIE-6.3")
def test_with_an_empty_supply_an_agent_is_moved():
    six = ["B01", "B03", "B08", "B10", "B15", "B20"]
    match = table({"bribes": RICH, "agents": six}, version="intro")
    play(match, "PLACE", "TARGET(B25)")
    assert legal(match) == {f"MOVE({one})" for one in six}
    refused(match, "SUPPLY", "VIE-6.3")
    refused(match, "TAKE(wine)", "VIE-6.3")


@pytest.mark.rule("VIE-6.4")
def test_colours_share_a_building_but_never_two_agents_of_one():
    match = table({"bribes": RICH, "agents": ["B10"]}, {"agents": ["B20"]})
    play(match, "PLACE")
    refused(match, "TARGET(B10)", "VIE-6.4")
    play(match, "TARGET(B20)", "SUPPLY")
    assert building(match, "B20")["agents"] == [0, 1]


@pytest.mark.rule("VIE-6.7")
def test_what_a_placement_brings_cannot_pay_for_it():
    """One chocolate is there; the bonuses would bring the second."""
    own = {"bribes": {**POOR, "chocolate": 1, "wine": 2}, "missions": []}
    for drawers in ([card("COL_BRIBE", "violet")], [card("FOR_2X", "chocolate")]):
        match = table({**own, "drawers": drawers}, {"agents": ["B03"]})
        play(match, "PLACE")
        refused(match, "TARGET(B03)", "VIE-6.5")
    rich = table({**own, "bribes": {**POOR, "chocolate": 2}, "drawers": [card("COL_BRIBE", "violet")]})
    place(rich, "B03", "BRIBE(chocolate)")
    assert bribes(rich)["chocolate"] == 1


@pytest.mark.rule("VIE-6.8", "VIE-18.2")
def test_a_moved_agent_no_longer_counts_where_it_stood():
    """S-01, FR: religion (B06) and nobility (B01). B03 is a French building without either seal."""
    own = {"bribes": RICH, "agents": ["B01", "B06"], "missions": ["S-01"]}
    moved = table(own, display=[None] * 4)
    play(moved, "PLACE", "TARGET(B03)", "MOVE(B06)")
    assert told(moved, "missions_done") == [{"seat": 0}]  # there was nothing to choose
    supply = table(own, display=[None] * 4)
    place(supply, "B03")
    assert "FULFIL(S-01)" in legal(supply)


@pytest.mark.rule("VIE-6.5", "VIE-1.6")
@pytest.mark.parametrize(
    ("target", "bribe"),
    [("B03", "chocolate"), ("B02", "wine"), ("B01", "magazine"), ("B06", "coffee"), ("B04", "tobacco")],
)
def test_the_price_is_two_bribes_of_the_buildings_colour(target, bribe):
    match = table({"bribes": {**POOR, bribe: 2}})
    place(match, target)
    assert bribes(match) == POOR
    short = table({"bribes": {**RICH, bribe: 1}})
    play(short, "PLACE")
    refused(short, f"TARGET({target})", "VIE-6.5")


@pytest.mark.rule("VIE-6.5")
def test_without_anything_to_pay_placing_is_not_offered():
    match = table()
    assert "PLACE" not in legal(match)
    refused(match, "PLACE", "VIE-6.5")


@pytest.mark.rule("VIE-6.6", "VIE-17.12", "VIE-17.17", "VIE-17.22", "VIE-17.35", "VIE-17.36")
def test_discounts_add_up_but_the_price_never_falls_below_nothing():
    flag, seal, foreign = card("FLAG_LESS", "US"), card("SEAL_LESS", "culture"), card("FOR_LESS")
    target = "B02"  # pink, culture, US
    for drawers, rivals, price in (
        ([flag], [], 1),
        ([flag, seal], [], 0),
        ([foreign], [], 2),
        ([foreign], ["B02"], 1),
        ([flag, seal, foreign], ["B02"], 0),
    ):
        match = table({"bribes": {**POOR, "wine": 2}, "drawers": drawers}, {"agents": rivals}, {"agents": rivals})
        seen = prospect(match, target)
        assert seen["price"] == price
        place(match, target)
        assert bribes(match)["wine"] == 2 - price
    other = table({"bribes": {**POOR, "wine": 1}, "drawers": [flag]})
    play(other, "PLACE")
    refused(other, "TARGET(B10)", "VIE-6.5")  # pink, FR


@pytest.mark.rule("VIE-17.37")
def test_wild_bribes_pay_for_placing_alone():
    own = {"drawers": [card("WILD", "coffee")], "bribes": {**POOR, "coffee": 9, "wine": 2}, "money": 0}
    rest = {"investigator": "E", "moved": True, "purchases": 3, "round": 6, "markers": {"flask": 8, "pistol": 5}}
    payday = table({**own, "agents": ["B01", "B05"]}, pending="ROUND_END", due="payday", **rest)
    assert player(payday)["on_board"] == []
    assert bribes(payday)["coffee"] == 9
    purchase = table(own, {"money": 3}, pending="ROUND_END", due="purchase", **{**rest, "investigator": "B"})
    assert purchase.to_move == (1,)
    mission = table({**own, "missions": ["A-01", "A-28"], "agents": ["B23"]}, display=[None] * 4)
    place(mission, "B02", "PAY(wine+wine)")  # US; A-01: chocolate, wine, magazine
    refused(mission, "FULFIL(A-01)", "VIE-15.6")


@pytest.mark.rule("VIE-17.28")
def test_wild_bribes_pay_for_any_sort():
    match = table({"bribes": {**POOR, "wine": 1, "coffee": 2, "tobacco": 2}, "drawers": [card("WILD", "coffee")]})
    play(match, "PLACE", "TARGET(B02)")
    assert decision(match) == "PAYMENT"
    assert legal(match) == {"PAY(wine+coffee)", "PAY(coffee+coffee)"}
    refused(match, "PAY(wine+tobacco)", "VIE-17.28")
    refused(match, "PAY(wine+wine)", "VIE-6.5")
    refused(match, "PAY(wine)", "VIE-6.5")
    play(match, "PAY(wine+coffee)")
    assert bribes(match) == {**POOR, "coffee": 1, "tobacco": 2}
    both = table(
        {"bribes": {**POOR, "coffee": 1, "tobacco": 1}, "drawers": [card("WILD", "coffee"), card("WILD", "tobacco")]}
    )
    place(both, "B02")
    assert bribes(both) == POOR


@pytest.mark.rule("VIE-6.9", "VIE-6.10")
def test_only_the_target_counts_and_taking_triggers_nothing():
    match = table(
        {"bribes": RICH, "agents": ["B03"], "drawers": [card("COL_PTS3", "violet"), card("COL_PTS3", "pink")]}
    )
    play(match, "PLACE", "TARGET(B10)", "SUPPLY")
    assert told(match, "points") == [{"seat": 0, "count": 3, "card": card("COL_PTS3", "pink")}]
    taking = table({"agents": ["B02", "B03"], "drawers": [card("COL_PTS3", "violet")]})
    play(taking, "TAKE(wine)")
    assert told(taking, "points", "gained", "missions_done") == []


# --- enclosing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("VIE-7.1", "VIE-7.2", "VIE-7.3", "VIE-7.6")
def test_a_square_is_enclosed_when_agents_stand_on_all_its_buildings():
    match = table({"bribes": RICH, "agents": ["B02"]}, tiles={"Q01": "slide", "Q05": "flask"})
    place(match, "B03")
    assert square(match, "Q01")["secret"] is None
    assert square(match, "Q05")["secret"] is not None
    assert player(match)["secrets"]["slide"] == 1
    assert points(match)["squares"] == 2
    assert player(match)["on_board"] == ["B02", "B03"]
    assert square(match, "Q05")["lacks"][0] == ["B06", "B07"]


@pytest.mark.rule("VIE-7.4", "VIE-7.8")
def test_one_placement_may_gain_several_tiles_in_ascending_order():
    match = table({"bribes": RICH, "agents": ["B01", "B03", "B06", "B07"]})
    place(match, "B02")
    assert [args["square"] for args in told(match, "gained")] == ["Q01", "Q04", "Q05"]
    assert points(match)["squares"] == 2 + 3 + 4


@pytest.mark.rule("VIE-7.5")
def test_a_square_without_a_tile_gives_nothing():
    match = table({"bribes": RICH, "agents": ["B02"]}, {"secrets": {"pistol": 1, "flask": 1}}, tiles={"Q01": None})
    place(match, "B03")
    assert told(match, "gained") == []
    assert "squares" not in points(match)


@pytest.mark.rule("VIE-7.7")
def test_other_players_agents_do_not_matter():
    match = table({"bribes": RICH, "agents": ["B02"]}, {"agents": ["B02"]})
    place(match, "B03")
    assert [args["seat"] for args in told(match, "gained")] == [0]


@pytest.mark.rule("VIE-6.8")
def test_a_moved_agents_old_building_no_longer_counts():
    match = table({"bribes": RICH, "agents": ["B02"]})
    play(match, "PLACE", "TARGET(B03)")
    shown = {text: one["agent"] for text, one in match.view(0)["previews"].items() if "agent" in one}
    squares = {text: [square["square"] for square in one["squares"]] for text, one in shown.items()}
    assert squares == {"MOVE(B02)": [], "SUPPLY": ["Q01"]}
    play(match, "MOVE(B02)")
    assert told(match, "gained") == []


def test_the_view_tells_before_the_click_what_a_building_brings():
    match = table(
        {
            "bribes": RICH,
            "agents": ["B02"],
            "drawers": [card("COL_PTS3", "violet"), card("GET_PTS8", "flask")],
            "missions": ["A-25"],
        },
        tiles={"Q01": "flask"},
        display=["A-01", "A-07", "B-01", "B-04"],
    )
    seen = prospect(match, "B03")
    assert seen["price"] == 2
    assert seen["allowed"]
    assert seen["sorts"] == ["chocolate"]
    assert seen["squares"] == [
        {"square": "Q01", "secret": "flask", "points": 2, "bonuses": [{"drawer": 2, "ability": "GET_PTS8"}]}
    ]
    assert seen["bonuses"] == [{"drawer": 1, "ability": "COL_PTS3"}]
    assert seen["accept"] == ["A-07", "B-04"]  # flag FR
    assert match.view(None)["previews"] == {}
    play(match, "PLACE", "TARGET(B03)")
    assert [one["works_now"] for one in player(match)["drawers"] if one] == [True, True]
