"""What all commands have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..tables import entries as en
from ..tables.players import Guest
from ..tables.table import Table


class NothingToDo(Exception):
    """The table is already as wanted, or the change is no longer wanted."""


class Command(ABC):
    """Something a guest wants done at a table.

    It is asked for its entries with the table as it stands at that moment, perhaps several times, until its entries
    are stored. A request that comes again with the same Idempotency-Key is not carried out again: its first entry is
    read from the log and must be one that this command would have written.
    """

    def check_caller(self, table: Table, guest: Guest) -> None:  # noqa: B027 (most leave it to `entries`)
        """Refuses callers who have no say in it, before anything else is looked at, even their key."""

    @abstractmethod
    def entries(self, table: Table, guest: Guest) -> list[en.AnyEntry]:
        """The entries it comes to. A Problem says why it is refused, NothingToDo that none is needed."""

    @abstractmethod
    def wrote(self, entry: en.AnyEntry, table: Table) -> bool:
        """Whether the first entry of an earlier request was written by the same command."""
