"""VIE-21: the order of resolution, read from the events."""

import pytest

from .table import RICH, card, decision, kinds_told, place, play, points, table, told, upper


def since(match, kind):
    """The kinds of events from the first of one kind on."""
    kinds = kinds_told(match)
    return kinds[kinds.index(kind) :]


@pytest.mark.rule("VIE-21.1")
def test_action_two():
    own = {
        "drawers": [card("II_MARK", "coffee"), card("II_PTS2", "coffee"), card("II_SAME", "coffee")],
        "assigned": {"II": upper("coffee", skip=5)},
    }
    match = table(own, feld_agents=True, colours=["green", "red"], pending="ACTION_II")
    assert since(match, "revealed") == ["revealed", "bribes", "bribes", "bribes", "points"]
    assert decision(match) == "MARKER"


@pytest.mark.rule("VIE-21.2", "VIE-7.8", "VIE-17.2")
def test_a_placement_from_payment_to_missions():
    own = {
        "bribes": RICH,
        "agents": ["B02"],
        "figure": "B06",
        "missions": ["S-01"],
        "items": ["table"],
        "drawers": [
            card("COL_MARK", "violet"),
            card("FLAG_BRIBE", "FR"),
            card("COL_PTS3", "violet"),
            card("GET_MARK2", "flask"),
        ],
    }
    match = table(
        own,
        feld_agents=True,
        colours=["yellow", "red"],
        third_man_at="B16",
        tiles={"Q01": "flask"},
        display=["A-07", "A-01", "B-01", "B-02"],
    )
    place(match, "B03")
    assert since(match, "placing") == ["placing", "target", "agent", "placed"]
    assert decision(match) == "FIGURE_STEP"
    play(match, "STAY")
    assert since(match, "figure_stays") == ["figure_stays", "gained"]
    assert decision(match) == "MARKER_TWICE"
    play(match, "YES")
    assert since(match, "gained")[:4] == ["gained", "marker", "marker", "investigator"]
    assert since(match, "points") == ["points"]
    assert decision(match) == "BRIBE"
    play(match, "BRIBE(wine)")
    assert decision(match) == "MARKER"
    play(match, "DECLINE")
    assert decision(match) == "MISSIONS"


@pytest.mark.rule("VIE-21.2")
def test_the_third_man_moves_between_the_tiles_and_the_bonuses():
    own = {"bribes": RICH, "missions": [], "drawers": [card("COL_PTS3", "pink"), card("COL_BRIBE", "pink")]}
    match = table(own, third_man_at="B03", display=[None] * 4)
    play(match, "PLACE", "TARGET(B02)")
    assert decision(match) == "BRIBE"
    told_ = [kind for kind in kinds_told(match) if kind in ("placed", "gained", "third_man", "points", "bribes")]
    assert told_ == ["placed", "gained", "third_man", "points"]


@pytest.mark.rule("VIE-21.2")
def test_bonuses_of_a_gained_tile_come_in_their_order():
    own = {
        "bribes": RICH,
        "agents": ["B02"],
        "items": ["table"],
        "missions": [],
        "drawers": [card("ANY_BRIBE"), card("SQ2_2"), card("GET_DIFF", "slide"), card("NEW_PTS5")],
    }
    match = table(own, tiles={"Q01": "slide"}, display=[None] * 4)
    place(match, "B03")
    assert points(match) == {"squares": 2, "cards": 5}
    assert decision(match) == "DIFFERENT_BRIBES"
    play(match, "DECLINE")
    assert match.view(0)["turn"]["asks"]["amount"] == 2
    play(match, "DECLINE")
    assert match.view(0)["turn"]["asks"]["amount"] == 1
    rest = {
        **own,
        "drawers": [card("GET_DIFF", "slide"), card("GET_MARK2", "slide"), card("GET_PTS8", "slide"), card("NEW_PTS5")],
    }
    again = table(rest, tiles={"Q01": "slide"}, display=[None] * 4)
    place(again, "B03")
    assert [args["count"] for args in told(again, "points")] == [8, 5]
    assert decision(again) == "MARKER_TWICE"
    play(again, "YES")
    assert decision(again) == "DIFFERENT_BRIBES"


@pytest.mark.rule("VIE-21.3", "VIE-21.5")
def test_action_four():
    own = {"drawers": [card("IV_BRIBE", "flask"), card("IV_PTS2", "flask")], "assigned": {"IV": upper(None, "flask")}}
    match = table(own, pending="ACTION_IV", markers={"flask": 1})
    assert since(match, "revealed") == ["revealed", "marker", "investigator", "points"]
    assert decision(match) == "BRIBE"


@pytest.mark.rule("VIE-21.4")
def test_a_fulfilled_mission():
    own = {"bribes": RICH, "items": ["seal", "box"], "missions": ["A-28"], "agents": ["B23"], "money": 0}
    match = table(own, feld_agents=True, colours=["red", "blue"], display=[None] * 4)
    place(match, "B02")
    play(match, "FULFIL(A-28)")
    assert since(match, "fulfilled") == ["fulfilled", "deposited"]
    assert points(match)["missions"] == 2 + 3 + 1
    assert decision(match) == "DEPOSIT"
    play(match, "DEPOSIT(2)")
    assert told(match, "deposited") == [
        {"seat": 0, "amount": 1, "extra": 1},
        {"seat": 0, "amount": 2, "extra": 0},
    ]
