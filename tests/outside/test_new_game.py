"""`safehouse new-game`, and the example that it writes: installed as people would, played, checked."""

import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.core.errors import OptionError
from safehouse.scaffold import write_game

from .packages import Outside

EXAMPLE = Path(__file__).parents[2] / "examples" / "deaddrop"


@pytest.fixture(scope="session")
def made(tmp_path_factory):
    """A new game, written by the command and installed by pip."""
    folder = tmp_path_factory.mktemp("new")
    outside = Outside(folder / "site")
    title = ("--title", "Night Harbour", "--prefix", "NIH")
    told = outside.safehouse("new-game", "harbour", "--folder", folder / "harbour", *title)
    assert f"pip install -e {folder / 'harbour'}" in told.replace("\n", "")
    outside.install(folder / "harbour")
    return outside, folder / "harbour"


def own_tests(outside, folder):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", folder, folder / "tests"]
    done = subprocess.run(command, cwd=folder, env=outside.environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_it_is_played_at_once(made):
    outside, _ = made
    shown = outside.safehouse("play", "harbour", "--bots", "greedy", "--seed", 1, typed="1\n" * 20)
    assert "Night Harbour" in shown
    assert "hides a document at the" in shown
    assert "Score sheet" in shown
    assert "NIH-2.4" in outside.safehouse("rules", "harbour", "--lang", "pl")


def test_its_own_tests_pass_and_conformance_is_one_of_them(made):
    outside, folder = made
    assert "conformance(GAME)" in (folder / "tests" / "test_conformance.py").read_text("utf-8")
    own_tests(outside, folder)


def test_nothing_is_left_of_the_example(made):
    _, folder = made
    for file in (path for path in folder.rglob("*") if path.is_file()):
        text = f"{file.relative_to(folder)} {file.read_bytes().decode('utf-8', 'ignore')}"
        assert not any(word in text for word in ("deaddrop", "Dead Drop", "DRP")), file


@pytest.mark.full  # what `made` is written from
def test_the_example_itself(tmp_path):
    outside = Outside(tmp_path / "site")
    outside.install(EXAMPLE)
    own_tests(outside, EXAMPLE)


# --- what is refused ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "more", "fault"),
    [
        ("", {}, "'' cannot be the name of a game: 2 to 30 small letters"),
        ("Harbour", {}, "cannot be the name of a game"),
        ("my-game", {}, "cannot be the name of a game"),
        ("../up", {}, "cannot be the name of a game"),
        ("class", {}, "cannot be the name of a game"),
        ("vienna", {}, "there is a game 'vienna' already; games are vienna, "),
        ("json", {}, "there is a Python module 'json' already"),
        ("harbour", {"title": 'a "b"'}, "cannot be a title"),
        ("harbour", {"title": ""}, "cannot be a title"),
        ("harbour", {"prefix": "Har"}, "'Har' cannot begin the ids of rules: three capital letters"),
        ("harbour", {"prefix": "VIE"}, "the ids of rules cannot begin with VIE: those of vienna do"),
        ("g2", {}, "'G' cannot begin the ids of rules"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(tmp_path, name, more, fault):
    with pytest.raises(OptionError) as refused:
        write_game(name, tmp_path / "new", **more)
    assert any(fault in each for each in refused.value.faults), refused.value.faults
    assert not (tmp_path / "new").exists()


def test_every_fault_is_told(tmp_path):
    (tmp_path / "mine").write_text("")
    with pytest.raises(OptionError) as refused:
        write_game("Vienna", tmp_path, title="{}", prefix="x")
    assert len(refused.value.faults) == 4


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "mine.py").write_text("mine")
    with pytest.raises(OptionError, match="not empty: nothing is overwritten"):
        write_game("harbour", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]
    with pytest.raises(OptionError, match="nothing is overwritten"):
        write_game("harbour", tmp_path / "mine.py")


def test_an_empty_folder_will_do(tmp_path):
    written = write_game("harbour", tmp_path)
    assert tmp_path / "harbour" / "rules" / "turn.py" in written
    assert 'title="Harbour"' in (tmp_path / "harbour" / "__init__.py").read_text("utf-8")
    assert "HAR-2.4" in (tmp_path / "harbour" / "rules" / "state.py").read_text("utf-8")
