"""INK-4: stepping, stopping, passing."""

from importlib import resources

import pytest

import safehouse as sh
from safehouse.games.inkognito.data.board import DISTANCE, SPACE_CODES

from .table import decision, kinds, legal, options, play, refused, space, table


@pytest.mark.rule("INK-4.1")
def test_a_step_goes_along_one_line():
    match = table(figures={0: {"tall": "P22"}}, shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(tall)")
    refused(match, "STEP(P29)", "INK-4.1")
    refused(match, "STEP(P22)", "INK-4.1")


@pytest.mark.rule("INK-4.2", "INK-4.3")
@pytest.mark.parametrize("who", ["own", "foreign", "ambassador"])
def test_any_figure_can_be_passed_without_a_meeting(who):
    figures = {0: {"tall": "P22"}}
    if who == "own":
        figures[0]["fat"] = "P24"
    if who == "foreign":
        figures[2] = {"fat": "P24"}
    match = table(figures=figures, shaken=("land", "land", "blank"), ambassador="P24" if who == "ambassador" else "EM")
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    if who == "own":
        assert decision(match) == "PASS"  # it cannot stop there, so it passes without being asked
    else:
        assert legal(match) == {"STOP", "PASS"}
        play(match, "PASS")
    assert decision(match) == "PASS"
    refused(match, "STOP", "INK-4.2")
    refused(match, "END", "INK-3.11")
    assert all(text.startswith("GO(land, ") for text in legal(match))
    play(match, "GO(land, P27)")
    assert (decision(match), space(match, 0, "tall")) == ("ACT", "P27")
    assert match.view(None)["meetings"] == []
    assert not {"met", "met_ambassador"} & set(kinds(match))


@pytest.mark.rule("INK-4.3")
def test_passing_needs_a_further_ball_that_fits():
    own = {0: {"tall": "P22", "fat": "P24"}}
    one = table(figures=own, shaken=("land", "blank", "blank"))
    play(one, "USE(land)", "FIGURE(tall)")
    refused(one, "STEP(P24)", "INK-4.4")
    assert options(one, "STEP") == {"P17", "P23", "P25"}
    water = table(figures=own, shaken=("land", "water", "blank"))  # P24 has no water route
    play(water, "USE(land)", "FIGURE(tall)")
    refused(water, "STEP(P24)", "INK-4.4")
    either = table(figures=own, shaken=("land", "either", "ambassador"))
    play(either, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    assert all(text.startswith("GO(either, ") for text in legal(either))


@pytest.mark.rule("INK-4.3")
def test_the_look_ahead_goes_over_two_further_balls():
    row = {0: {"tall": "P16", "short": "P17", "fat": "P22"}}
    two = table(figures=row, shaken=("land", "land", "ambassador"))
    play(two, "USE(land)", "FIGURE(tall)", "STEP(P17)")
    assert options(two, "GO") == {"land, P16", "land, P18"}  # P22 holds an own figure, and there is no third ball
    refused(two, "GO(land, P22)", "INK-4.4")
    refused(two, "GO(water, P22)", "INK-3.4")
    three = table(figures=row, shaken=("land", "land", "either"))
    play(three, "USE(land)", "FIGURE(tall)", "STEP(P17)")
    assert options(three, "GO") == {f"{ball}, {to}" for ball in ("land", "either") for to in ("P16", "P18", "P22")}
    play(three, "GO(land, P22)")
    assert decision(three) == "PASS"
    play(three, "GO(either, P09)")
    assert space(three, 0, "tall") == "P09"


@pytest.mark.rule("INK-4.3")
def test_two_figures_in_a_row_can_be_passed_where_only_the_last_ball_leads_to_a_stop():
    """Y4 has one water route, to P26; both hold own figures, and P20 beyond them is empty."""
    row = {0: {"tall": "P29", "short": "Y4", "fat": "P26"}, 3: {"thin": "P33"}}
    match = table(figures=row, shaken=("land", "water", "water"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(Y4)")
    assert options(match, "GO") == {"water, P26"}
    play(match, "GO(water, P26)", "GO(water, P20)")
    assert (decision(match), space(match, 0, "tall")) == ("ACT", "P20")
    short = table(figures=row, shaken=("land", "water", "blank"))
    play(short, "USE(land)", "FIGURE(tall)")
    refused(short, "STEP(Y4)", "INK-4.4")


@pytest.mark.rule("INK-4.3")
def test_the_balls_left_are_tried_in_any_order():
    """N1 has no land route: of the land and the water ball that are left, the water ball must come first."""
    match = table(figures={0: {"tall": "P32", "short": "N1"}}, shaken=("water", "land", "water"))
    play(match, "USE(water)", "FIGURE(tall)", "STEP(N1)")
    assert "GO(water, P32)" in legal(match)


@pytest.mark.rule("INK-4.4")
def test_no_stop_on_an_own_figure():
    match = table(figures={0: {"tall": "P22", "fat": "P24"}}, shaken=("land", "land", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    assert decision(match) == "PASS"


@pytest.mark.rule("INK-4.5")
def test_a_stop_on_an_empty_space_ends_the_step():
    match = table(figures={0: {"tall": "P22"}}, shaken=("land", "land", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    assert (decision(match), match.view(None)["meetings"]) == ("ACT", [])


@pytest.mark.rule("INK-4.6", "INK-5.7")
def test_a_stop_on_a_figure_is_a_meeting_unless_its_owner_was_met_already():
    figures = {0: {"tall": "P22"}, 1: {"tall": "P24", "short": "P27"}, 2: {"tall": "P25"}}
    match = table(figures=figures, shaken=("land", "land", "either"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP")
    assert decision(match) == "MEET"
    assert match.view(None)["meetings"] == [{"visitor": "tall", "host": {"seat": 1, "build": "tall"}, "space": "P24"}]
    play(match, "ASK(identity)", "SHOW(B+X+tall)", "BANISH(P33)")
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P27)")  # met already: it passes without being asked
    assert decision(match) == "PASS"
    play(match, "GO(either, P25)")
    assert decision(match) == "MEET"  # another opponent may be met
    assert match.view(None)["meetings"][1]["host"] == {"seat": 2, "build": "tall"}


@pytest.mark.rule("INK-4.7")
def test_a_stop_on_the_ambassador_is_a_meeting_with_him():
    match = table(figures={0: {"tall": "P22"}}, ambassador="P24", shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    assert decision(match) == "AMB"
    assert match.view(None)["ambassador_met"]


@pytest.mark.rule("INK-4.8")
def test_while_passing_the_space_it_came_from_counts_as_empty():
    match = table(figures={0: {"tall": "P22", "fat": "P24"}}, shaken=("land", "land", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    assert "GO(land, P22)" in legal(match)
    play(match, "GO(land, P22)")
    assert (decision(match), space(match, 0, "tall")) == ("ACT", "P22")


@pytest.mark.rule("INK-4.8", "INK-4.3")
def test_passing_is_allowed_where_the_way_back_is_the_only_way_on():
    """P08 has one land route, to Y2: where the figure comes from."""
    figures = {0: {"tall": "Y2", "short": "P08"}, 3: {"short": "P33"}}
    match = table(figures=figures, shaken=("land", "land", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P08)")
    assert options(match, "GO") == {"land, Y2"}


BESIDE = {0: {"tall": "P17"}, 1: {"fat": "P24"}}
"""The ambassador on P22 stands between an own figure on P17 and a foreign one on P24."""


@pytest.mark.rule("INK-4.9")
def test_the_ambassador_is_not_moved_to_a_foreign_figure():
    match = table(figures=BESIDE, ambassador="P22", shaken=("ambassador", "blank", "blank"))
    play(match, "USE(ambassador)")
    refused(match, "STEP(P24)", "INK-4.9")
    refused(match, "STEP(P29)", "INK-4.1")


@pytest.mark.rule("INK-4.10")
def test_the_ambassador_on_an_own_figure_is_a_meeting():
    match = table(figures=BESIDE, ambassador="P22", shaken=("ambassador", "blank", "blank"))
    play(match, "USE(ambassador)", "STEP(P17)")
    assert decision(match) == "AMB"
    assert match.view(None)["meetings"] == [
        {"visitor": "tall", "host": {"seat": None, "build": "ambassador"}, "space": "P17"}
    ]


@pytest.mark.rule("INK-4.11")
@pytest.mark.parametrize(("origin", "to"), [("P32", "N1"), ("P31", "B4"), ("P18", "EM"), ("P03", "N3"), ("P07", "R1")])
def test_places_coloured_spaces_and_the_embassy_can_be_entered(origin, to):
    match = table(
        figures={0: {"tall": origin}, 1: {"thin": "P28"}},
        ambassador="P21",
        shaken=("either", "blank", "blank"),
    )
    play(match, "USE(either)", "FIGURE(tall)", f"STEP({to})")
    assert (decision(match), space(match, 0, "tall")) == ("ACT", to)


@pytest.mark.rule("INK-4.12")
def test_a_space_holds_at_most_one_figure():
    with pytest.raises(sh.PositionError, match="inv-2: tall of 0, fat of 1 stand together on P22"):
        table(figures={0: {"tall": "P22"}, 1: {"fat": "P22"}})


@pytest.mark.rule("INK-4.13", "INK-4.9")
def test_with_a_second_ball_the_ambassador_passes_and_must_go_on():
    match = table(figures=BESIDE, ambassador="P22", shaken=("ambassador", "ambassador", "land"))
    play(match, "USE(ambassador)", "STEP(P24)")
    assert decision(match) == "STEP_AMB"
    assert all(text.startswith("STEP(") for text in legal(match))
    assert options(match, "STEP") == {"P22", "P20", "P26", "P27"}  # back home too; G3 holds a figure
    refused(match, "STEP(G3)", "INK-4.9")
    play(match, "STEP(P22)")
    assert (decision(match), match.view(None)["ambassador"]) == ("ACT", "P22")


@pytest.mark.rule("INK-4.13")
def test_the_ambassador_passes_once_even_with_a_third_ball(tmp_path):
    """Ruling INK-R5; the box has two such balls."""
    box = resources.files("safehouse.games.inkognito") / "data" / "box.toml"
    own = box.read_text(encoding="utf-8").replace('name = "box"', 'name = "three-ambassador-balls"')
    file = tmp_path / "own.toml"
    file.write_text(own.replace("black = 2", "black = 3").replace("white = 3", "white = 2"), encoding="utf-8")
    data = sh.load_data_set("inkognito", file)
    edition = {"name": data.name, "digest": data.digest}
    match = table(figures=BESIDE, ambassador="P22", shaken=("ambassador",) * 3, data_set=edition)
    play(match, "USE(ambassador)", "STEP(P24)")
    assert options(match, "STEP") == {"P22", "P20", "P26", "P27"}
    refused(match, "STEP(G3)", "INK-4.9")


@pytest.mark.rule("INK-4.13")
def test_on_an_own_figure_the_active_player_chooses_between_stop_and_pass():
    match = table(figures=BESIDE, ambassador="P22", shaken=("ambassador", "ambassador", "blank"))
    play(match, "USE(ambassador)", "STEP(P17)")
    assert legal(match) == {"STOP", "PASS"}
    play(match, "PASS", "STEP(P18)")
    assert (match.view(None)["meetings"], match.view(None)["ambassador"]) == ([], "P18")
    stopped = table(figures=BESIDE, ambassador="P22", shaken=("ambassador", "ambassador", "blank"))
    play(stopped, "USE(ambassador)", "STEP(P17)", "STOP")
    assert decision(stopped) == "AMB"


@pytest.mark.rule("INK-4.4", "INK-4.1")
def test_a_figure_that_cannot_stop_anywhere_is_refused_by_what_stands_in_its_way():
    # P08 has one land route, to Y2. N1 has none at all.
    match = table(figures={0: {"tall": "P08", "short": "Y2", "fat": "N1"}, 3: {"short": "P33"}},
                  shaken=("land", "blank", "blank"))  # fmt: skip
    play(match, "USE(land)")
    refused(match, "FIGURE(tall)", "INK-4.4")
    refused(match, "FIGURE(fat)", "INK-4.1")


def test_the_view_tells_how_far_every_own_figure_is():
    match = sh.new_match("inkognito", seats=4, seed=3, first_player=0)
    view = match.view(0)
    placed = {build: space for build, space in view["players"][0]["figures"].items() if space is not None}
    assert view["steps"].keys() == placed.keys()
    for build, start in placed.items():
        steps = view["steps"][build]
        assert {f"N{place}" for place in range(1, 9)} <= steps.keys()
        assert all(count == DISTANCE[SPACE_CODES.index(start)][SPACE_CODES.index(end)] for end, count in steps.items())
    assert "steps" not in match.view(None)
