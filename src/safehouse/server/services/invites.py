"""Codes that let others take a seat. They are derived from a secret of the house, so no list of codes exists."""

from __future__ import annotations

import hashlib
import hmac

from ..storage.database import Database


class Invites:
    """The invite codes of all tables, and the ids of rematches, which only those who sat there are told."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = b""

    async def open(self) -> None:
        self._secret = await self._database.secret("invites")

    def code(self, match: str) -> str:
        """The code that lets somebody take an open seat."""
        return self._derive("invite", match)[:24]

    def fits(self, match: str, code: str | None) -> bool:
        return code is not None and hmac.compare_digest(code.encode(), self.code(match).encode())

    def rematch_id(self, match: str) -> str:
        """However many open a rematch at once, on whatever server, it is one table."""
        return self._derive("rematch", match)[:16]

    def _derive(self, what: str, match: str) -> str:
        return hmac.new(self._secret, f"{what}/{match}".encode(), hashlib.sha256).hexdigest()
