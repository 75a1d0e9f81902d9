"""Players' own notes, which nobody else can read."""

from __future__ import annotations

from collections.abc import Mapping

from ..problems import Invalid, NoSuchTable, Unavailable
from ..storage.log_writer import StoreFailed, TableGone
from ..storage.note_store import Notebook, NotebookFull, NoteStore
from ..tables.permissions import own_seat
from ..tables.players import Guest
from ..tables.table import Table

MOST_CELLS = 600
"""Marks in one notebook."""


class NoteService:
    def __init__(self, store: NoteStore) -> None:
        self._store = store

    def notebook(self, table: Table, guest: Guest, seat: int | None) -> Notebook:
        """Whose notes a caller means. With several seats it must say so: their players' notes are not to be mixed."""
        mine = table.seats_of(guest.id)
        if seat is None and len(mine) > 1:
            raise Invalid(f"seat: you hold the seats {', '.join(map(str, mine))}; say which")
        return Notebook(table.id, own_seat(table, guest, seat), guest.id)

    async def read(self, book: Notebook) -> dict[str, str]:
        return await self._store.read(book)

    async def write(self, book: Notebook, cells: Mapping[str, str]) -> dict[str, str]:
        """Writes into a notebook. Nobody else notices: it is no entry of the log, and nothing is published."""
        try:
            return await self._store.write(book, cells, MOST_CELLS)
        except NotebookFull as error:
            most = f"a notebook holds {MOST_CELLS} marks at most"
            raise Invalid(f"cells: {most}; these would make {error.marks}") from None
        except TableGone:
            raise NoSuchTable from None
        except StoreFailed:
            raise Unavailable("these notes could not be stored; nothing was changed") from None
