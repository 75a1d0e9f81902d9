"""`safehouse cases make`: cases of the day for many days."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from safehouse.core.errors import OptionError

from .common import console

if TYPE_CHECKING:
    from safehouse.cases.making import Order
    from safehouse.cases.stored import StoredCase

Days = Annotated[int, typer.Option("--days", metavar="N", min=1, max=3660, help="For how many days.")]
First = Annotated[
    datetime | None, typer.Option("--from", metavar="DATE", formats=["%Y-%m-%d"], help="The first day, a Monday.")
]
Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to write them.", show_default=False)]
Workers = Annotated[int | None, typer.Option("--workers", metavar="W", min=1, help="Processes; all cores by default.")]


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(help="Cases of the day.", rich_markup_mode="rich")
    group.command("make", epilog="[bold]safehouse cases make --days 84 --from 2026-01-05 --out cases.json[/]")(make)
    group.callback(invoke_without_command=True)(_show_help)
    app.add_typer(group, name="cases")


def _show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def make(out: Out, days: Days = 84, first: First = None, workers: Workers = None) -> None:
    """Make a case for each day: deductions with one answer, and turns that a long search is sure of.

    The same days give the same cases on every machine. They grow harder from Monday to Sunday.
    """
    from safehouse.cases.stored import CaseFile, write_cases

    begin = first.date() if first is not None else date(2026, 1, 5)
    if begin.weekday() != 0:
        raise OptionError(f"--from: {begin} is no Monday; cases grow harder from Monday to Sunday")
    cases = _make_all(begin, days, workers)
    out.write_bytes(write_cases(CaseFile(begin, tuple(cases))))
    console().print(f"{len(cases)} cases in {out}")


def _make_all(first: date, days: int, workers: int | None) -> list[StoredCase]:
    from safehouse.arena.runners import cores, in_processes
    from safehouse.cases.making import make_numbered, orders

    from .progress import counting

    wanted: list[tuple[int, Order]] = list(enumerate(orders(first, days)))
    made: dict[int, StoredCase] = {}
    with counting(days, what="cases") as advance:
        for number, case in in_processes(make_numbered, wanted, workers or cores()):
            made[number] = case
            advance(1)
    return [made[number] for number in range(days)]
