"""What a person chooses when a table is opened: presets, and options that have no effect beside others."""

import itertools

import pytest

import safehouse as sh
from safehouse.server.serializers.games import catalogue

GAMES = ("vienna", "estoril", "spyconnection", "inkognito")


def body(name, language="en"):
    return next(game for game in catalogue(language) if game.name == name)


def mattering(game, given, seats):
    """The given options without those that have no effect."""
    values = {option.key: given.get(option.key, option.default) for option in game.options}
    return {
        option.key: given[option.key]
        for option in game.options
        if option.key in given and option.matters(values, seats)
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_can_be_played_at_every_table(name):
    game = sh.game(name)
    assert {"usual", "everything"} <= set(game.presets)
    for options, seats in itertools.product(game.presets.values(), game.seats):
        sh.new_match(name, seats=seats, seed=1, **mattering(game, options, seats))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "pl", "ja"])
def test_the_catalogue_has_the_presets_with_words_the_simplest_first(name, language):
    presets = body(name, language).presets
    assert [preset.code for preset in presets][-2:] == ["usual", "everything"]
    texts = sh.game(name).texts(language)
    for preset in presets:
        assert texts.has(f"preset-{preset.code}")
        assert texts.say(f"preset-{preset.code}", "help") != f"preset-{preset.code}"
        assert preset.options == sh.game(name).presets[preset.code]


def test_what_is_for_research_is_not_proposed_to_people():
    assert "research" in sh.game("inkognito").presets
    assert "research" not in [preset.code for preset in body("inkognito").presets]


@pytest.mark.parametrize(
    ("name", "key", "needs", "players"),
    [
        ("vienna", "third_man_rule", {"third_man": True}, []),
        ("vienna", "set_bonus", {"version": "intro"}, []),
        ("vienna", "feld_agents", {"version": "full"}, []),
        ("estoril", "secret_missions", {}, [3, 4]),
        ("inkognito", "lone_exits", {}, [3]),
    ],
)
def test_the_catalogue_says_when_an_option_has_no_effect(name, key, needs, players):
    option = next(option for option in body(name).options if option.key == key)
    assert (option.needs, option.players) == (needs, players)
    declared = next(one for one in sh.game(name).options if one.key == key)
    values = {one.key: one.default for one in sh.game(name).options}
    for seats in sh.game(name).seats:
        assert declared.matters({**values, **needs}, seats) == (not players or seats in players)
    for other in needs:
        spoilt = {**values, **needs, other: "something else"}
        assert not declared.matters(spoilt, sh.game(name).seats[0])


@pytest.mark.parametrize(
    ("name", "key", "values", "seats", "more"),
    [
        ("vienna", "third_man_rule", ("most_squares", "largest_square"), 3, {}),
        ("vienna", "set_bonus", (10, 15), 3, {}),
        ("inkognito", "lone_exits", ("either", "respective"), 4, {}),
    ],
)
def test_what_is_left_out_changes_nothing_indeed(name, key, values, seats, more):
    """The same seed and the same choices lead to the same game whichever value it has."""
    ends = []
    for value in values:
        match = sh.new_match(name, seats=seats, seed=5, **more, **{key: value})
        bot = sh.bot("random", seed=7)
        for _ in range(400):
            if match.over:
                break
            seat = match.to_move[0]
            match.play(seat, bot.choose(match.observation(seat)))
        ends.append([(step.actor, step.text) if hasattr(step, "text") else step for step in match.steps])
    assert ends[0] == ends[1]
