"""Texts in four languages: complete, and in step with the engine. (What all games share: core/test_game_texts.py.)"""

import pytest

import safehouse as sh
from fluent_files import LANGUAGES, shape

from .table import DATA, play_on

GAME = sh.game("vienna")
EDITION = GAME.edition("reconstruction-1")


ENGLISH = shape("vienna")


def test_the_catalogue_has_all_225_rules_in_21_sections():
    assert len(GAME.rule_ids()) == len(set(GAME.rule_ids())) == 225
    assert {f"section-{i + 1}" for i in range(21)} <= ENGLISH.keys()
    assert not {"VIE-17.21", "VIE-17.29"} & set(GAME.rule_ids())  # no such rule


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
