"""Tables of the characters, places and missions, made from the data set."""

from __future__ import annotations

from typing import cast

from safehouse.core.game import components_of
from safehouse.core.rule import table

from . import components
from .components import Components

DATA = cast("Components", components_of(__package__))

STARTS = components.STARTING * len(components.COLOURS)
DECK_SIZE = len(DATA.deck)
CARDS = STARTS + DECK_SIZE
"""Cards are numbered: the starting characters colour by colour, then the deck in the order of the data set."""

FACES: tuple[components.Character, ...] = (*(DATA.starting * len(components.COLOURS)), *DATA.deck)
CARD_CODES = (
    *(f"{colour}-{face.id}" for colour in components.COLOURS for face in DATA.starting),
    *(face.id for face in DATA.deck),
)

# --- characters -------------------------------------------------------------------------------------------------

FLAG_CODES = tuple(dict.fromkeys(face.flag for face in FACES))
FLAG = table([FLAG_CODES.index(face.flag) for face in FACES])
INFLUENCE = table([face.influence for face in FACES])
VP = table([face.vp for face in FACES])

ASSASSIN, CONSPIRATOR, NATIONALIST, SEDUCER, DIPLOMAT = range(len(components.ABILITIES))
SYMBOL_COUNT = table([[face.symbols.count(symbol) for symbol in components.SYMBOLS] for face in FACES])
"""How often a card shows each symbol; abilities in the order of EST-1.5, then woman."""


def _flag(code: str) -> int:
    return FLAG_CODES.index(code) if code in FLAG_CODES else -1


# --- places (numbered from 0: place 1 is number 0) --------------------------------------------------------------

PLACE_CODES = tuple(str(place.number) for place in DATA.places)
CHURCH, PALACIO, TAMARIZ, ATLANTICO, MUCHAXO, CASINO, BOCA, MUSEUM = range(components.PLACES)
HOTEL_FLAG = table(
    [{PALACIO: _flag("GB"), ATLANTICO: _flag("DE")}.get(place, -1) for place in range(components.PLACES)]
)
"""The flag that a hotel favours (EST-9.3, 9.6), else -1."""

SPACE_COUNT = table([len(place.spaces) for place in DATA.places])
FIRST_SPACE = table([sum(SPACE_COUNT[:place]) for place in range(components.PLACES)])
SPACES = sum(SPACE_COUNT)
PLACE_OF = table([place for place in range(components.PLACES) for _ in range(SPACE_COUNT[place])])
SPACE_CODES = tuple(f"{place.number}-{numeral}" for place in DATA.places for numeral in place.spaces)
IN_PLACE = table([((1 << SPACE_COUNT[place]) - 1) << FIRST_SPACE[place] for place in range(components.PLACES)])
"""The spaces of a place, as a mask."""

IS_SECRET = table([int(numeral in place.top_secret) for place in DATA.places for numeral in place.spaces])
IS_REWARD_SECRET = table([int(place.reward_top_secret) for place in DATA.places])
NO_PEEK, PEEK_THIS, PEEK_NEAR, PEEK_ANY = range(4)
PEEK = table(
    [
        1 + components.PEEKS.index(dict(place.peek)[numeral]) if numeral in dict(place.peek) else NO_PEEK
        for place in DATA.places
        for numeral in place.spaces
    ]
)
"""What the peek symbol of a space reaches."""


def _space_at(place: int, quarter: int) -> int:
    field = DATA.places[place].fields[quarter]
    return -1 if field == components.REWARD else FIRST_SPACE[place] + components.NUMERALS.index(field)


FIELD = table([[_space_at(place, quarter) for quarter in range(4)] for place in range(components.PLACES)])
"""The spaces of a board clockwise from the top left corner at rotation 0; -1 is the reward field."""

# --- missions ---------------------------------------------------------------------------------------------------

ALL_MISSIONS: tuple[components.Mission, ...] = DATA.missions
MISSION_CODES = tuple(mission.id for mission in ALL_MISSIONS)


def _amount(mission: components.Mission, face: components.Character) -> int:
    """What a card adds to a mission (EST-12.1, 12.3, 12.5, 12.7); for different flags whether it counts at all."""
    if mission.influence:
        return face.influence
    if mission.symbol is not None:
        return face.symbols.count(mission.symbol)
    return int(face.flag == mission.flag or face.flag in mission.different_flags)


def _country(mission: components.Mission, face: components.Character) -> int:
    return 1 << mission.different_flags.index(face.flag) if face.flag in mission.different_flags else 0


AMOUNT = table([[_amount(mission, face) for face in FACES] for mission in ALL_MISSIONS])
IS_DIFFERENT = table([int(bool(mission.different_flags)) for mission in ALL_MISSIONS])
COUNTRY = table([[_country(mission, face) for face in FACES] for mission in ALL_MISSIONS])
"""The country of a card as a set of one, where a mission counts different flags (EST-12.6)."""
INFLUENCE_MISSION = next((i for i, mission in enumerate(ALL_MISSIONS) if mission.influence), -1)

assert len(ALL_MISSIONS) == components.MISSIONS
