"""`safehouse arena`: a tournament between bots."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from safehouse.core.errors import OptionError

from .common import AsJson, DataFile, GameName, GivenOptions, Seats, console, open_game, print_json

if TYPE_CHECKING:
    from safehouse.arena.results import Result
    from safehouse.arena.runners import Runner
    from safehouse.arena.schedule import Spec
    from safehouse.arena.tournament import Tournament

EXAMPLES = """
[bold]safehouse arena spyconnection --bots greedy,random --games 200[/]   who is stronger

[bold]safehouse arena estoril --bots ismcts:ms=100,greedy --seats 3 --games 400 --out runs/est.jsonl[/]
one against a field of greedy bots; the same command again goes on where it stopped

[bold]safehouse arena vienna --bots greedy --seats 4 --games 500 --report vienna.html[/]
how fair the seats are, which cards go with winning

[bold]safehouse arena spyconnection --bots ismcts:ms=400,ismcts:ms=100 --games 2000 --stop-at 0.55[/]
until it is known whether the first wins more than 55 %

[bold]Contestants[/] are a bot's name and its settings: greedy, ismcts:ms=100, ismcts:level=3, ismcts:iterations=500.
If fewer are named than there are seats, the last one takes the seats that are left; if more, all choices of them play.
Games with iterations can be repeated exactly, games by the clock (ms, level, a search without settings) cannot.
"""

Bots = Annotated[str, typer.Option("--bots", metavar="BOT,…", help="The contestants, such as ismcts:ms=100,greedy.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="At least so many games: deals are whole.")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="J", min=1, help="Processes; all cores by default.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Keep every finished game there, and go on from there.")
]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE", help="Write an HTML page with plots.")]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
]
StopAt = Annotated[
    float | None,
    typer.Option("--stop-at", metavar="SHARE", help="Stop once the first is known to win more, or less, than this."),
]
ArenaSeed = Annotated[
    str | None,
    typer.Option("--seed", metavar="S", help="The same seed gives the same deals; the one of --out, or a fresh one."),
]


def add_to(app: typer.Typer) -> None:
    app.command("arena", epilog=EXAMPLES)(arena)


def arena(
    game: GameName,
    bots: Bots = "greedy,random",
    games: Games = 100,
    seats: Seats = None,
    seed: ArenaSeed = None,
    option: GivenOptions = None,
    data: DataFile = None,
    jobs: Jobs = None,
    out: Out = None,
    report: Report = None,
    ray: Ray = None,
    stop_at: StopAt = None,
    json: AsJson = False,
) -> None:
    """A tournament: every deal is played with every order of the contestants round the table.

    So nobody profits from a seat or from luck with the cards. Shares with 95 % intervals, ratings, a page with plots.
    Ctrl-C loses no finished game; with --out the same command goes on later.
    """
    from safehouse.arena.store import Store
    from safehouse.arena.summary import summary
    from safehouse.arena.tournament import Tournament

    from .arena_report import report as table

    _check(stop_at, report)
    spec = _spec(game, bots, seats, seed, option or [], data, out)
    store = Store(out, spec) if out is not None else None
    tournament = Tournament(spec, games, store, stop_at)
    interrupted = _play(tournament, _runner(ray, jobs), quiet=json)
    content = summary(spec, tournament.results, planned=tournament.games, verdict=tournament.verdict)
    if json:
        print_json(content)
    else:
        console().print(table(content))
    if report is not None:
        _write_page(spec, content, report, quiet=json)
    if interrupted:
        raise typer.Exit(130)


def _check(stop_at: float | None, report: Path | None) -> None:
    if stop_at is not None and not 0 < stop_at < 1:
        raise OptionError(f"--stop-at {stop_at}: a share lies between 0 and 1, such as 0.55")
    if report is not None and not report.absolute().parent.is_dir():
        raise OptionError(f"--report {report}: there is no folder {report.parent}")


def _spec(
    game: str, bots: str, seats: int | None, seed: str | None, given: list[str], data: Path | None, out: Path | None
) -> Spec:
    from safehouse.arena.schedule import make_spec
    from safehouse.arena.store import seed_of
    from safehouse.core.chance import fresh_seed

    found, options = open_game(game, given, data)
    chosen = seed or (seed_of(out) if out is not None else None) or str(fresh_seed())
    return make_spec(found.name, seats, options, bots, chosen, data)


def _runner(ray: str | None, jobs: int | None) -> Runner[int, Result]:
    from safehouse.arena.runners import cores, in_processes, on_ray

    if ray is not None:
        return partial(on_ray, address=ray, workers=jobs)
    return partial(in_processes, workers=jobs or cores())


def _play(tournament: Tournament, runner: Runner[int, Result], *, quiet: bool) -> bool:
    """Whether it was interrupted."""
    from .progress import counting

    try:
        prepare(tournament.spec, quiet=quiet)
        with counting(tournament.games, quiet=quiet) as advance:
            advance(tournament.finished)
            tournament.run(runner, lambda _: advance(1))
    except KeyboardInterrupt:
        return True
    return False


def prepare(spec: Spec, *, quiet: bool) -> None:
    """Once, before the work is shared out."""
    from safehouse.arena.playing import get_ready
    from safehouse.catalogue import find_game

    from .progress import compiling

    with compiling(find_game(spec.game).title, quiet=quiet) as progress:
        get_ready(spec, progress)


def _write_page(spec: Spec, content: dict[str, Any], path: Path, *, quiet: bool) -> None:
    from safehouse.arena.page import page

    path.write_text(page(spec, content), encoding="utf-8")
    if not quiet:
        console().print(f"Report: {path}")
