"""Texts in four languages: complete, alike in shape, and in step with the engine."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

import safehouse as sh

from .table import DATA, play_on

LANGUAGES = ("en", "de", "pl", "ja")
GAME = sh.game("vienna")
EDITION = GAME.edition("reconstruction-1")


def parse(language):
    source = resources.files("safehouse.games.vienna") / "text" / f"{language}.ftl"
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


def test_the_catalogue_has_all_225_rules_in_21_sections():
    assert len(GAME.rule_ids()) == len(set(GAME.rule_ids())) == 225
    assert {f"section-{i + 1}" for i in range(21)} <= ENGLISH.keys()
    assert not {"VIE-17.21", "VIE-17.29"} & set(GAME.rule_ids())


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
    names = [f"mission-{one.id}" for one in DATA.missions]
    names += [f"{kind}-{getattr(one, kind)}" for one in DATA.buildings for kind in ("colour", "seal", "flag")]
    names += [f"{kind}-{getattr(one, kind)}" for one in DATA.cards for kind in ("bribe", "secret", "ability")]
    assert [name for name in names if name not in ENGLISH] == []


def test_every_option_has_texts_for_its_values():
    for option in GAME.options:
        _, attributes = ENGLISH[f"option-{option.key}"]
        assert attributes.keys() == {"help"}
        for value in option.values:
            word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
            assert f"option-{option.key}-{word}" in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_said(language):
    texts = GAME.texts(language)
    match = sh.new_match("vienna", seats=3, seed=2, third_man=True, feld_agents=True)
    play_on(match, 4)
    for event in match.events(0):
        words = {key: "?" if value is None else value for key, value in event["args"].items()}
        said = texts.say(f"event-{event['kind']}", player="Ana", **words)
        assert said != f"event-{event['kind']}"
        assert "{" not in said
