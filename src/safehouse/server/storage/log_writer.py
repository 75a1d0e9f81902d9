"""The one thread that writes to the log: what many tables have to store at a time shares a transaction."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..metrics import Metrics
from ..problems import Unavailable
from ..tables.entries import LogRow
from . import schema
from .notifier import ChangeNotifier

logger = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else wrote this entry first, or the key was used before."""


class TableGone(Exception):
    """The table was deleted meanwhile."""


class StoreFailed(Unavailable):
    """The database did not answer, or did not take a write."""

    def __init__(self) -> None:
        super().__init__("the database does not answer at the moment; try again, with the same key")


@dataclass(slots=True)
class LogBatch:
    """What must be stored together or not at all: entries of a log, and what else changes with them."""

    rows: Sequence[LogRow] = ()
    statements: Sequence[sa.Executable] = ()
    told: Sequence[str] = ()
    """What else other servers are to hear of."""
    done: asyncio.Future[None] | None = field(default=None, repr=False)


def _appending() -> sa.Insert:
    """Adds an entry to a log if its table is there, and sees to it that nobody deletes the table meanwhile."""
    names, matches = [column.name for column in schema.log.columns], schema.matches
    values = sa.select(*(sa.bindparam(name, type_=schema.log.c[name].type) for name in names))
    there = values.select_from(matches).where(matches.c.id == sa.bindparam("match"))
    return sa.insert(schema.log).from_select(names, there.with_for_update(read=True, key_share=True))


class LogInsert:
    """The one statement that is run for every action, written out once for the database in use."""

    def __init__(self, engine: sa.Engine) -> None:
        written: Any = _appending().compile(engine)
        self._text = str(written)
        self._order: Sequence[str] | None = written.positiontup

    def run(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        values = [row.values() for row in rows]
        order = self._order
        given: Any = values if order is None else [tuple(row[name] for name in order) for row in values]
        added = connection.exec_driver_sql(self._text, given, execution_options={"preserve_rowcount": True})
        if added.rowcount != len(rows):
            raise TableGone


Result = tuple[LogBatch, Exception | None]


class LogWriter:
    """Takes batches in order. None is acknowledged before it is on the disk; `notifier` then tells other servers."""

    def __init__(self, engine: sa.Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._insert = LogInsert(engine)
        self._metrics = metrics
        self._notifier: ChangeNotifier | None = None
        self._queue: queue.SimpleQueue[LogBatch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-write", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self, loop: asyncio.AbstractEventLoop, notifier: ChangeNotifier | None) -> None:
        self._loop = loop
        self._notifier = notifier
        self._thread.start()

    async def stop(self) -> None:
        """Returns when everything handed over has been written."""
        if self._thread.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    async def write(self, batch: LogBatch) -> None:
        """Returns when the batch is durable; Conflict if an entry or key was there already."""
        assert self._loop is not None
        batch.done = self._loop.create_future()
        self._queue.put(batch)
        await batch.done

    def _run(self) -> None:
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

    def _commit(self, group: list[LogBatch]) -> list[Result]:
        try:
            self._transaction(group)
        except (IntegrityError, TableGone) as error:
            if len(group) == 1:
                return [(group[0], error if isinstance(error, TableGone) else Conflict("written before"))]
            return [result for batch in group for result in self._commit([batch])]
        except DBAPIError as error:
            logger.error("the database refused a write: %s", type(error).__name__)
            return [(batch, StoreFailed()) for batch in group]
        return [(batch, None) for batch in group]

    def _transaction(self, group: list[LogBatch]) -> None:
        with self._engine.begin() as connection:
            for batch in group:
                for statement in batch.statements:
                    connection.execute(statement)
            rows = [row for batch in group for row in batch.rows]
            if rows:
                self._insert.run(connection, rows)
            changed = {row.match: row.seq for row in rows}
            changed |= {subject: 0 for batch in group for subject in batch.told}
            if changed and self._notifier is not None:
                self._notifier.before_commit(connection, changed)
        if changed and self._notifier is not None:
            self._notifier.after_commit(changed)
        self._metrics.commits.inc()
        self._metrics.log_entries.inc(len(rows))

    def _settle(self, results: list[Result]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, results)


def _resolve(results: list[Result]) -> None:
    for batch, error in results:
        if batch.done is None or batch.done.done():
            continue
        if error is None:
            batch.done.set_result(None)
        else:
            batch.done.set_exception(error)
