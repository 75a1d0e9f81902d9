"""`safehouse llm`: a language model plays against bots, and what it does not understand is counted by rule."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from safehouse.catalogue import find_game

from .common import AsJson, GameName, GivenOptions, Seats, console, need_client, print_json, read_options

if TYPE_CHECKING:
    from safehouse.llm import Report

EXAMPLES = """
[bold]safehouse llm spyconnection --url http://127.0.0.1:11434/v1 --model llama3 --games 10[/]

[bold]safehouse llm vienna --url … --unaided[/]   not told what is allowed: which rules does it not understand?
"""

Url = Annotated[str, typer.Option("--url", metavar="URL", help="Of a server that speaks OpenAI's chat completions.")]
ModelName = Annotated[str, typer.Option("--model", metavar="NAME", help="The model's name there.")]
Key = Annotated[str | None, typer.Option("--key", envvar="SAFEHOUSE_LLM_KEY", metavar="KEY", help="If it wants one.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Against = Annotated[str, typer.Option("--against", metavar="BOT", help="Who plays the other seats.")]
Tries = Annotated[int, typer.Option("--tries", metavar="N", min=1, help="Then a legal action is taken at random.")]
Unaided = Annotated[bool, typer.Option("--unaided", help="Do not list the actions that are allowed.")]
PriceIn = Annotated[float, typer.Option("--price-in", metavar="P", min=0, help="Of a million tokens asked.")]
PriceOut = Annotated[float, typer.Option("--price-out", metavar="P", min=0, help="Of a million tokens answered.")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same draws.")]


def add_to(app: typer.Typer) -> None:
    app.command("llm", epilog=EXAMPLES)(llm)


def llm(
    game: GameName,
    url: Url,
    model: ModelName = "default",
    key: Key = None,
    games: Games = 10,
    against: Against = "greedy",
    seats: Seats = None,
    tries: Tries = 3,
    unaided: Unaided = False,
    price_in: PriceIn = 0.0,
    price_out: PriceOut = 0.0,
    seed: Seed = "0",
    option: GivenOptions = None,
    json: AsJson = False,
) -> None:
    """Let a language model play, and count what it tried that is not allowed, by rule."""
    need_client()
    from safehouse.llm import Endpoint, play_games

    options = read_options(find_game(game), option or [])
    report = play_games(
        game,
        Endpoint(url, model, key),
        games=games,
        against=against,
        seats=seats,
        tries=tries,
        unaided=unaided,
        seed=seed,
        prices=(price_in, price_out),
        **options,
    )
    if json:
        low, high = report.interval
        print_json({**asdict(report), "share": report.wins / report.games, "low": low, "high": high})
    else:
        _show(report, against)


def _show(report: Report, against: str) -> None:
    from rich.table import Table

    screen = console()
    low, high = report.interval
    share = report.wins / report.games
    screen.print(f"{report.game}, {report.seats} seats, {report.games} games against {against}")
    screen.print(f"won {share:.0%} ({low:.0%}–{high:.0%}), mean score {sum(report.scores) / report.games:.1f}")
    screen.print(f"{report.decisions} decisions, asked {report.asked} times, {report.at_random} decided at random")
    screen.print(f"{report.tokens_in} tokens in, {report.tokens_out} out, cost {report.cost:.2f}")
    if report.refused:
        table = Table("refused by", "attempts", box=None)
        for rule, count in report.refused.items():
            table.add_row(rule, str(count))
        screen.print(table)
