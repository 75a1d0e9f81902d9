"""Who wins, by sides rather than seats, in games that know sides: teams, roles, colours.

A game may have a `view/sides.py` with `sides(traces, options)`: heading -> side -> its seats. A side has won a
game when one of its seats has.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from safehouse.catalogue import find_game
from safehouse.core.game import has_module

from .results import Result, Traces

Sides = Callable[[Sequence[Traces], Mapping[str, Any]], dict[str, dict[str, list[int]]]]


@dataclass
class Tally:
    """How often a side was there, and how often it won."""

    games: int = 0
    wins: int = 0


def tallies(
    game: str, played: Sequence[tuple[int, Mapping[str, Any], Sequence[Result]]]
) -> dict[str, dict[str, Tally]]:
    """By heading and side, over results with their number of seats and options; empty where a game knows no sides."""
    sides = _sides(game)
    found: dict[str, dict[str, Tally]] = {}
    if sides is None:
        return found
    for seats, options, results in played:
        accepted = find_game(game).accept(seats, options)
        for result in results:
            for heading, there in sides(result.traces, accepted).items():
                for side, its in there.items():
                    tally = found.setdefault(heading, {}).setdefault(side, Tally())
                    tally.games += 1
                    tally.wins += any(seat in result.winners for seat in its)
    return found


def _sides(game: str) -> Sides | None:
    package = find_game(game).package
    if not has_module(package, "view.sides"):
        return None
    found: Sides = importlib.import_module(f"{package}.view.sides").sides
    return found
