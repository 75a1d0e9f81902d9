"""What operators may do: tables, guests, networks, reports, words. Everything they do is noted. No game is shown."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from ..commands.base import NothingToDo
from ..guests.service import hash_of
from ..logs import note_act
from ..problems import Invalid, NotFound, Unauthorized
from ..storage import schema
from ..storage.moderation_store import NEWEST, ModerationStore
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
        store: ModerationStore,
        moderation: ModerationService,
        tables: TableStore,
        repository: TableRepository,
    ) -> None:
        self._store = store
        self._moderation = moderation
        self._tables = tables
        self._repository = repository

    async def find(self, authorization: str | None) -> Operator:
        """The operator of a token, which is never a cookie."""
        scheme, _, token = (authorization or "").partition(" ")
        if scheme.lower() == "bearer" and token.startswith(PREFIX):
            own = schema.operators
            rows = await self._store.rows(sa.select(own.c.name).where(own.c.token_hash == hash_of(token)))
            if rows:
                return Operator(rows[0]["name"])
        raise Unauthorized("an operator's token is needed: `safehouse admin token NAME` makes one")

    # --- tables -----------------------------------------------------------------------------------------------

    async def tables(self, status: str | None, page: int) -> list[dict[str, Any]]:
        """The newest tables, with who sits there. Nothing of their games, not even how far they are."""
        m, s, g = schema.matches, schema.seats, schema.guests
        query = sa.select(m).order_by(m.c.created_at.desc()).limit(NEWEST).offset(page * NEWEST)
        found = await self._store.rows(query if status is None else query.where(m.c.status == status))
        seated = (
            sa.select(s.c.match, s.c.seat, s.c.guest, g.c.name)
            .join(g, g.c.id == s.c.guest, isouter=True)
            .where(s.c.match.in_([row["id"] for row in found]))
            .order_by(s.c.match, s.c.seat)
        )
        seats = await self._store.rows(seated)
        for row in found:
            row["players"] = [
                {k: v for k, v in seat.items() if k != "match"} for seat in seats if seat["match"] == row["id"]
            ]
        return found

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
        g = schema.guests
        found = sa.select(g.c.id, g.c.name, g.c.created_at).where(g.c.name.icontains(name, autoescape=True))
        return await self._store.rows(found.order_by(g.c.created_at.desc()).limit(NEWEST))

    async def bans(self) -> list[dict[str, Any]]:
        return await self._store.rows(sa.select(schema.bans).order_by(schema.bans.c.created_at.desc()).limit(NEWEST))

    async def ban(self, operator: Operator, kind: BanKind, subject: str, days: float | None, reason: str) -> None:
        """Shuts a guest or a network out, or lets a guest not talk; for so many days, or for ever."""
        if kind != "network":
            g = schema.guests
            if not await self._store.rows(sa.select(g.c.id).where(g.c.id == subject)):
                raise NotFound("there is no guest with this id")
        now = self._moderation.clock()
        until = None if days is None else now + days * DAY
        values = {"kind": kind, "subject": subject, "reason": reason, "created_at": now, "until": until}
        await self._store.put(schema.bans, values)
        await self._moderation.reload()
        length = "for ever" if days is None else f"{days:g} days"
        await self._note(operator, f"ban {kind}", subject, f"{length}: {reason}")

    async def end_ban(self, operator: Operator, kind: BanKind, subject: str) -> None:
        own = schema.bans
        if not await self._store.change(sa.delete(own).where(own.c.kind == kind, own.c.subject == subject)):
            raise NotFound("there is no such ban")
        await self._moderation.reload()
        await self._note(operator, f"end ban {kind}", subject)

    # --- reports and words ------------------------------------------------------------------------------------

    async def reports(self, *, closed: bool) -> list[dict[str, Any]]:
        own = schema.reports
        state = own.c.closed_at.is_not(None) if closed else own.c.closed_at.is_(None)
        rows = await self._store.rows(sa.select(own).where(state).order_by(own.c.created_at.desc()).limit(NEWEST))
        return [{**row, "words": msgspec.json.decode(row["words"])} for row in rows]

    async def close_report(self, operator: Operator, id: str, note: str) -> None:
        own = schema.reports
        closing = sa.update(own).where(own.c.id == id, own.c.closed_at.is_(None))
        if not await self._store.change(closing.values(closed_at=self._moderation.clock())):
            raise NotFound("there is no open report with this id")
        await self._note(operator, "close report", id, note)

    async def words(self) -> list[str]:
        return [row["word"] for row in await self._store.rows(sa.select(schema.words).order_by(schema.words.c.word))]

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
        own = schema.operator_acts
        return await self._store.rows(sa.select(own).order_by(own.c.at.desc()).limit(NEWEST))

    async def _note(self, operator: Operator, act: str, subject: str, detail: str = "") -> None:
        values = {"id": secrets.token_hex(8), "at": time.time(), "operator": operator.name}
        values |= {"act": act, "subject": subject, "detail": detail[:400]}
        await self._store.change(sa.insert(schema.operator_acts).values(values))
        note_act(operator.name, act, subject=subject, detail=detail)


def _closing(table: Table) -> list[en.AnyEntry]:
    if table.status not in ("open", "running"):
        raise NothingToDo
    return [en.Closed("operator")]


def make_token() -> str:
    """For an operator: shown once, stored as a hash."""
    return PREFIX + secrets.token_urlsafe(32)
