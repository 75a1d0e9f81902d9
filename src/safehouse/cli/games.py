"""`safehouse games`: what can be played, and with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from safehouse.catalogue import all_games

from .common import AsJson, Language, console, print_json

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.game import Game
    from safehouse.core.options import Option


def add_to(app: typer.Typer) -> None:
    app.command("games", epilog="[bold]safehouse games --json | jq '.spyconnection.options'[/]")(games)


def games(json: AsJson = False, lang: Language = "en") -> None:
    """List the games with their seats, options and data sets."""
    found = all_games()
    if json:
        print_json({name: _described(game) for name, game in found.items()})
        return
    screen = console()
    for game in found.values():
        for part in _shown(game, lang):
            screen.print(part)


def _described(game: Game) -> dict[str, Any]:
    return {
        "title": game.title,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "options": [_option(game, option) for option in game.options],
        "data_sets": {name: " ".join(game.data_set(name).provenance.split()) for name in game.data_sets()},
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    values = list(game.data_sets()) if option.key == "data_set" else list(option.values)
    return {
        "key": option.key,
        "default": option.default,
        "values": values,
        "least": option.least,
        "seat_number": option.seat_number,
        "per_seat": option.per_seat,
        "list_of": option.members or None,
        "rules": option.rules,
    }


def _shown(game: Game, language: str) -> list[RenderableType]:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    texts = game.texts(language)
    facts = f"{game.name} · {game.seats[0]}–{game.seats[-1]} seats · {game.minutes[0]}–{game.minutes[1]} minutes"
    options = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("option", "allowed", "default", "rules"):
        options.add_column(heading, overflow="fold")
    for option in game.options:
        allowed = ", ".join(game.data_sets()) if option.key == "data_set" else option.allowed()
        options.add_row(Text(option.key, style="bold"), allowed, _word(option.default), option.rules)
        options.add_row("", Text(texts.say(f"option-{option.key}", "help"), style="dim"), "", "")
    parts: list[RenderableType] = [
        Text(game.title, style="bold"),
        Text(facts, style="dim"),
        Text(texts.say("game-summary")),
        Padding(options, (1, 0, 1, 2)),
    ]
    for name in game.data_sets():
        data = game.data_set(name)
        line = Text.assemble(("data set ", "dim"), (name, "bold"), f"  {' '.join(data.provenance.split())}")
        parts.append(Padding(line, (0, 0, 1, 2)))
    return parts


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
