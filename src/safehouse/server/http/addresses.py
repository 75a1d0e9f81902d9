"""From where a request comes."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address
from typing import Any

LOOPBACK = ("127.0.0.1", "::1", "localhost", "unix")


def network_of_call(scope: Any) -> str:
    """From which network a call comes, as `network_of` tells them apart."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unix"


@lru_cache(20_000)  # several are asked for with every call, and finding that one is no IPv6 address takes long
def network_of(address: str) -> str:
    """What a single caller may own: an IPv6 network of 64 bits, otherwise one address."""
    try:
        found = IPv6Address(address)
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return address
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
