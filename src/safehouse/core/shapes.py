"""Views as typed structures. What a seat is sent is one object: a head that all games share, and the game's own part.

A game declares its part in `shapes.py`: `TableView`, which all who know the same read alike, and `OwnView`, which is
for one seat. `view.py` fills them. Programs get plain dicts of them, the API describes them, and the browser's types
are made from that description.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from .seats import Colour


class Shape(msgspec.Struct, gc=False):
    """A part of a view. The API names it with its game before it: `ViennaCard`.

    A field that is not always there is `UNSET` by default. Shapes are made once and never changed: they may be shared.
    """

    def __init_subclass__(cls) -> None:
        cls.__qualname__ = titled(cls.__module__.split(".")[-3]) + cls.__name__


class Head(msgspec.Struct, gc=False):
    """What is the same in the views of all games."""

    game: str
    data_set: str
    seats: int
    options: dict[str, Any]
    colours: list[Colour]
    """What each seat wears."""
    seat: int | None
    """Whose view it is; None for a spectator."""
    to_move: list[int]
    decision: str | None
    """What is asked."""
    idle: str | None
    """With what this seat ends its part if nothing else could help it; None while it has a choice."""
    over: bool
    scores: list[int] | UnsetType = UNSET
    """This and the following when the game is over."""
    ranking: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


def titled(package: str) -> str:
    """A game's package as it begins the names of its shapes, whatever data set it is built on.

    >>> titled("vienna__3f9a")
    'Vienna'
    """
    return package.partition("__")[0].title().replace("_", "")


def view_type(
    package: str, game: str, decisions: tuple[str, ...], *parts: type[msgspec.Struct]
) -> type[msgspec.Struct]:
    """The whole view of a game as one structure; by its `game` it can be told from those of the others."""
    every: tuple[type[msgspec.Struct], ...] = (Head, *parts)
    found = {field.name: field for part in every for field in msgspec.structs.fields(part)}
    types = {name: field.type for name, field in found.items()}
    types |= {"game": Literal[game], "decision": Literal[decisions] | None}
    fields = [
        (name, types[name]) if field.required else (name, types[name], field.default) for name, field in found.items()
    ]
    view = msgspec.defstruct("View", fields, bases=(Shape,), module=f"{package}.view.shapes", kw_only=True)
    view.__doc__ = "What a seat, or a spectator, may know."
    return view
