"""Games to be looked at again: the caller's own, those for everybody, and who may look."""

from __future__ import annotations

import contextlib
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from ...commands.base import NothingToDo
from ...commands.sharing import ChangeLook
from ...serializers.bodies import GamesBody, TableBody
from ...services.game_lists import Which
from .. import requests as rq
from ..parameters import CHANGING, Key, MatchId, Me, Serving, own_table, problems

GameName = Annotated[str | None, QueryParameter(name="game", max_length=40, description="Of this game")]
PageNumber = Annotated[int, QueryParameter(name="page", ge=1, le=1000, description="Which page, from 1")]


@get("/api/me/tables", responses=problems(401, 503), summary="The caller's games: running, waiting or over")
async def my_games(
    guest: Me,
    services: Serving,
    which: Annotated[Which, QueryParameter(name="status", description="Which of them; the last ones first")] = "over",
    game: GameName = None,
    name: Annotated[str, QueryParameter(name="name", max_length=60, description="With somebody called so")] = "",
    page: PageNumber = 1,
) -> GamesBody:
    return await services.games.mine(guest, which, game, name.strip(), page)


@get("/api/finished", responses=problems(503), summary="Games that are over and that everybody may look at")
async def finished_games(services: Serving, game: GameName = None, page: PageNumber = 1) -> GamesBody:
    return await services.games.for_everybody(game, page)


@post(
    "/api/matches/{id:str}/look",
    status_code=200,
    responses=problems(*CHANGING),
    summary="The host says who may look at the game when it is over",
)
async def change_look(
    id: MatchId, data: JSONBody[rq.LookRequest], guest: Me, services: Serving, key: Key
) -> Response[TableBody]:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    with contextlib.suppress(NothingToDo):  # it is so already
        await services.tables.apply(session, ChangeLook(data.look), guest, key)
    return own_table(session, guest, None)


HANDLERS = [my_games, finished_games, change_look]
