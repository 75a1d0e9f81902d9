"""Clocks for a whole game: each player has a bank of time, and something is added to it for every turn.

All of it follows from what everybody sees, so that no clock tells of a secret step: time is charged to who acts when
the act is seen, counted from when the others saw that it was asked. Where several decide at once in secret, the one for
whom all waited pays; the others' answers were not seen, and cost nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from . import entries as en


class GameClocks:
    """What is left to each seat, and since when it is spent."""

    def __init__(self, bank: float, increment: float, seats: int) -> None:
        self.bank = bank
        self.increment = increment
        self.left = [bank] * seats
        """What each seat had when its clock was last started or stopped."""
        self._since: dict[int, float] = {}

    def copy(self) -> GameClocks:
        new = GameClocks(self.bank, self.increment, 0)
        new.left = list(self.left)
        new._since = dict(self._since)
        return new

    def deadline(self, seat: int) -> float | None:
        """When the bank of a seat is empty, if it is asked now."""
        return self._since[seat] + self.left[seat] if seat in self._since else None

    def follow(self, entry: en.AnyEntry, at: float, asked: Collection[int]) -> None:
        """After an entry that everybody saw; `asked`: the people who are seen to be asked now, while others wait."""
        for seat in self._who_pays(entry):
            self._charge(seat, at)
        for seat in asked:
            if seat not in self._since:
                self._start(seat, entry, at)
        if isinstance(entry, en.Resumed):  # while the server stood still, nobody's time ran
            self._since = dict.fromkeys(self._since, at)
        self._since = {seat: since for seat, since in self._since.items() if seat in asked}

    def _who_pays(self, entry: en.AnyEntry) -> list[int]:
        match entry:
            case en.Played(seat):
                return [seat]
            case en.Left(seats):
                return seats
        return []

    def _charge(self, seat: int, at: float) -> None:
        if seat in self._since:
            self.left[seat] = max(0.0, self.left[seat] - (at - self._since[seat]))
            self._since[seat] = at

    def _start(self, seat: int, entry: en.AnyEntry, at: float) -> None:
        """Time is added when the turn comes to a seat by what another did: not by taking back, going or coming."""
        if isinstance(entry, en.Returned):
            self.left[seat] = max(self.left[seat], self.increment)
        elif isinstance(entry, en.Played | en.Passed | en.Resigned) and getattr(entry, "seat", None) != seat:
            self.left[seat] += self.increment
        self._since[seat] = at
