"""EST-13: variants."""

from itertools import combinations

import pytest

import safehouse as sh

from .facts import MISSIONS, colour
from .table import chance, decision, legal, opened, over, play_on, player, refused, table, told


def secret(seats=3, **options):
    """A game with secret missions: M12 lies open, M01, M02, … between the seats."""
    match = opened(seats, first_player=0, secret_missions=True, missions=["M12"], **options)
    chance(match, *(f"MISSION({mission})" for mission in MISSIONS[:seats]))
    return match


def secrets_seen(match, seat):
    return [one["mission"] for one in match.view(seat)["secret_missions"]]


@pytest.mark.rule("EST-13.1", "EST-13.2", "EST-13.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_secret_mission_lies_between_each_two_neighbours(seats):
    match = secret(seats)
    assert decision(match) == "LAY"
    assert [one["mission"] for one in match.view(None)["missions"]] == ["M12"]
    assert [one["between"] for one in match.view(None)["secret_missions"]] == [
        [i, (i + 1) % seats] for i in range(seats)
    ]
    assert secrets_seen(match, None) == [None] * seats
    for seat in range(seats):
        neighbours = {seat, (seat - 1) % seats}
        assert secrets_seen(match, seat) == [MISSIONS[i] if i in neighbours else None for i in range(seats)]
        told_to = [event["mission"] for event in told(match, "secret_mission", seat=seat)]
        assert told_to == secrets_seen(match, seat)


@pytest.mark.rule("EST-13.1")
def test_secret_missions_are_for_three_or_four():
    with pytest.raises(sh.OptionError, match=r"EST-13\.1"):
        sh.new_match("estoril", seats=2, secret_missions=True)


@pytest.mark.rule("EST-13.3")
def test_each_mission_is_dealt_once():
    match = secret(3)
    match = opened(3, first_player=0, secret_missions=True, missions=["M12"])
    refused(match, "MISSION(M12)", "EST-2.4")
    chance(match, "MISSION(M01)")
    refused(match, "MISSION(M01)", "EST-2.4")


@pytest.mark.rule("EST-13.4", "EST-13.2")
def test_at_the_end_all_secret_missions_are_revealed_and_scored_for_all():
    match = over(
        [["C01"], ["C05"], ["C09"]],
        options={"secret_missions": True},
        missions=["M12"],
        secret_missions=["M01", "M02", "M03"],
    )
    assert secrets_seen(match, None) == ["M01", "M02", "M03"]
    assert match.scores == [3 + 6, 3 + 6, 2 + 6 + 6], "Hedy L. leads influence, each seat a flag, also unseen ones"
    ended = table(
        pending="RESOLVE", round=4, rewards={}, place="8", options={"secret_missions": True}, missions=["M12"],
        secret_missions=["M01", "M02", "M03"],
    )  # fmt: skip
    assert [event["mission"] for event in told(ended, "mission_revealed")] == ["M01", "M02", "M03"]


def recruiting(cards=("M01", "M02"), **rest):
    match = opened(2, first_player=0, recruitment_office=True, missions=["M12", "M03", "M04", "M05"], **rest)
    chance(match, *(f"MISSION({card})" for card in cards))
    return match


@pytest.mark.rule("EST-13.5", "EST-13.10")
def test_everybody_gets_one_secret_recruitment_card():
    match = recruiting()
    assert decision(match) == "LAY"
    for seat in (0, 1):
        own, other = player(match, seat, seat)["recruitment"], player(match, 1 - seat, seat)["recruitment"]
        assert own["mission"] == MISSIONS[seat]
        assert other == {"mission": None}
        cards = {event["seat"]: event["mission"] for event in told(match, "recruitment", seat=seat)}
        assert cards == {seat: MISSIONS[seat], 1 - seat: None}
    assert player(match, 0)["recruitment"] == {"mission": None}


@pytest.mark.rule("EST-13.6")
def test_the_influence_mission_is_never_a_recruitment_card():
    match = opened(2, first_player=0, recruitment_office=True, missions=["M01", "M03", "M04", "M05"])
    assert decision(match) == "RECRUITMENT"
    assert legal(match) == {f"MISSION({m})" for m in MISSIONS} - {
        f"MISSION({m})" for m in ("M01", "M03", "M04", "M05", "M12")
    }
    refused(match, "MISSION(M12)", "EST-13.6")
    refused(match, "MISSION(M12)", "EST-2.4", 0)
    refused(match, "MISSION(M01)", "EST-2.4")
    with pytest.raises(sh.PositionError, match=r"EST-13\.6"):
        over(
            [[], []],
            options={"recruitment_office": True},
            missions=["M01", "M02", "M03", "M04"],
            recruitment=["M12", "M05"],
        )


def recruited(hands, discards, cards, **rest):
    return over(hands, discards, options={"recruitment_office": True}, recruitment=list(cards), **rest)


@pytest.mark.rule("EST-13.7")
def test_a_recruitment_card_scores_hand_and_discards_but_not_removed_cards():
    missions = ["M01", "M02", "M03", "M12"]
    match = recruited([["C20"], []], [["C13", "C24"], []], ["M06", "M07"], missions=missions, removed=["C10"])
    assert player(match, 0)["recruitment"]["points"] == 2 + 1 + 1
    assert match.scores[0] == 1 + 2 + 4 + 6
    flags = recruited([["C13", "RED-S6"], []], [["C14"], []], ["M04", "M07"], missions=missions)
    assert player(flags, 0)["recruitment"]["points"] == 3


@pytest.mark.rule("EST-13.8")
def test_different_flags_as_a_recruitment_card():
    missions = ["M01", "M02", "M03", "M12"]
    match = recruited([["C19", "C21"], []], [["C20", "C23"], []], ["M05", "M07"], missions=missions)
    assert player(match, 0)["recruitment"]["points"] == 3


@pytest.mark.rule("EST-13.9")
def test_common_missions_are_scored_as_well_and_recruitment_breaks_no_tie():
    """Both 4 + …: Red by one recruitment point and three discards, Green by printed points in hand."""
    missions = ["M01", "M02", "M03", "M05"]
    match = recruited([["C15"], ["C12"]], [["C13", "C14"], []], ["M04", "M06"], missions=missions)
    assert match.scores == [1 + 2 + 3, 4 + 6], "Clark G. is American: the common mission M03 counts"
    tied = recruited([["C27"], ["C14"]], [["C13"], []], ["M04", "M06"], missions=["M01", "M02", "M03", "M08"])
    assert tied.scores == [1 + 1 + 1, 4]
    even = recruited([["C27"], ["C14"]], [["C13", "C10"], []], ["M04", "M06"], missions=["M01", "M02", "M03", "M08"])
    assert even.scores == [4, 4]
    assert even.winners == {1}, "neither fulfils a mission; Green has more printed points in hand"


@pytest.mark.rule("EST-13.9", "EST-11.9")
def test_recruitment_points_are_no_points_in_hand():
    """5 each: Red 1 in hand, 1 discard and 3 by recruitment; Green 2 in hand and 3 discards."""
    piles = [["C13"], ["C21", "C27", "C06"]]
    match = recruited([["C20"], ["C23"]], piles, ["M06", "M10"], missions=["M01", "M02", "M03", "M04"])
    assert player(match, 0)["recruitment"]["points"] == 3
    assert match.scores == [5, 5]
    assert match.winners == {1}


@pytest.mark.rule("EST-13.10")
def test_recruitment_cards_are_revealed_at_the_end():
    match = recruiting(cards=("M06", "M07"))
    play_on(match)
    assert [(event["seat"], event["mission"]) for event in told(match, "recruitment_scored")] == [
        (0, "M06"),
        (1, "M07"),
    ]
    assert player(match, 0, 1)["recruitment"]["mission"] == "M06"


def second(*hands, **rest):
    return over(hands, options={"second_place": True, **rest}, missions=["M01", "M02", "M03", "M12"])


def german_points(match):
    return next(one for one in match.view(None)["missions"] if one["mission"] == "M01")["points"]


@pytest.mark.rule("EST-13.11", "EST-13.14")
def test_second_place_is_worth_three_but_needs_a_count():
    assert german_points(second(["C01", "C02"], ["C03"], ["C21"])) == [6, 3, 0]
    assert german_points(second(["C01", "C02"], ["C21"], ["C22"])) == [6, 0, 0]
    assert german_points(second(["C01", "C02", "C03"], ["C04", "BLUE-S5"], ["GREEN-S5"])) == [6, 3, 0]


@pytest.mark.rule("EST-13.12")
def test_a_tie_for_first_place_divides_nine():
    assert german_points(second(["C01"], ["C03"], [])) == [4, 4, 0]
    assert german_points(second(["C01"], ["C03"], ["C02"])) == [3, 3, 3]
    assert german_points(second(["C01"], ["C03"], ["C02"], ["C04"])) == [2, 2, 2, 2]
    assert german_points(second(["C01", "RED-S5"], ["C03", "GREEN-S5"], ["C02"])) == [4, 4, 0], "no second place then"


@pytest.mark.rule("EST-13.13")
def test_a_tie_for_second_place_divides_three():
    assert german_points(second(["C01", "RED-S5"], ["C03"], ["C02"])) == [6, 1, 1]
    assert german_points(second(["C01", "RED-S5"], ["C03"], ["C02"], ["C04"])) == [6, 1, 1, 1]


@pytest.mark.rule("EST-13.14")
def test_second_place_does_not_fulfil_a_mission():
    match = second(["C01", "RED-S5"], ["C03"])
    mission = next(one for one in match.view(None)["missions"] if one["mission"] == "M01")
    assert mission["leads"] == [True, False]


@pytest.mark.rule("EST-13.15")
@pytest.mark.parametrize(
    "chosen", [c for n in (2, 3) for c in combinations(("secret_missions", "recruitment_office", "second_place"), n)]
)
def test_variants_may_be_combined(chosen):
    match = sh.new_match("estoril", seats=3, chance="manual", **dict.fromkeys(chosen, True))
    play_on(match, 3)
    assert match.over


@pytest.mark.rule("EST-13.15")
def test_second_place_holds_for_secret_missions_but_not_for_recruitment():
    options = {"second_place": True, "secret_missions": True, "recruitment_office": True}
    match = over(
        [["C01", "C02"], ["C03", "GREEN-S6"], colour(2, "S6", "S3")],
        options=options,
        missions=["M02"],
        secret_missions=["M01", "M03", "M05"],
        recruitment=["M07", "M09", "M04"],
    )
    secret_points = [one["points"] for one in match.view(None)["secret_missions"]]
    assert secret_points == [[6, 3, 0], [0, 0, 0], [0, 0, 0]]
    assert [player(match, seat)["recruitment"]["points"] for seat in range(3)] == [0, 0, 2]
    assert match.scores == [6 + 6, 2 + 3, 2 + 2], "the Portuguese give Blue 2, not 6, and Green nothing"
