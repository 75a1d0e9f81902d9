"""Missions (VIE-15, VIE-18) and income with the cash box (VIE-11.4, 13.5 to 13.9)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import emit, tell
from safehouse.core.frames import A, ask_chance, pop, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY

from ..data.board import (
    CATEGORY,
    CATEGORY_A,
    CATEGORY_B,
    COFFEE,
    IN_CATEGORY,
    MISSION_BUILDING,
    MISSION_FLAG,
    MISSION_TYPE,
    NEED,
    OF_BRIBES,
    OF_LETTER,
    OF_SECRETS,
    REWARD_MONEY,
    REWARD_POINTS,
    SEAL,
    US,
)
from ..data.glossary import BUILDINGS, SORTS
from .flow import pose
from .ids import VIE_13_5, VIE_13_8, VIE_15_1, VIE_15_2, VIE_15_3, VIE_15_6
from .state import (
    ACCEPT,
    ASK_DEPOSIT,
    ASK_DISPLAY,
    BLUE,
    BOX,
    BOX_LIMIT,
    DISPLAY,
    DONE,
    E_ACCEPTED,
    E_DEPOSITED,
    E_FULFILLED,
    E_MISSIONS_DONE,
    E_MONEY,
    FULFIL,
    GREEN,
    HAS_ACCEPTED,
    HAS_FULFILLED,
    L_MISSIONS,
    MAY_DO_BOTH,
    NONE,
    RED,
    SEAL_TILE,
    SLOTS,
    TABLE_ITEM,
    YELLOW,
    State,
)

# --- requirements (VIE-15.6 to 15.8, 18) ------------------------------------------------------------------------


@rule
def seals_held(s: State, seat: int, seal: int) -> int:
    """VIE-18.2: on how many buildings with this seal an own agent stands."""
    count = 0
    for building in range(BUILDINGS):
        if SEAL[building] == seal and has(s.own[seat], building):
            count += 1
    return count


@rule
def held(s: State, seat: int, mission: int, sort: int) -> int:
    """How many of a listed seal, bribe or secret a seat can show."""
    if MISSION_TYPE[mission] == OF_BRIBES:
        return s.bribes[seat][sort]
    if MISSION_TYPE[mission] == OF_SECRETS:
        return s.secrets[seat][sort]
    return seals_held(s, seat, sort)


@rule
def missing(s: State, seat: int, mission: int) -> int:
    """How many of the listed things a seat cannot show."""
    if MISSION_TYPE[mission] == OF_LETTER:
        return 0 if has(s.own[seat], MISSION_BUILDING[mission]) else 1
    count = 0
    for sort in range(SORTS):
        if NEED[mission][sort] > 0:
            count += max(0, NEED[mission][sort] - held(s, seat, mission, sort))
    return count


@rule
def can_substitute(s: State, seat: int, mission: int) -> bool:
    """VIE-20.13: Amsterdam in the turn of its placement, VIE-20.14: New York City, for one listed bribe."""
    if not s.feld or MISSION_TYPE[mission] != OF_BRIBES:
        return False
    if s.colour[seat] == RED:
        return MISSION_FLAG[mission] == US
    is_placed = s.figure[seat] != NONE and s.figure[seat] == s.target
    return s.colour[seat] == GREEN and is_placed and s.bribes[seat][COFFEE] > NEED[mission][COFFEE]


@rule
def is_met(s: State, seat: int, mission: int) -> bool:
    lacking = missing(s, seat, mission)
    return lacking == 0 or (lacking == 1 and can_substitute(s, seat, mission))


# --- the mission step (VIE-15.1 to 15.3, 15.11) -----------------------------------------------------------------


@rule
def slots(s: State, seat: int) -> int:
    """VIE-2.5, 13.11"""
    return SLOTS if has(s.items[seat], TABLE_ITEM) else SLOTS - 1


@rule
def free_slot(s: State, seat: int) -> int:
    for i in range(slots(s, seat)):
        if s.missions[seat][i] == NONE:
            return i
    return NONE


@rule
def slot_of(s: State, seat: int, mission: int) -> int:
    for i in range(SLOTS):
        if s.missions[seat][i] == mission:
            return i
    return NONE


@rule
def place_of(s: State, mission: int) -> int:
    for i in range(DISPLAY):
        if s.display[i] == mission:
            return i
    return NONE


@rule
def check_missions(s: State, seat: int, action: int) -> int:
    if action == DONE:
        return OK
    mission = action - FULFIL if action >= FULFIL else action - ACCEPT
    if MISSION_FLAG[mission] != s.flag[s.target]:
        return VIE_15_1
    if action >= FULFIL:
        if slot_of(s, seat, mission) == NONE:
            return VIE_15_2
        return OK if is_met(s, seat, mission) else VIE_15_6
    if place_of(s, mission) == NONE or s.mission_step != MAY_DO_BOTH:
        return VIE_15_2
    return OK if free_slot(s, seat) != NONE else VIE_15_3


@rule
def choose_mission(s: State, seat: int, action: int) -> None:
    if action == DONE:
        pop(s)
        tell(s, E_MISSIONS_DONE, seat, 0, 0, 0)
    elif action >= FULFIL:
        fulfil(s, seat, action - FULFIL)
    else:
        accept(s, seat, action - ACCEPT)


@rule
def mission_advance(s: State, seat: int, mission: int) -> int:
    """VIE-15.5, 20.16: what accepting a mission pays: 1 for category A, 2 for B, and 1 more to Marrakesh."""
    return CATEGORY[mission] + (1 if s.feld and s.colour[seat] == YELLOW else 0)


@rule
def accept(s: State, seat: int, mission: int) -> None:
    """VIE-15.3 to 15.5, 20.16: into a slot; the display is refilled, then the advance is paid."""
    pop(s)
    s.mission_step = HAS_ACCEPTED
    place = place_of(s, mission)
    s.missions[seat][free_slot(s, seat)] = mission
    s.display[place] = NONE
    paid = mission_advance(s, seat, mission)
    emit(s, E_ACCEPTED, EVERYBODY, 0, seat, mission, paid, 0)
    pose(s, ASK_DEPOSIT, seat, paid, 0, NONE)
    if s.stack & IN_CATEGORY[CATEGORY[mission]] != 0:
        ask_chance(s, ASK_DISPLAY, place)


@rule
def category_of_place(place: int) -> int:
    return CATEGORY_A if place < DISPLAY // 2 else CATEGORY_B


@rule
def fulfil(s: State, seat: int, mission: int) -> None:
    """VIE-15.9, 21.4: points, the extra schilling into the box, then the reward money."""
    s.mission_step = HAS_FULFILLED
    s.missions[seat][slot_of(s, seat, mission)] = NONE
    points = REWARD_POINTS[mission] + bonus_points(s, seat, mission)
    money = REWARD_MONEY[mission]
    if money > 0 and s.feld and s.colour[seat] == BLUE:
        money += 1  # VIE-20.10
    s.points[seat][L_MISSIONS] += points
    emit(s, E_FULFILLED, EVERYBODY, 0, seat, mission, points, money)
    if has(s.items[seat], BOX) and s.box[seat] < BOX_LIMIT:
        s.box[seat] += 1  # VIE-13.7, 13.8
        tell(s, E_DEPOSITED, seat, 1, 1, 0)
    if money > 0:
        pose(s, ASK_DEPOSIT, seat, money, 0, NONE)


@rule
def bonus_points(s: State, seat: int, mission: int) -> int:
    """VIE-13.10: the seal tile; VIE-20.14: New York City."""
    points = 3 if has(s.items[seat], SEAL_TILE) else 0
    if s.feld and s.colour[seat] == RED and MISSION_FLAG[mission] == US:
        points += 1
    return points


# --- income and the cash box (VIE-13.5 to 13.8) -----------------------------------------------------------------


@rule
def check_deposit(s: State, seat: int, amount: int) -> int:
    if amount > 0 and not has(s.items[seat], BOX):
        return VIE_13_5
    if amount > top(s, A):
        return VIE_13_5
    return OK if s.box[seat] + amount <= BOX_LIMIT else VIE_13_8


@rule
def deposit(s: State, seat: int, amount: int) -> None:
    income = top(s, A)
    pop(s)
    s.box[seat] += amount
    s.money[seat] += income - amount
    if amount > 0:
        tell(s, E_DEPOSITED, seat, amount, 0, 0)
    if income > amount:
        tell(s, E_MONEY, seat, income - amount, 0, 0)
