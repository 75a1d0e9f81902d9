"""Who calls, who sits where, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, or a program, known by a token."""

    id: str
    name: str
    bot_of: str | None = None
    """Of a program: the guest whose bot it is, or nothing if it is nobody's; None of a person."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    name: str | None = None
    """Given by hand; None: the guest's own, which only the guests' list knows."""
    bot: str | None = None
    level: int | None = None
    away: bool = False
    resigned: bool = False
    removed: bool = False
    """Given up, but not by its player: the others have voted."""
    armed: int | None = None
    """With whom this seat declares where it is not asked; nobody else is told."""
    asks: bool = False
    """Whether its player wants to be asked all the same."""
    number: str | None = None
    """What its player added to the deal; None while it is sealed."""
    seal: str | None = None
    """The SHA-256 of that number, where it was shown before."""
    bot_of: str | None = None
    """Where the player is a program: whose bot it is, as of a `Guest`."""

    @property
    def automatic(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.away or self.resigned


@dataclass(frozen=True, slots=True)
class ChatLine:
    n: int
    at: float
    seat: int | None
    name: str
    text: str
    guest: str = ""
    """Who said it; nobody is told."""
