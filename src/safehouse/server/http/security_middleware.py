"""What every request passes: addresses' limits, origin, media type, size; and the headers of every response."""

from __future__ import annotations

import asyncio
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
from .problem_responses import send_problem
from .rate_limits import RateLimits

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

RAW_SEND = "safehouse.send"
"""Where a stream finds the server's own `send`: once it has begun, its messages need no guard."""
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


def _request_id(scope: Any) -> str:
    """The proxy's, so that both logs name a request alike, or one of our own. It says nothing."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _GIVEN_ID.fullmatch(value):
            return str(value.decode())
    return secrets.token_hex(6)


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
        request = _request_id(scope)
        REQUEST.set(request)
        extra = [*_headers(scope), (b"x-request-id", request.encode())]
        private = scope["path"].startswith("/api")
        responses = self._metrics.responses
        began = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = message["headers"] = [*message["headers"], *extra]
                if private and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                responses[message["status"]] += 1
            await send(message)

        try:
            self._check(scope)
        except Problem as problem:
            await send_problem(problem, send_guarded)
            if not isinstance(problem, TooMany):
                self._log.note(f"refused: {problem.kind}", network_of_call(scope), path=scope["path"])
        else:
            scope[RAW_SEND] = send
            limited = receive if scope["method"] in SAFE else self._patient(scope, receive)
            await self.app(scope, limited, send_guarded)
        finally:
            self._after(scope, status, began)

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

    def _check(self, scope: Any) -> None:
        """Refuses by raising a Problem."""
        self._moderation.check_network(network_of_call(scope))
        self._limits.call_from(scope)
        headers = dict(scope["headers"])
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
        if (int(length) or b"transfer-encoding" in headers) and media != b"application/json":
            raise WrongMedia("Content-Type: must be application/json")
