"""Acting in the game: playing, undoing, arming a standing answer."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.errors import IllegalAction
from safehouse.core.take_backs import UNDO_REASONS

from ..problems import Forbidden, Illegal, Invalid, KeyReused, Refused
from ..tables import entries as en
from ..tables.legality import legal_text
from ..tables.permissions import check_begun, check_kept, check_room, own_seat
from ..tables.players import Guest
from ..tables.table import Table
from .base import Command


class StaleDecision(Exception):
    """The decision that a guest has answered is no longer open."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Play(Command):
    """An answer to a decision: an action by its number or text."""

    decision: str
    action: int | str
    language: str

    @property
    def seat(self) -> int:
        """The seat that the decision belongs to."""
        seat, _, number = self.decision.partition("-")
        digits = seat.isascii() and seat.isdigit() and number.isascii() and number.isdigit()
        if not digits or len(self.decision) > 20:
            raise Invalid("decision: must be the id of a decision, like 0-12, as GET gives it")
        return int(seat)

    def check_caller(self, table: Table, guest: Guest) -> None:
        self._own_seat(table, guest)

    def _own_seat(self, table: Table, guest: Guest) -> int:
        seat = self.seat
        if seat not in table.seats_of(guest.id):
            raise Forbidden(f"seat {seat} is not yours")
        return seat

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        seat = self._own_seat(table, guest)
        if table.decision(seat) != self.decision or table.status != "running":
            raise StaleDecision(seat)
        check_kept(table, seat)
        text = legal_text(table, seat, self.action, self.language)
        return [en.Played(seat, "guest", self.decision, [(seat, text)])]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        if not isinstance(entry, en.Played) or entry.decision != self.decision:
            return False
        try:
            action = table.match.edition.actions.find(self.action)
        except IllegalAction as error:
            raise Illegal(error.message, rule=None, message=error.message) from None
        if [text for actor, text in entry.steps if actor == entry.seat] != [action.text]:
            raise KeyReused("this key was used for another action")
        return True


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Takes back the last step, or the whole turn up to where information has flowed."""

    seat: int | None
    whole: bool

    def check_caller(self, table: Table, guest: Guest) -> None:
        own_seat(table, guest, self.seat)

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        seat = own_seat(table, guest, self.seat)
        check_begun(table)
        check_kept(table, seat)
        if (reason := table.match.undo_reason(seat)) is not None:
            raise Refused(UNDO_REASONS[reason], reason=reason)
        check_room(table)
        return [en.Undone(seat, self.whole)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Undone) and entry.whole == self.whole and self.seat in (None, entry.seat)


@dataclass(frozen=True, slots=True)
class Arm(Command):
    """Sets in secret what a seat answers where it is not asked."""

    seat: int | None
    declare_with: int | None
    ask: bool

    def check_caller(self, table: Table, guest: Guest) -> None:
        own_seat(table, guest, self.seat)

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        seat = own_seat(table, guest, self.seat)
        if table.status != "running":
            raise Refused("a standing answer needs a running game")
        check_room(table)
        check_kept(table, seat)
        if not table.standing:
            raise Refused("at this table nobody declares during another player's turn")
        others = [other for other in range(len(table.seats)) if other != seat]
        if self.declare_with is not None and self.declare_with not in others:
            raise Invalid(f"declare_with: must be null or another seat: {', '.join(map(str, others))}")
        return [en.Armed(seat, self.declare_with, self.ask, [])]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        if not isinstance(entry, en.Armed) or self.seat not in (None, entry.seat):
            return False
        return (entry.partner, entry.asks) == (self.declare_with, self.ask)
