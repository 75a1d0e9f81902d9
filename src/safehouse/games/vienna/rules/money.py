"""Purchases, paydays and the removal for unfulfilled missions (VIE-12, 13, 14, 16.2)."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.events import tell
from safehouse.core.frames import A, B, pop, top
from safehouse.core.rule import OK, rule, table

from ..data.board import CHOCOLATE
from ..data.glossary import BUILDINGS, PRICES, SORTS
from . import ids
from . import state as st
from .flow import count_bribes, count_on, in_order, pay_money, pose, set_top, tell_phase
from .state import State

PRICE = table(list(PRICES))


# --- purchases (VIE-12.2, 13) -----------------------------------------------------------------------------------


@rule
def hold_purchase(s: State) -> None:
    """VIE-12.2: each seat in turn order."""
    done = count_on(s)
    if done == 0:
        s.purchases += 1
        tell_phase(s, st.E_PURCHASE, s.purchases)
    if done < s.seats:
        pose(s, st.ASK_BUY, in_order(s, done), 0, 0, st.NONE)
    else:
        pop(s)


@rule
def purse(s: State, seat: int) -> int:
    """What a seat can pay: money, with the map sketch also bribes (VIE-13.4)."""
    return s.money[seat] + (count_bribes(s, seat) if has(s.items[seat], st.MAP) else 0)


@rule
def check_buy(s: State, seat: int, action: int) -> int:
    """VIE-13.1: what is still in the annex and can be paid; VIE-13.6: the money in the box cannot pay."""
    if action == st.PASS:
        return OK
    item = action - st.BUY
    if item == st.AGENT_ITEM:
        if s.annex[seat] == 0:
            return ids.VIE_13_1
    elif has(s.items[seat], item):
        return ids.VIE_13_1
    if purse(s, seat) >= PRICE[item]:
        return OK
    return ids.VIE_13_6 if purse(s, seat) + s.box[seat] >= PRICE[item] else ids.VIE_13_1


@rule
def buy(s: State, seat: int, action: int) -> None:
    pop(s)
    if action == st.PASS:
        tell(s, st.E_PASSED, seat, 0, 0, 0)
        return
    item = action - st.BUY
    tell(s, st.E_BOUGHT, seat, item, 0, 0)
    if has(s.items[seat], st.MAP):
        pose(s, st.ASK_UNIT, seat, PRICE[item], 0, st.NONE)
    else:
        pay_money(s, seat, PRICE[item])
    if item == st.AGENT_ITEM:
        s.annex[seat] -= 1
        s.supply[seat] += 1
    else:
        s.items[seat] |= 1 << item


@rule
def available(s: State, seat: int, unit: int) -> int:
    """What is left of a unit (0: money, then the sorts of bribes) and of all that come after it."""
    total = s.money[seat] if unit == 0 else 0
    for sort in range(max(0, unit - 1), SORTS):
        total += s.bribes[seat][sort]
    return total


@rule
def check_unit(s: State, seat: int, unit: int) -> int:
    """VIE-13.4: units in ascending order, as long as the rest can still be paid so."""
    stock = s.money[seat] if unit == 0 else s.bribes[seat][unit - 1]
    if stock == 0 or unit < top(s, B):
        return ids.VIE_13_4
    return OK if available(s, seat, unit) >= top(s, A) else ids.VIE_13_4


@rule
def pay_unit(s: State, seat: int, action: int) -> None:
    unit = action - st.COIN
    left = top(s, A) - 1
    if left == 0:
        pop(s)
    else:
        set_top(s, left, unit)
    if unit == 0:
        pay_money(s, seat, 1)
    else:
        spend_bribe(s, seat, unit - 1)


@rule
def spend_bribe(s: State, seat: int, sort: int) -> None:
    s.bribes[seat][sort] -= 1
    tell(s, st.E_SPENT, seat, sort, 0, 0)


# --- paydays (VIE-14, 20.7) -------------------------------------------------------------------------------------


@rule
def hold_payday(s: State) -> None:
    """VIE-12.2, 14.1: each seat in turn order, its Stefan Feld figure first."""
    done = count_on(s)
    if done == 0:
        s.paydays += 1
        tell_phase(s, st.E_PAYDAY, s.paydays)
    if done == s.seats:
        pop(s)
        return
    seat = in_order(s, done)
    pay_figure(s, seat)
    agents = ordinary_agents(s, seat)
    if agents > 0:
        pose(s, st.ASK_PAYDAY, seat, agents, 0, st.NONE)


@rule
def ordinary_agents(s: State, seat: int) -> int:
    return count_bits(s.own[seat]) - (1 if s.figure[seat] != st.NONE else 0)


@rule
def pay_figure(s: State, seat: int) -> None:
    """VIE-20.7: one chocolate, or it goes back."""
    if s.figure[seat] == st.NONE:
        return
    if s.bribes[seat][CHOCOLATE] > 0:
        s.bribes[seat][CHOCOLATE] -= 1
        tell(s, st.E_FIGURE_PAID, seat, 0, 0, 0)
    else:
        take_back(s, seat, s.figure[seat])


@rule
def take_back(s: State, seat: int, building: int) -> None:
    """VIE-14.2: an agent goes into the personal supply; the figure has no other place than the supply."""
    s.own[seat] &= ~(1 << building)
    if s.figure[seat] == building:
        s.figure[seat] = st.NONE
    else:
        s.supply[seat] += 1
    tell(s, st.E_RECALLED, seat, building, 0, 0)


@rule
def check_payday(s: State, seat: int, action: int) -> int:
    """VIE-14.4, 14.5: bribes only with the map sketch, in ascending order of sorts; then the rest with money."""
    if action == st.SETTLE:
        return OK
    sort = action - st.SPEND
    is_payable = has(s.items[seat], st.MAP) and s.bribes[seat][sort] > 0 and sort >= top(s, B)
    return OK if is_payable else ids.VIE_14_4


@rule
def pay_agents(s: State, seat: int, action: int) -> None:
    left = top(s, A)
    if action != st.SETTLE:
        spend_bribe(s, seat, action - st.SPEND)
        set_top(s, left - 1, action - st.SPEND)
        if left == 1:
            pop(s)
        return
    pop(s)
    money = min(left, s.money[seat])
    s.money[seat] -= money
    tell(s, st.E_SETTLED, seat, money, left - money, 0)
    demand(s, st.ASK_UNPAID, seat, left - money, ordinary_agents(s, seat))


@rule
def demand(s: State, kind: int, seat: int, count: int, agents: int) -> None:
    """So many agents leave the board; where all must, there is nothing to choose."""
    if 0 < count < agents:
        pose(s, kind, seat, count, 0, st.NONE)
    elif count > 0:
        for building in range(BUILDINGS):
            if has(s.own[seat], building) and (kind == st.ASK_UNFULFILLED or building != s.figure[seat]):
                take_back(s, seat, building)


@rule
def check_recall(s: State, seat: int, kind: int, building: int) -> int:
    """VIE-14.2: an ordinary agent; VIE-16.2: any own piece."""
    if not has(s.own[seat], building):
        return ids.VIE_16_2 if kind == st.ASK_UNFULFILLED else ids.VIE_14_2
    return ids.VIE_20_7 if kind == st.ASK_UNPAID and building == s.figure[seat] else OK


@rule
def recall(s: State, seat: int, building: int) -> None:
    left = top(s, A) - 1
    if left == 0:
        pop(s)
    else:
        set_top(s, left, 0)
    take_back(s, seat, building)


# --- unfulfilled missions (VIE-16.2) ----------------------------------------------------------------------------


@rule
def remove_for_missions(s: State) -> None:
    done = count_on(s)
    if done == 0:
        tell_phase(s, st.E_REMOVALS, 0)
    if done == s.seats:
        pop(s)
        return
    seat = in_order(s, done)
    unfulfilled = 0
    for i in range(st.SLOTS):
        if s.missions[seat][i] != st.NONE:
            unfulfilled += 1
    agents = count_bits(s.own[seat])
    demand(s, st.ASK_UNFULFILLED, seat, min(unfulfilled, agents), agents)
