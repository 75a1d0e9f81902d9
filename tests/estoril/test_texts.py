"""Texts in four languages: complete, and in step with the engine. (What all games share: core/test_game_texts.py.)"""

import pytest

import safehouse as sh
from fluent_files import LANGUAGES, shape
from safehouse.core.game import components_of

from .facts import FACES, MISSIONS, PLACES, SPACES
from .table import opened, play_on

GAME = sh.game("estoril")
EDITION = GAME.edition("box")


ENGLISH = shape("estoril")


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
