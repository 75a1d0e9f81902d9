"""How fair the seats are and how long games last: docs/balance.md, from bots of one kind on all seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from safehouse.catalogue import find_game, own_games
from safehouse.core.errors import OptionError

from .results import Result
from .sides import tallies
from .statistics import quantile, wilson
from .suites import Entry, Suite

SEED = "balance"
GREEDY = "greedy"
SEARCHING = "ismcts:iterations=200"
"""By rounds, so that a row is the same on every machine. It plays the usual setting of each game."""
BEGINS = {"first_player": 0}
"""Seat A begins in all games, else chance would hide what beginning is worth."""


def entries(games: Sequence[str] | None = None, bots: str = GREEDY) -> list[Entry]:
    """All rows of a kind of bot, game by game."""
    found = [
        Entry(game, seats, bots, {**setting, **BEGINS})
        for game in games or own_games()
        for setting in _settings(game, bots)
        for seats in find_game(game).seats
    ]
    return [entry for entry in found if _is_played(entry)]


def _settings(game: str, bots: str) -> Sequence[Mapping[str, Any]]:
    """Searching bots take their time: they play the usual setting alone."""
    settings = find_game(game).benchmark.balance
    return settings if bots == GREEDY else settings[:1]


def _is_played(entry: Entry) -> bool:
    """Not every variant is for every number of seats, and some change nothing with another."""
    game = find_game(entry.game)
    if any(entry.seats not in o.players for o in game.options if o.players and o.key in entry.options):
        return False
    try:
        game.accept(entry.seats, entry.options)
    except OptionError:
        return False
    return True


def write(greedy: Suite, searching: Suite) -> str:
    """The page, from the games of greedy and of searching bots."""
    lines = [
        "# Balance",
        "",
        f"The same bots on all seats, greedy or searching (`{SEARCHING}`); seat A begins. Means, with 10–90 % in",
        "brackets; win shares in percent, with 95 % intervals (Wilson). Made by `make balance`, which goes on from the",
        'games it has: `make balance ARGS="--games 1000 --searching 200"` plays more. Do not edit by hand.',
        "",
        "A share in bold has an interval that leaves out the fair share. With so many intervals one in twenty does so",
        "by chance: a bold share is a reason to play more games, not a finding.",
        "",
    ]
    for game in own_games():
        lines += _section({GREEDY: greedy, SEARCHING: searching}, game)
    return "\n".join(lines)


def _section(suites: Mapping[str, Suite], game: str) -> list[str]:
    played = {
        bots: [(entry, suite.results(entry)) for entry in entries([game], bots)] for bots, suite in suites.items()
    }
    head = ["bots", "setting", "seats", "games", "turns", "decisions", "points", "margin", "win share by seat"]
    return [
        f"## {find_game(game).title}",
        "",
        "```sh",
        *(played[bots][0][0].command(suite.games, suite.seed) for bots, suite in suites.items()),
        "```",
        "",
        _cells(head),
        "|" + "---|" * len(head),
        *(_row(entry, results) for rows in played.values() for entry, results in rows),
        "",
        *(line for bots, rows in played.items() for line in _sides(game, bots, rows)),
    ]


def _sides(game: str, bots: str, rows: Sequence[tuple[Entry, Sequence[Result]]]) -> list[str]:
    """A table per kind of side, where the game knows sides; all rows of these bots together."""
    lines: list[str] = []
    played = [(entry.seats, entry.options, results) for entry, results in rows]
    for heading, found in tallies(game, played).items():
        lines += [_cells([f"{heading} ({_kind(bots)})", "games", "win share"]), "|---|---|---|"]
        for side, tally in sorted(found.items()):
            low, high = wilson(tally.wins, tally.games)
            share = f"{100 * tally.wins / tally.games:.0f} ({100 * low:.0f}–{100 * high:.0f})"
            lines.append(_cells([side, f"{tally.games:,}", share]))
        lines.append("")
    return lines


def _row(entry: Entry, results: Sequence[Result]) -> str:
    setting = ", ".join(_shown(key, value) for key, value in entry.options.items() if key not in BEGINS) or "usual"
    head = [_kind(entry.bots), setting, str(entry.seats)]
    if not results:
        return _cells([*head, "0", *["–"] * 5])
    turns = [turns for game in results for turns in game.turns]
    points = [score for game in results for score in game.scores]
    margins = [margin for game in results if (margin := _margin(game)) is not None]
    decisions = [game.decisions for game in results]
    spreads = [_spread(turns, 1), _spread(decisions, 0), _spread(points, 1), _spread(margins, 1)]
    return _cells([*head, f"{len(results):,}", *spreads, _shares(results)])


def _kind(bots: str) -> str:
    return bots.partition(":")[0]


def _shown(key: str, value: Any) -> str:
    return key.replace("_", " ") if value is True else str(value)


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _spread(values: Sequence[float], digits: int) -> str:
    if not values:
        return "–"
    mean = sum(values) / len(values)
    return f"{mean:.{digits}f} ({quantile(values, 0.1):.0f}–{quantile(values, 0.9):.0f})"


def _margin(game: Result) -> int | None:
    """How far the best winner is ahead of the best of the others."""
    others = [score for seat, score in enumerate(game.scores) if seat not in game.winners]
    return max(game.scores[seat] for seat in game.winners) - max(others) if game.winners and others else None


def _shares(results: Sequence[Result]) -> str:
    seats = range(len(results[0].bots))
    wins = [sum(game.credit(seat) for game in results) for seat in seats]
    fair = sum(wins) / len(results) / len(wins)
    return " / ".join(_share(each, len(results), fair) for each in wins)


def _share(wins: float, games: int, fair: float) -> str:
    low, high = wilson(wins, games)
    text = f"{100 * wins / games:.0f} ({100 * low:.0f}–{100 * high:.0f})"
    return text if low <= fair <= high else f"**{text}**"
