"""Refusals as answers: problem details (RFC 9457)."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ..problems import (
    Failure,
    Forbidden,
    Invalid,
    Malformed,
    NotAllowed,
    NotFound,
    Problem,
    Refused,
    TooLarge,
    TooMany,
    Unauthorized,
    Unavailable,
    WrongMedia,
)

logger = logging.getLogger(__name__)

PROBLEM_MEDIA = "application/problem+json"
_encoder = msgspec.json.Encoder()

_BY_STATUS: dict[int, type[Problem]] = {
    400: Malformed,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    405: NotAllowed,
    409: Refused,
    413: TooLarge,
    415: WrongMedia,
    422: Invalid,
    429: TooMany,
    503: Unavailable,
}


async def send_problem(problem: Problem, send: Any) -> None:
    """Sends a problem over ASGI without any framework."""
    body = _encoder.encode(problem.body())
    headers = [
        (b"content-type", PROBLEM_MEDIA.encode()),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode()) for name, value in problem.headers.items()),
    ]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _answer(problem: Problem) -> Response[Any]:
    return Response(problem.body(), status_code=problem.status, media_type=PROBLEM_MEDIA, headers=problem.headers)


def _problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return _answer(problem)


def _http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals: unknown addresses, wrong methods, bodies and parameters of the wrong form."""
    kind = _BY_STATUS.get(error.status_code, Malformed)
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    problem = kind(_plain(error.detail), faults=faults) if faults else kind(_plain(error.detail))
    problem.headers.update({k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"})
    return _answer(problem)


def _plain(detail: str) -> str:
    """Litestar's sentence, cut to a length, without the address that was called."""
    return detail.split(" for ", maxsplit=1)[0][:200] if detail.startswith("Validation failed") else detail[:200]


def _nested(_: Request[Any, Any, Any], __: Exception) -> Response[Any]:
    return _answer(Malformed("the body is nested too deeply"))


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistakes: logged, with the address but without its query; callers are told nothing about them."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(Failure("the error has been logged"))


EXCEPTION_HANDLERS: Any = {
    Problem: _problem,
    HTTPException: _http_problem,
    RecursionError: _nested,
    Exception: _failure,
}
