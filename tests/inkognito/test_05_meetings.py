"""INK-5, INK-6 and INK-8: meeting a figure or the ambassador, and banishing."""

import pytest

from .table import NEAR, at_ambassador, decision, kinds, last, legal, met, options, play, refused, shown, space, table


@pytest.mark.rule("INK-5.1")
def test_the_visitor_takes_one_of_three_choices():
    match = met()
    assert legal(match) == {"ASK(identity)", "ASK(build)", "MOVE_ON"}
    refused(match, "END", "INK-3.11")
    refused(match, "BANISH(P33)", "INK-8.6")
    refused(table(), "ASK(identity)", "INK-5.1")


@pytest.mark.rule("INK-5.2", "INK-5.3", "INK-7.1")
@pytest.mark.parametrize(("question", "identities", "builds"), [("identity", 2, 1), ("build", 1, 2)])
def test_a_question_asks_for_three_cards(question, identities, builds):
    match = met(question)
    assert match.to_move == (1,)
    coloured = [set_ for set_ in options(match, "SHOW") if "secret" not in set_]
    for set_ in coloured:
        cards = set_.split("+")
        assert sum(card in "FBXZ" for card in cards) == identities
        assert sum(card in ("tall", "short", "fat", "thin") for card in cards) == builds
    assert last(match, "asked") == {"seat": 0, "other": 1, "question": question}


@pytest.mark.rule("INK-5.4")
def test_cards_are_shown_to_the_asker_alone():
    match = met("identity")
    play(match, "SHOW(B+secret_build+secret_mission)")
    assert last(match, "shown", 0)["cards"] == "B+secret_build+secret_mission"
    assert [e["args"]["secret"] for e in match.events(0) if e["kind"] == "secret_shown"] == ["short", "Bravo"]
    for other in (2, 3, None):
        assert not {"shown", "secret_shown"} & set(kinds(match, other))
        assert last(match, "answered", other) == {"seat": 1, "other": 0, "count": 3}


@pytest.mark.rule("INK-5.5", "INK-5.8", "INK-5.9")
def test_moving_on_is_one_extra_step_without_looking_or_banishing():
    match = met()
    play(match, "MOVE_ON")
    refused(match, "STEP(P29)", "INK-4.1")
    refused(match, "STEP(G3)", "INK-5.6")
    assert options(match, "STEP") == {"P20", "P22", "P26", "P27"}
    play(match, "STEP(P27)")
    assert (decision(match), space(match, 0, "tall"), space(match, 1, "tall")) == ("ACT", "P27", "P24")
    assert "asked" not in kinds(match)
    refused(match, "MOVE_ON", "INK-5.5")


@pytest.mark.rule("INK-5.6")
def test_the_extra_step_needs_an_unoccupied_space():
    crowd = {**NEAR, 2: {"tall": "P20", "short": "P26"}, 3: {"tall": "P27"}}
    match = met(figures={**crowd, 0: {"tall": "P22"}})
    assert "MOVE_ON" in legal(match)  # only P22, from where it came, is free
    play(match, "MOVE_ON")
    assert options(match, "STEP") == {"P22"}


@pytest.mark.rule("INK-5.6")
def test_without_a_free_neighbour_moving_on_is_not_offered():
    # N5 has two water routes only, to P20 and P21; the visitor passed over P21, where an own figure stands.
    match = table(
        figures={0: {"tall": "R2", "short": "P21"}, 1: {"tall": "N5", "short": "P26"}, 2: {"tall": "P20"}},
        shaken=("land", "water", "blank"),
    )
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P21)", "GO(water, N5)")
    assert legal(match) == {"ASK(identity)", "ASK(build)"}
    refused(match, "MOVE_ON", "INK-5.6")


@pytest.mark.rule("INK-5.7")
def test_several_opponents_but_each_only_once_also_after_moving_on():
    figures = {0: {"tall": "P22"}, 1: {"tall": "P24", "short": "P29"}, 2: {"tall": "P25"}}
    match = table(figures=figures, shaken=("land", "land", "either"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP", "MOVE_ON", "STEP(P27)")
    assert match.view(None)["players"][1]["met"]
    play(match, "USE(land)", "FIGURE(tall)")
    assert options(match, "STEP") >= {"P25", "P29"}
    play(match, "STEP(P29)")
    assert decision(match) == "PASS"  # seat 1 was met already
    play(match, "GO(either, P27)")
    assert [m["host"]["seat"] for m in match.view(None)["meetings"]] == [1]


@pytest.mark.rule("INK-5.8")
def test_moving_on_is_possible_in_the_first_turn():
    assert "MOVE_ON" in legal(met())


@pytest.mark.rule("INK-5.9", "INK-8.1", "INK-8.6")
@pytest.mark.parametrize("question", ["identity", "build"])
def test_after_the_answer_the_met_figure_must_be_banished(question):
    match = met(question)
    play(match, "SHOW(B+X+tall)" if question == "identity" else "SHOW(B+tall+fat)")
    assert (decision(match), match.to_move) == ("BANISH", (0,))
    assert all(text.startswith("BANISH(") for text in legal(match))
    play(match, "BANISH(P33)")
    assert (decision(match), space(match, 1, "tall"), space(match, 0, "tall")) == ("ACT", "P33", "P24")


@pytest.mark.rule("INK-5.10")
def test_the_question_goes_to_the_owner_though_the_figure_is_not_the_true_one():
    match = met("build")
    assert match.state.build[1] != 0  # the tall figure was met, and seat 1 is short
    assert match.to_move == (1,)


@pytest.mark.rule("INK-5.11")
def test_the_visitor_stays():
    match = met("identity")
    play(match, "SHOW(B+X+tall)", "BANISH(P33)")
    assert space(match, 0, "tall") == "P24"


# --- the ambassador ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INK-6.1")
@pytest.mark.parametrize(("ball", "steps"), [("land", ("FIGURE(tall)", "STEP(P24)")), ("ambassador", ("STEP(P22)",))])
def test_two_ways_to_meet_the_ambassador(ball, steps):
    match = table(figures={0: {"tall": "P22"}}, ambassador="P24", shaken=(ball, "blank", "blank"))
    play(match, f"USE({ball})", *steps)
    assert decision(match) == "AMB"
    assert last(match, "met_ambassador")["build"] == "tall"
    play(match, "NO_QUESTION", "BANISH(EM)")
    assert space(match, 0, "tall") == ("P24" if ball == "land" else "P22")


@pytest.mark.rule("INK-6.2", "INK-12.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_any_other_player_can_be_asked_for_two_cards_of_one_kind(seats):
    match = at_ambassador(seats=seats)
    others = range(1, seats)
    assert legal(match) == {f"DEMAND({p}, {q})" for p in others for q in ("identity", "build")} | {"NO_QUESTION"}
    refused(match, "DEMAND(0, build)", "INK-6.2")
    if seats == 3:
        refused(match, "DEMAND(3, identity)", "INK-6.2")
    play(match, "DEMAND(2, build)")
    assert match.to_move == (2,)
    assert all(len(cards.split("+")) == 2 for cards in options(match, "SHOW"))
    assert "SHOW(tall+fat)" in legal(match)


@pytest.mark.rule("INK-6.3")
def test_one_of_the_two_must_be_true():
    match = at_ambassador("identity", asked=2)
    refused(match, "SHOW(F+B)", "INK-7.4")
    assert {set_ for set_ in options(match, "SHOW") if "secret" not in set_} == {"F+X", "B+X", "X+Z"}


@pytest.mark.rule("INK-6.4", "INK-6.5", "INK-8.3")
def test_the_question_can_be_waived_the_banishing_cannot():
    match = at_ambassador()
    refused(match, "MOVE_ON", "INK-6.5")
    play(match, "NO_QUESTION")
    refused(match, "END", "INK-3.11")
    refused(match, "MOVE_ON", "INK-6.5")
    assert decision(match) == "BANISH_AMB"
    assert all(text.startswith("BANISH(") for text in legal(match))
    refused(table(), "NO_QUESTION", "INK-6.4")


@pytest.mark.rule("INK-6.6")
@pytest.mark.parametrize("rule", ["one", "unlimited"])
def test_a_second_meeting_with_the_ambassador_by_stepping_on_him(rule):
    match = table(
        figures={0: {"tall": "P18", "short": "P16"}, 2: {"short": "P33"}},
        shaken=("land", "land", "blank"),
        options={"ambassador_meetings": rule},
    )
    play(match, "USE(land)", "FIGURE(tall)", "STEP(EM)", "STOP", "NO_QUESTION", "BANISH(G2)", "USE(land)")
    play(match, "FIGURE(short)")  # G2, where the ambassador is, and P17
    assert options(match, "STEP") == ({"P17"} if rule == "one" else {"P17", "G2"})
    if rule == "one":
        refused(match, "STEP(G2)", "INK-6.6")
    match = table(
        figures={0: {"tall": "P18", "short": "P21"}},
        shaken=("land", "land", "blank"),
        options={"ambassador_meetings": rule},
    )
    play(match, "USE(land)", "FIGURE(tall)", "STEP(EM)", "STOP", "NO_QUESTION", "BANISH(R2)", "USE(land)")
    if rule == "one":
        refused(match, "FIGURE(short)", "INK-6.6")  # its only land route leads to R2, where the ambassador is
    else:
        play(match, "FIGURE(short)", "STEP(R2)")
        assert decision(match) == "AMB"


@pytest.mark.rule("INK-6.6")
@pytest.mark.parametrize("rule", ["one", "unlimited"])
def test_a_second_meeting_with_the_ambassador_by_moving_him(rule):
    match = table(
        figures={0: {"tall": "P18", "short": "P21"}},
        shaken=("land", "ambassador", "blank"),
        options={"ambassador_meetings": rule},
    )
    play(match, "USE(land)", "FIGURE(tall)", "STEP(EM)", "NO_QUESTION", "BANISH(R2)", "USE(ambassador)")
    if rule == "one":
        refused(match, "STEP(P21)", "INK-6.6")
    else:
        play(match, "STEP(P21)")
        assert decision(match) == "AMB"


@pytest.mark.rule("INK-6.7")
def test_the_same_opponent_can_be_asked_by_a_meeting_and_by_the_ambassador():
    figures = {0: {"tall": "P22"}, 1: {"tall": "P24"}}
    match = table(figures=figures, ambassador="P27", shaken=("land", "land", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "STOP", "ASK(identity)", "SHOW(B+X+tall)", "BANISH(P33)")
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P27)", "DEMAND(1, build)")
    assert match.to_move == (1,)


# --- banishing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INK-8.1", "INK-8.2", "INK-8.5")
def test_a_figure_is_banished_to_any_unnumbered_unoccupied_space():
    match = met("identity")
    play(match, "SHOW(B+X+tall)")
    targets = options(match, "BANISH")
    occupied = {place for player in match.view(None)["players"] for place in player["figures"].values()} | {"EM"}
    everything = {action.args["space"] for action in match.edition.actions.actions if action.kind == "BANISH"}
    assert targets == {place for place in everything if place[0] != "N" and place not in occupied}
    assert "B1" in targets  # a start space, of whatever colour
    assert len(targets) >= 34
    for place in ("N1", "P24", "EM", "R2"):
        refused(match, f"BANISH({place})", "INK-8.2")
    free = met("identity", ambassador="P33")
    play(free, "SHOW(B+X+tall)")
    assert "EM" in options(free, "BANISH")


@pytest.mark.rule("INK-8.3", "INK-8.5")
def test_the_ambassador_is_banished_to_a_coloured_space_or_the_embassy():
    match = at_ambassador(figures={1: {"thin": "P33"}})
    play(match, "NO_QUESTION")
    assert options(match, "BANISH") == {"R1", "B4", "EM"}
    refused(match, "BANISH(P33)", "INK-8.3")
    refused(match, "BANISH(P32)", "INK-8.3")
    refused(match, "BANISH(R2)", "INK-8.3")
    play(match, "BANISH(B4)")
    assert match.view(None)["ambassador"] == "B4"
    crowded = at_ambassador(figures={1: {"thin": "EM"}, 0: {"tall": "P22"}, 2: {"tall": "R1"}, 3: {"tall": "B4"}})
    play(crowded, "NO_QUESTION")
    assert options(crowded, "BANISH") == {"G1", "Y1"}  # there is always one


@pytest.mark.rule("INK-8.3", "INK-12.1")
def test_the_ambassador_may_go_to_start_spaces_of_a_colour_not_in_play():
    match = at_ambassador(seats=3)
    play(match, "NO_QUESTION")
    assert {"Y1", "Y2", "Y3", "Y4"} <= options(match, "BANISH")


@pytest.mark.rule("INK-8.4")
def test_banishing_costs_no_ball_and_meets_nobody():
    match = table(figures=NEAR, shaken=("land", "water", "blank"))
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "ASK(identity)", "SHOW(B+X+tall)", "BANISH(P33)")
    assert match.view(None)["balls"]["left"]["water"] == 1
    assert len(match.view(None)["meetings"]) == 1


@pytest.mark.rule("INK-8.6")
def test_question_answer_penalty_then_banish():
    match = met("identity", shown=shown("B+X+tall"))
    play(match, "SHOW(B+X+tall)")
    refused(match, "BANISH(P33)", "INK-3.1", 0)
    assert decision(match) == "PENALTY"
    play(match, "KEEP(B+X)")
    assert decision(match) == "BANISH"
