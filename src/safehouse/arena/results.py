"""What is kept of a game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

Counts = dict[str, int]
SeatCounts = dict[str, Counts]
"""What a seat has used, held or fulfilled: by event and thing (`fulfilled mission`), how often each."""


@dataclass(frozen=True)
class Result:
    """How one game went. Everything but the time is the same wherever it is played."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: tuple[int, ...]
    by_limit: bool
    branching: dict[str, tuple[int, int, int]]
    """By what is asked: how often, how many actions were legal in all, and at most."""
    actions: tuple[Counts, ...]
    """By seat: how often it chose each kind of action."""
    traces: tuple[SeatCounts, ...]
    """By seat."""
    seconds: float = field(default=0.0, compare=False)

    def credit(self, seat: int) -> float:
        """1 for a win, 0 for none; a win that all share counts half."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if len(self.winners) < len(self.bots) else 0.5

    def content(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, content: dict[str, Any]) -> Result:
        """Reads what `content` wrote, from JSON too."""
        lists = ("bots", "scores", "ranks", "winners", "turns", "actions", "traces")
        values = {**content, **{key: tuple(content[key]) for key in lists}}
        values["branching"] = {kind: tuple(entry) for kind, entry in content["branching"].items()}
        return cls(**values)
