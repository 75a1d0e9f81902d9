"""`safehouse play`: a game in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from safehouse.core.errors import OptionError, RecordError

from .common import DataFile, GameName, GivenOptions, Language, Seats, Seed, cli_texts, console, open_game

if TYPE_CHECKING:
    from safehouse.bots import Bot
    from safehouse.core.match import Match

    from .table.session import Player

LETTERS = "ABCD"

EXAMPLES = """
[bold]safehouse play spyconnection[/]   you against one bot

[bold]safehouse play spyconnection --seats 4 --bots greedy,random --lang ja[/]   three bots, in Japanese

[bold]safehouse play spyconnection --bots ismcts:level=5[/]   against the strongest; compiled first, once

[bold]safehouse play spyconnection --seats 3 --hotseat --bots greedy[/]   two people and a bot

[bold]safehouse play vienna --preset first[/]   the introductory version, for a first game

[bold]safehouse play spyconnection -o board_side=dark -o agents=15 --seed 7[/]   with options

[bold]safehouse play spyconnection --load evening.json[/]   go on with a saved game
"""

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots", metavar="BOT,…", help="Bots for the other seats, repeated as needed: random, greedy, ismcts:level=3."
    ),
]
OwnSeat = Annotated[str, typer.Option("--seat", metavar="K", help="Your seat: A, B, … or 0, 1, …")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a game saved at the table.")]
Hotseat = Annotated[bool, typer.Option("--hotseat", help="Seats without a bot are people at this screen.")]
Preset = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="Options that belong together, such as first for a first game."),
]
EndsTurns = Annotated[
    bool,
    typer.Option("--end-turns/--no-end-turns", help="Turns end by themselves when nothing is left that could help."),
]
Names = Annotated[
    str | None, typer.Option("--names", metavar="NAME,…", help="What the people at the table are called.")
]


def add_to(app: typer.Typer) -> None:
    app.command("play", epilog=EXAMPLES)(play)


def play(
    game: GameName,
    seats: Seats = None,
    bots: Bots = None,
    seat: OwnSeat = "A",
    names: Names = None,
    seed: Seed = None,
    lang: Language = "en",
    option: GivenOptions = None,
    preset: Preset = None,
    data: DataFile = None,
    load: Load = None,
    hotseat: Hotseat = False,
    end_turns: EndsTurns = True,
) -> None:
    """Play in the terminal.

    At the table type the number of a choice, its text CONNECT(LON-PAR), or a short form: [bold]connect paris[/]

    There are also [bold]why, hint, undo, table, sheet, card, log, rules, save, help[/] and [bold]quit[/].
    """
    from .table.session import Session

    own = cli_texts(lang)
    match = _match(game, seats, seed, [*_preset(game, preset, option or []), *(option or [])], data, load)
    players = _players(match, bots, seat, names, seed, hotseat)
    Session(match, players, own, console(), input, ends_turns=end_turns).run()


def _match(
    game: str, seats: int | None, seed: str | None, given: list[str], data: Path | None, load: Path | None
) -> Match:
    import safehouse

    found, options = open_game(game, given, data)
    if load is None:
        return safehouse.new_match(game, found.seats[0] if seats is None else seats, seed, **options)
    if given or seats is not None:
        raise OptionError("--load: seats and options stand in the saved game; leave out --seats and --option")
    record = _record(load)
    if isinstance(record, dict) and record.get("game") != game:
        raise OptionError(f"--load: {load.name} is a game of {record.get('game')!r}, not of {game!r}")
    match = safehouse.replay(record, seed=seed)
    if match.to_move == (safehouse.CHANCE,):
        _draw(match, seed)
    return match


def _preset(game: str, name: str | None, given: list[str]) -> list[str]:
    """The options of a preset, as they would be given one by one; those that are given win."""
    from safehouse.catalogue import find_game

    if name is None:
        return []
    presets = find_game(game).presets
    if name not in presets:
        raise OptionError(f"--preset: {game} has no preset {name!r}; there are {', '.join(presets) or 'none'}")
    own = {item.partition("=")[0] for item in given}
    return [f"{key}={value}" for key, value in presets[name].items() if key not in own]


def _draw(match: Match, seed: str | None) -> None:
    """Goes on with a record that ends where chance must decide."""
    from safehouse.core.chance import fresh_seed, stream
    from safehouse.core.seats import CHANCE

    rng = stream(fresh_seed() if seed is None else seed, "draw")
    number = match.edition.roll(match.state, match.edition.buffer(), rng)
    match.chance = "auto"
    match.play(CHANCE, number)


def _record(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"--load: {file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise RecordError([f"{file.name} is not JSON"]) from None


def _players(
    match: Match, bots: str | None, seat: str, names: str | None, seed: str | None, hotseat: bool
) -> list[Player]:
    """Who sits where: with --hotseat the named bots take the last seats, else all seats but one."""
    from .table.session import Player

    kinds = _listed(bots) or ([] if hotseat else ["greedy"])
    if hotseat:
        if len(kinds) >= match.seats:
            raise OptionError(f"--bots: {len(kinds)} bots leave no seat of {match.seats} for people")
        bot_seats = list(range(match.seats - len(kinds), match.seats))
    else:
        me = _seat(seat, match.seats)
        bot_seats = [other for other in range(match.seats) if other != me]
    people = [other for other in range(match.seats) if other not in bot_seats]
    called = dict(zip(people, _listed(names), strict=False))
    players = [Player(called.get(i)) for i in range(match.seats)]
    for i, other in enumerate(bot_seats):
        kind = kinds[i % len(kinds)]
        bot = _bot(match, kind, None if seed is None else f"{seed}/{other}")
        players[other] = Player(None, bot)
    return players


def _bot(match: Match, text: str, seed: str | None) -> Bot:
    """A bot by its text, such as `greedy` or `ismcts:level=3`; what it thinks with is compiled first."""
    from safehouse.arena.contestants import contestant
    from safehouse.bots import BOTS, make_bot
    from safehouse.bots.opponents import opponents
    from safehouse.bots.search import search
    from safehouse.catalogue import find_game

    from .progress import compiling

    found = contestant(text)
    if found.bot not in BOTS:
        raise OptionError(f"--bots: {found.bot} plays in arenas alone; bots are {', '.join(BOTS)}")
    if found.bot != "random":
        with compiling(find_game(match.game).title) as progress:
            match.edition.compiled(progress, program=search if found.bot == "ismcts" else opponents)
    make = cast("Callable[..., Bot]", make_bot)
    return make(found.bot, seed=seed, **dict(found.settings))


def _listed(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()] if text else []


def _seat(text: str, seats: int) -> int:
    allowed = {**{LETTERS[i]: i for i in range(seats)}, **{str(i): i for i in range(seats)}}
    if text.strip().upper() not in allowed:
        raise OptionError(f"--seat {text!r} is not allowed; allowed: {', '.join(allowed)}")
    return allowed[text.strip().upper()]
