"""Who acts, and who sees: seats, chance, the table itself, spectators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from .rule import rule

MAX_SEATS = 4

SPECTATOR = MAX_SEATS
"""The seat number under which `conceal` and audiences know everybody who sits at no seat."""

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""What seats can wear. Letter and shape go with the colour: A, B, C, D in this order, in every game."""

NOBODY = -1
"""Where a seat could stand, and there is none."""

CHANCE = -1
"""Chance as an actor: draws, dice, balls.

Examples:
    >>> import safehouse as sh
    >>> m = sh.new_match("inkognito", seats=4, chance="manual")
    >>> m.to_move == (sh.CHANCE,)
    True
    >>> m.play(sh.CHANCE, m.legal(sh.CHANCE)[0])
"""

TABLE = -2
"""The table as an actor: it takes a seat out of the game, as `Match.leave` does.

Examples:
    >>> import safehouse as sh
    >>> m = sh.new_match("spyconnection", seats=3, seed=7)
    >>> m.play(sh.TABLE, "LEAVE(2)")
    >>> m.steps[-1].actor == sh.TABLE
    True
"""

CHANCE_MOVES = 1 << 6
"""`to_move` of a state in which chance is next."""

EVERYBODY = (1 << (MAX_SEATS + 1)) - 1
"""The audience of a public event: all seats and spectators."""


def worn(dealt: Sequence[Colour | None]) -> list[Colour]:
    """What each seat wears: its colour; who has none yet wears, in order of seats, what nobody has.

    >>> worn(["green", None, "red"])
    ['green', 'blue', 'red']
    """
    free = [colour for colour in COLOURS if colour not in dealt]
    return [free.pop(0) if colour is None else colour for colour in dealt]


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    """The audience of everybody but one seat."""
    return EVERYBODY & ~(1 << seat)
