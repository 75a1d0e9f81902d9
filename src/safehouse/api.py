"""The public calls of the package; `import safehouse as sh` gives them all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .catalogue import all_games, find_game
from .core.actions import Action
from .core.certificates import Verdict, verify_record
from .core.datasets import DataSet
from .core.errors import (
    DataError,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    SafehouseError,
    UndoRefused,
)
from .core.game import Game, GameInfo
from .core.match import ChanceMode, Match, Refusal
from .core.observation import Observation
from .core.records import open_match, read_position, read_record, resampled
from .core.seats import CHANCE, TABLE
from .core.validation import show

if TYPE_CHECKING:
    from .bots import Bot

__all__ = [
    "CHANCE",
    "TABLE",
    "Action",
    "DataError",
    "GameInfo",
    "IllegalAction",
    "Match",
    "Observation",
    "OptionError",
    "PositionError",
    "RecordError",
    "Refusal",
    "SafehouseError",
    "UndoRefused",
    "Verdict",
    "bot",
    "from_position",
    "game",
    "games",
    "load_data_set",
    "new_match",
    "replay",
    "resample",
    "verify",
]


def games() -> dict[str, GameInfo]:
    """All games by name, with seats, options and data sets.

    Examples:
        >>> import safehouse as sh
        >>> sh.games()["vienna"].seats
        (2, 3, 4)
        >>> sh.games()["vienna"].title
        'Vienna'
    """
    return {name: game.info() for name, game in all_games().items()}


def game(name: str) -> Game:
    """A game by its name, with its texts, data sets and editions; OptionError if there is none of that name.

    Examples:
        >>> import safehouse as sh
        >>> sh.game("estoril").title
        'Estoril 1942'
        >>> sh.game("estoril").rule_ids()[0]
        'EST-1.1'
    """
    return find_game(name)


def load_data_set(game: str, file: str | Path) -> DataSet:
    """Loads a data set of your own; afterwards the option `data_set=NAME` plays on it. DataError lists every fault.

    Examples:
        >>> import safehouse as sh
        >>> from pathlib import Path
        >>> from tempfile import mkdtemp
        >>> file = Path(mkdtemp(), "mine.toml")
        >>> _ = file.write_text('game = "vienna"')
        >>> try:
        ...     sh.load_data_set("spyconnection", file)
        ... except sh.DataError as error:
        ...     error.faults[0]
        "game: the file is for 'vienna', not for 'spyconnection'"
    """
    return find_game(game).load_data_set(Path(file))


def new_match(
    game: str, seats: int, seed: int | str | None = None, chance: ChanceMode = "auto", **options: Any
) -> Match:
    """Opens a match; the game's options are keywords.

    With the same seed, options and actions everything is the same on every machine. `chance="manual"` leaves draws and
    dice to the caller: then `m.to_move == (sh.CHANCE,)` whenever chance is to decide.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("vienna", seats=3, seed=7, version="intro")
        >>> m.to_move
        (0, 1, 2)
        >>> m.options["version"]
        'intro'
        >>> by_hand = sh.new_match("vienna", seats=3, chance="manual")
        >>> by_hand.to_move == (sh.CHANCE,)
        True
    """
    found = find_game(game)
    accepted = found.accept(seats, options)
    return open_match(found.edition(accepted["data_set"]), seats, accepted, seed=seed, chance=chance)


def replay(record: Mapping[str, Any], upto: int | None = None, seed: int | str | None = None) -> Match:
    """The match of a record, or its first `upto` steps; it can be played on. RecordError says what is wrong.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> m.play(0, "TAKE(1)")
        >>> again = sh.replay(m.record())
        >>> again.view(None) == m.view(None)
        True
        >>> len(sh.replay(m.record(), upto=2).steps)
        2
    """
    return read_record(_game_of(record), record, upto, seed)


def _game_of(record: Any) -> Game:
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError([f"{show(record)} is not a record: that is a JSON object with the key 'game'"])
    try:
        return find_game(record["game"])
    except OptionError as error:
        raise RecordError([str(error)]) from None


def verify(record: Mapping[str, Any], commitment: str | None = None) -> Verdict:
    """Checks every draw of a record from a server against its certificate; the faults say which draw does not fit.

    `commitment` is what the server had shown before the game, for whoever has kept it. RecordError if it is no record,
    or has no certificate: it gets one at the end of a game.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> try:
        ...     sh.verify(m.record())
        ... except sh.RecordError as error:
        ...     error.faults[0][:26]
        'certificate: there is none'
    """
    return verify_record(_game_of(record), record, commitment)


def from_position(
    game: str, position: Mapping[str, Any], seed: int | str | None = None, chance: ChanceMode = "auto"
) -> Match:
    """A match that begins from a position, as `Match.position` writes it; PositionError lists every fault.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> position = m.position()
        >>> position["active"] = 1
        >>> sh.from_position("spyconnection", position).to_move
        (1,)
    """
    return read_position(find_game(game), position, seed=seed, chance=chance)


def resample(observation: Observation, seed: int | str | None = None) -> Match:
    """A match in a random world that fits what a seat knows. It takes an observation, never a match: it cannot cheat.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("inkognito", seats=4, seed=7)
        >>> seen = m.observation(0)
        >>> world = sh.resample(seen, seed=1)
        >>> world.observation(0) == seen
        True
        >>> world.observation(1) == m.observation(1)
        False
    """
    return resampled(observation, seed)


def bot(
    name: str,
    *,
    ms: int | None = None,
    iterations: int | None = None,
    level: int | None = None,
    seed: int | str | None = None,
    **settings: int | str,
) -> Bot:
    """A player that sees observations and nothing else: `random`, `greedy` or `ismcts`.

    `ismcts` searches: for `ms` milliseconds, for `iterations` rounds, or as one of the five levels does.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> sh.bot("greedy", seed=1).choose(m.observation(0)).text
        'TAKE(2)'
        >>> sh.bot("ismcts", level=2, seed=1).name
        'ismcts'
    """
    from .bots import make_bot

    return make_bot(name, ms=ms, iterations=iterations, level=level, seed=seed, **settings)
