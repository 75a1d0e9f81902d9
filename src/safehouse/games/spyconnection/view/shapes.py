"""What the view of Spy Connection is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

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


class Served(Shape):
    """A mission that the end-of-turn step would cover; `back`: the agents that come back if that fulfils it."""

    card: str
    fulfilled: bool
    back: int


class Ending(Shape):
    """The end-of-turn step looked at beforehand. `wanting`: missions for which no agent would be left."""

    served: list[Served]
    wanting: list[str]


class Preview(Shape):
    """What an action would cost and bring.

    `cost`: agents it takes, field by field in `fields`; `short`: how many are missing; `payable`: whether taking back
    all agents elsewhere would pay for it; `left`: the supply afterwards; `at_once`: whether the mission could be
    covered in the same turn; `ending`: the end-of-turn step there. Of taking agents back: `back`: how many; `again`:
    what the field would then cost; `first`: fields that it would cut off, and that go before it; `leaves`: cities lost.
    """

    cost: int | UnsetType = UNSET
    fields: list[int] | UnsetType = UNSET
    short: int | UnsetType = UNSET
    payable: bool | UnsetType = UNSET
    left: int | UnsetType = UNSET
    at_once: bool | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    back: int | UnsetType = UNSET
    again: int | UnsetType = UNSET
    first: list[str] | UnsetType = UNSET
    leaves: list[str] | UnsetType = UNSET


class TableView(Shape):
    """What everybody can read off the table. `fields`: the agents of each seat on every field that holds any.

    `open_limit`: so many missions a seat may have open; `to_trigger`: so many fulfilled ones trigger the end.
    """

    side: Side
    first_player: int | None
    active: int | None
    extra_turn: bool
    extra_turns_due: int
    trigger: int | None
    turn_limit: int
    open_limit: int
    to_trigger: int
    players: list[Player]
    stack: int
    unseen: list[str]
    discard: list[Card]
    offered: list[Card]
    box: list[Card]
    fields: dict[str, list[int]]


class OwnView(Shape):
    """Prices and recalls of this seat; a spectator is shown those of the active seat.

    `prices`: what each connection would cost, field by field; `previews`: what this seat's actions would bring, by
    their text, while it is asked.
    """

    display: list[Slot | EmptySlot]
    prices: dict[str, list[int]]
    reach: list[Reach]
    recallable: list[str]
    previews: dict[str, Preview]
