"""Reviews of games that are over."""

from __future__ import annotations

from litestar import get, post

from ...serializers.bodies import ReviewBody
from ..parameters import POSTED, Anybody, AnyRequest, MatchId, Me, ReplayEyes, Serving, problems


@get(
    "/api/matches/{id:str}/review",
    responses=problems(401, 403, 404, 409, 422, 503),
    summary="The review, or how far it is; after the end",
)
async def show_review(
    id: MatchId, caller: Anybody, services: Serving, request: AnyRequest, whose: ReplayEyes = None
) -> ReviewBody:
    services.limits.costly_call(request.scope, caller.id if caller else None)
    session = await services.tables.find(id)
    return await services.reviews.read(session.table, caller, whose)


@post(
    "/api/matches/{id:str}/review",
    status_code=202,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Have the game reviewed; once, however often it is asked for",
)
async def ask_for_review(id: MatchId, guest: Me, services: Serving, whose: ReplayEyes = None) -> ReviewBody:
    services.limits.costly.take(guest.id)
    session = await services.tables.find(id)
    return await services.reviews.ask(session.table, guest, whose)


HANDLERS = [show_review, ask_for_review]
