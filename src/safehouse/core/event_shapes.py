"""Events as typed structures: one for each kind, made from what the game's catalogue of events declares.

Nothing is built of them while a game is played: they describe. The API shows them, the browser's types are made from
that, and programs may read what they are sent into them: `msgspec.convert(match.events(0), list[edition.event_type])`.
"""

from __future__ import annotations

from typing import Any, Union

import msgspec

from .domain import NUMBER, counted
from .events import EventCatalogue, EventKind
from .seats import MAX_SEATS
from .shapes import Shape, titled

UNDONE = EventKind("undone", (("seat", counted("seat", 0, MAX_SEATS)), ("count", NUMBER)))
"""The one kind that every game has: a seat has taken back so many steps."""


class Event(msgspec.Struct, gc=False, tag_field="kind"):
    """What all events have beside `kind` and `args`. `n` counts what this viewer saw, from 1."""

    n: int
    private: bool
    """Whether spectators are not told."""
    reveals: bool
    by_chance: bool


def event_type(package: str, catalogue: EventCatalogue) -> Any:
    """The events of a game as one type: a union of structures that are told apart by `kind`."""
    module = f"{package}.rules.state"
    base = msgspec.defstruct(f"{titled(package.rpartition('.')[2])}Event", [], bases=(Event,), module=module)
    return Union[tuple(_of_kind(base, kind) for kind in (*catalogue.kinds, UNDONE))]  # noqa: UP007 - of many


def _of_kind(base: type[msgspec.Struct], kind: EventKind) -> type[msgspec.Struct]:
    name, module = titled(kind.name), base.__module__
    declared = [(arg, domain.type) for arg, domain in kind.args]
    args = msgspec.defstruct(f"{name}Args", declared, bases=(Shape,), module=module, forbid_unknown_fields=True)
    return msgspec.defstruct(f"{name}Event", [("args", args)], bases=(base,), module=module, tag=kind.name)
