"""SPY-3: the frame of a turn."""

import pytest

import safehouse as sh

from .facts import CITIES, LINKS, links_at
from .table import decision, finish_turn, laid, legal, mission, play, player, price, refused, spy, supply, table


@pytest.mark.rule("SPY-3.1")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_clockwise_from_the_start_player(first):
    match = table(*[player(city) for city in ("LON", "ROM", "MOS")], first_player=first)
    order = []
    for _ in range(7):
        order += match.to_move
        finish_turn(match)
    assert order == [(first + offset) % 3 for offset in range(7)]


@pytest.mark.rule("SPY-3.1")
def test_nobody_acts_out_of_turn():
    match = table(player("LON"), player("ROM"))
    refused(match, "CONNECT(MON-ROM)", "SPY-3.1", number=1)
    assert match.legal(1) == []


@pytest.mark.rule("SPY-3.2")
@pytest.mark.parametrize("option", [["TAKE(1)"], ["CONNECT(LON-BER)"], ["MOVE(PAR)", "STOP"]])
def test_a_turn_is_exactly_one_of_three_options(option):
    match = table(player("LON", fields=laid("LON-PAR")), player("ROM"), display=["M02", "M03", "M04", "M05"])
    play(match, *option)
    while match.to_move == (sh.CHANCE,):
        match.play(sh.CHANCE, match.legal(sh.CHANCE)[0])
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-3.2")
def test_all_three_options_are_offered():
    match = table(player("LON", fields=laid("LON-PAR")), player("ROM"))
    assert {action.kind for action in match.legal(0)} == {"TAKE", "MOVE", "CONNECT", "RECALL_FIELD"}


@pytest.mark.rule("SPY-3.3")
def test_passing_is_not_possible():
    match = table(player("LON", "M01", fields=laid("LON-PAR")))
    refused(match, "DONE", "SPY-3.3")
    refused(match, "STOP", "SPY-3.3")
    refused(match, "WAIVE", "SPY-11.6")
    play(match, "RECALL_FIELD(LON-PAR-2)", "DISCARD(1)")
    refused(match, "DONE", "SPY-3.3")
    assert match.to_move == (0,)


@pytest.mark.rule("SPY-3.4")
def test_the_end_of_turn_step_follows_the_option():
    match = table(player("LON", "M02"), player("ROM"))
    play(match, "CONNECT(LON-PAR)")
    assert (match.to_move, decision(match)) == ((0,), "COVER")
    for again in ("TAKE(1)", "CONNECT(PAR-MON)", "MOVE(LON)", "STOP"):
        refused(match, again, "SPY-3.4")
    play(match, "DONE")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-3.5")
def test_free_actions_may_be_done_before_inside_and_after_the_option():
    me = player("PAR", mission("M07", "LON"), "M01", mission("M36", "PAR"), fields=laid("LON-PAR", "PAR-MON"))
    match = table(me, player("ROM"), options={"explicit_end": True})
    play(match, "RECALL_FIELD(PAR-MON-2)", "RECALL_FIELD(PAR-MON-1)", "RECALL_CIRCLE(1, LON)")  # before
    play(match, "MOVE(LON)", "RECALL_FIELD(LON-PAR-2)", "DISCARD(1)")  # inside
    play(match, "CONNECT(LON-BER)")
    assert decision(match) == "COVER"
    play(match, "RECALL_FIELD(LON-PAR-1)", "RECALL_CIRCLE(2, PAR)", "DISCARD(1)", "DISCARD(1)")  # after
    assert supply(match) == 12
    play(match, "DONE")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-3.5")
def test_free_actions_are_never_done_on_another_players_turn():
    match = table(player("LON"), player("PAR", mission("M07", "LON"), fields=laid("LON-PAR")))
    for action in ("RECALL_FIELD(LON-PAR-1)", "RECALL_CIRCLE(1, LON)", "DISCARD(1)"):
        refused(match, action, "SPY-3.1", number=1)
    finish_turn(match)
    assert {"RECALL_FIELD(LON-PAR-1)", "RECALL_CIRCLE(1, LON)", "DISCARD(1)"} <= legal(match)


@pytest.mark.rule("SPY-3.6")
def test_an_option_must_be_paid_from_the_supply_which_recalls_may_raise():
    away = laid("LON-PAR", "PAR-MON", "MON-ROM", agents=2)
    match = table(player("LON", mission("M09", "MON"), fields=away), player("MOS"))
    assert supply(match) == 2
    refused(match, "CONNECT(LON-BER)", "SPY-6.8")
    play(match, "RECALL_CIRCLE(1, MON)", "CONNECT(LON-BER)")
    assert spy(match) == "BER"


@pytest.mark.rule("SPY-3.7")
def test_the_worst_case_on_the_dark_side_still_has_an_option():
    locked = [mission("M07", planning=3), mission("M08", planning=3), mission("M09", planning=3)]
    rivals = [player("LON", fields=laid("LON-BER", "LON-PAR")), player("LON", fields=laid("LON-BER", agents=2))]
    match = table(player("LON", *locked), *rivals, options={"board_side": "dark"})
    assert supply(match) == 6
    assert price(match, "LON-BER") == 6
    assert legal(match, "TAKE", "MOVE", "CONNECT") == {"CONNECT(LON-BER)", "CONNECT(LON-PAR)"}


@pytest.mark.rule("SPY-3.7")
def test_the_worst_case_with_14_agents_leaves_eight():
    locked = [mission("M07", planning=2), mission("M08", planning=2), mission("M09", planning=2)]
    match = table(player("LON", *locked), options={"agents": 14})
    assert supply(match) == 8


@pytest.mark.rule("SPY-3.7")
def test_no_connection_is_longer_than_three_fields_and_no_city_is_without_one():
    assert max(len(link.fields) for link in LINKS.values()) == 3
    assert all(links_at(city) for city in CITIES)


@pytest.mark.rule("SPY-3.8")
def test_taking_a_mission_contains_no_movement_and_follows_none():
    match = table(player("LON", fields=laid("LON-PAR")), display=["M02", "M07", "M08", "M09"])
    play(match, "MOVE(PAR)")
    refused(match, "TAKE(1)", "SPY-3.8")
    play(match, "STOP", "TAKE(1)")
    match.play(sh.CHANCE, "REVEAL(M10)")
    assert (spy(match, 0), spy(match, 1)) == ("PAR", "IST")


@pytest.mark.rule("SPY-3.8")
def test_after_taking_there_is_no_move():
    match = table(player("LON", fields=laid("LON-PAR")), player("ROM"), display=["M01", "M02", "M03", "M04"])
    play(match, "TAKE(1)")
    match.play(sh.CHANCE, "REVEAL(M06)")
    refused(match, "MOVE(PAR)", "SPY-3.4")
    refused(match, "CONNECT(LON-BER)", "SPY-3.4")
    play(match, "COVER(1)")
    assert (match.to_move, spy(match)) == ((1,), "LON")
