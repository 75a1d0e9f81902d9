"""Who plays against a learner: bots inside compiled code by name, or any other bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from safehouse.bots import BOTS, make_bot
from safehouse.bots.whole_game import KINDS
from safehouse.core.actions import Action
from safehouse.core.errors import OptionError
from safehouse.core.observation import Observation
from safehouse.core.validation import show


class Chooser(Protocol):
    """A bot, ours or your own."""

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions."""
        ...


Opponents = str | Sequence[str | Chooser]
"""One for all other seats, or one for each of them in order."""


def seated(opponents: Any, seats: int, seat: int) -> list[Any]:
    """Who plays each seat, "" at the learner's."""
    if isinstance(opponents, str):
        others: list[Any] = [opponents] * (seats - 1)
    elif isinstance(opponents, Sequence):
        others = list(opponents)
    else:
        raise OptionError(f"opponents: {show(opponents)} is neither the name of a bot nor a list of {seats - 1}")
    if len(others) != seats - 1:
        raise OptionError(f"opponents: {len(others)} given, {seats - 1} are needed: one for each other seat")
    return [*others[:seat], "", *others[seat:]]


def inside(opponents: Any, seats: int, seat: int) -> tuple[str, ...]:
    """The same where only bots inside compiled code can play; OptionError names them."""
    names = seated(opponents, seats, seat)
    for other, name in enumerate(names):
        if other != seat and not (isinstance(name, str) and name in KINDS):
            raise OptionError(f"opponents: {show(name)} is not allowed; allowed: {', '.join(KINDS)}")
    return tuple(names)


def outside(name: Any, seed: int | str) -> Chooser | None:
    """A bot that plays by itself; None where it plays inside compiled code, or at the learner's seat."""
    if isinstance(name, str):
        if name in KINDS or not name:
            return None
        if name not in BOTS:
            raise OptionError(f"opponents: unknown bot {show(name)}; bots are {', '.join(BOTS)}")
        return make_bot(name, seed=seed)
    if not callable(getattr(name, "choose", None)):
        raise OptionError(f"opponents: {show(name)} is neither the name of a bot nor a bot")
    chooser: Chooser = name
    return chooser


def checked_seat(seat: Any, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise OptionError(f"seat: {show(seat)} is not a seat from 0 to {seats - 1}")
    return seat
