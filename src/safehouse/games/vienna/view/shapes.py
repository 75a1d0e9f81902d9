"""What the view of Vienna is made of. Buildings, squares, cards and missions go by their codes in the data set."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from safehouse.core.seats import Colour
from safehouse.core.shapes import Shape

from ..data import glossary

Tile = Literal["purchase", "payday"]
MissionSteps = Literal["both", "fulfilled", "accepted"]

# --- cards ------------------------------------------------------------------------------------------------------


class Card(Shape):
    """What is printed on a card, and how its ability goes: when it answers, on what condition, with what effect."""

    card: str
    ability: str
    moment: glossary.Moment
    condition: glossary.Condition
    effect: str
    amount: int
    shows: str | None
    shows_kind: glossary.Attribute | None
    action: glossary.CardAction
    bribe: glossary.Bribe
    secret: glossary.Secret


class UnknownCard(Shape):
    """A card that lies there, but this seat does not know it."""

    card: None


class Answer(Shape):
    """A drawer whose ability answers to a moment."""

    drawer: int
    ability: str


class FirstUse(Shape):
    """A card as action I: the drawer with the same ability, and how many drawers are free."""

    twin: int | None
    free: int


class SecondUse(Shape):
    """A card as action II."""

    bribe: glossary.Bribe
    bonuses: list[Answer]


class Step(Shape):
    """What one step of a marker would bring."""

    secret: glossary.Secret
    points: int
    virtual: bool
    crosses: bool
    moves_investigator: bool


class FourthUse(Step):
    """A card as action IV."""

    any_marker: bool
    bonuses: list[Answer]


class Uses(Shape, rename={"first": "I", "second": "II", "fourth": "IV"}):
    """What a card in hand would do in each of the three actions, as things stand."""

    first: FirstUse
    second: SecondUse
    fourth: FourthUse


class HandCard(Card):
    """A card in hand; `uses` for who holds it."""

    uses: Uses | UnsetType = UNSET


class Drawer(Card):
    works_now: bool


class Assigned(Shape, rename={"first": "I", "second": "II", "fourth": "IV"}):
    """The cards a seat has laid down for the actions I, II and IV."""

    first: Card | UnknownCard | None
    second: Card | UnknownCard | None
    fourth: Card | UnknownCard | None


class Deck(Shape):
    """`unseen`: cards that may be in the pile or in others' hands."""

    count: int
    discards: list[str]
    unseen: list[str]


# --- missions ---------------------------------------------------------------------------------------------------


class Mission(Shape):
    """What is printed on a mission."""

    mission: str
    category: str
    flag: glossary.Flag
    type: glossary.MissionType
    needs: list[str]
    money: int
    points: int


class OwnMission(Mission):
    """A mission of a seat; `held`: how many of each listed thing it can show."""

    missing: int
    met: bool
    held: dict[str, int]


class Stacks(Shape, rename="upper"):
    """How many missions are left of each category."""

    a: int
    b: int


# --- seats ------------------------------------------------------------------------------------------------------


class OwnFigure(Shape):
    name: glossary.Figure
    building: str | None
    unlocked: bool


class Payday(Shape):
    """What a payday would cost now."""

    agents: int
    can_pay: int
    unpaid: int
    figure: Literal["paid", "unpaid"] | None


class Player(Shape):
    """`points` line by line; `if_ended`: the score sheet if the game ended now."""

    seat: int
    you: bool
    out: bool
    turns: int
    colour: Colour | None
    figure: OwnFigure | None
    supply: int
    annex: int
    on_board: list[str]
    bribes: dict[glossary.Bribe, int]
    money: int
    box: int | None
    box_room: int
    secrets: dict[glossary.Secret, int]
    items: list[glossary.Item]
    drawers: list[Drawer | None]
    missions: list[OwnMission | None]
    cards: int
    hand: list[HandCard | UnknownCard]
    assigned: Assigned
    committed: bool
    points: dict[str, int]
    score: int
    if_ended: dict[str, int]
    payday: Payday


# --- the board --------------------------------------------------------------------------------------------------


class RoofTiles(Shape):
    """A space of the roof with the tiles that will still be carried out."""

    space: glossary.RoofSpace
    tiles: list[Tile]
    reached: bool


class Roof(Shape):
    """`due`: what comes at the end of this round, in order; `oriel`: what waits for the end of the game."""

    investigator: glossary.RoofSpace
    moved: bool
    last: glossary.RoofSpace
    due: list[Tile]
    oriel: Literal["payday"] | None
    spaces: list[RoofTiles]
    purchases: int
    paydays: int
    rounds_left_at_least: int


class Track(Shape):
    secret: glossary.Secret
    space: int
    last: int
    area: int
    thresholds: list[int]
    steps_to_threshold: int | None


class Building(Shape):
    """`agents` and `figure`: whose stand there."""

    building: str
    colour: glossary.BuildingColour
    flag: glossary.Flag | None
    seal: glossary.Seal | None
    letter: glossary.Letter | None
    agents: list[int]
    figure: int | None
    third_man: bool


class Square(Shape):
    """`lacks`: per seat the buildings still missing to enclose it."""

    square: str
    number: int
    secret: glossary.Secret | None
    buildings: list[str]
    lacks: list[list[str]]


class Walk(Shape):
    """A building to which the Third Man could go, and why: the most squares or the largest one, as the table plays."""

    building: str
    value: int


class ThirdMan(Shape):
    """`next`: where he would go."""

    building: str
    next: list[str]
    reasons: list[Walk]


# --- what a choice would bring ----------------------------------------------------------------------------------


class Enclosed(Shape):
    """A square that a placement would enclose, with points and the drawers that answer to the gain."""

    square: str
    secret: glossary.Secret
    points: int
    bonuses: list[Answer]


class Candidate(Shape):
    """An agent that could be placed on the building chosen."""

    is_figure: bool
    price: int
    squares: list[Enclosed]


class Prospect(Shape):
    """What placing on a building would cost and bring.

    `origin`: the agent for which squares and missions are worked out; `sorts`: the bribes that can pay; `accept` and
    `fulfil`: missions.
    """

    price: int
    price_of_figure: int | None
    payable: bool
    allowed: bool
    sorts: list[glossary.Bribe]
    discounts: list[Answer]
    foreign: bool
    origin: str | None
    squares: list[Enclosed]
    bonuses: list[Answer]
    accept: list[str]
    fulfil: list[str]


class Preview(Shape):
    """What an action would cost (`price` in schillings) and bring at once: money, bribes, points, a marker's step.

    `agent`: what placing this one would; `prospect`: what placing on this building would.
    """

    price: int | UnsetType = UNSET
    money: int | UnsetType = UNSET
    bribes: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    step: Step | UnsetType = UNSET
    agent: Candidate | UnsetType = UNSET
    prospect: Prospect | UnsetType = UNSET


class Asks(Shape):
    """Details of what is asked: an amount (price, income, agents left), a sort, the card to which it is due."""

    seat: int
    amount: int
    by_itself: bool | UnsetType = UNSET
    secret: glossary.Secret | UnsetType | None = UNSET
    least: int | UnsetType | None = UNSET
    income: int | UnsetType | None = UNSET
    price: int | UnsetType | None = UNSET
    card: Card | UnsetType | None = UNSET


class Turn(Shape):
    """What has been chosen so far, and what is asked. `final`: the viewer's actions that end its turn for good."""

    shown: Card | UnknownCard | None
    target: str | None
    origin: str | None
    asks: Asks | None
    missions: MissionSteps
    final: list[str]


# --- the view ---------------------------------------------------------------------------------------------------


class TableView(Shape):
    """What everybody can read off the table. `active`: the seat in turn; `display`: A A B B."""

    round: int
    crest: int | None
    active: int | None
    end: glossary.End
    exceptional: bool
    roof: Roof
    tracks: list[Track]
    buildings: list[Building]
    squares: list[Square]
    third_man: ThirdMan | None
    display: list[Mission | None]
    stacks: Stacks
    deck: Deck


class OwnView(Shape):
    """The seats with their cards as far as they are known, and the turn.

    `previews`: what this seat's actions would bring, by their text, while it is asked; those of `TARGET` always, for
    every building without an own agent.
    """

    players: list[Player]
    turn: Turn
    previews: dict[str, Preview]
