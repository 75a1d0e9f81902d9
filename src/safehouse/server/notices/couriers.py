"""Takes a notice to a channel, whatever kind it is."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from ..settings import Settings
from ..storage.notice_store import Channel, NoticeStore
from .delivery import Failed
from .links import Links
from .mail import Postman
from .outgoing import Outgoing
from .push import KEPT_SECONDS, VapidKey, encrypt
from .webhooks import WEBHOOKS, webhook_body
from .words import Notice, words

PUSH, MAIL = "push", "mail"
KINDS = (PUSH, MAIL, *WEBHOOKS)
NOBODY = "mailto:nobody@localhost"


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser gives to encrypt with."""

    p256dh: str
    auth: str


class Couriers:
    def __init__(self, store: NoticeStore, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self.outgoing = Outgoing(private=settings.private_receivers)
        self.links: Links
        self.vapid: VapidKey
        self.now: Callable[[], float] = time.time
        mail = settings.smtp is not None and settings.mail_from and settings.public_url
        self._postman = Postman(str(settings.smtp), settings.mail_from) if mail else None

    async def open(self) -> None:
        self.links = Links(await self._store.secret("notices"), self._settings.public_url)
        self.vapid = VapidKey(await self._store.secret("vapid"))

    def offers(self, kind: str) -> bool:
        """Whether the operator has set what this kind needs: mail a server, and all links an address to begin with."""
        if kind == MAIL:
            return self._postman is not None
        return kind == PUSH or bool(self._settings.public_url)

    async def deliver(self, channel: Channel, notice: Notice, language: str) -> None:
        """Returns where it was taken; Failed or Gone where not."""
        off_line = words(language).say("off-line", link=self.links.off(channel.id))
        if channel.kind == PUSH:
            await self._push(channel, notice)
        elif channel.kind == MAIL:
            await self._mail(channel, notice, off_line)
        else:
            body, headers = webhook_body(channel.kind, notice, self.links, channel.id, off_line)
            await self.outgoing.post(channel.address, body, headers)

    async def ask_to_confirm(self, channel: Channel, language: str) -> None:
        """The one mail that goes to an address which nobody has confirmed."""
        assert self._postman is not None
        say = words(language).say
        link = self.links.confirm(channel.id, self.now())
        text = f"{say('confirm-line')}\n\n{link}\n\n{say('confirm-else')}\n"
        await self._postman.send(channel.address, say("confirm-title"), text, None)

    async def _mail(self, channel: Channel, notice: Notice, off_line: str) -> None:
        if self._postman is None:  # the operator has taken mail back: what waits may be sent when it is there again
            raise Failed("no server for mail is set")
        addresses = [f"\n{self.links.table(table.id)}" for table in notice.tables] or [""] * len(notice.lines)
        lines = [f"{line}{address}\n" for line, address in zip(notice.lines, addresses, strict=True)]
        text = "\n".join([*lines, "-- ", off_line, ""])
        await self._postman.send(channel.address, notice.title, text, self.links.off_at_once(channel.id))

    async def _push(self, channel: Channel, notice: Notice) -> None:
        tables = notice.tables
        url = f"/t/{tables[0].id}" if len(tables) == 1 else "/"
        told = {"title": notice.title, "body": "\n".join(notice.lines), "url": url}
        keys = msgspec.json.decode(channel.keys, type=PushKeys)
        contact = f"mailto:{self._settings.mail_from}" if self._settings.mail_from else self._settings.public_url
        headers = {
            "Authorization": self.vapid.authorization(channel.address, contact or NOBODY, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        await self.outgoing.post(channel.address, encrypt(msgspec.json.encode(told), keys.p256dh, keys.auth), headers)
