"""The calls of the API, by resource. Each checks limits, asks a service, and answers what `serializers` builds."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from . import (
    actions,
    admin,
    bots,
    chat,
    conduct,
    games,
    guests,
    hints,
    lobby,
    matches,
    notes,
    operations,
    privacy,
    records,
    seats,
)

HANDLERS: list[HTTPRouteHandler] = [
    handler
    for module in (
        guests,
        games,
        lobby,
        matches,
        seats,
        bots,
        actions,
        chat,
        notes,
        hints,
        records,
        conduct,
        privacy,
        admin,
        operations,
    )
    for handler in module.HANDLERS
]
