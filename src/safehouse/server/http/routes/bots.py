"""Bots that people bring: their tokens and lists, challenges, and what a program needs beside what all guests have."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from ...serializers.observations import ObservationBody, observation_body
from ...services.bot_service import Accepts, OutsideBot
from ...services.guest_feed import GuestListener
from ...tables.permissions import check_begun, own_seat
from .. import requests as rq
from ..authentication import token_hash
from ..event_stream import EventStream
from ..parameters import CHANGING, POSTED, AnyRequest, MatchId, Me, Serving, ViewedSeat, problems
from .seats import SeatedBody

BotId = Annotated[str, PathParameter(max_length=40)]


class AcceptsBody(msgspec.Struct):
    """Whose challenges a bot takes, and to which games; null: all of them."""

    who: Literal["nobody", "owner", "anyone"]
    games: list[str] | None


class BotBody(msgspec.Struct):
    """A bot that somebody has brought; `owner`: the name of whose it is, if it is anybody's."""

    id: str
    name: str
    owner: str | None
    accepts: AcceptsBody
    created_at: float
    awake: bool
    """Whether it listens, and can be challenged."""


class BotsBody(msgspec.Struct):
    bots: list[BotBody]


class NewBotBody(msgspec.Struct):
    """The token is shown this once: keep it."""

    bot: BotBody
    token: str


def _body(bot: OutsideBot) -> BotBody:
    accepts = AcceptsBody(bot.accepts.who, bot.accepts.games)
    return BotBody(bot.id, bot.guest.name, bot.owner, accepts, bot.created_at, bot.awake)


async def _mine(guest: Me, services: Serving) -> BotsBody:
    return BotsBody([_body(bot) for bot in await services.bots.of_owner(guest)])


@get("/api/me/bots", responses=problems(401, 503), summary="The caller's bots")
async def my_bots(guest: Me, services: Serving) -> BotsBody:
    return await _mine(guest, services)


@post(
    "/api/me/bots",
    status_code=201,
    responses=problems(401, *POSTED, 409, 422, 503),
    summary="Make a bot of the caller's, and its token",
)
async def new_bot(data: JSONBody[rq.GuestRequest], guest: Me, services: Serving, request: AnyRequest) -> NewBotBody:
    services.limits.new_guest(request.scope)
    services.moderation.check_words(data.name, "name")
    bot, token = await services.bots.make(guest, data.name)
    return NewBotBody(_body(bot), token)


@post(
    "/api/me/bots/{bot:str}/revoke",
    status_code=200,
    responses=problems(401, *POSTED, 404, 503),
    summary="Make a bot's token invalid for good; bots of the house take its seats",
)
async def revoke_bot(bot: BotId, guest: Me, services: Serving) -> BotsBody:
    services.limits.costly.take(guest.id)
    await services.bots.revoke(guest, bot)
    return await _mine(guest, services)


@post(
    "/api/me/bots/{bot:str}/accepts",
    status_code=200,
    responses=problems(401, *POSTED, 404, 422, 503),
    summary="Whose challenges a bot of the caller's takes",
)
async def set_accepts(bot: BotId, data: JSONBody[rq.AcceptsRequest], guest: Me, services: Serving) -> BotsBody:
    services.limits.costly.take(guest.id)
    await services.bots.set_accepts(guest, bot, Accepts(data.who, data.games))
    return await _mine(guest, services)


@post(
    "/api/me/accepts",
    status_code=200,
    responses=problems(401, *POSTED, 409, 422, 503),
    summary="Whose challenges the caller, a bot, takes",
)
async def set_own_accepts(data: JSONBody[rq.AcceptsRequest], guest: Me, services: Serving) -> AcceptsBody:
    services.limits.costly.take(guest.id)
    await services.bots.set_accepts(guest, None, Accepts(data.who, data.games))
    return AcceptsBody(data.who, data.games)


@get("/api/bots", responses=problems(401, 503), summary="Bots that listen and take challenges of the caller")
async def bots(guest: Me, services: Serving) -> BotsBody:
    return BotsBody([_body(bot) for bot in await services.bots.to_challenge(guest)])


@post(
    "/api/matches/{id:str}/challenge",
    status_code=200,
    responses=problems(*CHANGING),
    summary="The host asks a bot to sit down: its list says whether it does",
)
async def challenge(id: MatchId, data: JSONBody[rq.ChallengeRequest], guest: Me, services: Serving) -> SeatedBody:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    return SeatedBody(id, await services.bots.challenge(session, guest, data.bot, data.seat))


@get(
    "/api/me/events",
    responses=problems(401, 503),
    media_type="text/event-stream",
    summary="All tables of the caller (server-sent): `seated`, `started`, `turn`, `ended`, `left`; first what stands",
)
async def my_events(guest: Me, services: Serving, request: AnyRequest) -> Stream:
    token = token_hash(request.scope, request.cookies, request.headers.get("authorization"))
    await services.bots.connected(guest)
    release = services.limits.take_stream(request.scope, guest.id)
    return EventStream(services.feed, GuestListener(guest.id, token), None, release)


@get(
    "/api/matches/{id:str}/observation",
    responses=problems(401, 404, 409, 503),
    summary="What a seat of the caller's knows, for programs",
)
async def observation(id: MatchId, guest: Me, services: Serving, seat: ViewedSeat = None) -> ObservationBody:
    session = await services.tables.find(id)
    check_begun(session.table)
    return observation_body(session.table, own_seat(session.table, guest, seat), guest.id)


HANDLERS = [
    my_bots,
    new_bot,
    revoke_bot,
    set_accepts,
    set_own_accepts,
    bots,
    challenge,
    my_events,
    observation,
]
