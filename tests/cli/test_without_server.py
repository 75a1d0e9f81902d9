"""`pip install safehouse` brings engine, bots and `batch`; the web platform's packages come with the extra `server`."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = (
    "alembic",
    "httptools",
    "litestar",
    "psycopg",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "choix",
    "pettingzoo",
    "ray",
)
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS!r}))\n"


def python(program):
    return subprocess.run([sys.executable, "-c", WITHOUT + program], capture_output=True, text=True, check=False)


def command(*arguments):
    return python(f"from safehouse.cli.main import main; sys.exit(main({list(arguments)!r}))")


def test_the_extras_are_no_plain_dependencies():
    plain = " ".join(PROJECT["dependencies"])
    assert [name for name in EXTRAS if name in plain] == []
    assert {"server", "envs", "arena", "ray", "redis", "all"} <= set(PROJECT["optional-dependencies"])


def test_a_game_is_played_and_a_batch_stepped():
    program = """
import safehouse as sh
from safehouse.envs import batch
match = sh.new_match("spyconnection", seats=2, seed=1)
for _ in range(20):
    seat = match.to_move[0]
    match.play(seat, sh.bot("random", seed=1).choose(match.observation(seat)))
games = batch("estoril", n=4, seats=2, seed=1)
games.step(games.sample())
print(len(match.record()["steps"]) >= 20, games.done.shape)
"""
    done = python(program)
    assert (done.returncode, done.stdout) == (0, "True (4,)\n"), done.stderr


def test_commands_that_need_no_server_work():
    for arguments in (["games"], ["rules", "vienna", "VIE-6.4"], ["simulate", "spyconnection", "--games", "1"]):
        done = command(*arguments)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "arguments", [["serve"], ["worker", "--redis", "redis://127.0.0.1:1"], ["db", "backup", "nowhere"]]
)
def test_commands_of_the_server_say_what_to_install(arguments):
    done = command(*arguments)
    assert done.returncode == 2
    assert done.stderr == "safehouse: this needs alembic: pip install 'safehouse[server]'\n"
