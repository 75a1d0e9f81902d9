"""The calls of the API, by resource. Each checks limits, asks a service, and answers what `serializers` builds."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from . import (
    actions,
    admin,
    bots,
    cases,
    chat,
    conduct,
    games,
    guests,
    hints,
    lobby,
    matches,
    notes,
    notices,
    operations,
    privacy,
    records,
    reviews,
    seats,
    sharing,
)

HANDLERS: list[HTTPRouteHandler] = [
    handler
    for module in (
        guests,
        games,
        cases,
        lobby,
        matches,
        sharing,
        seats,
        bots,
        actions,
        chat,
        notes,
        notices,
        hints,
        records,
        reviews,
        conduct,
        privacy,
        admin,
        operations,
    )
    for handler in module.HANDLERS
]
