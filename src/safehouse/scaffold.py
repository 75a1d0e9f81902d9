"""A package for a game of one's own, to begin with: the example game, Dead Drop, under another name."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from .catalogue import all_games
from .core.errors import OptionError
from .core.validation import show

EXAMPLE = "deaddrop"
PREFIX = "DRP"
TITLE = "Dead Drop"
_KEPT = (".py", ".toml", ".ftl", ".md")


def write_game(name: str, folder: Path, *, title: str | None = None, prefix: str | None = None) -> list[Path]:
    """Writes the package into a folder that is empty or not there yet; OptionError lists every reason why not.

    `prefix` begins the ids of its rules; else the name does.
    """
    title = name.replace("_", " ").title() if title is None else title
    prefix = _begin(name) if prefix is None else prefix
    faults = [*_of_name(name), *_of_title(title), *_of_prefix(prefix), *_of_folder(folder)]
    if faults:
        raise OptionError(*faults)
    words = {EXAMPLE: name, PREFIX: prefix, TITLE: title}
    written = []
    for path, file in _files(_example()):
        target = folder / _renamed(path, words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(file.read_text(encoding="utf-8"), words), encoding="utf-8")
        written.append(target)
    return written


def _begin(name: str) -> str:
    return "".join(letter for letter in name if letter.isascii() and letter.isalpha())[:3].upper()


def _renamed(text: str, words: dict[str, str]) -> str:
    return re.sub("|".join(words), lambda found: words[found[0]], text)


def _example() -> Traversable:
    """In a wheel it lies in the package, in a checkout among the examples."""
    shipped = resources.files(__package__) / "example"
    return shipped if shipped.is_dir() else Path(__file__).parents[2] / "examples" / EXAMPLE


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(_KEPT):
            yield f"{path}{entry.name}", entry


# --- what is refused ----------------------------------------------------------------------------------------------


def _of_name(name: str) -> Iterator[str]:
    if not re.fullmatch("[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        yield f"{show(name)} cannot be the name of a game: 2 to 30 small letters, digits and _, the first a letter"
    elif name in all_games():
        yield f"there is a game {name!r} already; games are {', '.join(all_games())}"
    elif find_spec(name) is not None:
        yield f"there is a Python module {name!r} already: it would hide the game, or the game would hide it"


def _of_title(title: str) -> Iterator[str]:
    if not re.fullmatch(r"\w[\w '’.,:!-]{0,39}", title):
        yield f"{show(title)} cannot be a title: at most 40 letters, digits, spaces and ' . , : ! -"


def _of_prefix(prefix: str) -> Iterator[str]:
    taken = {game.prefix: game.name for game in all_games().values()}
    if not re.fullmatch("[A-Z]{3}", prefix):
        yield f"{show(prefix)} cannot begin the ids of rules: three capital letters, such as SPY of SPY-4.2"
    elif prefix in taken:
        yield f"the ids of rules cannot begin with {prefix}: those of {taken[prefix]} do; choose another prefix"


def _of_folder(folder: Path) -> Iterator[str]:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        yield f"{folder} is there already, and not empty: nothing is overwritten"
