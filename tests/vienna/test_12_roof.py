"""VIE-12: the tiles on the roof, what is due at the end of a round, and in which order it comes."""

import pytest

import safehouse as sh

from .table import POOR, SECRETS, card, chance, decision, four, play, play_on, table, told, upper

ENDS = {"flask": 17, "pistol": 18, "briefcase": 18, "microfilm": 18, "slide": 18}


def roof(match):
    return match.view(None)["roof"]


def exceptional_with_payday():
    """Seat 0, last in turn order, brings the fifth marker to its end and the investigator onto a payday tile."""
    own = {"assigned": {"IV": upper(None, "flask")}, "money": 3, "items": ["map"], "agents": ["B01", "B05", "B10"]}
    match = table(
        {**own, "drawers": [card("IV_SWAP", "flask")]},
        {"money": 5},
        seats=4,
        crest=1,
        active=0,
        pending="ACTION_IV",
        round=12,
        investigator="G",
        purchases=3,
        markers=ENDS,
    )
    play(match, "MARKER(flask)")
    return match


@pytest.mark.rule("VIE-12.5", "VIE-9.4")
def test_at_an_exceptional_end_a_payday_comes_before_the_fifth_purchase():
    match = exceptional_with_payday()
    assert (match.view(None)["exceptional"], decision(match), match.to_move) == (True, "PAYDAY", (0,))
    assert roof(match)["due"] == ["payday", "purchase"]
    play(match, "SETTLE")
    assert (decision(match), match.to_move) == ("PURCHASE", (1,))
    assert roof(match)["due"] == ["purchase"]
    assert [args["number"] for args in told(match, "payday")] == [1]
    play_on(match)
    assert [args["number"] for args in told(match, "payday")] == [1, 2]


@pytest.mark.rule("VIE-12.5")
def test_a_payday_before_the_fifth_purchase_can_be_set_up():
    match = exceptional_with_payday()
    assert match.edition.invariants(match.state) == []
    position = match.position()
    assert sh.from_position("vienna", position).state == match.state
    waiting = next(frame for frame in position["pending"] if frame["step"] == "PURCHASES")
    waiting["a"] = 1  # nobody can have bought yet
    with pytest.raises(sh.PositionError, match="PURCHASES"):
        sh.from_position("vienna", position)


@pytest.mark.rule("VIE-12.5")
def test_both_are_due_only_when_the_end_is_near():
    position = exceptional_with_payday().position()
    position |= {"end": "open", "exceptional": False, "markers": {**ENDS, "flask": 13}}
    with pytest.raises(sh.PositionError, match="CREST"):
        sh.from_position("vienna", position)


@pytest.mark.rule("VIE-14.4")
def test_a_seat_that_has_left_without_bribes_can_be_at_its_payday():
    """VIE-AMB-39: its agents are paid with money, by itself."""
    rest = {"investigator": "E", "moved": True, "due": "payday", "purchases": 3, "round": 6}
    own = {"bribes": POOR, "money": 1, "agents": ["B01", "B05"], "out": True}
    match = table(own, {"money": 3}, pending="ROUND_END", markers={"flask": 8, "pistol": 5}, **rest)
    assert (decision(match), match.to_move) == ("PAYDAY", (sh.CHANCE,))
    assert sh.from_position("vienna", match.position(), chance="manual").state == match.state
    chance(match, "AUTO", "AUTO")
    assert told(match, "settled", "recalled") == [{"seat": 0, "money": 1, "unpaid": 1}, {"seat": 0, "building": "B01"}]


@pytest.mark.rule("VIE-12.4", "VIE-12.1")
def test_on_the_last_space_the_purchase_is_due_and_the_payday_waits_in_the_oriel():
    markers = {"flask": 11, "pistol": 13, "briefcase": 9, "microfilm": 9, "slide": 9}
    own = {"drawers": [card("IV_BRIBE", "flask")], "money": 5}
    match = four("flask", own, round=12, investigator="G", purchases=4, paydays=1, markers=markers)
    assert (match.view(None)["end"], roof(match)["investigator"]) == ("triggered", "H")
    assert (roof(match)["due"], roof(match)["oriel"]) == (["purchase"], "payday")
    play_on(match, until=lambda m: decision(m) == "PURCHASE")
    assert roof(match)["due"] == ["purchase"]
    play_on(match, until=lambda m: m.view(None)["end"] == "last")
    assert (roof(match)["due"], roof(match)["oriel"]) == ([], "payday")
    play_on(match)
    assert (roof(match)["due"], roof(match)["oriel"]) == ([], None)
    intro = four("flask", round=12, investigator="G", markers=markers, version="intro")
    assert (intro.view(None)["end"], roof(intro)["due"], roof(intro)["oriel"]) == ("triggered", [], None)


@pytest.mark.rule("VIE-12.3", "VIE-12.7")
def test_tiles_lie_only_where_they_will_still_be_reached():
    match = table({}, investigator="C", purchases=2, round=6, markers={"flask": 8})
    tiles = {space["space"]: space["tiles"] for space in roof(match)["spaces"]}
    assert tiles == {
        **{space: [] for space in "ABCF"},
        "D": ["purchase"],
        "E": ["payday"],
        "G": ["purchase"],
        "H": ["purchase", "payday"],
    }
    exceptional = four("flask", markers=ENDS, round=9, investigator="B", purchases=1, moved=True, due="purchase")
    assert [space["tiles"] for space in roof(exceptional)["spaces"]] == [[]] * 8
    assert roof(exceptional)["due"] == ["purchase", "purchase"]


@pytest.mark.rule("VIE-8.7")
def test_the_investigator_has_moved_at_most_once_in_each_round():
    markers = {"flask": 12, "pistol": 2}
    assert table({}, round=3, investigator="C", markers=markers).view(None)["roof"]["investigator"] == "C"
    assert roof(table({}, round=3, investigator="D", moved=True, due="purchase", markers=markers))["moved"]
    with pytest.raises(sh.PositionError, match="INV-7"):
        table({}, round=3, investigator="D", markers=markers)


@pytest.mark.rule("VIE-20.7")
def test_the_forecast_of_a_payday_knows_that_the_figure_is_paid_first():
    rest = {"feld_agents": True, "colours": ["blue", "red"]}
    own = {"bribes": {**POOR, "chocolate": 1}, "money": 0, "figure": "B01", "agents": ["B10"], "items": ["map"]}
    seen = table(own, **rest).view(0)["players"][0]["payday"]
    assert seen == {"agents": 1, "can_pay": 0, "unpaid": 1, "figure": "paid"}
    seen = table({**own, "bribes": {**POOR, "wine": 1}}, **rest).view(0)["players"][0]["payday"]
    assert seen == {"agents": 1, "can_pay": 1, "unpaid": 0, "figure": "unpaid"}
    assert table({"agents": ["B10"]}).view(0)["players"][0]["payday"]["figure"] is None


@pytest.mark.rule("VIE-12.4", "VIE-2.9")
def test_on_the_last_roof_space_both_tiles_are_told():
    match = four(
        "slide", seats=4, round=12, investigator="K", markers=dict.fromkeys(SECRETS, 11) | {"slide": 2}, purchases=4
    )
    play_on(match, until=lambda m: bool(told(m, "investigator")))
    assert told(match, "investigator")[-1] == {"space": "L", "tile": "both"}


def test_a_game_may_last_as_long_as_it_likes():
    match = table(round=200)
    assert match.view(None)["round"] == 200
    assert type(match.state).from_bytes(match.state.to_bytes()) == match.state
    assert sh.from_position("vienna", match.position()).position() == match.position()


@pytest.mark.rule("VIE-1.13")
@pytest.mark.parametrize(("version", "rule"), [("intro", "VIE-1.13"), ("full", "VIE-13.11")])
def test_a_fourth_drawer_is_refused_by_the_version_played(version, rule):
    match = table({"drawers": ["021"]}, pending="ACTION_I", version=version)
    assert match.why_not(0, "DRAWER(4)").rule == rule
