"""The rules by their ids, on positions set up by hand."""

from __future__ import annotations

import pytest

import safehouse as sh


def table(*hands, turn=0, sold=(), options=None, **more):
    """A turn of a game that seat 0 began: a hand for each seat, and `seat_0={"hidden": …}` for what lies elsewhere."""
    players = [{"hand": hand.split(), **more.get(f"seat_{seat}", {})} for seat, hand in enumerate(hands)]
    position = {"pending": "TURN", "first_player": 0, "turn": turn, "players": players, "sold": list(sold)}
    return sh.from_position("deaddrop", {"seats": len(hands), "options": options or {}, **position})


def refused(match, action, seat=0):
    found = match.why_not(seat, action)
    return None if found is None else found.rule


@pytest.mark.rule("DRP-1.1")
def test_chance_alone_draws_and_deals():
    match = sh.new_match("deaddrop", seats=2, chance="manual")
    assert match.to_move == (sh.CHANCE,)
    assert refused(match, "FIRST_PLAYER(1)", seat=0) == "DRP-1.1"
    match.play(sh.CHANCE, "FIRST_PLAYER(1)")
    match.play(sh.CHANCE, "DEAL(LIST)")
    assert match.view(1)["players"][1]["hand"] == ["LIST"]


@pytest.mark.rule("DRP-1.2")
@pytest.mark.parametrize("hand", [3, 4])
def test_everybody_is_dealt_a_hand_that_nobody_else_sees(hand):
    match = sh.new_match("deaddrop", seats=3, seed=1, hand=hand)
    players = match.view(0)["players"]
    assert [player["cards"] for player in players] == [hand] * 3
    assert [len(player["hand"]) for player in players] == [hand, 0, 0]
    assert len(match.view(0)["unseen"]) == 18 - hand


@pytest.mark.rule("DRP-2.1")
def test_one_document_each_in_turn():
    match = table("MEMO MEMO MAP MAP", "MEMO MEMO MAP CODE", "LIST LIST CODE CODE")
    assert refused(match, "SELL(LIST)", seat=2) == "DRP-2.1"
    match.play(0, "SELL(MEMO)")
    match.play(1, "HIDE(CODE, STATUE)")
    match.play(2, "SELL(LIST)")
    assert match.to_move == (0,)


@pytest.mark.rule("DRP-2.2")
def test_only_what_you_hold():
    match = table("MEMO MEMO MAP MAP", "LIST LIST LIST CODE")
    assert refused(match, "SELL(LIST)") == "DRP-2.2"
    assert refused(match, "HIDE(LIST, BENCH)") == "DRP-2.2"
    assert refused(match, "SELL(MAP)") is None


@pytest.mark.rule("DRP-2.3")
def test_all_see_where_nobody_else_sees_what():
    match = table("MEMO MEMO MAP LIST", "LIST LIST CODE CODE")
    match.play(0, "HIDE(LIST, STATUE)")
    hidden = {viewer: match.view(viewer)["players"][0]["hidden"][2] for viewer in (0, 1, None)}
    assert hidden[0] == {"drop": "STATUE", "count": 1, "documents": ["LIST"]}
    assert hidden[1] == hidden[None] == {"drop": "STATUE", "count": 1, "documents": []}
    assert [event["kind"] for event in match.events(1)][-1] == "went"


@pytest.mark.rule("DRP-2.4")
def test_at_most_two_at_a_drop():
    match = table("MAP CODE", "LIST LIST", seat_0={"hidden": {"BENCH": ["MEMO", "MEMO"]}},
                  seat_1={"hidden": {"LOCKER": ["MAP", "MAP"]}})  # fmt: skip
    assert refused(match, "HIDE(MAP, BENCH)") == "DRP-2.4"
    assert refused(match, "HIDE(MAP, LOCKER)") is None


@pytest.mark.rule("DRP-2.5")
def test_a_document_sold_is_seen_and_brings_a_point():
    match = table("MEMO MEMO MAP LIST", "LIST LIST CODE CODE")
    match.play(0, "SELL(MEMO)")
    assert match.view(1)["sold"] == ["MEMO"]
    assert match.view(1)["players"][0]["points"] == 1
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


def last_turn():
    """Seat 1 has one document left; seat 0 leads at the bench, both tie at the locker."""
    return table(
        "",
        "MEMO",
        turn=1,
        seat_0={"hidden": {"BENCH": ["LIST", "MEMO"], "LOCKER": ["CODE"]}, "points": 1},
        seat_1={"hidden": {"BENCH": ["CODE"], "LOCKER": ["MAP", "MEMO"]}},
        sold=["MEMO"],
    )


@pytest.mark.rule("DRP-3.1", "DRP-3.2", "DRP-3.3")
def test_drops_are_opened_and_pay_whoever_hid_most():
    match = last_turn()
    match.play(1, "HIDE(MEMO, STATUE)")
    assert match.over
    assert match.scores == [1 + 2, 4]
    assert match.winners == {1}
    assert match.view(None)["players"][0]["hidden"][0]["documents"] == ["MEMO", "LIST"]
    assert refused(match, "SELL(MEMO)") == "DRP-3.1"


@pytest.mark.rule("DRP-3.3")
def test_a_tie_is_a_shared_victory():
    match = table("", "MEMO", turn=1, options={"hand": 3},
                  seat_0={"hidden": {"STATUE": ["LIST", "LIST"]}, "points": 1}, sold=["MAP"],
                  seat_1={"hidden": {"BENCH": ["CODE"], "LOCKER": ["CODE"]}})  # fmt: skip
    match.play(1, "HIDE(MEMO, BENCH)")
    assert match.scores == [5, 5]
    assert match.winners == {0, 1}


@pytest.mark.rule("DRP-3.4")
def test_who_leaves_loses_all_documents_unseen():
    match = last_turn()
    assert refused(match, "LEAVE(0)", seat=0) == "DRP-3.4"
    match.play(sh.TABLE, "LEAVE(0)")
    assert match.over
    assert match.winners == {1}
    assert match.scores == [1, 2 + 3]
    assert "LIST" not in str(match.view(1)["players"])
