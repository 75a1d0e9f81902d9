"""How near the limit translated rules are: a small part of one game, beside the same written by hand in C."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.core.pool import Pool
from safehouse.core.program import ADVANCE
from safehouse.core.rule import rule
from safehouse.games.spyconnection.data import board
from safehouse.games.spyconnection.data.board import CITIES, CONNECTIONS, FIELDS
from safehouse.games.spyconnection.rules.network import price, reach
from safehouse.games.spyconnection.rules.state import State

from .measuring import opening, timed

if TYPE_CHECKING:
    from .measuring import Rate

GAME = "spyconnection"
PLAYED = 60
"""So many random steps first: then agents stand on the board."""
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


def handwritten() -> str:
    """The same in C."""
    sizes = [f"enum {{ {name} = {getattr(board, name)} }};" for name in _SIZES]
    tables = [f"static const int8_t {n}[] = {{{', '.join(map(str, getattr(board, n)))}}};" for n in _TABLES]
    text = resources.files(__package__).joinpath("by_hand.c").read_text(encoding="utf-8")
    return "\n".join([*sizes, *tables, text])


def surveys() -> tuple[Callable[[int], int], Callable[[int], int]]:
    """`survey` so many times: as it is translated, and as it is written by hand."""
    from safehouse.core.backend import Fast, by_hand

    edition, state, _ = opening(GAME)
    rng, out = [1, 2, 3, 4], edition.buffer()
    for _ in range(PLAYED):
        edition.run(ADVANCE, [state], [0], rng, out)
    with tempfile.TemporaryDirectory() as folder:
        translated = Fast(edition, survey, cache=Path(folder))
        hand = by_hand(edition, survey, handwritten(), Path(folder) / "by_hand.so")
    pools = [translated.pool(1), translated.pool(1)]
    for pool in pools:
        translated.put(pool, 0, state)
    return lambda count: translated.run(pools[0], count), lambda count: hand(pools[1], count)


def limit_rates() -> tuple[Rate, Rate]:
    """Surveys per second: translated, and by hand."""
    translated, hand = surveys()

    def rate(run: Callable[[int], int]) -> Rate:
        def work(count: int) -> int:
            run(count * 100)
            return count * 100

        return lambda seconds: timed(work, seconds)

    return rate(translated), rate(hand)
