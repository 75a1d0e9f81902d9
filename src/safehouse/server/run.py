"""Runs the server under uvicorn."""

from __future__ import annotations

import argparse
import gc
import logging
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn

from .app import create_app
from .http.addresses import LOOPBACK
from .http.connections import limited_protocol
from .http.listening import listen
from .logs import set_up
from .seeds import TEST_DEAL, is_foretold
from .settings import Settings, default_database
from .storage import schema

logger = logging.getLogger(__name__)

OTHER_FILES = 128
"""Open files that are no connections: databases, pipes to bots, sockets that listen."""


def check_serving(host: str) -> None:
    """A server whose cards can be foretold is not for others."""
    if not is_foretold():
        return
    if host not in LOOPBACK:
        raise SystemExit(f"{TEST_DEAL} is for tests: with it a server may serve 127.0.0.1 only, not {host}")
    logger.warning("%s is set: anybody can predict the cards of this server", TEST_DEAL)


def _that_fit(settings: Settings) -> Settings:
    """As many connections as the machine has files for: each takes one, and some are needed for other things."""
    if sys.platform == "win32":
        return settings
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections + OTHER_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return replace(settings, connections=min(settings.connections, max(1, soft - OTHER_FILES)))


def serve(settings: Settings, host: str, port: int, *, quiet: bool = False) -> None:
    """Serves until interrupted. Prints its address when it listens and its database is ready."""
    set_up(settings, quiet=quiet)
    check_serving(host)
    sys.setswitchinterval(0.001)  # the thread that writes must not hold up the event loop
    app = create_app(settings)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # tables are trees of lists: nearly all is freed without the collector
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=limited_protocol(_that_fit(settings)),
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=3,
    )
    with listen(host, port) as server:
        app.house.database.lock.take()
        schema.migrate(app.house.database.engine)
        name = f"[{host}]" if ":" in host else host
        if settings.hosts and host in LOOPBACK:
            logger.warning("calls from this machine count as one caller: a proxy in front must send X-Forwarded-For")
        print(f"Safehouse is open at http://{name}:{server.getsockname()[1]}", flush=True)  # noqa: T201
        uvicorn.Server(config).run(sockets=[server])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m safehouse.server", description="The web platform.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default=default_database(), help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--redis", default=None, help="redis://HOST:PORT")
    parser.add_argument("--web", type=Path, default=None, help="the folder of the built browser client")
    parser.add_argument("--workers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--plugin", action="append", default=[], help="a further game, as module:ATTRIBUTE")
    parser.add_argument("--unlimited", action="store_true", help="no limits for calls from this machine")
    given = parser.parse_args()
    settings = Settings(
        given.db,
        given.redis,
        web=given.web,
        workers=given.workers,
        plugins=tuple(given.plugin),
        limit_loopback=not given.unlimited,
    )
    serve(settings, given.host, given.port)
