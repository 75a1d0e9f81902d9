"""What operators read and change. Nothing of a game: the log is not read here."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from . import schema
from .moderation_store import ModerationStore, Row

NEWEST = 200
"""So many tables, guests, reports, bans or acts are listed."""


class OperatorStore:
    def __init__(self, base: ModerationStore) -> None:
        self._base = base

    async def operator_of(self, token_hash: str) -> tuple[str, float] | None:
        """The name of the operator to whom a token belongs, and when it was made."""
        own = schema.operators.c
        found = await self._base.rows(sa.select(own.name, own.created_at).where(own.token_hash == token_hash))
        return (found[0]["name"], found[0]["created_at"]) if found else None

    async def tables(self, status: str | None, page: int) -> list[Row]:
        """The newest tables, with who sits there."""
        m, s, g = schema.matches, schema.seats, schema.guests
        query = sa.select(m).order_by(m.c.created_at.desc()).limit(NEWEST).offset(page * NEWEST)
        found = await self._base.rows(query if status is None else query.where(m.c.status == status))
        seated = sa.select(s.c.match, s.c.seat, s.c.guest, g.c.name).join(g, g.c.id == s.c.guest, isouter=True)
        here = s.c.match.in_([row["id"] for row in found])
        seats: dict[str, list[Row]] = {row["id"]: [] for row in found}
        for seat in await self._base.rows(seated.where(here).order_by(s.c.match, s.c.seat)):
            seats[seat.pop("match")].append(seat)
        return [{**row, "players": seats[row["id"]]} for row in found]

    async def guests(self, name: str) -> list[Row]:
        """Guests whose name contains this."""
        g = schema.guests
        found = sa.select(g.c.id, g.c.name, g.c.created_at).where(g.c.name.icontains(name, autoescape=True))
        return await self._base.rows(found.order_by(g.c.created_at.desc()).limit(NEWEST))

    async def has_guest(self, id: str) -> bool:
        g = schema.guests.c
        return bool(await self._base.rows(sa.select(g.id).where(g.id == id)))

    async def bans(self) -> list[Row]:
        return await self._base.rows(sa.select(schema.bans).order_by(schema.bans.c.created_at.desc()).limit(NEWEST))

    async def put_ban(self, values: Row) -> None:
        await self._base.put(schema.bans, values)

    async def delete_ban(self, kind: str, subject: str) -> bool:
        """Whether there was one."""
        own = schema.bans
        return bool(await self._base.change(sa.delete(own).where(own.c.kind == kind, own.c.subject == subject)))

    async def reports(self, *, closed: bool) -> list[Row]:
        own = schema.reports
        state = own.c.closed_at.is_not(None) if closed else own.c.closed_at.is_(None)
        return await self._base.rows(sa.select(own).where(state).order_by(own.c.created_at.desc()).limit(NEWEST))

    async def close_report(self, id: str, now: float) -> bool:
        """Whether it was open."""
        own = schema.reports
        closing = sa.update(own).where(own.c.id == id, own.c.closed_at.is_(None)).values(closed_at=now)
        return bool(await self._base.change(closing))

    async def words(self) -> list[str]:
        found = await self._base.rows(sa.select(schema.words).order_by(schema.words.c.word))
        return [str(row["word"]) for row in found]

    async def set_words(self, words: Sequence[str]) -> None:
        inserts = [sa.insert(schema.words).values(word=word) for word in words]
        await self._base.change(sa.delete(schema.words), *inserts)

    async def acts(self) -> list[Row]:
        own = schema.operator_acts
        return await self._base.rows(sa.select(own).order_by(own.c.at.desc()).limit(NEWEST))

    async def note_act(self, values: Row) -> None:
        await self._base.change(sa.insert(schema.operator_acts).values(values))
