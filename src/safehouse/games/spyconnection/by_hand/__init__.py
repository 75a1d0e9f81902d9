"""A small part of the rules, and the same written by hand in C: how near the limit the translated rules are."""

from __future__ import annotations

from importlib import resources

from safehouse.core.pool import Pool
from safehouse.core.rule import rule

from ..data import board
from ..data.board import CITIES, CONNECTIONS, FIELDS
from ..rules.network import price, reach
from ..rules.state import State

_SIZES = ("CITIES", "CONNECTIONS", "FIELDS")
_TABLES = ("END_A", "END_B", "LENGTH")


@rule
def survey_one(s: State, i: int) -> int:
    """The networks of all seats and the prices of all connections; each time something differs."""
    s.spy[0] = i % CITIES
    s.owners[i % FIELDS] = i & 1
    total = 0
    for seat in range(s.seats):
        total += reach(s, seat)
        for connection in range(CONNECTIONS):
            total += price(s, seat, connection)
    return total


@rule
def survey(pool: Pool, count: int) -> int:
    """So many surveys of a game."""
    total = 0
    for i in range(count):
        total += survey_one(pool[0], i)  # type: ignore[arg-type]  # a pool of this game's states
    return total


def source() -> str:
    """The same in C."""
    sizes = [f"enum {{ {name} = {getattr(board, name)} }};" for name in _SIZES]
    tables = [f"static const int8_t {n}[] = {{{', '.join(map(str, getattr(board, n)))}}};" for n in _TABLES]
    text = resources.files(__package__).joinpath("by_hand.c").read_text(encoding="utf-8")
    return "\n".join([*sizes, *tables, text])
