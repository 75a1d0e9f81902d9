"""Several servers over one PostgreSQL: a short notice (match and entry number) wakes the others.

Through PostgreSQL itself (here), or through Redis (`redis_notifier`).
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Protocol

import psycopg
import sqlalchemy as sa

logger = logging.getLogger(__name__)

EVERYTHING = ""
"""Told instead of a match when notices may have been missed."""
GONE = "gone/"
"""Told with a match: it was deleted."""
GUEST = "guest/"
"""Told with a guest's id instead of a match: the guest has another name, or a token less."""


Noticed = Callable[[str, int], None]
"""Hears of a match and the number of an entry that another server wrote, or of a guest."""


class ChangeNotifier(Protocol):
    """Tells other servers what was written, and hears what they wrote."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def before_commit(self, connection: sa.Connection, changed: dict[str, int]) -> None:
        """Within the transaction that changes these matches, up to these entries."""

    def after_commit(self, changed: dict[str, int]) -> None:
        """When they are stored."""


def read_notice(payload: str) -> tuple[str, str, int] | None:
    """Sender, match and entry; None if it is not a notice."""
    parts = payload.split(" ")
    if len(parts) != 3 or not (parts[2].isascii() and parts[2].isdigit()):
        logger.warning("ignored a message that is not a notice of a server")
        return None
    return parts[0], parts[1], int(parts[2])


class PostgresNotifier:
    """Through LISTEN and NOTIFY. Listens on a connection of its own, in a thread of its own."""

    def __init__(
        self,
        engine: sa.Engine,
        channel: str,
        sender: str,
        loop: asyncio.AbstractEventLoop,
        noticed: Noticed,
    ) -> None:
        self._conninfo = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._channel = channel
        self._sender = sender
        self._loop = loop
        self._noticed = noticed
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-notices", daemon=True)
        self._connection: psycopg.Connection[tuple[object, ...]] | None = None

    def start(self) -> None:
        """Returns when nothing written from now on can be missed."""
        self._connection = self._connect()
        self._thread.start()

    def stop(self) -> None:
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join()

    def before_commit(self, connection: sa.Connection, changed: dict[str, int]) -> None:
        notices = [{"c": self._channel, "p": f"{self._sender} {match} {seq}"} for match, seq in changed.items()]
        connection.execute(sa.text("SELECT pg_notify(:c, :p)"), notices)

    def after_commit(self, changed: dict[str, int]) -> None:
        """PostgreSQL tells it by itself."""

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        connection = psycopg.connect(self._conninfo, autocommit=True)
        connection.execute(f'LISTEN "{self._channel}"')
        return connection

    def _run(self) -> None:
        while not self._ending.is_set():
            try:
                if self._connection is None:
                    self._connection = self._connect()
                    self._loop.call_soon_threadsafe(self._noticed, EVERYTHING, 0)
                for notice in self._connection.notifies(timeout=0.5):
                    self._tell(notice.payload)
            except psycopg.Error as error:
                logger.warning("lost the notices of other servers: %s", type(error).__name__)
                self._hang_up()
                self._ending.wait(1)
        self._hang_up()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _tell(self, payload: str) -> None:
        notice = read_notice(payload)
        if notice is not None and notice[0] != self._sender:
            self._loop.call_soon_threadsafe(self._noticed, *notice[1:])
