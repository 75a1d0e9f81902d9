"""Options in general: values, numbers, seats, lists per seat."""

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.options import Option, accept_options, choice, first_player, flag, limit, list_of, of_seat

DECLARED = (
    choice("mode", "easy", "hard", rules="ABC-1.1"),
    flag("open", rules="ABC-1.2", per_seat=True),
    limit("turns", 50, 10, rules="ABC-1.3"),
    first_player(rules="ABC-1.4"),
    Option("maybe", None, (None, "yes"), "ABC-1.5"),
)


def accept(seats=3, check=lambda options, seats: [], **given):
    return accept_options(DECLARED, given, seats, check)


def test_defaults_are_filled_in():
    assert accept() == {"mode": "easy", "open": False, "turns": 50, "first_player": "random", "maybe": None}


def test_values_keep_their_one_form():
    options = accept(mode="hard", open=[True, False, True], turns=0, first_player=2, maybe="yes")
    assert options == {"mode": "hard", "open": [True, False, True], "turns": 0, "first_player": 2, "maybe": "yes"}
    assert accept(open=(True, True, True))["open"] is True
    assert [of_seat(options, "open", seat) for seat in range(3)] == [True, False, True]
    assert of_seat(options, "mode", 1) == "hard"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "odd"}, "option 'mode': 'odd' is not allowed; allowed: easy or hard"),
        ({"open": "yes"}, "allowed: false or true, or a list with one of them per seat"),
        ({"open": [True]}, "option 'open': 1 values given for 3 seats"),
        ({"turns": 9}, "allowed: 0 or a whole number from 10 to 10000"),
        ({"first_player": 3}, "allowed: random or a seat number from 0 to 2"),
        ({"maybe": "no"}, "allowed: none or yes"),
        ({"speed": 1}, "unknown option 'speed'; options are mode, open, turns, first_player, maybe"),
    ],
)
def test_bad_values_are_refused_with_what_is_allowed(given, message):
    with pytest.raises(OptionError) as raised:
        accept(**given)
    assert message in str(raised.value)


def test_the_game_has_the_last_word():
    with pytest.raises(OptionError, match="not together; too many"):
        accept(check=lambda options, seats: ["not together", "too many"])


def test_what_is_allowed_in_words():
    assert [option.allowed() for option in DECLARED] == [
        "easy or hard",
        "false or true, or a list with one of them per seat",
        "0 or a whole number from 10 to 10000",
        "random or a seat number from 0",
        "none or yes",
    ]
    assert Option("only", "this", ("this",)).allowed() == "this"


def test_a_list_of_different_texts():
    option = list_of("cards", "random", "different card ids", rules="ABC-1.6")
    assert option.accept("random", 2) == "random"
    assert option.accept(("A", "B"), 2) == ["A", "B"]
    assert option.accept([], 2) == []
    assert option.allowed() == "random or a list of different card ids"
    for bad in ("A", 7, None, ["A", 1], [["A"]], ["A"] * 2, ["A"] * 1000):
        with pytest.raises(OptionError, match="option 'cards'"):
            option.accept(bad, 2)
