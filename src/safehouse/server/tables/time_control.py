"""How long people may think."""

from __future__ import annotations

from dataclasses import dataclass

from ..settings import Settings
from .table import Table


@dataclass(frozen=True)
class TimeControl:
    """How long a seat may think at a table: about one decision, and where there is a clock for the game, in all."""

    seconds: float
    short: float
    """About a decision that has a default."""

    @classmethod
    def of(cls, table: Table, settings: Settings) -> TimeControl:
        return cls(settings.move_seconds[table.speed], settings.short_seconds[table.speed])

    def allowed(self, table: Table) -> float:
        """For what is being asked now."""
        return self.seconds if default_action(table) is None else min(self.short, self.seconds)

    def deadline(self, table: Table, seat: int) -> float | None:
        """When a bot decides for a seat; None if nobody else is waiting: against bots alone there is no clock."""
        if not table.has_company(seat):
            return None
        moment = table.asked_since(seat) + self.allowed(table)
        emptied = table.game_clocks.deadline(seat) if table.game_clocks is not None else None
        return moment if emptied is None else min(moment, emptied)


def default_action(table: Table) -> str | None:
    """What is done for a seat when the short clock of the pending decision has run out; None: it has no such clock."""
    depth, kind = table.match.question
    edition = table.match.edition
    return edition.game.policy.defaults.get(edition.decisions[kind]) if depth else None
