"""Bots that people bring: made, listed, revoked; whose challenges they take; and challenged by a host."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

import safehouse as sh

from ..background import BackgroundTasks
from ..guests.service import GuestService
from ..problems import Forbidden, Invalid, NotFound, Refused
from ..storage.bot_store import BotRow, BotStore
from ..storage.log_writer import StoreFailed
from ..tables.players import Guest
from .guest_feed import GuestFeed
from .moderation_service import ModerationService
from .privacy_service import PrivacyService
from .table_service import TableService
from .table_session import TableSession

MOST_BOTS = 10
"""So many bots a guest may have."""
AWAKE_SECONDS = 120.0
"""A bot that has not listened for so long is asleep: it is not shown, and cannot be challenged."""


class Accepts(msgspec.Struct, forbid_unknown_fields=True):
    """Whose challenges a bot takes, and to which games; null: all of them."""

    who: Literal["nobody", "owner", "anyone"] = "owner"
    games: list[str] | None = None


@dataclass(frozen=True, slots=True)
class OutsideBot:
    """A bot that somebody has brought."""

    id: str
    guest: Guest
    owner: str | None
    """The name of whose it is."""
    accepts: Accepts
    created_at: float
    awake: bool


class BotService:
    def __init__(
        self,
        store: BotStore,
        guests: GuestService,
        tables: TableService,
        *,
        moderation: ModerationService,
        privacy: PrivacyService,
        feed: GuestFeed,
    ) -> None:
        self._store = store
        self._guests = guests
        self._tables = tables
        self._moderation = moderation
        self._privacy = privacy
        self._feed = feed
        feed.gone = self._gone
        self._tasks: BackgroundTasks | None = None
        self.now: Callable[[], float] = time.time

    # --- those of a guest -------------------------------------------------------------------------------------

    async def make(self, owner: Guest, name: str) -> tuple[OutsideBot, str]:
        """A new bot of a guest, and the token that only the caller keeps."""
        if owner.bot_of is not None:
            raise Forbidden("a bot has no bots of its own")
        if len(await self._store.of_owner(owner.id)) >= MOST_BOTS:
            raise Refused(f"you have {MOST_BOTS} bots: revoke one of them first")
        guest, token = await self._guests.make(name, bot_of=owner.id)
        return await self._own(guest), token

    async def _own(self, guest: Guest) -> OutsideBot:
        found = await self._store.find_guest(guest.id)
        assert found is not None, "it was stored just now"
        return self._read(found)

    async def of_owner(self, owner: Guest) -> list[OutsideBot]:
        return [self._read(row) for row in await self._store.of_owner(owner.id)]

    async def revoke(self, owner: Guest, id: str) -> None:
        """Its token is valid no more; where it plays, a bot of the house takes the seat."""
        bot = await self._bot_of(owner, id)
        await self._privacy.forget(bot.guest.id)

    async def _bot_of(self, owner: Guest, id: str) -> OutsideBot:
        row = await self._store.find(id)
        if row is None or row.guest.bot_of != owner.id:
            raise NotFound("you have no such bot")
        return self._read(row)

    def _read(self, row: BotRow) -> OutsideBot:
        accepts = msgspec.json.decode(row.accepts, type=Accepts)
        awake = row.heard_at >= self.now() - AWAKE_SECONDS
        return OutsideBot(row.id, row.guest, row.owner, accepts, row.created_at, awake)

    # --- challenges -------------------------------------------------------------------------------------------

    async def set_accepts(self, guest: Guest, id: str | None, accepts: Accepts) -> None:
        """What a bot itself, or whose it is, wants it to accept; `id` is needed by the latter."""
        unknown = sorted(set(accepts.games or ()) - sh.games().keys())
        if unknown:
            raise Invalid(f"games: {', '.join(unknown)}: unknown; games are {', '.join(sh.games())}")
        if id is not None:
            guest = (await self._bot_of(guest, id)).guest
        elif guest.bot_of is None:
            raise Refused("you are not a bot: POST /api/guest with `bot`, or a token of the settings, makes one")
        await self._store.put_accepts(guest.id, msgspec.json.encode(accepts).decode())

    async def to_challenge(self, caller: Guest) -> list[OutsideBot]:
        """Bots that listen and would take a challenge of this guest to some game."""
        awake = [self._read(row) for row in await self._store.awake(self.now() - AWAKE_SECONDS)]
        return [bot for bot in awake if self._takes(bot, caller, None)]

    async def challenge(self, session: TableSession, host: Guest, id: str, seat: int | None) -> int:
        """The host asks a bot to sit down; its list says at once whether it does."""
        if host.id != session.table.host:
            raise Forbidden("only the host can challenge a bot to this table")
        row = await self._store.find(id)
        bot = None if row is None else self._read(row)
        if bot is None or not bot.awake:
            raise Refused("there is no such bot, or it does not listen now", reason="asleep")
        if not self._takes(bot, host, session.table.game):
            raise Refused("this bot does not take the challenge", reason="declined")
        return await self._tables.seat(session, bot.guest, seat)

    def _takes(self, bot: OutsideBot, challenger: Guest, game: str | None) -> bool:
        wanted = bot.accepts
        known = bot.guest.bot_of == challenger.id if wanted.who == "owner" else wanted.who == "anyone"
        plays = game is None or wanted.games is None or game in wanted.games
        return known and plays and not self._moderation.is_blocked(challenger.id, (bot.guest.id, bot.guest.bot_of))

    # --- whether it listens -----------------------------------------------------------------------------------

    def start(self, tasks: BackgroundTasks) -> None:
        self._tasks = tasks
        tasks.spawn(self._note_often())

    def _gone(self, guest: str) -> None:
        if self._tasks is not None:
            self._tasks.spawn(self._note_asleep(guest))

    async def _note_asleep(self, guest: str) -> None:
        with contextlib.suppress(StoreFailed):
            await self._store.note_heard([guest], 0.0)

    async def connected(self, guest: Guest) -> None:
        """A guest has begun to listen to all its tables."""
        if guest.bot_of is not None:
            await self._store.note_heard([guest.id], self.now())

    async def _note_often(self) -> None:
        """While bots listen, it is noted that they do: other servers must know, too."""
        while True:
            await asyncio.sleep(AWAKE_SECONDS / 4)
            with contextlib.suppress(StoreFailed):
                if listening := self._feed.guests:
                    await self._store.note_heard(listening, self.now())
