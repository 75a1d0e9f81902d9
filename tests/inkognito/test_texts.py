"""Texts in four languages: complete, and in step with the engine. (What all games share: core/test_game_texts.py.)"""

import tomllib
from importlib import resources

import pytest

import safehouse as sh
from fluent_files import LANGUAGES, shape
from safehouse.core.rule import rule_id
from safehouse.games.inkognito.rules import actions, ids

EDITION = sh.game("inkognito").edition("box")
COUNTS = {1: 13, 2: 2, 3: 13, 4: 13, 5: 11, 6: 7, 7: 10, 8: 6, 9: 13, 10: 7, 11: 18, 12: 14, 13: 3, 14: 6, 15: 3}


ENGLISH = shape("inkognito")
PLAYERS_KINDS = {action.kind for action in EDITION.actions.actions[: EDITION.actions.size]}


def test_the_catalogue_has_all_139_rules_in_15_sections():
    expected = [f"INK-{section}.{item + 1}" for section, count in COUNTS.items() for item in range(count)]
    assert list(sh.game("inkognito").rule_ids()) == expected
    assert len(expected) == 139
    assert {f"section-{section}" for section in COUNTS} <= ENGLISH.keys()


def test_every_event_and_action_has_a_text_with_exactly_its_arguments():
    for event in EDITION.events.kinds:
        args = {"player" if name == "seat" else name for name, _ in event.args}
        assert ENGLISH[f"event-{event.name}"] == (args, {}), event.name
    events = {f"event-{event.name}" for event in EDITION.events.kinds} | {"event-undone"}
    assert {name for name in ENGLISH if name.startswith("event-")} == events
    for kind in EDITION.actions.kinds:
        headed = {"kind": set()} if kind.args and kind.name in PLAYERS_KINDS else {}
        assert ENGLISH[f"action-{kind.name}"] == (set(kind.args), {"effect": set(), **headed}), kind.name
    actions = {f"action-{kind.name}" for kind in EDITION.actions.kinds}
    assert {name for name in ENGLISH if name.startswith("action-")} == actions


def test_every_option_and_every_value_has_a_text():
    written = {name for name in ENGLISH if name.startswith("option-")}
    for option in sh.games()["inkognito"].options:
        assert ENGLISH[f"option-{option.key}"] == (set(), {"help": set()})
        written.remove(f"option-{option.key}")
        for value in option.values:
            word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            written.remove(f"option-{option.key}-{'none' if option.key == 'turn_limit' else word}")
    assert written == set()


def test_every_decision_of_a_seat_has_a_text_for_it_and_for_the_others():
    chance = {"DEAL_IDENTITIES", "DEAL_BUILDS", "DEAL_WORDS", "COLOURS", "PLACE_FIGURES", "FIRST_PLAYER", "SHAKE"}
    seats = [name for name in EDITION.decisions if name not in chance]
    assert len(seats) == 23
    for name in seats:
        assert ENGLISH[f"decision-{name}"] == (set(), {})
        assert ENGLISH[f"decision-{name}-other"] == ({"player"}, {})


@pytest.mark.rule("INK-11.1", "INK-11.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_mission_of_the_box_has_a_sentence_of_its_own(language):
    """Its key names all of the mission, so that a line of another data set never takes a wrong sentence."""
    texts = sh.game("inkognito").texts(language)
    lines = sh.new_match("inkognito", seats=4, seed=1).view(0)["passport"]["missions"]
    keys = [
        "-".join(["mission", line["team"], *line["words"], line["kind"], *filter(None, (line["who"], line["target"])),
                  *filter(None, [line["place"]])])
        for line in lines
    ]  # fmt: skip
    assert len({texts.say(key) for key in keys}) == 24
    written = {name for name in ENGLISH if name.startswith(("mission-FB-", "mission-ZX-"))}
    assert written == set(keys)


@pytest.mark.rule("INK-12.7", "INK-12.8")
def test_the_vehicles_are_named_at_the_escape_places():
    vehicles = {
        "en": ("balloon", "freighter", "yacht", "speedboat"),
        "de": ("Ballon", "Frachter", "Yacht", "Schnellboot"),
        "pl": ("balon", "frachtowiec", "jacht", "motorówk"),
        "ja": ("気球", "貨物船", "ヨット", "高速艇"),
    }
    for language, names in vehicles.items():
        texts = sh.game("inkognito").texts(language)
        for space, vehicle in zip(("N1", "N4", "N5", "N6"), names, strict=True):
            assert vehicle in texts.name("space", space)
            assert vehicle in texts.say("rule-INK-12-7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_actions_and_events_name_has_a_name(language):
    texts = sh.game("inkognito").texts(language)
    domains = [domain for kind in EDITION.actions.kinds for domain in kind.args.values()]
    domains += [domain for event in EDITION.events.kinds for _, domain in event.args]
    for domain in domains:
        for code in domain.codes:
            if isinstance(code, str):
                for part in code.split("+"):
                    assert texts.has(f"{domain.name}-{part}"), f"{domain.name}-{part}"
    names = [texts.name("space", code) for code in EDITION.data.components.spaces]
    assert len(set(names)) == 58
    assert texts.name("card", "F+tall").startswith(texts.name("card", "F"))


def test_every_refusal_has_a_sentence_of_its_own():
    """Rule numbers that `check` can return: the named ones, and those for the wrong moment."""
    numbers = {value for name, value in vars(ids).items() if name.startswith("INK_")} | set(actions.OTHERWISE)
    expected = {f"why-{rule_id('INK', number).replace('.', '-')}" for number in numbers}
    assert {name for name in ENGLISH if name.startswith("why-")} == expected


def test_our_own_names_of_spaces_are_marked_as_ours_in_the_data():
    source = resources.files("safehouse.games.inkognito") / "data" / "box.toml"
    ours = tomllib.loads(source.read_text(encoding="utf-8"))["our_names"]
    texts = sh.game("inkognito").texts("en")
    assert set(ours) == {f"P{i:02}" for i in range(1, 34)} | {"N2", "N3", "N7", "N8"}
    for space, name in ours.items():
        assert name.replace("'", "’") in texts.name("space", space)


NUMBERS = {"number", "count", "level"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_text_can_be_said_with_its_arguments(language, number):
    texts = sh.game("inkognito").texts(language)
    for name, (value, attributes) in ENGLISH.items():
        args = {key: number if key in NUMBERS else f"<{key}>" for key in value or ()}
        said = texts.say(name, **args)
        assert said
        assert "{" not in said
        assert said != name
        assert all(f"<{key}>" in said for key in args if key not in NUMBERS), said
        for attribute in attributes:
            assert texts.say(name, attribute=attribute) != name
