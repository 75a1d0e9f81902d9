"""Against spoilers: who has muted or blocked whom, who is shut out, what may not be said, and what is reported."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from ..background import BackgroundTasks
from ..problems import Banned, Forbidden, Invalid, NotFound, Refused
from ..storage.log_writer import StoreFailed
from ..storage.moderation_store import ModerationStore, Snapshot
from ..tables import entries as en
from ..tables.permissions import may_hear, may_watch, viewer_of
from ..tables.players import Guest
from ..tables.table import Table

LOOK_SECONDS = 5.0
"""After so long a server has noticed what was changed at another."""
MOST_RELATIONS = 500
WORDS_AROUND = 10
"""Lines of chat before and after the one that was reported, kept with the report."""


class ModerationService:
    """Keeps in memory what every call must know; changes are stored first."""

    def __init__(self, store: ModerationStore) -> None:
        self._store = store
        self._now: Snapshot = Snapshot()
        self.clock: Callable[[], float] = time.time

    async def open(self, tasks: BackgroundTasks) -> None:
        await self.reload()
        tasks.spawn(self._watch())

    async def reload(self) -> None:
        self._now = await self._store.snapshot()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if await self._store.version() != self._now.version:
                    await self.reload()
            except StoreFailed:
                continue

    # --- what holds -------------------------------------------------------------------------------------------

    def ignored_by(self, guest: str | None) -> frozenset[str]:
        """Whose words a guest does not want to hear."""
        return self._now.ignored.get(guest or "", frozenset())

    def check_welcome(self, table: Table, guest: Guest) -> None:
        """Who sits there already is not put out; but nobody sits down with those who have blocked him."""
        if table.seats_of(guest.id):
            return
        there = {seat.guest for seat in table.seats} | {table.host}
        if self.is_blocked(guest.id, there):
            raise Refused("you cannot sit down at this table")

    def is_blocked(self, guest: str, by: Iterable[str | None]) -> bool:
        """Whether one of these does not want to sit with a guest."""
        return any(guest in self._now.blocked.get(other or "", ()) for other in by)

    def is_banned(self, guest: str | None) -> bool:
        return guest is not None and self._until("guest", guest) is not None

    def check_guest(self, guest: Guest) -> None:
        if (until := self._until("guest", guest.id)) is not None:
            raise Banned(f"the operator has shut you out{_until_text(until)}")

    def check_network(self, network: str) -> None:
        if self._now.bans and (until := self._until("network", network)) is not None:
            raise Banned(f"the operator has shut your network out{_until_text(until)}")

    def check_talk(self, guest: Guest, text: str) -> None:
        """Refuses the words of who may not talk, and words that nobody may say."""
        if (until := self._until("mute", guest.id)) is not None:
            raise Forbidden(f"the operator does not let you talk{_until_text(until)}")
        self.check_words(text, "text")

    def check_seats(self, opened: en.Opened) -> None:
        """The names that a host gives to seats."""
        for plan in opened.seats:
            self.check_words(plan.name or "", "name")

    def check_words(self, text: str, what: str) -> None:
        if self._now.words and not self._now.words.isdisjoint(_spoken(text)):
            raise Invalid(f"{what}: there is a word in it that may not be used here")

    def _until(self, kind: str, subject: str) -> float | None:
        """Until when something is forbidden: infinity where for ever, None where it is not."""
        if (kind, subject) not in self._now.bans:
            return None
        until = self._now.bans[kind, subject]
        if until is None:
            return float("inf")
        return until if until > self.clock() else None

    # --- what guests do ---------------------------------------------------------------------------------------

    async def ignore(
        self, table: Table, guest: Guest, seat: int | None, line: int | None, kind: Literal["mute", "block"]
    ) -> None:
        """Mutes or blocks who sits there, or who said that."""
        other, name = await self._named(*whom(table, guest, seat, line))
        if len(self.ignored_by(guest.id)) >= MOST_RELATIONS:
            raise Refused(f"you have muted or blocked {MOST_RELATIONS}: end one of them first")
        values = {"guest": guest.id, "other": other, "kind": kind, "name": name}
        await self._store.put_relation({**values, "id": secrets.token_hex(8), "created_at": self.clock()})
        await self.reload()

    async def relations_of(self, guest: str) -> list[dict[str, Any]]:
        return await self._store.relations_of(guest)

    async def end_relation(self, guest: Guest, id: str) -> None:
        if not await self._store.delete_relation(guest.id, id):
            raise NotFound("you have muted or blocked nobody under this id")
        await self.reload()

    async def report(self, table: Table, guest: Guest, seat: int | None, line: int | None, reason: str) -> str:
        """Tells the operator of somebody, with the words around it."""
        reported, name = await self._named(*whom(table, guest, seat, line))
        words = msgspec.json.encode(words_around(table, guest, reported, line)).decode()
        id = secrets.token_hex(8)
        who = {"match": table.id, "reporter": guest.id, "reported": reported, "name": name}
        values = {"id": id, **who, "reason": reason, "words": words, "created_at": self.clock()}
        await self._store.add_report(values)
        return id

    async def _named(self, guest: str, name: str) -> tuple[str, str]:
        """Somebody with the name of the seat, or, where it has none of its own, of the guest."""
        return guest, name or await self._store.name_of(guest)


def whom(table: Table, guest: Guest, seat: int | None, line: int | None) -> tuple[str, str]:
    """Another person at the table, by seat or by something that person said: who it is, and the name given there."""
    if not (table.seats_of(guest.id) or guest.id == table.host or may_watch(table)):
        raise Forbidden("this is for those at the table")
    if (seat is None) == (line is None):
        raise Invalid("either seat or line: name one of them")
    if seat is not None:
        player = table.seats[seat] if seat < len(table.seats) else None
        found = None if player is None or player.guest is None else (player.guest, player.name or "")
    else:
        heard = may_hear(table, viewer_of(table, guest, None), guest.id)
        found = next(((said.guest, said.name) for said in table.chat if heard and said.n == line), None)
    if found is None or found[0] == guest.id:
        raise Invalid("seat or line: no other person sits there, or has said that")
    return found


def words_around(table: Table, guest: Guest, reported: str, line: int | None) -> list[dict[str, Any]]:
    """The chat as the reporter hears it: around a line, else the last of it."""
    if not may_hear(table, viewer_of(table, guest, None), guest.id):
        return []
    last = table.said if line is None else line + WORDS_AROUND
    first = last - 2 * WORDS_AROUND
    return [
        {"n": said.n, "at": said.at, "name": said.name, "text": said.text, "reported": said.guest == reported}
        for said in table.chat
        if first <= said.n <= last
    ]


def plain_word(word: str) -> str:
    """A word as it is compared: without marks, in small letters; wide letters and the like as plain ones."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))


def _spoken(text: str) -> set[str]:
    """The words of a text; and all of it without what is between them, for what is written a p a r t."""
    words = re.findall(r"\w+", plain_word(text))
    return {*words, "".join(words)}


def _until_text(until: float) -> str:
    return "" if until == float("inf") else time.strftime(" until %Y-%m-%d %H:%M UTC", time.gmtime(until))
