"""What each seat is asked now, since when, and under which number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Asked: TypeAlias = tuple[int, int, int] | None
"""What tells one question to a seat from the next; None: it is not asked."""


class PendingDecisions:
    """Numbers the decisions of each seat and starts their clocks. Others' hidden steps leave no gap in the numbers."""

    def __init__(self, seats: int) -> None:
        self._asked: list[Asked] = [None] * seats
        self._numbers = [0] * seats
        self._since = [0.0] * seats
        self._turns = [0] * seats

    def copy(self) -> PendingDecisions:
        new = PendingDecisions(0)
        new._asked = list(self._asked)
        new._numbers = list(self._numbers)
        new._since = list(self._since)
        new._turns = list(self._turns)
        return new

    def asked(self, seat: int) -> bool:
        return self._asked[seat] is not None

    def id_of(self, seat: int) -> str | None:
        """The id of the decision a seat is asked now: the seat, and a number that counts its own decisions."""
        return None if self._asked[seat] is None else f"{seat}-{self._numbers[seat]}"

    def turn_of(self, seat: int) -> str | None:
        """The id of the first of the decisions that a seat is asked now without a break; its own steps make none."""
        return None if self._asked[seat] is None else f"{seat}-{self._turns[seat]}"

    def since(self, seat: int) -> float:
        """When the seat's clock was started."""
        return self._since[seat]

    def update(self, asked: Sequence[Asked]) -> list[Asked]:
        """Takes over what the seats are asked now; returns what they were asked before."""
        before = self._asked
        for seat, question in enumerate(asked):
            if question is not None and question != before[seat]:
                self._numbers[seat] += 1
                if before[seat] is None:
                    self._turns[seat] = self._numbers[seat]
        self._asked = list(asked)
        return before

    def start_clocks(self, at: float, before: Sequence[Asked], *, public: bool) -> None:
        """Starts the clocks of seats that are asked something new. Everybody sees them: a secret step restarts none."""
        for seat, asked in enumerate(self._asked):
            if asked is not None and asked != before[seat] and (public or before[seat] is None):
                self._since[seat] = at
