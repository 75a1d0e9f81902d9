"""`safehouse verify`: whether every draw of a finished game fits what the server had committed to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import safehouse as sh
from safehouse.core.deals import is_hex_64
from safehouse.core.errors import OptionError

from .common import AsJson, console, print_json, read_record

EXAMPLES = """
[bold]safehouse verify game.json[/]   a record as the replay page or GET …/record gives it after the end

[bold]safehouse verify game.json --commitment 9f86d0…[/]   also that it is the commitment seen before the game

[bold]safehouse verify game.json --number 0:5e8848…[/]   also that seat 0 added this number
"""

RecordFile = Annotated[
    Path, typer.Argument(metavar="RECORD", help="A record with a certificate, as JSON.", show_default=False)
]
Commitment = Annotated[
    str | None, typer.Option("--commitment", metavar="HEX", help="What the server had shown before the game.")
]
Numbers = Annotated[
    list[str] | None, typer.Option("--number", metavar="SEAT:HEX", help="A number that you know a seat added.")
]


def add_to(app: typer.Typer) -> None:
    app.command("verify", epilog=EXAMPLES)(verify)


def verify(record: RecordFile, commitment: Commitment = None, number: Numbers = None, json: AsJson = False) -> None:
    """Check every draw of a finished game.

    The server's secret must be the one it had committed to, and every card, die and ball must follow from it and from
    the players' numbers. Ends with 1 where one does not fit, and says which.
    """
    known = [_known_number(text) for text in number or []]
    verdict = sh.verify(read_record(record), commitment)
    faults = [*verdict.faults, *(fault for seat, hex in known if (fault := _other(verdict, seat, hex)))]
    if json:
        numbers = list(verdict.numbers)
        print_json(
            {
                "fair": not faults,
                "draws": verdict.draws,
                "numbers": numbers,
                "unopened": list(verdict.unopened),
                "faults": faults,
            }
        )
    else:
        _show(record, verdict, faults)
    if faults:
        raise typer.Exit(1)


def _known_number(text: str) -> tuple[int, str]:
    seat, _, number = text.partition(":")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and is_hex_64(number)):
        raise OptionError(f"--number {text!r}: write it as SEAT:HEX, a seat from 0 and 64 hexadecimal digits")
    return int(seat), number


def _other(verdict: sh.Verdict, seat: int, number: str) -> str | None:
    if seat >= len(verdict.numbers):
        return f"numbers: there is no seat {seat}"
    there = verdict.numbers[seat]
    return None if there == number else f"numbers: seat {seat} has {there or 'none'}, but added {number}"


def _show(file: Path, verdict: sh.Verdict, faults: list[str]) -> None:
    from rich.text import Text

    screen = console()
    for fault in faults:
        screen.print(Text.assemble(("fault   ", "red"), fault))
    silent = [seat for seat, number in enumerate(verdict.numbers) if number is None and seat not in verdict.unopened]
    for what, seats in (
        ("no number was added by", silent),
        ("a number was sealed, but not opened, by", verdict.unopened),
    ):
        if seats:
            screen.print(Text.assemble(("note    ", "yellow"), f"{what} seat {', '.join(map(str, seats))}"))
    count = f"{len(faults)} fault{'s' if len(faults) != 1 else ''}"
    said = f"{count}: this is not what the server had committed to" if faults else f"all {verdict.draws} draws fit"
    screen.print(Text.assemble((file.name, "bold"), f": {said}"))
