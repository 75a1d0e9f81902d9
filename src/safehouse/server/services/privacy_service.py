"""What a house knows of a guest, how a guest is forgotten, and what is forgotten by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from ..background import BackgroundTasks
from ..commands.base import NothingToDo
from ..guests.service import GuestService
from ..problems import NotFound, Unreadable
from ..settings import Settings
from ..storage.game_store import GameStore
from ..storage.guest_store import DAY, GuestStore
from ..storage.log_writer import StoreFailed
from ..storage.privacy_store import PrivacyStore
from ..storage.table_store import TableStore
from ..tables import entries as en
from ..tables.table import Table
from .table_repository import TableRepository

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 3_600.0


class PrivacyService:
    def __init__(
        self,
        store: PrivacyStore,
        guests: GuestService,
        guest_store: GuestStore,
        tables: TableStore,
        repository: TableRepository,
        *,
        settings: Settings,
        games: GameStore,
    ) -> None:
        self._store = store
        self._guests = guests
        self._guest_store = guest_store
        self._tables = tables
        self._repository = repository
        self._settings = settings
        self._games = games
        self.now: Callable[[], float] = time.time

    def start(self, tasks: BackgroundTasks) -> None:
        tasks.spawn(self._sweep_often())

    # --- one guest --------------------------------------------------------------------------------------------

    async def data_of(self, guest: str) -> dict[str, Any]:
        """Everything that is stored of a guest, for that guest."""
        found: dict[str, Any] = await self._store.known_of(guest)
        found["chat"] = [{"match": row["match"], "at": row["at"], **_said(row["entry"])} for row in found["chat"]]
        return found

    async def forget(self, guest: str) -> None:
        """Name and chat go, games stay, and bots take the seats where one is being played. So it is with its own bots.

        The guest itself goes last: where anything fails before that, asking again does the rest.
        """
        for bot in await self._store.bots_of(guest):
            await self.forget(bot)
        for match in await self._store.matches_of(guest):
            await self._forget_at(match, guest)
            await self._store.erase_words(guest, match)
        await self._store.erase(guest)
        self._guests.forget(guest)

    async def _forget_at(self, match: str, guest: str) -> None:
        try:
            session = await self._repository.find(match)
            await self._repository.change(session, lambda table: farewell(table, guest))
        except (NothingToDo, NotFound):
            pass
        except Unreadable:  # nobody can look at it; its log is cleared all the same
            await self._games.drop(match)

    # --- by itself --------------------------------------------------------------------------------------------

    async def _sweep_often(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreFailed:
                logger.warning("what has expired could not be forgotten: the database does not answer")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Forgets tokens, guests, tables and reports whose time is over, as the operator has set it."""
        now = self.now()
        await self._guest_store.forget_unused(now=now)
        for guest in await self._store.expired_guests(now):
            await self.forget(guest)
        if self._settings.table_days:
            for match in await self._store.old_tables(now - self._settings.table_days * DAY):
                await self._tables.delete(match)
                self._repository.forget(match)
        if self._settings.report_days:
            await self._store.forget_reports(now - self._settings.report_days * DAY)


def _said(entry: str) -> dict[str, str]:
    said = en.read(entry)
    assert isinstance(said, en.Said)
    return {"text": said.text}


def farewell(table: Table, guest: str) -> list[en.AnyEntry]:
    """What a guest who is forgotten leaves at a table: free seats before the start, bots in them afterwards."""
    mine = table.seats_of(guest)
    known = guest not in table.forgotten and (bool(mine) or any(one.guest == guest for one in table.chat))
    entries: list[en.AnyEntry] = []
    if table.gathered and mine:  # not a seat for somebody who would know the others' numbers
        entries += [en.Started([]), en.Left(mine)]
    elif table.status == "open" and guest == table.host:
        entries.append(en.Closed())
    elif table.status == "open":
        entries += [en.Vacated(seat) for seat in mine]
    elif table.status == "running":
        present = [seat for seat in mine if not table.seats[seat].automatic]
        entries += [en.Left(present)] if present else []
    if known:
        entries.append(en.Forgotten(guest))
    if not entries:
        raise NothingToDo
    return entries
