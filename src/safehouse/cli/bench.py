"""`safehouse bench`: how fast the games are on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from safehouse.catalogue import all_games, find_game

from .common import AsJson, console, print_json

if TYPE_CHECKING:
    from .measuring import Contest

EXAMPLES = """
[bold]safehouse bench[/]   about a minute and a half for each game

[bold]safehouse bench spyconnection --seconds 0.5 --rounds 3 --json[/]   shorter, for programs

[bold]safehouse bench --write docs/speed.md[/]   also writes the page
"""

Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="The games; all by default.")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, help="Seconds for each measurement.")]
Rounds = Annotated[int, typer.Option("--rounds", metavar="R", min=1, help="How often all are measured in turn.")]
Write = Annotated[Path | None, typer.Option("--write", metavar="FILE", help="Write the figures as a page (Markdown).")]


def add_to(app: typer.Typer) -> None:
    app.command("bench", epilog=EXAMPLES)(bench)


def bench(
    games: Names = None, seconds: Seconds = 0.5, rounds: Rounds = 5, write: Write = None, json: AsJson = False
) -> None:
    """Measure decisions per second on both backends and in the environments, building and starting, copies of a game.

    With the extra `bench` peers are measured in turn with ours: OpenSpiel's random rollouts and search of gin rummy,
    both in C++, and PettingZoo's Leduc hold'em.
    """
    from .bench_report import page, tables

    found = [find_game(name) for name in games] if games else list(all_games().values())
    results = measure([game.name for game in found], seconds, rounds, quiet=json)
    if write is not None:
        write.write_text(page(results), encoding="utf-8")
    if json:
        print_json(results)
    else:
        console().print(tables(results))


def measure(games: list[str], seconds: float, rounds: int, *, quiet: bool) -> dict[str, Any]:
    """All figures as JSON."""
    from .measuring import PEER_GAME, has_peer, versions
    from .progress import counting

    results: dict[str, Any] = {"on": versions(), "seconds": seconds, "rounds": rounds, "games": {}}
    results["peer"] = PEER_GAME if has_peer() else None
    with counting(len(games) * (rounds + 1), quiet=quiet, what="measurements") as advance:
        for name in games:
            results["games"][name] = _measure_game(name, seconds, rounds, advance)
    return results


def _measure_game(name: str, seconds: float, rounds: int, advance: Any) -> dict[str, Any]:
    from . import measuring, measuring_bots, measuring_envs, measuring_limit

    started = {**measuring.builds(name), **measuring.starts(name, repeats=3)}
    advance(1)
    edition, state, seats = measuring.opening(name)
    compiled = measuring.Compiled(edition, state)
    contest = measuring.Contest(name, seats)
    contest.rates = {"plain": measuring.plain_playouts(edition, state), "fast": compiled.playouts}
    contest.rates["fast_checked"] = measuring.Compiled(edition, state, checked=True).playouts
    contest.rates["calls"] = compiled.calls
    if measuring.has_peer():
        contest.rates["peer"] = measuring.peer_rollouts()
        contest.rates["search_peer"] = measuring_bots.peer_simulations()
    contest.rates["search"] = measuring_bots.search_rounds(name, seats)
    contest.rates["search_checked"] = measuring_bots.search_rounds(name, seats, checked=True)
    contest.rates["search_blind"] = measuring_bots.search_rounds(name, seats, measuring_bots.TO_THE_END)
    contest.rates["batch"] = measuring_envs.batch_steps(name, seats, observes=False)
    contest.rates["batch_seen"] = measuring_envs.batch_steps(name, seats, observes=True)
    if measuring_envs.has_pettingzoo():
        contest.rates["aec"] = measuring_envs.aec_steps(name, seats)
    if measuring_envs.has_aec_peer():
        contest.rates["aec_peer"] = measuring_envs.peer_steps()
    if (by_hand := edition.game.part("by_hand")) is not None:
        contest.rates["translated"], contest.rates["by_hand"] = measuring_limit.limit_rates(name, by_hand)
    for _ in range(rounds):
        contest.round(seconds)
        advance(1)
    return {
        "seats": seats,
        "bytes": edition.state_type.layout().size,
        **_rates(contest),
        "copy_ns": 1e9 / compiled.copies(seconds / 2),
        "resample_ns": 1e9 / compiled.resamples(seconds / 2),
        "second_core": measuring_bots.second_core(name, seats, 10 * seconds),
        **started,
    }


def _rates(contest: Contest) -> dict[str, float | None]:
    return {
        "plain": contest.middle("plain"),
        "fast": contest.middle("fast"),
        "peer": contest.middle("peer"),
        "checked_to_fast": contest.ratio("fast_checked", "fast"),
        "fast_to_plain": contest.ratio("fast", "plain"),
        "fast_to_peer": contest.ratio("fast", "peer"),
        "search": contest.middle("search"),
        "search_checked_to_fast": contest.ratio("search_checked", "search"),
        "search_blind": contest.middle("search_blind"),
        "search_peer": contest.middle("search_peer"),
        "search_to_peer": contest.ratio("search", "search_peer"),
        "search_blind_to_peer": contest.ratio("search_blind", "search_peer"),
        "batch": contest.middle("batch"),
        "batch_to_fast": contest.ratio("batch", "fast"),
        "batch_seen": contest.middle("batch_seen"),
        "batch_seen_to_fast": contest.ratio("batch_seen", "fast"),
        "aec": contest.middle("aec"),
        "aec_peer": contest.middle("aec_peer"),
        "aec_to_peer": contest.ratio("aec", "aec_peer"),
        "translated_to_hand": contest.ratio("translated", "by_hand"),
        "call_us": 1e6 / (contest.middle("calls") or 1e6),
    }
