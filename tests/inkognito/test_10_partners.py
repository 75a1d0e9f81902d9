"""INK-10: gestures and finding the partner."""

import pytest

import safehouse as sh
from safehouse.server.tables import entries as en
from safehouse.server.tables.permissions import may_talk
from safehouse.server.tables.table import Table

from .table import at_ambassador, decision, last, legal, met, options, play, refused, silent, table


@pytest.mark.rule("INK-10.1", "INK-10.5", "INK-10.6")
def test_secret_cards_reveal_and_let_the_one_who_saw_them_decode():
    match = at_ambassador("identity", asked=1)
    play(match, "SHOW(secret_identity+secret_mission)")
    seen, shower = match.view(0)["notebook"], match.view(1)["notebook"]
    assert (seen["partner"], len(seen["own_missions"])) == (1, 1)
    assert (shower["partner"], len(shower["own_missions"])) == (None, 3)  # the shower knows no more than before


@pytest.mark.rule("INK-10.6")
def test_elimination_is_as_good_as_seeing():
    match = at_ambassador(
        "identity",
        asked=3,
        shown=[
            {"from": 2, "to": 0, "cards": "X+secret_identity+secret_mission"},
            {"from": 3, "to": 0, "cards": "Z+secret_mission"},
        ],
    )
    play(match, "SHOW(Z+secret_identity)")
    notebook = match.view(0)["notebook"]
    assert notebook["partner"] == 1
    assert [line["words"] for line in notebook["own_missions"]] == [["Alpha", "Bravo"]]


@pytest.mark.rule("INK-10.1", "INK-10.2", "INK-10.4")
@pytest.mark.parametrize("gesture", ["wink", "ear_tug", "frown", "nose_wrinkle"])
def test_any_player_makes_any_gesture_to_anybody_or_nobody(gesture):
    match = table(pending="START")
    play(match, "GESTURE")
    assert {text for text in legal(match) if gesture in text} == {
        f"MAKE({gesture}, {to})" for to in (1, 2, 3, "nobody")
    }
    assert len(legal(match)) == 16
    refused(match, f"MAKE({gesture}, 0)", "INK-10.2")
    play(match, f"MAKE({gesture}, 2)")
    for seat in (0, 1, 2, 3, None):
        assert last(match, "gesture", seat) == {"seat": 0, "gesture": gesture, "to": 2}
    assert decision(match) == "START"


@pytest.mark.rule("INK-10.4")
def test_a_gesture_changes_nothing_but_itself():
    match = table()
    before = {seat: match.view(seat) for seat in range(4)}
    play(match, "GESTURE", "MAKE(frown, nobody)")
    for seat in range(4):
        after = match.view(seat)
        assert after.pop("gesture_left") is False
        assert before[seat].pop("gesture_left") is True
        assert after == before[seat]
    refused(match, "GESTURE", "INK-10.4")  # one per turn
    refused(match, "MAKE(wink, 1)", "INK-10.4")


@pytest.mark.rule("INK-10.4")
def test_a_covert_gesture_is_seen_by_its_addressee_alone():
    match = table(options={"gestures": "covert"})
    others = (1, 3, None)
    before = {seat: match.observation(seat).to_bytes() for seat in others}
    views, events = {seat: match.view(seat) for seat in others}, {seat: match.events(seat) for seat in others}
    play(match, "GESTURE")
    refused(match, "MAKE(wink, nobody)", "INK-10.4")
    refused(match, "MAKE(wink, 0)", "INK-10.2")
    assert options(match, "MAKE") == {
        f"{g}, {to}" for g in ("wink", "ear_tug", "frown", "nose_wrinkle") for to in (1, 2, 3)
    }
    play(match, "MAKE(wink, 2)")
    for seat in (0, 2):
        assert last(match, "gesture", seat) == {"seat": 0, "gesture": "wink", "to": 2}
    assert {seat: match.observation(seat).to_bytes() for seat in others} == before
    assert {seat: match.view(seat) for seat in others} == views
    assert {seat: match.events(seat) for seat in others} == events
    assert match.undo_refused(0)  # it cannot be unseen
    refused(match, "GESTURE", "INK-10.4")  # one per turn, for whoever made it


@pytest.mark.rule("INK-10.4")
@pytest.mark.parametrize("value", ["off", "free"])
def test_without_gestures_per_turn_the_engine_asks_for_none(value):
    match = table(pending="START", options={"gestures": value})
    assert legal(match) == {"SHAKE", "DECLARE"}
    play(match, "SHAKE")
    match.play(sh.CHANCE, "BALLS(blank+blank+blank)")
    play(match, "END")
    silent(match)  # … nor in the next turn
    assert (match.to_move, legal(match)) == ((1,), {"SHAKE", "DECLARE"})
    refused(match, "GESTURE", "INK-10.4")


@pytest.mark.rule("INK-10.4")
def test_not_in_a_meeting():
    refused(met(), "GESTURE", "INK-10.4")


@pytest.mark.rule("INK-10.3")
def test_chat_is_an_option_and_off():
    assert sh.new_match("inkognito", seats=4).options["chat"] is False
    assert sh.new_match("inkognito", seats=4, chat=True).options["chat"] is True
    with pytest.raises(sh.OptionError, match="allowed: false or true"):
        sh.new_match("inkognito", seats=4, chat="on")


@pytest.mark.rule("INK-10.3")
@pytest.mark.parametrize(("given", "talk"), [({}, False), ({"chat": False}, False), ({"chat": True}, True)])
def test_at_a_table_nobody_talks_while_the_game_runs_unless_the_option_is_on(given, talk):
    seats = [en.SeatPlan("human", guest) for guest in "abc"]
    server_table = Table("t", en.Opened("inkognito", given, seats, "a", "live", "none", public=False), 0.0)
    assert may_talk(server_table)  # nobody has a card yet
    server_table.apply(en.Started([]), 0.0)
    assert may_talk(server_table) is talk
    server_table.match.leave(0)
    server_table.apply(en.Left([1]), 0.0)
    assert server_table.status == "over"
    assert may_talk(server_table)


@pytest.mark.rule("INK-10.5")
def test_meeting_him_serves_too():
    match = met("identity")
    assert "X+secret_identity+secret_mission" in options(match, "SHOW")
    play(match, "SHOW(X+secret_identity+secret_mission)")
    assert len(match.view(0)["notebook"]["own_missions"]) == 1
