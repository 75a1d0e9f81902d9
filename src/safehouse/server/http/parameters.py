"""What many calls have in common: who calls, the headers and parameters, and the refusals that are documented."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Request, Response
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from ..problems import ProblemBody, Unauthorized
from ..serializers.table_body import encoder
from ..services.operator_service import Operator
from ..services.table_session import TableSession
from ..tables.permissions import viewer_of
from ..tables.players import Guest
from .problem_responses import PROBLEM_MEDIA
from .services import Services

AnyRequest = Request[Any, Any, Any]
Serving = NamedDependency[Services]
Me = NamedDependency[Guest]
Anybody = NamedDependency[Guest | None]
Operating = NamedDependency[Operator]
Key = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        required=False,
        min_length=1,
        max_length=80,
        pattern=r"^[!-~]+$",
        description="Chosen once for each thing to be done. The same key again does nothing and gives the same answer.",
    ),
]
Language = Annotated[
    str | None, QueryParameter(name="lang", required=False, max_length=10, description="en, de, pl or ja")
]
Accepted = Annotated[str | None, HeaderParameter(name="Accept-Language", required=False, max_length=500)]
MatchId = Annotated[str, PathParameter(max_length=40)]
ViewedSeat = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, le=3, description="Which of the caller's several seats to look through"),
]
KnownVersion = Annotated[
    int | None,
    QueryParameter(
        name="from",
        ge=0,
        le=9_999_999,
        description="The `seq` that the caller has: if possible the answer says what has changed since (`PatchBody`)",
    ),
]
ReplayEyes = Annotated[
    str | None,
    QueryParameter(name="as", pattern="^(all|none|[0-3])$", description="A seat, `none` (a spectator) or `all`"),
]

POSTED = (403, 413, 415)
"""The refusals of every call with a body."""
CHANGING = (401, *POSTED, 404, 409, 422, 503)
"""The refusals of every call that changes a table."""

_DESCRIPTIONS = {
    400: "The request does not have the documented form",
    401: "No token, or an unknown one",
    403: "Not allowed for this caller, or called from another site",
    404: "Not found",
    409: "Not possible as things stand; `table` is the table as it is now, if the decision was stale",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "A value or action is not allowed; `rule` and `message` say why, if a rule forbids it",
    429: "Too many requests; Retry-After says when to come back",
    503: "Nothing was stored, or nothing can be read at the moment; try again",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documented refusals of a call."""
    return {
        status: ResponseSpec(
            ProblemBody, generate_examples=False, description=_DESCRIPTIONS[status], media_type=PROBLEM_MEDIA
        )
        for status in (400, 403, *statuses, 429)
    }


def as_json(content: bytes, status: int = 200) -> Response[Any]:
    return Response(cast("Any", content), status_code=status, media_type="application/json")


def own_table(session: TableSession, guest: Guest, seat: int | None) -> Response[Any]:
    """The table as the caller sees it now."""
    viewer = viewer_of(session.table, guest, seat)
    return as_json(encoder.encode(session.body(viewer, guest.id)))


# --- dependencies -------------------------------------------------------------------------------------------------


async def _caller(request: AnyRequest, services: NamedDependency[Services]) -> Guest | None:
    authorization = request.headers.get("authorization")
    return await services.authentication.caller(request.scope, request.cookies, authorization)


async def _guest(caller: NamedDependency[Guest | None]) -> Guest:
    if caller is None:
        raise Unauthorized("POST /api/guest gives a token; send it as `Authorization: Bearer TOKEN` or as the cookie")
    return caller


async def _operator(request: AnyRequest, services: NamedDependency[Services]) -> Operator:
    try:
        return await services.operators.find(request.headers.get("authorization"))
    except Unauthorized:
        services.authentication.refused(request.scope)
        raise


def dependencies(services: Services) -> dict[str, Provide]:
    """`services`, `caller` (a guest or nobody), `guest` (never nobody) and `operator` for calls that name them."""

    def provide() -> Services:
        return services

    return {
        "services": Provide(provide, use_cache=True, sync_to_thread=False),
        "caller": Provide(_caller),
        "guest": Provide(_guest),
        "operator": Provide(_operator),
    }
