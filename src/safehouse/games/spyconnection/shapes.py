"""What the view of Spy Connection is made of."""

from __future__ import annotations

from typing import Literal

from safehouse.core.shapes import Shape

Side = Literal["light", "dark"]


class Card(Shape):
    """A mission; `start` is the red city of a start mission."""

    card: str
    cities: list[str]
    points: int
    extra_turn: bool
    start: str | None


class OpenMission(Card):
    """A mission before a player. `covered`: the cities of its circles with an agent; `planning`: its other agents."""

    position: int
    covered: list[str]
    planning: int
    wants_spy_city: bool


class Slot(Card):
    """A slot of the display, and what it costs to take from it."""

    slot: int
    cost: int


class EmptySlot(Shape):
    card: None
    slot: int
    cost: int


class Player(Shape):
    """`agents`: how many there are in all, on the board, on missions and in the supply."""

    seat: int
    spy: str | None
    supply: int
    agents: int
    network: list[str]
    open: list[OpenMission]
    fulfilled: list[Card]
    fulfilled_points: int
    covered_points: int
    score: int
    turns: int
    turn_order: int | None
    finished: bool
    out: bool


class Reach(Shape):
    """A connection at the spy's city that leads to a new city. `short`: how many agents are missing in the supply."""

    connection: str
    city: str
    fields: list[int]
    price: int
    short: int


class TableView(Shape):
    """What everybody can read off the table. `fields`: the agents of each seat on every field that holds any."""

    side: Side
    first_player: int | None
    active: int | None
    extra_turn: bool
    extra_turns_due: int
    trigger: int | None
    turn_limit: int
    players: list[Player]
    stack: int
    unseen: list[str]
    discard: list[Card]
    offered: list[Card]
    box: list[Card]
    fields: dict[str, list[int]]


class OwnView(Shape):
    """Prices and recalls of this seat; a spectator is shown those of the active seat.

    `prices`: what each connection would cost, field by field.
    """

    display: list[Slot | EmptySlot]
    prices: dict[str, list[int]]
    reach: list[Reach]
    recallable: list[str]
