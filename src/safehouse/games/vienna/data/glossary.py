"""What the rules name: sorts, abilities, types of mission. Cards and missions themselves are data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from safehouse.core.seats import Colour

Bribe = Literal["chocolate", "wine", "magazine", "coffee", "tobacco"]
BuildingColour = Literal["violet", "pink", "orange", "brown", "grey"]
Secret = Literal["flask", "pistol", "briefcase", "microfilm", "slide"]
Flag = Literal["US", "SU", "FR", "GB", "AT"]
Seal = Literal["administration", "science", "religion", "culture", "nobility"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "K", "L"]
"""House letters (VIE-11.1)."""
RoofSpace = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
"""Roof spaces (VIE-1.11)."""
Figure = Literal["marrakesh", "new_york", "hamburg", "amsterdam"]
Item = Literal["agent", "telephone", "map", "box", "seal", "table"]
MissionType = Literal["seal", "bribe", "letter", "secret"]
Attribute = Literal["bribe", "colour", "flag", "seal", "secret"]
CardAction = Literal["II", "III", "IV"]
Moment = Literal["bribe", "price", "pay", "gain", "place", "shown", "step"]
End = Literal["open", "triggered", "last"]
Condition = Literal["always", "sort", "colour", "flag", "seal", "foreign", "new", "number"]

BRIBES: tuple[Bribe, ...] = get_args(Bribe)
COLOURS: tuple[BuildingColour, ...] = get_args(BuildingColour)
"""Background colours of buildings; each names the bribe in the same place of BRIBES (VIE-1.6)."""
SECRETS: tuple[Secret, ...] = get_args(Secret)
FLAGS: tuple[Flag, ...] = get_args(Flag)
SEALS: tuple[Seal, ...] = get_args(Seal)
LETTERS: tuple[Letter, ...] = get_args(Letter)
ROOF: tuple[RoofSpace, ...] = get_args(RoofSpace)
SEAT_COLOURS: tuple[Colour, ...] = ("yellow", "red", "blue", "green")
FIGURES: tuple[Figure, ...] = get_args(Figure)
"""The Stefan Feld figure of each seat colour (VIE-20.1)."""
ENDS: tuple[End, ...] = get_args(End)
"""How far the end of the game is (VIE-9)."""
ROLES = ("I", "II", "IV")
"""The actions to which cards are assigned (VIE-3)."""
ITEMS: tuple[Item, ...] = get_args(Item)
PRICES = (1, 2, 2, 2, 2, 3)
"""What can be bought, and for how much (VIE-13.1)."""

SORTS = 5
BUILDINGS = 30
SQUARES = 40
CARDS = 175
INTRO_CARDS = 90
MISSIONS = 60
SECRETS_IN_ALL = 9
"""Secret tiles of each sort."""

ATTRIBUTES = {"bribe": BRIBES, "colour": COLOURS, "flag": FLAGS, "seal": SEALS, "secret": SECRETS, "none": ()}


@dataclass(frozen=True)
class Ability:
    """One line of the glossary (VIE-17): when it answers, on what condition, with what effect.

    `moment`: bribe (action II), price and pay (of a placement), place, gain (of a tile), shown and step (action IV).
    """

    key: str
    rule: str
    action: CardAction
    shows: Attribute | Literal["none"]
    copies: int
    moment: Moment
    condition: Condition
    effect: str
    amount: int


ABILITIES = (
    # Within a moment in the order in which they are carried out (VIE-21).
    Ability("II_SAME", "VIE-17.6", "II", "bribe", 2, "bribe", "sort", "fixed_bribe", 1),
    Ability("II_PTS2", "VIE-17.7", "II", "bribe", 1, "bribe", "sort", "points", 2),
    Ability("II_MARK", "VIE-17.8", "II", "bribe", 1, "bribe", "sort", "marker", 1),
    Ability("FLAG_LESS", "VIE-17.12", "III", "flag", 2, "price", "flag", "less", 1),
    Ability("SEAL_LESS", "VIE-17.17", "III", "seal", 2, "price", "seal", "less", 1),
    Ability("FOR_LESS", "VIE-17.22", "III", "none", 5, "price", "foreign", "less", 1),
    Ability("WILD", "VIE-17.28", "III", "bribe", 2, "pay", "always", "wild", 1),
    Ability("GET_PTS8", "VIE-17.26", "III", "secret", 1, "gain", "sort", "points", 8),
    Ability("NEW_PTS5", "VIE-17.31", "III", "none", 5, "gain", "new", "points", 5),
    Ability("GET_MARK2", "VIE-17.27", "III", "secret", 1, "gain", "sort", "same_marker", 2),
    Ability("GET_DIFF", "VIE-17.25", "III", "secret", 1, "gain", "sort", "different", 1),
    Ability("SQ2_2", "VIE-17.32a", "III", "none", 1, "gain", "number", "bribe", 2),
    Ability("SQ3_3", "VIE-17.32b", "III", "none", 1, "gain", "number", "bribe", 3),
    Ability("SQ4_4", "VIE-17.32c", "III", "none", 1, "gain", "number", "bribe", 4),
    Ability("ANY_BRIBE", "VIE-17.33", "III", "none", 2, "gain", "always", "bribe", 1),
    Ability("COL_PTS3", "VIE-17.10", "III", "colour", 1, "place", "colour", "points", 3),
    Ability("FLAG_PTS3", "VIE-17.14", "III", "flag", 1, "place", "flag", "points", 3),
    Ability("SEAL_PTS3", "VIE-17.19", "III", "seal", 1, "place", "seal", "points", 3),
    Ability("FOR_PTS5", "VIE-17.16d", "III", "none", 5, "place", "foreign", "points", 5),
    Ability("FOR_2X", "VIE-17.16c", "III", "bribe", 1, "place", "foreign", "fixed_bribe", 2),
    Ability("FOR_DRAW2", "VIE-17.23", "III", "none", 5, "place", "foreign", "draw", 2),
    Ability("COL_BRIBE", "VIE-17.9", "III", "colour", 1, "place", "colour", "bribe", 1),
    Ability("FLAG_BRIBE", "VIE-17.13", "III", "flag", 2, "place", "flag", "bribe", 1),
    Ability("SEAL_BRIBE", "VIE-17.18", "III", "seal", 2, "place", "seal", "bribe", 1),
    Ability("COL_MARK", "VIE-17.11", "III", "colour", 1, "place", "colour", "marker", 1),
    Ability("FLAG_MARK", "VIE-17.15", "III", "flag", 1, "place", "flag", "marker", 1),
    Ability("SEAL_MARK", "VIE-17.20", "III", "seal", 1, "place", "seal", "marker", 1),
    Ability("IV_SWAP", "VIE-17.30", "IV", "secret", 2, "shown", "sort", "swap", 1),
    Ability("IV_PTS2", "VIE-17.16b", "IV", "secret", 1, "step", "sort", "points", 2),
    Ability("IV_BRIBE", "VIE-17.16a", "IV", "secret", 2, "step", "sort", "bribe", 1),
)
KEYS = tuple(ability.key for ability in ABILITIES)
MOMENTS: tuple[Moment, ...] = get_args(Moment)
CONDITIONS: tuple[Condition, ...] = get_args(Condition)

CARD_RANGES = (
    (1, 10, "II_SAME"), (11, 15, "II_PTS2"), (16, 20, "II_MARK"), (21, 25, "COL_BRIBE"), (26, 30, "COL_PTS3"),
    (31, 35, "COL_MARK"), (36, 45, "FLAG_LESS"), (46, 55, "FLAG_BRIBE"), (56, 60, "FLAG_PTS3"), (61, 65, "FLAG_MARK"),
    (66, 75, "IV_BRIBE"), (76, 80, "IV_PTS2"), (81, 85, "FOR_2X"), (86, 90, "FOR_PTS5"), (91, 100, "SEAL_LESS"),
    (101, 110, "SEAL_BRIBE"), (111, 115, "SEAL_PTS3"), (116, 120, "SEAL_MARK"), (121, 125, "FOR_LESS"),
    (126, 130, "FOR_DRAW2"), (131, 135, "GET_DIFF"), (136, 140, "GET_PTS8"), (141, 145, "GET_MARK2"),
    (146, 155, "WILD"),
    (156, 165, "IV_SWAP"), (166, 170, "NEW_PTS5"), (171, 171, "SQ2_2"), (172, 172, "SQ3_3"), (173, 173, "SQ4_4"),
    (174, 175, "ANY_BRIBE"),
)  # fmt: skip
"""First and last card of each ability (VIE-17)."""

MISSION_TYPES: tuple[MissionType, ...] = get_args(MissionType)
MISSION_RANGES = (
    ("S", 1, 5, "seal"), ("A", 1, 15, "bribe"), ("A", 16, 20, "seal"), ("A", 21, 30, "letter"),
    ("B", 1, 20, "secret"), ("B", 21, 25, "seal"),
)  # fmt: skip
"""Category, first and last number, type (VIE-18.2 to 18.5)."""
MISSION_IDS = tuple(f"{c}-{n:02}" for c, first, last, _ in MISSION_RANGES for n in range(first, last + 1))
