"""What the host decides about who else may look."""

from __future__ import annotations

from dataclasses import dataclass

from ..problems import Forbidden
from ..tables import entries as en
from ..tables.permissions import check_room
from ..tables.players import Guest
from ..tables.table import Table
from .base import Command, NothingToDo


@dataclass(frozen=True, slots=True)
class ChangeLook(Command):
    """Says who may look at the game when it is over."""

    look: en.Look

    def check_caller(self, table: Table, guest: Guest) -> None:
        if guest.id != table.host:
            raise Forbidden("only the host decides who may look at this game")

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        if table.look_back == self.look:
            raise NothingToDo
        check_room(table)
        return [en.LookChanged(self.look)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.LookChanged) and entry.look == self.look
