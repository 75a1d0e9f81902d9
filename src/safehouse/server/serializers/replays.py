"""A table at an earlier point: replays and records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from safehouse.core.certificates import KEY, certified
from safehouse.core.records import PLAYERS

from ..problems import Forbidden
from ..tables import entries as en
from ..tables.entries import LogRow
from ..tables.table import Table
from .bodies import MomentsBody, PlayerBody, ReplayBody
from .table_body import event_body, events


def record(table: Table, viewer: int, players: Sequence[PlayerBody]) -> dict[str, Any]:
    """The whole record after the end, with who played and the certificate of the deal.

    Before: the head, and what this viewer saw.
    """
    match = table.match
    named = {PLAYERS: [_player(player) for player in players]}
    if table.status == "over" and table.deal is not None:
        return certified(match, table.deal) | named
    whole: dict[str, Any] = match.record()
    if table.status == "over":
        return whole | named if table.certificate is None else {**whole, KEY: table.certificate} | named
    head = {key: whole[key] for key in ("format", "game", "rules", "data_set", "seats", "options")}
    return {**head, "seat": table.seat_of(viewer), "events": msgspec.to_builtins(events(table, viewer, 0))}


def _player(player: PlayerBody) -> dict[str, Any]:
    """Who played, as everybody at the table saw it; no more than a name leads to the person."""
    if player.kind == "bot":
        return {"kind": "bot", "name": player.name, "bot": player.bot, "level": player.level}
    return {"kind": "human", "name": player.name}


def replayed(now: Table, then: Table, viewer: int, upto: int, since: int = 0) -> ReplayBody:
    """The table as a viewer saw it after its event `upto`; `then` is the table replayed to that point."""
    seat = then.seat_of(viewer)
    told = events(then, viewer, since)
    last = now.marks[viewer][-1].events
    view = then.match.view(seat)
    same = _same_moment(then) if now.status == "over" else None
    return ReplayBody(now.id, now.game, seat, upto, last, view, None, None, told, then.match.over, same)


def _same_moment(then: Table) -> list[int]:
    return [marks[-1].events for marks in then.marks]


def moments(now: Table, viewer: int, decided: list[int]) -> MomentsBody:
    """All that a viewer was told so far."""
    last, dealt = now.marks[viewer][-1].events, now.dealt[viewer]
    return MomentsBody(now.id, now.game, now.seat_of(viewer), last, dealt, events(now, viewer, 0), decided)


def decisions(now: Table, viewer: int, rows: Sequence[LogRow]) -> list[int]:
    """How much a seat had been told each time it decided; a spectator decides nothing."""
    found: list[int] = []
    marks = now.marks[viewer]
    for before, row in pairwise(rows):
        entry = en.read(row.entry)
        if isinstance(entry, en.Played) and entry.seat == now.seat_of(viewer):
            heard = marks[json.loads(before.seen)[viewer]].events
            if heard not in found[-1:]:
                found.append(heard)
    return found


def replayed_truth(now: Table, then: Table, upto: int, since: int = 0) -> ReplayBody:
    """All hands open, after event `upto` of all; only after the end."""
    if now.status != "over":
        raise Forbidden("everything is revealed only after the end")
    views = [then.match.view(seat) for seat in range(len(then.seats))]
    told = [event_body(then, event, event["n"]) for event in then.match.all_events() if event["n"] > since]
    last, position = now.match.event_count, then.match.position()
    same = _same_moment(then)
    return ReplayBody(now.id, now.game, None, upto, last, None, views, position, told, then.match.over, same)
