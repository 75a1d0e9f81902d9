"""EST-2: set-up."""

import pytest

import safehouse as sh

from .facts import COLOURS, DECK, MISSIONS, STARTING
from .table import begun, chance, hand, lay_city, legal, opened, player, refused, told


@pytest.mark.rule("EST-2.1", "EST-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_six_starting_characters_of_an_own_colour(seats):
    match = begun(seats)
    for seat in range(seats):
        assert player(match, seat)["colour"] == COLOURS[seat]
        assert hand(match, seat) == {f"{COLOURS[seat]}-{one}" for one in STARTING}


@pytest.mark.rule("EST-2.3")
@pytest.mark.parametrize(("seats", "discs"), [(4, 3), (3, 4), (2, 6)])
def test_example_1_discs(seats, discs):
    match = begun(seats)
    assert [player(match, seat)["discs"] for seat in range(seats)] == [discs] * seats
    assert [player(match, seat)["hand_count"] for seat in range(seats)] == [6] * seats


@pytest.mark.rule("EST-2.4")
def test_four_missions_are_drawn_and_lie_open():
    match = opened(2, first_player=0)
    assert legal(match) == {f"MISSION({mission})" for mission in MISSIONS}
    chance(match, "MISSION(M03)")
    assert "MISSION(M03)" not in legal(match)
    refused(match, "MISSION(M03)", "EST-2.4")
    refused(match, "MISSION(M04)", "EST-2.4", 0)
    chance(match, "MISSION(M12)", "MISSION(M01)", "MISSION(M07)")
    assert match.view(None)["decision"] == "LAY"
    assert [one["mission"] for one in match.view(None)["missions"]] == ["M03", "M12", "M01", "M07"]


@pytest.mark.rule("EST-2.4")
def test_missions_can_be_given():
    match = sh.new_match("estoril", seats=2, seed=1, missions=["M12", "M05", "M01", "M02"])
    assert [one["mission"] for one in match.view(0)["missions"]] == ["M12", "M05", "M01", "M02"]


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"missions": ["M01"]}, "must have 4"),
        (3, {"missions": ["M01", "M02", "M03", "M04"], "secret_missions": True}, "must have 1"),
        (2, {"missions": ["M01", "M01", "M02", "M03"]}, "twice"),
        (2, {"missions": ["M01", "M02", "M03", "M99"]}, "'M99' is not known"),
        (2, {"missions": ["M01", "M02", "M03", 4]}, "list of different mission ids"),
        (2, {"missions": "M01"}, "random or a list"),
        (2, {"secret_missions": True}, "EST-13.1"),
        (2, {"white_disc_limit": 4}, "none or 5"),
        (2, {"second_place": "on"}, "false or true"),
        (2, {"first_player": 2}, "random or a seat number from 0 to 1"),
        (2, {"data_set": "other"}, "known are box"),
    ],
)
def test_options_that_are_refused(seats, options, words):
    with pytest.raises(sh.OptionError, match=words):
        sh.new_match("estoril", seats=seats, **options)


@pytest.mark.parametrize("given", [None, "none"])
def test_no_limit_of_white_discs_can_be_said(given):
    assert sh.new_match("estoril", seats=2, white_disc_limit=given).options["white_disc_limit"] is None


@pytest.mark.rule("EST-2.5", "EST-14.1")
def test_all_other_characters_form_the_deck():
    match = opened(2, first_player=0, missions=MISSIONS[:4])
    assert match.view(None)["deck"]["count"] == len(DECK) == 27
    assert set(match.view(None)["deck"]["unseen"]) == set(DECK)
    lay_city(match)
    assert legal(match) == {f"DRAW({card})" for card in DECK}
    refused(match, "DRAW(C01)", "EST-2.5", 0)
    chance(match, "DRAW(C05)")
    refused(match, "DRAW(C05)", "EST-2.5")


@pytest.mark.rule("EST-2.6")
def test_colours_nobody_plays_are_not_in_the_game():
    position = begun(2).position()
    mentioned = str(position)
    assert "RED-S1" in mentioned
    assert "BLUE-S1" not in mentioned
    position["players"][0]["hand"] = ["BLUE-S1"]
    with pytest.raises(sh.PositionError, match="BLUE-S1 is in the box, or should be"):
        sh.from_position("estoril", position)


@pytest.mark.rule("EST-2.7")
def test_chance_decides_who_is_first():
    match = opened(3)
    assert match.to_move == (sh.CHANCE,)
    assert legal(match) == {"FIRST_PLAYER(0)", "FIRST_PLAYER(1)", "FIRST_PLAYER(2)"}
    refused(match, "FIRST_PLAYER(3)", "EST-2.7")
    refused(match, "FIRST_PLAYER(1)", "EST-2.7", 1)
    chance(match, "FIRST_PLAYER(2)")
    assert match.view(None)["first_player"] == 2
    assert opened(3, first_player=1).view(None)["first_player"] == 1


@pytest.mark.rule("EST-2.8")
def test_the_game_begins_with_round_1():
    match = begun(2)
    assert match.view(None)["round"] == 1
    assert told(match, "round") == [{"number": 1, "seat": 0}]
