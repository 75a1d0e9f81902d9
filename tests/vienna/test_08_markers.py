"""VIE-8 and VIE-9: markers, thresholds, the investigator, the end."""

import pytest

from .table import card, decision, four, legal, place, play, play_on, player, points, refused, table, told, track, upper


@pytest.mark.rule("VIE-8.1", "VIE-8.2")
def test_the_shown_marker_advances_and_scores_own_tiles_alone():
    match = four("pistol", {"secrets": {"pistol": 3}}, seats=2)
    assert track(match, "pistol")["space"] == 1
    assert points(match) == {"markers": 3}
    assert points(match, 1) == {}
    assert upper(None, "pistol") in match.view(0)["deck"]["discards"]
    none = four("slide")
    assert points(none) == {}


@pytest.mark.rule("VIE-8.1", "VIE-17.30")
def test_another_marker_only_with_the_fitting_ability():
    match = four("pistol", {"drawers": [card("IV_SWAP", "pistol")]})
    assert decision(match) == "ACTION_IV"
    assert len(legal(match)) == 5
    play(match, "MARKER(slide)")
    assert (track(match, "pistol")["space"], track(match, "slide")["space"]) == (0, 1)
    other = table(
        {"assigned": {"IV": upper(None, "pistol")}, "drawers": [card("IV_SWAP", "flask"), card("IV_BRIBE", "pistol")]},
        pending="ACTION_IV",
    )
    assert decision(other) == "BRIBE"
    state = match.state
    assert state.marker[1] == 0


@pytest.mark.rule("VIE-8.3", "VIE-17.27")
def test_several_steps_score_one_by_one():
    match = table(
        {
            "bribes": dict.fromkeys(("chocolate", "wine", "magazine", "coffee", "tobacco"), 5),
            "agents": ["B02"],
            "drawers": [card("GET_MARK2", "flask")],
        },
        tiles={"Q01": "flask"},
    )
    play(match, "PLACE", "TARGET(B03)", "SUPPLY")
    assert decision(match) == "MARKER_TWICE"
    play(match, "YES")
    assert track(match, "flask")["space"] == 2
    assert [args["points"] for args in told(match, "marker")][:2] == [2, 2]
    assert points(match) == {"squares": 2, "markers": 4}


@pytest.mark.rule("VIE-17.40", "VIE-8.4", "VIE-8.8")
def test_a_bonus_may_choose_a_marker_on_its_last_space():
    own = {"drawers": [card("II_MARK", "wine")], "assigned": {"II": upper("wine", skip=4)}, "secrets": {"slide": 2}}
    match = table(own, pending="ACTION_II", markers={"slide": 18})
    play(match, "MARKER(slide)")
    assert points(match) == {"markers": 2}
    assert (track(match, "slide")["space"], told(match, "investigator")) == (18, [])
    own = {"drawers": [card("COL_MARK", "violet")], "secrets": {"slide": 3}, "bribes": {"chocolate": 2}, "missions": []}
    match = table(own, markers={"slide": 18}, display=[None] * 4)
    place(match, "B03", "MARKER(slide)")
    assert told(match, "marker")[0] == {"seat": 0, "secret": "slide", "space": 18, "points": 3}


@pytest.mark.rule("VIE-17.40", "VIE-17.27", "VIE-8.3")
def test_two_virtual_steps_for_a_gained_secret():
    own = {"drawers": [card("GET_MARK2", "slide")], "agents": ["B02"], "bribes": {"chocolate": 2}, "missions": []}
    match = table(own, markers={"slide": 18}, tiles={"Q01": "slide"}, display=[None] * 4)
    place(match, "B03", "YES")
    assert [(args["space"], args["points"]) for args in told(match, "marker")][:2] == [(18, 1), (18, 1)]


@pytest.mark.rule("VIE-8.4", "VIE-8.8", "VIE-17.38")
def test_further_steps_on_the_last_space_are_virtual_but_score():
    match = four("flask", {"secrets": {"flask": 2}, "drawers": [card("IV_PTS2", "flask")]}, markers={"flask": 18})
    assert track(match, "flask")["space"] == 18
    assert points(match) == {"markers": 2, "cards": 2}
    assert told(match, "investigator") == []


@pytest.mark.rule("VIE-8.5")
@pytest.mark.parametrize(
    ("secret", "starts"),
    [
        ("flask", (2, 4, 8, 12, 18)),
        ("pistol", (2, 5, 8, 13, 18)),
        ("briefcase", (2, 5, 9, 13, 18)),
        ("microfilm", (3, 5, 9, 13, 18)),
        ("slide", (3, 6, 9, 13, 18)),
    ],
)
def test_thresholds_divide_a_track_into_six_areas(secret, starts):
    areas = [track(table(markers={secret: space}), secret)["area"] for space in range(19)]
    assert areas == [1 + sum(start <= space for start in starts) for space in range(19)]


@pytest.mark.rule("VIE-8.6", "VIE-8.7", "VIE-12.1")
def test_the_first_crossing_of_a_round_moves_the_investigator():
    match = four("flask", markers={"flask": 1, "pistol": 1}, seats=4)
    roof = match.view(None)["roof"]
    assert (roof["investigator"], roof["moved"], roof["due"]) == ("B", True, ["purchase"])
    again = four("pistol", markers={"flask": 2, "pistol": 1}, investigator="B", moved=True, due="purchase", seats=4)
    assert again.view(None)["roof"]["investigator"] == "B"
    assert track(again, "pistol")["area"] == 2
    plain = four("flask")
    assert plain.view(None)["roof"]["moved"] is False
    intro = four("flask", markers={"flask": 1}, version="intro")
    assert intro.view(None)["roof"]["due"] == []


@pytest.mark.rule("VIE-8.9")
def test_in_the_last_round_he_does_not_move():
    match = four(
        "flask",
        markers={"flask": 3, "pistol": 13, "slide": 6},
        round=12,
        end="last",
        investigator="H",
        purchases=5,
        paydays=1,
    )
    assert track(match, "flask")["area"] == 3
    roof = match.view(None)["roof"]
    assert (roof["investigator"], roof["moved"]) == ("H", False)


@pytest.mark.rule("VIE-9.1", "VIE-9.2", "VIE-9.3", "VIE-9.5")
@pytest.mark.parametrize(("seats", "before", "last"), [(2, "G", "H"), (3, "I", "J"), (4, "K", "L")])
def test_one_more_round_follows_when_he_reaches_the_last_space(seats, before, last):
    match = four(
        "flask",
        markers={"flask": 17, "pistol": 13, "slide": 13},
        round=13,
        investigator=before,
        version="intro",
        seats=seats,
    )
    view = match.view(None)
    assert (view["roof"]["investigator"], view["end"]) == (last, "triggered")
    play_on(match, until=lambda m: m.view(None)["round"] == 14)
    view = match.view(None)
    assert (view["end"], view["roof"]["moved"], view["crest"]) == ("last", False, 1)
    play_on(match)
    assert match.over
    assert match.view(None)["round"] == 14
    assert match.view(None)["crest"] == 1
    assert {args["line"] for args in told(match, "scored")} >= {"secrets"}
    assert len(told(match, "total")) == seats


@pytest.mark.rule("VIE-9.4", "VIE-12.5", "VIE-12.7", "VIE-12.6")
def test_exceptional_end_when_all_markers_have_arrived():
    markers = {"flask": 17, "pistol": 18, "briefcase": 18, "microfilm": 18, "slide": 18}
    match = four("flask", markers=markers, round=9, investigator="B", purchases=1, moved=True, due="purchase", seats=4)
    view = match.view(None)
    assert (view["end"], view["exceptional"], view["roof"]["investigator"]) == ("triggered", True, "B")
    play_on(match, until=lambda m: m.view(None)["round"] == 10)
    assert [args["number"] for args in told(match, "purchase")] == [2, 3]
    assert match.view(None)["end"] == "last"
    play_on(match)
    assert [args["number"] for args in told(match, "payday")] == [1]
    assert told(match, "purchase")[2:] == []


@pytest.mark.rule("VIE-9.4")
def test_a_normal_end_takes_precedence_where_the_same_step_brings_both():
    markers = {"flask": 17, "pistol": 18, "briefcase": 18, "microfilm": 18, "slide": 18}
    match = four("flask", markers=markers, round=9, investigator="G", purchases=4, paydays=1)
    view = match.view(None)
    assert (view["end"], view["exceptional"], view["roof"]["investigator"]) == ("triggered", False, "H")


@pytest.mark.rule("VIE-8.1")
def test_only_markers_answer_action_four():
    match = four("pistol", {"drawers": [card("IV_SWAP", "pistol")]})
    refused(match, "TAKE(wine)", "VIE-8.1")
    refused(match, "DECLINE", "VIE-8.1")
    assert player(match)["score"] == 0
    plain = table({"assigned": {"IV": upper(None, "pistol")}}, pending="ACTION_IV")
    assert plain.why_not(0, "MARKER(slide)") is not None
