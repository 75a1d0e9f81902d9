"""What all environments are told: which game, how many seats, which options, what a result is worth, when to cut."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from safehouse.catalogue import find_game
from safehouse.core.chance import fresh_seed, stream
from safehouse.core.errors import OptionError
from safehouse.core.game import Edition
from safehouse.core.options import Options
from safehouse.core.records import open_match
from safehouse.core.seats import MAX_SEATS
from safehouse.core.state import State
from safehouse.core.validation import show

if TYPE_CHECKING:
    from safehouse.core.backend import Progress

logger = logging.getLogger("safehouse.envs")

Reward = Literal["win", "score", "lead"]
Backend = Literal["fast", "plain"]

REWARDS = ("win", "score", "lead")
BACKENDS = ("fast", "plain")
LIMIT = 10_000
"""After so many decisions of seats a game is cut unless told otherwise."""
LARGEST_LIMIT = 30_000
"""A turn takes at least one decision, so numbers of turns stay within what an observation can hold."""


@dataclass(frozen=True)
class EnvConfig:
    """A game as an environment plays it."""

    edition: Edition
    seats: int
    options: Options
    reward: Reward
    limit: int

    def __deepcopy__(self, _: dict[int, Any]) -> EnvConfig:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return env_config, (self.game, self.seats, self.reward, self.limit, dict(self.options))

    @property
    def game(self) -> str:
        return self.edition.game.name

    def opening(self) -> State:
        """The state before chance has done anything."""
        return open_match(self.edition, self.seats, self.options, chance="manual").state

    def rewards(self, result: Sequence[int], *, cut: bool) -> list[float]:
        """What a result (score, rank, victory of each seat) is worth to each seat; a game that was cut has no winner.

        - `win`: 1 for who wins, -1 for the others; 0 where all win or nobody does. Partners win together.
        - `score`: the points.
        - `lead`: the points beyond those of the best other seat.
        """
        points = list(result[: self.seats])
        if self.reward == "score":
            return [float(own) for own in points]
        if self.reward == "lead":
            return [float(own - max(points[:i] + points[i + 1 :])) for i, own in enumerate(points)]
        won = [not cut and result[2 * MAX_SEATS + seat] != 0 for seat in range(self.seats)]
        if all(won) or not any(won):
            return [0.0] * self.seats
        return [1.0 if one else -1.0 for one in won]


def env_config(game: str, seats: int | None, reward: str, limit: int, options: dict[str, Any]) -> EnvConfig:
    """All of it checked; OptionError names what is allowed."""
    found = find_game(game)
    accepted = found.accept(found.seats[0] if seats is None else seats, options)
    one_of("reward", reward, REWARDS)
    if type(limit) is not int or not 1 <= limit <= LARGEST_LIMIT:
        raise OptionError(f"limit: {show(limit)} is not a whole number from 1 to {LARGEST_LIMIT}")
    edition = found.edition(accepted["data_set"])
    return EnvConfig(edition, found.seats[0] if seats is None else seats, accepted, reward, limit)  # type: ignore[arg-type]


def says_why(edition: Edition) -> Progress:
    """Tells whoever waits for the rules to be compiled."""

    def say(done: int, _: int, __: str) -> None:
        if done == 0:
            logger.warning("%s: compiling the rules; once on this machine, it takes some seconds", edition.game.name)

    return say


def checked_seed(seed: int | str | None) -> int | str:
    """The seed given, or a fresh one; OptionError for what is no seed."""
    chosen = fresh_seed() if seed is None else seed
    stream(chosen)
    return chosen


def one_of(name: str, value: Any, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionError(f"{name}: {show(value)} is not allowed; allowed: {', '.join(allowed)}")
