"""Measures what reviews promise, over bots' games, and writes docs/review.md."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from string import Template

from safehouse.catalogue import find_game, own_games

from .games import at_level, greedy_game, played
from .pieces import Budget, count_pieces, examine, thinker_for, weigh, work_out
from .review import assemble
from .shapes import Decision, Piece
from .story import Story, story_of

LEVELS = (1, 3, 5)
SEATS = 3
TIMES = 10
"""A search with so many times the budget must confirm mistakes."""
Say = Callable[[str], None]


@dataclass
class Measured:
    """What was found out about one game."""

    losses: dict[int, list[float]] = field(default_factory=lambda: {level: [] for level in LEVELS})
    """Of each level: the mean loss of a decision, a number for each game."""
    seconds: list[float] = field(default_factory=list)
    """Of one core, for each review."""
    marked: int = 0
    confirmed: int = 0
    luck: list[float] = field(default_factory=list)
    """Of the seat that moves first in the record, a number for each game."""
    apart: float = 0.0
    """The most by which the parts of a result missed it."""


def measure(game: str, games: int, lucky: int, confirmed: int, say: Say) -> Iterator[Measured]:
    """Yields what is known so far after every game: whoever is short of time takes what there is."""
    found = Measured()
    for seed in range(max(games, lucky)):
        if seed < lucky:
            found.luck.append(luck_of(game, seed))
        if seed < games:
            _review_one(game, seed, confirmed, found)
            say(f"{game}: game {seed + 1} of {games} reviewed in {found.seconds[-1]:.0f} s")
        yield found


def luck_of(game: str, seed: int) -> float:
    """What chance gave seat 0 in one game of greedy bots."""
    story = story_of(greedy_game(game, find_game(game).seats[0], seed).record())
    thinker = thinker_for(story.edition, story.seats)
    draws = (weigh(story, moment, thinker) for moment in story.draws)
    return sum(draw.luck[0] for draw in draws if draw is not None)


def _review_one(game: str, seed: int, confirmed: int, found: Measured) -> None:
    """One game of the three levels, each at another seat from game to game."""
    levels = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(SEATS)]
    bots = [at_level(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    record = played(game, bots, seed).record()
    began = time.process_time()
    pieces = [work_out(record, number) for number in range(count_pieces(record))]
    review = assemble(record, pieces)
    found.seconds.append(time.process_time() - began)
    for seat in review.seats:
        found.losses[levels[seat.seat]].append(seat.mean_loss)
        parts = seat.luck + seat.decisions + seat.hidden + seat.others
        found.apart = max(found.apart, abs(seat.start + parts - seat.result))
    _confirm(story_of(record), pieces, confirmed, found)


def _confirm(story: Story, pieces: list[Piece], most: int, found: Measured) -> None:
    """Looks again, for ten times as long and at other worlds, at mistakes from all over the game."""
    mistakes = [each for piece in pieces for each in piece.decisions if each.loss > 0]
    every = max(1, len(mistakes) // max(1, most))
    for mistake in mistakes[::every][:most]:
        found.marked += 1
        found.confirmed += is_confirmed(story, mistake)


def is_confirmed(story: Story, mistake: Decision) -> bool:
    """Whether ten times the budget finds a mistake there, too."""
    again = examine(
        story, story.moments[mistake.step], thinker_for(story.edition, story.seats), Budget.of(story, TIMES), seed=1
    )
    return again.loss > 0


# --- the page -----------------------------------------------------------------------------------------------------


def write(page: Path, found: Mapping[str, Measured]) -> None:
    rows = [_row(find_game(name).title, each) for name, each in found.items()]
    text = Path(__file__).with_name("page.md").read_text(encoding="utf-8")
    page.write_text(Template(text).substitute(rows="\n".join(rows)), encoding="utf-8")


def _row(title: str, found: Measured) -> str:
    losses = " | ".join(_per_cent(found.losses[level]) for level in LEVELS)
    share = f"{found.confirmed} of {found.marked}"
    seconds = f"{fmean(found.seconds):.0f}, at most {max(found.seconds):.0f}" if found.seconds else "–"
    games = len(found.seconds)
    return f"| {title} | {games} | {losses} | {share} | {seconds} | {found.apart:.4f} | {_luck(found.luck)} |"


def _per_cent(values: list[float]) -> str:
    return f"{100 * fmean(values):.2f}" if values else "–"


def _luck(values: list[float]) -> str:
    if len(values) < 2:
        return "–"
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):+.3f} ± {half:.3f} ({len(values)} games, spread {stdev(values):.2f})"


def report(page: Path, *, games: int, lucky: int, confirmed: int, seconds: float, say: Say) -> None:
    """All games, each for at most so many seconds; the page is written after every game of bots."""
    found: dict[str, Measured] = {}
    for name in own_games():
        ends = time.monotonic() + seconds
        for measured in measure(name, games, lucky, confirmed, say):
            found[name] = measured
            write(page, found)
            if time.monotonic() > ends:
                break
