"""What a tournament adds up to, as JSON: the one source of the terminal's tables, of `--json` and of the report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import combinations
from typing import Any

from .ratings import ahead, is_available, ratings
from .results import Result
from .schedule import Spec
from .statistics import mean_of_groups, quantile, wilson
from .stopping import Verdict
from .win_correlates import win_correlates

Content = dict[str, Any]


def summary(spec: Spec, results: Sequence[Result], *, planned: int, verdict: Verdict | None = None) -> Content:
    """All figures. Shares are over seats taken: a contestant on two seats can win twice.

    Examples:
        >>> from safehouse.arena import Tournament, make_spec, summary
        >>> spec = make_spec("spyconnection", 2, {}, "greedy,random", seed="1")
        >>> tournament = Tournament(spec, games=4)
        >>> tournament.run()
        >>> figures = summary(spec, tournament.results, planned=4)
        >>> figures["finished"], figures["contestants"][0]["bot"]
        (4, 'greedy')
    """
    bots = list(spec.contestants)
    return {
        **spec.content(),
        "orders": spec.orders,
        "games": planned,
        "finished": len(results),
        "deals": len({result.deal for result in results}),
        "decisions": sum(result.decisions for result in results),
        "seconds": round(sum(result.seconds for result in results), 1),
        "by_clock": any(each.by_clock for each in spec.contestants.values()),
        "by_limit": sum(result.by_limit for result in results),
        "fair": _fair(results),
        "contestants": [_contestant(results, bot, _step([p for r in results for p in r.scores])) for bot in bots],
        "by_seat": [_seat(results, seat) for seat in range(spec.seats)],
        "pairings": [_pairing(results, a, b) for a, b in combinations(bots, 2)],
        "ratings": _ratings(results, bots),
        "stop": asdict(verdict) if verdict is not None else None,
        "lengths": _lengths(results),
        "branching": _branching(results),
        "lifts": [asdict(lift) for lift in win_correlates(results)],
    }


def _fair(results: Sequence[Result]) -> float | None:
    """The share of wins of a seat drawn at random: one in two where two of four win together."""
    credits = [result.credit(seat) for result in results for seat in range(len(result.bots))]
    return round(sum(credits) / len(credits), 4) if credits else None


def share(credits: Sequence[float], games: int | None = None) -> Content:
    """Its interval is that of `games`, where they are fewer: credits of one game depend on each other."""
    mean = sum(credits) / len(credits) if credits else 0.0
    count = len(credits) if games is None else games
    low, high = wilson(mean * count, count)
    return {
        "games": len(credits),
        "wins": sum(credits),
        "share": round(mean, 4) if credits else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _taken(results: Iterable[Result], bot: str) -> list[tuple[Result, int]]:
    return [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]


def _contestant(results: Sequence[Result], bot: str, step: int) -> Content:
    taken = _taken(results, bot)
    seats = range(max((len(result.bots) for result in results), default=0))
    return {
        "bot": bot,
        **share([result.credit(seat) for result, seat in taken]),
        "scores": spread([result.scores[seat] for result, seat in taken], step),
        "by_seat": [share([result.credit(seat) for result, seat in taken if seat == place]) for place in seats],
    }


def _seat(results: Sequence[Result], seat: int) -> Content:
    return {
        "seat": seat,
        **share([result.credit(seat) for result in results]),
        "scores": spread([result.scores[seat] for result in results]),
    }


def _pairing(results: Sequence[Result], a: str, b: str) -> Content:
    """How often a seat of `a` finished ahead of a seat of `b` at the same table, and by how many points."""
    meetings = [
        (result, seat, other)
        for result, seat in _taken(results, a)
        for other, name in enumerate(result.bots)
        if name == b
    ]
    points: dict[int, list[float]] = {}
    for result, seat, other in meetings:
        points.setdefault(result.deal, []).append(result.scores[seat] - result.scores[other])
    difference = mean_of_groups(list(points.values()))
    seats = sorted({seat for _, seat, _ in meetings})
    return {
        "a": a,
        "b": b,
        **_ahead(meetings),
        "points": _rounded(asdict(difference)) if difference is not None else None,
        "by_seat": [{"seat": seat, **_ahead([each for each in meetings if each[1] == seat])} for seat in seats],
    }


def _ahead(meetings: Sequence[tuple[Result, int, int]]) -> Content:
    """Who meets three at one table has three meetings, but one game."""
    games = len({result.number for result, _, _ in meetings})
    return share([ahead(result, seat, other) for result, seat, other in meetings], games)


def _ratings(results: Sequence[Result], bots: Sequence[str]) -> list[Content] | None:
    """Of who has played; None where the library for them is not installed, or there is nobody to compare."""
    played = [bot for bot in bots if _taken(results, bot)]
    if not is_available() or len(played) < 2:
        return None
    return [_rounded(asdict(rating)) for rating in ratings(results, played)]


def _rounded(content: Content) -> Content:
    return {key: _round(value) for key, value in content.items()}


def _round(value: Any) -> Any:
    if not isinstance(value, float):
        return value
    return round(value, 2) if abs(value) < float("inf") else None


def spread(values: Sequence[float], step: int | None = None) -> Content | None:
    """Mean, quantiles and a histogram."""
    if not values:
        return None
    shares = {"p10": 0.1, "median": 0.5, "p90": 0.9}
    quantiles = {name: round(quantile(values, part), 2) for name, part in shares.items()}
    return {"mean": round(sum(values) / len(values), 2), **quantiles, "bins": _bins(values, step or _step(values))}


BINS = 24


def _step(values: Sequence[float]) -> int:
    """The whole width of a bar with which about so many bars hold all values."""
    return max(1, -int(-(max(values) - min(values) + 1) // BINS)) if values else 1


def _bins(values: Sequence[float], step: int) -> Content:
    """A histogram; its bars begin at multiples of their width."""
    low = min(values) // step * step
    counts = [0] * (int((max(values) - low) // step) + 1)
    for value in values:
        counts[int((value - low) // step)] += 1
    return {"first": low, "step": step, "counts": counts}


def _lengths(results: Sequence[Result]) -> Content:
    return {
        "decisions": spread([result.decisions for result in results]),
        "turns": spread([turns for result in results for turns in result.turns]),
    }


def _branching(results: Sequence[Result]) -> list[Content]:
    """By what is asked: how often in a game, and how many actions are legal then."""
    kinds: dict[str, list[tuple[int, int, int]]] = {}
    for result in results:
        for kind, entry in result.branching.items():
            kinds.setdefault(kind, []).append(entry)
    rows = [_branching_row(kind, entries, len(results)) for kind, entries in kinds.items()]
    return sorted(rows, key=lambda row: -row["per_game"])


def _branching_row(kind: str, entries: Sequence[tuple[int, int, int]], games: int) -> Content:
    times = sum(entry[0] for entry in entries)
    return {
        "asked": kind,
        "times": times,
        "per_game": round(times / games, 2),
        "mean": round(sum(entry[1] for entry in entries) / times, 2),
        "most": max(entry[2] for entry in entries),
    }
