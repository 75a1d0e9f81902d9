"""The cases that come with Safehouse."""

from datetime import date, timedelta
from importlib import resources

import pytest

from safehouse.cases.asking import DeductionCase, TurnCase, open_case
from safehouse.cases.calendar import case_of, first_day, number_of, shipped
from safehouse.cases.errors import NoCase
from safehouse.cases.making import make, orders
from safehouse.cases.stored import StoredDeduction, StoredTurn, read_cases, write_cases
from safehouse.cases.sureness import MARGIN
from safehouse.catalogue import own_games

from .enumeration import COUNTED

CASES = shipped().cases
DEDUCTIONS = [number for number, case in enumerate(CASES) if isinstance(case, StoredDeduction)]
TURNS = [number for number, case in enumerate(CASES) if isinstance(case, StoredTurn)]
ORDERS = orders(shipped().first, len(CASES))
SAMPLE = 6


def sampled(numbers):
    """Some in `make test`, all in `make test-full`."""
    return [
        pytest.param(number, marks=() if place % SAMPLE == 0 else pytest.mark.full)
        for place, number in enumerate(numbers)
    ]


def test_the_file_is_small_begins_on_a_monday_and_has_every_game_on_every_day_of_the_week():
    content = (resources.files("safehouse.cases") / "data" / "cases.json").read_bytes()
    assert len(content) < 300_000
    assert write_cases(read_cases(content)) == content
    assert shipped().first.weekday() == 0
    assert len(CASES) >= 60
    found = {(case.game, number % 7) for number, case in enumerate(CASES)}
    assert found == {(game, day) for game in own_games() for day in range(7)}


@pytest.mark.parametrize("number", DEDUCTIONS)
def test_a_deduction_has_one_answer_and_needs_every_clue(number):
    assert open_case(CASES[number]).deduction.needed()


@pytest.mark.parametrize("number", sampled(DEDUCTIONS))
def test_a_second_enumeration_finds_the_same(number):
    case = open_case(CASES[number])
    puzzle = case.stored.puzzle
    count = COUNTED[case.stored.game]
    (only,) = count(puzzle, puzzle.clues)
    assert " ".join(only).split() == list(case.solution)
    for clue in puzzle.clues:
        assert len(count(puzzle, [other for other in puzzle.clues if other is not clue])) > 1
    assert len(count(puzzle, ())) == len(case.deduction.worlds)


@pytest.mark.parametrize("number", TURNS)
def test_the_right_turns_can_be_played_and_the_next_best_is_behind(number):
    case = open_case(CASES[number])
    assert case.stored.value - case.stored.next_value >= MARGIN
    for steps in case.stored.best:
        assert case.judge(steps).right


def test_deductions_have_more_clues_on_sundays_than_on_mondays():
    for game in COUNTED:
        clues = {day: [] for day in range(7)}
        for number in DEDUCTIONS:
            if CASES[number].game == game:
                clues[number % 7].append(len(CASES[number].puzzle.clues))
        means = [sum(found) / len(found) for found in clues.values()]
        assert means[0] < means[3] <= means[6]


@pytest.mark.parametrize("game", ["inkognito", "estoril"])
def test_a_deduction_is_made_again_from_its_day_alone(game):
    number = next(number for number in DEDUCTIONS if CASES[number].game == game)
    assert make(ORDERS[number]) == CASES[number]


@pytest.mark.full
@pytest.mark.parametrize("game", ["spyconnection", "vienna"])
def test_a_turn_is_made_again_from_its_day_alone(game):
    number = next(number for number in TURNS if CASES[number].game == game)
    assert make(ORDERS[number]) == CASES[number]


# --- days ---------------------------------------------------------------------------------------------------------


def test_after_the_last_case_the_first_comes_again_on_the_same_day_of_the_week():
    later = first_day() + timedelta(len(CASES))
    assert later.weekday() == first_day().weekday()
    assert number_of(later) == 0
    assert case_of(later) is case_of(first_day())
    assert isinstance(case_of(later), (DeductionCase, TurnCase))


def test_before_the_first_day_there_is_none():
    with pytest.raises(NoCase, match=f"2000-01-01 has no case; the first is that of {first_day()}"):
        case_of(date(2000, 1, 1))
