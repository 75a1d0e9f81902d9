"""Games that were played, to be gone through step by step: replayed once, and kept at every few entries."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from ..tables.entries import LogRow
from ..tables.table import Table

KEPT = 8
"""So many games are kept; a long one takes a few megabytes."""
STRIDE = 16
"""Between two entries at which the table is kept."""

Reached = Callable[[Table], bool]
"""Whether a table is as far as wanted; if so, it stays so in all that follows."""


class Timeline:
    """A whole log, and the table at some of its entries."""

    def __init__(self, rows: Sequence[LogRow]) -> None:
        self.rows = rows
        self._kept: list[Table] = []
        Table.replay(rows, self._keep)

    def _keep(self, table: Table) -> bool:
        if not self._kept or table.seq - self._kept[-1].seq >= STRIDE:
            self._kept.append(table.fork())
        return False

    def first(self, reached: Reached) -> Table:
        """The table at the first of its entries where that holds, or at the last."""
        low, high = 0, len(self._kept)
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if reached(self._kept[middle]) else (middle + 1, high)
        table = self._kept[max(0, low - 1)].fork()
        for row in self.rows[table.seq :]:
            if reached(table):
                break
            table.follow(row)
        return table


class Timelines:
    """Those of the games that were looked at last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Timeline] = OrderedDict()

    def has(self, id: str, seq: int) -> bool:
        """Whether the game is known with as many entries."""
        return id in self._known and len(self._known[id].rows) == seq

    def get(self, id: str) -> Timeline:
        self._known.move_to_end(id)
        return self._known[id]

    def add(self, id: str, rows: Sequence[LogRow]) -> Timeline:
        found = self._known[id] = Timeline(rows)
        self._known.move_to_end(id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found
