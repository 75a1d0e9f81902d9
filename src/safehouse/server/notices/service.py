"""What guests may say about notices: where, when and of which tables they want to be told."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from safehouse.core.texts import LANGUAGES

from ..problems import Invalid, NotFound, Refused, TooMany, Unavailable
from ..storage.notice_store import Channel, ChannelsFull, NoticeStore, Wishes
from .couriers import KINDS, MAIL, PUSH, Couriers, PushKeys
from .delivery import Failed, Gone
from .mail import check_mail_address
from .push import check_keys
from .quiet_hours import check_zone
from .words import notice_for_a_try

MOST_CHANNELS = 12
MAILS_PER_ADDRESS = 2
ASK_SECONDS = 3600.0
"""Within so long an address that did not confirm is asked so often, by however many guests."""


@dataclass(frozen=True, slots=True)
class Told:
    """All that a guest has chosen."""

    channels: list[Channel]
    wishes: Wishes
    tables: dict[str, bool]


class NoticeService:
    def __init__(self, store: NoticeStore, couriers: Couriers) -> None:
        self._store = store
        self._couriers = couriers
        self.now: Callable[[], float] = time.time

    @property
    def push_key(self) -> str:
        """With which browsers subscribe."""
        return self._couriers.vapid.public

    @property
    def offered(self) -> list[str]:
        """The kinds of channels for which this house is set up."""
        return [kind for kind in KINDS if self._couriers.offers(kind)]

    async def of(self, guest: str) -> Told:
        store = self._store
        return Told(await store.channels(guest), await store.wishes(guest), await store.table_wishes(guest))

    async def put_wishes(
        self, guest: str, language: str, zone: str, quiet: tuple[int | None, int | None], *, live: bool
    ) -> None:
        if language not in LANGUAGES:
            raise Invalid(f"language: must be one of {', '.join(LANGUAGES)}")
        if (quiet[0] is None) != (quiet[1] is None):
            raise Invalid("quiet_from, quiet_until: must be given both, or both be null")
        await self._store.put_wishes(guest, Wishes(language, check_zone(zone), *quiet, live))

    async def put_table_wish(self, guest: str, match: str, wanted: bool) -> None:
        await self._store.put_table_wish(guest, match, wanted)

    # --- channels -----------------------------------------------------------------------------------------------

    async def add(self, guest: str, kind: str, address: str, keys: PushKeys | None, device: str | None) -> Channel:
        """A channel; one of mail is silent until its address is confirmed."""
        if not self._couriers.offers(kind):
            raise Refused(f"{kind}: this house is not set up for it; it offers {', '.join(self.offered)}")
        self._check(kind, address, keys)
        now = self.now()
        wanted = Channel(
            id=secrets.token_hex(16),
            guest=guest,
            kind=kind,
            address=address,
            keys=msgspec.json.encode(keys).decode() if keys else "",
            device=device if kind == PUSH else None,
            created_at=now,
            confirmed_at=None if kind == MAIL else now,
        )
        if kind == MAIL and await self._store.asked_since(address, now - ASK_SECONDS) >= MAILS_PER_ADDRESS:
            raise TooMany("this address was asked to confirm a moment ago", headers={"Retry-After": "3600"})
        try:
            channel = await self._store.add(wanted, MOST_CHANNELS)
        except ChannelsFull:
            raise Refused(f"{MOST_CHANNELS} channels at most: remove one first") from None
        if channel.confirmed_at is None:
            await self._ask_to_confirm(channel)
        return channel

    def _check(self, kind: str, address: str, keys: PushKeys | None) -> None:
        if kind == MAIL:
            check_mail_address(address)
        else:
            self._couriers.outgoing.check(address)
        if (kind == PUSH) != (keys is not None):
            raise Invalid("keys: must be given for push, and for nothing else")
        if keys is not None:
            check_keys(keys.p256dh, keys.auth)

    async def _ask_to_confirm(self, channel: Channel) -> None:
        language = (await self._store.wishes(channel.guest)).language
        try:
            await self._couriers.ask_to_confirm(channel, language)
        except (Failed, Gone):
            await self._store.remove(channel.id)
            raise Unavailable("no mail could be sent to this address; look whether it is right") from None

    async def try_out(self, guest: str, id: str) -> None:
        """Sends a notice now, quiet hours or not: a guest wants to see whether it arrives."""
        channel = await self._own(guest, id)
        if channel.confirmed_at is None:
            raise Refused("this address is not confirmed yet: open the link in the mail that was sent there")
        language = (await self._store.wishes(guest)).language
        try:
            await self._couriers.deliver(channel, notice_for_a_try(language), language)
        except Failed as failed:
            raise Refused(f"it did not arrive: {failed}") from None
        except Gone:
            await self._store.remove(id)
            raise Refused("it did not arrive: nobody is there any more; the channel was removed") from None

    async def remove(self, guest: str, id: str) -> None:
        await self._store.remove((await self._own(guest, id)).id)

    async def forget_devices(self) -> None:
        """Browsers were signed out: they are told no more."""
        await self._store.remove_of_lost_devices()

    async def _own(self, guest: str, id: str) -> Channel:
        channel = await self._store.channel(id)
        if channel is None or channel.guest != guest:
            raise NotFound("there is no such channel")
        return channel

    # --- by links, without a token --------------------------------------------------------------------------------

    async def turn_off(self, token: str) -> None:
        """Once more does nothing."""
        await self._store.remove(self._couriers.links.read_off(token))

    async def confirm(self, token: str) -> None:
        now = self.now()
        if not await self._store.confirm(self._couriers.links.read_confirm(token, now), now):
            raise NotFound("this address was removed, or not confirmed in time; add it again in the settings")


def shown_address(channel: Channel) -> str:
    """What tells a guest's channels apart: of browsers and webhooks, whose addresses are secrets, the host."""
    return channel.address if channel.kind == MAIL else str(urlsplit(channel.address).hostname)
