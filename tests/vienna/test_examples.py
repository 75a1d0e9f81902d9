"""The worked examples of part 8 of the rules."""

import pytest

from .table import (
    POOR,
    RICH,
    bribes,
    building,
    card,
    chance,
    decision,
    legal,
    place,
    play,
    player,
    points,
    refused,
    set_up,
    table,
    told,
    track,
    upper,
)


@pytest.mark.rule("VIE-3.6", "VIE-3.8")
def test_example_1_and_2_three_cards_for_three_jobs():
    three = upper(None, "microfilm", skip=2)
    match = table({"hand": ["021", "022", three]}, {"hand": ["081", "082", "083"]}, pending="ASSIGN")
    for action in ("FOR_I(021)", "FOR_II(022)", "COMMIT"):
        match.play(0, action)
    for action in ("FOR_I(081)", "FOR_II(082)", "COMMIT"):
        match.play(1, action)
    assert told(match, "revealed") == [
        {"seat": 0, "role": "I", "card": "021"},
        {"seat": 0, "role": "II", "card": "022"},
    ]
    assert bribes(match)["magazine"] == 2
    play(match, "TAKE(wine)")
    assert track(match, "microfilm")["space"] == 1


@pytest.mark.rule("VIE-4.3", "VIE-4.4")
def test_example_3_the_same_ability_replaces_the_first():
    one, two = card("II_SAME", "wine", 0), card("II_SAME", "wine", 1)
    match = table({"drawers": [None, one], "assigned": {"I": two}}, pending="ACTION_I")
    assert [seen and seen["card"] for seen in player(match)["drawers"]] == [None, two, None]


@pytest.mark.rule("VIE-4.2", "VIE-4.5", "VIE-17.2", "VIE-17.6", "VIE-17.13", "VIE-17.14", "VIE-5.1")
def test_examples_4_to_7_a_new_ability_works_in_the_same_turn():
    us = [card("FLAG_BRIBE", "US"), card("FLAG_PTS3", "US")]
    wine = upper("wine", skip=6)
    own = {
        "drawers": [*us, "076"],
        "assigned": {"I": card("II_SAME", "wine"), "II": wine},
        "bribes": POOR,
        "missions": [],
    }
    match = table(own, pending="ACTION_I", display=[None] * 4)
    play(match, "DRAWER(3)")
    assert "076" in match.view(0)["deck"]["discards"]
    assert bribes(match)["wine"] == 2
    place(match, "B02")
    assert points(match) == {"cards": 3}
    assert decision(match) == "BRIBE"
    plain = table({"assigned": {"II": wine}, "bribes": POOR}, pending="ACTION_II")
    assert bribes(plain)["wine"] == 1


@pytest.mark.rule("VIE-6.1", "VIE-6.2", "VIE-6.5")
def test_examples_8_and_9_paying_and_taking():
    match = table({"bribes": {**POOR, "chocolate": 2}})
    place(match, "B03")
    assert bribes(match)["chocolate"] == 0
    poor = table({"bribes": {**POOR, "wine": 1, "tobacco": 2}})
    play(poor, "PLACE")
    refused(poor, "TARGET(B02)", "VIE-6.5")
    taking = table({"bribes": {**POOR, "wine": 1}})
    play(taking, "TAKE(wine)")
    assert bribes(taking)["wine"] == 3


@pytest.mark.rule("VIE-8.1", "VIE-8.2", "VIE-17.8")
def test_examples_10_and_11_marker_points():
    pistol = table(
        {"secrets": {"pistol": 3}, "assigned": {"IV": upper(None, "pistol")}},
        {"secrets": {"pistol": 2}},
        pending="ACTION_IV",
    )
    assert (points(pistol), points(pistol, 1)) == ({"markers": 3}, {})
    slide = table(
        {"secrets": {"slide": 4}, "drawers": [card("II_MARK", "wine")], "assigned": {"II": upper("wine", skip=4)}},
        pending="ACTION_II",
    )
    play(slide, "MARKER(slide)")
    assert points(slide) == {"markers": 4}


@pytest.mark.rule("VIE-2.9", "VIE-8.6", "VIE-12.1")
def test_examples_12_and_14_the_roof():
    start = set_up(4).view(None)["roof"]
    assert [(one["space"], one["tiles"]) for one in start["spaces"] if one["tiles"]] == [
        ("B", ["purchase"]),
        ("D", ["purchase"]),
        ("F", ["purchase"]),
        ("H", ["payday"]),
        ("J", ["purchase"]),
        ("L", ["purchase", "payday"]),
    ]
    match = table({"assigned": {"IV": upper(None, "flask")}}, seats=4, pending="ACTION_IV", markers={"flask": 1})
    roof = match.view(None)["roof"]
    assert (roof["investigator"], roof["moved"], roof["due"]) == ("B", True, ["purchase"])
    assert roof["spaces"][1] == {"space": "B", "tiles": [], "reached": True}


@pytest.mark.rule("VIE-11.1")
def test_example_13_a_building_with_the_science_seal():
    match = table({"bribes": RICH, "drawers": [card("SEAL_PTS3", "science")], "missions": []}, display=[None] * 4)
    assert building(match, "B07")["seal"] == "science"
    place(match, "B07")
    assert points(match) == {"cards": 3}


@pytest.mark.rule("VIE-13.1", "VIE-13.4")
def test_example_15_the_side_table_for_bribes():
    own = {"money": 0, "items": ["map"], "bribes": {**POOR, "wine": 2, "chocolate": 1}}
    match = table(own, pending="ROUND_END", investigator="B", moved=True, due="purchase", round=4, markers={"flask": 3})
    play(match, "BUY(table)")
    assert bribes(match) == POOR
    assert player(match)["items"] == ["map", "table"]


@pytest.mark.rule("VIE-14.1", "VIE-14.2", "VIE-14.3")
def test_example_16_one_agent_too_many():
    six = ["B01", "B05", "B10", "B15", "B20", "B27"]
    match = table(
        {"money": 5, "agents": six, "annex": 2},
        pending="ROUND_END",
        investigator="E",
        moved=True,
        due="payday",
        purchases=3,
        round=6,
        markers={"flask": 12},
    )
    assert player(match)["money"] == 0
    assert legal(match) == {f"RECALL({one})" for one in six}
    play(match, "RECALL(B10)")
    assert len(player(match)["on_board"]) == 5


@pytest.mark.rule("VIE-15.2", "VIE-15.4")
def test_example_17_accepting_bars_fulfilling():
    match = table({"bribes": RICH, "missions": ["A-01"], "money": 0}, display=["A-02", "A-03", "B-01", "B-02"])
    place(match, "B02")
    assert legal(match) == {"ACCEPT(B-01)", "FULFIL(A-01)", "DONE"}
    play(match, "ACCEPT(B-01)")
    chance(match, "MISSION(B-09)")
    assert player(match)["money"] == 2
    assert told(match, "fulfilled") == []
    assert [one and one["mission"] for one in player(match)["missions"]] == ["A-01", "B-01", None]


@pytest.mark.rule("VIE-17.25")
def test_example_18_three_different_bribes():
    assert card("GET_DIFF", "briefcase") == "131"
    match = table({"bribes": RICH, "agents": ["B02"], "drawers": ["131"]}, seats=3, tiles={"Q01": "briefcase"})
    place(match, "B03", "SORTS(chocolate+magazine+coffee)")
    assert [bribes(match)[one] for one in ("chocolate", "magazine", "coffee")] == [8, 10, 10]


@pytest.mark.rule("VIE-15.7", "VIE-15.8", "VIE-18.2")
def test_example_19_the_same_agents_count_for_both_missions():
    match = table(
        {"bribes": RICH, "missions": ["S-01", "A-16"], "agents": ["B01", "B04"], "money": 0},
        {"missions": ["S-02"]},
        display=[None] * 4,
    )
    place(match, "B10")  # FR, religion
    play(match, "FULFIL(S-01)", "FULFIL(A-16)")
    assert (player(match)["money"], points(match)["missions"]) == (5, 2)
