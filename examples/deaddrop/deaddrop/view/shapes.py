"""What a view is made of: the API describes it, the browser's types come from it."""

from __future__ import annotations

from safehouse.core.shapes import Shape


class Drop(Shape):
    """A place where documents are hidden."""

    id: str
    points: int


class Hidden(Shape):
    """What a player has hidden at a drop: how much everybody sees, what only if it is known."""

    drop: str
    count: int
    documents: list[str]


class Player(Shape):
    seat: int
    cards: int
    hand: list[str]
    """As far as it is known."""
    hidden: list[Hidden]
    points: int
    out: bool


class TableView(Shape):
    """What all who know the same read alike."""

    drops: list[Drop]
    sold: list[str]
    unseen: list[str]
    """The documents that lie somewhere out of sight: in the archive, in other hands, at drops."""
    players: list[Player]


class OwnView(Shape):
    """Nothing is for one seat alone: what it knows stands with the players."""
