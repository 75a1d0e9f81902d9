"""Who wins, by sides rather than seats, in games that know sides: teams, roles, colours.

A side has won a game when one of its seats has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from safehouse.catalogue import find_game

from .results import Result


@dataclass
class Tally:
    """How often a side was there, and how often it won."""

    games: int = 0
    wins: int = 0


def tallies(
    game: str, played: Sequence[tuple[int, Mapping[str, Any], Sequence[Result]]]
) -> dict[str, dict[str, Tally]]:
    """By heading and side, over results with their number of seats and options; empty where a game knows no sides."""
    sides = find_game(game).sides
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
