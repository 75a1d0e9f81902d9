"""Makes operators."""

from __future__ import annotations

import secrets

from safehouse.core.errors import OptionError

from ..guests.service import hash_of
from ..storage.operator_tokens import put_operator
from .operator_service import PREFIX


def make_operator(url: str, name: str) -> str:
    """A token for an operator of the house with this database: told here once, stored as a hash."""
    if not (name.isprintable() and 1 <= len(name.strip()) <= 40):
        raise OptionError("NAME: must have 1 to 40 visible characters")
    token = PREFIX + secrets.token_urlsafe(32)
    put_operator(url, name, hash_of(token))
    return token
