"""The head of the page for a link to a table: title, description and picture, as other sites read them (Open Graph)."""

from __future__ import annotations

import re
from html import escape

from ..services.link_cards import LinkCard

LINK = re.compile(r"(?:t|replay|embed|deal)/([0-9a-f]{16})(?:/replay)?")
_HOST = re.compile(r"[A-Za-z0-9.\-]+(?::[0-9]{1,5})?|\[[0-9a-f:]+\](?::[0-9]{1,5})?")
_TITLE = re.compile(rb"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(rb'<meta\s+name="description"[^>]*>')


def table_of(path: str) -> str | None:
    """The table to which an address leads."""
    found = LINK.fullmatch(path)
    return found[1] if found else None


def with_head(page: bytes, card: LinkCard, address: str, origin: str | None) -> bytes:
    """The client's page with the title, description and picture of a table. Whatever people wrote is escaped."""
    title, description = escape(card.title), escape(card.description)
    tags = [
        f"<title>{title}</title>",
        f'<meta name="description" content="{description}" />',
        '<meta property="og:site_name" content="Safehouse" />',
        '<meta property="og:type" content="website" />',
        f'<meta property="og:title" content="{title}" />',
        f'<meta property="og:description" content="{description}" />',
    ]
    if origin is not None:
        tags.append(f'<meta property="og:url" content="{escape(origin + address)}" />')
    head = "\n    ".join(tags).encode()
    bare = _DESCRIPTION.sub(b"", page)
    return _TITLE.sub(lambda _: head, bare, count=1)


def origin_of(scheme: str, host: str) -> str | None:
    """Where the server is, as its caller says; None for what is no name of a host."""
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else None
