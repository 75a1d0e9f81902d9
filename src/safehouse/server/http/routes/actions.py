"""Acting in the game: actions, gestures, standing answers, undo, and why something is not allowed."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from ...commands.gestures import Gesture, are_free
from ...commands.playing import Arm, Play, Undo
from ...languages import language_of
from ...serializers.bodies import PatchBody, RefusalBody, TableBody
from ...serializers.table_body import encoder
from ...tables import legality
from ...tables.permissions import check_begun, own_seat
from .. import requests as rq
from ..parameters import (
    CHANGING,
    Accepted,
    Key,
    KnownVersion,
    Language,
    MatchId,
    Me,
    Serving,
    as_json,
    own_table,
    problems,
)


@post("/api/matches/{id:str}/actions", status_code=201, responses=problems(*CHANGING), summary="Act")
async def act(
    id: MatchId,
    data: JSONBody[rq.ActionRequest],
    guest: Me,
    services: Serving,
    key: Key,
    lang: Language = None,
    accepted: Accepted = None,
    known: KnownVersion = None,
) -> Response[TableBody | PatchBody]:
    """`ActionEndpoint` answers before a request gets here. It does the same; this is what the OpenAPI describes."""
    play = Play(data.decision, data.action, language_of(lang, accepted))
    return as_json(await services.actions.act(id, play, guest, key, known), 201)


@post(
    "/api/matches/{id:str}/gesture",
    status_code=201,
    responses=problems(*CHANGING),
    summary="Make a gesture, in games that have them: when the rules allow it, or at any time if the table says so",
)
async def gesture(
    id: MatchId,
    data: JSONBody[rq.GestureRequest],
    guest: Me,
    services: Serving,
    key: Key,
    lang: Language = None,
    accepted: Accepted = None,
) -> Response[TableBody]:
    session = await services.tables.find(id)
    if are_free(session.table) and (guest.id, key) not in session.table.keys:
        services.limits.gestures.take(guest.id)
    wanted = Gesture(data.seat, data.gesture, data.to, language_of(lang, accepted))
    applied = await services.tables.apply(session, wanted, guest, key)
    assert applied.seat is not None
    if applied.repeated:
        return as_json(encoder.encode(session.body(applied.seat, guest.id)), 201)
    return as_json(session.changes_json(applied.seat, guest.id, session.table.versions[applied.seat] - 1), 201)


@post(
    "/api/matches/{id:str}/standing",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Set a standing answer in secret, or ask to be asked every time",
)
async def arm(
    id: MatchId, data: JSONBody[rq.StandingRequest], guest: Me, services: Serving, key: Key
) -> Response[TableBody]:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    applied = await services.tables.apply(session, Arm(data.seat, data.declare_with, data.ask), guest, key)
    return own_table(session, guest, applied.seat)


@post(
    "/api/matches/{id:str}/undo",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Take back a step, or the whole turn back to where information has flowed",
)
async def undo(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.UndoRequest | None] = None
) -> Response[TableBody]:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    wanted = data or rq.UndoRequest()
    applied = await services.tables.apply(session, Undo(wanted.seat, wanted.whole), guest, key)
    return own_table(session, guest, applied.seat)


@post(
    "/api/matches/{id:str}/why-not",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Why an action is not allowed; null if it is allowed",
)
async def why_not(
    id: MatchId,
    data: JSONBody[rq.WhyNotRequest],
    guest: Me,
    services: Serving,
    lang: Language = None,
    accepted: Accepted = None,
) -> RefusalBody | None:
    session = await services.tables.find(id)
    seat = own_seat(session.table, guest, data.seat)
    check_begun(session.table)
    refusal = legality.why_not(session.table, seat, data.action, language_of(lang, accepted))
    return None if refusal is None else RefusalBody(*refusal)


HANDLERS = [act, gesture, arm, undo, why_not]
