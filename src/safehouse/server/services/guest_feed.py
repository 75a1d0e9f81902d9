"""What happens at all tables of a guest, on one stream: where it sits, which games begin, whose turn it is, which end.

Only what the guest's own table tells it: what it is asked, and what all there see of the table. What stands is told at
once to whoever connects, so that a program which was away has missed nothing that it must answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from ..background import BackgroundTasks
from ..problems import NotFound, Unreadable
from ..storage.log_writer import StoreFailed
from ..storage.table_store import TableStore
from ..tables.table import Status, Table
from .stream_reader import StreamReader
from .table_repository import TableRepository
from .table_session import BEAT, TableSession, frame

FOLLOWED = 100
"""So many tables of a guest are told of: more than it may sit at."""


class SeatedNews(msgspec.Struct):
    """`seated`, `started` and `left`: a table at which the guest sits, or sat."""

    id: str
    game: str
    status: Status
    seats: list[int]


class TurnNews(msgspec.Struct):
    """`turn`: a seat of the guest is asked."""

    id: str
    game: str
    seat: int
    decision: str


class EndedNews(SeatedNews):
    """`ended`: the game is over, or the table closed, which then has no result."""

    scores: list[int] | None
    winners: list[int]


class Told(NamedTuple):
    """What a guest was told of a table."""

    status: Status
    turns: dict[int, str]
    """What each of its seats is asked."""


class GuestListener(StreamReader):
    """A stream of one guest."""

    __slots__ = ("changed", "present_at", "told")

    def __init__(self, guest: str, token_hash: str | None) -> None:
        super().__init__(guest, token_hash)
        self.changed: dict[str, TableSession] = {}
        """Tables of which there may be something to tell."""
        self.told: dict[str, Told] = {}
        self.present_at: dict[str, TableSession] = {}
        """Where it counts as being there."""


class GuestFeed:
    """The streams of guests. It hears of every change of a table."""

    def __init__(self, repository: TableRepository, store: TableStore, tasks: BackgroundTasks) -> None:
        self._repository = repository
        self._store = store
        self._tasks = tasks
        self._of_guest: defaultdict[str, set[GuestListener]] = defaultdict(set)
        self._following: defaultdict[str, set[GuestListener]] = defaultdict(set)
        self.gone: Callable[[str], None] = lambda _: None
        """Told of a guest that listens no more."""
        repository.subscribe(self)

    @property
    def listeners(self) -> list[GuestListener]:
        return [listener for found in self._of_guest.values() for listener in found]

    @property
    def guests(self) -> set[str]:
        """All who listen."""
        return set(self._of_guest)

    # --- as a source of an event stream -----------------------------------------------------------------------

    def enter(self, listener: GuestListener) -> None:
        """From now on it hears of changes; what stands is read meanwhile."""
        self._of_guest[str(listener.guest)].add(listener)
        self._tasks.spawn(self._catch_up(listener))

    def first_frame(self, listener: GuestListener, _last: tuple[int, int] | None) -> bytes:
        """So a program knows that it is heard; what stands comes next."""
        return self.frames(listener) + BEAT

    def frames(self, listener: GuestListener) -> bytes:
        changed, listener.changed = listener.changed, {}
        parts = [self._news(listener, session) for session in changed.values()]
        if listener.beat and not any(parts):
            parts.append(BEAT)
        listener.beat = False
        return b"".join(parts)

    def quit(self, listener: GuestListener) -> None:
        found = self._of_guest[str(listener.guest)]
        found.discard(listener)
        if not found:
            del self._of_guest[str(listener.guest)]
            self.gone(str(listener.guest))
        for id in list(listener.present_at):
            self._unfollow(listener, id)

    # --- what changes -----------------------------------------------------------------------------------------

    def table_changed(self, session: TableSession, *, by_others: bool) -> None:  # noqa: ARG002 (whoever it was)
        if not self._of_guest:
            return
        table = session.table
        told = [listener for guest in table.guests() for listener in self._of_guest.get(guest, ())]
        for listener in {*told, *self._following.get(table.id, ())}:
            self._note(listener, session)
            listener.wake()

    def table_changed_elsewhere(self, id: str) -> None:
        if self._of_guest:
            self._tasks.spawn(self._look_at(id))

    def changes_missed(self) -> None:
        for listener in self.listeners:
            self._tasks.spawn(self._catch_up(listener))

    def table_looked_at(self, session: TableSession) -> None:
        """Nothing of it is told."""

    def _note(self, listener: GuestListener, session: TableSession) -> None:
        listener.changed[session.table.id] = session

    async def _look_at(self, id: str) -> None:
        """A table that is not in memory here: it is read if it concerns one of ours, and then tells of itself."""
        try:
            seated = await self._store.guests_at(id)
            if id in self._following or not seated.isdisjoint(self._of_guest):
                await self._repository.find(id)
        except (NotFound, Unreadable, StoreFailed):
            return

    async def _catch_up(self, listener: GuestListener) -> None:
        try:
            now = await self._store.unfinished_of(str(listener.guest), FOLLOWED)
            for session in await self._repository.find_all({*now, *listener.told}):
                self._note(listener, session)
        except StoreFailed:
            listener.end()  # it connects again
        listener.wake()

    # --- what is told -----------------------------------------------------------------------------------------

    def _news(self, listener: GuestListener, session: TableSession) -> bytes:
        table, guest = session.table, str(listener.guest)
        before = listener.told.get(table.id)
        now = _told(table, guest)
        if now is None or now.status in ("over", "closed"):
            if before is None:
                return b""
            self._unfollow(listener, table.id)
            del listener.told[table.id]
            return _frame("left", _seated(table, guest)) if now is None else _frame("ended", _ended(table, guest))
        listener.told[table.id] = now
        self._follow(listener, session)
        return b"".join(_changes(table, guest, before, now))

    def _follow(self, listener: GuestListener, session: TableSession) -> None:
        id = session.table.id
        if listener.present_at.get(id) is session:
            return
        if id in listener.present_at:  # it has left memory meanwhile, and come back
            listener.present_at[id].count(listener.guest, -1)
        listener.present_at[id] = session
        self._following[id].add(listener)
        session.count(listener.guest, 1)

    def _unfollow(self, listener: GuestListener, id: str) -> None:
        listener.present_at.pop(id).count(listener.guest, -1)
        self._following[id].discard(listener)
        if not self._following[id]:
            del self._following[id]


def _told(table: Table, guest: str) -> Told | None:
    """What a guest may be told of a table; None if it does not sit there."""
    mine = table.seats_of(guest)
    asked = {seat: table.decision(seat) for seat in mine if table.begun and table.may_decide(seat)}
    return Told(table.status, {seat: id for seat, id in asked.items() if id is not None}) if mine else None


def _changes(table: Table, guest: str, before: Told | None, now: Told) -> list[bytes]:
    parts = [_frame("seated", _seated(table, guest))] if before is None else []
    if now.status == "running" and (before is None or before.status == "open"):
        parts.append(_frame("started", _seated(table, guest)))
    asked = {} if before is None else before.turns
    fresh = [(seat, decision) for seat, decision in now.turns.items() if asked.get(seat) != decision]
    return [*parts, *(_frame("turn", TurnNews(table.id, table.game, seat, decision)) for seat, decision in fresh)]


def _seated(table: Table, guest: str) -> SeatedNews:
    return SeatedNews(table.id, table.game, table.status, table.seats_of(guest))


def _ended(table: Table, guest: str) -> EndedNews:
    over = table.status == "over"
    result = (table.match.scores, sorted(table.match.winners)) if over else (None, [])
    return EndedNews(table.id, table.game, table.status, table.seats_of(guest), *result)


def _frame(kind: Literal["seated", "started", "turn", "ended", "left"], news: Any) -> bytes:
    return frame(kind, msgspec.json.encode(news))
