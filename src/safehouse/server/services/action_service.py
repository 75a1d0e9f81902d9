"""The path of an action: from a guest's answer to a decision to the table as it stands then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..commands.playing import Play, StaleDecision
from ..problems import Problem, Stale
from ..serializers.table_body import encoder
from ..storage.table_store import TableStore
from ..tables.players import Guest
from ..tables.table import Table
from .table_repository import Applied
from .table_service import TableService
from .table_session import TableSession

_RESPONSES_KEPT = 2_000


class ResponseCache:
    """The last answers, byte by byte, for callers that ask again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def keep(self, key: tuple[str, str], content: bytes) -> None:
        self._kept[key] = content
        if len(self._kept) > _RESPONSES_KEPT:
            self._kept.popitem(last=False)

    def get(self, key: tuple[str, str]) -> bytes | None:
        return self._kept.get(key)


class ActionService:
    def __init__(self, tables: TableService, store: TableStore) -> None:
        self._tables = tables
        self._store = store
        self._responses = ResponseCache()

    async def act(self, id: str, play: Play, guest: Guest, key: str | None, known: int | None = None) -> bytes:
        """Plays, and returns the table as the seat that acted sees it, as JSON.

        `known`: a version that the caller has; if possible it is told what has changed since, instead of the whole.
        """
        session = await self._tables.find_known(id)
        try:
            applied = await self._apply(session, play, guest, key)
        except StaleDecision as stale:
            body = session.body(stale.seat, guest.id)
            raise Stale("this decision is no longer open", table=body, view=body.view) from None
        seat = play.seat
        if applied.repeated:
            return await self._answer_again(session, applied, seat, guest, str(key))
        content = None if known is None else session.patch_json(seat, guest.id, known)
        if content is None:
            content = session.changes_json(seat, guest.id, session.table.versions[seat] - 1)
        if key is not None:
            self._responses.keep((guest.id, key), content)
        return content

    async def _apply(self, session: TableSession, play: Play, guest: Guest, key: str | None) -> Applied:
        """What is refused is judged once more if others have written meanwhile: only then does it cost a look."""
        known = session.table.seq
        try:
            return await self._tables.apply(session, play, guest, key)
        except (Problem, StaleDecision):
            await self._tables.read_on(session)
            if session.table.seq == known:
                raise
        return await self._tables.apply(session, play, guest, key)

    async def _answer_again(self, session: TableSession, applied: Applied, seat: int, guest: Guest, key: str) -> bytes:
        """The answer of a request that came before: as it was sent, or rebuilt from the log."""
        kept = self._responses.get((guest.id, key))
        if kept is not None:
            return kept
        rows = await self._store.log(session.table.id)
        then = await asyncio.to_thread(Table.replay, rows[: applied.seq])
        before = then.marks[seat][-2].events
        return encoder.encode(session.body_of(then, seat, guest.id, since=before))
