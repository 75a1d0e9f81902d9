"""`safehouse serve`: the web platform."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from safehouse.core.errors import OptionError

from .common import AsJson, console, need_server, print_json

if TYPE_CHECKING:
    from safehouse.server.configuration import Configuration, Told

USUAL = {"bot_pause": 0.4}
"""What holds here where nothing is set: people want to follow the bots."""


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
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes in which bots think; 1 by default.")
    ] = None,
    bot_pause: Annotated[
        float | None,
        typer.Option(min=0, max=60, help="Seconds a bot takes before it moves, so that people can follow; 0.4."),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(min=0, max=65_535, help="Tell counters to Prometheus on this port, to this machine alone."),
    ] = None,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits for calls from this machine; not behind a proxy.")
    ] = False,
    web: Annotated[Path | None, typer.Option(help="The folder of the built browser client.", exists=True)] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A host name under which the server may be called; any by default.")
    ] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings as TOML; the environment and options go before it.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Say what is set, and from where, and what is wrong; serve nothing.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Opens the house: tables in the browser, for friends and bots. It prints its address."""
    need_server()
    given = {
        "database": db,
        "redis": redis,
        "workers": workers,
        "bot_pause": bot_pause,
        "metrics_port": metrics_port,
        "limit_loopback": False if unlimited else None,
        "web": web,
        "hosts": name or None,
    }
    _open(_configured(config, given), host, port, check=check, json=json)


def _configured(file: Path | None, given: dict[str, Any]) -> Configuration:
    from safehouse.server.configuration import configure

    return configure(file, os.environ, given, USUAL)


def _open(found: Configuration, host: str, port: int, *, check: bool, json: bool) -> None:
    from safehouse.server.settings import Settings

    faults = list(found.faults)
    if isinstance(found.settings, Settings):
        faults += _unreachable(found.settings)
    if check:
        _tell(found.told, faults, json)
    if faults:
        raise OptionError(*faults) if not check else typer.Exit(2)
    if not check and found.settings is not None:
        _run(found.settings, host, port)


def _run(settings: Any, host: str, port: int) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from safehouse.server.run import serve as run  # heavy, and only needed here

    try:
        run(settings, host, port)
    except SQLAlchemyError as error:
        raise OptionError(f"--db: {str(error).splitlines()[0]}") from None
    except OSError as error:
        raise OptionError(f"{host}:{port}: {os.strerror(error.errno or 0)}") from None


def _unreachable(settings: Any) -> list[str]:
    """What is set and cannot be used: the database, Redis."""
    from safehouse.server.reach import database_fault, redis_fault

    found = (("--db", database_fault(settings.database)), ("--redis", redis_fault(settings.redis)))
    return [f"{option}: {fault}" for option, fault in found if fault is not None]


def _tell(told: list[Told], faults: list[str], json: bool) -> None:
    from safehouse.server.reach import shown_value

    lines = [(one.name, shown_value(one.name, one.value), one.source) for one in told]
    if json:
        print_json({"settings": {name: {"value": v, "source": s} for name, v, s in lines}, "faults": faults})
        return
    screen = console()
    widest = max(len(name) for name, _, _ in lines)
    for name, value, source in lines:
        screen.print(f"{name:<{widest}}  {value}  ({source})", soft_wrap=True)
    for fault in faults:
        screen.print(f"wrong: {fault}", soft_wrap=True)
    if not faults:
        screen.print("nothing is wrong")
