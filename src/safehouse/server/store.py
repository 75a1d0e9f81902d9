"""Keeps guests, logs and notes in SQLite or PostgreSQL.

Writes of many tables share a transaction; none is acknowledged before it is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from . import schema
from .notices import Board, NoticeBoard
from .problems import Unavailable
from .redisnotices import RedisBoard

T = TypeVar("T")
logger = logging.getLogger(__name__)

CHANNEL = "safehouse"
_PART = 500
"""Values in one query."""


class Conflict(Exception):
    """Somebody else wrote this entry first, or the key was used before."""


class StoreFailed(Unavailable):
    """The database did not answer, or did not take a write."""

    def __init__(self) -> None:
        super().__init__("the database does not answer at the moment; try again, with the same key")


class Overfull(Exception):
    """A notebook would hold more marks than it may: so many."""

    def __init__(self, marks: int) -> None:
        super().__init__(marks)
        self.marks = marks


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a log as it is stored."""

    match: str
    seq: int
    at: float
    guest: str | None
    key: str | None
    seen: str
    entry: str

    def values(self) -> dict[str, Any]:
        return {
            "match": self.match,
            "seq": self.seq,
            "at": self.at,
            "guest": self.guest,
            "key": self.key,
            "seen": self.seen,
            "entry": self.entry,
        }


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str


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


@dataclass(slots=True)
class Write:
    """What must be stored together or not at all."""

    rows: Sequence[Row] = ()
    new_match: dict[str, Any] | None = None
    status: tuple[str, str] | None = None
    """A match and its new status."""
    seated: Sequence[tuple[str, int, str]] = ()
    vacated: Sequence[tuple[str, int]] = ()
    new_guest: dict[str, Any] | None = None
    renamed: Guest | None = None
    done: asyncio.Future[None] | None = field(default=None, repr=False)

    @property
    def only_rows(self) -> bool:
        return self.new_match is None and self.status is None and not self.seated and not self.vacated


def make_engine(url: str) -> sa.Engine:
    """An engine for `sqlite:///FILE` or `postgresql://…`."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return sa.create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise ValueError(f"database {url!r}: it must be sqlite:///FILE or postgresql://…")
    Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(parsed.set(drivername="sqlite+pysqlite"), connect_args={"timeout": 30})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    """The database, for use from one event loop."""

    def __init__(self, url: str, redis: str | None = None) -> None:
        self.engine = make_engine(url)
        self._redis = redis
        self.commits = 0
        self.written = 0
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._board: Board | None = None
        self.sender = secrets.token_hex(4)

    @property
    def shared(self) -> bool:
        """Whether other servers may write, too."""
        return self.engine.dialect.name == "postgresql"

    async def open(self, noticed: Callable[[str, int], None]) -> None:
        """Migrates the database and starts writing. `noticed(match, seq)` hears of writes by other servers."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(schema.migrate, self.engine)
        self._writer.start()
        if self.shared:
            self._board = self._make_board(self._loop, noticed)
            await asyncio.to_thread(self._board.start)

    def _make_board(self, loop: asyncio.AbstractEventLoop, noticed: Callable[[str, int], None]) -> Board:
        if self._redis is None:
            return NoticeBoard(self.engine, CHANNEL, self.sender, loop, noticed)
        return RedisBoard(self._redis, CHANNEL, self.sender, loop, noticed)

    async def close(self) -> None:
        if self._board is not None:
            self._board.stop()
        if self._writer.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------------

    async def write(self, write: Write) -> None:
        """Returns when the write is durable; Conflict if an entry or key was there already."""
        assert self._loop is not None
        write.done = self._loop.create_future()
        self._queue.put(write)
        await write.done

    def _write_all(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            ending = False
            while not self._queue.empty():
                further = self._queue.get()
                if further is None:
                    ending = True
                    break
                group.append(further)
            self._settle(self._commit(group))
            if ending:
                break

    def _commit(self, group: list[Write]) -> list[tuple[Write, Exception | None]]:
        try:
            self._transaction(group)
        except IntegrityError:
            if len(group) == 1:
                return [(group[0], Conflict("written before"))]
            return [result for write in group for result in self._commit([write])]
        except DBAPIError as error:
            logger.error("the database refused a write: %s", type(error).__name__)
            return [(write, StoreFailed()) for write in group]
        return [(write, None) for write in group]

    def _transaction(self, group: list[Write]) -> None:
        with self.engine.begin() as connection:
            for write in group:
                if write.new_guest is not None:
                    connection.execute(sa.insert(schema.guests), write.new_guest)
                if write.renamed is not None:
                    whose = schema.guests.c.id == write.renamed.id
                    connection.execute(sa.update(schema.guests).where(whose).values(name=write.renamed.name))
                if not write.only_rows:
                    self._write_index(connection, write)
            rows = [row.values() for write in group for row in write.rows]
            if rows:
                connection.execute(sa.insert(schema.log), rows)
            changed = {row["match"]: row["seq"] for row in rows}
            if changed and self._board is not None:
                self._board.before_commit(connection, changed)
        if changed and self._board is not None:
            self._board.after_commit(changed)
        self.commits += 1
        self.written += len(rows)

    @staticmethod
    def _write_index(connection: sa.Connection, write: Write) -> None:
        if write.new_match is not None:
            connection.execute(sa.insert(schema.matches), write.new_match)
        if write.status is not None:
            match, status = write.status
            connection.execute(sa.update(schema.matches).where(schema.matches.c.id == match).values(status=status))
        for match, seat in write.vacated:
            connection.execute(
                sa.delete(schema.seats).where(schema.seats.c.match == match, schema.seats.c.seat == seat)
            )
        for match, seat, guest in write.seated:
            connection.execute(sa.insert(schema.seats), {"match": match, "seat": seat, "guest": guest})

    def _settle(self, results: list[tuple[Write, Exception | None]]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, results)

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Does something beside the log in a transaction of its own; what it raises undoes it."""

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self._in_thread(run)

    async def _in_thread(self, run: Callable[[], T]) -> T:
        """StoreFailed where the database does not answer, or refuses."""
        assert self._loop is not None
        try:
            return await self._loop.run_in_executor(self._readers, run)
        except DBAPIError as error:
            logger.error("the database refused: %s", type(error).__name__)
            raise StoreFailed from None

    # --- reading ----------------------------------------------------------------------------------------------

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        return await self._in_thread(run)

    async def log(self, match: str, after: int = 0) -> list[Row]:
        """The entries of a match, in order."""
        columns = schema.log.c
        query = sa.select(schema.log).where(columns.match == match, columns.seq > after).order_by(columns.seq)
        return await self._read(lambda c: [Row(**row._mapping) for row in c.execute(query)])

    async def answered(self, guest: str, key: str) -> tuple[str, int] | None:
        """The match and entry that a guest's key stands for."""
        columns = schema.log.c
        query = sa.select(columns.match, columns.seq).where(columns.guest == guest, columns.key == key)
        row = await self._read(lambda c: c.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def notes(self, book: Notebook) -> dict[str, str]:
        """The marks of a notebook by cell."""
        return await self._read(lambda c: self._cells(c, book))

    async def note(self, book: Notebook, cells: Mapping[str, str], most: int) -> dict[str, str]:
        """Sets marks, clears those that are empty, and returns all there are; Overfull if they would be too many.

        In a transaction of its own: notes must never hold up, or bring down, what is written to the log.
        """

        def run(connection: sa.Connection) -> dict[str, str]:
            self._set_cells(connection, book, cells)
            found = self._cells(connection, book)
            if len(found) > most:
                raise Overfull(len(found))
            return found

        return await self.transact(run)

    @staticmethod
    def _set_cells(connection: sa.Connection, book: Notebook, cells: Mapping[str, str]) -> None:
        # Other servers wait for the seat's row (SQLite has one writer anyway): so each counts what is really there.
        connection.execute(sa.select(schema.seats.c.seat).where(book.of(schema.seats)).with_for_update())
        notes = schema.notes
        if cleared := [cell for cell, mark in cells.items() if not mark]:
            connection.execute(sa.delete(notes).where(book.of(notes), notes.c.cell.in_(cleared)))
        rows = [{**book.values(), "cell": cell, "mark": mark} for cell, mark in cells.items() if mark]
        if rows:
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            put = dialect.insert(notes)
            key = list(notes.primary_key)
            connection.execute(put.on_conflict_do_update(index_elements=key, set_={"mark": put.excluded.mark}), rows)

    @staticmethod
    def _cells(connection: sa.Connection, book: Notebook) -> dict[str, str]:
        notes = schema.notes
        query = sa.select(notes.c.cell, notes.c.mark).where(book.of(notes)).order_by(notes.c.cell)
        return {row[0]: row[1] for row in connection.execute(query)}

    async def guest_of(self, token_hash: str) -> Guest | None:
        guests, devices = schema.guests, schema.devices
        found = sa.select(guests.c.id, guests.c.name)
        first = found.where(guests.c.token_hash == token_hash)
        further = found.join(devices, devices.c.guest == guests.c.id).where(devices.c.token_hash == token_hash)
        query = sa.union_all(first, further)
        row = await self._read(lambda c: c.execute(query).first())
        return None if row is None else Guest(row[0], row[1])

    async def valid_tokens(self, token_hashes: Sequence[str]) -> set[str]:
        """Those of these tokens that belong to somebody."""
        columns = (schema.guests.c.token_hash, schema.devices.c.token_hash)
        parts = [token_hashes[start : start + _PART] for start in range(0, len(token_hashes), _PART)]
        queries = [sa.select(column).where(column.in_(part)) for part in parts for column in columns]
        return await self._read(lambda c: {found for query in queries for found in c.execute(query).scalars()})

    async def add_guest(self, guest: Guest, token_hash: str) -> None:
        values = {"id": guest.id, "name": guest.name, "token_hash": token_hash, "created_at": time.time()}
        await self.write(Write(new_guest=values))

    async def rename_guest(self, guest: Guest) -> None:
        await self.write(Write(renamed=guest))

    async def open_tables(self, limit: int) -> list[str]:
        """Public tables that wait for players, newest first."""
        m = schema.matches.c
        query = sa.select(m.id).where(m.status == "open", m.public.is_(True)).order_by(m.created_at.desc()).limit(limit)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def public_running(self, limit: int) -> list[str]:
        """Public tables at which a game runs, newest first."""
        m = schema.matches.c
        listed = sa.select(m.id).where(m.status == "running", m.public.is_(True))
        query = listed.order_by(m.created_at.desc()).limit(limit)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Tables at which a guest sits: those not over first, newest first."""
        m, s = schema.matches.c, schema.seats.c
        mine = sa.select(s.match).where(s.guest == guest)
        order = (sa.case((m.status.in_(("open", "running")), 0), else_=1), m.created_at.desc())
        query = sa.select(m.id).where(m.id.in_(mine), m.status != "closed").order_by(*order).limit(limit)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def running(self) -> list[str]:
        m = schema.matches.c
        query = sa.select(m.id).where(m.status == "running").order_by(m.created_at.desc())
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def counts(self) -> dict[str, int]:
        """How many tables there are by status."""
        m = schema.matches.c
        query = sa.select(m.status, sa.func.count()).group_by(m.status)
        return await self._read(lambda c: {row[0]: row[1] for row in c.execute(query)})

    async def secret(self, name: str) -> bytes:
        """A secret of this house, made at first use."""

        def fetch() -> str:
            h = schema.house
            query = sa.select(h.c.value).where(h.c.key == name)
            with self.engine.connect() as connection:
                found = connection.execute(query).scalar()
            if found is not None:
                return str(found)
            try:
                with self.engine.begin() as connection:
                    connection.execute(sa.insert(h), {"key": name, "value": secrets.token_hex(32)})
            except IntegrityError:
                pass
            with self.engine.connect() as connection:
                return str(connection.execute(query).scalar_one())

        return bytes.fromhex(await self._in_thread(fetch))


def _resolve(results: list[tuple[Write, Exception | None]]) -> None:
    for write, error in results:
        if write.done is None or write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
