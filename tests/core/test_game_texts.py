"""Texts in four languages: what holds for every game of the house."""

import pytest
from fluent.syntax import ast

import safehouse as sh
from fluent_files import LANGUAGES, nodes, parse, shape
from safehouse.catalogue import own_games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_a_file_is_well_formed_and_says_nothing_twice(game, language):
    body = parse(game, language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_every_plural_has_a_form_for_other_numbers(game, language):
    for entry in parse(game, language).body:
        for select in (one for one in nodes(entry) if isinstance(one, ast.SelectExpression)):
            assert [variant.key.name for variant in select.variants if variant.default] == ["other"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", own_games())
def test_all_languages_have_the_same_messages_attributes_and_variables(game, language):
    assert shape(game, language) == shape(game)


@pytest.mark.parametrize("game", own_games())
def test_every_option_and_every_value_has_a_text(game):
    english = shape(game)
    for option in sh.games()[game].options:
        assert english[f"option-{option.key}"] == (set(), {"help": set()})
        for value in option.values:
            word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            word = "none" if word is None or (option.key, word) == ("turn_limit", 0) else word
            assert f"option-{option.key}-{word}" in english, (option.key, value)


@pytest.mark.parametrize("game", own_games())
def test_every_kind_of_action_of_players_has_a_heading_and_an_effect(game):
    """All languages have the same attributes: see above."""
    english = shape(game)
    actions = sh.new_match(game, seats=3).edition.actions
    for kind in {action.kind: action for action in actions.actions[: actions.size]}.values():
        attributes = english[f"action-{kind.kind}"][1]
        assert set(attributes) >= ({"effect", "kind"} if kind.args else {"effect"}), kind
