"""Chat."""

from __future__ import annotations

from dataclasses import dataclass

from ..problems import Forbidden, Refused
from ..tables import entries as en
from ..tables.permissions import check_room, may_talk
from ..tables.players import Guest
from ..tables.table import Table
from .base import Command


@dataclass(frozen=True, slots=True)
class Say(Command):
    """A chat message, of a player or the host."""

    text: str

    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        mine = table.seats_of(guest.id)
        if not mine and guest.id != table.host:
            raise Forbidden("only those at the table can talk")
        if not may_talk(table):
            raise Refused("there is no chat while this game is played (option chat = false)", reason="silence")
        check_room(table)
        return [en.Said(guest.id, mine[0] if mine else None, guest.name, self.text)]

    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        return isinstance(entry, en.Said) and entry.text == self.text
