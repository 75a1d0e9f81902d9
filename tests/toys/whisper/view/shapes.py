"""What the view of the toy is made of."""

from __future__ import annotations

from safehouse.core.shapes import Shape


class Player(Shape):
    seat: int
    cards: int
    known: list[str]
    pick: str | None
    shown_to: list[int]
    points: int
    pawn: int
    score: int
    out: bool


class TableView(Shape):
    round: int
    active: int
    energy: int
    deck: int
    unseen: list[str]
    discard: list[str]
    players: list[Player]


class OwnView(Shape):
    """Nothing is for one seat alone: what it may know is known to the concealed state."""
