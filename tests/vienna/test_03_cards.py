"""VIE-3 to VIE-5: the card phase, drawers, the bribe of action II."""

import pytest

import safehouse as sh

from .table import (
    BRIBES,
    POOR,
    bribes,
    card,
    chance,
    decision,
    legal,
    play,
    play_on,
    player,
    points,
    refused,
    set_up,
    table,
    told,
    upper,
)

HANDS = ({"hand": ["001", "002", "003"]}, {"hand": ["011", "012", "013"]})


@pytest.mark.rule("VIE-3.1", "VIE-3.4", "VIE-3.10", "VIE-9.2")
def test_a_round_goes_from_cards_to_actions_to_the_crest():
    match = set_up(3, version="intro", first_player=1)
    assert [args["seat"] for args in told(match, "drew")] == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    play_on(match, until=lambda m: m.view(None)["round"] == 2)
    assert [args["seat"] for args in told(match, "revealed") if args["role"] == "I"] == [1, 2, 0]
    assert [args["role"] for args in told(match, "revealed")] == ["I", "II", "IV"] * 3
    assert match.view(None)["crest"] == 2


@pytest.mark.rule("VIE-3.3", "VIE-13.3")
def test_three_cards_are_drawn_four_with_the_telephone():
    match = table({"items": ["telephone"]}, {}, pending="ROUND", round=2)
    chance(match, *[f"DRAW({n:03})" for n in (10, 20, 30, 40, 50, 60, 70)])
    assert [player(match, seat, seat)["cards"] for seat in (0, 1)] == [4, 3]
    play(match, "FOR_I(010)", "FOR_II(020)")
    assert legal(match, seat=0) == {"FOR_IV(030)", "FOR_IV(040)"}
    match.play(0, "FOR_IV(040)")
    match.play(0, "COMMIT")
    for action in ("FOR_I(050)", "FOR_II(060)", "COMMIT"):
        match.play(1, action)
    assert told(match, "discarded") == [{"seat": 0, "card": "030"}]
    assert "030" in match.view(1)["deck"]["discards"]
    refused(table(pending="ROUND"), "DRAW(001)", "VIE-3.3", 0)


@pytest.mark.rule("VIE-3.5")
def test_an_empty_draw_pile_is_made_of_the_discards_and_a_draw_goes_on():
    rest = [f"{n:03}" for n in range(1, 89)]
    match = table({}, {}, pending="ROUND", version="intro", discards=rest)
    assert match.view(None)["deck"]["count"] == 2
    chance(match, "DRAW(089)", "DRAW(090)")
    assert told(match, "reshuffled") == [{"count": 88}]
    assert match.view(None)["deck"]["discards"] == []
    chance(match, "DRAW(001)", "DRAW(002)")
    assert player(match, 0, 0)["cards"] == 3


@pytest.mark.rule("VIE-3.6", "VIE-3.9")
def test_all_assign_in_secret_and_the_last_commit_opens_the_action_phase():
    match = table(*HANDS, pending="ASSIGN")
    assert match.to_move == (0, 1)
    refused(match, "COMMIT", "VIE-3.6", 0)
    refused(match, "FOR_II(001)", "VIE-3.6", 0)
    refused(match, "FOR_I(011)", "VIE-3.6", 0)
    match.play(0, "FOR_I(003)")
    refused(match, "FOR_II(003)", "VIE-3.6", 0)
    match.play(0, "FOR_II(001)")
    assert {role: one["card"] for role, one in player(match, 0, 0)["assigned"].items()} == {
        "I": "003",
        "II": "001",
        "IV": "002",
    }
    assert player(match, 0, 1)["assigned"] == {"I": None, "II": None, "IV": None}
    assert [one["card"] for one in player(match, 0, 1)["hand"]] == [None] * 3
    match.play(0, "COMMIT")
    assert player(match, 0, 1)["committed"]
    assert not player(match, 1, 0)["committed"]
    assert match.to_move == (1,)
    refused(match, "COMMIT", "VIE-3.6", 0)
    for action in ("FOR_I(011)", "FOR_II(012)", "COMMIT"):
        match.play(1, action)
    assert told(match, "revealed")[0] == {"seat": 0, "role": "I", "card": "003"}


@pytest.mark.rule("VIE-3.6")
def test_a_commit_can_be_withdrawn_until_the_last_one():
    match = table(*HANDS, pending="ASSIGN")
    for action in ("FOR_I(001)", "FOR_II(002)", "COMMIT"):
        match.play(0, action)
    match.play(1, "FOR_I(012)")
    match.undo(0)
    assert match.to_move == (0, 1)
    match.undo(0)
    match.undo(0)
    assert legal(match, seat=0) == {"FOR_I(001)", "FOR_I(002)", "FOR_I(003)"}
    assert player(match, 1, 1)["assigned"]["I"]["card"] == "012"
    for seat, cards in ((0, ("001", "002")), (1, ("", "011"))):
        for action in ([f"FOR_I({cards[0]})"] if seat == 0 else []) + [f"FOR_II({cards[1]})", "COMMIT"]:
            match.play(seat, action)
    assert match.undo_refused(1) is not None
    assert match.undo_refused(0) is not None


@pytest.mark.rule("VIE-3.7")
def test_cards_not_assigned_are_discarded_face_up_and_hands_are_empty():
    match = table({"hand": ["001", "002", "003", "004", "005"]}, HANDS[1], pending="ASSIGN")
    for seat, cards in ((0, ("005", "004", "003")), (1, ("011", "012", "013"))):
        for role, one in zip(("I", "II", "IV"), cards, strict=True):
            if f"FOR_{role}({one})" in legal(match, seat=seat):
                match.play(seat, f"FOR_{role}({one})")
        match.play(seat, "COMMIT")
    assert told(match, "discarded") == [{"seat": 0, "card": "001"}, {"seat": 0, "card": "002"}]
    assert player(match, 0, 0)["hand"] == []


@pytest.mark.rule("VIE-3.8", "VIE-4.1", "VIE-4.5")
def test_a_card_does_only_what_belongs_to_its_action():
    ability = card("II_PTS2", "wine")
    match = table(
        {"assigned": {"I": ability, "II": upper("wine"), "IV": upper(None, "slide")}, "secrets": {"slide": 2}},
        pending="ACTION_I",
    )
    assert player(match)["drawers"][0]["card"] == ability
    assert bribes(match)["wine"] == 2
    assert points(match) == {"cards": 2}
    play(match, "TAKE(coffee)")
    assert points(match) == {"cards": 2, "markers": 2}
    assert [one["card"] for one in player(match)["drawers"] if one] == [ability]


# --- drawers ----------------------------------------------------------------------------------------------------


def with_drawers(*drawers, items=(), **rest):
    used = {one for one in drawers if one}
    new = rest.pop("new", card("COL_PTS3", "violet"))
    free = [f"{n:03}" for n in range(80, 90) if f"{n:03}" not in {*used, new}]
    assigned = {"I": new, "II": free[0], "IV": free[1]}
    return table({"drawers": list(drawers), "assigned": assigned, "items": list(items)}, pending="ACTION_I", **rest)


@pytest.mark.rule("VIE-4.2", "VIE-4.8")
def test_any_drawer_may_be_chosen_and_empty_ones_are_one_choice():
    match = with_drawers("001", None, None)
    assert legal(match) == {"DRAWER(1)", "DRAWER(2)"}
    refused(match, "DRAWER(3)", "VIE-4.8")
    refused(match, "TAKE(wine)", "VIE-4.1")
    play(match, "DRAWER(1)")
    assert "001" in match.view(0)["deck"]["discards"]
    assert told(match, "drawer")[0]["old"] == "001"
    full = with_drawers("001", "002", "003")
    assert legal(full) == {"DRAWER(1)", "DRAWER(2)", "DRAWER(3)"}


@pytest.mark.rule("VIE-4.2")
def test_with_fill_first_empty_drawers_come_first_except_for_twins():
    match = table(
        {"drawers": ["001", "002"], "assigned": {"I": card("COL_PTS3", "violet")}},
        pending="ACTION_I",
        drawer_rule="fill_first",
    )
    assert player(match)["drawers"][2]["card"] == card("COL_PTS3", "violet")
    twin = table(
        {"drawers": [card("II_SAME", "wine", 0), "003"], "assigned": {"I": card("II_SAME", "wine", 1)}},
        pending="ACTION_I",
        drawer_rule="fill_first",
    )
    assert [one and one["card"] for one in player(twin)["drawers"]] == [card("II_SAME", "wine", 1), "003", None]


@pytest.mark.rule("VIE-4.3", "VIE-4.4")
def test_a_twin_must_be_replaced_even_with_empty_drawers():
    old, new = card("FLAG_BRIBE", "US", 0), card("FLAG_BRIBE", "US", 1)
    match = with_drawers(None, old, None, new=new)
    assert [one and one["card"] for one in player(match)["drawers"]] == [None, new, None]
    other = with_drawers(card("FLAG_BRIBE", "SU"), None, None, new=new)
    assert legal(other) == {"DRAWER(1)", "DRAWER(2)"}
    three = with_drawers(old, "001", "002", new=new, items=["table"])
    assert three.view(0)["players"][0]["drawers"][0]["card"] == new
    blocked = table({"drawers": [old, "001", "002"], "assigned": {"I": new}}, pending="ACTION_I")
    assert told(blocked, "drawer")[0]["drawer"] == 1


@pytest.mark.rule("VIE-4.3")
def test_another_drawer_than_the_twins_is_refused():
    match = with_drawers("001", "002", "003")
    state = match.state
    state.drawers[0][1] = int(card("COL_PTS3", "violet")) - 1
    twin = match.in_world(state)
    assert twin.why_not(0, "DRAWER(1)").rule == "VIE-4.3"
    assert twin.why_not(0, "DRAWER(2)") is None


@pytest.mark.rule("VIE-13.11")
def test_the_side_table_adds_a_drawer():
    match = with_drawers("001", "002", "003", items=["table"])
    assert legal(match) == {"DRAWER(1)", "DRAWER(2)", "DRAWER(3)", "DRAWER(4)"}
    refused(with_drawers("001", "002", "003"), "DRAWER(4)", "VIE-13.11")


@pytest.mark.rule("VIE-4.6", "VIE-4.7", "VIE-17.2")
def test_abilities_add_up_and_work_only_in_the_own_turn():
    own = {"drawers": [card("II_PTS2", "wine"), card("II_SAME", "wine")]}
    match = table(
        {**own, "assigned": {"II": upper("wine", skip=3)}},
        {"drawers": [card("II_PTS2", "wine", 0)][:0]},
        pending="ACTION_II",
    )
    assert bribes(match)["wine"] == 3
    assert points(match) == {"cards": 2}
    idle = table({"assigned": {"II": upper("wine", skip=3)}}, own, pending="ACTION_II")
    assert points(idle, 1) == {}
    assert bribes(idle, 1)["wine"] == 1


@pytest.mark.rule("VIE-5.4", "VIE-17.34", "VIE-20.12")
def test_abilities_react_to_the_one_bribe_of_the_card_each_once():
    """The second coffee, from II_SAME or from Amsterdam, is not the bribe of action II."""
    own = {"assigned": {"II": upper("coffee")}, "drawers": [card("II_SAME", "coffee"), card("II_PTS2", "coffee")]}
    match = table(own, pending="ACTION_II")
    assert (bribes(match)["coffee"], points(match)) == (3, {"cards": 2})
    green = table(own, pending="ACTION_II", feld_agents=True, colours=["green", "red"])
    assert (bribes(green)["coffee"], points(green)) == (4, {"cards": 2})
    other = table({**own, "assigned": {"II": upper("wine")}}, pending="ACTION_II")
    assert (bribes(other)["coffee"], points(other)) == (1, {})


@pytest.mark.rule("VIE-5.1", "VIE-1.9")
def test_action_two_brings_one_bribe_and_the_card_is_discarded():
    two = upper("tobacco")
    match = table({"assigned": {"II": two}}, pending="ACTION_II")
    assert bribes(match) == {**dict.fromkeys(BRIBES, 1), "tobacco": 2}
    assert two in match.view(0)["deck"]["discards"]


@pytest.mark.rule("VIE-5.2", "VIE-5.3", "VIE-17.34")
def test_bribes_are_open_without_limit_and_taking_them_triggers_nothing():
    match = table({"bribes": {**POOR, "wine": 500}, "drawers": [card("II_PTS2", "wine"), card("II_SAME", "wine")]})
    play(match, "TAKE(wine)")
    assert bribes(match)["wine"] == 502
    assert match.view(1)["players"][0]["bribes"]["wine"] == 502
    assert "cards" not in points(match)


@pytest.mark.rule("VIE-3.2", "VIE-17.30")
def test_a_card_in_a_drawer_overrides_a_rule_for_its_owner_alone():
    """VIE-8.1 lets nobody choose the marker; IV_SWAP does."""
    swap, shown = card("IV_SWAP", "pistol"), {"assigned": {"IV": upper(None, "pistol")}}
    match = table({**shown, "drawers": [swap]}, pending="ACTION_IV")
    assert (decision(match), len(legal(match))) == ("ACTION_IV", 5)
    play(match, "MARKER(slide)")
    assert [args["secret"] for args in told(match, "marker")] == ["slide"]
    for others in ({}, {"drawers": [swap]}):
        match = table(shown, others, pending="ACTION_IV")
        assert [args["secret"] for args in told(match, "marker")] == ["pistol"]


@pytest.mark.rule("VIE-3.10")
def test_only_the_seat_in_turn_acts():
    match = table()
    assert match.to_move == (0,)
    refused(match, "TAKE(wine)", "VIE-3.10", 1)
    assert decision(match) == "ACTION_III"


def test_a_finished_game_allows_nothing():
    match = table(
        {},
        {},
        pending="OVER",
        round=9,
        end="last",
        investigator="H",
        markers={"flask": 18, "pistol": 8},
        version="intro",
    )
    assert match.over
    assert match.why_not(0, "TAKE(wine)").rule == "VIE-9.5"
    with pytest.raises(sh.IllegalAction):
        match.play(0, "TAKE(wine)")
