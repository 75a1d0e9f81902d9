"""Calls to addresses that guests have given: only to public ones, without following them elsewhere."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit, urlunsplit

import httpx

from ..problems import Invalid
from .delivery import Failed, Gone

LONGEST = 1000
SECONDS = 10.0
PORT = 443
GONE = (404, 410)
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for those of IPv4."""


class Outgoing:
    """Posts to addresses of guests.

    What a name stands for is asked once, and the answer that was checked is called: a name that stands for another
    address a moment later leads nowhere else.
    """

    def __init__(self, *, private: bool = False) -> None:
        self._private = private

    def check(self, url: str) -> None:
        """Invalid where an address cannot be one of a public receiver; what its name stands for is looked at later."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Invalid("address: this is no address") from None
        schemes = ("https", "http") if self._private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or len(url) > LONGEST or not url.isascii():
            raise Invalid(f"address: must begin with https:// and have {LONGEST} characters at most")
        if parts.username is not None or parts.password is not None:
            raise Invalid("address: must hold no user and no password")
        if not self._private and port not in (None, PORT):
            raise Invalid(f"address: must have port {PORT}")
        if not self._private and _is_private_literal(parts.hostname):
            raise Invalid("address: must be one of the public internet")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Returns where the receiver took it; Gone where it is no more, Failed where it did not answer so."""
        parts = urlsplit(url)
        host = str(parts.hostname)
        port = parts.port or (PORT if parts.scheme == "https" else 80)
        address = await self._resolve(host, port)
        bracketed = f"[{address}]" if ":" in address else address
        target = urlunsplit((parts.scheme, f"{bracketed}:{port}", parts.path or "/", parts.query, ""))
        sent = {**headers, "Host": parts.netloc, "User-Agent": "Safehouse", "Accept-Encoding": "identity"}
        try:
            async with asyncio.timeout(SECONDS), httpx.AsyncClient(trust_env=False, timeout=SECONDS) as client:
                request = client.build_request(
                    "POST", target, content=body, headers=sent, extensions={"sni_hostname": host}
                )
                response = await client.send(request, stream=True)  # what it says is not read
                await response.aclose()
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise Failed(type(error).__name__) from None
        if response.status_code in GONE:
            raise Gone
        if not response.is_success:
            raise Failed(f"status {response.status_code}")

    async def _resolve(self, host: str, port: int) -> str:
        """The address to call. A name that stands for any private address at all is not called."""
        try:
            loop = asyncio.get_running_loop()
            found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), SECONDS)
        except (OSError, UnicodeError, TimeoutError):
            raise Failed("the name is not known") from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or (not self._private and not all(is_public(address) for address in addresses)):
            raise Failed("the name stands for an address that is not public")
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, whatever form it is written in."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None and not is_public(str(inner)):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def _is_private_literal(host: str) -> bool:
    """An address instead of a name. `localhost` and names of one part never stand for a public one."""
    try:
        return not is_public(host)
    except ValueError:
        return "." not in host.rstrip(".") or host.rstrip(".").endswith((".localhost", ".local", ".internal"))
