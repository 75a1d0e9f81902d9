"""What every request passes: addresses' limits, origin, media type, size; and the headers of every response."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import time
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from ..logs import FIELDS, REQUEST, SecurityLog, access
from ..metrics import Metrics
from ..problems import CrossOrigin, Forbidden, Malformed, Problem, TooLarge, TooMany, TooSlow, WrongMedia
from ..services.moderation_service import ModerationService
from ..settings import Settings
from .addresses import network_of_call
from .connections import EXCHANGE, Exchange
from .problem_responses import send_problem
from .rate_limits import RateLimits

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

ONE_CLICK = "/api/notices/off/"
SAFE = ("GET", "HEAD", "OPTIONS")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]
NO_STORE = (b"cache-control", b"no-store")
HSTS = (b"strict-transport-security", b"max-age=31536000")


SECURE_HEADERS = [*HEADERS, HSTS]
JSON_HEADERS: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
    NO_STORE,
]
"""Of JSON that answers a POST: no browser shows it as a page, whose policy the others are."""
SECURE_JSON_HEADERS = [*JSON_HEADERS, HSTS]
JSON = (b"content-type", b"application/json")
EMBEDDED = "/embed/"
"""Pages that other sites may show in a frame of theirs: games that are over, and nothing can be done there."""
EMBED_CSP = CSP.replace("frame-ancestors 'none'", "frame-ancestors *").replace(
    "form-action 'self'", "form-action 'none'"
)
_EMBED = {b"content-security-policy": EMBED_CSP.encode(), b"cross-origin-resource-policy": b"cross-origin"}


def _headers(scope: Any) -> list[tuple[bytes, bytes]]:
    """Those of every response; those of pages for other sites' frames allow the frame, and no more."""
    headers = SECURE_HEADERS if scope["scheme"] == "https" else HEADERS
    if not scope["path"].startswith(EMBEDDED):
        return headers
    return [(name, _EMBED.get(name, value)) for name, value in headers if name != b"x-frame-options"]


_GIVEN_ID = re.compile(rb"[A-Za-z0-9_-]{8,64}")
_ids = random.Random(secrets.token_bytes(16))
"""Ids are no secrets, and asking the system for each of them costs more."""


def _request_id(headers: dict[bytes, bytes]) -> str:
    """The proxy's, so that both logs name a request alike, or one of our own. It says nothing."""
    given = headers.get(b"x-request-id")
    if given is not None and _GIVEN_ID.fullmatch(given):
        return given.decode()
    return f"{_ids.getrandbits(48):012x}"


def _written(status: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"HTTP/1.1 %b\r\n" % status + b"".join(b"%b: %b\r\n" % header for header in headers)


_CREATED = {
    "http": _written(b"201 Created", [JSON, *JSON_HEADERS]),
    "https": _written(b"201 Created", [JSON, *SECURE_JSON_HEADERS]),
}
ANSWER = "safehouse.answer"
"""Where a request's scope holds its `Answer`."""


class Answer:
    """The answer to one request: whatever is sent gets its headers here, and is counted."""

    __slots__ = ("_exchange", "_id", "_metrics", "_scope", "_send", "status")

    def __init__(self, scope: Any, send: Send, id: str, metrics: Metrics) -> None:
        self._scope = scope
        self._exchange: Exchange | None = scope.get(EXCHANGE)
        self._send = send
        self._id = id.encode()
        self._metrics = metrics
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._begin(message["status"])
            given = list(message["headers"])
            headers = message["headers"] = [*given, *self._headers(given), (b"x-request-id", self._id)]
            private = self._scope["path"].startswith("/api")
            if private and not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
        await self._send(message)

    async def created(self, content: bytes) -> None:
        """201 with JSON: what actions are answered with, in one piece where that can be."""
        head = _CREATED[self._scope["scheme"]]
        own = b"x-request-id: %b\r\ncontent-length: %d\r\n" % (self._id, len(content))
        if self._exchange is not None and self._exchange.answer(head + own, content):
            self._begin(201)
            return
        length = (b"content-length", str(len(content)).encode())
        await self.send({"type": "http.response.start", "status": 201, "headers": [JSON, length]})
        await self.send({"type": "http.response.body", "body": content, "more_body": False})

    def _begin(self, status: int) -> None:
        self.status = status
        self._metrics.responses[status] += 1

    def _headers(self, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        if self._scope["method"] == "POST" and JSON in given:
            return SECURE_JSON_HEADERS if self._scope["scheme"] == "https" else JSON_HEADERS
        return _headers(self._scope)


class Guards(Protocol):
    """Those of the parts of a server that watch over every request."""

    limits: RateLimits
    metrics: Metrics
    moderation: ModerationService
    security_log: SecurityLog


class SecurityMiddleware:
    """An ASGI middleware around everything: every request comes in here."""

    def __init__(self, app: ASGIApp, settings: Settings, guards: Guards) -> None:
        self.app = app
        self._settings = settings
        self._log = guards.security_log
        self._limits = guards.limits
        self._metrics = guards.metrics
        self._moderation = guards.moderation
        self._hosts = {name.lower() for name in settings.hosts}
        self._origins = {origin.lower() for origin in settings.origins}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        request = _request_id(headers)
        REQUEST.set(request)
        answer = scope[ANSWER] = Answer(scope, send, request, self._metrics)
        began = time.perf_counter()
        try:
            self._check(scope, headers)
        except Problem as problem:
            await send_problem(problem, answer.send)
            if not isinstance(problem, TooMany):
                self._log.note(f"refused: {problem.kind}", network_of_call(scope), path=scope["path"])
        else:
            limited = receive if scope["method"] in SAFE else self._patient(scope, receive)
            await self.app(scope, limited, answer.send)
        finally:
            self._after(scope, answer.status, began)

    def _after(self, scope: Any, status: int, began: float) -> None:
        """Tells the logs, the paths without their queries. A stream is told of when it ends."""
        if status == 429:
            self._log.note("a limit was hit", network_of_call(scope), path=scope["path"])
        if self._settings.access_log:
            milliseconds = round(1000 * (time.perf_counter() - began), 1)
            told = {"status": status, "ms": milliseconds, "network": network_of_call(scope)}
            access.info("%s %s", scope["method"], scope["path"], extra={FIELDS: told})

    def _most(self, scope: Any) -> int:
        return self._settings.record_bytes if scope["path"] == "/api/records" else self._settings.body_bytes

    def _patient(self, scope: Any, receive: Receive) -> Receive:
        """Reads a body of limited size within limited time: one deadline for all its parts."""
        most, seconds, size = self._most(scope), self._settings.body_seconds, 0
        deadline: float | None = asyncio.get_running_loop().time() + seconds

        async def receive_limited() -> Any:
            nonlocal size, deadline
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise TooSlow(f"the body must arrive within {seconds:g} s") from None
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > most:
                    raise TooLarge(f"the body may have {most} bytes at most")
                if not message.get("more_body"):
                    deadline = None  # what may come now is that the caller goes away
            return message

        return receive_limited

    def _check(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Refuses by raising a Problem."""
        self._moderation.check_network(network_of_call(scope))
        self._limits.call_from(scope)
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if self._hosts and host.rsplit(":", 1)[0] not in self._hosts:
            raise Forbidden("this server does not answer to that name")
        if scope["method"] not in SAFE:
            self._check_origin(headers, host)
            self._check_body(scope, headers)

    def _check_origin(self, headers: dict[bytes, bytes], host: str) -> None:
        """A browser says where a call comes from; programs that say nothing carry no cookies unasked."""
        origin = headers.get(b"origin")
        if origin is not None:
            text = origin.decode("latin-1").lower()
            if urlsplit(text).netloc != host and text not in self._origins:
                raise CrossOrigin("this call comes from another site")
        elif headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise CrossOrigin("this call comes from another site")

    def _check_body(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12:
            raise Malformed("Content-Length: must be a whole number")
        most = self._most(scope)
        if int(length) > most:
            raise TooLarge(f"the body may have {most} bytes at most")
        media = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if scope["path"].startswith(ONE_CLICK):  # programs for mail post a form, which is not read
            return
        if (int(length) or b"transfer-encoding" in headers) and media != b"application/json":
            raise WrongMedia("Content-Type: must be application/json")
