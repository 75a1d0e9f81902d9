"""Tables of the city, the cards, the missions, the secret tracks and the roof, made from the data set."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import cast

from safehouse.core.game import components_of
from safehouse.core.rule import table

from . import glossary
from .components import Components, Mission, neighbours

DATA = cast("Components", components_of(__package__))

# --- the city ---------------------------------------------------------------------------------------------------

BUILDING_CODES = tuple(building.id for building in DATA.buildings)
SQUARE_CODES = tuple(square.id for square in DATA.squares)
COLOUR = table([glossary.COLOURS.index(building.colour) for building in DATA.buildings])
SEAL = table([glossary.SEALS.index(building.seal) for building in DATA.buildings])
PRINTED_FLAG = table([glossary.FLAGS.index(building.flag) for building in DATA.buildings])


def _mask(ids: set[str] | tuple[str, ...]) -> int:
    return sum(1 << BUILDING_CODES.index(id_) for id_ in ids)


STREETS = table([_mask(square.buildings) for square in DATA.squares])
"""The buildings around a square, as a mask."""
NUMBER = table([len(square.buildings) for square in DATA.squares])
NEAR = table([_mask(near) for near in neighbours(DATA).values()])
"""The neighbours of a building, as a mask."""
SQUARES_AT = table([sum(1 << q for q in range(len(STREETS)) if STREETS[q] >> b & 1) for b in range(glossary.BUILDINGS)])
"""The squares at a building, as a mask."""
VIOLET = glossary.COLOURS.index("violet")
GREY = glossary.COLOURS.index("grey")
WALK_RANK = table([4, 2, 1, 3, 0])
"""Which colour the third man prefers (VIE-19.8); 0 where he never goes (VIE-19.6)."""
NOBILITY = glossary.SEALS.index("nobility")
US = glossary.FLAGS.index("US")
CHOCOLATE = glossary.BRIBES.index("chocolate")
COFFEE = glossary.BRIBES.index("coffee")

# --- cards ------------------------------------------------------------------------------------------------------

CARD_CODES = tuple(f"{i + 1:03}" for i in range(len(DATA.cards)))


def ability_of(card: int) -> glossary.Ability:
    return glossary.ABILITIES[glossary.KEYS.index(DATA.cards[card].ability)]


_OF = [ability_of(card) for card in range(len(DATA.cards))]
_FACES = list(dict.fromkeys(card.face for card in DATA.cards))
FACE = table([_FACES.index(card.face) for card in DATA.cards])
"""Cards with the same number have exactly the same ability (VIE-4.4)."""
CARD_BRIBE = table([glossary.BRIBES.index(card.bribe) for card in DATA.cards])
CARD_SECRET = table([glossary.SECRETS.index(card.secret) for card in DATA.cards])

ON_BRIBE, ON_PRICE, ON_PAY, ON_GAIN, ON_PLACE, ON_SHOWN, ON_STEP = range(len(glossary.MOMENTS))
IF_ALWAYS, IF_SORT, IF_COLOUR, IF_FLAG, IF_SEAL, IF_FOREIGN, IF_NEW, IF_NUMBER = range(len(glossary.CONDITIONS))
MOMENT = table([glossary.MOMENTS.index(ability.moment) for ability in _OF])
CONDITION = table([glossary.CONDITIONS.index(ability.condition) for ability in _OF])
AMOUNT = table([ability.amount for ability in _OF])
ORDER = table([glossary.KEYS.index(ability.key) for ability in _OF])
"""Bonuses of one moment are carried out in this order (VIE-21)."""
_IN_MOMENT = [
    [i for i, ability in enumerate(glossary.ABILITIES) if ability.moment == moment] for moment in glossary.MOMENTS
]
FIRST_ORDER = table([min(orders) for orders in _IN_MOMENT])
LAST_ORDER = table([max(orders) for orders in _IN_MOMENT])
ATTRIBUTE = table(
    [
        -1 if card.shows is None else glossary.ATTRIBUTES[ability.shows].index(card.shows)
        for card, ability in zip(DATA.cards, _OF, strict=True)
    ]
)

# --- missions ---------------------------------------------------------------------------------------------------

ALL_MISSIONS: tuple[Mission, ...] = DATA.missions
MISSION_CODES = tuple(mission.id for mission in ALL_MISSIONS)
START, CATEGORY_A, CATEGORY_B = range(3)
CATEGORY = table(["SAB".index(mission.id[0]) for mission in ALL_MISSIONS])
IN_CATEGORY = table([sum(1 << i for i, m in enumerate(ALL_MISSIONS) if m.id[0] == letter) for letter in "SAB"])
MISSION_FLAG = table([glossary.FLAGS.index(mission.flag) for mission in ALL_MISSIONS])
OF_BRIBES = glossary.MISSION_TYPES.index("bribe")
OF_LETTER = glossary.MISSION_TYPES.index("letter")
OF_SECRETS = glossary.MISSION_TYPES.index("secret")
MISSION_TYPE = table([glossary.MISSION_TYPES.index(mission.type) for mission in ALL_MISSIONS])
_NEEDED: dict[str, tuple[str, ...]] = {
    "seal": glossary.SEALS,
    "bribe": glossary.BRIBES,
    "secret": glossary.SECRETS,
    "letter": glossary.LETTERS[: glossary.SORTS],
}
NEED = table([[mission.needs.count(value) for value in _NEEDED[mission.type]] for mission in ALL_MISSIONS])
"""How many of each seal, bribe or secret a mission needs; of a letter mission only the building counts."""
_AT_LETTER: dict[str, int] = {building.letter: i for i, building in enumerate(DATA.buildings) if building.letter}
MISSION_BUILDING = table([_AT_LETTER.get(mission.needs[0], -1) for mission in ALL_MISSIONS])
REWARD_MONEY = table([mission.money for mission in ALL_MISSIONS])
REWARD_POINTS = table([mission.points for mission in ALL_MISSIONS])

# --- secret tracks and roof -------------------------------------------------------------------------------------

LAST_SPACE = table([track[-1] for track in DATA.tracks])
_LONGEST = max(LAST_SPACE)
AREA = table([[1 + sum(step <= space for step in track) for space in range(_LONGEST + 1)] for track in DATA.tracks])
"""The value of a space of a track (VIE-8.5)."""

NO_TILE, PURCHASE, PAYDAY = range(3)
BOTH_TILES = 3
"""VIE-12.4: on the last roof space lie two."""
PURCHASES_ON = {2: "BCDGH", 3: "BCEIJ", 4: "BDFJL"}
PAYDAYS_ON = {2: "EH", 3: "GJ", 4: "HL"}
ROOF_END = table([glossary.ROOF.index(PURCHASES_ON[seats][-1]) if seats in PURCHASES_ON else -1 for seats in range(5)])
"""The last roof space by number of seats (VIE-2.9, 9.3)."""


def _tile(seats: int, space: str) -> int:
    if space in PURCHASES_ON.get(seats, ""):
        return PURCHASE
    return PAYDAY if space in PAYDAYS_ON.get(seats, "") else NO_TILE


ROOF_TILE = table([[_tile(seats, space) for space in glossary.ROOF] for seats in range(5)])

# --- choices of several bribes ----------------------------------------------------------------------------------

_PAYMENTS = [pair for size in (1, 2) for pair in combinations_with_replacement(range(glossary.SORTS), size)]
PAYMENT_CODES = tuple("+".join(glossary.BRIBES[sort] for sort in pair) for pair in _PAYMENTS)
PAYMENT = table([[pair.count(sort) for sort in range(glossary.SORTS)] for pair in _PAYMENTS])
PAYMENT_SIZE = table([len(pair) for pair in _PAYMENTS])

_SETS = [sorts for size in (2, 3, 4) for sorts in combinations(range(glossary.SORTS), size)]
SET_CODES = tuple("+".join(glossary.BRIBES[sort] for sort in sorts) for sorts in _SETS)
SET_MEMBERS = table([sum(1 << sort for sort in sorts) for sorts in _SETS])
SET_SIZE = table([len(sorts) for sorts in _SETS])

ABILITY_KEYS = tuple(card.ability for card in DATA.cards)
