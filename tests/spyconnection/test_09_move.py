"""SPY-9: option C."""

import pytest

from .table import covered, decision, laid, legal, mission, on_board, play, player, refused, spy, supply, table


@pytest.mark.rule("SPY-9.1")
def test_the_spy_moves_to_any_other_city_of_the_network_at_no_cost():
    match = table(player("MAD", fields=laid("LON-PAR", "PAR-MAD", "LON-BER")), player("MOS"))
    assert legal(match, "MOVE") == {"MOVE(LON)", "MOVE(PAR)", "MOVE(BER)"}
    before = (supply(match), on_board(match))
    play(match, "MOVE(BER)", "STOP")
    assert spy(match) == "BER"
    assert (supply(match), on_board(match)) == before
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-9.2")
def test_after_staying_no_city_is_connected_in_this_turn():
    match = table(player("LON", "M02", fields=laid("LON-PAR")), player("MOS"))
    play(match, "MOVE(PAR)", "STOP")
    refused(match, "CONNECT(PAR-MON)", "SPY-3.4")
    play(match, "DONE")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-9.3")
def test_the_destination_must_be_another_city():
    match = table(player("LON", fields=laid("LON-PAR")))
    refused(match, "MOVE(LON)", "SPY-9.3")
    alone = table(player("LON"))
    refused(alone, "MOVE(LON)", "SPY-9.3")
    refused(alone, "MOVE(PAR)", "SPY-5.2")
    assert not legal(alone, "MOVE")


@pytest.mark.rule("SPY-9.4", "SPY-10.1")
def test_cities_passed_on_the_way_have_no_effect():
    match = table(player("MAD", mission("M15"), mission("M01"), fields=laid("LON-PAR", "PAR-MAD")))
    play(match, "MOVE(LON)", "STOP")
    refused(match, "COVER(1)", "SPY-10.2")
    play(match, "COVER(2)")
    assert (covered(match, 1), covered(match, 2)) == (set(), {"LON"})


@pytest.mark.rule("SPY-9.5")
def test_the_spy_may_move_to_a_city_without_a_target():
    match = table(player("LON", "M43", fields=laid("LON-PAR")), player("MOS"))
    play(match, "MOVE(PAR)")
    assert decision(match) == "MOVED"
    play(match, "STOP")
    assert (spy(match), match.to_move) == ("PAR", (1,))
