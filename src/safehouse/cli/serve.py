"""`safehouse serve`: the web platform."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from safehouse.core.errors import OptionError

from .common import need_server


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port to listen on; 0 takes a free one.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file in your data folder.")
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="redis://HOST:PORT: wakes other servers, and hands bots' questions to workers."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds a bot waits before it moves, so that people can follow.")
    ] = 0.4,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits for calls from this machine; not behind a proxy.")
    ] = False,
    web: Annotated[Path | None, typer.Option(help="The folder of the built browser client.", exists=True)] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A host name under which the server may be called; any by default.")
    ] = None,
) -> None:
    """Opens the house: tables in the browser, for friends and bots. It prints its address."""
    need_server()
    from sqlalchemy.exc import SQLAlchemyError

    from safehouse.server.run import serve as run  # heavy, and only needed here
    from safehouse.server.settings import Settings, default_database
    from safehouse.server.storage.engine import make_engine

    url = db or default_database()
    try:
        make_engine(url).connect().close()
    except (ValueError, OSError, SQLAlchemyError) as error:
        raise OptionError(f"--db: {str(error).splitlines()[0]}") from None
    if redis is not None:
        _reach(redis)
    settings = Settings(
        url,
        redis,
        web=web,
        workers=workers,
        bot_pause=bot_pause,
        hosts=tuple(name or ()),
        limit_loopback=not unlimited,
    )
    try:
        run(settings, host, port)
    except SQLAlchemyError as error:
        raise OptionError(f"--db: {str(error).splitlines()[0]}") from None
    except OSError as error:
        raise OptionError(f"{host}:{port}: {os.strerror(error.errno or 0)}") from None


def _reach(redis: str) -> None:
    from safehouse.server.redis_client import reach

    try:
        reach(redis)
    except OptionError as error:
        raise OptionError(f"--redis: {error}") from None
