"""What a review tells. Results go from 0 (lost) to 1 (won); docs/review.md says what they mean."""

from __future__ import annotations

import msgspec

from safehouse.bots.reasons import Grounds
from safehouse.core.actions import Action


class Act(msgspec.Struct, frozen=True):
    """An action: what there is to say of it in words."""

    id: int
    text: str
    kind: str
    args: dict[str, int | str]

    @classmethod
    def of(cls, action: Action) -> Act:
        return cls(action.id, action.text, action.kind, dict(action.args))


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a seat, and what was found out about it."""

    seat: int
    step: int
    """How many steps of the record had been made before it."""
    question: str
    """What was asked: a name of the game's decisions."""
    chosen: Act
    value: float
    """The result the seat could expect, by what it knew, before it chose."""
    loss: float = 0.0
    """What choosing better would have brought, by what the seat knew; 0 where no difference is settled."""
    hidden_loss: float = 0.0
    """What another choice would have brought that only the hidden cards make better: it could not have been known."""
    doubt: float = 0.0
    """The standard error of whichever of both is told."""
    better: Act | None = None
    why: Grounds | None = None
    """What speaks for the better action,"""
    instead: Grounds | None = None
    """and what the chosen one has less and more."""
    rules: list[str] = []
    """The rules that these reasons come from."""

    @property
    def could_not_be_known(self) -> bool:
        return self.hidden_loss > 0

    @property
    def cost(self) -> float:
        return self.loss or self.hidden_loss


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """Something that chance decided, and what that gave each seat against the mean of all that was possible."""

    step: int
    drawn: str
    luck: list[float]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a review: so many can be worked out one by one, anywhere, and put together."""

    number: int
    decisions: list[Decision]
    draws: list[Draw]


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A point of a seat's curve."""

    step: int
    value: float


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """The game of one seat: result - start = luck + decisions + hidden + others."""

    seat: int
    start: float
    """What it could expect before anything was dealt."""
    result: float
    luck: float
    """What chance gave, against its exact mean."""
    decisions: float
    """What its own decisions cost, by what it knew; 0 or less."""
    hidden: float
    """What its decisions cost that only the hidden cards made dear; 0 or less."""
    others: float
    """The rest: what the others did, and what this measure does not see."""
    asked: int
    """How many decisions it had to make,"""
    mistakes: int
    """and with how many of them it lost something that it could have known."""
    mean_loss: float
    curve: list[Point]
    costliest: list[Decision]
    """Its own mistakes first, then what could not have been known; the dearest first."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What each seat's decisions cost, what chance gave, and what could not be known."""

    version: int
    game: str
    steps: int
    over: bool
    seats: list[SeatReview]
    draws: list[Draw]
    """What chance decided, from what gave most to what gave least; the first few."""
