"""Texts: languages, names, arguments."""

import pytest

import safehouse as sh
from safehouse.core.texts import named_args


@pytest.fixture
def texts():
    return sh.game("spyconnection").texts("en")


def test_a_message_is_said_with_its_arguments(texts):
    assert texts.say("event-won", player="Lisa") == "Lisa wins the game."
    assert texts.say("action-STOP", attribute="effect").startswith("Your spy stays")


def test_a_sentence_that_ends_with_a_name_has_one_full_stop(texts):
    assert texts.say("event-moved", player="Linda X.", origin="Oslo", city="Hans R.").endswith(" to Hans R.")


def test_what_is_not_there_is_said_by_its_id(texts):
    assert texts.say("no-such-message") == "no-such-message"
    assert texts.say("event-won", attribute="no-such-attribute") == "event-won"
    assert not texts.has("no-such-message")


def test_things_have_names_and_composed_things_composed_names(texts):
    assert texts.name("city", "LON") == "London"
    assert texts.name("connection", "LON-PAR") == "London–Paris"
    assert texts.name("field", "LON-PAR-2") == "London–Paris 2"
    assert texts.name("mission", "M01") == "M01"
    assert texts.name("slot", 3) == "3"
    assert texts.name("city", None) == "?"
    assert texts.name("city", "ROM+PAR") == "Rome, Paris"
    assert sh.game("spyconnection").texts("ja").name("city", "ROM+PAR") == "ローマ、パリ"


def test_arguments_become_words_and_numbers_stay_numbers(texts):
    args = {"city": "ROM", "count": 2, "mission": None}
    domains = {"city": "city", "count": "number", "mission": "mission"}
    assert named_args(texts, domains, args) == {"city": "Rome", "count": 2, "mission": "?"}


def test_all_ids_come_in_the_order_of_the_file(texts):
    assert texts.ids()[:2] == ("game-title", "game-summary")
    assert len(texts.ids()) == len(set(texts.ids()))


def test_an_unknown_language_is_refused():
    with pytest.raises(sh.OptionError, match="unknown language 'fr'; languages are en, de, pl, ja"):
        sh.game("spyconnection").texts("fr")
    with pytest.raises(sh.OptionError, match="unknown language"):
        sh.new_match("spyconnection", seats=2, seed=1).why_not(0, "DONE", language="xx")
