"""Action III: placing an agent, its price, enclosing squares, the Marrakesh step, the third man (VIE-6, 7, 19, 20)."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.events import emit, tell
from safehouse.core.frames import A, pop, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY

from ..data import board
from ..data.glossary import BUILDINGS, SORTS, SQUARES
from . import ids
from . import state as st
from .abilities import answers
from .flow import asked, pose, queue, take_bribes
from .state import State

FULL_PRICE = 2
"""In bribes of the building's colour, before abilities (VIE-6.5)."""
FREE_FIGURE = 5
"""So many other agents must be on the board before the figure is placed for the first time (VIE-20.2)."""


# --- what to do in action III (VIE-6.1) -------------------------------------------------------------------------


TAKEN = 2
"""VIE-6.1: so many bribes of one sort, or so many schillings, instead of placing an agent."""


@rule
def check_three(s: State, seat: int, action: int) -> int:
    if action == st.SCHILLINGS:
        return OK if s.full else ids.VIE_6_1
    if action >= st.TAKE:
        return OK
    for building in range(BUILDINGS):
        if check_target(s, seat, building) == OK:
            return OK
    return ids.VIE_6_5


@rule
def choose_three(s: State, seat: int, action: int) -> None:
    pop(s)
    if action == st.SCHILLINGS:
        tell(s, st.E_INCOME, seat, TAKEN, 0, 0)
        pose(s, st.ASK_DEPOSIT, seat, TAKEN, 0, st.NONE)
    elif action >= st.TAKE:
        take_bribes(s, seat, action - st.TAKE, TAKEN, st.NONE)
    else:
        tell(s, st.E_PLACING, seat, 0, 0, 0)
        pose(s, st.ASK_TARGET, seat, 0, 0, st.NONE)


# --- price and payment (VIE-6.5 to 6.7) -------------------------------------------------------------------------


@rule
def price(s: State, seat: int, building: int, with_figure: bool) -> int:
    """VIE-6.5, 6.6, 17.35; caps of VIE-20.11 and 20.15."""
    result = FULL_PRICE
    for drawer in range(st.DRAWERS):
        if answers(s, seat, s.drawers[seat][drawer], board.ON_PRICE, building, 0):
            result -= 1
    result = max(0, result)
    return min(1, result) if with_figure and is_capped(s, seat, building) else result


@rule
def is_capped(s: State, seat: int, building: int) -> bool:
    """VIE-20.11: Hamburg on nobility; VIE-20.15: New York City on flag US."""
    if s.colour[seat] == st.BLUE:
        return board.SEAL[building] == board.NOBILITY
    return s.colour[seat] == st.RED and s.flag[building] == board.US


@rule
def usable_sorts(s: State, seat: int, building: int) -> int:
    """VIE-17.28, 17.37: the proper sort and all wild ones."""
    sorts = 1 << board.COLOUR[building]
    for drawer in range(st.DRAWERS):
        card = s.drawers[seat][drawer]
        if answers(s, seat, card, board.ON_PAY, building, 0):
            sorts |= 1 << board.ATTRIBUTE[card]
    return sorts


@rule
def is_payable(s: State, seat: int, building: int, with_figure: bool) -> bool:
    """VIE-6.7"""
    if s.bribes[seat][board.COLOUR[building]] >= FULL_PRICE:
        return True
    sorts = usable_sorts(s, seat, building)
    left = price(s, seat, building, with_figure)
    for sort in range(SORTS):
        if has(sorts, sort):
            left -= s.bribes[seat][sort]
    return left <= 0


@rule
def check_payment(s: State, seat: int, payment: int) -> int:
    """Exactly the price, in usable sorts that are there."""
    if board.PAYMENT_SIZE[payment] != top(s, A):
        return ids.VIE_6_5
    sorts = usable_sorts(s, seat, s.target)
    for sort in range(SORTS):
        if board.PAYMENT[payment][sort] > 0 and not has(sorts, sort):
            return ids.VIE_17_28
        if board.PAYMENT[payment][sort] > s.bribes[seat][sort]:
            return ids.VIE_6_5
    return OK


# --- target and agent (VIE-6.3, 6.4, 20.1 to 20.3) --------------------------------------------------------------


@rule
def has_ordinary(s: State, seat: int) -> bool:
    """Whether there is an ordinary agent to place or to move."""
    figures = 1 if s.figure[seat] != st.NONE else 0
    return s.supply[seat] > 0 or count_bits(s.own[seat]) > figures


@rule
def check_figure(s: State, seat: int) -> int:
    """VIE-20.2, 20.3: whether the figure may be placed from the supply."""
    if not s.feld or s.figure[seat] != st.NONE:
        return ids.VIE_20_1
    return OK if s.unlocked[seat] or count_bits(s.own[seat]) >= FREE_FIGURE else ids.VIE_20_2


@rule
def check_target(s: State, seat: int, building: int) -> int:
    if has(s.own[seat], building):
        return ids.VIE_6_4
    if has_ordinary(s, seat) and is_payable(s, seat, building, False):
        return OK
    if s.feld and (s.figure[seat] != st.NONE or check_figure(s, seat) == OK):
        return OK if is_payable(s, seat, building, True) else ids.VIE_6_5
    return ids.VIE_6_5 if has_ordinary(s, seat) else ids.VIE_6_3


@rule
def choose_target(s: State, seat: int, building: int) -> None:
    pop(s)
    s.target = building
    tell(s, st.E_TARGET, seat, building, 0, 0)
    pose(s, st.ASK_AGENT, seat, building, 0, st.NONE)


@rule
def is_figure(s: State, seat: int, agent: int) -> bool:
    return agent == st.FROM_FIGURES or (agent < BUILDINGS and agent == s.figure[seat])


@rule
def check_agent(s: State, seat: int, agent: int) -> int:
    """An agent from the supply, from another building, or the figure; only what can be paid."""
    if agent == st.FROM_FIGURES:
        blocked = check_figure(s, seat)
        if blocked != OK:
            return blocked
    elif agent == st.FROM_SUPPLY:
        if s.supply[seat] == 0:
            return ids.VIE_6_3
    elif not has(s.own[seat], agent):
        return ids.VIE_6_3
    return OK if is_payable(s, seat, s.target, is_figure(s, seat, agent)) else ids.VIE_6_5


@rule
def choose_agent(s: State, seat: int, agent: int) -> None:
    pop(s)
    s.agent = agent
    tell(s, st.E_AGENT, seat, agent, 0, 0)
    cost = price(s, seat, s.target, is_figure(s, seat, agent))
    if cost > 0:
        pose(s, st.ASK_PAYMENT, seat, cost, 0, st.NONE)
    else:
        queue(s, st.PUT, seat, st.NONE, 0, 0)


@rule
def pay(s: State, seat: int, payment: int) -> None:
    pop(s)
    for sort in range(SORTS):
        s.bribes[seat][sort] -= board.PAYMENT[payment][sort]
    queue(s, st.PUT, seat, payment, 0, 0)


@rule
def put(s: State) -> None:
    """VIE-21.2 (4) to (10): moves the piece (VIE-6.8) and queues what follows, the last step first."""
    seat = asked(s)
    payment = top(s, A)
    pop(s)
    emit(s, st.E_PLACED, EVERYBODY, 0, seat, s.target, s.agent, payment)
    moves_figure = is_figure(s, seat, s.agent)
    if s.agent < BUILDINGS:
        s.own[seat] &= ~(1 << s.agent)
    elif s.agent == st.FROM_SUPPLY:
        s.supply[seat] -= 1
    s.own[seat] |= 1 << s.target
    if moves_figure:
        s.figure[seat] = s.target
        s.unlocked[seat] = 1
    s.helped = 0
    if s.full:
        pose(s, st.ASK_MISSIONS, seat, 0, 0, st.NONE)
    queue(s, st.FIRE, seat, board.ON_PLACE, s.target, 0)
    queue(s, st.WALK, seat, 0, 0, 0)
    queue(s, st.TILES, seat, 0, 0, 0)
    if not moves_figure and may_follow(s, seat):
        pose(s, st.ASK_STEP, seat, 0, 0, st.NONE)


# --- the Marrakesh step (VIE-20.17 to 20.19) --------------------------------------------------------------------


@rule
def may_follow(s: State, seat: int) -> bool:
    if not s.feld or s.colour[seat] != st.YELLOW or s.figure[seat] == st.NONE:
        return False
    return has(board.NEAR[s.figure[seat]], s.target)


@rule
def check_step(s: State, seat: int, action: int) -> int:
    if action == st.STAY:
        return OK
    building = action - st.STEP
    if not has(board.NEAR[s.figure[seat]], building):
        return ids.VIE_20_17
    return ids.VIE_6_4 if has(s.own[seat], building) else OK


@rule
def choose_step(s: State, seat: int, action: int) -> None:
    pop(s)
    if action == st.STAY:
        tell(s, st.E_STAYED, seat, 0, 0, 0)
        return
    building = action - st.STEP
    old = s.figure[seat]
    s.own[seat] = s.own[seat] & ~(1 << old) | 1 << building
    s.figure[seat] = building
    tell(s, st.E_FIGURE, seat, old, building, 0)


# --- enclosing squares (VIE-7, 19.2 to 19.4) --------------------------------------------------------------------


@rule
def third_man_mask(s: State) -> int:
    return 1 << s.third_man if s.third_man != st.NONE else 0


@rule
def is_enclosed(s: State, own: int, square: int) -> bool:
    """VIE-7.1, 19.2: whether agents on these buildings, with the third man, enclose a square that holds a tile."""
    return s.tile[square] != st.NONE and board.STREETS[square] & ~(own | third_man_mask(s)) == 0


@rule
def needs_third_man(own: int, square: int) -> bool:
    """VIE-19.3: without him it would not be enclosed."""
    return board.STREETS[square] & ~own != 0


@rule
def square_points(own: int, square: int) -> int:
    """VIE-7.3, 19.3"""
    return board.NUMBER[square] - 1 if needs_third_man(own, square) else board.NUMBER[square]


@rule
def gain_tiles(s: State) -> None:
    """VIE-7.2, 7.8: the next enclosed tile in ascending order; its gain abilities come before the next tile."""
    seat = asked(s)
    for square in range(top(s, A), SQUARES):
        if is_enclosed(s, s.own[seat], square):
            s.frames[s.depth - 1][A] = square + 1
            gain_tile(s, seat, square)
            return
    pop(s)


@rule
def gain_tile(s: State, seat: int, square: int) -> None:
    secret = s.tile[square]
    s.tile[square] = st.NONE
    points = square_points(s.own[seat], square)
    if needs_third_man(s.own[seat], square):
        s.helped = 1
    is_new = 1 if s.secrets[seat][secret] == 0 else 0
    s.secrets[seat][secret] += 1
    s.points[seat][st.L_SQUARES] += points
    emit(s, st.E_GAINED, EVERYBODY, 0, seat, square, secret, points)
    queue(s, st.FIRE, seat, board.ON_GAIN, secret, 2 * board.NUMBER[square] + is_new)


# --- the third man (VIE-19.5 to 19.8) ---------------------------------------------------------------------------


@rule
def walk_value(s: State, building: int) -> int:
    """VIE-19.7, 19.8: how much he likes a building; first by its squares, then by its colour."""
    value = 0
    for square in range(SQUARES):
        if has(board.SQUARES_AT[building], square) and s.tile[square] != st.NONE:
            value = max(value, board.NUMBER[square]) if s.third_man_rule == st.LARGEST_SQUARE else value + 1
    return 8 * value + board.WALK_RANK[board.COLOUR[building]]


@rule
def walk_targets(s: State) -> int:
    """VIE-19.5 to 19.8: the buildings he may go to next, as a mask; several where they are equal."""
    best = st.NONE
    targets = 0
    for building in range(BUILDINGS):
        if has(board.NEAR[s.third_man], building) and is_walkable(s, building):
            value = walk_value(s, building)
            if value > best:
                best = value
                targets = 0
            if value == best:
                targets |= 1 << building
    return targets


@rule
def is_walkable(s: State, building: int) -> bool:
    """VIE-19.6: another colour, and never grey."""
    return board.WALK_RANK[board.COLOUR[building]] > 0 and board.COLOUR[building] != board.COLOUR[s.third_man]


@rule
def walk(s: State) -> None:
    """VIE-19.5: once after a placement in which he helped; VIE-19.12: without a target he stays."""
    seat = asked(s)
    pop(s)
    if s.helped and walk_targets(s) != 0:
        pose(s, st.ASK_WALK, seat, 0, 0, st.NONE)


@rule
def check_walk(s: State, building: int) -> int:
    """VIE-19.5: a neighbour; 19.6: a colour he likes; 19.7: the most squares; 19.8: the colour that goes first."""
    targets = walk_targets(s)
    if has(targets, building):
        return OK
    if not has(board.NEAR[s.third_man], building):
        return ids.VIE_19_5
    if not is_walkable(s, building):
        return ids.VIE_19_6
    for best in range(BUILDINGS):
        if has(targets, best) and walk_value(s, best) // 8 > walk_value(s, building) // 8:
            return ids.VIE_19_7
    return ids.VIE_19_8


@rule
def check_third_start(building: int) -> int:
    """VIE-19.1"""
    return OK if board.COLOUR[building] == board.VIOLET else ids.VIE_19_1


@rule
def put_third_man(s: State, building: int) -> None:
    pop(s)
    s.third_man = building
    tell(s, st.E_THIRD_MAN, building, 0, 0, 0)


@rule
def origin_of(action: int) -> int:
    """MOVE, SUPPLY and FIGURE follow each other as the origins of an agent do."""
    return action - st.MOVE
