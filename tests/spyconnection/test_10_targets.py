"""SPY-10: the end-of-turn step."""

import pytest

from .table import (
    covered,
    decision,
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
    supply,
    table,
    told,
)

SIX_AND_SIX = laid("LON-PAR", "LON-BER", agents=2)
"""Ten agents on the board, from London."""


@pytest.mark.rule("SPY-10.1")
@pytest.mark.parametrize(
    "option", [["TAKE(1)"], ["CONNECT(LON-BER)"], ["MOVE(PAR)", "STOP"], ["MOVE(PAR)", "CONNECT(PAR-MON)"]]
)
@pytest.mark.parametrize("extra", [False, True])
def test_every_turn_ends_with_a_look_at_the_spys_city(option, extra):
    missions = [mission("M06"), mission("M02"), mission("M36")][: 2 if option == ["TAKE(1)"] else 3]
    me = player("LON", *missions, fields=laid("LON-PAR"))
    match = table(me, stack=[], display=["M07"], extra_turn=extra)
    play(match, *option)
    assert decision(match) == "COVER"
    here = seat(match)["spy"]
    shown = {i + 1 for i, one in enumerate(seat(match)["open"]) if here in one["cities"]}
    assert legal(match) == {f"COVER({i})" for i in shown} | {"DONE"}


@pytest.mark.rule("SPY-10.1")
def test_cities_visited_earlier_in_the_turn_do_not_matter():
    match = table(player("LON", mission("M36"), mission("M09"), fields=laid("LON-PAR")))
    play(match, "MOVE(PAR)", "CONNECT(PAR-MON)")
    refused(match, "COVER(1)", "SPY-10.2")
    assert legal(match) == {"COVER(2)", "DONE"}


@pytest.mark.rule("SPY-10.2")
def test_one_agent_from_the_supply_goes_on_the_empty_circle():
    match = table(player("LON", mission("M36", "PAR"), mission("M07")), pending="COVER")
    before = supply(match)
    play(match, "COVER(1)")
    assert covered(match, 1) == {"LON", "PAR"}
    assert supply(match) == before - 1
    refused(match, "COVER(1)", "SPY-10.2")
    refused(match, "COVER(3)", "SPY-10.2")


@pytest.mark.rule("SPY-10.3")
def test_each_target_may_be_declined():
    match = table(player("LON", "M06", "M07", "M25"), player("ROM"), pending="COVER")
    play(match, "COVER(2)", "DONE")
    assert [covered(match, i) for i in (1, 2, 3)] == [set(), {"LON"}, set()]
    none = table(player("LON", "M06", "M07", "M25"), player("ROM"), pending="COVER")
    play(none, "DONE")
    assert [covered(none, i) for i in (1, 2, 3)] == [set(), set(), set()]
    assert none.to_move == (1,)


@pytest.mark.rule("SPY-10.4")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_player_chooses_the_order(order):
    match = table(player("LON", "M06", "M07", "M25"), player("ROM"), pending="COVER")
    play(match, *[f"COVER({i})" for i in order])
    cards = ["M06", "M07", "M25"]
    assert [event["mission"] for event in told(match, "covered")] == [cards[i - 1] for i in order]
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-10.5", "SPY-10.6")
def test_a_mission_is_fulfilled_at_once_and_gives_all_its_agents_back():
    match = table(player("LON", "M08", mission("M36", "PAR", "WAR", "IST", planning=2), "M09"), pending="COVER")
    assert supply(match) == 10
    play(match, "COVER(2)")
    assert fulfilled(match) == ["M36"]
    assert open_cards(match) == ["M08", "M09"]
    assert supply(match) == 15
    assert told(match, "fulfilled") == [{"seat": 0, "mission": "M36", "points": 6, "count": 6}]


@pytest.mark.rule("SPY-10.5")
def test_a_mission_with_an_empty_circle_is_not_fulfilled():
    match = table(player("LON", mission("M36", "PAR", "WAR")), pending="COVER")
    play(match, "COVER(1)")
    assert (fulfilled(match), covered(match, 1)) == ([], {"LON", "PAR", "WAR"})


@pytest.mark.rule("SPY-10.7")
def test_agents_of_a_fulfilled_mission_serve_the_next_ones_in_a_chain():
    chain = [mission("M07", "OSL"), mission("M06", "MON"), mission("M01", "MAD")]
    match = table(player("LON", *chain, fields=SIX_AND_SIX | {"PAR-MON-1": 1}), player("ROM"), pending="COVER")
    assert supply(match) == 1
    play(match, "COVER(1)")
    assert supply(match) == 2
    play(match, "COVER(1)", "COVER(1)")
    assert fulfilled(match) == ["M01", "M06", "M07"]
    assert supply(match) == 4


@pytest.mark.rule("SPY-10.8")
@pytest.mark.parametrize("free", ["RECALL_FIELD(LON-BER-3)", "RECALL_CIRCLE(2, PAR)", "DISCARD(2)"])
def test_with_an_empty_supply_an_agent_may_be_had_by_free_actions(free):
    me = player("LON", "M06", mission("M08", "PAR", planning=2), fields=SIX_AND_SIX | {"PAR-MON-1": 2})
    match = table(me, pending="COVER")
    assert supply(match) == 0
    refused(match, "COVER(1)", "SPY-1.10")
    play(match, free, "COVER(1)")
    assert covered(match, 1) == {"LON"}


@pytest.mark.rule("SPY-10.8")
def test_with_agents_in_supply_free_actions_wait_unless_the_end_is_explicit():
    me = player("LON", "M06", mission("M08", "PAR"), fields=laid("LON-PAR"))
    match = table(me, pending="COVER")
    for free in ("RECALL_FIELD(LON-PAR-2)", "RECALL_CIRCLE(2, PAR)", "DISCARD(1)", "DISCARD(2)"):
        refused(match, free, "SPY-10.8")
    explicit = table(me, pending="COVER", options={"explicit_end": True})
    assert legal(explicit) == {
        "RECALL_FIELD(LON-PAR-2)", "RECALL_CIRCLE(2, PAR)", "DISCARD(1)", "DISCARD(2)", "COVER(1)", "DONE",
    }  # fmt: skip


@pytest.mark.rule("SPY-10.8")
def test_a_mission_without_agents_is_not_discarded_for_an_agent():
    me = player("LON", "M06", "M08", fields=SIX_AND_SIX | laid("PAR-MON", agents=2) | {"MON-ROM-1": 1})
    match = table(me, pending="COVER")
    assert supply(match) == 0
    refused(match, "DISCARD(1)", "SPY-10.8")
    refused(match, "DISCARD(2)", "SPY-10.8")
    play(match, "RECALL_FIELD(MON-ROM-1)", "COVER(1)")
    assert pile(match) == []


@pytest.mark.rule("SPY-10.9")
def test_an_agent_lent_from_another_mission_uncovers_it_and_may_return():
    me = player(
        "LON", mission("M07", "LON"), mission("M06", "MON"), fields=SIX_AND_SIX | laid("PAR-MON") | {"MON-ROM-1": 1}
    )
    match = table(me, player("MOS"), pending="COVER")
    assert supply(match) == 0
    play(match, "RECALL_CIRCLE(1, LON)")
    assert covered(match, 1) == set()
    assert legal(match, "COVER") == {"COVER(1)", "COVER(2)"}
    play(match, "COVER(2)")
    assert fulfilled(match) == ["M06"]
    play(match, "COVER(1)")
    assert covered(match, 1) == {"LON"}


@pytest.mark.rule("SPY-10.10")
def test_a_circle_covered_in_this_step_is_not_recalled_in_it():
    match = table(player("LON", mission("M36", "PAR"), "M07"), pending="COVER", options={"explicit_end": True})
    play(match, "COVER(1)")
    refused(match, "RECALL_CIRCLE(1, LON)", "SPY-10.10")
    play(match, "RECALL_CIRCLE(1, PAR)")
    assert covered(match, 1) == {"LON"}


@pytest.mark.rule("SPY-10.10")
def test_the_mark_goes_with_the_mission_when_an_earlier_one_leaves():
    match = table(player("LON", "M09", "M06", mission("M36", "LON")), pending="COVER", options={"explicit_end": True})
    play(match, "COVER(2)", "DISCARD(1)")
    refused(match, "RECALL_CIRCLE(1, LON)", "SPY-10.10")
    play(match, "RECALL_CIRCLE(2, LON)")
    assert [covered(match, i) for i in (1, 2)] == [{"LON"}, set()]


@pytest.mark.rule("SPY-10.10")
def test_in_the_next_turn_the_circle_is_an_ordinary_one():
    match = table(player("LON", mission("M01", "MAD"), "M07"), player("ROM"), pending="COVER")
    play(match, "COVER(2)", "COVER(1)")
    assert decision(match) == "ROOT"
    assert match.view(None)["extra_turn"]
    play(match, "RECALL_CIRCLE(1, LON)")
    assert covered(match, 1) == set()


@pytest.mark.rule("SPY-10.11")
def test_targets_are_covered_in_this_step_only():
    match = table(player("LON", "M06", fields=laid("LON-PAR")))
    refused(match, "COVER(1)", "SPY-10.11")
    play(match, "MOVE(PAR)")
    refused(match, "COVER(1)", "SPY-10.11")


@pytest.mark.rule("SPY-10.12")
def test_fulfilled_missions_stay_with_the_player_and_are_public():
    match = table(player("LON", mission("M06", "MON"), fulfilled=["M02"]), player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    for number in (0, 1, None):
        mine = match.view(number)["players"][0]
        assert [one["card"] for one in mine["fulfilled"]] == ["M02", "M06"]
        assert mine["fulfilled_points"] == 4
    assert on_board(match) == {}


@pytest.mark.rule("SPY-10.1")
def test_nobody_is_asked_when_there_is_nothing_to_cover():
    match = table(player("LON", mission("M06", "LON"), "M04"), player("ROM"))
    play(match, "CONNECT(LON-PAR)")
    assert match.to_move == (1,)
