"""SPY-11: turns won by missions."""

import pytest

from .table import decision, finish_turn, fulfilled, laid, legal, mission, play, player, refused, table, told

DOUBLE = [mission("M01", "MAD"), mission("M06", "MON"), "M07"]
"""Two missions that London fulfils, both with the symbol, and one that stays open."""


def due(match):
    return match.view(None)["extra_turns_due"]


@pytest.mark.rule("SPY-11.1", "SPY-11.2")
def test_a_fulfilled_mission_with_the_symbol_gives_a_turn_directly_after_this_one():
    match = table(player("LON", mission("M01", "MAD"), "M07"), player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert (decision(match), due(match)) == ("COVER", 1)  # the step is finished first
    play(match, "DONE")
    assert (match.to_move, decision(match), due(match)) == ((0,), "ROOT", 0)
    assert match.view(None)["extra_turn"]
    finish_turn(match)
    assert match.to_move == (1,)
    assert not match.view(None)["extra_turn"]


@pytest.mark.rule("SPY-11.1")
def test_a_mission_without_the_symbol_gives_none():
    match = table(player("LON", mission("M07", "OSL")), player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert match.to_move == (1,)
    assert told(match, "extra_turn_earned") == []


@pytest.mark.rule("SPY-11.3")
def test_several_missions_in_one_step_give_as_many_turns():
    match = table(player("LON", *DOUBLE), player("ROM"), pending="COVER")
    play(match, "COVER(1)", "COVER(1)", "DONE")
    assert due(match) == 1
    finish_turn(match)
    assert (match.to_move, due(match)) == ((0,), 0)
    finish_turn(match)
    assert match.to_move == (1,)
    assert told(match, "extra_turn") == [{"seat": 0}, {"seat": 0}]


@pytest.mark.rule("SPY-11.4")
def test_an_extra_turn_is_a_full_turn():
    me = player("LON", "M06", fields=laid("LON-PAR"))
    match = table(me, player("ROM"), extra_turn=True)
    normal = table(me, player("ROM"))
    assert legal(match) == legal(normal) | {"WAIVE"}
    play(match, "DISCARD(1)", "MOVE(PAR)", "RECALL_FIELD(LON-PAR-1)", "CONNECT(PAR-MON)")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-11.4")
def test_turns_earned_in_an_extra_turn_are_added_to_those_still_due():
    me = player("LON", mission("M01", "MAD"))
    match = table(me, player("ROM"), pending="COVER", extra_turn=True, extra_turns_due=1)
    play(match, "COVER(1)")
    assert (match.to_move, due(match)) == ((0,), 1)
    play(match, "WAIVE")
    assert (match.to_move, due(match)) == ((0,), 0)
    play(match, "WAIVE")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-11.5")
def test_extra_turns_do_not_change_the_order_of_the_others():
    seats = [player("LON"), player("LON", mission("M01", "MAD")), player("OSL"), player("MOS")]
    match = table(*seats, active=1, pending="COVER")
    play(match, "COVER(1)")
    order = []
    for _ in range(5):
        order += match.to_move
        finish_turn(match)
    assert order == [1, 2, 3, 0, 1]


@pytest.mark.rule("SPY-11.6")
def test_an_extra_turn_may_be_waived_as_its_first_and_only_action():
    match = table(player("LON", "M06"), player("ROM"), extra_turn=True)
    play(match, "WAIVE")
    assert match.to_move == (1,)
    assert told(match, "waived") == [{"seat": 0}]
    late = table(player("LON", "M06"), player("ROM"), extra_turn=True)
    play(late, "DISCARD(1)")
    refused(late, "WAIVE", "SPY-11.6")


@pytest.mark.rule("SPY-11.6")
def test_a_waived_turn_has_no_end_of_turn_step():
    match = table(player("LON", mission("M06", "MON")), player("ROM"), extra_turn=True)
    play(match, "WAIVE")
    assert (match.to_move, fulfilled(match)) == ((1,), [])
    explicit = table(player("LON"), player("ROM"), extra_turn=True, options={"explicit_end": True})
    play(explicit, "WAIVE")
    assert explicit.to_move == (1,)


@pytest.mark.rule("SPY-11.6", "SPY-3.3")
def test_a_normal_turn_cannot_be_waived():
    match = table(player("LON", fields=laid("LON-PAR")))
    refused(match, "WAIVE", "SPY-11.6")
    play(match, "MOVE(PAR)")
    refused(match, "WAIVE", "SPY-11.6")
    extra = table(player("LON", fields=laid("LON-PAR")), extra_turn=True)
    play(extra, "MOVE(PAR)")
    refused(extra, "WAIVE", "SPY-11.6")
