"""A table at an earlier point: replays and records."""

from __future__ import annotations

from typing import Any

import msgspec

from safehouse.core.certificates import KEY, certified

from ..problems import Forbidden
from ..tables.table import Table
from .bodies import ReplayBody
from .table_body import event_body, events


def record(table: Table, viewer: int) -> dict[str, Any]:
    """The whole record after the end, with the certificate of its deal; before, the head and what this viewer saw."""
    match = table.match
    if table.status == "over" and table.deal is not None:
        return certified(match, table.deal)
    whole: dict[str, Any] = match.record()
    if table.status == "over":
        return whole if table.certificate is None else {**whole, KEY: table.certificate}
    head = {key: whole[key] for key in ("format", "game", "rules", "data_set", "seats", "options")}
    return {**head, "seat": table.seat_of(viewer), "events": msgspec.to_builtins(events(table, viewer, 0))}


def replayed(now: Table, then: Table, viewer: int, upto: int) -> ReplayBody:
    """The table as a viewer saw it after its event `upto`; `then` is the table replayed to that point."""
    seat = then.seat_of(viewer)
    told = events(then, viewer, 0)
    last = now.marks[viewer][-1].events
    view = then.match.view(seat)
    return ReplayBody(now.id, now.game, seat, upto, last, view, None, None, told, then.match.over)


def replayed_truth(now: Table, then: Table, upto: int) -> ReplayBody:
    """All hands open, after event `upto` of all; only after the end."""
    if now.status != "over":
        raise Forbidden("everything is revealed only after the end")
    views = [then.match.view(seat) for seat in range(len(then.seats))]
    told = [event_body(then, event, event["n"]) for event in then.match.all_events()]
    position = then.match.position()
    return ReplayBody(now.id, now.game, None, upto, now.match.event_count, None, views, position, told, then.match.over)
