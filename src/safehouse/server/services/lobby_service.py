"""The lobby: made once in a while for all, however many ask. Each call picks its page of what was made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ..serializers.bodies import LobbyBody, LobbyTable, WatchTable
from ..settings import Speed
from ..storage.table_store import TableStore
from ..tables.permissions import may_watch
from .table_repository import TableRepository
from .table_session import TableSession

LISTED = 500
"""Of each kind; the tables of one host come in turns with those of others."""
PAGE = 20


@dataclass(frozen=True, slots=True)
class LobbyFilter:
    """Which tables a caller wants to see; None: any."""

    game: str | None = None
    speed: Speed | None = None
    free: int = 1
    """So many seats must be free."""

    def fits(self, card: Card) -> bool:
        return (
            self.game in (None, card.game)
            and self.speed in (None, card.speed)
            and (card.free is None or card.free >= self.free)
        )


@dataclass(frozen=True, slots=True)
class Card:
    """A table of the lobby as JSON, and what it can be found by."""

    version: tuple[int, int]
    game: str
    speed: Speed
    free: int | None
    """Free seats; None at a table where a game runs."""
    body: msgspec.Raw


Cards = dict[str, Card]


class LobbyService:
    """Tables that wait for players and games to watch."""

    def __init__(self, repository: TableRepository, store: TableStore, seconds: float) -> None:
        self._repository = repository
        self._store = store
        self._seconds = seconds
        self._made_at = float("-inf")
        self._open: Cards = {}
        self._running: Cards = {}
        self._making = asyncio.Lock()

    async def body(self, wanted: LobbyFilter, page: int, running_page: int) -> bytes:
        """A page of the lobby as it was at most so many seconds ago."""
        if not self._is_fresh():
            async with self._making:
                if not self._is_fresh():
                    self._open = await self._cards(await self._store.open_tables(LISTED), self._open, _open_card)
                    ids = await self._store.public_running(LISTED)
                    self._running = await self._cards(ids, self._running, _running_card)
                    self._made_at = time.monotonic()
        tables = [card.body for card in self._open.values() if wanted.fits(card)]
        running = [card.body for card in self._running.values() if wanted.fits(card)]
        return msgspec.json.encode(
            LobbyBody(
                tables=_page(tables, page),
                running=_page(running, running_page),
                total=len(tables),
                running_total=len(running),
                page_size=PAGE,
            )
        )

    def _is_fresh(self) -> bool:
        return time.monotonic() - self._made_at < self._seconds

    async def _cards(self, ids: Sequence[str], before: Cards, make: Callable[[TableSession], Card | None]) -> Cards:
        """Only what has changed is made anew."""
        found: Cards = {}
        for session in await self._repository.find_all(ids):
            known = before.get(session.table.id)
            version = session.table.seq, session.presence
            card = known if known is not None and known.version == version else make(session)
            if card is not None:
                found[session.table.id] = card
        return found


def _page(found: Sequence[msgspec.Raw], page: int) -> list[Any]:
    return list(found[PAGE * (page - 1) : PAGE * page])


def _open_card(session: TableSession) -> Card | None:
    table = session.table
    free = len(table.open_seats())
    body = LobbyTable(
        id=table.id,
        game=table.game,
        options=table.options,
        speed=table.speed,
        hints=table.hints,
        bots=table.bots,
        clock=table.clock,
        players=session.players(),
        open_seats=free,
        created_at=table.created_at,
    )
    return _card(session, free, body) if table.status == "open" and free else None


def _running_card(session: TableSession) -> Card | None:
    table = session.table
    if table.status != "running" or not may_watch(table):
        return None
    body = WatchTable(
        id=table.id,
        game=table.game,
        options=table.match.options,
        speed=table.speed,
        hints=table.hints,
        clock=table.clock,
        players=session.players(),
        created_at=table.created_at,
    )
    return _card(session, None, body)


def _card(session: TableSession, free: int | None, body: LobbyTable | WatchTable) -> Card:
    table = session.table
    return Card((table.seq, session.presence), table.game, table.speed, free, msgspec.Raw(msgspec.json.encode(body)))
