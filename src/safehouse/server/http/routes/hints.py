"""What a bot would do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from safehouse.bots.reasons import Grounds

from ...bots.questions import ADVISER
from ...problems import Refused
from ...serializers.bodies import ActionBody
from .. import requests as rq
from ..parameters import POSTED, MatchId, Me, Serving, problems


class HintedAction(msgspec.Struct):
    """An action and what the bot thinks of it."""

    action: ActionBody
    value: Annotated[
        float | None,
        Meta(description="the result it promises: 0 is certain defeat, 1 certain victory; null if nothing was tried"),
    ]
    visits: Annotated[int, Meta(ge=0, description="how often it was tried")]
    share: Annotated[
        float, Meta(ge=0, le=1, description="in what share of the worlds that were looked at it seemed best")
    ]
    grounds: Annotated[Grounds, Meta(description="why: counts of what the game's texts call `reason-…`")]


class HintBody(msgspec.Struct):
    """What the bot would do, and its best three. `bot` is greedy while the search is being made ready."""

    seat: int
    decision: str | None
    bot: str
    action: ActionBody
    best: list[HintedAction]


@post(
    "/api/matches/{id:str}/hint",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 503),
    summary="What a bot would do",
)
async def hint(id: MatchId, guest: Me, services: Serving, data: JSONBody[rq.OwnSeatRequest | None] = None) -> HintBody:
    services.limits.costly.take(guest.id)
    session = await services.tables.find(id)
    table = session.table
    seat, answer = await services.hints.ask(table, guest, data.seat if data else None)
    known = {body.id: body for body in session.body_of(table, seat, guest.id).legal}
    if answer.action not in known:
        raise Refused("the bot has no answer to this")
    searched = answer.bot == ADVISER[0]
    best = [
        HintedAction(known[w.action], w.value if searched and w.visits > 0 else None, w.visits, w.share, w.grounds)
        for w in answer.best
        if w.action in known
    ]
    return HintBody(seat, table.decision(seat), answer.bot, known[answer.action], best)


HANDLERS = [hint]
