"""What is known of a guest: all of it as a file, none of it any more, and for how long."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post

from ..parameters import POSTED, AnyRequest, Me, Serving, problems
from .guests import end_cookie


class PrivacyBody(msgspec.Struct):
    """What the operator has set. Days of 0: for ever."""

    operator: str
    token_days: float
    table_days: float
    report_days: float
    access_log: bool


class DeletedBody(msgspec.Struct):
    deleted: bool


@get("/api/privacy", responses=problems(), summary="Who runs this house, and how long it keeps what")
async def privacy(services: Serving) -> PrivacyBody:
    own = services.settings
    return PrivacyBody(own.operator, own.token_days, own.table_days, own.report_days, own.access_log)


@get("/api/me/data", responses=problems(401, 503), summary="Everything that is stored of the caller, as a file")
async def my_data(guest: Me, services: Serving) -> Response[dict[str, Any]]:
    services.limits.costly.take(guest.id)
    headers = {"Content-Disposition": 'attachment; filename="safehouse-my-data.json"'}
    return Response(await services.privacy.data_of(guest.id), headers=headers)


@post(
    "/api/me/delete",
    status_code=200,
    responses=problems(401, *POSTED, 503),
    summary="Forget the caller: name, chat and notes go, games stay, bots take the seats",
)
async def delete_me(guest: Me, request: AnyRequest, services: Serving) -> Response[DeletedBody]:
    services.limits.costly.take(guest.id)
    await services.privacy.forget(guest.id)
    return Response(DeletedBody(True), cookies=[end_cookie(request)])


HANDLERS = [privacy, my_data, delete_me]
