"""Notices whose turn it is, and notes it for those who do not look."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ..background import RETRY_SECONDS, BackgroundTasks
from ..problems import NotFound, Unreadable
from ..services.table_repository import TableRepository
from ..services.table_session import TableSession
from ..storage.log_writer import StoreFailed
from ..storage.notice_store import NoticeStore, Turn

LEAVE_TO_OTHERS = 3.0
"""So many seconds a server where a player is not seen leaves it to others to say that he looks there."""


class TurnWatch:
    """Hears of every change of a table. Who is asked, and does not look at the table for a while, is to be told.

    Of all tables in memory: a server that starts reads all that are not over, so a turn that came just before it died
    is told all the same. What was noted once is not noted again, whoever else tries.
    """

    def __init__(
        self,
        repository: TableRepository,
        store: NoticeStore,
        *,
        seconds: float,
        tasks: BackgroundTasks,
        noted: Callable[[], None],
    ) -> None:
        self._repository = repository
        self._store = store
        self._seconds = seconds
        self._tasks = tasks
        self._noted = noted
        self._timers: dict[tuple[str, int], tuple[str, asyncio.TimerHandle]] = {}
        self.now: Callable[[], float] = time.time
        repository.subscribe(self)

    # --- what the repository tells ------------------------------------------------------------------------------

    def table_changed(self, session: TableSession, *, by_others: bool) -> None:  # noqa: ARG002 (one signature)
        table = session.table
        for seat in range(len(table.seats)):
            turn = table.turn(seat)
            known, timer = self._timers.get((table.id, seat), (None, None))
            if turn == known:
                continue
            if timer is not None:
                timer.cancel()
                del self._timers[table.id, seat]
            if turn is not None:
                self._look_later(table.id, seat, turn, self._seconds)

    def table_changed_elsewhere(self, id: str) -> None:
        """The turn scheduler reads the table, and then it is told of here."""

    def changes_missed(self) -> None:
        """The same."""

    def table_looked_at(self, session: TableSession) -> None:
        """Only those who listen see a turn come."""

    # --- later --------------------------------------------------------------------------------------------------

    def _look_later(self, id: str, seat: int, turn: str, seconds: float) -> None:
        timer = asyncio.get_running_loop().call_later(
            seconds, lambda: self._tasks.spawn(self._look(id, Turn(id, turn, self.now())))
        )
        self._timers[id, seat] = turn, timer

    async def _look(self, id: str, turn: Turn) -> None:
        try:
            await self._note(id, turn)
        except (NotFound, Unreadable):
            return
        except StoreFailed:
            self._look_later(id, turn.seat, turn.turn, RETRY_SECONDS)

    async def _note(self, id: str, turn: Turn) -> None:
        session = await self._repository.find(id)
        guest = session.table.seats[turn.seat].guest
        if guest is None or session.table.turn(turn.seat) != turn.turn:
            return
        seen = session.is_looked_at_by(guest)
        if seen and not self._store.shared:
            return
        if self._store.shared and not seen:
            await asyncio.sleep(LEAVE_TO_OTHERS)
        live = session.table.speed == "live"
        if await self._store.call(guest, turn, live=live, seen=seen) and not seen:
            self._noted()
