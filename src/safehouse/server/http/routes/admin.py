"""For operators, with a token of their own: tables, guests, networks, reports, words, and what was done."""

# ruff: noqa: ARG001 - that an operator calls is all that some calls ask for

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ...guests.names import clean_text
from .. import requests as rq
from ..parameters import POSTED, MatchId, Operating, Serving, problems

REFUSALS = problems(401, *POSTED, 404, 422, 503)
Page = Annotated[int, QueryParameter(name="page", ge=0, le=100_000)]
Status = Annotated[Literal["open", "running", "over", "closed"] | None, QueryParameter(name="status")]


class SeatedGuest(msgspec.Struct):
    seat: int
    guest: str
    name: str | None


class AdminTable(msgspec.Struct):
    id: str
    game: str
    status: str
    public: bool
    created_at: float
    players: list[SeatedGuest]


class AdminGuest(msgspec.Struct):
    id: str
    name: str
    created_at: float


class AdminBan(msgspec.Struct):
    kind: Literal["guest", "network", "mute"]
    subject: str
    reason: str
    created_at: float
    until: float | None


class ReportedLine(msgspec.Struct):
    n: int
    at: float
    name: str
    text: str
    reported: bool


class AdminReport(msgspec.Struct):
    id: str
    match: str
    reporter: str
    reported: str
    name: str
    reason: str
    words: list[ReportedLine]
    created_at: float
    closed_at: float | None


class AdminAct(msgspec.Struct):
    id: str
    at: float
    operator: str
    act: str
    subject: str
    detail: str


class DoneBody(msgspec.Struct):
    done: bool = True


class WordsBody(msgspec.Struct):
    words: list[str]


@get("/api/admin/tables", responses=REFUSALS, summary="Tables, the newest first; nothing of their games")
async def tables(operator: Operating, services: Serving, status: Status = None, page: Page = 0) -> list[AdminTable]:
    return msgspec.convert(await services.operators.tables(status, page), list[AdminTable])


@post("/api/admin/tables/{id:str}/close", status_code=200, responses=REFUSALS, summary="End a table without a result")
async def close_table(id: MatchId, operator: Operating, services: Serving) -> DoneBody:
    await services.operators.close_table(operator, id)
    return DoneBody()


@post("/api/admin/tables/{id:str}/delete", status_code=200, responses=REFUSALS, summary="Delete a table for good")
async def delete_table(id: MatchId, operator: Operating, services: Serving) -> DoneBody:
    await services.operators.delete_table(operator, id)
    return DoneBody()


@get("/api/admin/guests", responses=REFUSALS, summary="Guests by a part of their name")
async def guests(
    operator: Operating, services: Serving, name: Annotated[str, QueryParameter(name="name", max_length=60)] = ""
) -> list[AdminGuest]:
    return msgspec.convert(await services.operators.guests(name), list[AdminGuest])


@get("/api/admin/bans", responses=REFUSALS, summary="Who is shut out, or may not talk")
async def bans(operator: Operating, services: Serving) -> list[AdminBan]:
    return msgspec.convert(await services.operators.bans(), list[AdminBan])


@post("/api/admin/bans", status_code=201, responses=REFUSALS, summary="Shut out a guest or network, or mute a guest")
async def ban(data: JSONBody[rq.BanRequest], operator: Operating, services: Serving) -> DoneBody:
    reason = clean_text(data.reason, 300, "reason")
    await services.operators.ban(operator, data.kind, data.subject, data.days, reason)
    return DoneBody()


@post("/api/admin/bans/end", status_code=200, responses=REFUSALS, summary="End a ban")
async def end_ban(data: JSONBody[rq.EndBanRequest], operator: Operating, services: Serving) -> DoneBody:
    await services.operators.end_ban(operator, data.kind, data.subject)
    return DoneBody()


@get("/api/admin/reports", responses=REFUSALS, summary="What players have reported, with the words around it")
async def reports(
    operator: Operating, services: Serving, closed: Annotated[bool, QueryParameter(name="closed")] = False
) -> list[AdminReport]:
    return msgspec.convert(await services.operators.reports(closed=closed), list[AdminReport])


@post("/api/admin/reports/{id:str}/close", status_code=200, responses=REFUSALS, summary="Close a report")
async def close_report(id: MatchId, data: JSONBody[rq.NoteRequest], operator: Operating, services: Serving) -> DoneBody:
    await services.operators.close_report(operator, id, data.note)
    return DoneBody()


@get("/api/admin/words", responses=REFUSALS, summary="Words that may not be used in chat and names")
async def words(operator: Operating, services: Serving) -> WordsBody:
    return WordsBody(await services.operators.words())


@post("/api/admin/words", status_code=200, responses=REFUSALS, summary="Set the whole list of words")
async def set_words(data: JSONBody[rq.WordsRequest], operator: Operating, services: Serving) -> WordsBody:
    return WordsBody(await services.operators.set_words(operator, data.words))


@get("/api/admin/acts", responses=REFUSALS, summary="What operators have done, the newest first")
async def acts(operator: Operating, services: Serving) -> list[AdminAct]:
    return msgspec.convert(await services.operators.acts(), list[AdminAct])


HANDLERS = [
    tables,
    close_table,
    delete_table,
    guests,
    bans,
    ban,
    end_ban,
    reports,
    close_report,
    words,
    set_words,
    acts,
]
