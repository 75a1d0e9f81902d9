"""Makes guests and knows them by their tokens, of which only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

from ..problems import Forbidden, Unauthorized
from ..storage.guest_store import GuestStore
from ..storage.notifier import GUEST
from ..tables.players import Guest
from . import device_codes as codes
from .names import clean_name

KNOWN_SECONDS = 5.0
"""So long a token is not looked up again. Another server may have forgotten it, or renamed its guest, meanwhile."""
_KEPT = 20_000


class GuestService:
    """The guests of a house."""

    def __init__(self, store: GuestStore) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()
        self.now: Callable[[], float] = time.time

    async def make(self, name: str, bot_of: str | None = None) -> tuple[Guest, str]:
        """A new guest and the token that only the caller keeps; `bot_of`: it is a program, and whose."""
        token = new_token()
        guest = Guest(secrets.token_hex(8), clean_name(name), bot_of)
        await self._store.add(guest, hash_of(token))
        self._keep(hash_of(token), guest)
        return guest, token

    async def find(self, token: str) -> Guest:
        digest = hash_of(token)
        guest, since = self._known.get(digest, (None, 0.0))
        if guest is not None and time.monotonic() - since < KNOWN_SECONDS:
            self._known.move_to_end(digest)
            return guest
        guest = await self._store.find(digest, now=self.now())
        if guest is None:
            self._known.pop(digest, None)
            raise unknown_token()
        self._keep(digest, guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        renamed = replace(guest, name=clean_name(name))
        await self._store.rename(renamed)
        for digest, (known, since) in self._known.items():
            if known.id == guest.id:
                self._known[digest] = renamed, since
        return renamed

    def noticed(self, subject: str) -> None:
        """Another server told something: a guest that has another name is looked up again."""
        guest = subject.removeprefix(GUEST)
        for digest in [digest for digest, (known, _) in self._known.items() if known.id == guest]:
            del self._known[digest]

    # --- further devices --------------------------------------------------------------------------------------

    async def code(self, guest: Guest) -> str:
        """A code by which a further device becomes this guest, instead of an earlier one."""
        code = codes.make_code()
        digest, now = await self._code_hash(code), self.now()
        await self._store.put_code(guest.id, digest, now=now, expires_at=now + codes.CODE_SECONDS)
        return codes.spelt(code)

    async def claim(self, typed: str) -> tuple[Guest, str]:
        """The guest whose code this is, and a token of its own for the device that brings it."""
        token = new_token()
        digest = await self._code_hash(codes.read_code(typed))
        guest = await self._store.use_code(digest, hash_of(token), now=self.now())
        if guest is None:
            raise Forbidden("this code is not valid: a code is valid once and for ten minutes; make a new one")
        self._keep(hash_of(token), guest)
        return guest, token

    async def forget_others(self, guest: Guest, kept: str) -> int:
        """Makes all other tokens of a guest invalid, and says how many; `kept` is the hash of the caller's."""
        forgotten = await self._store.forget_others(guest.id, kept, now=self.now())
        for digest in [digest for digest, (known, _) in self._known.items() if known.id == guest.id]:
            if digest != kept or forgotten is None:
                del self._known[digest]
        if forgotten is None:
            raise unknown_token()
        return forgotten

    async def sign_out(self, guest: Guest, own: str) -> None:
        """Makes the caller's own token invalid, of which this is the hash."""
        self._known.pop(own, None)
        if not await self._store.forget_token(guest.id, own):
            raise unknown_token()

    def forget(self, guest: str) -> None:
        """The guest is no more."""
        for digest in [digest for digest, (known, _) in self._known.items() if known.id == guest]:
            del self._known[digest]

    async def _code_hash(self, code: str) -> str:
        return codes.hash_of_code(await self._store.secret("devices"), code)

    def _keep(self, digest: str, guest: Guest) -> None:
        self._known[digest] = guest, time.monotonic()
        self._known.move_to_end(digest)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def unknown_token() -> Unauthorized:
    return Unauthorized("this token belongs to no guest; POST /api/guest gives a new one")


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
