"""Texts in four languages: complete, and in step with the engine. (What all games share: core/test_game_texts.py.)"""

import pytest

import safehouse as sh
from fluent_files import LANGUAGES, shape

from .facts import CITIES
from .table import opened

ENGLISH = shape("spyconnection")


def test_the_catalogue_has_all_145_rules_in_15_sections():
    counts = {1: 14, 2: 15, 3: 8, 4: 14, 5: 7, 6: 15, 7: 14, 8: 7, 9: 5, 10: 12, 11: 6, 12: 8, 13: 7, 14: 9, 15: 4}
    expected = [f"SPY-{section}.{item + 1}" for section, count in counts.items() for item in range(count)]
    assert list(sh.game("spyconnection").rule_ids()) == expected
    assert len(expected) == 145
    assert {f"section-{section}" for section in counts} <= ENGLISH.keys()


def test_every_event_has_a_text_with_exactly_its_arguments():
    events = opened().edition.events.kinds
    for event in events:
        args = {"player" if name == "seat" else name for name, _ in event.args}
        assert ENGLISH[f"event-{event.name}"] == (args, {}), event.name
    written = {name for name in ENGLISH if name.startswith("event-")}
    assert written == {f"event-{event.name}" for event in events} | {"event-undone"}
    assert ENGLISH["event-undone"] == ({"player", "count"}, {})


def test_every_action_has_a_text_with_exactly_its_arguments_and_an_effect():
    """What a seat can choose with arguments also has a heading to list its choices under."""
    space = opened().edition.actions
    chosen = {action.kind for action in space.actions[: space.size]}
    for kind in space.kinds:
        attributes = ["effect", "kind"] if kind.args and kind.name in chosen else ["effect"]
        assert ENGLISH[f"action-{kind.name}"] == (set(kind.args), {key: set() for key in attributes}), kind.name
    assert {name for name in ENGLISH if name.startswith("action-")} == {f"action-{kind.name}" for kind in space.kinds}


def test_every_option_and_every_value_has_a_text():
    for option in sh.games()["spyconnection"].options:
        assert ENGLISH[f"option-{option.key}"] == (set(), {"help": set()})
        for value in option.values:
            word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            word = "none" if option.key == "turn_limit" else word
            assert f"option-{option.key}-{word}" in ENGLISH


def test_every_decision_of_a_seat_has_a_text_for_it_and_for_the_others():
    for name in ("START", "ROOT", "MOVED", "COVER"):
        assert name in opened().edition.decisions
        assert ENGLISH[f"decision-{name}"] == (set(), {})
        assert ENGLISH[f"decision-{name}-other"] == ({"player"}, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_has_a_name(language):
    texts = sh.game("spyconnection").texts(language)
    names = [texts.name("city", city) for city in CITIES]
    assert len(set(names)) == 12
    assert not set(names) & set(CITIES)
    assert texts.name("field", "LON-PAR-1") == f"{names[0]}–{names[1]} 1"


NUMBERS = {"number", "count", "cost", "points", "slot", "fulfilled", "covered", "total"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_text_can_be_said_with_its_arguments(language, number):
    texts = sh.game("spyconnection").texts(language)
    for name, (value, attributes) in ENGLISH.items():
        args = {key: number if key in NUMBERS else f"<{key}>" for key in value or ()}
        said = texts.say(name, **args)
        assert said
        assert "{" not in said
        assert said != name
        if not name.startswith("ui-"):  # the browser's own lines leave out what a number makes plain
            assert all(f"<{key}>" in said for key in args if key not in NUMBERS), said
        for attribute in attributes:
            assert texts.say(name, attribute=attribute) != name
