"""Tables in memory, read from their logs: a change is stored first and told then, to the streams that listen."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sys
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any

import safehouse as sh
from safehouse.core.errors import IllegalAction, UndoRefused

from . import entries as en
from .conduct import Pace
from .guests import invite_of
from .live import Live
from .notices import EVERYTHING
from .problems import Illegal, KeyReused, NotFound, Refused, Unavailable, Unreadable
from .settings import Settings
from .store import Conflict, Guest, Row, Store, StoreFailed, Write
from .table import Table

logger = logging.getLogger(__name__)

ATTEMPTS = 5
MATCH_ID = re.compile(r"[0-9a-f]{16}")
PATIENCE = 2.0
"""Seconds until what the database did not take, or did not tell, is tried again."""
LEAVE_TO_OTHERS = 5.0
"""So many seconds the bots of a table are left to the server that wrote its last entry."""
UNREADABLE = "this table was played with another version of its game, or its game is not installed here"

Make = Callable[[Table], list[en.AnyEntry]]


class Answered(Exception):
    """The request was carried out before, as this entry."""

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(match, seq)
        self.match = match
        self.seq = seq


class Keeper(ABC):
    """The tables of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._secret = b""
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._unreadable: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self._noticed)
        self._secret = await self.store.secret("invites")
        self._spawn(self._beat())
        self._spawn(self._watch_tokens())

    async def close(self) -> None:
        for live in self._lives.values():
            for listener in live.listeners:
                listener.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    @abstractmethod
    def _drive(self, live: Live, wait: float = 0.0) -> None:
        """Lets what acts by itself at a table go on, after a wait."""

    @abstractmethod
    def _look_after(self, id: str) -> None:
        """A table that is not in memory was changed elsewhere."""

    @abstractmethod
    async def _resume(self) -> None:
        """Lets all running tables go on."""

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task of the house failed", exc_info=error)

    # --- tables in memory -------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A table, from memory or from its log."""
        if not MATCH_ID.fullmatch(id):
            raise NotFound("there is no such table")
        live = self._lives.get(id)
        if live is not None:
            self._lives.move_to_end(id)
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        live = await asyncio.shield(self._loading[id])
        return self._lives.setdefault(id, live)

    async def find_all(self, ids: Iterable[str]) -> list[Live]:
        """Several tables, without those whose log cannot be replayed."""
        found: list[Live] = []
        for id in ids:
            with contextlib.suppress(NotFound, Unreadable):
                found.append(await self.find(id))
        return found

    async def _load(self, id: str) -> Live:
        if id in self._unreadable:
            raise Unreadable(UNREADABLE)
        rows = await self.store.log(id)
        if not rows:
            raise NotFound("there is no such table")
        with self._replaying(id):
            table = await asyncio.to_thread(Table.replay, rows)
            sh.game(table.game)  # an open table needs it only later
        live = self._admit(table)
        self._drive(live)
        return live

    @contextlib.contextmanager
    def _replaying(self, id: str) -> Iterator[None]:
        """Whatever a log breaks with, the table is one that cannot be read."""
        try:
            yield
        except Exception as error:
            logger.error("the log of table %s cannot be replayed", id, exc_info=error)
            self._unreadable.add(id)
            raise Unreadable(UNREADABLE) from None

    def _admit(self, table: Table) -> Live:
        pace = Pace.of(table, self.settings)
        live = self._lives[table.id] = Live(table, pace, invite_of(self._secret, table.id))
        self._make_room()
        return live

    def _make_room(self) -> None:
        excess = len(self._lives) - self.settings.cached_tables
        if excess <= 0:
            return
        for id in [id for id, live in self._lives.items() if live.idle][:excess]:
            del self._lives[id]

    @property
    def cached(self) -> int:
        return len(self._lives)

    @property
    def streams(self) -> int:
        return sum(len(live.listeners) for live in self._lives.values())

    # --- changing a table -------------------------------------------------------------------------------------

    async def change(self, live: Live, make: Make, guest: Guest | None = None, key: str | None = None) -> Table:
        """Stores the entries that `make` asks for, then publishes. `make` may refuse by raising a Problem."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.behind:
                    await self._catch_up(live)
                table = live.table
                if guest is not None and key is not None and (guest.id, key) in table.keys:
                    raise Answered(table.id, table.keys[guest.id, key])
                try:
                    fork, write = draft(table, make(table), guest, key)
                    await self._store(live, write)
                except Conflict:
                    await self._check_key(guest, key, table.id)
                    continue
                self._publish(live, fork)
                return fork
        raise Unavailable("others were always faster; try again")

    def _publish(self, live: Live, table: Table, *, by_others: bool = False) -> None:
        table.stored()
        live.replace(table)
        other = self._lives.setdefault(table.id, live)
        if other is not live:
            other.behind = True
            self._spawn(self._follow(other))
        self._drive(live, LEAVE_TO_OTHERS if by_others else 0.0)

    async def _store(self, live: Live, write: Write) -> None:
        try:
            await self.store.write(write)
        except StoreFailed:
            live.behind = True
            raise Unavailable("this could not be stored; nothing was done, or it will show") from None
        except BaseException:  # given up while waiting: it may have been stored all the same
            live.behind = True
            raise

    async def _check_key(self, guest: Guest | None, key: str | None, match: str) -> None:
        """After a conflict: was it the key?"""
        if guest is None or key is None:
            return
        found = await self.store.answered(guest.id, key)
        if found is not None and found[0] != match:
            raise KeyReused("this key was used at another table")

    async def _catch_up(self, live: Live) -> None:
        """Takes over what was written by others, or by us without our hearing of it."""
        live.behind = False  # before the log is read: what is told meanwhile counts
        try:
            rows = await self.store.log(live.table.id, after=live.table.seq)
            fork = live.table.fork() if rows else live.table
            with self._replaying(live.table.id):
                for row in rows:
                    fork.follow(row)
        except BaseException:
            live.behind = True
            raise
        if rows:
            self._publish(live, fork, by_others=self.store.shared)

    def _noticed(self, match: str, seq: int) -> None:
        """Another server wrote an entry."""
        if match == EVERYTHING:
            for id in [*self._lives, *self._loading]:
                self._noticed(id, sys.maxsize)
            self._spawn(self._resume())
        elif match in self._loading:  # its log may have been read already
            self._loading[match].add_done_callback(lambda _: self._noticed(match, seq))
        elif match not in self._lives:
            self._look_after(match)
        elif self._lives[match].table.seq < seq:
            self._lives[match].behind = True
            self._spawn(self._follow(self._lives[match]))

    async def _follow(self, live: Live) -> None:
        while live.behind:
            try:
                async with live.lock:
                    if live.behind:
                        await self._catch_up(live)
            except StoreFailed:
                await asyncio.sleep(PATIENCE)

    # --- streams ----------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        """Now and then a word on every stream, so that a dead connection is noticed at both ends."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for live in self._lives.values():
                for listener in live.listeners:
                    listener.beat = True
                    listener.wake()

    async def _watch_tokens(self) -> None:
        """As often, streams whose token has been forgotten are ended: on whatever server that was done."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self._end_forgotten()
            except StoreFailed:
                continue

    async def _end_forgotten(self) -> None:
        listeners = [one for live in self._lives.values() for one in live.listeners if one.token_hash is not None]
        asked = {str(one.token_hash) for one in listeners}
        valid = await self.store.valid_tokens(sorted(asked))
        for listener in listeners:
            if listener.token_hash not in valid:
                listener.end()


def draft(table: Table, wanted: list[en.AnyEntry], guest: Guest | None, key: str | None) -> tuple[Table, Write]:
    """A fork with the entries carried out, and what must be stored for it."""
    fork = table.fork()
    now = time.time()
    by = guest.id if guest is not None else None
    rows: list[Row] = []
    try:
        for entry in wanted:
            rows.append(fork.apply(entry, now, by, key if not rows else None))
    except IllegalAction as error:
        raise Illegal(error.message, rule=error.rule, message=error.message) from None
    except UndoRefused as error:
        raise Refused(str(error), reason=error.reason) from None
    if fork.status == "open" and not fork.open_seats():
        rows.append(fork.apply(en.Started([]), now))
    write = Write(rows)
    if fork.status != table.status:
        write.status = (fork.id, fork.status)
    write.seated = [(fork.id, entry.seat, entry.guest) for entry in wanted if isinstance(entry, en.Joined)]
    write.vacated = [(fork.id, entry.seat) for entry in wanted if isinstance(entry, en.Vacated)]
    return fork, write
