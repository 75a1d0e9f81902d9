"""Which games are played: every deal with every order of the contestants round the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from pathlib import Path
from typing import Any

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError
from safehouse.core.options import Options

from .contestants import Contestant, contestant


@dataclass(frozen=True)
class Spec:
    """A tournament. Game number n is the deal n // orders, seated in the order n % orders.

    All games of a deal have the same chance seed: every contestant plays the same deals from every seat.

    Examples:
        >>> from safehouse.arena import make_spec
        >>> spec = make_spec("spyconnection", 2, {}, "greedy,random", seed="1")
        >>> spec.seatings
        (('greedy', 'random'), ('random', 'greedy'))
        >>> spec.games(5)
        6
    """

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: str
    data: Path | None = None

    @cached_property
    def contestants(self) -> dict[str, Contestant]:
        """The contestants by their texts, each once."""
        return {text: contestant(text) for text in self.bots}

    @cached_property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """All different orders in which contestants can sit down; the last one named fills what is left empty."""
        field = list(self.bots) + [self.bots[-1]] * (self.seats - len(self.bots))
        return tuple(dict.fromkeys(permutations(field, self.seats)))

    @property
    def orders(self) -> int:
        """How many games a deal has."""
        return len(self.seatings)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.seatings[number % self.orders]

    def deal(self, number: int) -> int:
        """The deal that a game belongs to."""
        return number // self.orders

    def chance_seed(self, number: int) -> str:
        """The seed of chance: the same in all games of a deal."""
        return f"{self.seed}/{self.deal(number)}"

    def player_seed(self, number: int, seat: int) -> str:
        """The seed of the bot at a seat."""
        return f"{self.seed}/{number}/{seat}"

    def games(self, wanted: int) -> int:
        """So many games, or a few more: deals are played whole."""
        return -(-wanted // self.orders) * self.orders

    def deals(self, games: int) -> Iterator[range]:
        """The numbers of the games of each deal."""
        return (range(first, first + self.orders) for first in range(0, games, self.orders))

    def content(self) -> dict[str, Any]:
        """What makes it this tournament and no other, as JSON. The number of games is no part of it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }


def make_spec(  # noqa: PLR0917 - what a tournament is
    game: str, seats: int | None, options: Options, bots: str, seed: str, data: Path | None = None
) -> Spec:
    """A checked spec; OptionError says what is wrong. `bots` has commas between; without `seats` the fewest play.

    Examples:
        >>> from safehouse.arena import make_spec
        >>> make_spec("vienna", None, {"version": "intro"}, "greedy,random", seed="1").seats
        2
    """
    from .contestants import contestants

    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    accepted = found.accept(count, options)
    texts = tuple(each.text for each in contestants(bots))
    if len(texts) > 7 and len(texts) > count:
        raise OptionError(
            f"--bots: {len(texts)} contestants are too many to play in every order round the table; at most 7"
        )
    return Spec(game, count, accepted, texts, seed, data)
