"""Lists of tables: those that wait for players or may be watched, and the caller's own."""

from __future__ import annotations

from typing import Literal, cast

import msgspec
from litestar import get

from ...serializers.bodies import LobbyBody, PlayerBody
from ...services.lobby_service import TABLES_SHOWN
from ...tables.permissions import viewer_of
from ..parameters import Me, Serving, problems

_NO_EVENTS = 1 << 30


class MyTable(msgspec.Struct):
    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    my_seats: list[int]
    my_turn: bool
    to_move: list[int]
    players: list[PlayerBody]
    created_at: float
    deadline: float | None
    """When a bot decides for who is to move: seconds since 1970; my own deadline if it is my turn."""


class MeBody(msgspec.Struct):
    id: str
    name: str
    tables: list[MyTable]


@get("/api/lobby", responses=problems(503), summary="Public tables that wait for players, and games to watch")
async def lobby(services: Serving) -> LobbyBody:
    return cast("LobbyBody", msgspec.Raw(await services.lobby.body()))


@get("/api/me", responses=problems(401, 503), summary="Who the caller is, and the caller's tables")
async def me(guest: Me, services: Serving) -> MeBody:
    tables: list[MyTable] = []
    for session in await services.repository.find_all(await services.store.tables_of(guest.id, TABLES_SHOWN)):
        mine = session.table.seats_of(guest.id)
        if not mine:
            continue
        body = session.body(viewer_of(session.table, guest, None), guest.id, since=_NO_EVENTS)
        turn = body.decision is not None
        deadline = min((c.deadline for c in body.clocks or [] if not turn or c.seat == body.seat), default=None)
        tables.append(
            MyTable(body.id, body.game, body.status, mine, turn, body.to_move, body.players, body.created_at, deadline)
        )
    return MeBody(guest.id, guest.name, tables)


HANDLERS = [lobby, me]
