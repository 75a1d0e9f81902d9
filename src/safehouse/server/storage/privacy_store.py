"""What a house knows of one guest, and how it forgets: the rows of all tables that name a guest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from ..tables import entries as en
from . import schema
from .database import Database
from .notifier import GUEST

SAID = '{"kind":"said"%'
"""How chat begins in the log."""
AT_ONCE = 200
"""So many expired guests, and tables, are seen to in one go."""


class PrivacyStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def known_of(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored of a guest, by what it is; no tokens, not even hashes of them."""
        return await self._database.read(lambda c: {name: _rows(c, query) for name, query in _queries(guest).items()})

    async def matches_of(self, guest: str) -> list[str]:
        """Tables in whose logs a guest has done anything."""
        log, seats = schema.log.c, schema.seats.c
        query = sa.union(
            sa.select(log.match).where(log.guest == guest), sa.select(seats.match).where(seats.guest == guest)
        )
        return await self._database.read(lambda c: sorted(c.execute(query).scalars()))

    async def bots_of(self, guest: str) -> list[str]:
        """The bots that a guest has brought, as guests."""
        bots = schema.outside_bots.c
        return await self._ids(sa.select(bots.guest).where(bots.owner == guest))

    async def erase_words(self, guest: str, match: str) -> None:
        """Takes a guest's names and words out of a table's log; what was played stays."""
        await self._database.transact(lambda c: _erase_words(c, guest, match))

    async def erase(self, guest: str) -> None:
        """The guest itself, its tokens, notes and relations; in the end no token leads to it any more."""
        await self._database.transact(lambda c: _erase(c, guest), told=[f"{GUEST}{guest}"])

    async def expired_guests(self, now: float) -> list[str]:
        """Guests to whom no token, device or code leads, and who sit at no table that is not over."""
        return await self._ids(_expired_guests(now))

    async def old_tables(self, before: float) -> list[str]:
        m = schema.matches.c
        return await self._ids(sa.select(m.id).where(m.status.in_(("over", "closed")), m.created_at < before))

    async def forget_reports(self, before: float) -> None:
        """Reports that were closed before then."""
        closed = schema.reports.c.closed_at
        await self._database.transact(lambda c: c.execute(sa.delete(schema.reports).where(closed < before)).rowcount)

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        return await self._database.read(lambda c: list(c.execute(query.limit(AT_ONCE)).scalars()))


def _queries(guest: str) -> dict[str, sa.Select[Any]]:
    g, d, u, m, s = schema.guests.c, schema.devices.c, schema.token_uses.c, schema.matches.c, schema.seats.c
    log, notes, rel, rep, bans = schema.log.c, schema.notes.c, schema.relations.c, schema.reports.c, schema.bans.c
    b = schema.outside_bots.c
    used = sa.select(u.used_at).where(u.token_hash == d.token_hash).scalar_subquery().label("used_at")
    tables = sa.select(m.id, m.game, m.status, m.created_at, s.seat).join(schema.seats, s.match == m.id)
    wishes, channels, chosen = schema.notice_wishes.c, schema.notice_channels.c, schema.notice_tables.c
    return {
        "guest": sa.select(g.id, g.name, g.created_at).where(g.id == guest),
        "further_devices": sa.select(d.created_at, used).where(d.guest == guest),
        "tables": tables.where(s.guest == guest).order_by(m.created_at),
        "opened": sa.select(schema.hosts.c.match).where(schema.hosts.c.guest == guest),
        "chat": sa.select(log.match, log.at, log.entry)
        .where(log.guest == guest, log.entry.like(SAID))
        .order_by(log.at),
        "notes": sa.select(notes.match, notes.seat, notes.cell, notes.mark).where(notes.guest == guest),
        "ignored": sa.select(rel.kind, rel.name, rel.created_at).where(rel.guest == guest),
        "reports": sa.select(rep.match, rep.name, rep.reason, rep.created_at).where(rep.reporter == guest),
        "bots": sa.select(g.name, b.accepts, b.created_at, b.heard_at)
        .join(schema.guests, g.id == b.guest)
        .where(sa.or_(b.owner == guest, b.guest == guest)),
        "bans": sa.select(bans.kind, bans.created_at, bans.until).where(bans.subject == guest),
        "notice_wishes": sa.select(
            wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_until, wishes.live
        ).where(wishes.guest == guest),
        "notice_channels": sa.select(channels.kind, channels.address, channels.created_at, channels.confirmed_at).where(
            channels.guest == guest
        ),
        "notice_tables": sa.select(chosen.match, chosen.wanted).where(chosen.guest == guest),
    }


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row._mapping.items()} for row in connection.execute(query)]


def _erase_words(connection: sa.Connection, guest: str, match: str) -> None:
    log = schema.log
    theirs = sa.or_(log.c.guest == guest, log.c.entry.contains(guest, autoescape=True))
    found = connection.execute(sa.select(log.c.seq, log.c.guest, log.c.entry).where(log.c.match == match, theirs))
    for seq, by, text in found.all():
        entry = en.read(text)
        bare = nameless(entry, guest, by)
        if bare is not entry:
            own = sa.and_(log.c.match == match, log.c.seq == seq)
            connection.execute(sa.update(log).where(own).values(entry=en.write(bare)))


def nameless(entry: en.AnyEntry, guest: str, by: str | None) -> en.AnyEntry:
    """The same entry without a guest's name and words; `by`: who has written it."""
    replace = msgspec.structs.replace
    match entry:
        case en.Opened():
            seats: Sequence[en.SeatPlan] = entry.seats
            return replace(entry, seats=[replace(one, name=None) if one.guest == guest else one for one in seats])
        case en.Joined() if entry.guest == guest:
            return replace(entry)  # older logs hold a name that no one reads any more
        case en.Renamed() if by == guest:
            return replace(entry)
        case en.Said() if entry.guest == guest:
            return replace(entry, name="", text="")
    return entry


def _erase(connection: sa.Connection, guest: str) -> None:
    tokens = sa.union_all(
        sa.select(schema.guests.c.token_hash).where(schema.guests.c.id == guest),
        sa.select(schema.devices.c.token_hash).where(schema.devices.c.guest == guest),
    )
    hashes = list(connection.execute(tokens).scalars())
    channels = sa.select(schema.notice_channels.c.id).where(schema.notice_channels.c.guest == guest)
    own = (
        schema.notices.c.channel.in_(list(connection.execute(channels).scalars())),
        schema.notice_channels.c.guest == guest,
        schema.notice_tables.c.guest == guest,
        schema.notice_wishes.c.guest == guest,
        schema.token_uses.c.token_hash.in_(hashes),
        schema.device_codes.c.guest == guest,
        schema.devices.c.guest == guest,
        schema.notes.c.guest == guest,
        schema.relations.c.guest == guest,
        schema.relations.c.other == guest,
        schema.reports.c.reporter == guest,
        schema.outside_bots.c.guest == guest,
        schema.guests.c.id == guest,
    )
    for condition in own:
        connection.execute(sa.delete(condition.left.table).where(condition))
    reports = schema.reports
    connection.execute(sa.update(reports).where(reports.c.reported == guest).values(name=""))


def _expired_guests(now: float) -> sa.Select[Any]:
    guests, devices, codes = schema.guests.c, schema.devices.c, schema.device_codes.c
    m, s = schema.matches.c, schema.seats.c
    playing = sa.select(s.guest).join(schema.matches, m.id == s.match).where(m.status.in_(("open", "running")))
    return sa.select(guests.id).where(
        guests.token_hash.like("none-%"),
        guests.id.not_in(sa.select(devices.guest)),
        guests.id.not_in(sa.select(codes.guest).where(codes.expires_at > now)),
        guests.id.not_in(playing),
    )
