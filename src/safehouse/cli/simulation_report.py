"""What many games add up to: for programs (a summary) and for people (tables)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from safehouse.arena.statistics import quantile, wilson

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.arena.simulation import Plan, Played


def summary(plan: Plan, played: Sequence[Played], seconds: float, workers: int) -> dict[str, Any]:
    """All figures as JSON. `finished` counts the games that came to an end."""
    ended = [one for one in played if one.finished]
    decisions = sum(one.decisions for one in played)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "games": plan.games,
        "finished": len(ended),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else None,
        "workers": workers,
        "backend": "fast" if plan.fast else "plain",
        "ended": {"regular": sum(not one.by_limit for one in ended), "limit": sum(one.by_limit for one in ended)},
        "lengths": {
            "decisions": _spread([one.decisions for one in ended]),
            "turns": _spread([turns for one in ended for turns in one.turns]),
        },
        "scores": _spread([score for one in ended for score in one.scores]),
        "margin": _spread([margin for one in ended if (margin := _margin(one)) is not None]),
        "by_seat": [_seat_share(ended, seat) for seat in range(plan.seats)],
        "by_bot": {bot: _bot_share(ended, bot) for bot in dict.fromkeys(plan.bots)},
    }


def _spread(values: Sequence[float]) -> dict[str, float] | None:
    if not values:
        return None
    shares = {"p10": 0.1, "median": 0.5, "p90": 0.9}
    spread = {name: round(quantile(values, share), 2) for name, share in shares.items()}
    return {"mean": round(sum(values) / len(values), 2), **spread}


def _margin(one: Played) -> int | None:
    """How far the best winner is ahead of the best of the others."""
    others = [score for seat, score in enumerate(one.scores) if seat not in one.winners]
    return max(one.scores[seat] for seat in one.winners) - max(others) if one.winners and others else None


def _share(wins: int, games: int, scores: Sequence[float]) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(sum(scores) / len(scores), 2) if scores else None,
    }


def _seat_share(played: Sequence[Played], seat: int) -> dict[str, Any]:
    wins = sum(seat in one.winners for one in played)
    return {"seat": seat, **_share(wins, len(played), [one.scores[seat] for one in played])}


def _bot_share(played: Sequence[Played], bot: str) -> dict[str, Any]:
    """Counted by seats taken: a bot that sits twice at a table can win twice as often."""
    taken = [(one, seat) for one in played for seat, name in enumerate(one.bots) if name == bot]
    wins = sum(seat in one.winners for one, seat in taken)
    return _share(wins, len(taken), [one.scores[seat] for one, seat in taken])


# --- for people -------------------------------------------------------------------------------------------------


def report(content: dict[str, Any]) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    head = Text.assemble(
        (f"{content['game']}", "bold"),
        f"  {content['seats']} seats  {', '.join(content['bots'])}  seed {content['seed']}",
    )
    rate = f"{content['decisions_per_second']:,}" if content["decisions_per_second"] else "–"
    effort = Text(
        f"{content['finished']:,} of {content['games']:,} games finished, {content['decisions']:,} decisions in "
        f"{content['seconds']:.1f} s ({rate}/s; {content['workers']} workers, {content['backend']})"
    )
    ended = content["ended"]
    share = ended["regular"] / max(1, content["finished"])
    ending = Text(f"{share:.1%} ended by the rules of the game, {1 - share:.1%} by the turn limit")
    return Group(head, effort, ending, _spreads(content), _shares(content))


def _spreads(content: dict[str, Any]) -> RenderableType:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("mean", "10 %", "median", "90 %"):
        table.add_column(heading, justify="right")
    rows = {
        "decisions per game": content["lengths"]["decisions"],
        "normal turns per seat": content["lengths"]["turns"],
        "points per seat": content["scores"],
        "margin of the winner": content["margin"],
    }
    for label, spread in rows.items():
        if spread is not None:
            figures = (spread["mean"], spread["p10"], spread["median"], spread["p90"])
            table.add_row(label, *(f"{figure:,.1f}" for figure in figures))
    return table


def _shares(content: dict[str, Any]) -> RenderableType:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("who")
    for heading in ("games", "wins", "share", "95 % interval", "mean points"):
        table.add_column(heading, justify="right")
    rows = [(f"seat {'ABCD'[entry['seat']]}", entry) for entry in content["by_seat"]]
    rows += [(f"bot {bot}", entry) for bot, entry in content["by_bot"].items()]
    for label, entry in rows:
        if entry["games"]:
            interval = f"{entry['low']:.3f}–{entry['high']:.3f}"
            figures = (f"{entry['games']:,}", f"{entry['wins']:,}", f"{entry['share']:.3f}", interval)
            table.add_row(label, *figures, f"{entry['score']:.1f}")
    return table
