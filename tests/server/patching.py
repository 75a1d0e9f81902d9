"""Applies patches, as docs/api.md describes them: written for itself, so that it can be compared with the server."""

from __future__ import annotations

import json
from typing import Any

EVENT = ("n", "kind", "args", "private", "reveals", "by_chance", "stand_in")
"""What an event tells; in patches what is false is left out."""


def apply(old: Any, change: Any) -> Any:
    """The value that a change makes of an old one."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, new = change
        return [*old[:at], *new, *old[at + gone :]]
    copy = list(old) if isinstance(old, list) else dict(old)
    for key, inner in change.items():
        if isinstance(copy, list):
            copy[int(key)] = apply(copy[int(key)], inner)
        elif inner == 0 and not isinstance(inner, (list, dict)):
            del copy[key]
        else:
            copy[key] = apply(copy.get(key), inner)
    return copy


def patched(table: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A table after a patch."""
    assert table["seq"] == patch["from"]
    events = [{key: event.get(key, False) for key in EVENT} for event in patch["events"]]
    after: dict[str, Any] = apply(table, patch["changes"]) | {"events": events}
    return after


def bare(table: dict[str, Any]) -> bytes:
    """A table without what patches do not tell of, byte for byte."""
    return json.dumps(table | {"chat": []}).encode()
