"""Tables in memory, read from their logs. A change is made on a fork, stored, and then published."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Protocol

import safehouse as sh

from ..background import RETRY_SECONDS, BackgroundTasks
from ..problems import KeyReused, NoSuchTable, NotFound, Refused, Unavailable, Unreadable
from ..settings import Settings
from ..storage.guest_store import GuestStore
from ..storage.log_writer import Conflict, StoreFailed, TableGone
from ..storage.notifier import EVERYTHING, GONE, GUEST
from ..storage.table_store import TableChange, TableStore
from ..tables import entries as en
from ..tables.players import Guest
from ..tables.table import Table
from ..tables.time_control import TimeControl
from .invites import Invites
from .log_changes import apply_to_fork, is_same_opening, lay_table
from .long_work import LongWork
from .table_session import IgnoredBy, TableSession

logger = logging.getLogger(__name__)

ATTEMPTS = 5
MATCH_ID = re.compile(r"[0-9a-f]{16}")
UNREADABLE = "this table was played with another version of its game, or its game is not installed here"
REUSED = "this key was used for something else"

Make = Callable[[Table], list[en.AnyEntry]]
"""The entries that are wanted, as the table stands."""
Wrote = Callable[[en.AnyEntry, Table], bool]
"""Whether an entry, stored under the same key, was wanted by the same request."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What a change came to: the first of its entries."""

    table: Table
    entry: en.AnyEntry
    seq: int
    repeated: bool
    """It was carried out before, when the request came with the same key."""

    @property
    def seat(self) -> int | None:
        """For which seat it was done, where it was for one."""
        seat: int | None = getattr(self.entry, "seat", None)
        return seat


class TableObserver(Protocol):
    """Who wants to know of changes; the turn scheduler."""

    def table_changed(self, session: TableSession, *, by_others: bool) -> None:
        """A table was loaded or has changed; `by_others`: another server wrote the last entry."""

    def table_changed_elsewhere(self, id: str) -> None:
        """Another server wrote to a table that is not in memory here."""

    def changes_missed(self) -> None:
        """Other servers may have changed any table."""

    def table_looked_at(self, session: TableSession) -> None:
        """Somebody asks for a table whose bots were waiting for that."""


class TableRepository:
    """The tables of one server process: finds them, changes them, follows what other servers write."""

    def __init__(
        self,
        store: TableStore,
        guests: GuestStore,
        invites: Invites,
        *,
        settings: Settings,
        tasks: BackgroundTasks,
        long_work: LongWork,
        ignored_by: IgnoredBy = lambda _: (),
    ) -> None:
        self._ignored_by = ignored_by
        self._store = store
        self._guests = guests
        self._long_work = long_work
        self._invites = invites
        self._settings = settings
        self._tasks = tasks
        self._observers: list[TableObserver] = []
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self._unreadable: set[str] = set()

    def subscribe(self, observer: TableObserver) -> None:
        self._observers.append(observer)

    @property
    def sessions(self) -> list[TableSession]:
        """The tables in memory."""
        return list(self._sessions.values())

    def _tell(self, session: TableSession, *, by_others: bool = False) -> None:
        for observer in self._observers:
            observer.table_changed(session, by_others=by_others)

    # --- finding ----------------------------------------------------------------------------------------------

    async def find(self, id: str) -> TableSession:
        """A table, from memory or from its log."""
        if not MATCH_ID.fullmatch(id):
            raise NoSuchTable
        session = self._sessions.get(id)
        if session is not None:
            self._sessions.move_to_end(id)
            session.used = time.monotonic()
            return session
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        session = await asyncio.shield(self._loading[id])
        return self._sessions.setdefault(id, session)

    async def find_for_caller(self, id: str) -> TableSession:
        """A table that somebody asks for: if its bots were waiting for that, they go on."""
        session = await self.find(id)
        session.look()
        if session.paused:
            for observer in self._observers:
                observer.table_looked_at(session)
        return session

    async def find_current(self, id: str) -> TableSession:
        """The same with all that other servers have written, whether or not a notice has come."""
        session = await self.find_for_caller(id)
        with contextlib.suppress(Unreadable):  # then it is shown as far as it could be read
            await self.read_on(session)
        return session

    async def read_on(self, session: TableSession) -> None:
        """Takes over what other servers may have written: a notice can be late, or be lost."""
        if self._store.shared:
            async with session.lock:
                await self._catch_up(session)

    async def find_all(self, ids: Iterable[str]) -> list[TableSession]:
        """Several tables, without those whose log cannot be replayed."""
        found: list[TableSession] = []
        for id in ids:
            with contextlib.suppress(NotFound, Unreadable):
                found.append(await self.find(id))
        return found

    async def _load(self, id: str) -> TableSession:
        if id in self._unreadable:
            raise Unreadable(UNREADABLE)
        rows = await self._store.log(id)
        if not rows:
            raise NoSuchTable
        with self._replaying(id):
            table = await asyncio.to_thread(Table.replay, rows)
            sh.game(table.game)  # an open table needs it only later
        return self._admit(table, await self._guests.names(table.named()))

    @contextlib.contextmanager
    def _replaying(self, id: str) -> Iterator[None]:
        """Whatever a log breaks with, the table is one that cannot be read."""
        try:
            yield
        except Exception as error:
            logger.error("the log of table %s cannot be replayed", id, exc_info=error)
            self._unreadable.add(id)
            raise Unreadable(UNREADABLE) from None

    def _admit(self, table: Table, names: dict[str, str]) -> TableSession:
        time_control = TimeControl.of(table, self._settings)
        session = self._sessions[table.id] = TableSession(
            table, names, time_control, self._invites.code(table.id), self._ignored_by
        )
        session.used = time.monotonic()
        self._make_room()
        self._tell(session)
        return session

    def forget(self, id: str) -> None:
        """Takes a table that was deleted out of memory; who listens to it hears no more."""
        session = self._sessions.pop(id, None)
        for listener in [] if session is None else list(session.listeners):
            listener.end()

    def _make_room(self) -> None:
        """Too many: those leave that nobody has asked for the longest."""
        excess = len(self._sessions) - self._settings.cached_tables
        if excess > 0:
            idle = (id for id, session in self._sessions.items() if session.idle)
            for id in list(islice(idle, excess)):
                del self._sessions[id]

    async def drop_idle(self) -> None:
        """Now and then: tables at which nobody has listened for a while leave memory. Their clocks run on."""
        seconds = self._settings.idle_seconds
        while True:
            await asyncio.sleep(seconds / 4)
            self._drop_unused_since(time.monotonic() - seconds)

    def _drop_unused_since(self, moment: float) -> None:
        oldest = takewhile(lambda known: known[1].used < moment, self._sessions.items())
        for id in [id for id, session in oldest if session.idle]:
            del self._sessions[id]

    # --- changing ---------------------------------------------------------------------------------------------

    async def create(
        self,
        opened: en.Opened,
        guest: Guest,
        key: str | None = None,
        story: Sequence[en.AnyEntry] = (),
        *,
        id: str,
        shared: bool = False,
    ) -> str:
        """Opens a table and returns its id; `story` is what has happened at it already.

        With a key that was used for the same before, or if `id` is taken and `shared`, the table is the one that is
        there.
        """
        given = id, opened, guest, key, story
        table, rows = await self._long_work.run(guest.id, lay_table, *given) if story else lay_table(*given)
        try:
            await self._store.create(table, rows)
        except Conflict:
            return id if shared else await self._opened_before(opened, guest, key, story)
        except StoreFailed:
            raise Unavailable("the table could not be stored; try again") from None
        self._admit(table, {**await self._owner_name(guest), guest.id: guest.name})
        return table.id

    async def _opened_before(
        self, opened: en.Opened, guest: Guest, key: str | None, story: Sequence[en.AnyEntry]
    ) -> str:
        found = None if key is None else await self._store.find_key(guest.id, key)
        if found is None:
            raise Refused("this ticket has opened a table already; ask for another one") from None
        match, seq = found
        if not is_same_opening(await self._store.log(match), seq, opened, story):
            raise KeyReused(REUSED)
        return match

    async def change(
        self,
        session: TableSession,
        make: Make,
        guest: Guest | None = None,
        key: str | None = None,
        wrote: Wrote = lambda *_: True,
    ) -> Applied:
        """Stores the entries that `make` asks for, then publishes. `make` may refuse by raising a Problem.

        A guest's key that was used before is answered with what was done then, or refused if `wrote` says that it
        was something else.
        """
        async with session.lock:
            for _ in range(ATTEMPTS):
                if session.behind:
                    await self._catch_up(session)
                table = session.table
                if guest is not None and key is not None and (guest.id, key) in table.keys:
                    return await self._applied_before(table, table.keys[guest.id, key], wrote)
                wanted = make(table)
                fork, change = apply_to_fork(table, wanted, guest, key)
                try:
                    await self._append(session, change)
                except Conflict:
                    await self._check_key(guest, key, table.id)
                    continue
                except TableGone:
                    self.forget(table.id)
                    raise NoSuchTable from None
                if guest is not None:
                    session.learn_names({guest.id: guest.name}, anew=False)
                    if guest.bot_of in session.unnamed(fork):
                        session.learn_names(await self._owner_name(guest))
                self._publish(session, fork)
                return Applied(fork, wanted[0], change.rows[0].seq, repeated=False)
        raise Unavailable("others were faster every time; try again")

    async def _owner_name(self, guest: Guest) -> dict[str, str]:
        """A bot sits there under two names: its own, and that of whose it is."""
        return await self._guests.names([guest.bot_of]) if guest.bot_of else {}

    async def _applied_before(self, table: Table, seq: int, wrote: Wrote) -> Applied:
        rows = await self._store.log(table.id, after=seq - 1)
        entry = en.read(rows[0].entry)
        if not wrote(entry, table):
            raise KeyReused(REUSED)
        return Applied(table, entry, seq, repeated=True)

    async def _append(self, session: TableSession, change: TableChange) -> None:
        try:
            await self._store.append(session.table.id, change)
        except StoreFailed:
            session.behind = True
            raise Unavailable("this could not be stored: either nothing was done, or the table will show it") from None
        except BaseException:  # given up while waiting: it may have been stored all the same
            session.behind = True
            raise

    async def _check_key(self, guest: Guest | None, key: str | None, match: str) -> None:
        """After a conflict: was it the key?"""
        if guest is None or key is None:
            return
        found = await self._store.find_key(guest.id, key)
        if found is not None and found[0] != match:
            raise KeyReused("this key was used at another table")

    def _publish(self, session: TableSession, table: Table, *, by_others: bool = False) -> None:
        """Tells the streams, then those who act by themselves."""
        table.stored()
        session.replace(table)
        other = self._sessions.setdefault(table.id, session)
        if other is not session:
            other.behind = True
            self._tasks.spawn(self._follow(other))
        self._tell(session, by_others=by_others)

    # --- what others write ------------------------------------------------------------------------------------

    def noticed(self, match: str, seq: int) -> None:
        """Another server wrote an entry."""
        if match == EVERYTHING:
            for session in self._sessions.values():
                session.names_doubtful = True
            for id in [*self._sessions, *self._loading]:
                self.noticed(id, sys.maxsize)
            for observer in self._observers:
                observer.changes_missed()
        elif match.startswith(GONE):
            self.forget(match.removeprefix(GONE))
        elif match.startswith(GUEST):
            self._tasks.spawn(self._hear_name(match.removeprefix(GUEST)))
        elif match in self._loading:  # its log may have been read already
            self._loading[match].add_done_callback(lambda _: self.noticed(match, seq))
        elif match not in self._sessions:
            for observer in self._observers:
                observer.table_changed_elsewhere(match)
        elif self._sessions[match].table.seq < seq:
            self._sessions[match].behind = True
            self._tasks.spawn(self._follow(self._sessions[match]))

    def renamed(self, guest: Guest) -> None:
        """A guest has another name: all tables at which it sits show it."""
        for session in self._sessions.values():
            if guest.id in session.table.named():
                session.learn_names({guest.id: guest.name})

    async def _hear_name(self, id: str) -> None:
        """Another server has renamed a guest. A table that is being loaded may have read the name before."""
        loading = list(self._loading.values())
        if loading:
            await asyncio.wait(loading)
        with contextlib.suppress(StoreFailed):
            for guest, name in (await self._guests.names([id])).items():
                self.renamed(Guest(guest, name))

    async def _follow(self, session: TableSession) -> None:
        while session.behind:
            try:
                async with session.lock:
                    if session.behind:
                        await self._catch_up(session)
            except StoreFailed:
                await asyncio.sleep(RETRY_SECONDS)

    async def _catch_up(self, session: TableSession) -> None:
        """Takes over what was written by others, or by us without our hearing of it."""
        session.behind = False  # before the log is read: what is told meanwhile counts
        try:
            rows = await self._store.log(session.table.id, after=session.table.seq)
            fork = session.table.fork() if rows else session.table
            with self._replaying(session.table.id):
                for row in rows:
                    fork.follow(row)
            if unnamed := session.unnamed(fork):
                session.names_doubtful = False
                session.learn_names(await self._guests.names(unnamed))
        except BaseException:
            session.behind = True
            raise
        if rows:
            self._publish(session, fork, by_others=self._store.shared)
