"""The greedy bot's lookahead over compiled rules: the same choices, many times faster.

It is used for a game once somebody has asked for it in this process (`hasten`): compiling takes a while, and nobody who
just wants to play a game should have to wait for it.
"""

from __future__ import annotations

from heapq import heappush
from typing import TYPE_CHECKING, Any

from safehouse.core import program
from safehouse.core.chance import below
from safehouse.core.rule import Buf
from safehouse.core.seats import CHANCE_MOVES

from .greedy import Lookahead, Trial

if TYPE_CHECKING:
    from safehouse.core.backend import Fast, Progress
    from safehouse.core.game import Edition
    from safehouse.core.state import State

ROOM = 512


def hasten(edition: Edition, progress: Progress | None = None) -> None:
    """From now on greedy bots of this process look ahead in compiled rules. The first time on a machine compiles."""
    if edition not in _desks and (compiled := edition.compiled(progress)) is not None:
        _desks[edition] = Desk(compiled)


def desk_of(edition: Edition) -> Desk | None:
    return _desks.get(edition)


_desks: dict[Edition, Desk] = {}


class Desk:
    """Positions side by side, and the operations of the rules on them."""

    def __init__(self, compiled: Fast) -> None:
        import numpy as np

        self._fast = compiled
        self._run = compiled.run
        self._args = np.zeros(3, np.int64)
        self._rng = np.zeros(4, np.int64)
        self._out = np.zeros(len(compiled.edition.buffer()), np.int64)
        self._lay_out(self._fast.pool(ROOM))

    def _lay_out(self, pool: Any) -> None:
        self._pool = pool
        self._bytes = pool.view("u1").reshape(len(pool), -1)
        self._events, self._event_count = pool["events"], pool["event_count"]

    def put(self, state: State) -> None:
        """The position from which everything begins: number 0."""
        self._fast.put(self._pool, 0, state)

    def step(self, target: int, source: int, seat: int, action: int) -> bytes:
        """Makes `target` what an action makes of `source`, without its events; returns it as bytes."""
        if target == len(self._pool):
            bigger = self._fast.pool(2 * target)
            bigger[:target] = self._pool
            self._lay_out(bigger)
        self._bytes[target] = self._bytes[source]
        self._do(program.STEP, target, seat, action)
        self._events[target] = 0
        self._event_count[target] = 0
        content: bytes = self._bytes[target].tobytes()
        return content

    def value(self, at: int, seat: int) -> int:
        return self._do(program.EVALUATE, at, seat)

    def asks(self, at: int, seat: int) -> bool:
        movers = self._do(program.TO_MOVE, at)
        return movers != CHANCE_MOVES and bool(movers >> seat & 1)

    def legal(self, at: int, seat: int) -> list[int]:
        count = self._do(program.LEGAL, at, seat)
        legal: list[int] = self._out[:count].tolist()
        return legal

    def _do(self, op: int, at: int, seat: int = 0, action: int = 0) -> int:
        args = self._args
        args[0], args[1], args[2] = at, seat, action
        return int(self._run(op, self._pool, self._args, self._rng, self._out))


class QuickLookahead(Lookahead):
    """The same on a desk: positions are places there, and number 0 is where it begins."""

    def __init__(self, edition: Edition, seat: int, rng: Buf, desk: Desk) -> None:
        super().__init__(edition, seat, rng)
        self._desk = desk
        self._evaluate = desk.value

    def try_out(self, before: Any, way: tuple[int, ...]) -> None:
        """The last step of a way; `before` is a place, or the state with which it begins."""
        if not isinstance(before, int):
            if not self._seen:
                self._desk.put(before)
            before = 0
        here = len(self._seen) + 1
        key = self._desk.step(here, before, self._seat, way[-1])
        if key in self._seen:
            return
        self._seen.add(key)
        rank = (-self._desk.value(here, self._seat), len(way), below(self._rng, 1 << 30))
        place: Any = here
        trial = Trial(rank, way, place)
        heappush(self._open if self._desk.asks(here, self._seat) else self._ends, trial)

    def legal(self, at: Any) -> list[int]:
        return self._desk.legal(at, self._seat)
