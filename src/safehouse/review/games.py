"""Bots' games for measuring: the same seed gives the same game where bots count rounds or do not search at all."""

from __future__ import annotations

from collections.abc import Sequence

from safehouse.api import new_match
from safehouse.bots import Bot, GreedyBot, IsmctsBot, Level, LevelBot, levels
from safehouse.core.match import Match

ROUNDS = {3: 150, 5: 1200}
"""What a level's milliseconds are about, in rounds: measuring must not depend on how busy a machine is."""


class _Counted(LevelBot):
    """A level that counts rounds instead of milliseconds; it slips as often."""

    def __init__(self, level: Level, seed: str) -> None:
        super().__init__(level, seed)
        if level.bot == "ismcts":
            self._thinker = IsmctsBot(seed, iterations=ROUNDS[level.number])


def at_level(number: int, seed: str) -> Bot:
    return _Counted(levels()[number - 1], seed)


def greedy_game(game: str, seats: int, seed: int) -> Match:
    return played(game, [GreedyBot(f"{seed} {seat}") for seat in range(seats)], seed)


def played(game: str, bots: Sequence[Bot], seed: int) -> Match:
    match = new_match(game, seats=len(bots), seed=seed)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return match
