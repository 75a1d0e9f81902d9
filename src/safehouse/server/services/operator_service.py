"""What operators may do: tables, guests, networks, reports, words. Everything they do is noted. No game is shown."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ..commands.base import NothingToDo
from ..guests.service import hash_of
from ..logs import note_act
from ..problems import Invalid, NotFound, Unauthorized
from ..storage.operator_store import OperatorStore
from ..storage.table_store import TableStore
from ..tables import entries as en
from ..tables.table import Table
from .moderation_service import ModerationService, plain_word
from .table_repository import TableRepository

BanKind = Literal["guest", "network", "mute"]
PREFIX = "op_"
"""Of an operator's token, so that nobody takes it for a guest's."""
DAY = 86_400.0
MOST_WORDS = 2_000


@dataclass(frozen=True)
class Operator:
    name: str


class OperatorService:
    def __init__(
        self,
        store: OperatorStore,
        moderation: ModerationService,
        tables: TableStore,
        repository: TableRepository,
        *,
        token_days: float = 0.0,
    ) -> None:
        self._token_seconds = token_days * DAY
        self._store = store
        self._moderation = moderation
        self._tables = tables
        self._repository = repository

    async def find(self, authorization: str | None) -> Operator:
        """The operator of a token, which is never a cookie."""
        scheme, _, token = (authorization or "").partition(" ")
        if scheme.lower() == "bearer" and token.startswith(PREFIX):
            found = await self._store.operator_of(hash_of(token))
            if found is not None:
                self._check_age(*found)
                return Operator(found[0])
        raise Unauthorized("an operator's token is needed: `safehouse admin token NAME` makes one")

    def _check_age(self, name: str, made_at: float) -> None:
        """Renewed on the machine itself alone: who has stolen a token cannot keep it alive with it."""
        if self._token_seconds and self._moderation.clock() - made_at > self._token_seconds:
            days = f"{self._token_seconds / DAY:g} days"
            raise Unauthorized(
                f"this token has expired, {days} after it was made: `safehouse admin token NAME`, with the name "
                f"{name}, makes a new one on the server's machine"
            )

    # --- tables -----------------------------------------------------------------------------------------------

    async def tables(self, status: str | None, page: int) -> list[dict[str, Any]]:
        """The newest tables, with who sits there. Nothing of their games, not even how far they are."""
        return await self._store.tables(status, page)

    async def close_table(self, operator: Operator, id: str) -> None:
        """Ends a table that is open or running, without a result; nothing happens to one that has ended."""
        session = await self._repository.find(id)
        try:
            await self._repository.change(session, _closing)
        except NothingToDo:
            return
        await self._note(operator, "close table", id)

    async def delete_table(self, operator: Operator, id: str) -> None:
        """Its log and notes are gone; reports keep the words they quote."""
        await self.close_table(operator, id)
        await self._tables.delete(id)
        self._repository.forget(id)
        await self._note(operator, "delete table", id)

    # --- guests and networks ----------------------------------------------------------------------------------

    async def guests(self, name: str) -> list[dict[str, Any]]:
        """Guests whose name contains this."""
        return await self._store.guests(name)

    async def bans(self) -> list[dict[str, Any]]:
        return await self._store.bans()

    async def ban(self, operator: Operator, kind: BanKind, subject: str, days: float | None, reason: str) -> None:
        """Shuts a guest or a network out, or lets a guest not talk; for so many days, or for ever."""
        if kind != "network" and not await self._store.has_guest(subject):
            raise NotFound("there is no guest with this id")
        now = self._moderation.clock()
        until = None if days is None else now + days * DAY
        values = {"kind": kind, "subject": subject, "reason": reason, "created_at": now, "until": until}
        await self._store.put_ban(values)
        await self._moderation.reload()
        length = "for ever" if days is None else f"{days:g} days"
        await self._note(operator, f"ban {kind}", subject, f"{length}: {reason}")

    async def end_ban(self, operator: Operator, kind: BanKind, subject: str) -> None:
        if not await self._store.delete_ban(kind, subject):
            raise NotFound("there is no such ban")
        await self._moderation.reload()
        await self._note(operator, f"end ban {kind}", subject)

    # --- reports and words ------------------------------------------------------------------------------------

    async def reports(self, *, closed: bool) -> list[dict[str, Any]]:
        rows = await self._store.reports(closed=closed)
        return [{**row, "words": msgspec.json.decode(row["words"])} for row in rows]

    async def close_report(self, operator: Operator, id: str, note: str) -> None:
        if not await self._store.close_report(id, self._moderation.clock()):
            raise NotFound("there is no open report with this id")
        await self._note(operator, "close report", id, note)

    async def words(self) -> list[str]:
        return await self._store.words()

    async def set_words(self, operator: Operator, words: list[str]) -> list[str]:
        """The whole list anew. Words are compared without marks and capitals."""
        plain = sorted({plain_word(word.strip()) for word in words} - {""})
        if len(plain) > MOST_WORDS or any(not word.isalnum() or len(word) > 60 for word in plain):
            raise Invalid(f"words: {MOST_WORDS} at most, each of letters and figures alone and of 60 at most")
        await self._store.set_words(plain)
        await self._moderation.reload()
        await self._note(operator, "set words", "", f"{len(plain)} words")
        return plain

    # --- what was done ----------------------------------------------------------------------------------------

    async def acts(self) -> list[dict[str, Any]]:
        return await self._store.acts()

    async def _note(self, operator: Operator, act: str, subject: str, detail: str = "") -> None:
        values = {"id": secrets.token_hex(8), "at": time.time(), "operator": operator.name}
        values |= {"act": act, "subject": subject, "detail": detail[:400]}
        await self._store.note_act(values)
        note_act(operator.name, act, subject=subject, detail=detail)


def _closing(table: Table) -> list[en.AnyEntry]:
    if table.status not in ("open", "running"):
        raise NothingToDo
    return [en.Closed("operator")]
