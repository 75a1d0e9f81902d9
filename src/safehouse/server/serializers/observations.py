"""What a seat knows, as a program reads it: the concealed state, from which `safehouse.remote` makes an observation."""

from __future__ import annotations

import base64
from typing import Any

import msgspec

from safehouse.packed_observation import PackedObservation

from ..problems import Forbidden
from ..tables.permissions import may_look
from ..tables.table import Table


class ObservationBody(msgspec.Struct):
    """What one seat knows. `state` are the bytes of the concealed state (base64); `rules` is the version they need."""

    game: str
    rules: int
    data_set: str
    digest: str
    seats: int
    options: dict[str, Any]
    seat: int
    decision: str | None
    state: str


def observation_body(table: Table, seat: int, guest: str) -> ObservationBody:
    if not may_look(table, seat, guest):
        raise Forbidden(f"seat {seat} is not yours")
    seen = PackedObservation.of(table.look(seat))
    return ObservationBody(
        game=seen.game,
        rules=table.match.edition.game.rules_version,
        data_set=seen.data_set,
        digest=seen.digest,
        seats=seen.seats,
        options=seen.options,
        seat=seat,
        decision=table.decision(seat) if table.may_decide(seat) else None,
        state=base64.b64encode(seen.state).decode(),
    )
