"""Gestures, in games that have them: actions with an argument `gesture`, perhaps asked for by an action `GESTURE`.

Where a table has the option `gestures` set to `free`, they are made at any time and the rules are not asked: the event
`gesture` is told to everybody, and nothing else changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.actions import Action

from ..problems import Invalid, NotFound, Refused
from ..tables import entries as en
from ..tables.legality import illegal, why_not
from ..tables.permissions import check_kept, check_room, own_seat
from ..tables.players import Guest
from ..tables.table import Table
from .base import Command

ARGUMENT = "gesture"
ADDRESSEE = "to"
OPENING = "GESTURE"
OPTION = "gestures"
FREE = "free"


def are_free(table: Table) -> bool:
    """Whether gestures are made at any time at this table."""
    return table.begun and table.match.options.get(OPTION) == FREE


@dataclass(frozen=True, slots=True)
class Gesture(Command):
    """A gesture by its name, to a seat or to nobody in particular."""

    seat: int | None
    name: str
    to: int | None
    language: str

    def check_caller(self, table: Table, guest: Guest) -> None:
        own_seat(table, guest, self.seat)

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        seat = own_seat(table, guest, self.seat)
        if table.status != "running":
            raise Refused("gestures need a running game")
        check_kept(table, seat)
        if are_free(table):
            check_room(table)
            return [self._freely(table, seat)]
        steps = [(seat, text) for text in self._way(table, seat)]
        return [en.Played(seat, "guest", str(table.decision(seat)), steps)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        if not isinstance(entry, en.Played | en.Gestured) or self.seat not in (None, entry.seat):
            return False
        action = self._action(table)
        if isinstance(entry, en.Played):
            return (entry.seat, action.text) in entry.steps
        return (entry.gesture, entry.to) == (action.args[ARGUMENT], action.args[ADDRESSEE])

    def _action(self, table: Table) -> Action:
        """The action that makes this gesture."""
        space = table.match.edition.actions
        gestures = [action for action in space.actions[: space.size] if ARGUMENT in action.args]
        if not gestures:
            raise NotFound(f"{table.game} has no gestures")
        named = [action for action in gestures if action.args[ARGUMENT] == self.name]
        if not named:
            names = dict.fromkeys(str(action.args[ARGUMENT]) for action in gestures)
            raise Invalid(f"gesture: there is no such gesture; gestures are {', '.join(names)}")
        for action in named:
            to = action.args.get(ADDRESSEE)
            if to == self.to if isinstance(to, int) else self.to is None:
                return action
        raise Invalid(f"to: {self.name} cannot be made to {'nobody' if self.to is None else self.to}")

    def _way(self, table: Table, seat: int) -> list[str]:
        """The actions by which a seat makes this gesture now; Illegal names the rule that forbids it."""
        action = self._action(table)
        refusal = why_not(table, seat, action.text, self.language)
        if refusal is None:
            return [action.text]
        asked = any(legal.kind == action.kind for legal in table.look(seat).legal())
        opening = next((kind.name for kind in table.match.edition.actions.kinds if kind.name == OPENING), None)
        if opening is not None and not asked:
            refusal = why_not(table, seat, opening, self.language)
            if refusal is None:
                return [opening, action.text]
        raise illegal(refusal)

    def _freely(self, table: Table, seat: int) -> en.Gestured:
        """A gesture at any time: to another seat of the table, or to nobody."""
        action = self._action(table)
        to = action.args[ADDRESSEE]
        if to == seat or (isinstance(to, int) and to >= len(table.seats)):
            others = [str(other) for other in range(len(table.seats)) if other != seat]
            raise Invalid(f"to: {to} is not another seat of this table; allowed: null, {', '.join(others)}")
        return en.Gestured(seat, str(action.args[ARGUMENT]), to)
