"""Texts in four languages: complete, alike in shape, and in step with the engine."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

import safehouse as sh
from safehouse.core.game import components_of

from .facts import FACES, MISSIONS, PLACES, SPACES
from .table import opened, play_on

LANGUAGES = ("en", "de", "pl", "ja")
GAME = sh.game("estoril")
EDITION = GAME.edition("box")


def parse(language):
    source = resources.files("safehouse.games.estoril") / "text" / f"{language}.ftl"
    return FluentParser().parse(source.read_text(encoding="utf-8"))


def variables(node):
    """The names of all variables below a node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found = set()
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def shape(language):
    """What each message is made of: variables of its value and of each attribute."""
    found = {}
    for entry in parse(language).body:
        if isinstance(entry, ast.Message):
            attributes = {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
            found[entry.id.name] = (variables(entry.value) if entry.value else None, attributes)
    return found


ENGLISH = shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_well_formed_and_says_nothing_twice(language):
    body = parse(language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_attributes_and_variables(language):
    assert shape(language) == ENGLISH


def test_the_catalogue_has_all_183_rules_in_14_sections():
    counts = [11, 8, 12, 4, 15, 10, 19, 37, 17, 8, 11, 9, 15, 7]
    expected = {f"EST-{i + 1}.{item + 1}" for i, count in enumerate(counts) for item in range(count)}
    assert set(GAME.rule_ids()) == expected
    assert len(expected) == 183
    assert {f"section-{i + 1}" for i in range(14)} <= ENGLISH.keys()


def test_every_action_has_a_text_with_its_arguments_an_effect_and_a_heading():
    for kind in EDITION.actions.kinds:
        value, attributes = ENGLISH[f"action-{kind.name}"]
        assert value == set(kind.args)
        assert attributes.keys() == ({"effect", "kind"} if kind.args else {"effect"})


def test_every_event_has_a_text_and_uses_nothing_unknown():
    for kind in EDITION.events.kinds:
        value, _ = ENGLISH[f"event-{kind.name}"]
        args = {name for name, _ in kind.args}
        assert value == (args - {"seat"}) | ({"player"} if "seat" in args else set())


def test_every_decision_is_put_into_words_for_the_asked_and_for_others():
    for name in EDITION.decisions:
        assert f"decision-{name}" in ENGLISH
        assert f"decision-{name}-other" in ENGLISH


def test_every_thing_has_a_name():
    names = [*(f"card-{card}" for card in FACES), *(f"space-{space}" for space in SPACES)]
    names += [*(f"place-{place}" for place in PLACES), *(f"mission-{mission}" for mission in MISSIONS)]
    names += [f"flag-{face['flag']}" for face in FACES.values()]
    names += [f"symbol-{symbol}" for face in FACES.values() for symbol in face["symbols"]]
    assert [name for name in names if name not in ENGLISH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_data_file(language):
    texts = GAME.texts(language)
    for character in components_of("safehouse.games.estoril").deck:
        assert texts.name("card", character.id) == character.name
    assert texts.name("card", "RED-S6").startswith("Araujo (")
    assert texts.name("space", "6-III").endswith(" III")


def test_every_option_has_texts_for_its_values():
    for option in GAME.options:
        _, attributes = ENGLISH[f"option-{option.key}"]
        assert attributes.keys() == {"help"}
        for value in option.values:
            word = {True: "on", False: "off", None: "none"}.get(value, value) if value != 5 else 5
            assert f"option-{option.key}-{word}" in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_said(language):
    texts = GAME.texts(language)
    match = opened(3, secret_missions=True, recruitment_office=True)
    play_on(match, 4)
    for event in match.events(0):
        words = {key: "?" if value is None else value for key, value in event["args"].items()}
        said = texts.say(f"event-{event['kind']}", player="Ana", **words)
        assert said != f"event-{event['kind']}"
        assert "{" not in said
