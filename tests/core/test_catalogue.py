"""Games by name."""

import ast
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import safehouse as sh
from safehouse.catalogue import own_games


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
        with pytest.raises(
            sh.OptionError, match=r"unknown game .*; games are vienna, estoril, spyconnection, inkognito"
        ):
            sh.game(name)


def test_the_rules_of_a_game_can_be_listed():
    rules = sh.game("spyconnection").rule_ids()
    assert rules[0] == "SPY-1.1"
    assert len(rules) == len(set(rules))


def test_a_broken_package_of_somebody_else_takes_nothing_down(tmp_path):
    """Three entry points: one does not import, one is no game, one is a game."""
    info = tmp_path / "somebody_else-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody-else\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[safehouse.games]\nbroken = somebody_broken:GAME\nnothing = somebody_else:NOTHING\nfine = somebody_else:GAME\n"
    )
    (tmp_path / "somebody_broken.py").write_text("import a_module_that_is_not_installed\n")
    lines = ["from safehouse.games.spyconnection import GAME as OURS", "from dataclasses import replace"]
    lines += ["NOTHING = 3", "GAME = replace(OURS, name='fine', order=100)"]
    (tmp_path / "somebody_else.py").write_text("\n".join(lines))
    code = [
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})",
        "import safehouse as sh",
        "assert list(sh.games())[-1] == 'fine', list(sh.games())",
        "assert sh.game('fine').name == 'fine'",
        "from safehouse.envs import aec_env, gym_env, openspiel_game",
        "assert 'broken' not in sh.games()",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(code)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        "the game 'broken' (somebody-else) is left out: ModuleNotFoundError: No module named "
        "'a_module_that_is_not_installed'",
        "the game 'nothing' (somebody-else) is left out: TypeError: somebody_else:NOTHING is not a Game",
    ]


def test_games_come_in_the_order_they_declare():
    """The same in the terminal, in the API and on home."""
    assert list(sh.games())[:4] == ["vienna", "estoril", "spyconnection", "inkognito"]


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ({"usual_seats": 5}, "usual_seats is one of 2, 3, 4, not 5"),
        ({"difficulty": 4}, "difficulty is 1, 2 or 3, not 4"),
        ({"minutes": (60, 30)}, r"minutes are the fewest and the most, not \(60, 30\)"),
        ({"colour": "red"}, "colour is written #rrggbb, not 'red'"),
    ],
)
def test_what_home_shows_is_checked_where_it_is_declared(declared, fault):
    with pytest.raises(ValueError, match=f"^vienna: {fault}$"):
        replace(sh.game("vienna"), **declared)


def test_a_game_says_how_many_usually_play_it():
    assert sh.games()["vienna"].usual_seats == 4
    assert replace(sh.game("vienna"), usual_seats=None).info().usual_seats == 2


HOUSE = Path(sh.__file__).parent


def names(file):
    """The texts, but not the docstrings, and the imported modules of a source file."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
            yield from (alias.name for alias in node.names)


def test_no_game_is_named_outside_its_folder():
    """A new one touches nothing else."""
    sources = [file for file in HOUSE.rglob("*.py") if HOUSE / "games" not in file.parents]
    assert len(sources) > 100
    for file in sources:
        assert not set(own_games()) & set(names(file)), file
    settings = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    assert not [name for name in own_games() if name in settings]
