"""What a choice would bring, worked out by the rules themselves before anything is chosen. For the view alone."""

from __future__ import annotations

from typing import Any

from safehouse.core.bits import has
from safehouse.core.rule import OK

from .abilities import answers, is_foreign
from .board import (
    ABILITY_KEYS,
    ALL_MISSIONS,
    AREA,
    BUILDING_CODES,
    CARD_BRIBE,
    CARD_SECRET,
    LAST_SPACE,
    MISSION_CODES,
    MISSION_FLAG,
    NUMBER,
    ON_BRIBE,
    ON_GAIN,
    ON_PLACE,
    ON_PRICE,
    ON_SHOWN,
    ON_STEP,
    SQUARE_CODES,
)
from .cards import open_drawers, twin
from .glossary import BRIBES, BUILDINGS, SECRETS, SQUARES
from .missions import free_slot, is_met
from .placing import check_agent, check_target, is_enclosed, is_figure, is_payable, price, square_points, usable_sorts
from .state import DRAWERS, FROM_FIGURES, FROM_SUPPLY, NONE, State

JSON = dict[str, Any]


def answering(s: State, seat: int, moment: int, x: int, y: int) -> list[JSON]:
    """The drawers of a seat that answer to a moment."""
    return [
        {"drawer": drawer + 1, "ability": ABILITY_KEYS[card]}
        for drawer, card in enumerate(s.drawers[seat])
        if answers(s, seat, card, moment, x, y)
    ]


def enclosed(s: State, seat: int, own: int) -> list[JSON]:
    """The squares that these buildings would enclose, with points and the drawers that answer to the gain."""
    owned = list(s.secrets[seat])
    squares = []
    for square in range(SQUARES):
        if is_enclosed(s, own, square):
            secret = s.tile[square]
            y = 2 * NUMBER[square] + (owned[secret] == 0)
            owned[secret] += 1
            squares.append(
                {
                    "square": SQUARE_CODES[square],
                    "secret": SECRETS[secret],
                    "points": square_points(own, square),
                    "bonuses": answering(s, seat, ON_GAIN, secret, y),
                }
            )
    return squares


def prospect(s: State, seat: int, building: int) -> JSON:
    """What placing an agent here would cost and bring: the answer to pointing at a building."""
    figure = bool(s.feld) and s.figure[seat] == NONE
    return {
        "building": BUILDING_CODES[building],
        "price": price(s, seat, building, False),
        "price_of_figure": price(s, seat, building, True) if s.feld else None,
        "payable": is_payable(s, seat, building, False) or (figure and is_payable(s, seat, building, True)),
        "allowed": check_target(s, seat, building) == OK,
        "sorts": [bribe for i, bribe in enumerate(BRIBES) if has(usable_sorts(s, seat, building), i)],
        "discounts": answering(s, seat, ON_PRICE, building, 0),
        "foreign": is_foreign(s, seat, building),
        "squares": enclosed(s, seat, s.own[seat] | 1 << building),
        "bonuses": answering(s, seat, ON_PLACE, building, 0),
        "accept": _accept(s, seat, s.flag[building]),
        "fulfil": _fulfil(s, seat, building),
    }


def _accept(s: State, seat: int, flag: int) -> list[str]:
    """Missions of the display that this flag opens, if there is a free slot."""
    if free_slot(s, seat) == NONE:
        return []
    return [MISSION_CODES[m] for m in s.display if m != NONE and MISSION_FLAG[m] == flag]


def _fulfil(s: State, seat: int, building: int) -> list[str]:
    """Own missions of this flag that are met with an agent here."""
    after = s.clone()
    after.own[seat] |= 1 << building
    after.target = building
    own = [m for m in s.missions[seat] if m != NONE and MISSION_FLAG[m] == s.flag[building]]
    return [MISSION_CODES[m] for m in own if is_met(after, seat, m)]


def prospects(s: State, seat: int) -> list[JSON]:
    """For every building without an own agent."""
    return [prospect(s, seat, building) for building in range(BUILDINGS) if not has(s.own[seat], building)]


def agents(s: State, seat: int) -> list[JSON]:
    """For the building chosen: each agent that could be placed there, its price and what would be enclosed."""
    result = []
    for origin in range(FROM_FIGURES + 1):
        if check_agent(s, seat, origin) != OK:
            continue
        own = s.own[seat] & ~(1 << origin) if origin < BUILDINGS else s.own[seat]
        result.append(
            {
                "origin": BUILDING_CODES[origin]
                if origin < BUILDINGS
                else "supply"
                if origin == FROM_SUPPLY
                else "figure",
                "is_figure": is_figure(s, seat, origin),
                "price": price(s, seat, s.target, is_figure(s, seat, origin)),
                "squares": enclosed(s, seat, own | 1 << s.target),
            }
        )
    return result


# --- cards ------------------------------------------------------------------------------------------------------


def step_preview(s: State, seat: int, secret: int) -> JSON:
    """What one step of a marker would bring to a seat."""
    space = s.marker[secret]
    after = min(space + 1, LAST_SPACE[secret])
    crosses = AREA[secret][after] > AREA[secret][space]
    return {
        "secret": SECRETS[secret],
        "points": s.secrets[seat][secret],
        "virtual": after == space,
        "crosses": crosses,
        "moves_investigator": crosses and not s.moved and s.end == 0,
    }


def uses(s: State, seat: int, card: int) -> JSON:
    """What a card in hand would do in each of the three actions, as things stand."""
    same = twin(s, seat, card)
    secret = CARD_SECRET[card]
    swap = any(answers(s, seat, drawer, ON_SHOWN, secret, 0) for drawer in s.drawers[seat])
    return {
        "I": {
            "twin": None if same == NONE else same + 1,
            "free": sum(s.drawers[seat][i] == NONE for i in range(open_drawers(s, seat))),
        },
        "II": {"bribe": BRIBES[CARD_BRIBE[card]], "bonuses": answering(s, seat, ON_BRIBE, CARD_BRIBE[card], 0)},
        "IV": {
            **step_preview(s, seat, secret),
            "any_marker": swap,
            "bonuses": answering(s, seat, ON_STEP, secret, 0),
        },
    }


def works_now(s: State, seat: int, drawer: int) -> bool:
    """Whether an ability answers to what is just being done: the building placed on, or the marker of action IV."""
    if s.active != seat or drawer >= DRAWERS or s.target == NONE:
        return False
    card = s.drawers[seat][drawer]
    return any(answers(s, seat, card, moment, s.target, 0) for moment in (ON_PRICE, ON_PLACE)) or any(
        bonus["drawer"] == drawer + 1
        for square in enclosed(s, seat, s.own[seat] | 1 << s.target)
        for bonus in square["bonuses"]
    )


# --- missions ---------------------------------------------------------------------------------------------------


def mission_face(mission: int) -> JSON:
    """What is printed on a mission."""
    printed = ALL_MISSIONS[mission]
    return {
        "mission": printed.id,
        "category": printed.id[0],
        "flag": printed.flag,
        "type": printed.type,
        "needs": list(printed.needs),
        "money": printed.money,
        "points": printed.points,
    }
