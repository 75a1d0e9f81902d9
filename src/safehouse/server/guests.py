"""Who calls: guests with a token, in a cookie (browsers) or as a bearer (programs). Only hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable

from . import devices
from .problems import Forbidden, Invalid, Unauthorized
from .store import Guest, Store

PLAIN_COOKIE = "safehouse"
SECURE_COOKIE = "__Host-safehouse"
COOKIE_SECONDS = 400 * 86_400
LONGEST_NAME = 24
KNOWN_SECONDS = 5.0
"""So long a token is not looked up again. Another server may have forgotten it, or renamed its guest, meanwhile."""
_KEPT = 20_000


class Guests:
    """Makes guests and knows them by their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()
        self.now: Callable[[], float] = time.time

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token that only the caller keeps."""
        token = new_token()
        guest = Guest(secrets.token_hex(8), clean_name(name))
        await self._store.add_guest(guest, hash_of(token))
        self._keep(hash_of(token), guest)
        return guest, token

    async def find(self, token: str) -> Guest:
        digest = hash_of(token)
        guest, since = self._known.get(digest, (None, 0.0))
        if guest is not None and time.monotonic() - since < KNOWN_SECONDS:
            self._known.move_to_end(digest)
            return guest
        guest = await self._store.guest_of(digest)
        if guest is None:
            self._known.pop(digest, None)
            raise unknown_token()
        self._keep(digest, guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        renamed = Guest(guest.id, clean_name(name))
        await self._store.rename_guest(renamed)
        for digest, (known, since) in self._known.items():
            if known.id == guest.id:
                self._known[digest] = renamed, since
        return renamed

    # --- further devices --------------------------------------------------------------------------------------

    async def code(self, guest: Guest) -> str:
        """A code by which a further device becomes this guest, instead of an earlier one."""
        code = devices.make_code()
        digest = await self._code_hash(code)
        await self._store.transact(lambda c: devices.put_code(c, guest.id, digest, now=self.now()))
        return devices.spelt(code)

    async def claim(self, typed: str) -> tuple[Guest, str]:
        """The guest whose code this is, and a token of its own for the device that brings it."""
        token = new_token()
        digest = await self._code_hash(devices.read_code(typed))
        guest = await self._store.transact(lambda c: devices.use_code(c, digest, hash_of(token), now=self.now()))
        if guest is None:
            raise Forbidden("this code is not valid: a code is valid once and for ten minutes; make a new one")
        self._keep(hash_of(token), guest)
        return guest, token

    async def forget_others(self, guest: Guest, kept: str) -> int:
        """Makes all other tokens of a guest invalid, and says how many; `kept` is the hash of the caller's."""
        forgotten = await self._store.transact(lambda c: devices.forget_others(c, guest.id, kept))
        for digest in [digest for digest, (known, _) in self._known.items() if known.id == guest.id]:
            if digest != kept or forgotten is None:
                del self._known[digest]
        if forgotten is None:
            raise unknown_token()
        return forgotten

    async def _code_hash(self, code: str) -> str:
        return devices.hash_of_code(await self._store.secret("devices"), code)

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


def clean_name(name: str) -> str:
    """A name without control characters and needless space."""
    return clean_text(name, LONGEST_NAME, "name")


def clean_text(text: str, longest: int, what: str) -> str:
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c in "\u200d\n\t" else "" for c in text)
    result = " ".join(kept.split())
    if not 1 <= len(result) <= longest:
        raise Invalid(f"{what}: must have 1 to {longest} visible characters")
    return result


def invite_of(secret: bytes, match: str) -> str:
    """The code that lets somebody take an open seat. It is derived, so no list of codes exists."""
    return hmac.new(secret, f"invite/{match}".encode(), hashlib.sha256).hexdigest()[:24]
