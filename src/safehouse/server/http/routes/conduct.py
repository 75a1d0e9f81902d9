"""What players may do about each other: not hear somebody, not sit with somebody, tell the operator."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ...guests.names import clean_text
from .. import requests as rq
from ..parameters import CHANGING, POSTED, MatchId, Me, Serving, problems

_LONGEST = 300
RelationId = Annotated[str, PathParameter(max_length=40)]


class RelationBody(msgspec.Struct):
    """Somebody whom the caller has muted or blocked, under the name they had then."""

    id: str
    kind: Literal["mute", "block"]
    name: str
    created_at: float


class RelationsBody(msgspec.Struct):
    ignored: list[RelationBody]


class ReportedBody(msgspec.Struct):
    id: str


async def _relations(services: Serving, guest: str) -> RelationsBody:
    rows = await services.moderation.relations_of(guest)
    return RelationsBody([RelationBody(row["id"], row["kind"], row["name"], row["created_at"]) for row in rows])


@post("/api/matches/{id:str}/mute", status_code=200, responses=problems(*CHANGING), summary="Hear somebody no more")
async def mute(id: MatchId, data: JSONBody[rq.PersonRequest], guest: Me, services: Serving) -> RelationsBody:
    services.limits.costly.take(guest.id)
    session = await services.tables.find(id)
    await services.moderation.ignore(session.table, guest, data.seat, data.line, "mute")
    session.refresh()
    return await _relations(services, guest.id)


@post(
    "/api/matches/{id:str}/block",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Hear somebody no more, and never again have that guest sit down at a table of one's own",
)
async def block(id: MatchId, data: JSONBody[rq.PersonRequest], guest: Me, services: Serving) -> RelationsBody:
    services.limits.costly.take(guest.id)
    session = await services.tables.find(id)
    await services.moderation.ignore(session.table, guest, data.seat, data.line, "block")
    session.refresh()
    return await _relations(services, guest.id)


@post("/api/matches/{id:str}/report", status_code=201, responses=problems(*CHANGING), summary="Tell the operator")
async def report(id: MatchId, data: JSONBody[rq.ReportRequest], guest: Me, services: Serving) -> ReportedBody:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    reason = clean_text(data.reason, _LONGEST, "reason")
    return ReportedBody(await services.moderation.report(session.table, guest, data.seat, data.line, reason))


@get("/api/me/ignored", responses=problems(401, 503), summary="Whom the caller has muted or blocked")
async def ignored(guest: Me, services: Serving) -> RelationsBody:
    return await _relations(services, guest.id)


@post(
    "/api/me/ignored/{relation:str}/end",
    status_code=200,
    responses=problems(401, *POSTED, 404, 503),
    summary="Hear somebody again",
)
async def end_relation(relation: RelationId, guest: Me, services: Serving) -> RelationsBody:
    await services.moderation.end_relation(guest, relation)
    return await _relations(services, guest.id)


HANDLERS = [mute, block, report, ignored, end_relation]
