"""Builds the web application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from safehouse import __version__

from .guard import Guard
from .guests import PLAIN_COOKIE
from .house import House
from .plugins import load_plugins
from .problems import BY_STATUS, PROBLEM_MEDIA, Failure, Malformed, Problem, Unauthorized
from .routes import HANDLERS
from .services import Services
from .settings import Settings
from .static import default_folder, pages
from .store import Guest, Store
from .viewtypes import ViewSchemas

if TYPE_CHECKING:
    pass

logger = logging.getLogger(__name__)

DESCRIPTION = (
    "Tables for people, bots and programs. Become a guest, open or join a table, follow its events, act. "
    "Refusals are problem details (RFC 9457). See docs/api.md."
)


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body may hold bytes that are no text."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Malformed("the body is not UTF-8") from None


def create_app(settings: Settings) -> Guard:
    """The whole server as an ASGI application."""
    load_plugins(settings.plugins)
    counts: dict[int, int] = {}
    house = House(settings, Store(settings.database, settings.redis))
    services = Services(settings, house, counts)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*HANDLERS, pages(settings.web or default_folder())],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "caller": Provide(_caller),
            "guest": Provide(_guest),
        },
        exception_handlers={
            Problem: _problem,
            HTTPException: _http_problem,
            RecursionError: _nested,
            Exception: _failure,
        },
        lifespan=[lifespan],
        openapi_config=_openapi(),
        plugins=[ViewSchemas()],
        request_class=BodyRequest,
        request_max_body_size=settings.record_bytes,
        signature_types=[Services, Guest],
        state=State({"services": services}),
        logging_config=None,
    )
    guard = Guard(app, settings, counts)
    guard.services = services
    return guard


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Safehouse",
        version=__version__,
        description=DESCRIPTION,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type="application/json")],  # type: ignore[arg-type]
        use_handler_docstrings=False,
        security=[{"bearer": []}, {"cookie": []}, {}],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", name=PLAIN_COOKIE, security_scheme_in="cookie"),
            }
        ),
    )


def _services(state: State) -> Services:
    found: Services = state["services"]
    return found


async def _caller(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Guest | None:
    return await services.caller(request.scope, request.cookies, request.headers.get("authorization"))


async def _guest(caller: NamedDependency[Guest | None]) -> Guest:
    if caller is None:
        raise Unauthorized("POST /api/guest gives a token; send it as `Authorization: Bearer TOKEN` or as the cookie")
    return caller


def _answer(problem: Problem) -> Response[Any]:
    return Response(problem.body(), status_code=problem.status, media_type=PROBLEM_MEDIA, headers=problem.headers)


def _problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return _answer(problem)


def _http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals: unknown addresses, wrong methods, bodies and parameters of the wrong form."""
    kind = BY_STATUS.get(error.status_code, Malformed)
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
    """Our own mistakes: told to the log with the address without its query, and to nobody else."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(Failure("it was written down"))
