"""`safehouse db`: back up a house, and restore it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from .common import AsJson, console, need_server, print_json
from .progress import Advance

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, such as house.backup.", show_default=False)]
Database = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…; by default the file of `serve`."),
]


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(help="The database of `safehouse serve`.", rich_markup_mode="rich")
    group.command("backup", epilog="[bold]safehouse db backup house.backup[/]")(backup)
    group.command("restore", epilog="[bold]safehouse db restore house.backup --db postgresql://localhost/house[/]")(
        restore
    )
    group.callback(invoke_without_command=True)(_show_help)
    app.add_typer(group, name="db")


def _show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def backup(file: File, db: Database = None, json: AsJson = False) -> None:
    """Write all guests and tables to one new file. The server may go on meanwhile."""
    need_server()
    from safehouse.server.storage.backup import backup as write

    with _counting(json) as advance:
        counts = write(db or _default(), file, advance)
    _report("backed up", file, counts, json)


def restore(file: File, db: Database = None, json: AsJson = False) -> None:
    """Fill an empty database from a backup, of either kind: this is also how a house moves to PostgreSQL."""
    need_server()
    from safehouse.server.storage.backup import restore as read

    with _counting(json) as advance:
        counts = read(db or _default(), file, advance)
    _report("restored", file, counts, json)


def _default() -> str:
    from safehouse.server.settings import default_database

    return default_database()


@contextmanager
def _counting(quiet: bool) -> Iterator[Advance]:
    """How many rows are done; how many there are nobody knows before."""
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    screen = console(errors=True)
    columns = (SpinnerColumn(), TextColumn("{task.completed} rows"), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as bar:
        task = bar.add_task("rows", total=None)
        yield lambda count: bar.advance(task, count)


def _report(done: str, file: Path, counts: dict[str, int], json: bool) -> None:
    if json:
        print_json({"file": str(file), "rows": counts})
        return
    console().print(
        f"{done} {counts['matches']} tables, {counts['guests']} guests, {counts['log']} log entries: {file}"
    )
