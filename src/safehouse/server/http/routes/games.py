"""The games and their rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from safehouse import api

from ...languages import language_of
from ...problems import NotFound
from ...serializers.games import GameBody, RulesBody, catalogue, rules
from ...serializers.table_body import encoder
from ..compression import public_json
from ..parameters import Accepted, AnyRequest, Language, problems


@get("/api/games", responses=problems(), summary="The games, with seats and options")
async def list_games(request: AnyRequest, lang: Language, accepted: Accepted) -> Response[list[GameBody]]:
    return public_json(request, encoder.encode(catalogue(language_of(lang, accepted))))


@get("/api/games/{game:str}/rules", responses=problems(404), summary="The rules of a game, by id")
async def game_rules(
    request: AnyRequest, game: Annotated[str, PathParameter(max_length=40)], lang: Language, accepted: Accepted
) -> Response[RulesBody]:
    if game not in api.games():
        raise NotFound(f"there is no such game; games are {', '.join(api.games())}")
    return public_json(request, encoder.encode(rules(game, language_of(lang, accepted))))


HANDLERS = [list_games, game_rules]
