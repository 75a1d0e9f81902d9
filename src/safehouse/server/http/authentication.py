"""Who calls: a guest's token, in a cookie (browsers) or as a bearer (programs)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..guests.service import GuestService, hash_of
from ..logs import SecurityLog
from ..problems import Unauthorized
from ..services.moderation_service import ModerationService
from ..tables.players import Guest
from .addresses import network_of_call
from .rate_limits import RateLimits

PLAIN_COOKIE = "safehouse"
SECURE_COOKIE = "__Host-safehouse"
COOKIE_SECONDS = 400 * 86_400


class Authentication:
    def __init__(
        self, guests: GuestService, limits: RateLimits, log: SecurityLog, moderation: ModerationService
    ) -> None:
        self._moderation = moderation
        self._guests = guests
        self._limits = limits
        self._log = log

    async def caller(self, scope: Any, cookies: Mapping[str, str], authorization: str | None) -> Guest | None:
        """The guest of a token; None without one. A wrong token is refused, never ignored."""
        token = _token(scope, cookies, authorization)
        if token is None:
            return None
        try:
            guest = await self._guests.find(token)
        except Unauthorized:
            self.refused(scope)
            raise
        self._moderation.check_guest(guest)
        self._limits.calls.take(guest.id)
        return guest

    def refused(self, scope: Any) -> None:
        """Notes a wrong token; after too many of them TooMany."""
        self._log.note("a token was refused", network_of_call(scope))
        self._limits.failure(scope)


def token_hash(scope: Any, cookies: Mapping[str, str], authorization: str | None) -> str | None:
    """The hash of the token with which the guest calls."""
    token = _token(scope, cookies, authorization)
    return None if token is None else hash_of(token)


def cookie_name(scope: Any) -> str:
    """Over https only the cookie that no other host, and nobody without TLS, can set."""
    return SECURE_COOKIE if scope["scheme"] == "https" else PLAIN_COOKIE


def _token(scope: Any, cookies: Mapping[str, str], authorization: str | None) -> str | None:
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("Authorization: must be `Bearer TOKEN`")
        return token.strip()
    return cookies.get(cookie_name(scope)) or None
