"""SPY-13: points, ties, ranks."""

import pytest

from .facts import CARDS
from .table import finish_turn, laid, mission, player, seat, table, told

SEVEN = ["M02", "M03", "M04", "M05", "M08", "M09", "M10"]


def over(*seats, first=0):
    """These seats at the end of the game; the last one has just had its last turn and spent nothing."""
    trigger = next(number for number, one in enumerate(seats) if len(one.get("fulfilled", ())) >= 7)
    return table(*seats, trigger=trigger, first_player=first, pending="OVER")


@pytest.mark.rule("SPY-13.1")
@pytest.mark.parametrize("card", CARDS)
def test_each_fulfilled_mission_scores_its_printed_points(card):
    match = table(player("LON", fulfilled=[card]), player("ROM"))
    assert match.scores == [CARDS[card].points, 0]


@pytest.mark.rule("SPY-13.2")
def test_an_open_mission_scores_its_covered_cities_and_nothing_else():
    match = table(player("LON", mission("M43", "LON", "MAD", planning=2), "M40"), player("ROM"))
    assert match.scores == [2, 0]
    assert (seat(match)["fulfilled_points"], seat(match)["covered_points"]) == (0, 2)


@pytest.mark.rule("SPY-13.3")
def test_the_red_city_counts_if_an_agent_lies_there():
    assert table(player("LON", mission("S1", "LON")), player("ROM")).scores == [1, 0]
    assert table(player("LON", mission("S1")), player("ROM")).scores == [0, 0]


@pytest.mark.rule("SPY-13.4")
def test_nothing_else_scores_and_nothing_is_lost():
    poor = player("LON", "M43", "M42", mission("M41", planning=2), fields=laid("LON-PAR", "LON-BER"))
    rich = player("ROM")
    assert table(poor, rich).scores == [0, 0]
    match = over(player("LON", "M43", fulfilled=SEVEN), player("ROM"))
    assert match.scores == [sum(CARDS[card].points for card in SEVEN), 0]


@pytest.mark.rule("SPY-13.5")
def test_most_points_win():
    first = player("ROM", fulfilled=SEVEN, finished=True)
    match = table(first, player("LON", fulfilled=["M43", "M42", "M40"]), trigger=0, active=1)
    assert match.winners == set()
    finish_turn(match)
    assert match.scores == [16, 22]
    assert match.winners == {1}
    assert told(match, "won") == [{"seat": 1}]
    assert told(match, "scored")[1] == {"seat": 1, "fulfilled": 22, "covered": 0, "total": 22}


@pytest.mark.rule("SPY-13.6")
@pytest.mark.parametrize(("first", "winner"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_a_tie_goes_to_the_player_whose_first_turn_came_later(first, winner):
    equal = [["M43", "M02"], ["M42", "M07"], ["M40", "M09"], ["M37", "M14"]]
    match = table(*[player("LON", fulfilled=cards) for cards in equal], first_player=first, pending="OVER")
    assert match.scores == [10, 10, 10, 10]
    assert match.winners == {winner}
    assert sorted(match.ranks) == [1, 2, 3, 4]


@pytest.mark.rule("SPY-13.7")
def test_lower_ranks_are_ordered_by_points_then_by_the_later_first_turn():
    cards = [["M02"], ["M43"], ["M03"], ["M04"]]
    match = table(*[player("LON", fulfilled=one) for one in cards], first_player=2, pending="OVER")
    assert match.scores == [2, 8, 2, 2]
    assert match.ranking == [1, 0, 3, 2]
    assert match.ranks == [2, 1, 4, 3]
