"""For those who run the server."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get

from ..parameters import Serving, problems


class HealthBody(msgspec.Struct):
    status: Literal["ok"]


@get("/healthz", responses={503: problems(503)[503]}, summary="Whether the house can write")
async def health(services: Serving) -> HealthBody:
    await services.health.check()
    return HealthBody("ok")


HANDLERS = [health]
