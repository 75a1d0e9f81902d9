"""Sends what is to be told: gathered, outside of quiet hours, again and again where a receiver fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from ..background import BackgroundTasks
from ..problems import NotFound, Unreadable
from ..services.table_repository import TableRepository
from ..storage.log_writer import StoreFailed
from ..storage.notice_store import Channel, NoticeStore, Turn, Wishes
from .couriers import Couriers
from .delivery import Failed, Gone
from .quiet_hours import quiet_until
from .words import CalledTable, notice_of_turns

logger = logging.getLogger(__name__)

TICK = 5.0
"""So often it is looked whether something is due."""
AT_ONCE = 16
CLAIM_SECONDS = 120.0
"""After so long another server takes over what one has begun and not finished."""
GATHER_SECONDS = 60.0
"""So long after a notice the next one waits: what comes meanwhile is told together."""
FIRST_RETRY, LONGEST_RETRY = 30.0, 3600.0
GIVE_UP_SECONDS = 86_400.0
KEPT_SECONDS = 60 * 86_400.0
"""So long it is remembered that a turn was told: longer than a turn lasts."""
PRUNE_SECONDS = 3600.0


class NoticeSender:
    def __init__(self, store: NoticeStore, repository: TableRepository, couriers: Couriers) -> None:
        self._store = store
        self._repository = repository
        self._couriers = couriers
        self._wake = asyncio.Event()
        self._pruned_at = 0.0
        self.tick = TICK
        self.first_retry = FIRST_RETRY
        self.gather_seconds = GATHER_SECONDS
        self.now: Callable[[], float] = time.time

    def start(self, tasks: BackgroundTasks) -> None:
        tasks.spawn(self._run())

    def wake(self) -> None:
        """Something was noted."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                await self.send_due()
                await self._prune()
            except StoreFailed:
                logger.warning("notices wait: the database does not answer")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self.tick)
            self._wake.clear()

    async def send_due(self) -> None:
        """All channels at once, so that none waits for a receiver that is slow."""
        due = await self._store.due(self.now(), AT_ONCE)
        results = await asyncio.gather(*(self._serve(id) for id in due), return_exceptions=True)
        for error in results:
            if isinstance(error, StoreFailed):
                raise error
            if isinstance(error, BaseException):  # whatever it was, the others must be told
                logger.error("a notice was not sent", exc_info=error)

    async def _serve(self, id: str) -> None:
        now = self.now()
        claimed = await self._store.claim(id, now, now + CLAIM_SECONDS)
        if claimed is None:
            return
        channel, turns, wishes = claimed
        later = quiet_until(wishes, now)
        if later is not None:
            await self._store.settle(id, (), now=now, next_at=later, failures=channel.failures)
            return
        waiting = [turn for turn in turns if now - turn.created_at < GIVE_UP_SECONDS + _held_back(wishes)]
        tables = {turn: table for turn in waiting if (table := await self._still_asked(channel.guest, turn))}
        if not tables:
            await self._store.settle(id, turns, now=now, next_at=now)
            return
        await self._send(channel, turns, list(dict.fromkeys(tables.values())), wishes)

    async def _send(
        self, channel: Channel, turns: Sequence[Turn], tables: Sequence[CalledTable], wishes: Wishes
    ) -> None:
        try:
            await self._couriers.deliver(channel, notice_of_turns(tables, wishes.language), wishes.language)
        except Gone:
            logger.info("a %s channel is gone", channel.kind)
            await self._store.remove(channel.id)
        except Failed as failed:
            now = self.now()
            wait = min(LONGEST_RETRY, self.first_retry * 2 ** min(channel.failures, 20))
            logger.info("a notice by %s waits for %d s: %s", channel.kind, wait, failed)
            old = [turn for turn in turns if now - turn.created_at >= GIVE_UP_SECONDS + _held_back(wishes)]
            await self._store.settle(channel.id, old, now=now, next_at=now + wait, failures=channel.failures + 1)
        else:
            now = self.now()
            await self._store.settle(channel.id, turns, now=now, next_at=now + self.gather_seconds)

    async def _still_asked(self, guest: str, turn: Turn) -> CalledTable | None:
        """The table, where it is still that turn and that guest's."""
        try:
            session = await self._repository.find(turn.match)
            await self._repository.read_on(session)
        except (NotFound, Unreadable):
            return None
        table = session.table
        own = table.seats[turn.seat].guest == guest and table.turn(turn.seat) == turn.turn
        return CalledTable(table.id, table.game) if own else None

    async def _prune(self) -> None:
        now = self.now()
        if now - self._pruned_at >= PRUNE_SECONDS:
            self._pruned_at = now
            await self._store.remove_of_lost_devices()
            await self._store.prune(told_before=now - KEPT_SECONDS, asked_before=now - GIVE_UP_SECONDS)


def _held_back(wishes: Wishes) -> float:
    """What quiet hours take from a day in which it is tried."""
    if wishes.quiet_from is None or wishes.quiet_until is None:
        return 0.0
    return (wishes.quiet_until - wishes.quiet_from) % 1440 * 60.0
