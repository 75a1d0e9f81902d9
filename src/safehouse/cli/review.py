"""`safehouse review`: what each decision of a finished game cost, what chance gave, and what could not be known."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError

from .common import AsJson, Language, console, print_json, read_record

if TYPE_CHECKING:
    from rich.console import Console

    from safehouse.core.texts import Texts
    from safehouse.review import Decision, Review, SeatReview

EXAMPLES = """
[bold]safehouse review game.json[/]   a record as the replay page or GET …/record gives it after the end

[bold]safehouse review game.json --seat 0[/]   one seat alone

[bold]safehouse review game.json --json[/]   all of it, for programs
"""

RecordFile = Annotated[
    Path, typer.Argument(metavar="RECORD", help="A record of a finished game, as JSON.", show_default=False)
]
Seat = Annotated[int | None, typer.Option("--seat", metavar="K", help="Only this seat, counted from 0.")]


def add_to(app: typer.Typer) -> None:
    app.command("review", epilog=EXAMPLES)(review)


def review(record: RecordFile, seat: Seat = None, lang: Language = "en", json: AsJson = False) -> None:
    """Tell skill from luck in a finished game.

    Each decision is judged by what its seat knew then. Results go from 0 (lost) to 1 (won). What chance gave is
    measured against its exact mean, so it is 0 on average. docs/review.md says what the figures mean.
    """
    import msgspec

    from safehouse.review import count_pieces, seats_of
    from safehouse.review import review as work_out

    from .progress import counting

    found = read_record(record)
    _check_seat(seat, seats_of(found))
    with counting(count_pieces(found), quiet=json, what="parts") as advance:
        whole = work_out(found, lambda *_: advance(1))
    shown = [each for each in whole.seats if seat in (None, each.seat)]
    if json:
        print_json(msgspec.to_builtins(msgspec.structs.replace(whole, seats=shown)))
    else:
        _show(whole, shown, find_game(whole.game).texts(lang))


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise OptionError(f"--seat {seat}: seats of this record are 0 to {seats - 1}")


def _show(whole: Review, shown: list[SeatReview], texts: Texts) -> None:
    from rich.table import Table

    screen = console()
    table = Table("seat", *("start", "luck", "decisions", "hidden", "others", "result"), "mistakes", box=None)
    for each in shown:
        parts = (each.luck, each.decisions, each.hidden, each.others)
        row = [f"{each.start:.2f}", *(f"{part:+.2f}" for part in parts), f"{each.result:.2f}"]
        table.add_row(str(each.seat), *row, f"{each.mistakes} of {each.asked}")
    screen.print(table)
    if not whole.over:
        screen.print("The game is not over: its result is what each seat can expect now.")
    for each in shown:
        for decision in each.costliest:
            _show_decision(screen, decision, texts)


def _show_decision(screen: Console, decision: Decision, texts: Texts) -> None:
    from rich.text import Text

    better = decision.better.text if decision.better else ""
    known = "" if not decision.could_not_be_known else " (could not have been known)"
    head = f"seat {decision.seat}, step {decision.step}: "
    screen.print(
        Text.assemble((head, "bold"), f"{decision.chosen.text} cost {decision.cost:.2f}; better {better}{known}")
    )
    if said := _reasons(decision, texts):
        screen.print(Text(f"  {said}", "dim"))


def _reasons(decision: Decision, texts: Texts) -> str:
    """What the better action brings and the chosen one has less, in the game's own words, with the rules."""
    brings: dict[str, Any] = decision.why.brings if decision.why else {}
    less: dict[str, Any] = decision.instead.less if decision.instead else {}
    parts = [
        f"{what}: {', '.join(texts.say(f'reason-{key}', count=count) for key, count in counted.items())}"
        for what, counted in (("brings", brings), ("you end with less", less))
        if counted
    ]
    return "; ".join(parts) + (f" ({', '.join(decision.rules)})" if parts and decision.rules else "")
