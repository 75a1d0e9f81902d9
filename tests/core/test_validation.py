"""Reading untrusted data: every fault is noted with its place, and something harmless comes back."""

import pytest

from safehouse.core.validation import Cursor, show


def read(value):
    faults = []
    return Cursor(value, faults), faults


def test_good_values_come_through():
    root, faults = read({"n": 3, "t": True, "s": "text", "c": "LON", "l": [1, 2], "d": {"a": 1}})
    assert root["n"].whole(0, 5) == 3
    assert root["t"].truth() is True
    assert root["s"].text() == "text"
    assert root["c"].one_of(["PAR", "LON"]) == "LON"
    assert [item.whole(0, 9) for item in root["l"].items()] == [1, 2]
    assert {key: item.value for key, item in root["d"].entries()} == {"a": 1}
    assert "n" in root
    assert "x" not in root
    assert faults == []


def test_defaults_stand_for_what_is_missing():
    root, faults = read({})
    assert root["n"].whole(0, 5, default=4) == 4
    assert root["t"].truth(default=True) is True
    assert root["s"].text(default="none") == "none"
    assert root["c"].one_of(["A"], default="B") == "B"
    assert root["l"].items(default=True) == []
    assert list(root["d"].entries(default=True)) == []
    assert root["n"].missing
    assert faults == []


@pytest.mark.parametrize(
    ("ask", "fault"),
    [
        (lambda r: r["n"].whole(0, 5), "n: is missing; it must be a whole number from 0 to 5"),
        (lambda r: r["big"].whole(0, 5), "big: 9 is not a whole number from 0 to 5"),
        (lambda r: r["big"].whole(0, 5, default=2), "big: 9 is not a whole number from 0 to 5"),
        (lambda r: r["yes"].whole(0, 5), "yes: True is not a whole number from 0 to 5"),
        (lambda r: r["half"].whole(0, 5), "half: 0.5 is not a whole number from 0 to 5"),
        (lambda r: r["big"].truth(), "big: 9 is not true or false"),
        (lambda r: r["n"].truth(), "n: is missing; it must be true or false"),
        (lambda r: r["big"].text(), "big: 9 is not a text of at most 500 characters"),
        (lambda r: r["word"].text(longest=2), "word: 'long' is not a text of at most 2 characters"),
        (lambda r: r["word"].one_of(["A", "B"]), "word: 'long' is not one of A, B"),
        (lambda r: r["big"].one_of(["A"]), "big: 9 is not one of A"),
        (lambda r: r["word"].items(), "word: 'long' is not a list"),
        (lambda r: r["n"].items(), "n: is missing; it must be a list"),
        (lambda r: r["list"].items(at_least=3), "list: has 2 members, not 3 to 10000"),
        (lambda r: r["list"].items(at_least=1, at_most=1), "list: has 2 members, not 1"),
        (lambda r: r["list"].items()[1].whole(0, 1), "list[1]: 7 is not a whole number from 0 to 1"),
        (lambda r: list(r["list"].entries()), "list: [0, 7] is not a table of keys and values"),
        (lambda r: r["deep"]["inner"].whole(0, 1), "deep.inner: 'x' is not a whole number from 0 to 1"),
        (lambda r: r["big"]["inner"].whole(0, 1), "big.inner: is missing; it must be a whole number from 0 to 1"),
        (lambda r: r["deep"].only("a", "b"), "deep: unknown key 'inner'; known are a, b"),
        (lambda r: r["list"].only("a"), "list: [0, 7] is not a table of keys and values"),
        (lambda r: list(r["odd"].entries()), "odd: the key 5 is not a text"),
    ],
)
def test_wrong_values_are_noted_with_their_place(ask, fault):
    content = {
        "big": 9, "yes": True, "half": 0.5, "word": "long", "list": [0, 7], "deep": {"inner": "x"}, "odd": {5: 1},
    }  # fmt: skip
    root, faults = read(content)
    ask(root)
    assert faults == [fault]


def test_long_lists_of_choices_and_long_values_are_cut():
    root, faults = read({"word": "x" * 1000})
    assert root["word"].one_of([f"choice {i}" for i in range(100)]) == "choice 0"
    assert len(faults[0]) < 500
    assert "…" in faults[0]
    assert show("y" * 100).endswith("…")
    assert len(show("y" * 100)) == 40


def test_the_root_has_no_path():
    root, faults = read([])
    root.only("a")
    root.fault("something")
    assert faults == ["[] is not a table of keys and values", "something"]


def test_nothing_is_called_nothing():
    root, _ = read({})
    assert show(root["x"].value) == "nothing"


def test_an_empty_choice_gives_an_empty_text():
    root, faults = read({"x": 1})
    assert root["x"].one_of([]) == ""
    assert len(faults) == 1
