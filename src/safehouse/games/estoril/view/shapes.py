"""What the view of Estoril 1942 is made of. Cards, places, spaces and missions go by their codes in the data set."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from safehouse.core.shapes import Shape

from ..data.components import Ability, Numeral, Peek, SeatColour, Symbol

Progress = Literal["waiting", "resolving", "resolved"]
Audience = list[int] | Literal["all"]
"""The seats that have seen something."""

# --- cards ------------------------------------------------------------------------------------------------------


class Character(Shape):
    """What is printed on a card; `colour` of a starting character alone."""

    card: str
    character: str
    colour: SeatColour | None
    name: str
    flag: str
    influence: int
    vp: int
    symbols: list[Symbol]


class UnknownCharacter(Shape):
    """A card that lies there, but this seat does not know it."""

    card: None


class Bottom(Shape):
    """A card under the deck."""

    character: Character | UnknownCharacter | None
    seen_by: Audience


class Deck(Shape):
    """`above`: cards over those known to be at the bottom; `unseen`: what may be in it for all this seat knows."""

    count: int
    above: int
    bottom: list[Bottom]
    unseen: list[str]


# --- the city ---------------------------------------------------------------------------------------------------


class LaidPlace(Shape):
    place: str
    rotation: int


class City(Shape):
    """How the boards lie, and the grid of fields: spaces, or None for a reward field."""

    slots: list[LaidPlace | None]
    grid: list[list[str | None]]


class Reward(Shape):
    """`may_be`: what it can be where this seat does not know it."""

    top_secret: bool
    face_down: bool
    seen_by: Audience
    character: Character | UnknownCharacter | None
    may_be: list[str]


class Space(Shape):
    """`rally`: what the nationalists of a known character that has yet to act would gain there now."""

    space: str
    numeral: Numeral
    outer: bool
    top_secret: bool
    peek: Peek | None
    adjacent: list[str]
    seat: int | None
    face_down: bool
    seen_by: Audience
    protected: bool
    moved: bool
    nationalist: int
    casino: int
    rally: int | None
    character: Character | UnknownCharacter | None
    may_be: list[str]


class Influence(Shape):
    """What a seat has at a place as far as it is known, and what its unknown characters can add to it."""

    seat: int
    known: int
    least: int
    most: int
    unknown: int
    lowest: Numeral


class Place(Shape):
    """`influence`: who would lead comes first."""

    place: str
    name: str
    slot: int
    adjacent: list[str]
    state: Progress
    reward: Reward
    spaces: list[Space]
    influence: list[Influence]


class Resolving(Shape):
    """The place and the numeral that are being handled, and what has been chosen so far."""

    place: str
    numeral: Numeral | None
    used: dict[Ability, int]
    looked: Character | UnknownCharacter | None
    looked_seen_by: Audience
    moving: str | None


class WhiteDiscs(Shape):
    used: int
    limit: int | None


# --- missions ---------------------------------------------------------------------------------------------------


class MissionFace(Shape):
    """What is printed on a mission: what it counts."""

    mission: str
    flag: str | None
    symbol: Symbol | None
    different_flags: list[str]
    influence: bool


class Mission(MissionFace):
    """A mission with the counts of all rings, and the points it would give now."""

    counts: list[int]
    points: list[int]
    leads: list[bool]


class SecretMission(Mission):
    """A mission that two neighbours know."""

    between: list[int]


class UnknownSecretMission(Shape):
    mission: None
    between: list[int]


class Recruitment(MissionFace):
    points: int


class UnknownRecruitment(Shape):
    mission: None


# --- seats ------------------------------------------------------------------------------------------------------


class Player(Shape):
    """A seat with its ring, as far as the viewer knows what lies where; `hidden` is hand or face down."""

    seat: int
    colour: SeatColour
    discs: int
    hand_count: int
    hand: list[Character]
    hidden: list[Character]
    laid_aside: list[Character]
    ring: list[str]
    discards: list[Character]
    discarding: bool
    peeking_from: str | None
    discard_points: int
    hand_points: int
    recruitment: Recruitment | UnknownRecruitment | None
    out: bool
    you: bool


# --- what a choice would bring ----------------------------------------------------------------------------------


class MissionChange(Shape):
    """What a mission would lose: its count `before` and what is `left`, the points one `had` and the `rest`."""

    mission: str
    before: int
    left: int
    had: int
    rest: int


class Outcome(Shape):
    """What an ability would do to one target, as far as this seat knows.

    `totals`: seat and influence at the place afterwards; None where they stay, or are not known.
    """

    space: str
    totals: list[list[int]] | None
    leader: int | None


class Preview(Shape):
    """What an action would bring, as far as this seat knows.

    `rally`: what nationalists would gain; `influence`: that of the place afterwards, who would lead first; `tie`: who
    would win a tie by the lower space; `changes`: what missions would lose; `counts_for`: by how many a card counts;
    `outcomes`: for an ability, every target and what would come of it.
    """

    rally: int | UnsetType = UNSET
    influence: list[Influence] | UnsetType = UNSET
    tie: int | UnsetType | None = UNSET
    changes: list[MissionChange] | UnsetType = UNSET
    counts_for: int | UnsetType = UNSET
    outcomes: list[Outcome] | UnsetType = UNSET


# --- the view ---------------------------------------------------------------------------------------------------


class TableView(Shape):
    """What everybody who knows the same reads alike. `set_aside`: places that are not in play."""

    round: int
    rounds: int
    first_player: int | None
    active: int | None
    chosen: Character | UnknownCharacter | None
    city: City
    places: list[Place]
    set_aside: list[str]
    resolving: Resolving | None
    deck: Deck
    removed: list[Character]
    missions: list[Mission]
    secret_missions: list[SecretMission | UnknownSecretMission]
    white_discs: WhiteDiscs


class OwnView(Shape):
    """`previews`: what this seat's actions would bring, by their text, while it is asked.

    `to_discard`: how many cards it has still to lay aside.
    """

    players: list[Player]
    previews: dict[str, Preview]
    to_discard: int
