"""From where a request comes."""

from __future__ import annotations

from typing import Any

LOOPBACK = ("127.0.0.1", "::1", "localhost", "unix")


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unix"
