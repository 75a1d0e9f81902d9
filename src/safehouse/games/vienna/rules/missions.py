"""Missions (VIE-15, VIE-18) and income with the cash box (VIE-11.4, 13.5 to 13.9)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import emit, tell
from safehouse.core.frames import A, ask_chance, pop, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY

from ..data import board
from ..data.glossary import BUILDINGS, SORTS
from . import ids
from . import state as st
from .flow import pose
from .state import State

# --- requirements (VIE-15.6 to 15.8, 18) ------------------------------------------------------------------------


@rule
def seals_held(s: State, seat: int, seal: int) -> int:
    """VIE-18.2: on how many buildings with this seal an own agent stands."""
    count = 0
    for building in range(BUILDINGS):
        if board.SEAL[building] == seal and has(s.own[seat], building):
            count += 1
    return count


@rule
def held(s: State, seat: int, mission: int, sort: int) -> int:
    """How many of a listed seal, bribe or secret a seat can show."""
    if board.MISSION_TYPE[mission] == board.OF_BRIBES:
        return s.bribes[seat][sort]
    if board.MISSION_TYPE[mission] == board.OF_SECRETS:
        return s.secrets[seat][sort]
    return seals_held(s, seat, sort)


@rule
def missing(s: State, seat: int, mission: int) -> int:
    """How many of the listed things a seat cannot show."""
    if board.MISSION_TYPE[mission] == board.OF_LETTER:
        return 0 if has(s.own[seat], board.MISSION_BUILDING[mission]) else 1
    count = 0
    for sort in range(SORTS):
        if board.NEED[mission][sort] > 0:
            count += max(0, board.NEED[mission][sort] - held(s, seat, mission, sort))
    return count


@rule
def can_substitute(s: State, seat: int, mission: int) -> bool:
    """VIE-20.13: Amsterdam in the turn of its placement, VIE-20.14: New York City, for one listed bribe."""
    if not s.feld or board.MISSION_TYPE[mission] != board.OF_BRIBES:
        return False
    if s.colour[seat] == st.RED:
        return board.MISSION_FLAG[mission] == board.US
    is_placed = s.figure[seat] != st.NONE and s.figure[seat] == s.target
    return s.colour[seat] == st.GREEN and is_placed and s.bribes[seat][board.COFFEE] > board.NEED[mission][board.COFFEE]


@rule
def is_met(s: State, seat: int, mission: int) -> bool:
    lacking = missing(s, seat, mission)
    return lacking == 0 or (lacking == 1 and can_substitute(s, seat, mission))


# --- the mission step (VIE-15.1 to 15.3, 15.11) -----------------------------------------------------------------


@rule
def slots(s: State, seat: int) -> int:
    """VIE-2.5, 13.11"""
    return st.SLOTS if has(s.items[seat], st.TABLE_ITEM) else st.SLOTS - 1


@rule
def free_slot(s: State, seat: int) -> int:
    for i in range(slots(s, seat)):
        if s.missions[seat][i] == st.NONE:
            return i
    return st.NONE


@rule
def slot_of(s: State, seat: int, mission: int) -> int:
    for i in range(st.SLOTS):
        if s.missions[seat][i] == mission:
            return i
    return st.NONE


@rule
def place_of(s: State, mission: int) -> int:
    for i in range(st.DISPLAY):
        if s.display[i] == mission:
            return i
    return st.NONE


@rule
def check_missions(s: State, seat: int, action: int) -> int:
    if action == st.DONE:
        return OK
    mission = action - st.FULFIL if action >= st.FULFIL else action - st.ACCEPT
    if board.MISSION_FLAG[mission] != s.flag[s.target]:
        return ids.VIE_15_1
    if action >= st.FULFIL:
        if slot_of(s, seat, mission) == st.NONE:
            return ids.VIE_15_2
        return OK if is_met(s, seat, mission) else ids.VIE_15_6
    if place_of(s, mission) == st.NONE or s.mission_step != st.MAY_DO_BOTH:
        return ids.VIE_15_2
    return OK if free_slot(s, seat) != st.NONE else ids.VIE_15_3


@rule
def choose_mission(s: State, seat: int, action: int) -> None:
    if action == st.DONE:
        pop(s)
        tell(s, st.E_MISSIONS_DONE, seat, 0, 0, 0)
    elif action >= st.FULFIL:
        fulfil(s, seat, action - st.FULFIL)
    else:
        accept(s, seat, action - st.ACCEPT)


@rule
def mission_advance(s: State, seat: int, mission: int) -> int:
    """VIE-15.5, 20.16: what accepting a mission pays: 1 for category A, 2 for B, and 1 more to Marrakesh."""
    return board.CATEGORY[mission] + (1 if s.feld and s.colour[seat] == st.YELLOW else 0)


@rule
def accept(s: State, seat: int, mission: int) -> None:
    """VIE-15.3 to 15.5, 20.16: into a slot; the display is refilled, then the advance is paid."""
    pop(s)
    s.mission_step = st.HAS_ACCEPTED
    place = place_of(s, mission)
    s.missions[seat][free_slot(s, seat)] = mission
    s.display[place] = st.NONE
    paid = mission_advance(s, seat, mission)
    emit(s, st.E_ACCEPTED, EVERYBODY, 0, seat, mission, paid, 0)
    pose(s, st.ASK_DEPOSIT, seat, paid, 0, st.NONE)
    if s.stack & board.IN_CATEGORY[board.CATEGORY[mission]] != 0:
        ask_chance(s, st.ASK_DISPLAY, place)


@rule
def category_of_place(place: int) -> int:
    return board.CATEGORY_A if place < st.DISPLAY // 2 else board.CATEGORY_B


@rule
def fulfil(s: State, seat: int, mission: int) -> None:
    """VIE-15.9, 21.4: points, the extra schilling into the box, then the reward money."""
    s.mission_step = st.HAS_FULFILLED
    s.missions[seat][slot_of(s, seat, mission)] = st.NONE
    points = board.REWARD_POINTS[mission] + bonus_points(s, seat, mission)
    money = board.REWARD_MONEY[mission]
    if money > 0 and s.feld and s.colour[seat] == st.BLUE:
        money += 1  # VIE-20.10
    s.points[seat][st.L_MISSIONS] += points
    emit(s, st.E_FULFILLED, EVERYBODY, 0, seat, mission, points, money)
    if has(s.items[seat], st.BOX) and s.box[seat] < st.BOX_LIMIT:
        s.box[seat] += 1  # VIE-13.7, 13.8
        tell(s, st.E_DEPOSITED, seat, 1, 1, 0)
    if money > 0:
        pose(s, st.ASK_DEPOSIT, seat, money, 0, st.NONE)


@rule
def bonus_points(s: State, seat: int, mission: int) -> int:
    """VIE-13.10: the seal tile; VIE-20.14: New York City."""
    points = 3 if has(s.items[seat], st.SEAL_TILE) else 0
    if s.feld and s.colour[seat] == st.RED and board.MISSION_FLAG[mission] == board.US:
        points += 1
    return points


# --- income and the cash box (VIE-13.5 to 13.8) -----------------------------------------------------------------


@rule
def check_deposit(s: State, seat: int, amount: int) -> int:
    if amount > 0 and not has(s.items[seat], st.BOX):
        return ids.VIE_13_5
    if amount > top(s, A):
        return ids.VIE_13_5
    return OK if s.box[seat] + amount <= st.BOX_LIMIT else ids.VIE_13_8


@rule
def deposit(s: State, seat: int, amount: int) -> None:
    income = top(s, A)
    pop(s)
    s.box[seat] += amount
    s.money[seat] += income - amount
    if amount > 0:
        tell(s, st.E_DEPOSITED, seat, amount, 0, 0)
    if income > amount:
        tell(s, st.E_MONEY, seat, income - amount, 0, 0)
