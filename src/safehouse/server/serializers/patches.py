"""What has changed between two versions of a table, as one viewer is told it: a few bytes instead of the whole.

A change is written as it is read, from the outside in:

- `{"key": change, …}`: inside an object by key, inside a list by index;
- `[value]`: the new value;
- `[at, gone, [value, …]]`: in a list, so many values from there on are gone and these take their place;
- `0`: the key is gone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

from .bodies import EventBody, NewsBody, PatchBody, TableBody

Change = dict[str, Any] | list[Any]

_encode = msgspec.json.Encoder().encode


class Snapshot(NamedTuple):
    """A table as a viewer was told it: its body without view, events and chat, and the parts of the view."""

    version: int
    body: TableBody
    view: tuple[msgspec.Struct, ...]


class Comparison:
    """Compares snapshots of a table. What several viewers read off it alike is compared once."""

    def __init__(self) -> None:
        self._common: tuple[Any, Any, Change] = (None, None, {})

    def patch(self, old: Snapshot, new: Snapshot, events: list[EventBody]) -> PatchBody | None:
        """What turns one into the other; None where only the whole says it."""
        if not old.view or not new.view:
            return None
        *own, common = zip(old.view, new.view, strict=True)
        found = _in_struct(old.body, new.body)
        inside: dict[str, Any] = {}
        for part in (*(_in_struct(*pair) for pair in own), self._changes(*common)):
            if isinstance(part, list):
                return None
            inside |= part
        if isinstance(found, list):
            return None
        if inside:
            found["view"] = inside
        news = [NewsBody(*astuple(event)) for event in events]
        return PatchBody(new.body.seat, old.version, found, news)

    def _changes(self, old: Any, new: Any) -> Change:
        if self._common[0] is not old or self._common[1] is not new:
            self._common = old, new, _in_struct(old, new)
        return self._common[2]


def changes(old: Any, new: Any) -> Change | None:
    """What turns one value into the other; None if nothing has to."""
    if old is new:
        return None
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if old == new:
        return None
    if kind is list:
        return _in_list(old, new)
    if kind is dict:
        return _in_object(old, new)
    if isinstance(new, msgspec.Struct):
        return _in_struct(old, new)
    return [new]


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and bool(old == new))


def _in_struct(old: msgspec.Struct, new: msgspec.Struct) -> Change:
    found: dict[str, Any] = {}
    if old is new:
        return found
    for name, former, value in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if former is value:  # most fields: no call for them
            continue
        if former is UNSET or value is UNSET:  # a key that comes would not stand where it belongs
            return [new]
        change = changes(former, value)
        if change is not None:
            found[name] = change
    return found


def _in_object(old: dict[str, Any], new: dict[str, Any]) -> Change:
    kept = [key for key in old if key in new]
    if list(new)[: len(kept)] != kept:  # keys that come are put last: the order would not be the same
        return [new]
    found: dict[str, Any] = {key: 0 for key in old if key not in new}
    for key, value in new.items():
        former = old.get(key, found)  # `found` itself is no value of it
        if former is value:
            continue
        change = changes(former, value) if former is not found else [value]
        if change is not None:
            found[key] = change
    return found


def _in_list(old: list[Any], new: list[Any]) -> Change:
    start, end, shorter = 0, 0, min(len(old), len(new))
    while start < shorter and _same(old[start], new[start]):
        start += 1
    while end < shorter - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    replaced = [start, len(old) - start - end, new[start : len(new) - end]]
    if len(old) != len(new):
        return replaced
    pairs = ((i, changes(old[i], new[i])) for i in range(start, len(new) - end))
    single = {str(i): change for i, change in pairs if change is not None}
    return single if len(_encode(single)) <= len(_encode(replaced)) else replaced
