"""SPY-8: giving a mission up."""

import pytest

import safehouse as sh

from .table import (
    box,
    display,
    draw,
    fulfilled,
    laid,
    legal,
    mission,
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


@pytest.mark.rule("SPY-8.1")
def test_an_open_mission_may_be_discarded_at_any_moment_of_the_turn():
    match = table(player("LON", "M07", "M08", fields=laid("LON-PAR")))
    assert legal(match, "DISCARD") == {"DISCARD(1)", "DISCARD(2)"}
    play(match, "DISCARD(1)", "MOVE(PAR)", "DISCARD(1)")
    assert open_cards(match) == []


@pytest.mark.rule("SPY-8.1")
def test_fulfilled_missions_cannot_be_discarded():
    match = table(player("LON", "M07", fulfilled=["M08"]))
    refused(match, "DISCARD(2)", "SPY-8.1")
    play(match, "DISCARD(1)")
    refused(match, "DISCARD(1)", "SPY-8.1")
    assert fulfilled(match) == ["M08"]


@pytest.mark.rule("SPY-8.2")
def test_all_agents_on_it_go_back_to_the_supply():
    match = table(player("LON", "M08", mission("M36", "PAR", "WAR", planning=2), mission("M07", "OSL")))
    assert supply(match) == 10
    play(match, "DISCARD(2)")
    assert supply(match) == 14
    assert open_cards(match) == ["M08", "M07"]
    assert seat(match)["open"][1]["covered"] == ["OSL"]
    assert told(match, "discarded") == [{"seat": 0, "mission": "M36", "count": 4}]


@pytest.mark.rule("SPY-8.3", "SPY-8.4")
def test_a_discarded_start_mission_leaves_the_game():
    match = table(player("LON", mission("S1", "LON")))
    play(match, "DISCARD(1)")
    assert open_cards(match) == []
    assert "S1" in box(match)
    assert pile(match) == []
    assert supply(match) == 15


@pytest.mark.rule("SPY-8.4")
def test_discarded_missions_go_to_a_public_pile_that_is_used_only_when_the_stack_is_empty():
    match = table(player("LON", "M20"), display=["M02", "M03", "M04", "M05"], stack=["M30"])
    play(match, "DISCARD(1)")
    assert pile(match) == ["M20"]
    assert all("M20" in [one["card"] for one in match.view(number)["discard"]] for number in (0, 1, None))
    play(match, "TAKE(1)")
    assert legal(match) == {"REVEAL(M30)"}
    draw(match, "M30")
    play(match, "TAKE(1)")
    assert legal(match) == {"REVEAL(M20)"}


@pytest.mark.rule("SPY-8.5")
def test_discarding_costs_nothing_and_gives_no_points():
    match = table(player("LON", mission("M43"), fulfilled=["M02"]))
    before = (supply(match), match.scores)
    play(match, "DISCARD(1)")
    assert (supply(match), match.scores) == before


@pytest.mark.rule("SPY-8.6")
def test_a_mission_may_be_discarded_in_the_turn_in_which_it_was_taken():
    match = table(player("LON"), display=["M02", "M07", "M04", "M05"], options={"explicit_end": True})
    play(match, "TAKE(2)")
    match.play(sh.CHANCE, "REVEAL(M43)")
    play(match, "DISCARD(1)")
    assert (open_cards(match), pile(match), supply(match)) == ([], ["M07"], 15)


@pytest.mark.rule("SPY-8.7")
def test_discarding_does_not_change_the_display():
    match = table(player("LON", "M20"), display=["M02", "M03", "M04", "M05"])
    play(match, "DISCARD(1)")
    assert match.to_move == (0,)
    assert display(match) == ["M02", "M03", "M04", "M05"]
    short = table(player("LON", "M20"), display=["M02"], stack=[])
    play(short, "DISCARD(1)")
    assert short.to_move == (0,)
    assert display(short) == ["M02", None, None, None]
