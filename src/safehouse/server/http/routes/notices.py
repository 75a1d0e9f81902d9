"""Notices: where, when and of which tables the caller wants to be told that it is his turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...notices.couriers import PushKeys
from ...notices.service import shown_address
from ...problems import Forbidden
from ...tables.permissions import own_seats
from ..authentication import token_hash
from ..parameters import CHANGING, POSTED, AnyRequest, MatchId, Me, Serving, problems

ChannelId = Annotated[str, PathParameter(max_length=40)]
LinkToken = Annotated[str, PathParameter(max_length=100)]
Kind = Literal["push", "mail", "discord", "slack", "ntfy", "json"]
Minute = Annotated[int, Meta(ge=0, le=1439, description="Minutes after midnight, on the caller's own clock")]


class WishesBody(msgspec.Struct, forbid_unknown_fields=True):
    """In which language, in which hours not, and whether tables that are played live call, too."""

    language: Annotated[str, Meta(max_length=10, description="en, de, pl or ja")] = "en"
    zone: Annotated[str, Meta(min_length=1, max_length=60, description="A time zone, as Europe/Vienna")] = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    live: bool = False


class ChannelBody(msgspec.Struct):
    """Where the caller is told. Of browsers and webhooks only the host is shown: the whole address is a secret."""

    id: str
    kind: Kind
    address: str
    confirmed: bool
    here: bool
    """Whether it is the browser that asks."""
    failing: bool
    """Whether the last notice did not arrive; it is tried again."""


class NoticesBody(msgspec.Struct):
    channels: list[ChannelBody]
    wishes: WishesBody
    tables: dict[str, bool]
    """Tables of which the caller wants to be told otherwise than of all."""
    offered: list[Kind]
    push_key: str
    """The key with which a browser subscribes."""


class ChannelRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`address`: of mail, of the webhook, or the endpoint of the browser's push subscription, with its keys."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys | None = None


class TableNoticesRequest(msgspec.Struct, forbid_unknown_fields=True):
    wanted: bool


class LinkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What stands after # in the link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class DoneBody(msgspec.Struct):
    done: bool = True


async def _notices(guest: str, request: AnyRequest, services: Serving) -> NoticesBody:
    told = await services.notices.of(guest)
    own = _device(request)
    channels = [
        ChannelBody(
            channel.id,
            channel.kind,  # type: ignore[arg-type]
            shown_address(channel),
            channel.confirmed_at is not None,
            channel.device is not None and channel.device == own,
            channel.failures > 0,
        )
        for channel in told.channels
    ]
    offered: list[Kind] = services.notices.offered  # type: ignore[assignment]
    return NoticesBody(channels, WishesBody(**asdict(told.wishes)), told.tables, offered, services.notices.push_key)


@contextmanager
def _slow_to_guess(request: AnyRequest, services: Serving) -> Iterator[None]:
    try:
        yield
    except Forbidden:
        services.limits.failure(request.scope)
        raise


def _device(request: AnyRequest) -> str | None:
    return token_hash(request.scope, request.cookies, request.headers.get("authorization"))


@get("/api/me/notices", responses=problems(401, 503), summary="How the caller is told that it is his turn")
async def my_notices(guest: Me, request: AnyRequest, services: Serving) -> NoticesBody:
    return await _notices(guest.id, request, services)


@post("/api/me/notices", status_code=200, responses=problems(401, *POSTED, 422, 503), summary="Language, quiet hours")
async def put_wishes(data: JSONBody[WishesBody], guest: Me, request: AnyRequest, services: Serving) -> NoticesBody:
    services.limits.changes.take(guest.id)
    quiet = data.quiet_from, data.quiet_until
    await services.notices.put_wishes(guest.id, data.language, data.zone, quiet, live=data.live)
    return await _notices(guest.id, request, services)


@post(
    "/api/me/notices/channels",
    status_code=201,
    responses=problems(401, *POSTED, 409, 422, 503),
    summary="Be told here, too; an address of mail is asked first",
)
async def add_channel(data: JSONBody[ChannelRequest], guest: Me, request: AnyRequest, services: Serving) -> NoticesBody:
    services.limits.notices.take(guest.id)
    await services.notices.add(guest.id, data.kind, data.address, data.keys, _device(request))
    return await _notices(guest.id, request, services)


@post(
    "/api/me/notices/channels/{channel:str}/remove",
    status_code=200,
    responses=problems(401, *POSTED, 404, 503),
    summary="Be told there no more",
)
async def remove_channel(channel: ChannelId, guest: Me, request: AnyRequest, services: Serving) -> NoticesBody:
    await services.notices.remove(guest.id, channel)
    return await _notices(guest.id, request, services)


@post(
    "/api/me/notices/channels/{channel:str}/try",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 503),
    summary="Send a notice now, to see whether it arrives",
)
async def try_channel(channel: ChannelId, guest: Me, services: Serving) -> DoneBody:
    services.limits.notices.take(guest.id)
    await services.notices.try_out(guest.id, channel)
    return DoneBody()


@post(
    "/api/matches/{id:str}/notices",
    status_code=200,
    responses=problems(*CHANGING),
    summary="Whether this table calls, whatever holds for all",
)
async def put_table_wish(
    id: MatchId, data: JSONBody[TableNoticesRequest], guest: Me, request: AnyRequest, services: Serving
) -> NoticesBody:
    services.limits.changes.take(guest.id)
    session = await services.tables.find(id)
    own_seats(session.table, guest, None)
    await services.notices.put_table_wish(guest.id, id, data.wanted)
    return await _notices(guest.id, request, services)


@post(
    "/api/notices/confirm",
    status_code=200,
    responses=problems(*POSTED, 404, 503),
    summary="Confirm an address of mail by the link that was sent there",
)
async def confirm(data: JSONBody[LinkRequest], request: AnyRequest, services: Serving) -> DoneBody:
    with _slow_to_guess(request, services):
        await services.notices.confirm(data.token)
    return DoneBody()


@post(
    "/api/notices/off",
    status_code=200,
    responses=problems(*POSTED, 503),
    summary="Turn a channel off by the link in a notice",
)
async def turn_off(data: JSONBody[LinkRequest], request: AnyRequest, services: Serving) -> DoneBody:
    with _slow_to_guess(request, services):
        await services.notices.turn_off(data.token)
    return DoneBody()


@post(
    "/api/notices/off/{token:str}",
    status_code=200,
    responses=problems(*POSTED, 503),
    summary="The same in one click, as programs for mail do it (RFC 8058); what is posted is not read",
)
async def turn_off_at_once(token: LinkToken, request: AnyRequest, services: Serving) -> DoneBody:
    with _slow_to_guess(request, services):
        await services.notices.turn_off(token)
    return DoneBody()


HANDLERS = [
    my_notices,
    put_wishes,
    add_channel,
    remove_channel,
    try_channel,
    put_table_wish,
    confirm,
    turn_off,
    turn_off_at_once,
]
