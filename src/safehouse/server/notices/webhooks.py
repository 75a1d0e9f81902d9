"""What is posted to a webhook: in the form that its receiver reads."""

from __future__ import annotations

from email.header import Header

import msgspec

from .links import Links
from .words import Notice

WEBHOOKS = ("discord", "slack", "ntfy", "json")
JSON = {"Content-Type": "application/json"}


def webhook_body(kind: str, notice: Notice, links: Links, channel: str, off_line: str) -> tuple[bytes, dict[str, str]]:
    """The body and its headers."""
    off = links.off(channel)
    if kind == "json":
        tables = [{"id": table.id, "game": table.game, "url": links.table(table.id)} for table in notice.tables]
        told = {"title": notice.title, "lines": notice.lines, "tables": tables, "off": off}
        return msgspec.json.encode(told), JSON
    addresses = [links.table(table.id) for table in notice.tables]
    if kind == "ntfy":
        head = {"Title": _ascii(notice.title), "Content-Type": "text/plain; charset=utf-8"}
        if len(addresses) == 1:
            head["Click"] = addresses[0]
        return "\n".join([*notice.lines, off_line]).encode(), head
    lines = [f"{line}\n{address}" for line, address in zip(notice.lines, addresses, strict=True)] or notice.lines
    text = "\n".join([*lines, off_line])
    if kind == "discord":
        # Nobody is to be woken by a name, and no picture of a page is wanted.
        return msgspec.json.encode({"content": text, "flags": 4, "allowed_mentions": {"parse": []}}), JSON
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return msgspec.json.encode({"text": escaped, "unfurl_links": False}), JSON


def _ascii(text: str) -> str:
    """A header that holds any letters (RFC 2047), on one line."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode()
