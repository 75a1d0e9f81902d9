"""The command `safehouse`. It ends with 0, with 1 if it found faults, 2 on bad usage, 130 on Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from safehouse import SafehouseError, __version__
from safehouse.core.errors import FaultList

from . import (
    admin,
    arena,
    audit,
    bench,
    cases,
    data,
    db,
    games,
    join,
    llm,
    new_game,
    play,
    review,
    rules,
    serve,
    simulate,
    verify,
    worker,
)

INTERRUPTED = 130

app = typer.Typer(
    name="safehouse",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog="Each command tells more: [bold]safehouse play --help[/]",
)
games.add_to(app)
play.add_to(app)
simulate.add_to(app)
arena.add_to(app)
rules.add_to(app)
verify.add_to(app)
review.add_to(app)
data.add_to(app)
bench.add_to(app)
cases.add_to(app)
new_game.add_to(app)
llm.add_to(app)
audit.add_to(app)
serve.add_to(app)
join.add_to(app)
db.add_to(app)
worker.add_to(app)
admin.add_to(app)


@app.callback(invoke_without_command=True)
def safehouse(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Spy board games in the terminal: play, simulate, read the rules.

    [dim]Begin with[/]  [bold]safehouse play spyconnection[/]
    """
    if version:
        print(f"safehouse {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit code."""
    try:
        result = app(list(arguments), prog_name="safehouse", standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(error.format_message(), error.exit_code)
    except FaultList as error:
        return _refuse(f"{error.what}: {error.faults[0]}" if len(error.faults) == 1 else str(error), 2)
    except SafehouseError as error:
        return _refuse(str(error), 2)
    except typer.Abort:
        return _refuse("stopped", 1)
    if result == INTERRUPTED:
        return _refuse("interrupted", INTERRUPTED)
    return result if isinstance(result, int) else 0


def _refuse(reason: str, code: int) -> int:
    print(f"safehouse: {reason.strip()}", file=sys.stderr)
    return code


def run() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without the letters shows "?", it does not end the game
    sys.exit(main(sys.argv[1:]))
