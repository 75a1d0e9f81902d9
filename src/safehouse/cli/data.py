"""`safehouse data check`: what is wrong with an own data set."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from safehouse.catalogue import find_game
from safehouse.core.datasets import Findings, parse, read_file
from safehouse.core.errors import DataError

from .common import AsJson, GameName, console, print_json

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A TOML or JSON file of board and cards.", show_default=False)
]


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(help="Data sets: maps and cards of your own.", rich_markup_mode="rich")
    group.command("check", epilog="[bold]safehouse data check spyconnection my-map.toml[/]")(check)
    group.callback(invoke_without_command=True)(_show_help)
    app.add_typer(group, name="data")


def _show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def check(game: GameName, file: File, json: AsJson = False) -> None:
    """Check a data set against all that the rules need.

    Errors forbid its use (exit code 1); warnings say where it differs from the printed game.
    """
    found = find_game(game)
    text = read_file(file)
    try:
        findings = found.examine_data(parse(text))[1]
    except DataError as error:
        findings = Findings(error.faults)
    if json:
        playable = not findings.errors
        print_json({"playable": playable, "errors": findings.errors, "warnings": findings.warnings})
    else:
        _show(file, findings)
    if findings.errors:
        raise typer.Exit(1)


def _show(file: Path, findings: Findings) -> None:
    from rich.text import Text

    screen = console()
    for word, style, messages in (("error", "red", findings.errors), ("warning", "yellow", findings.warnings)):
        for message in messages:
            screen.print(Text.assemble((f"{word:8}", style), message))
    count = len(findings.errors)
    faults = f"{count} error{'s' if count != 1 else ''}"
    verdict = f"{faults}: it may not be played" if count else "it may be played"
    screen.print(Text.assemble((file.name, "bold"), f": {verdict}"))
