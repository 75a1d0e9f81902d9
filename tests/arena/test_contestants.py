"""Contestants as short texts."""

import pytest

from safehouse.arena.contestants import contestant, contestants
from safehouse.arena.external_players import EXTERNAL_PLAYERS, ExternalPlayer
from safehouse.core.errors import OptionError


class Modest:
    """A guest that takes the first legal action."""

    def __init__(self, settings, seed):
        self.settings = settings

    def choose(self, match, seat):
        return match.legal(seat)[0]


@pytest.fixture(autouse=True)
def modest(monkeypatch):
    monkeypatch.setitem(EXTERNAL_PLAYERS, "modest", ExternalPlayer(Modest, ("pace", "ms")))


def test_a_text_is_read_and_written_in_one_form():
    found = contestant(" modest:pace=slow:ms=100 ")
    assert found.text == "modest:ms=100:pace=slow"
    assert contestant(found.text) == found
    assert dict(found.settings) == {"ms": 100, "pace": "slow"}


def test_what_thinks_by_the_clock_is_known():
    assert contestant("modest:ms=5").by_clock
    assert not contestant("modest:pace=slow").by_clock
    assert not contestant("greedy").by_clock


@pytest.mark.parametrize("text", ["ismcts", "cheat", "openspiel", "ismcts:horizon=3", "ismcts:level=3", "cheat:ms=5"])
def test_searches_think_by_the_clock_unless_told_how_many_rounds(text):
    assert contestant(text).by_clock


@pytest.mark.parametrize("text", ["ismcts:iterations=5", "cheat:iterations=5", "ismcts:horizon=3:iterations=5"])
def test_rounds_alone_can_be_repeated(text):
    assert not contestant(text).by_clock
    assert contestant(f"{text}:ms=5").by_clock


@pytest.mark.parametrize("bot", ["ismcts", "cheat", "openspiel"])
@pytest.mark.parametrize("ms", ["abc", "0", "1.5", "1234567890"])
def test_milliseconds_are_a_whole_number_from_1(bot, ms):
    with pytest.raises(OptionError, match=r"ms: .* is not a whole number from 1"):
        contestant(f"{bot}:ms={ms}")


def test_several_are_parted_by_commas():
    assert [each.text for each in contestants("greedy, modest:ms=5,,random")] == ["greedy", "modest:ms=5", "random"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown bot"),
        ("cleverest", "bots are random, greedy"),
        ("modest:ms", "'ms' is not a setting; write BOT:KEY=VALUE"),
        ("modest:ms=", "not a setting"),
        ("modest:MS=5", "not a setting"),
        ("modest:ms=5:ms=6", "ms is given twice"),
        ("modest:depth=2", "settings are pace, ms"),
        ("greedy:ms=x y", "not a setting"),
    ],
)
def test_what_is_wrong_is_said(text, reason):
    with pytest.raises(OptionError, match=reason):
        contestant(text)


def test_our_bots_refuse_settings_they_do_not_know():
    with pytest.raises(OptionError):
        contestant("greedy:charm=3")


def test_nobody_is_refused():
    with pytest.raises(OptionError, match="at least one"):
        contestants(" , ")
