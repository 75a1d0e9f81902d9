"""The lobby: made once in a while for all, however many ask."""

from __future__ import annotations

import asyncio
import time

import msgspec

from ..serializers.bodies import LobbyBody, LobbyTable, WatchTable
from ..storage.table_store import TableStore
from ..tables.permissions import may_watch
from .table_repository import TableRepository

TABLES_SHOWN = 50


class LobbyService:
    """Tables that wait for players and games to watch, as JSON that is the same for everybody."""

    def __init__(self, repository: TableRepository, store: TableStore, seconds: float) -> None:
        self._repository = repository
        self._store = store
        self._seconds = seconds
        self._made_at = float("-inf")
        self._body = b""
        self._making = asyncio.Lock()

    async def body(self) -> bytes:
        """The lobby as it was at most so many seconds ago."""
        if not self._is_fresh():
            async with self._making:
                if not self._is_fresh():
                    self._body = msgspec.json.encode(LobbyBody(await self._open(), await self._running()))
                    self._made_at = time.monotonic()
        return self._body

    def _is_fresh(self) -> bool:
        return time.monotonic() - self._made_at < self._seconds

    async def _open(self) -> list[LobbyTable]:
        tables: list[LobbyTable] = []
        for session in await self._repository.find_all(await self._store.open_tables(TABLES_SHOWN)):
            table = session.table
            if table.status == "open":
                players, seats = session.players(), len(table.open_seats())
                tables.append(
                    LobbyTable(
                        table.id, table.game, table.options, table.speed, table.hints, players, seats, table.created_at
                    )
                )
        return tables

    async def _running(self) -> list[WatchTable]:
        found: list[WatchTable] = []
        for session in await self._repository.find_all(await self._store.public_running(TABLES_SHOWN)):
            table = session.table
            if table.status == "running" and may_watch(table):
                players = session.players()
                found.append(WatchTable(table.id, table.game, table.match.options, players, table.created_at))
        return found
