"""EST-3: the city. The engine's geometry against one worked out from the data file alone."""

import random

import pytest

from .facts import L1, PLACES, Grid
from .table import begun, chance, lay_city, legal, opened, place, place_view, refused, space_view, spaces, table

CITIES = [(L1, "000000")]
for seed in range(40):
    dice = random.Random(seed)
    CITIES.append(("".join(dice.sample("12345678", 6)), "".join(dice.choices("0123", k=6))))


def laid_out(order, rotations="000000"):
    match = opened(2, first_player=0, missions=["M01", "M02", "M03", "M04"])
    lay_city(match, order, rotations)
    return match


@pytest.mark.rule("EST-3.1", "EST-3.2", "EST-3.5", "EST-3.6", "EST-3.7", "EST-3.8", "EST-3.9", "EST-3.10", "EST-3.11")
@pytest.mark.parametrize(("order", "rotations"), CITIES)
def test_outer_adjacent_and_near_follow_from_how_the_boards_lie(order, rotations):
    grid, match = Grid(order, rotations), laid_out(order, rotations)
    for number in order:
        shown = place_view(match, number)
        assert set(shown["adjacent"]) == grid.near(number)
        assert len(shown["adjacent"]) == (3 if grid.slot[number][1] == 1 else 2)
        assert len(shown["spaces"]) == (4 if number == "8" else 3)
        for one in shown["spaces"]:
            assert one["outer"] == (one["space"] in grid.outer()), one["space"]
            assert set(one["adjacent"]) == grid.beside(one["space"]), one["space"]
    fields = match.view(None)["city"]["grid"]
    assert {space: (r, c) for r, row in enumerate(fields) for c, space in enumerate(row) if space} == grid.at
    assert 10 <= len(grid.outer()) <= 17


@pytest.mark.rule("EST-3.5", "EST-3.6", "EST-3.7", "EST-3.8")
def test_reference_city():
    match = laid_out(L1)
    assert match.view(None)["city"]["grid"] == [
        [None, "4-I", None, "2-I", None, "6-III"],
        ["4-III", "4-II", "2-III", "2-II", "6-II", "6-I"],
        [None, "1-I", None, "5-II", "8-I", "8-II"],
        ["1-III", "1-II", "5-I", "5-III", "8-IV", "8-III"],
    ]
    inner = {one["space"] for n in L1 for one in place_view(match, n)["spaces"] if not one["outer"]}
    assert inner == {"4-II", "2-III", "2-II", "6-II", "1-I", "8-I"}
    beside = {
        "4-II": {"4-I", "4-III", "1-I", "2-III"},
        "2-III": {"2-II", "4-II"},
        "2-II": {"2-I", "2-III", "5-II", "6-II"},
        "6-II": {"6-I", "2-II", "8-I"},
        "1-I": {"1-II", "4-II"},
        "8-I": {"8-II", "8-IV", "5-II", "6-II"},
    }
    assert {space: set(space_view(match, space)["adjacent"]) for space in inner} == beside


@pytest.mark.rule("EST-3.10")
def test_example_2_adjacent_places_of_a_middle_board():
    match = laid_out("426153")
    assert set(place_view(match, "2")["adjacent"]) == {"4", "5", "6"}


@pytest.mark.rule("EST-3.11")
def test_turning_a_board_changes_no_adjacent_place():
    turned = [laid_out(L1, rotations) for rotations in ("000000", "130212", "222222")]
    assert len({str([place_view(match, n)["adjacent"] for n in L1]) for match in turned}) == 1


@pytest.mark.parametrize(("order", "rotations"), CITIES[:12])
def test_inv_17_turning_the_whole_city_round_changes_nothing(order, rotations):
    one = laid_out(order, rotations)
    other = laid_out(order[::-1], "".join(str((int(k) + 2) % 4) for k in rotations[::-1]))
    for number in order:
        assert place_view(one, number)["spaces"] == place_view(other, number)["spaces"]
        assert place_view(one, number)["adjacent"] == place_view(other, number)["adjacent"]


@pytest.mark.rule("EST-3.3")
def test_one_card_on_a_space():
    match = begun(2)
    place(match, "RED-S6", "4-I")
    match.play(1, "CARD(GREEN-S6)")
    refused(match, "SPACE(4-I)", "EST-3.3")


@pytest.mark.rule("EST-3.4")
def test_nothing_is_placed_on_a_reward_field():
    match = begun(2)
    match.play(0, "CARD(RED-S6)")
    assert not legal(match, "REWARD")
    refused(match, "REWARD(4)", "EST-3.4")
    refused(match, "CARD(RED-S1)", "EST-5.1")


@pytest.mark.rule("EST-3.9")
def test_a_reward_field_connects_nothing():
    """4-I and 2-I have the reward field of 2 between them, 2-III and 5-I that of 5."""
    match = begun(2)
    assert "2-I" not in space_view(match, "4-I")["adjacent"]
    assert "5-I" not in space_view(match, "2-III")["adjacent"]


@pytest.mark.rule("EST-3.12", "EST-7.1")
def test_the_number_of_a_place_gives_the_order():
    match = table(city="865432", pending="RESOLVE")
    order = [event["args"]["place"] for event in match.events(None) if event["kind"] == "resolving"]
    assert order == ["2", "3", "4", "5", "6", "8"]


@pytest.mark.rule("EST-4.2")
def test_spaces_of_boards_set_aside_cannot_be_used():
    match = begun(2)
    assert match.view(None)["set_aside"] == ["3", "7"]
    match.play(0, "CARD(RED-S6)")
    refused(match, "SPACE(3-I)", "EST-4.2")
    assert not {space for space in spaces(match) if space[0] in "37"}


@pytest.mark.rule("EST-4.1")
def test_boards_are_laid_one_by_one_in_any_orientation():
    match = opened(2, first_player=0, missions=["M01", "M02", "M03", "M04"])
    assert legal(match) == {f"LAY({place}, {k})" for place in PLACES for k in range(4)}
    chance(match, "LAY(3, 2)")
    assert legal(match) == {f"LAY({place}, {k})" for place in PLACES if place != "3" for k in range(4)}
    refused(match, "LAY(3, 0)", "EST-4.1")
    refused(match, "LAY(4, 0)", "EST-4.1", 0)
    weights = {match.edition.slots["weight"](match.state, action.id) for action in match.legal(-1)}
    assert weights == {1}
