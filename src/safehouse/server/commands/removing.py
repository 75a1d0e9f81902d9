"""Putting somebody out: by the host before the start, by a vote of the others after."""

from __future__ import annotations

from dataclasses import dataclass

from ..problems import Forbidden, Invalid, Refused
from ..tables import entries as en
from ..tables.permissions import check_not_dealing, check_room, own_seat
from ..tables.players import Guest
from ..tables.table import Table
from ..tables.votes import FEWEST, vote_against, voters
from .base import Command, NothingToDo


@dataclass(frozen=True, slots=True)
class Remove(Command):
    """The host sends somebody away from a table that has not begun, for good."""

    seat: int

    def check_caller(self, table: Table, guest: Guest) -> None:
        if guest.id != table.host:
            raise Forbidden("only the host can remove somebody")

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if table.status != "open":
            raise Refused("the host removes people only before the start; then the others can vote", reason="begun")
        check_room(table)
        check_not_dealing(table)
        others = [i for i, seat in enumerate(table.seats) if seat.kind == "human" and seat.guest != guest.id]
        if self.seat not in others:
            raise Refused(f"seat {self.seat} is nobody's whom you could remove; others sit at {_listed(others)}")
        return [en.Removed(self.seat)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Removed) and entry.seat == self.seat


@dataclass(frozen=True, slots=True)
class VoteOut(Command):
    """A vote to put somebody out of a running game. It stands; with enough of them a bot takes the seat."""

    against: int

    def check_caller(self, table: Table, guest: Guest) -> None:
        own_seat(table, guest, None)

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if table.status != "running":
            raise Refused("a vote needs a running game; before the start the host can remove somebody")
        self._check_accused(table, guest)
        entitled = voters(table, self.against)
        mine = [seat for seat in table.seats_of(guest.id) if seat in entitled]
        if not mine:
            raise Refused("you are away, or have given your seat up", reason="away")
        if len(entitled) < FEWEST and not table.seats[self.against].away:
            raise Refused("one alone votes nobody out: the clock decides", reason="alone")
        if (mine[0], self.against) in table.votes:
            raise NothingToDo
        check_room(table)
        voted: list[en.AnyEntry] = [en.Voted(mine[0], self.against)]
        passed = vote_against(table, self.against, further=mine[0]).passed
        return [*voted, en.Removed(self.against)] if passed else voted

    def _check_accused(self, table: Table, guest: Guest) -> None:
        others = [
            i
            for i, seat in enumerate(table.seats)
            if seat.kind == "human" and seat.guest != guest.id and not seat.resigned
        ]
        if self.against not in others:
            raise Invalid(f"seat: nobody can be voted out there; others play at {_listed(others)}")

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Voted) and entry.against == self.against


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, seats)) or "none"
