"""The options of a table (part 7): what may be chosen, and what is refused with a word on what may."""

import pytest

import safehouse as sh

DEFAULTS = {
    "start_missions": "random",
    "agents": 15,
    "board_side": "light",
    "first_player": "random",
    "turn_limit": 100,
    "explicit_end": True,
    "data_set": "reconstruction-1",
}


def opened(seats=2, **options):
    return sh.new_match("spyconnection", seats=seats, seed=1, **options)


@pytest.mark.rule("SPY-2.1", "SPY-2.7")
def test_defaults():
    assert opened().options == DEFAULTS
    assert {option.key: option.default for option in sh.games()["spyconnection"].options} == DEFAULTS


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("start_missions", "random"),
        ("start_missions", "draft"),
        ("agents", 14),
        ("agents", 15),
        ("agents", [14, 15]),
        ("board_side", "light"),
        ("board_side", "dark"),
        ("first_player", "random"),
        ("first_player", 0),
        ("first_player", 1),
        ("turn_limit", 0),
        ("turn_limit", 20),
        ("turn_limit", 10_000),
        ("explicit_end", True),
        ("explicit_end", False),
        ("explicit_end", [False, True]),
        ("data_set", "reconstruction-1"),
    ],
)
def test_each_value_is_taken(key, value):
    assert opened(**{key: value}).options == {**DEFAULTS, key: value}


def test_a_list_of_equal_values_is_the_value():
    assert opened(agents=[14, 14]).options["agents"] == 14
    assert opened(explicit_end=(True, False)).options["explicit_end"] == [True, False]


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("start_missions", "none", "random or draft"),
        ("start_missions", True, "random or draft"),
        ("agents", 13, "15 or 14, or a list with one of them per seat"),
        ("agents", "15", "15 or 14, or a list with one of them per seat"),
        ("agents", 15.0, "15 or 14, or a list with one of them per seat"),
        ("agents", [15, 16], "15 or 14, or a list with one of them per seat"),
        ("agents", [15], "1 values given for 2 seats"),
        ("agents", [15, 15, 15], "3 values given for 2 seats"),
        ("board_side", "grey", "light or dark"),
        ("board_side", None, "light or dark"),
        ("board_side", ["light", "dark"], "light or dark"),
        ("first_player", 2, "random or a seat number from 0 to 1"),
        ("first_player", -1, "random or a seat number from 0 to 1"),
        ("first_player", True, "random or a seat number from 0 to 1"),
        ("turn_limit", 19, "0 or a whole number from 20 to 10000"),
        ("turn_limit", 10_001, "0 or a whole number from 20 to 10000"),
        ("turn_limit", -1, "0 or a whole number from 20 to 10000"),
        ("turn_limit", False, "0 or a whole number from 20 to 10000"),
        ("explicit_end", 1, "false or true, or a list with one of them per seat"),
        ("explicit_end", "on", "false or true, or a list with one of them per seat"),
        ("explicit_end", [True, None], "false or true, or a list with one of them per seat"),
        ("data_set", "printed", "known are reconstruction-1"),
        ("data_set", 7, "known are reconstruction-1"),
    ],
)
def test_a_bad_value_is_refused_and_what_is_allowed_named(key, value, allowed):
    with pytest.raises(sh.OptionError) as raised:
        opened(**{key: value})
    assert f"option '{key}'" in str(raised.value)
    assert allowed in str(raised.value)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, 2.0, "2", None, [2]])
def test_a_bad_number_of_seats_is_refused(seats):
    with pytest.raises(sh.OptionError, match="spyconnection is played with 2, 3, 4 seats"):
        opened(seats=seats)


def test_unknown_options_and_games_are_refused():
    with pytest.raises(sh.OptionError, match="unknown option 'colour'; options are start_missions, agents"):
        opened(colour="red")
    with pytest.raises(sh.OptionError, match="unknown game 'chess'; games are vienna"):
        sh.new_match("chess", seats=2)
    with pytest.raises(sh.OptionError, match="chance: 'never' is not allowed; allowed: auto, manual"):
        sh.new_match("spyconnection", seats=2, chance="never")


@pytest.mark.rule("SPY-14.8")
@pytest.mark.parametrize("agents", [14, [15, 14, 15]])
def test_14_agents_go_with_the_dark_side_and_every_language_advises_against_it(agents):
    assert opened(3, board_side="dark", agents=agents).options["agents"] == agents
    for language, side in {"en": "dark", "de": "dunkl", "pl": "ciemn", "ja": "暗い面"}.items():
        assert side in sh.game("spyconnection").texts(language).say("option-agents", "help")


def test_games_tells_what_can_be_chosen():
    info = sh.games()["spyconnection"]
    assert (info.title, info.seats, info.minutes) == ("Spy Connection", (2, 3, 4), (20, 45))
    assert info.data_sets[0] == "reconstruction-1"
    assert {option.key: option.rules for option in info.options}["turn_limit"] == "SPY-12.8"
