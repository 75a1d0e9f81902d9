"""Counters for Prometheus, on a port of their own: they tick with every secret step, so players must not read them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import uvicorn

from ..metrics import Metrics
from ..problems import NotFound, Problem
from ..settings import Settings
from ..storage.table_store import TableStore
from .listening import listen
from .problem_responses import send_problem

if TYPE_CHECKING:
    from litestar.types import Receive, Send

ADDRESS = "/metrics"
MEDIA = b"text/plain; version=0.0.4; charset=utf-8"


class MetricsPage:
    """An ASGI application with one page."""

    def __init__(self, metrics: Metrics, store: TableStore) -> None:
        self._metrics = metrics
        self._store = store

    async def __call__(self, scope: Any, _: Receive, send: Send) -> None:
        try:
            content = await self._page(scope)
        except Problem as problem:
            await send_problem(problem, send)
            return
        headers = [(b"content-type", MEDIA), (b"content-length", str(len(content)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    async def _page(self, scope: Any) -> bytes:
        if scope["path"] != ADDRESS or scope["method"] not in ("GET", "HEAD"):
            raise NotFound(f"there is nothing here but GET {ADDRESS}")
        return self._metrics.page(await self._store.counts()).encode()


class _Quiet(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are for the server of the house, which ends this one."""
        yield


class MetricsServer:
    """Serves the page beside the house, on the same event loop; on no port, nothing."""

    def __init__(self, settings: Settings, metrics: Metrics, store: TableStore) -> None:
        self._socket = None if settings.metrics_port is None else listen(settings.metrics_host, settings.metrics_port)
        config = uvicorn.Config(
            MetricsPage(metrics, store), lifespan="off", log_config=None, access_log=False, server_header=False
        )
        self._server = _Quiet(config)
        self._task: asyncio.Task[None] | None = None

    @property
    def port(self) -> int | None:
        return None if self._socket is None else int(self._socket.getsockname()[1])

    def start(self) -> None:
        if self._socket is not None:
            self._task = asyncio.create_task(self._server.serve(sockets=[self._socket]))

    async def close(self) -> None:
        self._server.should_exit = True
        if self._task is not None:
            await self._task
        if self._socket is not None:
            self._socket.close()
