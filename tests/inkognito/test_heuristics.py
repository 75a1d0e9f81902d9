"""What positions are worth where a figure stands on no space."""

import pytest

from inkognito.table import dealt
from safehouse.games.inkognito.ai.heuristics import FAR, goal_distance, hunting_distance, steps
from safehouse.games.inkognito.data.board import DISTANCE, SPACES
from safehouse.games.inkognito.rules.state import FIGURES, NONE


def test_steps_are_counted_between_spaces():
    assert steps(0, SPACES - 1) == DISTANCE[0][SPACES - 1]
    assert steps(3, 3) == 0
    assert all(steps(a, b) < FAR for a in range(SPACES) for b in range(SPACES))


def test_whoever_is_on_no_space_is_far():
    assert steps(NONE, 0) == steps(0, NONE) == steps(NONE, NONE) == FAR


@pytest.mark.parametrize("seats", [3, 4])
def test_figures_that_wait_beside_the_board_come_no_nearer(seats):
    s = dealt(seats).state.clone()
    for seat in range(seats):
        for build in range(FIGURES):
            s.at[seat][build] = NONE
    for seat in range(seats):
        assert hunting_distance(s, seat, 5) == FAR
        assert goal_distance(s, seat) <= FAR
