"""How a game treats those who give up or let the time run out. It may say so in a `conduct.py` in its folder:

- `BOTS_TAKE_OVER`: a seat that is given up is a bot's for good (else it leaves the game by its rules, `LEAVE`),
- `DEFAULTS`: decisions with a short clock -> the action that is taken when it has run out,
- `standing(options)`: decisions in which nobody is asked who does not want it -> the answer that a person's seat gives
  by itself, from the public state and the seat that was armed, or None.

Every game that has an option `chat` is played in silence while it is off.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import safehouse as sh

if TYPE_CHECKING:
    from safehouse.core.options import Options

    from .settings import Settings
    from .table import Table

CHAT = "chat"


Standing = Mapping[str, "Callable[[Any, int | None], str]"]


def _nothing_stands(_: Options) -> Standing:
    return {}


@dataclass(frozen=True)
class Conduct:
    """What a game says of it; the usual where it says nothing."""

    bots_take_over: bool = False
    defaults: Mapping[str, str] = field(default_factory=dict)
    standing: Callable[[Options], Standing] = _nothing_stands


def conduct(game: str) -> Conduct:
    return _conduct(sh.game(game).package)


@cache
def _conduct(package: str) -> Conduct:
    if not any(entry.name == "conduct.py" for entry in resources.files(package).iterdir()):
        return Conduct()
    module = importlib.import_module(f"{package}.conduct")
    return Conduct(
        getattr(module, "BOTS_TAKE_OVER", False),
        getattr(module, "DEFAULTS", {}),
        getattr(module, "standing", _nothing_stands),
    )


def default_action(table: Table) -> str | None:
    """What is done for a seat when the short clock of the pending decision has run out; None: it has no such clock."""
    depth, kind = table.live.question
    return conduct(table.game).defaults.get(table.live.edition.decisions[kind]) if depth else None


def may_talk(table: Table) -> bool:
    """Whether there is chat now: a game may want silence, but only while it is played."""
    return table.status != "running" or table.live.options.get(CHAT) is not False


@dataclass(frozen=True)
class Pace:
    """How long a seat may think at a table."""

    seconds: float
    short: float
    """About a decision that has a default."""

    @classmethod
    def of(cls, table: Table, settings: Settings) -> Pace:
        return cls(settings.move_seconds[table.speed], settings.short_seconds[table.speed])

    def allowed(self, table: Table) -> float:
        """For what is being asked now."""
        return self.seconds if default_action(table) is None else min(self.short, self.seconds)

    def deadline(self, table: Table, seat: int) -> float | None:
        """When a bot decides for a seat; None where nobody else waits: against bots alone there is no clock."""
        return table.asked_at[seat] + self.allowed(table) if table.has_company(seat) else None
