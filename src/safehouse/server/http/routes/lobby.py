"""Lists of tables: those that wait for players or may be watched, and the caller's own."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from litestar import get
from litestar.params import QueryParameter

from ...serializers.bodies import LobbyBody, MyTable
from ...services.lobby_service import LobbyFilter
from ...settings import Speed
from ..parameters import Me, Serving, problems

TABLES_SHOWN = 50


class MeBody(msgspec.Struct):
    id: str
    name: str
    bot: bool
    """Whether the caller is a program, as everybody is told."""
    tables: list[MyTable]


@get("/api/lobby", responses=problems(503), summary="Public tables that wait for players, and games to watch")
async def lobby(
    services: Serving,
    game: Annotated[str | None, QueryParameter(max_length=40, description="Of this game")] = None,
    speed: Annotated[Speed | None, QueryParameter(description="With these clocks")] = None,
    free: Annotated[int, QueryParameter(ge=1, le=4, description="With so many free seats")] = 1,
    page: Annotated[int, QueryParameter(ge=1, le=1000, description="Page of the tables that wait")] = 1,
    running_page: Annotated[int, QueryParameter(ge=1, le=1000, description="Page of the games to watch")] = 1,
) -> LobbyBody:
    wanted = LobbyFilter(game, speed, free)
    return cast("LobbyBody", msgspec.Raw(await services.lobby.body(wanted, page, running_page)))


@get("/api/me", responses=problems(401, 503), summary="Who the caller is, and the caller's tables")
async def me(guest: Me, services: Serving) -> MeBody:
    recent = await services.games.recent(guest, TABLES_SHOWN)
    return MeBody(guest.id, guest.name, guest.bot_of is not None, recent)


HANDLERS = [lobby, me]
