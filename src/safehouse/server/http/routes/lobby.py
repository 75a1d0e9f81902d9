"""Lists of tables: those that wait for players or may be watched, and the caller's own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import get

from ...serializers.bodies import PlayerBody
from ...tables.permissions import may_watch, viewer_of
from ..parameters import Me, Serving, problems
from ..services import Services

TABLES_SHOWN = 50
_NO_EVENTS = 1 << 30


class LobbyTable(msgspec.Struct):
    id: str
    game: str
    options: dict[str, Any]
    speed: Literal["live", "days"]
    players: list[PlayerBody]
    open_seats: int
    created_at: float


class WatchTable(msgspec.Struct):
    """A running game that anybody may watch."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[PlayerBody]
    created_at: float


class LobbyBody(msgspec.Struct):
    tables: list[LobbyTable]
    running: list[WatchTable]


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
    tables: list[LobbyTable] = []
    for session in await services.repository.find_all(await services.store.open_tables(TABLES_SHOWN)):
        table = session.table
        if table.status == "open":
            body = session.body(table.spectator, None)
            open_seats = len(table.open_seats())
            tables.append(
                LobbyTable(table.id, body.game, body.options, body.speed, body.players, open_seats, body.created_at)
            )
    return LobbyBody(tables, await _running(services))


async def _running(services: Services) -> list[WatchTable]:
    found: list[WatchTable] = []
    for session in await services.repository.find_all(await services.store.public_running(TABLES_SHOWN)):
        if session.table.status == "running" and may_watch(session.table):
            body = session.body(session.table.spectator, None, since=_NO_EVENTS)
            found.append(WatchTable(body.id, body.game, body.options, body.players, body.created_at))
    return found


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
