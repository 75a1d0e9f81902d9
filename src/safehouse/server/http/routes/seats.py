"""Seats: taking one, filling them with bots, leaving, coming back, giving up, putting somebody out."""

from __future__ import annotations

import contextlib

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from ...commands.base import NothingToDo
from ...commands.removing import Remove, VoteOut
from ...commands.seating import Leave, Resign, Return
from ...problems import Forbidden
from ...serializers.bodies import TableBody
from .. import requests as rq
from ..openings import added_by
from ..parameters import CHANGING, AnyRequest, Key, MatchId, Me, Serving, own_table, problems


class SeatedBody(msgspec.Struct):
    id: str
    seat: int | None


@post("/api/matches/{id:str}/join", status_code=200, responses=problems(*CHANGING), summary="Take a seat")
async def join(
    id: MatchId, data: JSONBody[rq.JoinRequest], guest: Me, services: Serving, key: Key, request: AnyRequest
) -> SeatedBody:
    try:
        return SeatedBody(id, await services.tables.join(id, guest, data.seat, data.invite, key, added=added_by(data)))
    except Forbidden:
        services.limits.failure(request.scope)
        raise


@post(
    "/api/matches/{id:str}/number",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Open the number that the caller added to the deal under a seal, when all seats are taken",
)
async def open_number(
    id: MatchId, data: JSONBody[rq.NumberRequest], guest: Me, services: Serving, key: Key
) -> Response[TableBody]:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    await services.tables.unseal(session, guest, data.number, key)
    return own_table(session, guest, None)


@post(
    "/api/matches/{id:str}/fill",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Give the open seats to bots, and begin",
)
async def fill(id: MatchId, guest: Me, services: Serving, key: Key) -> Response[TableBody]:
    session = await services.tables.find(id)
    await services.tables.fill(session, guest, key)
    return own_table(session, guest, None)


@post(
    "/api/matches/{id:str}/remove",
    status_code=200,
    responses=problems(*CHANGING),
    summary="The host sends somebody away before the start",
)
async def remove(
    id: MatchId, data: JSONBody[rq.OtherSeatRequest], guest: Me, services: Serving, key: Key
) -> Response[TableBody]:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    await services.tables.apply(session, Remove(data.seat), guest, key)
    return own_table(session, guest, None)


@post(
    "/api/matches/{id:str}/vote",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Vote to put somebody out of a running game: with enough votes a bot takes the seat",
)
async def vote(
    id: MatchId, data: JSONBody[rq.OtherSeatRequest], guest: Me, services: Serving, key: Key
) -> Response[TableBody]:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    with contextlib.suppress(NothingToDo):  # a vote stands
        await services.tables.apply(session, VoteOut(data.seat), guest, key)
    return own_table(session, guest, None)


@post(
    "/api/matches/{id:str}/resign",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Resign",
)
async def resign(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> Response[TableBody]:
    session = await services.tables.find(id)
    applied = await services.tables.apply(session, Resign(data.seat if data else None), guest, key)
    return own_table(session, guest, applied.seat)


@post(
    "/api/matches/{id:str}/leave",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Leave for a while: a bot plays the seat; before the start, give it up",
)
async def leave(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> Response[TableBody]:
    session = await services.tables.find(id)
    await services.tables.apply(session, Leave(data.seat if data else None), guest, key)
    return own_table(session, guest, None)


@post("/api/matches/{id:str}/return", status_code=200, responses=problems(*CHANGING), summary="Come back")
async def come_back(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> Response[TableBody]:
    session = await services.tables.find(id)
    seat = data.seat if data else None
    await services.tables.apply(session, Return(seat), guest, key)
    return own_table(session, guest, seat)


HANDLERS = [join, open_number, fill, remove, vote, resign, leave, come_back]
