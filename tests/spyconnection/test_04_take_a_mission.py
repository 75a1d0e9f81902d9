"""SPY-4: option A."""

import pytest

import safehouse as sh

from .table import (
    begun,
    box,
    costs,
    covered,
    decision,
    display,
    draw,
    finish_turn,
    fulfilled,
    laid,
    legal,
    mission,
    on_board,
    open_cards,
    pile,
    play,
    player,
    refused,
    seat,
    spy,
    supply,
    table,
    told,
)

FOUR = ["M02", "M03", "M04", "M05"]


@pytest.mark.rule("SPY-4.1")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_any_of_the_four_missions_may_be_taken(slot):
    match = table(player("LON", "M07"), display=FOUR)
    assert legal(match, "TAKE") == {"TAKE(1)", "TAKE(2)", "TAKE(3)", "TAKE(4)"}
    play(match, f"TAKE({slot})")
    assert open_cards(match) == ["M07", FOUR[slot - 1]]
    assert FOUR[slot - 1] not in display(match)


@pytest.mark.rule("SPY-4.2")
def test_nobody_has_more_than_three_open_missions():
    match = table(player("LON", "M07", "M08", "M09"), display=FOUR)
    for slot in (1, 2, 3, 4):
        refused(match, f"TAKE({slot})", "SPY-4.2")
    play(match, "DISCARD(2)", "TAKE(1)")
    assert open_cards(match) == ["M07", "M09", "M02"]
    with pytest.raises(sh.PositionError, match=r"open: has 4 members"):
        table(player("LON", "M07", "M08", "M09", "M10"))


@pytest.mark.rule("SPY-4.2")
def test_fulfilled_missions_do_not_count_for_the_limit_but_an_open_start_mission_does():
    two = ["M07", "M08"]
    assert legal(table(player("LON", *two, fulfilled=["M09", "M10", "M11"])), "TAKE")
    refused(table(player("LON", mission("S1", "LON"), *two)), "TAKE(1)", "SPY-4.2")


@pytest.mark.rule("SPY-4.2")
def test_a_mission_that_was_fulfilled_makes_room():
    match = table(player("LON", mission("M01", "MAD"), "M08", "M09"), player("ROM"), pending="COVER", display=FOUR)
    play(match, "COVER(1)")
    assert decision(match) == "ROOT"
    play(match, "TAKE(1)")
    assert open_cards(match) == ["M08", "M09", "M02"]


@pytest.mark.rule("SPY-4.3")
def test_the_lowest_slot_holds_the_oldest_mission():
    match = begun("S3", "S4")
    assert display(match) == ["M01", "M02", "M03", "M04"]
    play(match, "TAKE(2)")
    draw(match, "M40")
    play(match, "TAKE(1)")
    draw(match, "M41")
    assert display(match) == ["M03", "M04", "M40", "M41"]


@pytest.mark.rule("SPY-4.4")
@pytest.mark.parametrize(("slot", "cost"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_planning_costs_nothing_in_slot_1_one_in_slot_2_two_above(slot, cost):
    match = table(player("LON", "M07"), display=FOUR)
    assert costs(match)[slot - 1] == cost
    play(match, f"TAKE({slot})")
    assert seat(match)["open"][1]["planning"] == cost
    assert supply(match) == 15 - cost


@pytest.mark.rule("SPY-4.5")
def test_the_cost_is_paid_exactly_from_the_supply():
    short = player("LON", fields=laid("LON-PAR", "LON-BER", "PAR-MON", agents=2))
    match = table(short, player("ROM"), display=FOUR)
    assert supply(match) == 1
    refused(match, "TAKE(3)", "SPY-4.5")
    refused(match, "TAKE(4)", "SPY-4.5")
    play(match, "TAKE(2)")
    assert supply(match) == 0
    assert seat(match)["open"][0]["planning"] == 1
    assert told(match, "took") == [{"seat": 0, "mission": "M03", "slot": 2, "cost": 1}]


@pytest.mark.rule("SPY-4.6", "SPY-7.10")
def test_planning_agents_cannot_be_recalled():
    match = table(player("LON", mission("M36", "PAR", planning=2)))
    assert legal(match, "RECALL_CIRCLE", "RECALL_FIELD") == {"RECALL_CIRCLE(1, PAR)"}
    play(match, "RECALL_CIRCLE(1, PAR)")
    assert not legal(match, "RECALL_CIRCLE", "RECALL_FIELD")
    assert supply(match) == 13
    for city in ("LON", "PAR", "WAR", "IST", "ROM"):
        refused(match, f"RECALL_CIRCLE(1, {city})", "SPY-7.9")


@pytest.mark.rule("SPY-4.6")
def test_planning_agents_return_when_the_mission_is_fulfilled_or_discarded():
    done = table(player("LON", mission("M06", "MON", planning=2)), pending="COVER")
    play(done, "COVER(1)")
    assert (fulfilled(done), supply(done)) == (["M06"], 15)
    dropped = table(player("LON", mission("M06", "MON", planning=2)))
    play(dropped, "DISCARD(1)")
    assert supply(dropped) == 15


@pytest.mark.rule("SPY-4.6")
def test_planning_agents_stay_over_the_turns():
    match = table(player("OSL", mission("M06", planning=2)), player("MOS"))
    for _ in range(4):
        finish_turn(match)
        assert seat(match)["open"][0]["planning"] == 2


@pytest.mark.rule("SPY-4.7")
@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (1, ["M03", "M04", "M05", None]),
        (2, ["M02", "M04", "M05", None]),
        (3, ["M02", "M03", "M05", None]),
        (4, ["M02", "M03", "M04", None]),
    ],
)
def test_missions_above_the_emptied_slot_move_down_and_those_below_stay(slot, after):
    match = table(player("LON"), display=FOUR)
    play(match, f"TAKE({slot})")
    assert display(match) == after


@pytest.mark.rule("SPY-4.8")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_next_card_of_the_stack_comes_to_the_top_slot(slot):
    match = table(player("LON"), display=FOUR)
    before = match.view(None)["stack"]
    play(match, f"TAKE({slot})")
    draw(match, "M43")
    assert display(match)[3] == "M43"
    assert match.view(None)["stack"] == before - 1
    assert told(match, "revealed") == [{"mission": "M43", "slot": 4}]


@pytest.mark.rule("SPY-4.9")
def test_a_taken_mission_that_shows_the_spys_city_may_be_covered_at_once():
    match = table(player("LON"), display=["M01", *FOUR[1:]])
    play(match, "TAKE(1)")
    draw(match, "M43")
    assert spy(match) == "LON"
    assert legal(match) == {"COVER(1)", "DONE"}
    play(match, "COVER(1)")
    assert covered(match, 1) == {"LON"}


@pytest.mark.rule("SPY-4.10")
def test_an_empty_stack_is_made_anew_from_the_discard_pile():
    match = table(player("LON"), display=FOUR, stack=[], discard=["M20", "M21"])
    play(match, "TAKE(1)")
    assert pile(match) == []
    assert legal(match) == {"REVEAL(M20)", "REVEAL(M21)"}
    assert told(match, "reshuffled") == [{"count": 2}]
    draw(match, "M21")
    assert display(match) == ["M03", "M04", "M05", "M21"]
    assert match.view(None)["unseen"] == ["M20"]


@pytest.mark.rule("SPY-4.10")
def test_the_discard_pile_is_left_alone_while_the_stack_has_a_card():
    match = table(player("LON"), display=FOUR, stack=["M30"], discard=["M20"])
    play(match, "TAKE(1)")
    assert legal(match) == {"REVEAL(M30)"}
    assert pile(match) == ["M20"]


@pytest.mark.rule("SPY-4.10")
def test_with_stack_and_discard_pile_empty_the_slot_stays_empty():
    match = table(player("LON"), player("ROM"), display=FOUR, stack=[])
    play(match, "TAKE(1)")
    assert display(match) == ["M03", "M04", "M05", None]
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-4.11")
def test_missions_lie_in_the_lowest_slots_and_only_these_can_be_chosen():
    match = table(player("LON"), player("ROM"), display=["M02", "M03"], stack=[])
    assert legal(match, "TAKE") == {"TAKE(1)", "TAKE(2)"}
    refused(match, "TAKE(3)", "SPY-4.11")
    refused(match, "TAKE(4)", "SPY-4.11")
    play(match, "TAKE(1)")
    assert display(match) == ["M03", None, None, None]


@pytest.mark.rule("SPY-4.12", "SPY-8.7")
def test_empty_slots_are_refilled_at_the_turns_end_from_the_lowest():
    match = table(player("LON", "M20", "M21", "M22"), player("ROM"), display=["M02", "M03"], stack=[])
    play(match, "DISCARD(1)", "DISCARD(1)", "CONNECT(LON-PAR)")
    assert told(match, "reshuffled") == [{"count": 2}]
    draw(match, "M21", "M20")
    assert display(match) == ["M02", "M03", "M21", "M20"]
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-4.12")
def test_the_display_is_refilled_before_a_due_extra_turn():
    me = player("LON", mission("M01", "MAD"), "M20")
    match = table(me, player("ROM"), display=["M02"], stack=[])
    play(match, "DISCARD(2)", "TAKE(1)")
    assert decision(match) == "REVEAL"
    draw(match, "M20")
    play(match, "COVER(1)")
    assert told(match, "extra_turn") == [{"seat": 0}]
    play(match, "DISCARD(1)", "CONNECT(LON-PAR)")
    draw(match, "M02")
    assert display(match) == ["M20", "M02", None, None]


@pytest.mark.rule("SPY-4.12")
@pytest.mark.parametrize("last", ["WAIVE", "CONNECT(LON-PAR)"])
def test_the_display_is_refilled_after_extra_and_waived_turns_too(last):
    match = table(
        player("LON"), player("ROM"), display=["M02"], stack=[], discard=["M20"], extra_turn=True, extra_turns_due=1
    )
    play(match, last)
    assert match.to_move == (sh.CHANCE,)
    assert told(match, "extra_turn") == []
    draw(match, "M20")
    assert display(match) == ["M02", "M20", None, None]
    assert told(match, "extra_turn") == [{"seat": 0}]


@pytest.mark.rule("SPY-4.13")
def test_taking_reveals_one_card_into_the_lowest_empty_slot_and_the_rest_wait():
    match = table(player("LON", "M01", "M21", "M22"), player("ROM"), display=["M02", "M03"], stack=[])
    play(match, "DISCARD(2)", "DISCARD(2)", "TAKE(1)")
    draw(match, "M22")
    assert display(match) == ["M03", "M22", None, None]
    assert decision(match) == "COVER"
    play(match, "DONE")
    draw(match, "M21")
    assert display(match) == ["M03", "M22", "M21", None]


@pytest.mark.rule("SPY-4.14")
def test_the_new_card_is_known_before_anything_is_covered():
    match = table(player("LON", "M01"), display=FOUR)
    play(match, "TAKE(1)")
    assert (match.to_move, decision(match)) == ((sh.CHANCE,), "REVEAL")
    assert match.legal(0) == []
    draw(match, "M40")
    assert (match.to_move, decision(match)) == ((0,), "COVER")
    assert display(match)[3] == "M40"


@pytest.mark.rule("SPY-4.1")
def test_taking_leaves_board_and_box_alone():
    match = table(player("LON", fields=laid("LON-PAR")), display=FOUR)
    before = box(match)
    play(match, "TAKE(1)")
    assert on_board(match) == laid("LON-PAR")
    assert box(match) == before
