"""The commands that print and end: what they say, and with which exit code."""

import json
import subprocess
import sys
from importlib import resources

import pytest

import safehouse as sh

SHIPPED = (resources.files("safehouse.games.spyconnection") / "data" / "reconstruction-1.toml").read_text("utf-8")


def one_line(errors):
    return errors.startswith("safehouse: ") and errors.count("\n") == 1


def test_without_arguments_it_shows_how_to_begin(safehouse):
    code, out, err = safehouse()
    assert (code, err) == (0, "")
    assert "safehouse play spyconnection" in out


def test_every_command_has_help_with_an_example(safehouse):
    for command in (["games"], ["play"], ["simulate"], ["rules"], ["bench"], ["new-game"], ["data", "check"]):
        code, out, _ = safehouse(*command, "--help")
        assert code == 0
        assert f"safehouse {' '.join(command)}" in out


def test_version(safehouse):
    assert safehouse("--version") == (0, f"safehouse {sh.__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nonsense"], "nonsense"),
        (["play"], "GAME"),
        (["play", "chess"], "games are vienna"),
        (["play", "spyconnection", "--seats", "7"], "2, 3, 4"),
        (["play", "spyconnection", "--seats", "two"], "--seats"),
        (["play", "spyconnection", "--seat", "E"], "A, B, 0, 1"),
        (["play", "spyconnection", "--bots", "clever"], "random, greedy"),
        (["play", "spyconnection", "--lang", "xx"], "en, de, pl, ja"),
        (["play", "spyconnection", "-o", "agents=13"], "15 or 14"),
        (["play", "spyconnection", "-o", "agents"], "KEY=VALUE"),
        (["play", "spyconnection", "-o", "agents=15", "-o", "agents=14"], "twice"),
        (["play", "spyconnection", "-o", "speed=1"], "options are start_missions"),
        (["play", "estoril", "-o", "secret_missions=true"], "EST-13.1"),
        (["play", "spyconnection", "--load", "missing.json"], "cannot be read"),
        (["play", "spyconnection", "--hotseat", "--bots", "greedy,greedy"], "no seat"),
        (["simulate", "spyconnection", "--games", "0"], "--games"),
        (["simulate", "spyconnection", "--bots", ","], "at least one"),
        (["simulate", "spyconnection", "--bots", "random,random,random"], "2 seats"),
        (["arena", "spyconnection", "--bots", "cleverest"], "unknown bot 'cleverest'"),
        (["arena", "spyconnection", "--bots", "greedy", "--stop-at", "55"], "a share lies between 0 and 1"),
        (["rules", "spyconnection", "99.1"], "SPY-1.1 to SPY-15.4"),
        (["rules", "spyconnection", "--coverage", "--tests", "nowhere"], "no folder"),
        (["data", "check", "spyconnection", "missing.toml"], "cannot be read"),
        (["bench", "chess"], "games are"),
    ],
)
def test_bad_usage_is_refused_in_one_line(safehouse, arguments, reason):
    code, out, err = safehouse(*arguments)
    assert (code, out) == (2, "")
    assert one_line(err)
    assert reason in err


def test_games_for_people(safehouse):
    code, out, _ = safehouse("games")
    assert code == 0
    for word in ("Spy Connection", "2–4", "board_side", "light or dark", "SPY-14.4–14.8", "Reconstruction."):
        assert word in out


@pytest.mark.parametrize("given", ["missions=M01,M02, M03,M04", "white_disc_limit=none", "white_disc_limit=5"])
def test_lists_and_none_can_be_given(safehouse, given):
    command = ("simulate", "estoril", "--games", "1", "--bots", "random", "--seed", "1", "--json", "-o")
    assert safehouse(*command, given)[0] == 0
    code, _, err = safehouse(*command, "missions=M01,M02")
    assert code == 2
    assert "missions" in err


def test_games_for_programs(safehouse):
    game = json.loads(safehouse("games", "--json")[1])["spyconnection"]
    options = {option["key"]: option for option in game["options"]}
    assert game["seats"] == [2, 3, 4]
    assert options["agents"] == {
        "key": "agents",
        "default": 15,
        "values": [15, 14],
        "least": None,
        "seat_number": False,
        "per_seat": True,
        "list_of": None,
        "rules": "SPY-14.1–14.3",
    }
    assert options["data_set"]["values"] == ["reconstruction-1"]
    assert game["data_sets"]["reconstruction-1"].startswith("Reconstruction.")


def test_rules_by_section(safehouse):
    out = safehouse("rules", "spyconnection")[1]
    assert out.index("1  Board and pieces") < out.index("SPY-1.1") < out.index("2  Set-up") < out.index("SPY-15.4")


@pytest.mark.parametrize("typed", ["SPY-4.2", "4.2", "spy-4.2"])
def test_one_rule(safehouse, typed):
    out = safehouse("rules", "spyconnection", typed)[1]
    assert "SPY-4.2" in out
    assert "3 open missions" in " ".join(out.split())
    assert "SPY-4.3" not in out


def test_one_section_in_another_language(safehouse):
    out = safehouse("rules", "spyconnection", "13", "--lang", "de")[1]
    assert "Wertung" in out
    assert "SPY-13.7" in out
    assert "SPY-12.1" not in out


def test_rules_for_programs(safehouse):
    rules = json.loads(safehouse("rules", "spyconnection", "--json")[1])
    assert rules[0]["id"] == "SPY-1.1"
    assert len({rule["id"] for rule in rules}) == len(rules)


def test_rule_coverage(safehouse, tmp_path):
    test = 'import pytest\n\n\n@pytest.mark.rule("SPY-4.2")\ndef test_three_open_missions():\n    pass\n'
    (tmp_path / "test_some.py").write_text(test)
    out = safehouse("rules", "spyconnection", "--coverage", "--tests", tmp_path)[1]
    assert "test_some.py::test_three_open_missions" in out
    assert "1 tested" in out
    found = json.loads(safehouse("rules", "spyconnection", "4", "--coverage", "--json", "--tests", tmp_path)[1])
    assert found["tests"]["SPY-4.2"] == ["test_some.py::test_three_open_missions"]
    assert "SPY-4.1" in found["gaps"]
    assert "SPY-4.2" not in found["gaps"]
    assert "SPY-5.1" not in found["gaps"]


def test_a_sound_data_set_may_be_played(safehouse, tmp_path):
    file = tmp_path / "map.toml"
    file.write_text(SHIPPED, encoding="utf-8")
    assert safehouse("data", "check", "spyconnection", file) == (0, "map.toml: it may be played\n", "")


def test_a_data_set_that_differs_from_the_printed_game_gets_warnings(safehouse, tmp_path):
    file = tmp_path / "map.toml"
    own = SHIPPED.replace("reconstruction-1", "mine").replace(
        "planning_costs = [0, 1, 2, 2]", "planning_costs = [0, 0, 1, 2]"
    )
    file.write_text(own, encoding="utf-8")
    code, out, _ = safehouse("data", "check", "spyconnection", file)
    assert code == 0
    assert "warning" in out
    assert "may be played" in out


def test_all_faults_of_a_data_set_are_listed(safehouse, tmp_path):
    file = tmp_path / "map.toml"
    broken = SHIPPED.replace("at = [200, 270]", 'at = "west"').replace("points = 8", 'points = "many"')
    file.write_text(broken, encoding="utf-8")
    code, out, _ = safehouse("data", "check", "spyconnection", file)
    assert code == 1
    assert "cities[0].at" in out
    assert "many" in out
    assert "may not be played" in out
    code, out, _ = safehouse("data", "check", "spyconnection", file, "--json")
    assert code == 1
    assert len(json.loads(out)["errors"]) == 2


def test_a_file_that_is_not_toml_is_a_fault(safehouse, tmp_path):
    file = tmp_path / "map.toml"
    file.write_text("not toml")
    code, out, _ = safehouse("data", "check", "spyconnection", file, "--json")
    assert code == 1
    assert json.loads(out)["playable"] is False


def test_the_module_is_the_command():
    done = subprocess.run(
        [sys.executable, "-m", "safehouse", "games", "--json"], capture_output=True, text=True, check=True
    )
    assert "spyconnection" in json.loads(done.stdout)


def test_help_and_import_load_nothing_heavy():
    code = "import sys; from safehouse.cli.main import main; main(['--help']); print({'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("set()")
