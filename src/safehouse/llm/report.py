"""What came of a model's games: what it did not understand, what it cost, how strong it is."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.arena.statistics import wilson


@dataclass(frozen=True)
class Report:
    """Figures of a model over several games.

    Examples:
        >>> from safehouse.llm import Report
        >>> report = Report("spyconnection", 2, 4, 2.0, (12, 9), 80, 100, {"SPY-6.2": 20}, 3, 0, 0, 0.0)
        >>> [round(x, 2) for x in report.interval]
        [0.15, 0.85]
    """

    game: str
    seats: int
    games: int
    wins: float
    """Games won; a victory that is shared counts in part."""
    scores: tuple[int, ...]
    """The model's points, game by game."""
    decisions: int
    asked: int
    refused: dict[str, int]
    """Attempts that were refused, by rule id: `unreadable` and `no-action` are none of the game's rules."""
    at_random: int
    """Decisions in which all tries were refused."""
    tokens_in: int
    tokens_out: int
    cost: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)
