"""Shared code bound to a game's own rules."""

from safehouse.core import bits, turns
from safehouse.core.binding import PlainBinding, names_used, values_used
from safehouse.core.bits import count_bits, has
from safehouse.core.rule import RULES, rule
from safehouse.core.slots import apply, check, weight
from safehouse.core.turns import legal, roll, step


def test_slots_are_replaced_through_all_that_calls_them():
    def heavy(s, action):
        return action

    bind = PlainBinding(
        {
            "weight": heavy,
            "check": lambda s, seat, action: action % 2,
            "candidate_actions": _candidates,
            "check_offered": turns.as_any_other,
            "draw_evenly": turns.by_list,
        }
    ).bind
    assert bind(weight) is heavy
    out = [0] * 8
    assert bind(legal)(None, 0, out) == 2
    assert out[:2] == [0, 2]
    assert bind(roll)(None, out, [1, 2, 3, 4]) == 2
    assert bind(roll) is bind(roll)


def _candidates(s, seat, out):
    out[:4] = [0, 1, 2, 3]
    return 4


def test_what_touches_no_slot_stays_as_it_is():
    bind = PlainBinding({"apply": lambda s, seat, action: None}).bind
    assert bind(has) is has
    assert bind(len) is len
    assert bind(step) is not step
    assert bind(apply) is not apply
    assert check.__name__ == "check"


def test_names_used_are_found_in_nested_code_too():
    def outer():
        return [has(1, i) for i in range(3)]

    outer.__globals__["has"] = has
    assert "has" in names_used(outer)


def test_of_a_module_its_attributes_are_used():
    def outer():
        return [bits.has(1, i) for i in range(3)]

    used = values_used(outer)
    assert used["bits.has"] is has
    assert "bits" not in used


def test_rules_that_are_called_by_their_module_are_bound_too():
    @rule
    def drawn(s, out, rng):
        return turns.roll(s, out, rng) + bits.count_bits(7)

    slots = {
        "weight": lambda s, action: action,
        "check": lambda s, seat, action: action % 2,
        "candidate_actions": _candidates,
        "check_offered": turns.as_any_other,
        "draw_evenly": turns.by_list,
    }
    bound = PlainBinding(slots).bind(drawn)
    RULES.remove(drawn)
    assert bound(None, [0] * 8, [1, 2, 3, 4]) == 2 + 3
    assert turns.roll is roll


def test_bits():
    assert [has(0b101, member) for member in (0, 1, 2)] == [True, False, True]
    assert [count_bits(mask) for mask in (0, 1, 0b1011, (1 << 62) - 1)] == [0, 1, 3, 62]
