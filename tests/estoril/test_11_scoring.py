"""EST-11, EST-12: the end of the game, scoring, missions."""

import random

import pytest

from .facts import CONTENT, FACES, colour
from .table import discards, over, table, told

ASSASSIN, INFLUENCE, WOMAN, DIFFERENT = "M06", "M12", "M11", "M05"


def counts(match, mission):
    return next(one for one in match.view(None)["missions"] if one["mission"] == mission)["counts"]


def points(match, mission):
    return next(one for one in match.view(None)["missions"] if one["mission"] == mission)["points"]


@pytest.mark.rule("EST-11.2", "EST-11.6")
def test_every_discard_is_worth_one_point():
    match = over([[], []], [["C12", "C04", "RED-S1"], ["C03"]])
    assert match.scores == [3, 1]
    assert discards(match, 0) == {"C12", "C04", "RED-S1"}


@pytest.mark.rule("EST-11.3")
def test_hand_cards_are_worth_what_is_printed():
    hand = ["C12", "C04", "RED-S6"]
    match = over([hand, []], missions=["M02", "M08", "M09", "M10"])
    assert match.view(None)["players"][0]["hand_points"] == sum(FACES[card]["vp"] for card in hand) == 9


@pytest.mark.rule("EST-11.4", "EST-12.1", "EST-12.4")
def test_missions_give_six_points_and_one_card_counts_for_several():
    """Zarah L.: German, seducer, woman."""
    match = over([["C04"], ["C21"]], missions=["M01", "M07", "M11", "M02"])
    assert match.scores == [4 + 18, 4]


@pytest.mark.rule("EST-11.5")
def test_discards_do_not_count_for_missions():
    match = over([["C21"], ["C04"]], [["C01", "C02", "C03"], []], missions=["M01", "M02", "M03", "M04"])
    assert counts(match, "M01") == [0, 1]
    assert match.scores == [4 + 3, 4 + 6]


@pytest.mark.rule("EST-11.7", "EST-11.8")
def test_a_tie_is_broken_by_missions_fulfilled():
    """Both have 7: Red by a mission, Green by discards."""
    match = over(
        [["C03"], []], [[], ["C01", "C02", "C04", "C05", "C06", "C07", "C08"]], missions=["M01", "M02", "M03", "M09"]
    )
    assert match.scores == [7, 7]
    assert match.winners == {0}
    assert match.ranks == [1, 2]


@pytest.mark.rule("EST-11.8")
def test_a_shared_lead_counts_as_fulfilled():
    """Red and Green share M01; Blue has as many points as Green but leads nothing."""
    match = over(
        [["C03"], ["C02"], ["C21"]],
        [["C05"], [], ["C06", "C07"]],
        missions=["M01", "M06", "M07", "M11"],
    )
    assert match.scores == [1 + 3 + 1, 3 + 3, 4 + 2]
    assert match.winners == {1}, "Green shares a mission, Blue leads none"


@pytest.mark.rule("EST-11.9", "EST-11.10", "EST-11.11")
def test_then_printed_points_in_hand_and_then_the_victory_is_shared():
    missions = ["M01", "M02", "M06", "M07"]
    by_hand = over([["C21"], ["C14"], ["C27"]], [[], [], ["C05", "C06", "C07"]], missions=missions)
    assert by_hand.scores == [4, 4, 4]
    assert by_hand.winners == {0, 1}
    assert by_hand.ranks == [1, 1, 3]
    second = over([["C21"], ["C27"], ["C15"]], [["C01"], ["C05", "C06"], ["C07", "C08"]], missions=missions)
    assert second.scores == [5, 3, 3]
    assert second.ranks == [1, 2, 2]


@pytest.mark.rule("EST-11.10")
def test_everything_equal_is_shared():
    match = over([colour(0, "S6"), colour(1, "S6")], missions=["M01", "M02", "M03", "M05"])
    assert match.winners == {0, 1}


@pytest.mark.rule("EST-12.2")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1)])
def test_a_tie_divides_six_points(seats, each):
    hands = [colour(seat, "S5") for seat in range(seats)]
    match = over(hands, missions=["M01", "M02", "M03", "M06"])
    assert points(match, "M01") == [each] * seats
    assert match.scores == [1 + each] * seats


@pytest.mark.rule("EST-12.3")
def test_example_11_a_double_symbol_counts_twice():
    match = over([["C20", "C01", "C10", "C13", "C21", "C27"], []], missions=[ASSASSIN, "M01", "M02", "M03"])
    assert counts(match, ASSASSIN) == [5, 0]


@pytest.mark.rule("EST-12.5")
def test_example_12_the_sum_of_influence():
    hand = ["C27", "C06", "C02", "C19", "C03", "C05"]
    assert [FACES[card]["influence"] for card in hand] == [5, 3, 2, 0, 4, 2]
    match = over([hand, ["C08"]], missions=[INFLUENCE, "M02", "M03", "M04"])
    assert counts(match, INFLUENCE) == [16, 4]
    assert points(match, INFLUENCE) == [6, 0]


@pytest.mark.rule("EST-12.6")
def test_different_flags_count_each_country_shown_once():
    match = over(
        [["C19", "C20", "C21", "C22", "C03"], ["C23", "C25", "C26"]], missions=[DIFFERENT, "M01", "M02", "M03"]
    )
    assert counts(match, DIFFERENT) == [2, 3]
    assert points(match, DIFFERENT) == [0, 6]


@pytest.mark.rule("EST-12.7")
def test_a_flag_mission_counts_every_card_with_the_flag():
    match = over([["C13", "C14", "RED-S3", "RED-S4", "RED-S6", "C01"], ["C15"]], missions=["M04", "M01", "M02", "M03"])
    assert counts(match, "M04") == [5, 1]
    assert counts(match, "M01") == [1, 0]


@pytest.mark.rule("EST-12.8", "EST-8.36")
def test_the_woman_mission_counts_women():
    match = over([["C01", "C26", "RED-S1"], ["GREEN-S2"]], missions=[WOMAN, "M01", "M02", "M03"])
    assert counts(match, WOMAN) == [3, 1]


@pytest.mark.rule("EST-12.9")
def test_nobody_scores_a_mission_with_nothing():
    match = over([["C27"], ["C21"]], missions=["M01", "M02", "M03", "M04"])
    assert match.scores == [1, 4]
    for mission in ("M01", "M02", "M03", "M04"):
        assert points(match, mission) == [0, 0]


@pytest.mark.rule("EST-12.1", "EST-12.3", "EST-12.5", "EST-12.6", "EST-12.7", "EST-12.8")
@pytest.mark.parametrize("seed", range(12))
def test_all_missions_against_the_data_file(seed):
    dice = random.Random(seed)
    cards = dice.sample(sorted(FACES), 12)
    cards = [card for card in cards if not card.startswith(("BLUE", "YELLOW"))]
    hands = [cards[:6], cards[6:]]
    for mission in CONTENT["missions"]:
        rest = [other["id"] for other in CONTENT["missions"] if other is not mission][:3]
        match = over(hands, missions=[mission["id"], *rest])
        assert counts(match, mission["id"]) == [expected(mission, [FACES[card] for card in hand]) for hand in hands]


def expected(mission, faces):
    if "flag" in mission:
        return sum(face["flag"] == mission["flag"] for face in faces)
    if "symbol" in mission:
        return sum(face["symbols"].count(mission["symbol"]) for face in faces)
    if "different_flags" in mission:
        return len({face["flag"] for face in faces} & set(mission["different_flags"]))
    return sum(face["influence"] for face in faces)


def test_the_end_is_announced_with_all_parts_of_the_score():
    match = table(
        seats=2, pending="RESOLVE", round=4, rewards={}, place="8",
        players=[{"hand": ["C12"], "discards": ["C01"]}, {"hand": ["C03"]}],
        missions=["M01", "M09", "M07", "M08"],
    )  # fmt: skip
    assert match.over
    assert told(match, "scored") == [
        {"seat": 0, "discards": 1, "hand": 4, "total": 11},
        {"seat": 1, "discards": 0, "hand": 1, "total": 7},
    ]
    assert told(match, "mission_scored") == [
        {"mission": "M01", "seat": 1, "count": 1, "points": 6},
        {"mission": "M09", "seat": 0, "count": 1, "points": 6},
    ]
    assert told(match, "won") == [{"seat": 0}]
    assert match.scores == [11, 7]
