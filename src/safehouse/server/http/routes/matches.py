"""A table: opening it, looking at it, following it, once more."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream

from ...serializers.bodies import TableBody
from ...serializers.table_body import encoder
from ...services.table_session import Listener, parse_last_id
from ...tables.permissions import check_sees, viewer_of
from .. import requests as rq
from ..authentication import token_hash
from ..event_stream import EventStream
from ..openings import added_by, opening_of
from ..parameters import (
    CHANGING,
    POSTED,
    Anybody,
    AnyRequest,
    Key,
    MatchId,
    Me,
    Serving,
    ViewedSeat,
    as_json,
    problems,
)
from .seats import SeatedBody


class OpenedBody(msgspec.Struct):
    """A table opened by the caller. Share the invite in the fragment of a link or in a message, never in a query."""

    id: str
    seat: int | None
    invite: str | None


class PromiseBody(msgspec.Struct):
    """The commitment to what a table will be dealt from, to be seen before a player adds a number of its own.

    `ticket` opens the table; null for a rematch. `commitment` is null on a server that deals for tests.
    """

    ticket: str | None
    commitment: str | None


@post(
    "/api/deals",
    status_code=201,
    responses=problems(401, 403, 404, *POSTED, 409, 422, 503),
    summary="What a new table will be dealt from, as a commitment",
)
async def promise_deal(guest: Me, services: Serving, data: JSONBody[rq.PromiseRequest | None] = None) -> PromiseBody:
    if data is None or data.rematch_of is None:
        return PromiseBody(*services.tables.promise(guest))
    session = await services.tables.find(data.rematch_of)
    return PromiseBody(None, services.tables.promise_rematch(session, guest))


@post("/api/matches", status_code=201, responses=problems(401, *POSTED, 409, 422, 503), summary="Open a table")
async def open_table(data: JSONBody[rq.OpenRequest], guest: Me, services: Serving, key: Key) -> OpenedBody:
    services.limits.tables.take(guest.id)
    ticket = data.deal.ticket if data.deal else None
    opened = opening_of(data, guest)
    services.moderation.check_seats(opened)
    table = await services.tables.open(opened, guest, key, ticket=ticket)
    return OpenedBody(table.id, table.seat, table.invite)


@get("/api/matches/{id:str}", responses=problems(401, 403, 404, 503), summary="A table, as the caller may know it")
async def show_table(
    id: MatchId,
    caller: Anybody,
    services: Serving,
    seat: ViewedSeat = None,
    since: Annotated[
        int | None, QueryParameter(name="since", ge=0, le=1_000_000, description="Events after this one")
    ] = None,
) -> Response[TableBody]:
    session = await services.tables.find(id)
    viewer = viewer_of(session.table, caller, seat)
    return as_json(encoder.encode(session.body(viewer, caller.id if caller else None, since)))


@get(
    "/api/matches/{id:str}/events",
    responses=problems(401, 403, 404, 503),
    media_type="text/event-stream",
    summary="Live events (server-sent): `table`, `patch`, `presence`, `chat`; resumes by Last-Event-ID",
)
async def stream_events(
    id: MatchId,
    caller: Anybody,
    services: Serving,
    request: AnyRequest,
    seat: ViewedSeat = None,
    patches: Annotated[
        bool, QueryParameter(description="Tell what has changed (`patch`) instead of the whole, where possible")
    ] = False,
    hidden: Annotated[
        bool, QueryParameter(description="Nobody looks at what is told here: notices of turns are sent all the same")
    ] = False,
    last_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=40)] = None,
) -> Stream:
    session = await services.tables.find(id)
    viewer = viewer_of(session.table, caller, seat)
    if session.table.begun:
        check_sees(session.table, caller)
    guest = caller.id if caller else None
    token = token_hash(request.scope, request.cookies, request.headers.get("authorization"))
    version, said = session.table.versions[viewer], session.table.said
    listener = Listener(viewer, guest, version, said, token, patches=patches, hidden=hidden)
    return EventStream(session, listener, parse_last_id(last_id), services.limits.take_stream(request.scope, guest))


@post("/api/matches/{id:str}/rematch", status_code=201, responses=problems(*CHANGING), summary="Once more")
async def rematch(
    id: MatchId, guest: Me, services: Serving, data: JSONBody[rq.RematchRequest | None] = None
) -> SeatedBody:
    session = await services.tables.find(id)
    if session.table.rematch is None:
        services.limits.tables.take(guest.id)
    return SeatedBody(*await services.tables.rematch(session, guest, added_by(data)))


@post(
    "/api/matches/{id:str}/same-deal",
    status_code=201,
    responses=problems(*CHANGING),
    summary="Play the deal of a finished game, against bots",
)
async def play_same_deal(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> OpenedBody:
    services.limits.tables.take(guest.id)
    session = await services.tables.find(id)
    table = await services.tables.open_same_deal(session, guest, data.seat if data else None, key)
    return OpenedBody(table.id, table.seat, table.invite)


HANDLERS = [promise_deal, open_table, show_table, stream_events, rematch, play_same_deal]
