"""Chat at a table."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from ...guests.names import clean_text
from .. import requests as rq
from ..parameters import CHANGING, Key, MatchId, Me, Serving, problems

_LONGEST = 300


class SaidBody(msgspec.Struct):
    n: int


@post(
    "/api/matches/{id:str}/chat",
    status_code=201,
    responses=problems(*CHANGING),
    summary="Say something, where the game allows it",
)
async def chat(id: MatchId, data: JSONBody[rq.ChatRequest], guest: Me, services: Serving, key: Key) -> SaidBody:
    services.limits.chat.take(guest.id)
    session = await services.tables.find(id)
    text = clean_text(data.text, _LONGEST, "text")
    services.moderation.check_talk(guest, text)
    return SaidBody(await services.tables.say(session, guest, text, key))


HANDLERS = [chat]
