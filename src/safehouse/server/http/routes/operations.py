"""For those who run the server."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get

from ..parameters import Serving, problems


class HealthBody(msgspec.Struct):
    status: Literal["ok"]


@get("/healthz", responses={503: problems(503)[503]}, summary="Whether the database answers")
async def health(services: Serving) -> HealthBody:
    await services.store.counts()
    return HealthBody("ok")


@get("/metrics", responses={503: problems(503)[503]}, media_type="text/plain", summary="Counters for Prometheus")
async def metrics(services: Serving) -> str:
    return services.metrics.page(await services.store.counts())


HANDLERS = [health, metrics]
