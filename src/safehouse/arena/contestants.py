"""Who takes part: a bot and its settings as a short text, such as `greedy`, `ismcts:ms=100`, `ismcts:level=3`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from safehouse.bots import BOTS, Bot, make_bot
from safehouse.core.errors import OptionError
from safehouse.core.validation import show

from .external_players import EXTERNAL_PLAYERS

if TYPE_CHECKING:
    from safehouse.core.actions import Action
    from safehouse.core.match import Match

Settings = tuple[tuple[str, int | str], ...]
BY_CLOCK = ("ms", "level")
"""Settings that let a bot think by the clock: its games cannot be repeated exactly."""
SEARCHES = ("ismcts", "cheat", "openspiel")
"""Bots that think by the clock unless they are told for how many rounds (OpenSpiel's always)."""


class Player(Protocol):
    """A contestant at a seat."""

    def choose(self, match: Match, seat: int) -> Action:
        """One of the seat's legal actions."""
        ...


class SeatPlayer:
    """A bot of our own: it is handed what its seat knows, nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, match: Match, seat: int) -> Action:
        return self._bot.choose(match.observation(seat))


@dataclass(frozen=True)
class Contestant:
    """A bot with settings. `text` is its name in files and tables: it never changes.

    Examples:
        >>> from safehouse.arena import contestant
        >>> contestant("ismcts:level=3").settings
        (('level', 3),)
        >>> contestant("ismcts:level=3").by_clock
        True
    """

    bot: str
    settings: Settings = ()

    @property
    def text(self) -> str:
        """The contestant as it is written."""
        return ":".join([self.bot, *(f"{key}={value}" for key, value in self.settings)])

    @property
    def by_clock(self) -> bool:
        """Whether it thinks by the clock, so that its games cannot be repeated exactly."""
        keys = [key for key, _ in self.settings]
        return any(key in BY_CLOCK for key in keys) or (self.bot in SEARCHES and "iterations" not in keys)

    def player(self, seed: str) -> Player:
        """The contestant at a seat. OptionError where it cannot play so."""
        if self.bot in EXTERNAL_PLAYERS:
            return EXTERNAL_PLAYERS[self.bot].player(dict(self.settings), seed)
        make = cast("Callable[..., Bot]", make_bot)
        return SeatPlayer(make(self.bot, seed=seed, **dict(self.settings)))


def contestant(text: str) -> Contestant:
    """Reads `BOT` or `BOT:KEY=VALUE:KEY=VALUE`; OptionError says what is wrong and what is allowed.

    Examples:
        >>> from safehouse.arena import contestant
        >>> contestant("greedy")
        Contestant(bot='greedy', settings=())
        >>> contestant("ismcts:ms=100").text
        'ismcts:ms=100'
    """
    name, *given = text.strip().split(":")
    if name not in BOTS and name not in EXTERNAL_PLAYERS:
        raise OptionError(f"unknown bot {show(name)}; bots are {', '.join([*BOTS, *EXTERNAL_PLAYERS])}")
    settings: dict[str, int | str] = {}
    for item in given:
        key, value = _setting(text, item)
        if key in settings:
            raise OptionError(f"{text!r}: {key} is given twice")
        settings[key] = value
    found = Contestant(name, tuple(sorted(settings.items())))
    _refuse_unknown(found)
    found.player("0")
    return found


def _setting(text: str, item: str) -> tuple[str, int | str]:
    match = re.fullmatch(r"([a-z_]+)=([a-z0-9_.-]+)", item)
    if match is None:
        raise OptionError(f"{text!r}: {item!r} is not a setting; write BOT:KEY=VALUE, such as ismcts:ms=100")
    key, value = match.groups()
    return key, int(value) if re.fullmatch(r"\d{1,9}", value) else value


def _refuse_unknown(found: Contestant) -> None:
    """Settings that no bot of ours takes; what a bot takes it says itself."""
    if found.bot in EXTERNAL_PLAYERS:
        return
    parameters = inspect.signature(make_bot).parameters
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters.values()):
        return
    known = [key for key in parameters if key not in ("name", "seed")]
    for key, _ in found.settings:
        if key not in known:
            raise OptionError(f"{found.text!r}: unknown setting {key}; settings are {', '.join(known)}")


def contestants(texts: str) -> tuple[Contestant, ...]:
    """Several, parted by commas."""
    parts = [part.strip() for part in texts.split(",") if part.strip()]
    if not parts:
        raise OptionError("--bots: name at least one bot")
    return tuple(contestant(part) for part in parts)
