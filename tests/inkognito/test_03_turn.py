"""INK-3: the turn and the Menetekel."""

from math import comb

import pytest

import safehouse as sh

from .table import NEAR, balls, chance, decision, legal, options, play, refused, silent, space, table


def shake(match, *seen):
    play(match, "SHAKE")
    chance(match, f"BALLS({'+'.join(seen)})")


@pytest.mark.rule("INK-3.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_clockwise_from_the_first_player_without_end(seats):
    match = table(seats=seats, pending="START", first_player=2, options={"first_player": 2})
    for turn in range(9):
        assert match.to_move == ((2 + turn) % seats,)
        assert match.view(None)["turn"] == turn + 1
        refused(match, "SHAKE", "INK-3.1", (3 + turn) % seats)
        shake(match, "blank", "blank", "blank")
        play(match, "END")
        silent(match)


@pytest.mark.rule("INK-3.1")
def test_a_first_player_is_drawn():
    match = sh.new_match("inkognito", seats=3, chance="manual")
    while decision(match) != "FIRST_PLAYER":
        match.play(sh.CHANCE, match.legal(sh.CHANCE)[0])
    assert legal(match) == {"FIRST_PLAYER(0)", "FIRST_PLAYER(1)", "FIRST_PLAYER(2)"}
    chance(match, "FIRST_PLAYER(1)")
    silent(match)
    assert match.to_move == (1,)


@pytest.mark.rule("INK-3.2")
@pytest.mark.parametrize(("mix", "counts"), [("standard", (2, 2, 1, 2, 3)), ("brisk", (2, 2, 2, 1, 3))])
def test_three_of_ten_balls_without_replacement(mix, counts):
    match = table(pending="START", options={"balls": mix})
    play(match, "SHAKE")
    weights = {a.text: match.edition.slots["weight"](match.state, a.id) for a in match.legal(sh.CHANCE)}
    assert sum(weights.values()) == comb(10, 3)
    names = ("land", "water", "either", "ambassador", "blank")
    for text, weight in weights.items():
        drawn = text.removeprefix("BALLS(").removesuffix(")").split("+")
        ways = 1
        for name, count in zip(names, counts, strict=True):
            ways *= comb(count, drawn.count(name))
        assert (len(drawn), weight) == (3, ways)
    refused(match, "BALLS(ambassador+ambassador+ambassador)", "INK-3.2")
    refused(match, "SHAKE", "INK-3.1", 0)


@pytest.mark.rule("INK-3.2")
def test_each_shake_is_independent():
    match = table(pending="START")
    for _ in range(3):
        shake(match, "blank", "blank", "blank")  # all three blanks, turn after turn
        play(match, "END")
        silent(match)


CROSSING = {0: {"tall": "P22", "short": "N8", "fat": "P28", "thin": "R4"}}
"""P22 has land routes to P17, P23, P24, P25 and water routes to B3 and P09."""


@pytest.mark.rule("INK-3.3", "INK-4.1")
def test_a_land_ball_moves_one_figure_one_space_by_land():
    match = table(figures=CROSSING, shaken=("land", "blank", "blank"))
    play(match, "USE(land)", "FIGURE(tall)")
    assert options(match, "STEP") == {"P17", "P23", "P24", "P25"}
    refused(match, "STEP(P09)", "INK-4.1")
    play(match, "STEP(P17)")
    assert (space(match, 0, "tall"), balls(match)) == ("P17", {"blank": 2})
    refused(match, "USE(land)", "INK-3.3")


@pytest.mark.rule("INK-3.4", "INK-4.1")
def test_a_water_ball_moves_one_figure_one_space_by_water():
    match = table(figures=CROSSING, shaken=("water", "blank", "blank"))
    play(match, "USE(water)", "FIGURE(tall)")
    assert options(match, "STEP") == {"P09", "B3"}
    refused(match, "STEP(P17)", "INK-4.1")
    play(match, "STEP(P09)")
    assert space(match, 0, "tall") == "P09"
    refused(match, "USE(water)", "INK-3.4")


@pytest.mark.rule("INK-3.5", "INK-3.13")
def test_an_either_ball_takes_either_route_and_offers_each_neighbour_once():
    match = table(figures=CROSSING, shaken=("either", "blank", "blank"))
    play(match, "USE(either)", "FIGURE(tall)")
    assert options(match, "STEP") == {"P17", "P23", "P24", "P25", "P09", "B3"}
    both = table(figures={0: {"tall": "P02"}}, shaken=("either", "blank", "blank"))
    play(both, "USE(either)", "FIGURE(tall)")
    texts = [action.text for action in both.legal(0)]
    assert len(texts) == len(set(texts))
    assert "STEP(P03)" in texts
    refused(match, "USE(land)", "INK-3.11")
    play(match, "STEP(P09)")
    refused(match, "USE(either)", "INK-3.5")


@pytest.mark.rule("INK-3.6")
def test_an_ambassador_ball_moves_the_ambassador_by_land_or_water():
    match = table(ambassador="P22", shaken=("ambassador", "blank", "blank"))
    play(match, "USE(ambassador)")
    assert options(match, "STEP") == {"P17", "P23", "P24", "P25", "P09"}  # on B3 stands a figure of another
    play(match, "STEP(P09)")
    assert match.view(None)["ambassador"] == "P09"
    refused(match, "USE(ambassador)", "INK-3.6")


@pytest.mark.rule("INK-3.6")
def test_a_hemmed_in_ambassador_offers_no_step():
    match = table(figures={1: {"tall": "P09", "short": "P18"}}, shaken=("ambassador", "blank", "blank"))
    refused(match, "USE(ambassador)", "INK-3.6")
    two = table(figures={1: {"tall": "P09", "short": "P18"}}, shaken=("ambassador", "ambassador", "blank"))
    assert "USE(ambassador)" in legal(two)  # with a second ball he passes


@pytest.mark.rule("INK-6.6")
@pytest.mark.parametrize("rule", ["one", "unlimited"])
def test_an_ambassador_who_could_only_be_met_a_second_time_is_refused_by_that_rule(rule):
    """P09 and P18 are all there is around the embassy."""
    match = table(
        figures={0: {"tall": "P09", "short": "P18"}},
        shaken=("land", "ambassador", "blank"),
        balls=["ambassador", "blank"],
        meetings=[{"visitor": "tall", "host": "ambassador", "space": "P09"}],
        ambassador_left=True,
        options={"ambassador_meetings": rule},
    )
    if rule == "one":
        refused(match, "USE(ambassador)", "INK-6.6")
    else:
        assert "USE(ambassador)" in legal(match)
    mixed = table(
        figures={0: {"tall": "P09"}, 1: {"short": "P18"}},
        shaken=("land", "ambassador", "blank"),
        balls=["ambassador", "blank"],
        meetings=[{"visitor": "tall", "host": "ambassador", "space": "P09"}],
        ambassador_left=True,
    )
    refused(mixed, "USE(ambassador)", "INK-6.6")


@pytest.mark.rule("INK-3.7")
def test_blank_balls_do_nothing():
    match = table(shaken=("blank", "blank", "blank"))
    assert legal(match) == {"END", "DECLARE", "GESTURE"}


@pytest.mark.rule("INK-3.8", "INK-3.9")
def test_balls_are_split_freely_and_used_in_any_order():
    one = table(figures={0: {"tall": "P22"}})
    play(one, "USE(water)", "FIGURE(tall)", "STEP(P09)", "USE(either)", "FIGURE(tall)", "STEP(P04)")
    play(one, "USE(land)", "FIGURE(tall)", "STEP(R1)")
    assert (space(one, 0, "tall"), balls(one)) == ("R1", {})
    three = table(figures={0: {"tall": "P22", "short": "P20", "fat": "P11", "thin": "P02"}})
    play(three, "USE(land)", "FIGURE(fat)", "STEP(P12)", "USE(water)", "FIGURE(short)", "STEP(N5)")
    play(three, "USE(either)", "FIGURE(thin)", "STEP(P03)")
    assert [space(three, 0, b) for b in ("tall", "short", "fat", "thin")] == ["P22", "N5", "P12", "P03"]
    refused(three, "FIGURE(tall)", "INK-3.8")


@pytest.mark.rule("INK-3.10", "INK-3.12")
def test_no_ball_has_to_be_used_and_unused_ones_lapse():
    match = table()
    assert "END" in legal(match)
    play(match, "END")
    assert balls(match) == {}
    silent(match)
    assert (match.to_move, balls(match)) == ((1,), {})


@pytest.mark.rule("INK-3.11", "INK-5.11")
def test_movement_goes_on_after_a_meeting_also_with_the_same_figure():
    match = table(figures=NEAR, shaken=("land", "either", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP", "ASK(identity)", "SHOW(B+X+tall)", "BANISH(P33)")
    assert (decision(match), space(match, 0, "tall")) == ("ACT", "P24")
    play(match, "USE(either)", "FIGURE(tall)", "STEP(P27)")
    assert space(match, 0, "tall") == "P27"


@pytest.mark.rule("INK-3.11")
def test_with_figure_stops_a_visitor_uses_no_further_ball():
    match = table(figures=NEAR, shaken=("land", "either", "blank"), options={"meeting_flow": "figure_stops"})
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP", "MOVE_ON", "STEP(P27)")
    assert space(match, 0, "tall") == "P27"  # the extra step is still made
    play(match, "USE(either)")
    assert options(match, "FIGURE") == {"short", "fat", "thin"}
    refused(match, "FIGURE(tall)", "INK-3.11")


@pytest.mark.rule("INK-3.11", "INK-6.1")
def test_with_figure_stops_the_figure_to_which_the_ambassador_came_goes_on():
    match = table(
        figures={0: {"tall": "P22"}},
        ambassador="P24",
        shaken=("ambassador", "either", "blank"),
        options={"meeting_flow": "figure_stops"},
    )
    play(match, "USE(ambassador)", "STEP(P22)", "NO_QUESTION", "BANISH(EM)", "USE(either)", "FIGURE(tall)")
    assert "P24" in options(match, "STEP")


@pytest.mark.rule("INK-3.11")
def test_the_order_of_a_turn():
    match = table(pending="START")
    assert legal(match) == {"SHAKE", "DECLARE", "GESTURE"}
    refused(match, "END", "INK-3.11")
    refused(match, "USE(land)", "INK-3.11")
    refused(match, "STEP(P22)", "INK-3.11")
    shake(match, "land", "land", "water")
    refused(match, "SHAKE", "INK-3.2")
    assert legal(match) == {"USE(land)", "USE(water)", "DECLARE", "GESTURE", "END"}


@pytest.mark.rule("INK-3.13")
def test_balls_are_named_by_what_they_do():
    kinds = {action.args["ball"] for action in match_actions() if action.kind == "USE"}
    assert kinds == {"land", "water", "either", "ambassador"}
    both = table(figures={0: {"tall": "P02"}}, shaken=("land", "water", "blank"))  # joined to P03 by both routes
    for ball in ("land", "water"):
        play(both, f"USE({ball})", "FIGURE(tall)")
        assert "P03" in options(both, "STEP")
        both.undo(0)
        both.undo(0)


def match_actions():
    return sh.game("inkognito").edition("box").actions.actions


@pytest.mark.rule("INK-3.2")
def test_only_chance_shows_balls():
    match = table(pending="START")
    refused(match, "BALLS(land+land+blank)", "INK-3.2")
    refused(match, "BALLS(land+land+blank)", "INK-3.2", 2)
    play(match, "SHAKE")
    refused(match, "BALLS(land+land+blank)", "INK-3.2", 0)
    refused(match, "DEAL_IDENTITIES(F+B+X+Z)", "INK-1.8", 0)
