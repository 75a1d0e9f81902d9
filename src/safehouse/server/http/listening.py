"""Sockets on which to serve."""

from __future__ import annotations

import socket


def listen(host: str, port: int) -> socket.socket:
    """A socket on which to serve; OSError if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    server = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle's wait on
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind((host, port))
        server.listen(2048)
    except OSError:
        server.close()
        raise
    return server
