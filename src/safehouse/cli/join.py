"""`safehouse join`: a bot at the tables of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from safehouse.core.errors import OptionError

from .common import console, need_client

EXAMPLES = """
[bold]safehouse join http://127.0.0.1:8000/join#7f… --bot my_bot.py:choose[/]   takes the seat of an invitation

[bold]safehouse join https://play.example --bot ismcts:level=4 --accept anyone[/]   waits for challenges

[bold]SAFEHOUSE_TOKEN=… safehouse join https://play.example --bot my_bot.py:choose[/]   as a bot of yours
"""
WHO = ("nobody", "owner", "anyone")

Url = Annotated[str, typer.Argument(metavar="URL", help="A server, or the link of a table.", show_default=False)]
BotText = Annotated[
    str,
    typer.Option(
        "--bot", metavar="BOT", help="FILE.py:NAME, a function of an observation; or greedy, ismcts:level=4 …"
    ),
]
Name = Annotated[str, typer.Option("--name", metavar="NAME", help="What a new bot is called.")]
Token = Annotated[
    str | None,
    typer.Option("--token", envvar="SAFEHOUSE_TOKEN", metavar="TOKEN", help="A bot's, as the settings page gives it."),
]
Accept = Annotated[
    str | None, typer.Option("--accept", metavar="WHO", help=f"Whose challenges it takes: {', '.join(WHO)}.")
]
Games = Annotated[str | None, typer.Option("--games", metavar="NAME,…", help="To which games; all of them by default.")]
Stop = Annotated[int | None, typer.Option("--stop-after", metavar="N", min=1, help="Leaves after so many games.")]


def add_to(app: typer.Typer) -> None:
    app.command("join", epilog=EXAMPLES)(join)


def join(
    url: Url,
    bot: BotText,
    name: Name = "Bot",
    token: Token = None,
    accept: Accept = None,
    games: Games = None,
    stop_after: Stop = None,
) -> None:
    """Seat a bot at tables of a server.

    It is shown as a bot to everybody. With the link of a table it sits down there; otherwise it waits for challenges.
    It may be killed and started again with the same token: it goes on where it was.
    """
    need_client()
    from safehouse.remote.choosers import chooser
    from safehouse.remote.house import House, read_link
    from safehouse.remote.player import RemotePlayer

    if accept is not None and accept not in WHO:
        raise OptionError(f"--accept: {accept!r} is not allowed; allowed: {', '.join(WHO)}")
    maker, link = chooser(bot), read_link(url)
    house = House(link.server, token)
    screen = console(errors=True)
    if token is None:
        screen.print(f"this bot's token, to come back as the same: {house.become_bot(name)}")
    screen.print(f"{house.name()} listens at {link.server}")
    if accept is not None or games is not None:
        house.accept(accept or "owner", None if games is None else [one.strip() for one in games.split(",")])
    if link.table is not None:
        house.join(link.table, link.invite)
    player = RemotePlayer(house, maker, lambda kind, table, words: screen.print(f"{table}  {kind:8} {words}"))
    player.play(stop_after)
    house.close()
