"""The call that matters: a guest acts. It is answered here without the framework, for it is most of the traffic.

What the framework would do for it (finding the handler, resolving dependencies, checking parameters, building a
response) takes a quarter of the processor time of an action: docs/speed-server.md. The framework's own handler, in
`routes.actions`, describes the call for the OpenAPI and leads to the same `ActionService.act`.
"""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection

from ..commands.playing import Play
from ..languages import language_of
from ..problems import Failure, Malformed, Problem, Unauthorized
from ..services.action_service import ActionService
from .authentication import Authentication
from .connections import EXCHANGE, Exchange
from .problem_responses import send_problem
from .requests import ActionRequest
from .security_middleware import ANSWER

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

logger = logging.getLogger(__name__)

_PATH = re.compile(r"/api/matches/([^/]{1,40})/actions")
_KEY = re.compile(rb"[!-~]{1,80}")
_FROM = re.compile(rb"from=([0-9]+)")
_decoder = msgspec.json.Decoder(ActionRequest)


class ActionEndpoint:
    """Answers `POST /api/matches/{id}/actions`; all else is the application's."""

    def __init__(self, app: ASGIApp, authentication: Authentication, actions: ActionService) -> None:
        self.app = app
        self._authentication = authentication
        self._actions = actions

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST" or not (found := _PATH.fullmatch(scope["path"])):
            await self.app(scope, receive, send)
            return
        try:
            content = await self._act(found[1], scope, receive)
        except Problem as problem:
            await send_problem(problem, send)
        except Exception:
            logger.exception("POST %s failed", scope["path"])
            await send_problem(Failure("the error has been logged"), send)
        else:
            await scope[ANSWER].created(content)

    async def _act(self, id: str, scope: Any, receive: Receive) -> bytes:
        headers = dict(scope["headers"])
        cookies, authorization = _cookies(scope, headers), _text(headers, b"authorization")
        guest = await self._authentication.caller(scope, cookies, authorization)
        if guest is None:
            raise Unauthorized("POST /api/guest gives a token; send it as `Authorization: Bearer TOKEN`")
        data = _decoded(_whole_body(scope, headers) or await _body(receive))
        query = _query(scope)
        language = language_of(query.get("lang"), _text(headers, b"accept-language"))
        play = Play(data.decision, data.action, language)
        return await self._actions.act(id, play, guest, _key(headers), _version(query))


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


def _query(scope: Any) -> dict[str, str]:
    if not scope["query_string"]:
        return {}
    if usual := _FROM.fullmatch(scope["query_string"]):  # what browsers ask with; the rest needs a parser
        return {"from": usual[1].decode()}
    asked = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
    if len(asked.get("lang", "")) > 10:
        raise Malformed("lang: must be en, de, pl or ja")
    return asked


def _version(query: dict[str, str]) -> int | None:
    given = query.get("from")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= 7):
        raise Malformed("from: must be the `seq` of a table, a whole number")
    return int(given)


def _whole_body(scope: Any, headers: dict[bytes, bytes]) -> bytes | None:
    """The body that has come with the head: its length was checked, unless it is told piece by piece."""
    exchange: Exchange | None = scope.get(EXCHANGE)
    return None if exchange is None or b"transfer-encoding" in headers else exchange.body


async def _body(receive: Receive) -> bytes:
    parts = b""
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Malformed("the body did not arrive")
        parts += bytes(message.get("body", b""))
        if not message.get("more_body"):
            return parts


def _decoded(body: bytes) -> ActionRequest:
    try:
        return _decoder.decode(body)
    except RecursionError:
        raise Malformed("the body is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("the body does not have the documented form", faults=[str(error)[:200]]) from None
