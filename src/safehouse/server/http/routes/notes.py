"""A player's own notes."""

from __future__ import annotations

import msgspec
from litestar import get, patch
from litestar.params import JSONBody

from .. import requests as rq
from ..parameters import POSTED, MatchId, Me, Serving, ViewedSeat, problems


class NotesBody(msgspec.Struct):
    """The caller's own notes of one seat: marks by cell. Nobody else is ever told."""

    seat: int
    cells: dict[str, str]


@get(
    "/api/matches/{id:str}/notes",
    responses=problems(401, 403, 404, 422, 503),
    summary="The caller's own notes, which nobody else can read",
)
async def show_notes(id: MatchId, guest: Me, services: Serving, seat: ViewedSeat = None) -> NotesBody:
    session = await services.tables.find(id)
    book = services.notes.notebook(session.table, guest, seat)
    return NotesBody(book.seat, await services.notes.read(book))


@patch(
    "/api/matches/{id:str}/notes",
    status_code=200,
    responses=problems(401, *POSTED, 404, 422, 503),
    summary="Set or clear single marks of the caller's notes; the others stay as they are",
)
async def change_notes(id: MatchId, data: JSONBody[rq.NotesRequest], guest: Me, services: Serving) -> NotesBody:
    session = await services.tables.find(id)
    book = services.notes.notebook(session.table, guest, data.seat)
    return NotesBody(book.seat, await services.notes.write(book, data.cells))


HANDLERS = [show_notes, change_notes]
