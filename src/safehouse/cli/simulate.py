"""`safehouse simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from safehouse.core.errors import OptionError

from .common import AsJson, DataFile, GameName, GivenOptions, Seats, Seed, console, open_game, print_json

if TYPE_CHECKING:
    from safehouse.arena.simulation import Plan, Played
    from safehouse.core.game import Game

EXAMPLES = """
[bold]safehouse simulate spyconnection --games 200 --bots greedy,random[/]   who wins how often

[bold]safehouse simulate spyconnection --games 100000[/]   blind games

[bold]safehouse simulate spyconnection --games 50 --seats 4 --bots greedy -o board_side=dark --json[/]
"""

Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Bots = Annotated[
    str, typer.Option("--bots", metavar="NAME,…", help="greedy, random, …; they go round the table game by game.")
]
Workers = Annotated[int | None, typer.Option("--workers", metavar="W", min=1, help="Processes; all cores by default.")]
Compiled = Annotated[
    bool, typer.Option("--fast/--plain", help="Compiled rules, or Python's own: the same games, much slower.")
]


def add_to(app: typer.Typer) -> None:
    app.command("simulate", epilog=EXAMPLES)(simulate)


def simulate(
    game: GameName,
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = None,
    option: GivenOptions = None,
    data: DataFile = None,
    fast: Compiled = True,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up: lengths, scores, win shares with 95 % intervals.

    The same seed gives the same games whatever the number of workers. Ctrl-C shows what was finished.
    """
    from .simulation_report import report, summary

    found, options = open_game(game, option or [], data)
    plan = _plan(found, seats, options, bots, seed, games, fast, data)
    count = min(workers or os.cpu_count() or 1, games)
    if fast:
        plan = replace(plan, fast=compile_rules(found, plan, quiet=json))
    began = time.perf_counter()
    played, interrupted = _play(plan, count, quiet=json)
    seconds = time.perf_counter() - began
    played.sort(key=lambda one: one.index)
    content = summary(plan, played, seconds, count)
    if json:
        print_json(content)
    elif played:
        console().print(report(content))
    if interrupted:
        raise typer.Exit(130)


def _plan(
    game: Game,
    seats: int | None,
    options: dict[str, object],
    bots: str,
    seed: str | None,
    games: int,
    fast: bool,
    data: Path | None,
) -> Plan:
    from safehouse.arena.contestants import contestant
    from safehouse.arena.simulation import Plan
    from safehouse.core.chance import fresh_seed

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    count = game.seats[0] if seats is None else seats
    accepted = game.accept(count, options)
    if not names:
        raise OptionError("--bots: name at least one bot")
    for name in names:
        contestant(name)
    if len(names) > count:
        raise OptionError(f"--bots: {len(names)} bots do not fit on {count} seats")
    return Plan(game.name, count, accepted, names, fresh_seed() if seed is None else seed, games, fast, data)


def compile_rules(game: Game, plan: Plan, *, quiet: bool) -> bool:
    """Compiles the rules, once on a machine, with a clock where somebody waits. False where nothing can compile."""
    from .progress import compiling

    with compiling(game.title, quiet=quiet) as progress:
        return game.edition(plan.options["data_set"]).compiled(progress, program=plan.program) is not None


def _play(plan: Plan, workers: int, *, quiet: bool) -> tuple[list[Played], bool]:
    from safehouse.arena.simulation import play_all

    from .progress import counting

    played: list[Played] = []
    try:
        with counting(plan.games, quiet=quiet) as advance:
            _collect(play_all(plan, workers), played, advance)
    except KeyboardInterrupt:
        return played, True
    return played, False


def _collect(games: Iterable[Played], played: list[Played], advance: object) -> None:
    assert callable(advance)
    for one in games:
        played.append(one)
        advance(1)
