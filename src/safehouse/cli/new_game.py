"""`safehouse new-game`: a package for a game of one's own, to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import console

EXAMPLES = """
[bold]safehouse new-game harbour[/]   in the new folder harbour

[bold]safehouse new-game harbour --folder ~/games/harbour --title "Night Harbour" --prefix NIH[/]
"""

Name = Annotated[str, typer.Argument(metavar="NAME", help="Its name, also of its Python package.", show_default=False)]
Folder = Annotated[
    Path | None, typer.Option("--folder", metavar="FOLDER", help="Where to write it; ./NAME by default.")
]
Title = Annotated[str | None, typer.Option("--title", metavar="TITLE", help="What people call it.")]
Prefix = Annotated[str | None, typer.Option("--prefix", metavar="ABC", help="What the ids of its rules begin with.")]


def add_to(app: typer.Typer) -> None:
    app.command("new-game", epilog=EXAMPLES)(new_game)


def new_game(name: Name, folder: Folder = None, title: Title = None, prefix: Prefix = None) -> None:
    """Write a package with a small whole game that can be played at once and passes the conformance kit.

    It is the example of the guide (docs/adding-a-game.md) under your name: change it step by step, and check it again.
    """
    from safehouse.scaffold import write_game

    target = (folder or Path(name)).expanduser()
    written = write_game(name, target, title=title, prefix=prefix)
    screen = console()
    screen.print(f"{len(written)} files in {target}")
    screen.print("")
    for command in (
        f"pip install -e {target}",
        f"safehouse play {name}",
        f"python -m safehouse.testkit check {name}",
    ):
        screen.print(f"  {command}", soft_wrap=True)
