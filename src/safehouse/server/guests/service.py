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
ALONE = 12
"""So many times as long where no other server could have."""
_KEPT = 20_000


class GuestService:
    """The guests of a house."""

    def __init__(self, store: GuestStore, tokens_changed: Callable[[str], None] = lambda _: None) -> None:
        """`tokens_changed` hears of guests whose tokens may not be valid any more: they are to be heard no longer."""
        self._store = store
        self._tokens_changed = tokens_changed
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
        seconds = KNOWN_SECONDS if self._store.shared else ALONE * KNOWN_SECONDS
        if guest is not None and time.monotonic() - since < seconds:
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
        """Another server told something: a guest that has another name, or fewer tokens, is looked up again."""
        self.forget(subject.removeprefix(GUEST))

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
        self.forget(guest.id)
        if forgotten is None:
            raise unknown_token()
        return forgotten

    async def sign_out(self, guest: Guest, own: str) -> None:
        """Makes the caller's own token invalid, of which this is the hash."""
        valid = await self._store.forget_token(guest.id, own)
        self.forget(guest.id)
        if not valid:
            raise unknown_token()

    def forget(self, guest: str) -> None:
        """Whose tokens these are is looked up again; streams that are open with one that is not valid end."""
        for digest in [digest for digest, (known, _) in self._known.items() if known.id == guest]:
            del self._known[digest]
        self._tokens_changed(guest)

    async def _code_hash(self, code: str) -> str:
        return codes.hash_of_code(await self._store.secret("devices"), code)

    def _keep(self, digest: str, guest: Guest) -> None:
        now = time.monotonic()
        self._known[digest] = guest, now
        self._known.move_to_end(digest)
        while len(self._known) > _KEPT or now - next(iter(self._known.values()))[1] > KNOWN_SECONDS:
            self._known.popitem(last=False)  # whoever was here once and is not believed any more takes no room


def new_token() -> str:
    return secrets.token_urlsafe(32)


def unknown_token() -> Unauthorized:
    return Unauthorized("this token belongs to no guest; POST /api/guest gives a new one")


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
