"""Taking seats and giving them up: joining, filling with bots, leaving, coming back, resigning."""

from __future__ import annotations

from dataclasses import dataclass

import safehouse as sh
from safehouse.core.deals import commitment_of

from ..problems import Forbidden, Invalid, Refused
from ..tables import entries as en
from ..tables.permissions import check_bots, check_not_dealing, own_seat, own_seats
from ..tables.players import Guest
from ..tables.table import Table
from .base import Command, NothingToDo


@dataclass(frozen=True, slots=True)
class Added:
    """What somebody adds to the deal with sitting down: a number, or the seal of one, or nothing."""

    number: str | None = None
    seal: str | None = None


NOTHING = Added()


@dataclass(frozen=True, slots=True)
class Join(Command):
    """Takes an open seat; nothing to do if the guest already sits there."""

    seat: int | None
    invited: bool
    """Whether the guest has brought the table's invite code."""
    added: Added = NOTHING
    """What the guest adds to the deal."""

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if table.seats_of(guest.id):
            raise NothingToDo
        if guest.id in table.removed:
            raise Refused("the host has removed you from this table", reason="removed")
        if not self.invited and not table.public and guest.id != table.host:
            raise Forbidden("this table is private: its invite code is needed")
        check_bots(table, guest)
        free = table.open_seats()
        if table.status != "open" or not free:
            raise Refused("no seat is open at this table")
        if self.seat is not None and self.seat not in free:
            raise Refused(f"seat {self.seat} is not open; open are {', '.join(map(str, free))}")
        seat = free[0] if self.seat is None else self.seat
        return [en.Joined(seat, guest.id, self.added.number, self.added.seal, guest.bot_of)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Joined) and self.seat in (None, entry.seat)


@dataclass(frozen=True, slots=True)
class JoinRematch(Command):
    """Takes the seats that were kept open for a player of the game before."""

    seats: tuple[int, ...]
    added: Added = NOTHING

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if table.seats_of(guest.id):
            raise NothingToDo
        free = [seat for seat in self.seats if seat in table.open_seats()]
        if table.status != "open" or not free:
            raise Refused("the rematch has begun without you")
        return [en.Joined(seat, guest.id, self.added.number, self.added.seal, guest.bot_of) for seat in free]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Joined) and entry.seat in self.seats


@dataclass(frozen=True, slots=True)
class Unseal(Command):
    """Opens the number that a guest had added to the deal under a seal: when all are there, and never before."""

    number: str

    def check_caller(self, table: Table, guest: Guest) -> None:
        own_seat(table, guest, None)

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        mine = [seat for seat in table.seats_of(guest.id) if table.seats[seat].seal is not None]
        waiting = [seat for seat in mine if table.seats[seat].number is None]
        if any(table.seats[seat].seal != commitment_of(self.number) for seat in mine):
            raise Invalid("number: its SHA-256 is not the seal that you have shown")
        if not waiting:
            raise NothingToDo
        if table.begun or table.status == "closed":
            raise Refused("the game has begun without your number: it came too late", reason="late")
        if not table.gathered:
            raise Refused("somebody may still sit down: a number is opened when nobody can choose one by it")
        return [en.Unsealed(seat, self.number) for seat in waiting]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Unsealed) and entry.number == self.number


@dataclass(frozen=True, slots=True)
class Fill(Command):
    """The host lets bots take the open seats; the game begins."""

    bot: str

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if guest.id != table.host:
            raise Forbidden("only the host can fill the open seats")
        if table.status != "open" or table.gathered:
            raise Refused("no seat is open at this table")
        return [en.Filled(table.open_seats(), self.bot)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Filled)


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Away for a while. Before the start the seat is given up, and if the host leaves, the table is closed."""

    seat: int | None

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        mine = own_seats(table, guest, self.seat)
        check_not_dealing(table)
        if table.status == "open":
            if guest.id == table.host:
                return [en.Closed()]
            return [en.Vacated(one) for one in mine]
        present = [one for one in mine if not table.seats[one].away and not table.seats[one].resigned]
        if table.status != "running" or not present:
            raise Refused("you are already away, or the game is not running")
        return [en.Left(present)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        match entry:
            case en.Vacated(seat=left):
                return self.seat in (None, left)
            case en.Left(seats=left):
                return self.seat is None or left == [self.seat]
        return isinstance(entry, en.Closed)


@dataclass(frozen=True, slots=True)
class Return(Command):
    """Back again: the bot gives way."""

    seat: int | None

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        away = [one for one in own_seats(table, guest, self.seat) if table.seats[one].away]
        if not away:
            raise Refused("you are not away")
        return [en.Returned(away)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Returned) and (self.seat is None or entry.seats == [self.seat])


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """Gives a seat up for good: to a bot, or as the rules let a seat leave. The game says which."""

    seat: int | None

    def check_caller(self, table: Table, guest: Guest) -> None:
        own_seat(table, guest, self.seat)

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        seat = own_seat(table, guest, self.seat)
        if table.status != "running":
            raise Refused("only a running game can be resigned")
        if table.seats[seat].resigned:
            raise Refused("this seat has already resigned")
        if sh.game(table.game).policy.bots_take_over:
            return [en.Resigned(seat, [])]
        text = table.match.edition.actions.find(f"LEAVE({seat})").text
        if table.match.why_not(sh.TABLE, text) is not None:
            raise Refused("this seat can no longer resign")
        return [en.Resigned(seat, [(sh.TABLE, text)])]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Resigned) and self.seat in (None, entry.seat)


@dataclass(frozen=True, slots=True)
class NoteRematch(Command):
    """Tells those who sat here at which table they play again."""

    match: str

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if table.rematch is not None:
            raise NothingToDo
        return [en.Rematched(self.match)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Rematched) and entry.match == self.match
