"""EST-4: the start of a round."""

import pytest

from .facts import DECK
from .table import begun, chance, decision, draw, lay_city, opened, place_view, play_on, reward, told


@pytest.mark.rule("EST-4.3", "EST-9.4")
def test_rewards_come_in_ascending_order_face_down_on_top_secret_fields():
    match = begun(2, city="826134", rewards=DECK[:6])
    assert [event["place"] for event in told(match, "reward")] == ["1", "2", "3", "4", "6", "8"]
    assert {n: reward(match, n) for n in "123468"} == {
        "1": "C01",
        "2": "?",
        "3": "C03",
        "4": "C04",
        "6": "C05",
        "8": "?",
    }
    assert [place_view(match, n)["reward"]["face_down"] for n in "123468"] == [False, True, False, False, False, True]
    assert match.view(None)["deck"]["count"] == 21


@pytest.mark.rule("EST-4.3")
def test_nobody_is_told_a_face_down_reward():
    match = begun(2, city="826134", rewards=DECK[:6])
    for seat in (None, 0, 1):
        assert [event["card"] for event in told(match, "reward", seat=seat)] == ["C01", None, "C03", "C04", "C05", None]
        assert set(match.view(seat)["deck"]["unseen"]) == set(DECK) - {"C01", "C03", "C04", "C05"}
        assert set(place_view(match, "2", seat)["reward"]["may_be"]) == set(DECK) - {"C01", "C03", "C04", "C05"}


@pytest.mark.rule("EST-4.4")
def test_the_first_player_begins_and_play_goes_clockwise():
    match = opened(3, first_player=2, missions=["M01", "M02", "M03", "M04"])
    lay_city(match)
    draw(match, *DECK[:6])
    order = []
    while decision(match) in ("PLACE_CARD", "PLACE_SPACE", "PEEK") and len(order) < 6:
        order += match.to_move if decision(match) == "PLACE_CARD" else ()
        assert match.why_not((match.to_move[0] + 1) % 3, "CARD(RED-S1)").rule == "EST-4.4"
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("EST-4.1", "EST-4.2")
def test_all_boards_take_part_again_in_the_next_round():
    match = begun(2)
    play_on(match, until=lambda m: m.view(None)["round"] == 2)
    assert decision(match) == "LAY"
    assert len(match.legal(-1)) == 32
    chance(match, "LAY(3, 1)", "LAY(7, 0)")
    assert match.view(None)["city"]["slots"][:2] == [{"place": "3", "rotation": 1}, {"place": "7", "rotation": 0}]
