"""Guests: becoming one, on further devices too, and taking another name."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ...guests.device_codes import CODE_SECONDS
from ...tables.permissions import check_rename
from ...tables.players import Guest
from .. import requests as rq
from ..authentication import COOKIE_SECONDS, cookie_name, token_hash
from ..parameters import POSTED, AnyRequest, Me, Serving, problems


class GuestBody(msgspec.Struct):
    """The token is shown this once: keep it."""

    id: str
    name: str
    token: str


class CodeBody(msgspec.Struct):
    """To be typed on the other device once, within this many seconds. Never put it into a path or query."""

    code: str
    seconds: int


class ForgottenBody(msgspec.Struct):
    """How many tokens of the guest became invalid."""

    forgotten: int


class NamedBody(msgspec.Struct):
    id: str
    name: str


@post("/api/guest", status_code=201, responses=problems(*POSTED, 422, 503), summary="Become a guest")
async def new_guest(data: JSONBody[rq.NewGuestRequest], request: AnyRequest, services: Serving) -> Response[GuestBody]:
    services.limits.new_guest(request.scope)
    services.moderation.check_words(data.name, "name")
    guest, token = await services.guests.make(data.name, bot_of="" if data.bot else None)
    return _welcomed(guest, token, request, 201)


def _welcomed(guest: Guest, token: str, request: AnyRequest, status: int) -> Response[GuestBody]:
    """The answer to a new guest or device: the token, and the cookie in which a browser keeps it."""
    return Response(
        GuestBody(guest.id, guest.name, token), status_code=status, cookies=[_cookie(request, token, COOKIE_SECONDS)]
    )


def end_cookie(request: AnyRequest) -> Cookie:
    """Takes the token out of the browser."""
    return _cookie(request, "", 0)


def _cookie(request: AnyRequest, token: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(request.scope),
        value=token,
        path="/",
        max_age=seconds,
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="lax",
    )


@post(
    "/api/guest/devices",
    status_code=201,
    responses=problems(401, *POSTED, 503),
    summary="Get a code with which another device becomes the same guest",
)
async def new_code(guest: Me, services: Serving) -> CodeBody:
    services.limits.costly.take(guest.id)
    return CodeBody(await services.guests.code(guest), CODE_SECONDS)


@post(
    "/api/guest/claim",
    status_code=200,
    responses=problems(*POSTED, 503),
    summary="Become the guest whose device shows this code",
)
async def claim(data: JSONBody[rq.ClaimRequest], request: AnyRequest, services: Serving) -> Response[GuestBody]:
    services.limits.claim(request.scope)
    guest, token = await services.guests.claim(data.code)
    return _welcomed(guest, token, request, 200)


@post(
    "/api/guest/devices/forget",
    status_code=200,
    responses=problems(401, *POSTED, 503),
    summary="Make all other tokens of the guest invalid; the caller's own stays",
)
async def forget_devices(guest: Me, request: AnyRequest, services: Serving) -> ForgottenBody:
    services.limits.costly.take(guest.id)
    forgotten = await services.guests.forget_others(guest, _own_token(request))
    await services.notices.forget_devices()
    return ForgottenBody(forgotten)


def _own_token(request: AnyRequest) -> str:
    """The hash of the caller's token."""
    return str(token_hash(request.scope, request.cookies, request.headers.get("authorization")))


@post(
    "/api/guest/devices/leave",
    status_code=200,
    responses=problems(401, *POSTED, 503),
    summary="Sign out of this device: the caller's own token becomes invalid, the guest and other devices stay",
)
async def sign_out(guest: Me, request: AnyRequest, services: Serving) -> Response[ForgottenBody]:
    services.limits.costly.take(guest.id)
    await services.guests.sign_out(guest, _own_token(request))
    await services.notices.forget_devices()
    return Response(ForgottenBody(1), cookies=[end_cookie(request)])


@post("/api/me", status_code=200, responses=problems(401, *POSTED, 409, 422, 503), summary="Take another name")
async def rename(data: JSONBody[rq.GuestRequest], guest: Me, services: Serving) -> NamedBody:
    services.limits.costly.take(guest.id)
    services.moderation.check_words(data.name, "name")
    for session in await services.repository.find_all(await services.store.running(guest.id)):
        check_rename(session.table)
    renamed = await services.guests.rename(guest, data.name)
    services.repository.renamed(renamed)
    return NamedBody(renamed.id, renamed.name)


HANDLERS = [new_guest, new_code, claim, forget_devices, sign_out, rename]
