"""The end of a turn as usual: nothing is closed before DONE, and who has nothing left to do is told so."""

import pytest

import safehouse as sh
from safehouse.bots import make_bot

from .table import begun, decision, draw, laid, legal, mission, open_cards, play, player, refused, supply, table

USUAL = {"explicit_end": True}


def idle(match):
    (seat,) = match.to_move
    return match.view(seat)["idle"]


@pytest.mark.rule("SPY-3.5", "SPY-7.1", "SPY-7.13")
def test_agents_just_placed_are_recalled_at_the_end_with_a_full_supply():
    match = table(player("LON"), player("ROM"), options=USUAL)
    play(match, "CONNECT(LON-PAR)")
    assert (match.to_move, decision(match), supply(match)) == ((0,), "COVER", 13)
    play(match, "RECALL_FIELD(LON-PAR-1)", "RECALL_FIELD(LON-PAR-2)")
    assert (match.to_move, supply(match)) == ((0,), 15)
    play(match, "DONE")
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-8.6", "SPY-3.5")
def test_a_mission_is_discarded_on_the_turn_it_was_taken():
    match = begun("S1", "S2", **USUAL)
    play(match, "TAKE(4)")
    draw(match, "M30")
    assert open_cards(match) == ["S1", "M04"]
    play(match, "DISCARD(2)", "DONE")
    assert (open_cards(match), match.to_move) == (["S1"], (1,))


@pytest.mark.rule("SPY-10.8", "SPY-10.9")
def test_agents_are_recalled_before_covering_although_there_are_some_left():
    match = table(player("LON", "M07", mission("M36", "PAR")), pending="COVER", options=USUAL)
    assert {"RECALL_CIRCLE(2, PAR)", "DISCARD(1)", "DISCARD(2)", "COVER(1)", "COVER(2)", "DONE"} == legal(match)


@pytest.mark.rule("SPY-10.8")
@pytest.mark.parametrize("language", ["en", "de", "pl", "ja"])
def test_only_the_option_forbids_it_and_the_refusal_names_the_option(language):
    place = [player("LON", "M07", mission("M36", "PAR"), fields=laid("LON-PAR")), player("ROM")]
    match = table(*place, pending="COVER", options={"explicit_end": False})
    refused(match, "RECALL_FIELD(LON-PAR-2)", "SPY-10.8")
    refusal = match.why_not(0, "RECALL_FIELD(LON-PAR-2)", language)
    assert sh.game("spyconnection").texts(language).say("option-explicit_end") in refusal.message
    usual = table(*place, pending="COVER", options=USUAL)
    assert {one.rule for one in refusals(usual)}.isdisjoint({"SPY-10.8"})


def refusals(match):
    found = [match.why_not(0, action) for action in match.edition.actions.actions[: match.edition.actions.size]]
    return [refusal for refusal in found if refusal is not None]


@pytest.mark.rule("SPY-10.1")
def test_the_engine_says_when_nothing_is_left_that_could_help():
    match = table(player("LON", "M06", fields=laid("LON-PAR")), player("ROM"), pending="COVER", options=USUAL)
    assert (idle(match), match.view(1)["idle"], match.view(None)["idle"]) == (None, None, None)
    play(match, "COVER(1)")
    assert (idle(match), match.view(1)["idle"], match.view(None)["idle"]) == ("DONE", None, None)
    assert "RECALL_FIELD(LON-PAR-2)" in legal(match)
    play(match, "DONE")
    assert idle(match) is None


@pytest.mark.rule("SPY-10.2", "SPY-10.8")
def test_an_empty_supply_is_no_reason_to_end_while_there_is_a_target():
    spent = laid("LON-PAR", "LON-BER", "PAR-MON", agents=2)
    match = table(player("LON", mission("M06", planning=1), fields=spent), pending="COVER", options=USUAL)
    assert (supply(match), idle(match)) == (0, None)


def test_an_ending_can_be_taken_back_while_the_turn_stays_with_the_seat():
    me = player("MAD", mission("M01", "LON"), fields=laid("PAR-MAD"))
    match = table(me, player("ROM"), pending="COVER", options=USUAL)
    play(match, "COVER(1)")
    assert idle(match) == "DONE"
    play(match, "DONE")
    assert (match.to_move, match.view(0)["extra_turn"]) == ((0,), True)
    match.undo(0)
    assert idle(match) == "DONE"


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_the_usual_way_as_they_do_where_turns_end_by_themselves(bot):
    """The same choices, with a DONE where there was none to make."""
    games = {}
    for explicit in (True, False):
        match = sh.new_match("spyconnection", seats=2, seed=5, explicit_end=explicit, turn_limit=20)
        bots = [make_bot(bot, seed=f"{bot} {seat}") for seat in range(2)]
        while not match.over and len(match.steps) < 160:
            (seat,) = match.to_move
            seen = match.observation(seat)
            match.play(seat, match.observation(seat).idle or bots[seat].choose(seen))
        games[explicit] = [step.action.text for step in match.steps if step.action.text != "DONE"]
    length = min(map(len, games.values()))
    assert length > 60
    if bot == "greedy":
        assert games[True][:length] == games[False][:length]


def test_a_record_of_the_first_rules_replays_with_the_default_of_its_time():
    match = sh.new_match("spyconnection", seats=2, seed=1, first_player=0, explicit_end=False)
    match.play(0, min(action.text for action in match.legal(0) if action.kind == "CONNECT"))
    record = match.record()
    assert record["rules"] == 2
    del record["options"]["explicit_end"]
    old = sh.replay({**record, "rules": 1})
    assert (old.options, old.state) == (match.options, match.state)
    assert old.record()["rules"] == 2
    with pytest.raises(sh.RecordError, match="version 3 is not known; this version plays spyconnection rules 1 and 2"):
        sh.replay({**record, "rules": 3})
