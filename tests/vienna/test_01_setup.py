"""VIE-1 and VIE-2: setting up both versions."""

from collections import Counter

import pytest

import safehouse as sh

from .table import BRIBES, DATA, SECRETS, chance, decision, legal, opened, play_on, player, refused, set_up, told


@pytest.mark.rule("VIE-1.1")
def test_two_to_four_players_each_with_a_colour_of_their_own():
    for seats in (1, 5):
        with pytest.raises(sh.OptionError, match="2, 3, 4 seats"):
            sh.new_match("vienna", seats=seats)
    match = opened(3, first_player=0)
    assert decision(match) == "COLOUR"
    chance(match, "COLOUR(red)")
    refused(match, "COLOUR(red)", "VIE-1.1", sh.CHANCE)
    chance(match, "COLOUR(blue)", "COLOUR(green)")
    assert [player(match, seat)["colour"] for seat in range(3)] == ["red", "blue", "green"]


@pytest.mark.rule("VIE-1.2", "VIE-2.1", "VIE-11.1")
def test_seals_and_letters_are_on_the_board_of_the_full_version_alone():
    intro, full = set_up(version="intro"), set_up()
    assert {(one["seal"], one["letter"]) for one in intro.view(0)["buildings"]} == {(None, None)}
    seals = Counter(one["seal"] for one in full.view(0)["buildings"])
    assert set(seals.values()) == {6}
    assert len(seals) == 5
    letters = sorted(one["letter"] for one in full.view(0)["buildings"] if one["letter"])
    assert "".join(letters) == "ABCDEFGHKL"


@pytest.mark.rule("VIE-1.3", "VIE-1.4")
def test_forty_tiles_eight_of_each_sort_are_laid_at_random():
    match = opened(first_player=0, colours=["red", "blue"])
    assert decision(match) == "TILE"
    chance(match, *["TILE(flask)"] * 8)
    refused(match, "TILE(flask)", "VIE-1.4", sh.CHANCE)
    play_on(match, until=lambda m: decision(m) != "TILE")
    laid = Counter(one["secret"] for one in match.view(0)["squares"])
    assert laid == dict.fromkeys(SECRETS, 8)


@pytest.mark.rule("VIE-1.5")
def test_flags_are_printed_or_six_per_nation_at_random():
    printed = set_up(flags="printed")
    assert [one["flag"] for one in printed.view(0)["buildings"]] == [one.flag for one in DATA.buildings]
    drawn = opened(first_player=0, colours=["red", "blue"])
    play_on(drawn, until=lambda m: decision(m) == "FLAG")
    chance(drawn, *["FLAG(US)"] * 6)
    refused(drawn, "FLAG(US)", "VIE-1.5", sh.CHANCE)
    play_on(drawn, until=lambda m: decision(m) != "FLAG")
    assert set(Counter(one["flag"] for one in drawn.view(0)["buildings"]).values()) == {6}


@pytest.mark.rule("VIE-1.7")
def test_the_number_of_a_square_is_the_count_of_its_streets():
    squares = set_up().view(0)["squares"]
    assert all(one["number"] == len(one["buildings"]) in (2, 3, 4) for one in squares)
    assert Counter(one["number"] for one in squares) == {2: 14, 3: 16, 4: 10}


@pytest.mark.rule("VIE-1.8", "VIE-2.2")
def test_ninety_cards_in_the_introductory_version_all_175_in_the_full_one():
    for options, count in (({"version": "intro"}, 90), ({}, 175)):
        match = opened(**options)
        deck = match.view(None)["deck"]
        assert (deck["count"], deck["discards"]) == (count, [])
        assert deck["unseen"] == [f"{n:03}" for n in range(1, count + 1)]


@pytest.mark.rule("VIE-1.10", "VIE-1.11", "VIE-1.12")
def test_markers_investigator_and_tile_at_the_start():
    view = set_up(4).view(None)
    assert [(one["space"], one["area"]) for one in view["tracks"]] == [(0, 1)] * 5
    assert (view["roof"]["investigator"], view["roof"]["moved"]) == ("A", False)
    assert "".join(one["space"] for one in view["roof"]["spaces"]) == "ABCDEFGHIJKL"


@pytest.mark.rule("VIE-1.13", "VIE-1.14")
def test_six_agents_three_drawers_and_one_bribe_of_each_sort():
    one = player(set_up(version="intro"))
    assert (one["supply"], one["annex"], one["drawers"]) == (6, 0, [None] * 3)
    assert one["bribes"] == dict.fromkeys(BRIBES, 1)
    assert one["money"] == 0


@pytest.mark.rule("VIE-1.15", "VIE-1.16")
def test_each_player_draws_one_of_the_five_tiles_set_aside():
    match = opened(3, first_player=0, colours=["red", "blue", "green"], flags="printed")
    play_on(match, until=lambda m: decision(m) == "SECRET")
    chance(match, "SECRET(slide)")
    refused(match, "SECRET(slide)", "VIE-1.15", sh.CHANCE)
    chance(match, "SECRET(flask)", "SECRET(pistol)")
    assert [player(match, seat)["secrets"] for seat in range(3)] == [
        {secret: int(secret == own) for secret in SECRETS} for own in ("slide", "flask", "pistol")
    ]
    assert [player(match, seat)["score"] for seat in range(3)] == [0, 0, 0]
    assert match.edition.invariants(match.state) == []


@pytest.mark.rule("VIE-1.17")
def test_the_crest_is_drawn_or_given():
    drawn = opened(3)
    assert legal(drawn) == {"FIRST_PLAYER(0)", "FIRST_PLAYER(1)", "FIRST_PLAYER(2)"}
    chance(drawn, "FIRST_PLAYER(2)")
    assert drawn.view(None)["crest"] == 2
    refused(opened(3), "FIRST_PLAYER(3)", "VIE-1.17", sh.CHANCE)
    assert opened(3, first_player=1).view(None)["crest"] == 1


@pytest.mark.rule("VIE-2.3", "VIE-2.4", "VIE-2.5")
def test_two_a_and_two_b_missions_lie_open_and_each_player_has_a_start_mission():
    match = opened(2, first_player=0, colours=["red", "blue"], flags="printed")
    play_on(match, until=lambda m: decision(m) == "START_MISSION")
    refused(match, "MISSION(A-01)", "VIE-2.3", sh.CHANCE)
    chance(match, "MISSION(S-03)", "MISSION(S-01)")
    refused(match, "MISSION(S-02)", "VIE-2.3", sh.CHANCE)
    chance(match, "MISSION(A-07)", "MISSION(A-30)")
    refused(match, "MISSION(A-01)", "VIE-2.3", sh.CHANCE)
    chance(match, "MISSION(B-02)", "MISSION(B-25)")
    view = match.view(None)
    assert [one["mission"] for one in view["display"]] == ["A-07", "A-30", "B-02", "B-25"]
    assert view["stacks"] == {"A": 28, "B": 23}
    assert [one and one["mission"] for one in view["players"][0]["missions"]] == ["S-03", None, None]


@pytest.mark.rule("VIE-2.6", "VIE-2.7", "VIE-2.8", "VIE-2.10")
def test_five_agents_three_in_the_annex_one_schilling():
    one = player(set_up())
    assert (one["supply"], one["annex"], one["money"], one["items"]) == (5, 3, 1, [])
    assert one["bribes"] == dict.fromkeys(BRIBES, 1)
    assert sum(one["secrets"].values()) == 1


@pytest.mark.rule("VIE-2.9")
@pytest.mark.parametrize(
    ("seats", "purchases", "paydays", "last"),
    [(2, "BCDGH", "EH", "H"), (3, "BCEIJ", "GJ", "J"), (4, "BDFJL", "HL", "L")],
)
def test_the_roof_tiles_lie_by_number_of_players(seats, purchases, paydays, last):
    roof = set_up(seats).view(None)["roof"]
    assert "".join(one["space"] for one in roof["spaces"] if "purchase" in one["tiles"]) == purchases
    assert "".join(one["space"] for one in roof["spaces"] if "payday" in one["tiles"]) == paydays
    assert roof["last"] == last
    assert all(one["tiles"] == [] for one in set_up(seats, version="intro").view(None)["roof"]["spaces"])


def test_fixed_things_are_not_drawn():
    match = set_up(2, first_player=1, colours=["green", "yellow"], flags="printed")
    assert told(match, "first_player", "colour", "flag") == []
    assert len(told(match, "tile")) == 40


@pytest.mark.rule("VIE-20.1", "VIE-1.1")
def test_seats_wear_the_colour_of_their_city():
    cities = {"blue": "hamburg", "green": "amsterdam", "red": "new_york", "yellow": "marrakesh"}
    for colours in (["blue", "green", "red", "yellow"], ["yellow", "red", "green", "blue"]):
        match = set_up(4, feld_agents=True, colours=colours, first_player=0)
        view = match.view(None)
        assert view["colours"] == colours
        assert [one["figure"]["name"] for one in view["players"]] == [cities[colour] for colour in colours]
    drawn = sh.new_match("vienna", 4, seed=3).view(None)
    assert drawn["colours"] == [one["colour"] for one in drawn["players"]]


@pytest.mark.rule("VIE-10.1")
@pytest.mark.parametrize("language", ["en", "de", "pl", "ja"])
def test_the_option_tells_what_is_printed_and_what_the_japanese_edition_has(language):
    told = sh.game("vienna").texts(language).say("option-set_bonus", "help")
    assert "10" in told
    assert "15" in told
