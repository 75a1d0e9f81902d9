"""SPY-12: the trigger, the last turns, the limit."""

import pytest

from .table import decision, finish_turn, fulfilled, laid, mission, play, player, refused, seat, table, told

SIX = ["M02", "M03", "M04", "M05", "M08", "M09"]
SIX_MORE = ["M10", "M11", "M12", "M14", "M15", "M16"]


def trigger(match):
    return match.view(None)["trigger"]


@pytest.mark.rule("SPY-12.1")
def test_the_seventh_fulfilled_mission_triggers_the_end():
    match = table(player("LON", mission("M07", "OSL"), fulfilled=SIX), player("ROM"), pending="COVER")
    assert trigger(match) is None
    play(match, "COVER(1)")
    assert trigger(match) == 0
    assert told(match, "triggered") == [{"seat": 0, "count": 7}]
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-12.1")
def test_six_do_not_trigger_and_several_in_one_step_may_pass_seven():
    six = table(player("LON", mission("M07", "OSL"), fulfilled=SIX[:5]), player("ROM"), pending="COVER")
    play(six, "COVER(1)")
    assert trigger(six) is None
    nine = [mission("M07", "OSL"), mission("M06", "MON"), mission("M01", "MAD")]
    match = table(player("LON", *nine, fulfilled=SIX), player("ROM"), pending="COVER")
    play(match, "COVER(1)", "COVER(1)", "COVER(1)")
    assert len(fulfilled(match)) == 9
    assert told(match, "triggered") == [{"seat": 0, "count": 7}]


@pytest.mark.rule("SPY-12.2")
def test_start_missions_count_and_discarded_missions_do_not():
    last = mission("S1", "MON", "BER", "WAR")
    match = table(player("LON", last, fulfilled=SIX), player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert trigger(match) == 0
    dropped = table(player("LON", mission("M07", "OSL"), "M10", fulfilled=SIX), player("ROM"))
    play(dropped, "DISCARD(2)", "DISCARD(1)")
    assert trigger(dropped) is None
    assert len(fulfilled(dropped)) == 6


@pytest.mark.rule("SPY-12.3")
def test_the_triggering_player_finishes_the_step_and_all_extra_turns():
    me = player("LON", mission("M01", "MAD"), "M07", fulfilled=SIX)
    match = table(me, player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert (match.to_move, decision(match)) == ((0,), "COVER")
    play(match, "COVER(1)")
    assert (match.to_move, match.view(None)["extra_turn"]) == ((0,), True)
    finish_turn(match)
    assert match.to_move == (1,)
    assert seat(match)["finished"]


@pytest.mark.rule("SPY-12.3")
def test_the_triggering_player_also_carries_out_extra_turns_earned_in_extra_turns():
    me = player(
        "LON", mission("M01", "MAD"), mission("M34", "LON", "MON", "BEL"), fields=laid("LON-PAR"), fulfilled=SIX
    )
    match = table(me, player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert (trigger(match), match.to_move, match.view(None)["extra_turn"]) == (0, (0,), True)
    play(match, "MOVE(PAR)", "STOP", "COVER(1)")
    assert (match.to_move, match.view(None)["extra_turn"]) == ((0,), True)
    play(match, "WAIVE")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-12.3", "SPY-12.4")
@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_every_other_player_has_exactly_one_last_turn_clockwise(who):
    seats = [player(city) for city in ("ROM", "OSL", "MOS", "BER")]
    seats[who] = player("LON", mission("M07", "OSL"), fulfilled=SIX)
    match = table(*seats, active=who, first_player=1, pending="COVER")
    play(match, "COVER(1)")
    order = []
    while not match.over:
        order += match.to_move
        finish_turn(match)
    assert order == [(who + offset) % 4 for offset in (1, 2, 3)]
    assert told(match, "last_turn") == [{"seat": number} for number in order]


@pytest.mark.rule("SPY-12.5")
def test_extra_turns_earned_in_a_last_turn_are_carried_out_nested_ones_too():
    me = player("LON", mission("M01", "MAD"), mission("M34", "LON", "MON", "BEL"), fields=laid("LON-PAR"))
    match = table(player("ROM", fulfilled=[*SIX, "M10"], finished=True), me, trigger=0, active=1, pending="COVER")
    play(match, "COVER(1)")
    assert (match.to_move, match.view(None)["extra_turn"], match.view(None)["extra_turns_due"]) == ((1,), True, 0)
    play(match, "MOVE(PAR)", "STOP", "COVER(1)")
    assert (match.to_move, match.view(None)["extra_turn"]) == ((1,), True)
    play(match, "WAIVE")
    assert match.over


@pytest.mark.rule("SPY-12.5")
def test_two_extra_turns_earned_in_one_last_step_are_both_carried_out():
    me = player("LON", mission("M01", "MAD"), mission("M06", "MON"))
    match = table(player("ROM", fulfilled=[*SIX, "M10"], finished=True), me, trigger=0, active=1, pending="COVER")
    play(match, "COVER(1)", "COVER(1)")
    assert (match.to_move, match.view(None)["extra_turns_due"]) == ((1,), 1)
    finish_turn(match)
    assert match.to_move == (1,)
    play(match, "WAIVE")
    assert match.over


@pytest.mark.rule("SPY-12.6")
def test_another_player_reaching_seven_in_the_last_turns_changes_nothing():
    me = player("LON", mission("M07", "OSL"), fulfilled=SIX_MORE)
    first = player("ROM", fulfilled=[*SIX, "M13"], finished=True)
    match = table(first, me, player("MOS"), trigger=0, active=1, pending="COVER")
    play(match, "COVER(1)")
    assert len(fulfilled(match, 1)) == 7
    assert trigger(match) == 0
    assert told(match, "triggered") == []
    assert match.to_move == (2,)
    finish_turn(match)
    assert match.over


@pytest.mark.rule("SPY-12.7")
def test_the_game_ends_after_the_last_turn_of_the_player_on_the_right():
    first = player("ROM", fulfilled=[*SIX, "M13"], finished=True)
    match = table(first, player("LON", finished=True), player("MOS"), trigger=0, active=2)
    finish_turn(match)
    assert match.over
    assert match.to_move == ()
    assert [event["seat"] for event in told(match, "scored")] == [0, 1, 2]
    assert told(match, "won") == [{"seat": 0}]
    for actor in (0, 2, -1, -2):
        refused(match, "LEAVE(0)" if actor == -2 else "TAKE(1)", "SPY-12.7", number=actor)


@pytest.mark.rule("SPY-12.8")
def test_the_turn_limit_ends_the_game_when_every_seat_has_had_its_turns():
    seats = [player("LON", turns=20), player("ROM", turns=20), player("MOS", turns=19, fulfilled=["M02"])]
    match = table(*seats, active=1, options={"turn_limit": 20})
    finish_turn(match)
    assert match.to_move == (2,)
    assert seat(match, 2)["turns"] == 20
    finish_turn(match)
    assert match.over
    assert told(match, "limit") == [{"number": 20}]
    assert (match.scores, match.winners) == ([0, 0, 2], {2})


@pytest.mark.rule("SPY-12.8")
def test_extra_turns_of_the_last_seat_come_before_the_limit_ends_the_game():
    seats = [player("ROM", turns=20), player("LON", mission("M01", "MAD"), turns=20)]
    match = table(*seats, active=1, options={"turn_limit": 20}, pending="COVER")
    play(match, "COVER(1)")
    assert (match.to_move, match.view(None)["extra_turn"]) == ((1,), True)
    finish_turn(match)
    assert match.over


@pytest.mark.rule("SPY-12.8")
def test_extra_turns_are_not_counted_and_a_trigger_overrules_the_limit():
    match = table(
        player("LON", turns=20), player("ROM", turns=19), active=0, extra_turn=True, options={"turn_limit": 20}
    )
    finish_turn(match)
    assert seat(match)["turns"] == 20
    late = player("LON", mission("M07", "OSL"), fulfilled=SIX, turns=20)
    match = table(player("ROM", turns=20), late, active=1, options={"turn_limit": 20}, pending="COVER")
    play(match, "COVER(1)")
    assert match.to_move == (0,)
    finish_turn(match)
    assert match.over
    assert told(match, "limit") == []


@pytest.mark.rule("SPY-12.8")
def test_without_a_limit_the_game_goes_on():
    match = table(player("LON", turns=500), player("ROM", turns=500), active=1, options={"turn_limit": 0})
    finish_turn(match)
    assert match.to_move == (0,)
