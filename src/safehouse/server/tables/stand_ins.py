"""Moves made for people: by a bot in their seat, or because their time had run out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from safehouse.core.persistent_list import PersistentList

from . import entries as en


@dataclass(frozen=True, slots=True)
class StandIn:
    """A move that was made for a person."""

    after: int
    """How many events the seat had seen before it."""
    by: en.By
    action: str
    seq: int
    """The entry of the log."""


class StandIns:
    """Which moves were made for each seat's person, and for whom bots played at what time."""

    def __init__(self, seats: int) -> None:
        self._moves: list[PersistentList[StandIn]] = [PersistentList() for _ in range(seats)]
        self._acted = [0] * seats
        self._absent: PersistentList[tuple[int, frozenset[int]]] = PersistentList()

    def copy(self) -> StandIns:
        new = StandIns(0)
        new._moves = [moves.copy() for moves in self._moves]
        new._acted = list(self._acted)
        new._absent = self._absent.copy()
        return new

    def note_own_act(self, seat: int, seq: int) -> None:
        """The person acted, in this entry."""
        self._acted[seat] = seq

    def note_move(self, seat: int, move: StandIn) -> None:
        self._moves[seat].append(move)

    def note_absent(self, seats: frozenset[int], events: int) -> None:
        """For whom bots play, now that so many events have been told."""
        if seats != (self._absent[-1][1] if self._absent else frozenset()):
            self._absent.append((events, seats))

    def last_moves(self, seat: int, most: int) -> Sequence[StandIn]:
        """The last moves that were made for a seat's person."""
        return self._moves[seat][-most:]

    def is_fresh(self, seat: int, move: StandIn) -> bool:
        """Whether the person has not acted since."""
        return move.seq > self._acted[seat]

    def absent_at(self, events: int) -> frozenset[int]:
        """For which persons bots played when so many events had been told."""
        last: frozenset[int] = frozenset()
        for since, seats in self._absent:
            if since >= events:
                break
            last = seats
        return last
