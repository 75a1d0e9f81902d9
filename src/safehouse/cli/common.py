"""What several commands share: arguments, options of a game, output."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError
from safehouse.core.options import Option, Options
from safehouse.core.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from rich.console import Console

    from safehouse.core.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as spyconnection.", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats; the fewest by default.")]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="The same seed gives the same draws; a fresh one by default.")
]
GivenOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; `safehouse games` lists them."),
]
DataFile = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="Play on a data set of your own; checked first.")
]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}.")]
LARGEST_RECORD = 20_000_000
AsJson = Annotated[bool, typer.Option("--json", help="Output for programs.")]


def need_server() -> None:
    """Refuses, with what to install, where the packages of the web platform are missing."""
    try:
        for module in ("alembic", "litestar", "prometheus_client", "psycopg", "sqlalchemy", "uvicorn"):
            importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise OptionError(f"this needs {error.name}: pip install 'safehouse[server]'") from None


def need_client() -> None:
    """Refuses, with what to install, where the package that calls servers is missing."""
    try:
        importlib.import_module("httpx")
    except ModuleNotFoundError as error:
        raise OptionError(f"this needs {error.name}: pip install 'safehouse[client]'") from None


def console(*, errors: bool = False) -> Console:
    """Where a command writes: colours only on a terminal, and never with NO_COLOR."""
    from rich.console import Console

    return Console(stderr=errors, highlight=False, markup=False, emoji=False)


def print_json(content: Any) -> None:
    json.dump(content, sys.stdout, ensure_ascii=False, indent=2)
    print()


def read_record(file: Path) -> Any:
    """What stands in a file of JSON; whether it is a record is for whoever reads it to say."""
    try:
        if file.stat().st_size > LARGEST_RECORD:
            raise OptionError(f"{file}: a record has {LARGEST_RECORD} bytes at most")
        return json.loads(file.read_bytes())
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise OptionError(f"{file}: this is not JSON") from None


def cli_texts(language: str) -> Texts:
    """The texts of the command line itself."""
    return Texts("safehouse.cli", language)


def open_game(name: str, given: Sequence[str], data: Path | None) -> tuple[Game, Options]:
    """A game and the options given for it; a data set of one's own is loaded and chosen."""
    game = find_game(name)
    options = read_options(game, given)
    if data is not None:
        if "data_set" in options:
            raise OptionError("--data chooses the data set; leave out --option data_set")
        options["data_set"] = game.load_data_set(data).name
    return game, options


def read_options(game: Game, given: Sequence[str]) -> Options:
    """`KEY=VALUE` texts as options; whether a value is allowed the game itself decides."""
    declared = {option.key: option for option in game.options}
    options: Options = {}
    for item in given:
        key, equals, text = item.partition("=")
        if not equals:
            raise OptionError(f"--option {item!r}: write it as KEY=VALUE; keys are {', '.join(declared)}")
        if key in options:
            raise OptionError(f"--option {key!r} is given twice")
        options[key] = _value(declared.get(key), text)
    return options


def _value(option: Option | None, text: str) -> Any:
    if option is not None and option.per_seat and "," in text:
        return [_single(option, part.strip()) for part in text.split(",")]
    if option is not None and option.members and text not in option.values:
        return [part.strip() for part in text.split(",")]
    return _single(option, text)


def _single(option: Option | None, text: str) -> Any:
    switches = {"true": True, "on": True, "false": False, "off": False}
    if option is not None and isinstance(option.default, bool) and text.lower() in switches:
        return switches[text.lower()]
    if option is not None and None in option.values and text.lower() == "none":
        return None
    return int(text) if text.isascii() and text.lstrip("-").isdigit() and len(text) < 10 else text
