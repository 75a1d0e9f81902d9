"""Whole games: invariants of part 11, seats that leave, undo, secrecy, the backends."""

import pytest

import safehouse as sh

from .table import bribes, card, decision, legal, opened, place, play, play_on, player, set_up, table, told

SETTINGS = sh.game("vienna").edition("reconstruction-1").settings


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_random_games_keep_the_invariants(setting):
    options = dict(SETTINGS[setting])
    seats = len(options["colours"]) if "colours" in options else 2 + setting % 3
    match = sh.new_match("vienna", seats=seats, seed=setting, **options)
    seen = []

    def sound(m):
        seen.append(m.edition.invariants(m.state))
        return False

    play_on(match, seed=setting, until=sound)
    assert [faults for faults in seen if faults] == []
    assert match.over
    assert match.view(None)["round"] <= 60
    reveals = [args["role"] for args in told(match, "revealed")]
    turns = match.view(None)["round"] * seats
    assert (reveals.count("I"), reveals.count("II"), reveals.count("IV")) == (turns, turns, turns)  # INV-15
    assert len(told(match, "marker")) >= turns  # INV-22


@pytest.mark.rule("VIE-3.10")
@pytest.mark.parametrize("options", [{"version": "intro"}, {"third_man": True, "feld_agents": True}])
def test_a_seat_that_has_left_goes_on_by_a_fixed_rule(options):
    match = sh.new_match("vienna", seats=3, seed=4, **options)
    match.leave(1)
    with pytest.raises(sh.IllegalAction):
        match.leave(1)
    play_on(match, seed=2)
    assert match.over
    assert {one.actor for one in match.steps if one.actor >= 0} == {0, 2}
    taken = [args for args in told(match, "bribes") if args["seat"] == 1 and args["count"] == 2]
    assert len(taken) == match.view(None)["round"]
    assert sum(card is not None for card in player(match, 1)["drawers"]) == 3


def test_a_seat_may_leave_in_the_middle_of_anything():
    for stop in (
        "ASSIGN",
        "TARGET",
        "PAYMENT",
        "MISSIONS",
        "BRIBE",
        "DEPOSIT",
        "PURCHASE",
        "UNPAID",
        "THIRD_MAN_START",
    ):
        match = sh.new_match("vienna", seats=2, seed=11, third_man=True)
        play_on(match, seed=5, until=lambda m, stop=stop: decision(m) == stop)
        if match.over:
            continue
        match.leave(match.to_move[0])
        play_on(match, seed=6)
        assert match.over
        assert match.edition.invariants(match.state) == []


def test_all_may_leave_and_the_game_still_ends():
    match = sh.new_match("vienna", seats=2, seed=1, version="intro")
    match.leave(0)
    match.leave(1)
    assert match.over


def test_the_chain_of_action_three_can_be_taken_back_until_something_is_revealed():
    match = table({"bribes": {"chocolate": 5, "wine": 5}, "agents": ["B10"], "drawers": [card("COL_BRIBE", "violet")]})
    before = match.state
    play(match, "PLACE", "TARGET(B03)", "SUPPLY")
    assert decision(match) == "BRIBE"
    for _ in range(3):
        match.undo(0)
    assert match.state == before
    place(match, "B03", "BRIBE(coffee)")
    assert told(match, "revealed")[-1]["seat"] in (0, 1)
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


def test_drawing_for_the_next_round_cannot_be_taken_back():
    match = table({"bribes": {"chocolate": 5}, "drawers": [card("FOR_DRAW2")], "missions": []}, {"agents": ["B03"]})
    place(match, "B03")
    match.play(sh.CHANCE, "DRAW(100)")
    assert match.undo_refused(0) is not None


def test_others_see_numbers_of_cards_but_not_which():
    match = set_up(3, version="intro", first_player=0)
    seen = match.view(1)
    assert [one["card"] for one in seen["players"][0]["hand"]] == [None] * 3
    assert seen["players"][0]["cards"] == 3
    own = {one["card"] for one in seen["players"][1]["hand"]}
    assert len(own) == 3
    assert not own & set(seen["deck"]["unseen"])
    assert seen["deck"]["count"] == 81
    assert len(seen["deck"]["unseen"]) == 87
    assert [args["card"] for args in told(match, "drew", seat=1)].count(None) == 6
    world = sh.resample(match.observation(1), seed=3)
    assert world.observation(1) == match.observation(1)


def test_the_only_unseen_card_is_known():
    """With an empty pile and one face-down card left everybody can work out which it is."""
    match = table(
        {"drawers": ["001", "002", "003"], "assigned": {"IV": "013"}},
        {"drawers": ["006", "007", "008"]},
        active=0,
        crest=1,
        version="intro",
        discards=[f"{n:03}" for n in range(1, 91) if n not in (1, 2, 3, 6, 7, 8, 13)],
    )
    assert match.view(1)["players"][0]["assigned"]["IV"]["card"] == "013"
    assert match.view(1)["deck"]["count"] == 0


def test_abilities_in_view_and_bribes_in_events_name_their_card():
    match = table({"drawers": [card("II_SAME", "wine")], "assigned": {"II": "009"}}, pending="ACTION_II")
    assert bribes(match)["tobacco"] == 2
    face = player(match)["drawers"][0]
    assert (face["ability"], face["shows"], face["action"]) == ("II_SAME", "wine", "II")
    assert "TAKE(wine)" in legal(match)


def test_options_are_checked():
    for bad in ({"colours": ["red"]}, {"colours": ["red", "black"]}, {"colours": ["red", "red"]}, {"set_bonus": 12}):
        with pytest.raises(sh.OptionError):
            sh.new_match("vienna", seats=2, **bad)
    assert opened(2, colours=["red", "blue"]).options["colours"] == ["red", "blue"]


def test_positions_list_their_faults():
    with pytest.raises(sh.PositionError) as raised:
        sh.from_position(
            "vienna", {"seats": 2, "players": [{"agents": ["B01"] * 2, "hand": ["001", "001"]}, {"box": 3}]}
        )
    assert any("001" in fault for fault in raised.value.faults)
    with pytest.raises(sh.PositionError, match="INV-4"):
        sh.from_position("vienna", {"seats": 2, "players": [{}, {"box": 3}]})
    with pytest.raises(sh.PositionError, match="INV-8"):
        sh.from_position("vienna", {"seats": 2, "players": [{"drawers": ["001", "006"]}, {}]})
    with pytest.raises(sh.PositionError, match="cannot be pending"):
        sh.from_position("vienna", {"seats": 2, "pending": [{"step": "DEAL"}, {"step": "BRIBE"}]})


@pytest.mark.full
def test_both_backends_play_the_same_games():
    from safehouse.testkit import conformance

    conformance("vienna", games=1, every=10, fuzz=10)
