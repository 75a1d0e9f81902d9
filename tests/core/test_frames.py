"""The stack of pending decisions."""

from safehouse.core.frames import KIND, A, B, ask, ask_chance, is_asked, pop, push, to_move, top
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE
from safehouse.core.state import State


def test_an_empty_stack_means_the_game_is_over():
    s = State()
    assert to_move(s) == 0
    assert not any(is_asked(s, actor) for actor in (0, 1, 2, 3, CHANCE, TABLE))


def test_the_frame_on_top_is_what_is_asked():
    s = State()
    ask(s, 7, 2)
    assert (to_move(s), top(s, KIND)) == (0b100, 7)
    assert [is_asked(s, seat) for seat in (0, 1, 2, 3)] == [False, False, True, False]
    ask_chance(s, 8, 5)
    assert (to_move(s), top(s, KIND), top(s, A)) == (CHANCE_MOVES, 8, 5)
    assert is_asked(s, CHANCE)
    assert not is_asked(s, 2)
    assert not is_asked(s, TABLE)
    pop(s)
    assert (to_move(s), top(s, KIND)) == (0b100, 7)


def test_several_seats_may_be_asked_at_once():
    s = State()
    push(s, 3, 0b1011, 1, 2)
    assert [is_asked(s, seat) for seat in (0, 1, 2, 3)] == [True, True, False, True]
    assert (top(s, A), top(s, B)) == (1, 2)
    assert not is_asked(s, CHANCE)


def test_a_popped_frame_leaves_no_trace():
    s = State()
    push(s, 3, 0b1011, 1, 2)
    pop(s)
    assert s == State()
