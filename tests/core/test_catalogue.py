"""Games by name."""

import subprocess
import sys

import pytest

import safehouse as sh


def test_games_can_be_asked_for_before_and_after_their_packages_are_imported():
    """The call and the package `safehouse.games` share a name; importing the package must not hide the call."""
    lines = [
        "import safehouse as sh",
        "assert 'spyconnection' in sh.games()",
        "sh.new_match('spyconnection', seats=2)",
        "assert 'spyconnection' in sh.games()",
        "import safehouse.games.spyconnection as package",
        "assert package.GAME is sh.game('spyconnection')",
        "assert 'spyconnection' in sh.games()",
    ]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


def test_unknown_games_are_refused_with_those_there_are():
    for name in ("chess", "", "SPYCONNECTION"):
        with pytest.raises(sh.OptionError, match=r"unknown game .*; games are spyconnection"):
            sh.game(name)


def test_the_rules_of_a_game_can_be_listed():
    rules = sh.game("spyconnection").rule_ids()
    assert rules[0] == "SPY-1.1"
    assert len(rules) == len(set(rules))
