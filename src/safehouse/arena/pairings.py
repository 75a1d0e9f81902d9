"""Which bots play each other to show how strong they are, and what is claimed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from safehouse.catalogue import find_game, own_games
from safehouse.core.game import Game

from .code import code_digest
from .results import Result
from .suites import Entry

ENOUGH = 400
FEWER = 10
"""Against OpenSpiel's bot, which is slow, a part of the games will do."""


@dataclass(frozen=True)
class Pairing:
    """A claim: the first contestant wins at least this share. Without a target it is shown for comparison."""

    entry: Entry
    target: float | None
    note: str = ""

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.entry.bots.split(",")))

    @property
    def is_team(self) -> bool:
        return len(self.names) < len(self.entry.bots.split(","))

    @property
    def table(self) -> str:
        """How they sit."""
        if self.is_team:
            return "pair against pair"
        return "one against one" if self.entry.seats == 2 else f"one against {self.entry.seats - 1}"

    def games(self, wanted: int) -> int:
        """How many are played so that `wanted` count (against OpenSpiel's bot fewer)."""
        if self.is_team:  # partners are drawn: one seating in three has both pairs pure
            return 3 * wanted
        return max(1, wanted // FEWER) if self.names[1].startswith("openspiel") else wanted

    @property
    def enough(self) -> int:
        """With fewer games that count a verdict is given with reserve."""
        return ENOUGH if self.is_team else self.games(ENOUGH)

    def credits(self, results: Sequence[Result]) -> list[float]:
        """What the first contestant won in each game that counts."""
        first = self.names[0]
        if not self.is_team:
            return [game.credit(game.bots.index(first)) for game in results]
        sides = [{game.bots[seat] for seat in game.winners} for game in results]
        return [float(side == {first}) for side in sides if len(side) == 1]

    def fair(self, results: Sequence[Result]) -> float:
        """What an average seat won in the games that count, all together; a pure pair wins half of them."""
        if self.is_team:
            return 0.5 * len(self.credits(results))
        return sum(game.credit(seat) for game in results for seat in range(len(game.bots))) / self.entry.seats

    @property
    def code(self) -> str:
        """The digest of what plays now."""
        return code_digest(find_game(self.entry.game))


CLAIMS = (
    ("greedy", "random", 0.90, ""),
    ("ismcts:ms=100", "greedy", 0.65, ""),
    ("ismcts:ms=400", "ismcts:ms=100", 0.55, ""),
    ("cheat:ms=100", "ismcts:ms=100", None, "sees all cards: an upper bound, no opponent"),
)
OUTSIDE = ("ismcts:ms=100", "openspiel:ms=100", 0.75, "OpenSpiel's Python ISMCTSBot, random rollouts, the same time")


def pairings() -> list[Pairing]:
    """All that is to be shown, game by game."""
    return [pairing for game in own_games().values() for pairing in _of_game(game)]


def _of_game(game: Game) -> list[Pairing]:
    seats = game.benchmark.seats or game.seats[0]
    found = []
    for first, second, target, note in CLAIMS:
        found.append(Pairing(Entry(game.name, seats, f"{first},{second}"), target, note))
        if game.benchmark.pairs:
            found.append(Pairing(Entry(game.name, seats, f"{first},{first},{second},{second}"), target, note))
    if game.benchmark.outside is not None:
        first, second, target, note = OUTSIDE
        found.append(Pairing(Entry(game.name, seats, f"{first},{second}", game.benchmark.outside), target, note))
    return found
