"""VIE-19 the third man, VIE-20 Stefan Feld agents."""

from importlib import resources

import pytest

import safehouse as sh

from .table import (
    POOR,
    RICH,
    bribes,
    building,
    card,
    chance,
    decision,
    legal,
    opened,
    place,
    play,
    play_on,
    player,
    points,
    prospect,
    refused,
    set_up,
    square,
    table,
    told,
    upper,
)

FIVE = ["B10", "B14", "B17", "B23", "B27"]
"""Five buildings that enclose nothing together."""
QUIET = {"display": [None] * 4}


# --- the third man ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VIE-19.1")
@pytest.mark.parametrize("version", ["intro", "full"])
def test_the_last_in_turn_order_puts_him_on_a_violet_building(version):
    match = set_up(3, third_man=True, first_player=1, version=version)
    assert match.to_move == (0,)
    assert legal(match) == {f"THIRD_MAN({one})" for one in ("B03", "B05", "B16", "B18", "B21", "B29")}
    refused(match, "THIRD_MAN(B01)", "VIE-19.1")
    refused(match, "THIRD_MAN(B18)", "VIE-19.1", actor=1)
    play(match, "THIRD_MAN(B18)")
    assert building(match, "B18")["third_man"]


@pytest.mark.rule("VIE-19.2", "VIE-19.3", "VIE-19.5", "VIE-19.9")
def test_he_helps_to_enclose_for_one_point_less_and_moves_on():
    match = table({"bribes": RICH, "missions": []}, {"agents": ["B03"]}, third_man_at="B03", **QUIET)
    place(match, "B02")
    assert told(match, "gained")[0]["points"] == 1
    assert points(match) == {"squares": 1}
    assert match.view(None)["third_man"]["building"] != "B03"
    assert len(told(match, "third_man")) == 1


@pytest.mark.rule("VIE-19.3", "VIE-19.5")
def test_he_helps_with_several_squares_and_moves_once():
    """B03 belongs to Q01 (B02) and Q05 (B02, B06, B07); Q04 (B01, B02, B06) needs no help."""
    match = table({"bribes": RICH, "agents": ["B02", "B06", "B01"], "missions": []}, third_man_at="B03", **QUIET)
    place(match, "B07")
    gained = [(args["square"], args["points"]) for args in told(match, "gained")]
    assert gained == [("Q01", 1), ("Q04", 3), ("Q05", 3)]
    assert len(told(match, "third_man")) == 1


@pytest.mark.rule("VIE-19.5")
def test_after_a_placement_in_which_he_did_not_help_he_stays():
    match = table({"bribes": RICH, "missions": []}, third_man_at="B03", **QUIET)
    place(match, "B30")
    assert (told(match, "third_man"), match.view(None)["third_man"]["building"]) == ([], "B03")


@pytest.mark.rule("VIE-19.4")
def test_with_an_own_agent_beside_him_he_has_not_helped():
    match = table({"bribes": RICH, "agents": ["B03"], "missions": []}, third_man_at="B03", **QUIET)
    place(match, "B02")
    assert told(match, "gained")[0]["points"] == 2
    assert match.view(None)["third_man"]["building"] == "B03"


@pytest.mark.rule("VIE-19.6", "VIE-19.7")
def test_he_goes_where_most_squares_hold_a_secret():
    match = table({"bribes": RICH, "missions": []}, third_man_at="B03", **QUIET)
    near = {one["building"]: one["value"] for one in match.view(None)["third_man"]["reasons"]}
    assert near == {"B02": 3, "B06": 4, "B07": 4, "B08": 5}  # not grey B04
    assert match.view(None)["third_man"]["next"] == ["B08"]
    place(match, "B02")
    assert match.view(None)["third_man"]["building"] == "B08"


@pytest.mark.rule("VIE-19.6")
def test_he_never_goes_to_a_building_of_his_own_colour(tmp_path):
    """Our own map has no neighbours of one colour; on this one B08, which he would like best, is violet as B03 is."""
    box = resources.files("safehouse.games.vienna") / "data" / "reconstruction-1.toml"
    own = box.read_text(encoding="utf-8").replace('name = "reconstruction-1"', 'name = "violet-neighbours"')
    file = tmp_path / "own.toml"
    line = next(line for line in own.splitlines() if '"B08", x' in line)
    file.write_text(own.replace(line, line.replace("brown", "violet")), encoding="utf-8")
    data = sh.load_data_set("vienna", file)
    edition = {"name": data.name, "digest": data.digest}
    match = table({"bribes": RICH, "missions": []}, third_man_at="B03", data_set=edition, **QUIET)
    assert match.view(None)["third_man"]["next"] == ["B06"]
    place(match, "B02")
    assert match.view(None)["third_man"]["building"] == "B06"


@pytest.mark.rule("VIE-19.7", "VIE-19.8")
def test_as_an_option_he_goes_to_the_largest_square_ties_by_colour():
    match = table({"bribes": RICH}, third_man_at="B03", third_man_rule="largest_square")
    near = {one["building"]: one["value"] for one in match.view(None)["third_man"]["reasons"]}
    assert near == {"B02": 4, "B06": 4, "B07": 4, "B08": 4}
    assert match.view(None)["third_man"]["next"] == ["B06", "B08"]  # brown before pink and orange


@pytest.mark.rule("VIE-19.8")
def test_the_player_in_turn_chooses_among_equals():
    match = table({"bribes": RICH, "missions": []}, third_man_at="B03", third_man_rule="largest_square", **QUIET)
    place(match, "B02")
    assert decision(match) == "THIRD_MAN"
    assert legal(match) == {"THIRD_MAN(B06)", "THIRD_MAN(B08)"}
    refused(match, "THIRD_MAN(B02)", "VIE-19.8")
    refused(match, "DONE", "VIE-19.8")
    play(match, "THIRD_MAN(B06)")
    assert match.view(None)["third_man"]["building"] == "B06"


@pytest.mark.rule("VIE-19.5", "VIE-19.6", "VIE-19.7")
def test_each_place_where_he_does_not_go_has_its_reason():
    own = {"bribes": RICH, "missions": [], "secrets": {"flask": 1, "slide": 1}}
    match = table(own, third_man_at="B03", third_man_rule="largest_square", tiles={"Q05": None}, **QUIET)
    place(match, "B02")
    assert legal(match) == {"THIRD_MAN(B06)", "THIRD_MAN(B08)"}
    refused(match, "THIRD_MAN(B30)", "VIE-19.5")
    refused(match, "THIRD_MAN(B03)", "VIE-19.5")  # where he stands
    refused(match, "THIRD_MAN(B04)", "VIE-19.6")  # grey
    refused(match, "THIRD_MAN(B02)", "VIE-19.7")  # its largest square with a tile has three streets
    refused(match, "THIRD_MAN(B07)", "VIE-19.8")  # as good, but orange


@pytest.mark.rule("VIE-19.10")
def test_he_is_neither_own_nor_foreign():
    match = table(
        {"bribes": RICH, "drawers": [card("FOR_PTS5"), card("FOR_LESS")], "missions": ["A-25"]},
        third_man_at="B03",
        **QUIET,
    )
    place(match, "B03")
    assert points(match) == {}
    assert bribes(match)["chocolate"] == 7
    pay = table(
        {"money": 3},
        pending="ROUND_END",
        third_man_at="B03",
        investigator="E",
        moved=True,
        due="payday",
        purchases=3,
        round=6,
        markers={"flask": 12},
    )
    assert player(pay)["money"] == 3


@pytest.mark.rule("VIE-19.11")
def test_a_square_completed_by_his_arrival_is_gained_with_the_next_placement():
    match = table({"bribes": RICH, "agents": ["B02"], "missions": []}, third_man_at="B03", **QUIET)
    assert square(match, "Q01")["lacks"][0] == []
    place(match, "B20")
    assert [args["square"] for args in told(match, "gained")] == ["Q01"]


@pytest.mark.rule("VIE-19.13")
def test_abilities_look_at_the_number_of_the_square():
    match = table({"bribes": RICH, "drawers": [card("SQ2_2")], "missions": []}, third_man_at="B03", **QUIET)
    place(match, "B02")
    assert decision(match) == "BRIBE"
    play(match, "BRIBE(coffee)")
    assert bribes(match)["coffee"] == 11


# --- Stefan Feld agents -----------------------------------------------------------------------------------------


def feld(colour, own=None, *others, **rest):
    """A full game for two in which seat 0 has this colour."""
    other = "red" if colour != "red" else "blue"
    rest.setdefault("display", [None] * 4)
    return table(
        {"bribes": RICH, "missions": [], **(own or {})}, *others, feld_agents=True, colours=[colour, other], **rest
    )


@pytest.mark.rule("VIE-20.8", "VIE-20.12", "VIE-20.14", "VIE-20.16")
def test_ability_a_works_wherever_the_figure_is():
    for where in ({}, {"figure": "B30"}):
        coffee = feld("green", {"assigned": {"II": upper("coffee")}, "bribes": POOR, **where}, pending="ACTION_II")
        assert bribes(coffee)["coffee"] == 2
        mission = feld("yellow", {"money": 0, **where}, display=["A-01", None, None, None])
        place(mission, "B02", "ACCEPT(A-01)")
        assert told(mission, "accepted")[0]["money"] == 2
        us = feld("red", {"missions": ["A-01"], **where}, **QUIET)
        place(us, "B02", "FULFIL(A-01)")
        assert points(us)["missions"] == 2  # 1 of the mission, 1 of New York City


@pytest.mark.rule("VIE-6.6", "VIE-20.11", "VIE-20.15")
def test_a_cap_limits_what_the_discounts_leave():
    """VIE-AMB-24: with one discount the figure still costs 1, with two nothing."""
    nobility = card("SEAL_LESS", "nobility")
    for drawers, paid in (([], 1), ([nobility], 1), ([nobility, card("FLAG_LESS", "SU")], 0)):
        match = feld("blue", {"unlocked": True, "drawers": drawers}, **QUIET)  # B01: orange, nobility, SU
        play(match, "PLACE", "TARGET(B01)", "FIGURE")
        assert bribes(match)["magazine"] == 9 - paid
    ordinary = feld("blue", {"drawers": [nobility]}, **QUIET)
    place(ordinary, "B01")
    assert bribes(ordinary)["magazine"] == 8


@pytest.mark.rule("VIE-20.13")
def test_amsterdam_b_coffee_stands_for_a_bribe_of_which_one_is_missing():
    """VIE-R9. A-12, GB: wine, wine, magazine, tobacco; A-09, AT: chocolate, coffee, coffee."""
    own = {"unlocked": True, "bribes": {**POOR, "wine": 1, "magazine": 1, "tobacco": 3, "coffee": 1}}
    partly = feld("green", {**own, "missions": ["A-12"]})
    play(partly, "PLACE", "TARGET(B19)", "FIGURE")  # grey, GB: two tobacco
    assert "FULFIL(A-12)" in legal(partly)
    mine = {"unlocked": True, "missions": ["A-09", "A-23"], "agents": ["B05"]}  # B05 is letter C, for A-23
    enough = feld("green", {**mine, "bribes": {**POOR, "coffee": 5}})
    play(enough, "PLACE", "TARGET(B06)", "FIGURE")  # brown, AT: two coffee paid, one more than listed is left
    assert "FULFIL(A-09)" in legal(enough)
    too_few = feld("green", {**mine, "bribes": {**POOR, "coffee": 4}})
    play(too_few, "PLACE", "TARGET(B06)", "FIGURE")
    refused(too_few, "FULFIL(A-09)", "VIE-15.6")


@pytest.mark.rule("VIE-20.1")
def test_each_colour_has_its_figure_and_the_full_version_is_needed():
    names = {"blue": "hamburg", "green": "amsterdam", "red": "new_york", "yellow": "marrakesh"}
    for colour, name in names.items():
        one = player(feld(colour))
        assert one["figure"] == {"name": name, "building": None, "unlocked": False}
        assert one["supply"] == 5
    with pytest.raises(sh.OptionError, match=r"VIE-20\.1"):
        sh.new_match("vienna", seats=2, version="intro", feld_agents=True)


@pytest.mark.rule("VIE-20.2", "VIE-20.3", "VIE-20.4")
def test_the_figure_needs_five_others_on_the_board_until_it_was_placed_once():
    match = feld("blue", {"agents": FIVE, "annex": 2})
    play(match, "PLACE", "TARGET(B01)")
    assert "FIGURE" in legal(match)
    play(match, "FIGURE")
    assert player(match)["figure"] == {"name": "hamburg", "building": "B01", "unlocked": True}
    few = feld("blue", {"agents": FIVE[:4]})
    play(few, "PLACE", "TARGET(B01)")
    refused(few, "FIGURE", "VIE-20.2")
    free = feld("blue", {"agents": [], "unlocked": True})
    play(free, "PLACE", "TARGET(B01)")
    assert legal(free) == {"SUPPLY", "FIGURE"}
    refused(table({"bribes": RICH, "agents": ["B10"]}, pending="ACTION_III"), "FIGURE", "VIE-6.1")
    ordinary = table({"bribes": RICH, "agents": ["B10"]})
    play(ordinary, "PLACE", "TARGET(B01)")
    refused(ordinary, "FIGURE", "VIE-20.1")


@pytest.mark.rule("VIE-20.5", "VIE-20.6", "VIE-20.7")
def test_at_a_payday_the_figure_costs_chocolate_and_comes_first():
    rest = {"investigator": "E", "moved": True, "due": "payday", "purchases": 3, "round": 6, "markers": {"flask": 12}}
    own = {"agents": ["B10", "B14"], "figure": "B01", "money": 2}
    match = feld("blue", {**own, "bribes": {**POOR, "chocolate": 1}}, pending="ROUND_END", **rest)
    assert bribes(match)["chocolate"] == 0
    assert player(match)["on_board"] == ["B01", "B10", "B14"]
    gone = feld("blue", {**own, "bribes": POOR}, pending="ROUND_END", **rest)
    assert player(gone)["on_board"] == ["B10", "B14"]
    assert player(gone)["figure"]["unlocked"]
    short = feld("blue", {**own, "money": 1, "bribes": {**POOR, "chocolate": 1}}, pending="ROUND_END", **rest)
    refused(short, "RECALL(B01)", "VIE-20.7")
    play(short, "RECALL(B10)")
    assert player(short)["on_board"] == ["B01", "B14"]
    unpaid = feld("blue", {**own, "money": 0, "bribes": {**POOR, "chocolate": 1}}, pending="ROUND_END", **rest)
    assert player(unpaid)["on_board"] == ["B01"]  # all ordinary agents go; the figure is paid


@pytest.mark.rule("VIE-20.6")
def test_the_figure_encloses_and_is_foreign_for_others():
    match = feld("blue", {"figure": "B02"})
    place(match, "B03")
    assert points(match)["squares"] == 2
    beside = feld("blue", {"drawers": [card("FOR_PTS5")]}, {"figure": "B03"})
    place(beside, "B03")
    assert points(beside) == {"cards": 5}
    ending = feld(
        "blue",
        {"agents": ["B10"], "figure": "B01", "missions": ["S-01"]},
        {"missions": []},
        pending="ROUND_END",
        round=12,
        end="last",
        investigator="H",
        purchases=5,
        paydays=1,
        markers={"flask": 18, "slide": 13},
    )
    assert legal(ending) == {"RECALL(B01)", "RECALL(B10)"}


@pytest.mark.rule("VIE-20.10")
def test_hamburg_a_more_money_for_missions_that_pay():
    match = feld("blue", {"missions": ["A-25"], "agents": ["B12"], "money": 0})
    place(match, "B03")
    play(match, "FULFIL(A-25)")
    assert player(match)["money"] == 4
    nothing = feld("blue", {"missions": ["B-14"], "secrets": {"pistol": 1, "microfilm": 1, "slide": 1}, "money": 0})
    place(nothing, "B04")
    play(nothing, "FULFIL(B-14)")
    assert player(nothing)["money"] == 0


@pytest.mark.rule("VIE-20.9", "VIE-20.11", "VIE-6.6")
def test_hamburg_b_and_new_york_b_cap_the_price_of_the_figure():
    rich = {**POOR, "magazine": 2, "wine": 2}
    hamburg = feld("blue", {"bribes": {**rich, "magazine": 1}, "unlocked": True})
    play(hamburg, "PLACE", "TARGET(B01)")  # orange, nobility: only the figure can be paid
    assert player(hamburg)["figure"]["building"] == "B01"
    assert bribes(hamburg)["magazine"] == 0
    seen = prospect(feld("blue", {"unlocked": True}), "B02")
    assert (seen["price"], seen["price_of_figure"]) == (2, 2)
    discounted = feld("blue", {"drawers": [card("SEAL_LESS", "nobility"), card("FLAG_LESS", "SU")], "unlocked": True})
    seen = prospect(discounted, "B01")
    assert (seen["price"], seen["price_of_figure"]) == (0, 0)


@pytest.mark.rule("VIE-20.15")
def test_new_york_b_on_us_buildings():
    match = feld("red", {"bribes": {**POOR, "wine": 1}, "figure": "B20"})
    play(match, "PLACE")
    assert legal(match) == {"TARGET(B02)", "TARGET(B09)"}  # pink, US
    play(match, "TARGET(B02)")
    assert player(match)["figure"]["building"] == "B02"
    assert bribes(match)["wine"] == 0


@pytest.mark.rule("VIE-20.12")
def test_amsterdam_a_one_more_coffee():
    own = {"assigned": {"II": upper("coffee")}, "bribes": {**POOR, "coffee": 1}}
    assert bribes(feld("green", own, pending="ACTION_II"))["coffee"] == 3
    with_same = feld("green", {**own, "drawers": [card("II_SAME", "coffee")]}, pending="ACTION_II")
    assert bribes(with_same)["coffee"] == 4
    assert bribes(feld("blue", own, pending="ACTION_II"))["coffee"] == 2


@pytest.mark.rule("VIE-20.13")
def test_amsterdam_b_coffee_stands_for_another_bribe_in_the_turn_of_its_placement():
    # A-01, US: chocolate, wine, magazine; A-14, US: wine, coffee, coffee, tobacco.
    own = {"missions": ["A-01"], "unlocked": True, "bribes": {**POOR, "wine": 3, "magazine": 1, "coffee": 1}}
    match = feld("green", own)
    play(match, "PLACE", "TARGET(B02)", "FIGURE")
    assert "FULFIL(A-01)" in legal(match)
    ordinary = feld("green", {**own, "missions": ["A-01", "A-22"], "agents": ["B04"]})
    play(ordinary, "PLACE", "TARGET(B02)", "SUPPLY")
    refused(ordinary, "FULFIL(A-01)", "VIE-15.6")
    elsewhere = feld("green", {**own, "missions": ["A-01", "A-22"], "agents": ["B04"], "figure": "B30"})
    play(elsewhere, "PLACE", "TARGET(B02)", "SUPPLY")
    refused(elsewhere, "FULFIL(A-01)", "VIE-15.6")  # on the board, but not placed in this turn
    itself = feld(
        "green", {**own, "missions": ["A-14", "A-22"], "agents": ["B04"], "bribes": {**POOR, "wine": 3, "coffee": 2}}
    )
    play(itself, "PLACE", "TARGET(B02)", "FIGURE")
    refused(itself, "FULFIL(A-14)", "VIE-15.6")


@pytest.mark.rule("VIE-20.14")
def test_new_york_a_us_missions():
    own = {"missions": ["A-01"], "bribes": {**POOR, "wine": 3, "magazine": 1}}
    match = feld("red", own)
    place(match, "B02")
    play(match, "FULFIL(A-01)")
    assert points(match)["missions"] == 2
    other = feld(
        "red",
        {"missions": ["A-07", "A-25"], "bribes": {**POOR, "chocolate": 3, "wine": 1, "coffee": 1}, "agents": ["B12"]},
    )
    place(other, "B03")
    refused(other, "FULFIL(A-07)", "VIE-15.6")
    play(other, "FULFIL(A-25)")
    assert points(other).get("missions", 0) == 0


@pytest.mark.rule("VIE-20.16", "VIE-2.10")
def test_marrakesh_a_one_schilling_per_accepted_mission():
    match = set_up(2, feld_agents=True, colours=["yellow", "red"])
    assert [player(match, seat)["money"] for seat in (0, 1)] == [2, 1]
    one = feld("yellow", {"money": 0}, display=["A-01", None, None, None])
    place(one, "B02")
    play(one, "ACCEPT(A-01)")
    chance(one, "MISSION(A-02)")
    assert player(one)["money"] == 2


@pytest.mark.rule("VIE-20.17", "VIE-20.18", "VIE-20.19")
def test_marrakesh_b_the_figure_follows_before_squares_are_checked():
    match = feld("yellow", {"figure": "B06", "agents": ["B01"], "drawers": [card("COL_PTS3", "pink")]})
    place(match, "B03")  # neighbour of B06
    assert decision(match) == "FIGURE_STEP"
    assert legal(match) == {"STAY", "STEP(B02)", "STEP(B05)", "STEP(B07)", "STEP(B11)", "STEP(B12)"}
    refused(match, "STEP(B20)", "VIE-20.17")
    refused(match, "STEP(B01)", "VIE-6.4")
    refused(match, "DECLINE", "VIE-20.17")
    play(match, "STEP(B02)")
    assert [args["square"] for args in told(match, "gained")] == ["Q01"]
    assert points(match) == {"squares": 2}
    stays = feld("yellow", {"figure": "B06", "agents": ["B01"]})
    place(stays, "B03", "STAY")
    assert told(stays, "gained") == []
    far = feld("yellow", {"figure": "B06"})
    place(far, "B30")
    assert told(far, "figure_step", "figure_stays") == []
    itself = feld("yellow", {"figure": "B06", "agents": ["B02"]})
    play(itself, "PLACE", "TARGET(B03)", "MOVE(B06)")
    assert told(itself, "figure_step", "figure_stays") == []
    off = feld("yellow", {"agents": ["B06"]})
    place(off, "B03")
    assert told(off, "figure_step", "figure_stays") == []


@pytest.mark.rule("VIE-20.20")
def test_both_expansions_can_be_played_together():
    match = opened(4, third_man=True, feld_agents=True, flags="printed")
    play_on(match, seed=3)
    assert match.over
    assert match.edition.invariants(match.state) == []
