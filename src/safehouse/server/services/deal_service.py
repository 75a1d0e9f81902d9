"""Secrets from which tables are dealt, and the commitments to them that players see before they add their numbers.

A secret is derived from the id of its table and a secret of the house: so the commitment can be shown before there is a
table, by any server of the house, and nothing is kept of tables that are never opened. Ids are derived, too, so nobody
can open two tables with one secret. From its opening on, a table's secret stands in its log.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from safehouse.core.deals import commitment_of

from ..seeds import is_foretold
from ..storage.database import Database
from ..tables import entries as en


class DealService:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = b""

    async def open(self) -> None:
        self._secret = await self._database.secret("deals")

    def fresh_ticket(self) -> str:
        return secrets.token_hex(16)

    def table_id(self, guest: str, ticket: str) -> str:
        """The id of the table that this guest opens with a ticket."""
        return self._derive(f"table/{guest}/{ticket}")[:16]

    def commitment(self, id: str) -> str | None:
        """What may be known of the deal of a table before its end; None where tests foretell it."""
        dealing = self.dealing(id)
        return None if dealing is None else commitment_of(dealing.secret)

    def dealing(self, id: str) -> en.Dealing | None:
        """The deal of a new table."""
        return None if is_foretold() else en.Dealing(self._derive(f"deal/{id}"))

    def _derive(self, what: str) -> str:
        return hmac.new(self._secret, what.encode(), hashlib.sha256).hexdigest()
