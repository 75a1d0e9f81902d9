"""Looking back: replays, records, and tables from records."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ...problems import Refused
from ...serializers import replays
from ...serializers.bodies import BesideBody, MomentsBody, ReplayBody
from ...services.continuing import Moment
from ...tables.permissions import check_begun, check_sees, viewer_of
from .. import requests as rq
from ..openings import read_record
from ..parameters import (
    CHANGING,
    POSTED,
    Anybody,
    AnyRequest,
    Key,
    MatchId,
    Me,
    ReplayEyes,
    Serving,
    ViewedSeat,
    problems,
)
from .matches import OpenedBody


@get(
    "/api/matches/{id:str}/replay",
    responses=problems(401, 403, 404, 409, 422, 503),
    summary="The table at an earlier point",
)
async def replay(
    id: MatchId,
    caller: Anybody,
    services: Serving,
    request: AnyRequest,
    upto: Annotated[
        int | None, QueryParameter(name="upto", ge=0, le=1_000_000, description="How many events had been seen")
    ] = None,
    whose: ReplayEyes = None,
    since: Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000, description="Events after this one")] = 0,
) -> ReplayBody:
    services.limits.costly_call(request.scope, caller.id if caller else None)
    session = await services.tables.find(id)
    return await services.replays.replay(session.table, caller, whose, upto, since)


@get(
    "/api/matches/{id:str}/moments",
    responses=problems(401, 403, 404, 409, 422, 503),
    summary="All that a viewer was told, and where its seat had to decide",
)
async def moments(
    id: MatchId, caller: Anybody, services: Serving, request: AnyRequest, whose: ReplayEyes = None
) -> MomentsBody:
    services.limits.costly_call(request.scope, caller.id if caller else None)
    session = await services.tables.find(id)
    return await services.replays.moments(session.table, caller, whose)


@get(
    "/api/matches/{id:str}/beside",
    responses=problems(401, 403, 404, 409, 422, 503),
    summary="A game beside the one whose deal it was; when both are over",
)
async def lay_beside(id: MatchId, caller: Anybody, services: Serving, request: AnyRequest) -> BesideBody:
    services.limits.costly_call(request.scope, caller.id if caller else None)
    session = await services.tables.find(id)
    deal = session.table.dealing
    if deal is None or deal.table is None:
        raise Refused("this table has a deal of its own", reason="own-deal")
    other = await services.tables.find(deal.table)
    return await services.replays.beside(session.table, other.table, caller)


@post(
    "/api/matches/{id:str}/continue",
    status_code=201,
    responses=problems(*CHANGING),
    summary="Go on from a moment of a game that is over, against bots",
)
async def continue_from(
    id: MatchId, data: JSONBody[rq.MomentRequest], guest: Me, services: Serving, key: Key
) -> OpenedBody:
    services.limits.costly.take(guest.id)
    services.limits.tables.take(guest.id)
    session = await services.tables.find(id)
    wanted = Moment(data.seat, data.at, data.world, seed=key)
    opened, story = await services.replays.continued(session.table, guest, wanted)
    table = await services.tables.open(opened, guest, key, story)
    return OpenedBody(table.id, table.seat, table.invite)


@get(
    "/api/matches/{id:str}/record",
    responses=problems(401, 403, 404, 409, 503),
    summary="The record; complete after the end",
)
async def record(
    id: MatchId, caller: Anybody, services: Serving, request: AnyRequest, seat: ViewedSeat = None
) -> dict[str, Any]:
    services.limits.costly_call(request.scope, caller.id if caller else None)
    session = await services.tables.find(id)
    table, players = session.table, session.players()
    viewer = viewer_of(table, caller, seat)
    check_begun(table)
    check_sees(table, caller)
    if table.status != "over":
        return replays.record(table, viewer, players)
    return await services.long_work.run(caller.id if caller else "", replays.record, table, viewer, players)


@post(
    "/api/records",
    status_code=201,
    responses=problems(401, *POSTED, 409, 422, 503),
    summary="Open a table from a record, finished or to be continued",
)
async def import_record(data: JSONBody[rq.RecordRequest], guest: Me, services: Serving, key: Key) -> OpenedBody:
    services.limits.costly.take(guest.id)
    services.limits.tables.take(guest.id)
    opened, story = await services.long_work.run(guest.id, read_record, data, guest)
    services.moderation.check_seats(opened)
    table = await services.tables.open(opened, guest, key, story)
    return OpenedBody(table.id, table.seat, table.invite)


HANDLERS = [replay, moments, record, lay_beside, continue_from, import_record]
