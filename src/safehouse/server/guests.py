"""Who calls: guests with a token, in a cookie (browsers) or as a bearer (programs). Only hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict

from .problems import Invalid, Unauthorized
from .store import Guest, Store

PLAIN_COOKIE = "safehouse"
SECURE_COOKIE = "__Host-safehouse"
COOKIE_SECONDS = 400 * 86_400
LONGEST_NAME = 24
_KEPT = 20_000


class Guests:
    """Makes guests and knows them by their token."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token that only the caller keeps."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_hex(8), clean_name(name))
        await self._store.add_guest(guest, hash_of(token))
        self._keep(hash_of(token), guest)
        return guest, token

    async def find(self, token: str) -> Guest:
        digest = hash_of(token)
        if digest in self._known:
            self._known.move_to_end(digest)
            return self._known[digest]
        guest = await self._store.guest_of(digest)
        if guest is None:
            raise Unauthorized("this token belongs to no guest; POST /api/guest gives a new one")
        self._keep(digest, guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        renamed = Guest(guest.id, clean_name(name))
        await self._store.rename_guest(renamed)
        for digest, known in self._known.items():
            if known.id == guest.id:
                self._known[digest] = renamed
        return renamed

    def _keep(self, digest: str, guest: Guest) -> None:
        self._known[digest] = guest
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)


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
