"""Players' own notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from . import schema
from .database import Database
from .engine import insert_or_update
from .log_writer import TableGone


class NotebookFull(Exception):
    """A notebook would have too many marks: this many."""

    def __init__(self, marks: int) -> None:
        super().__init__(marks)
        self.marks = marks


@dataclass(frozen=True, slots=True)
class Notebook:
    """Whose notes: a guest's, of one seat at one table."""

    match: str
    seat: int
    guest: str

    def values(self) -> dict[str, Any]:
        return {"match": self.match, "seat": self.seat, "guest": self.guest}

    def of(self, table: sa.Table) -> sa.ColumnElement[bool]:
        """The rows of a table that belong to it."""
        return sa.and_(*(table.c[name] == value for name, value in self.values().items()))


class NoteStore:
    """Marks by cell. Notes are no part of the log: they must never hold up, or bring down, what is written there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, book: Notebook) -> dict[str, str]:
        """The marks of a notebook by cell."""
        return await self._database.read(lambda c: _cells(c, book))

    async def write(self, book: Notebook, cells: Mapping[str, str], most: int) -> dict[str, str]:
        """Sets marks, clears those that are empty, and returns all marks.

        NotebookFull if there would be too many, TableGone if the table was deleted.
        """

        def run(connection: sa.Connection) -> dict[str, str]:
            _set_cells(connection, book, cells)
            found = _cells(connection, book)
            if len(found) > most:
                raise NotebookFull(len(found))
            return found

        return await self._database.transact(run)


def _set_cells(connection: sa.Connection, book: Notebook, cells: Mapping[str, str]) -> None:
    # Other servers wait for the seat's row (SQLite has one writer anyway): so each counts what is really there.
    seat = sa.select(schema.seats.c.seat).where(book.of(schema.seats)).with_for_update()
    if connection.execute(seat).first() is None:
        raise TableGone
    notes = schema.notes
    if cleared := [cell for cell, mark in cells.items() if not mark]:
        connection.execute(sa.delete(notes).where(book.of(notes), notes.c.cell.in_(cleared)))
    rows = [{**book.values(), "cell": cell, "mark": mark} for cell, mark in cells.items() if mark]
    if rows:
        put = insert_or_update(connection, notes)
        key = list(notes.primary_key)
        connection.execute(put.on_conflict_do_update(index_elements=key, set_={"mark": put.excluded.mark}), rows)


def _cells(connection: sa.Connection, book: Notebook) -> dict[str, str]:
    notes = schema.notes
    query = sa.select(notes.c.cell, notes.c.mark).where(book.of(notes)).order_by(notes.c.cell)
    return {row[0]: row[1] for row in connection.execute(query)}
