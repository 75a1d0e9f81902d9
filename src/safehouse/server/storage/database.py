"""The database, for use from one event loop: writes of the log in a thread of their own, everything else in a few."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..metrics import Metrics
from . import schema
from .engine import make_engine
from .house_lock import HouseLock
from .log_writer import LogBatch, LogWriter, StoreFailed
from .notifier import ChangeNotifier, Noticed, PostgresNotifier
from .redis_notifier import RedisNotifier

T = TypeVar("T")
logger = logging.getLogger(__name__)

CHANNEL = "safehouse"


class Database:
    """Opened once by each server. The stores of tables, guests and notes are written on top of it."""

    def __init__(self, url: str, redis: str | None, metrics: Metrics) -> None:
        self.engine = make_engine(url)
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        self.lock = HouseLock(None if file is None else Path(file))
        self._redis = redis
        self._writer = LogWriter(self.engine, metrics)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="store-read")
        self._notifier: ChangeNotifier | None = None
        self._name = secrets.token_hex(4)

    @property
    def shared(self) -> bool:
        """Whether other servers may write, too."""
        return self.engine.dialect.name == "postgresql"

    async def open(self, noticed: Noticed) -> None:
        """Migrates the database and starts writing. `noticed(match, seq)` hears of writes by other servers."""
        loop = asyncio.get_running_loop()
        self.lock.take()
        await asyncio.to_thread(schema.migrate, self.engine)
        if self.shared:
            self._notifier = self._make_notifier(loop, noticed)
            await asyncio.to_thread(self._notifier.start)
        self._writer.start(loop, self._notifier)

    def _make_notifier(self, loop: asyncio.AbstractEventLoop, noticed: Noticed) -> ChangeNotifier:
        if self._redis is None:
            return PostgresNotifier(self.engine, CHANNEL, self._name, loop, noticed)
        return RedisNotifier(self._redis, CHANNEL, self._name, loop, noticed)

    async def close(self) -> None:
        if self._notifier is not None:
            self._notifier.stop()
        await self._writer.stop()
        self._threads.shutdown()
        self.engine.dispose()
        self.lock.release()

    async def write(self, batch: LogBatch) -> None:
        """Returns when the batch is durable; Conflict if an entry or key was there already."""
        await self._writer.write(batch)

    async def transact(self, work: Callable[[sa.Connection], T], told: Sequence[str] = ()) -> T:
        """Does something beside the log in a transaction of its own; what it raises undoes it.

        `told`: what other servers are to hear of when it is done.
        """
        changed = dict.fromkeys(told, 0)

        def run() -> T:
            with self.engine.begin() as connection:
                result = work(connection)
                if changed and self._notifier is not None:
                    self._notifier.before_commit(connection, changed)
            if changed and self._notifier is not None:
                self._notifier.after_commit(changed)
            return result

        return await self._in_thread(run)

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        return await self._in_thread(run)

    async def _in_thread(self, run: Callable[[], T]) -> T:
        """StoreFailed where the database does not answer, or refuses."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        except DBAPIError as error:
            logger.error("the database refused: %s", type(error).__name__)
            raise StoreFailed from None

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
