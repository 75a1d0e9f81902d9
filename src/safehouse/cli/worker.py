"""`safehouse worker`: thinks for the bots of servers elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from .common import need_server


def add_to(app: typer.Typer) -> None:
    app.command("worker", epilog="[bold]safehouse worker --redis redis://10.0.0.5 --processes 8[/]")(worker)


def worker(
    redis: Annotated[
        str, typer.Option(metavar="URL", help="The Redis of the servers: redis://HOST:PORT, rediss://…, unix:///PATH.")
    ],
    processes: Annotated[int, typer.Option(min=1, max=256, help="How many bots think at once.")] = 1,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="After so long a bot is given up.")] = 30.0,
    plugin: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:NAME", help="A further game that the servers have.")
    ] = None,
) -> None:
    """Answer the questions of bots that servers put into Redis. It may run on any machine, and end at any time."""
    need_server()
    from safehouse.server.bots.job_queue import VERSION  # heavy, and only needed here
    from safehouse.server.plugins import load_plugins
    from safehouse.server.redis_client import reach, shown

    plugins = tuple(plugin or ())
    load_plugins(plugins)
    reach(redis)
    noun = "process" if processes == 1 else "processes"
    print(f"Thinking for the servers at {shown(redis)} in {processes} {noun} (version {VERSION})", flush=True)
    asyncio.run(_work(redis, processes, seconds, plugins))


async def _work(redis: str, processes: int, seconds: float, plugins: tuple[str, ...]) -> None:
    from safehouse.server.bots.queue_worker import QueueWorker

    await QueueWorker(redis, processes, seconds, plugins).run()
