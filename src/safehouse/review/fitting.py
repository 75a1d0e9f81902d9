"""Fits the scales: what a search promised in bots' games, and what came out."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from safehouse.catalogue import find_game, own_games

from .games import greedy_game
from .pieces import thinker_for
from .scale import fit
from .story import story_of

MOMENTS = 16
"""So many of each game are looked at."""
WORLDS = 8
FILE = Path(__file__).with_name("scale.json")


def promises(game: str, seats: int, seed: int) -> list[tuple[float, float]]:
    """What a search promised each seat at some moments of one game, and the seat's result."""
    story = story_of(greedy_game(game, seats, seed).record())
    thinker = thinker_for(story.edition, seats)
    result = thinker.prospects(story.truth(story.final), 1)
    every = max(1, len(story.moments) // MOMENTS)
    found: list[tuple[float, float]] = []
    for moment in story.moments[::every]:
        promised = thinker.prospects(story.truth(moment.state), WORLDS)
        found += zip(promised, result, strict=True)
    return found


def fit_all(games: int, say: Callable[[str], None], only: Sequence[str] = ()) -> None:
    """Fits the games named (all, where none is) and writes them beside the others."""
    scales: dict[str, dict[str, tuple[float, float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    for name in only or own_games():
        scales[name] = {}
        for seats in find_game(name).seats:
            pairs = [pair for seed in range(games) for pair in promises(name, seats, seed)]
            scale = fit(pairs)
            scales[name][str(seats)] = (round(scale.shift, 3), round(scale.slope, 3))
            say(f"{name}, {seats} seats: {scale} from {games} games")
            FILE.write_text(json.dumps(scales, indent=2) + "\n", encoding="utf-8")
