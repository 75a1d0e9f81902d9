"""The call that matters: a guest acts. It is answered here without the framework, for it is most of the traffic.

The framework's own handler (in `routes`) describes it for the OpenAPI and leads to the same `carry_out`.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection

from safehouse.core.errors import IllegalAction

from . import entries as en
from . import requests as rq
from .keeping import Answered
from .problems import Failure, Illegal, KeyReused, Malformed, Problem, Unauthorized, answer
from .rulebook import language_of
from .table import Table
from .wire import encoder

if TYPE_CHECKING:
    from litestar.types import Receive, Send

    from .services import Services
    from .store import Guest

logger = logging.getLogger(__name__)

_PATH = re.compile(r"/api/matches/([^/]{1,40})/actions")
_KEY = re.compile(rb"[!-~]{1,80}")
_decoder = msgspec.json.Decoder(rq.ActionRequest)


async def carry_out(
    services: Services, id: str, data: rq.ActionRequest, guest: Guest, *, key: str | None, language: str
) -> bytes:
    """The answer to an action that was accepted: the table of the seat that acted."""
    house = services.house
    live = await house.find(id)
    try:
        seat = await house.play(live, guest, data.decision, data.action, key=key, language=language)
    except Answered as answered:
        return await _played_before(services, answered, guest, str(key), data)
    content = live.news(seat, guest.id, live.table.versions[seat] - 1)
    if key is not None:
        services.answers.keep((guest.id, key), content)
    return content


async def _played_before(
    services: Services, answered: Answered, guest: Guest, key: str, data: rq.ActionRequest
) -> bytes:
    """The answer of a request that came before: as it was sent, or rebuilt from the log."""
    rows = await services.house.store.log(answered.match)
    entry = en.read(rows[answered.seq - 1].entry)
    if not isinstance(entry, en.Played) or entry.decision != data.decision:
        raise KeyReused("this key was used for something else")
    live = await services.house.find(answered.match)
    try:
        action = live.table.live.edition.actions.find(data.action)
    except IllegalAction as error:
        raise Illegal(error.message, rule=None, message=error.message) from None
    if [text for actor, text in entry.steps if actor == entry.seat] != [action.text]:
        raise KeyReused("this key was used for another action")
    kept = services.answers.get((guest.id, key))
    if kept is not None:
        return kept
    then = await asyncio.to_thread(Table.replay, rows[: answered.seq])
    before = then.marks[entry.seat][-2].events
    return encoder.encode(live.body_of(then, entry.seat, guest.id, since=before))


def acts_at(scope: Any) -> str | None:
    """The table at which a request acts; None for any other request."""
    if scope["method"] != "POST":
        return None
    found = _PATH.fullmatch(scope["path"])
    return found[1] if found else None


async def act(
    services: Services, id: str, scope: Any, headers: dict[bytes, bytes], *, receive: Receive, send: Send
) -> None:
    """Answers `POST /api/matches/{id}/actions`."""
    try:
        guest = await services.caller(scope, _cookies(scope, headers), _text(headers, b"authorization"))
        if guest is None:
            raise Unauthorized("POST /api/guest gives a token; send it as `Authorization: Bearer TOKEN`")
        data = _decoded(await _body(receive))
        language = language_of(_query(scope), _text(headers, b"accept-language"))
        content = await carry_out(services, id, data, guest, key=_key(headers), language=language)
    except Problem as problem:
        await answer(problem, send)
        return
    except Exception:
        logger.exception("POST %s failed", scope["path"])
        await answer(Failure("it was written down"), send)
        return
    length = str(len(content)).encode()
    start: Any = {
        "type": "http.response.start",
        "status": 201,
        "headers": [(b"content-type", b"application/json"), (b"content-length", length)],
    }
    await send(start)
    await send({"type": "http.response.body", "body": content, "more_body": False})


def _text(headers: dict[bytes, bytes], name: bytes) -> str | None:
    value = headers.get(name)
    return None if value is None else value.decode("latin-1")


def _cookies(scope: Any, headers: dict[bytes, bytes]) -> dict[str, str]:
    """As the framework reads them for all other calls."""
    if b"cookie" not in headers or b"authorization" in headers:
        return {}
    return ASGIConnection[Any, Any, Any, Any](scope).cookies


def _key(headers: dict[bytes, bytes]) -> str | None:
    value = headers.get(b"idempotency-key")
    if value is None:
        return None
    if not _KEY.fullmatch(value):
        raise Malformed("Idempotency-Key: must be 1 to 80 visible ASCII characters")
    return value.decode()


def _query(scope: Any) -> str | None:
    if not scope["query_string"]:
        return None
    asked: list[str] = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [])
    if asked and len(asked[0]) > 10:
        raise Malformed("lang: must be en, de, pl or ja")
    return asked[0] if asked else None


async def _body(receive: Receive) -> bytes:
    parts = b""
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Malformed("the body did not arrive")
        parts += bytes(message.get("body", b""))
        if not message.get("more_body"):
            return parts


def _decoded(body: bytes) -> rq.ActionRequest:
    try:
        return _decoder.decode(body)
    except RecursionError:
        raise Malformed("the body is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("the body has not the documented form", faults=[str(error)[:200]]) from None
