"""What can be done in Spy Connection and what it does. Prices and missions are in their own files."""

from __future__ import annotations

from safehouse.core.bits import has, lowest
from safehouse.core.events import tell
from safehouse.core.frames import KIND, ask, is_asked, pop, push, to_move, top
from safehouse.core.rule import NO_ACTION, OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data.board import (
    AT_CITY,
    CITIES,
    CONNECTION_OF,
    CONNECTIONS,
    DEGREE,
    FIELDS,
    FIRST_FIELD,
    LENGTH,
    MISSIONS,
    STARTS,
)
from ..data.components import SLOTS
from .ids import (
    SPY_1_10,
    SPY_2_9,
    SPY_3_1,
    SPY_3_3,
    SPY_3_4,
    SPY_3_8,
    SPY_4_2,
    SPY_4_5,
    SPY_4_11,
    SPY_5_2,
    SPY_6_1,
    SPY_6_3,
    SPY_6_4,
    SPY_6_8,
    SPY_7_1,
    SPY_7_3,
    SPY_7_5,
    SPY_7_9,
    SPY_8_1,
    SPY_9_3,
    SPY_10_2,
    SPY_10_8,
    SPY_10_10,
    SPY_10_11,
    SPY_11_6,
    SPY_12_7,
    SPY_15_1,
    SPY_15_2,
    SPY_15_3,
)
from .missions import (
    agents_on,
    can_reveal,
    discard,
    fulfil,
    has_target,
    is_fulfilled,
    is_open,
    open_mission,
    planning_cost,
    reveal,
    take_from_display,
    take_out_of_game,
    wants_spy_city,
)
from .network import can_recall, far_end, is_complete, lay, lift, price, reach
from .scoring import finish
from .setup import apply_choose_start, apply_deal_start, apply_first_player, apply_reveal_start, ask_next_choice
from .state import (
    ASK_COVER,
    ASK_DEAL,
    ASK_FIRST,
    ASK_MOVED,
    ASK_REVEAL,
    ASK_REVEAL_START,
    ASK_ROOT,
    ASK_START,
    BOX,
    CHOOSE_START,
    CONNECT,
    COVER,
    DEAL_START,
    DISCARD,
    DONE,
    E_CONNECTED,
    E_COVERED,
    E_DONE,
    E_LEFT,
    E_MOVED,
    E_RECALLED_CIRCLE,
    E_RECALLED_FIELD,
    E_STOPPED,
    E_TOOK,
    E_WAIVED,
    END_STEP,
    FIRST_PLAYER,
    LEAVE,
    MOVE,
    NONE,
    OFFERED,
    OPEN,
    RECALL_CIRCLE,
    RECALL_FIELD,
    REVEAL,
    REVEAL_START,
    STACK,
    STOP,
    TAKE,
    WAIVE,
    State,
)
from .turn import ask_reveal, end_turn, settle

# === what may be done: check (one source for legality, refusals and "why not") ==================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return SPY_12_7
    if action >= LEAVE:
        return check_leave(s, seat, action - LEAVE)
    if seat < 0:
        return check_chance(s, seat, action)
    if action >= FIRST_PLAYER:
        return SPY_15_3
    if not is_asked(s, seat):
        return SPY_3_1
    if top(s, KIND) == ASK_START or action < TAKE:
        return check_choose_start(s, action)
    return check_turn(s, seat, action)


@rule
def check_turn(s: State, seat: int, action: int) -> int:
    kind = top(s, KIND)
    if action < MOVE:
        return check_take(s, seat, kind, action - TAKE)
    if action < CONNECT:
        return check_move(s, seat, kind, action - MOVE)
    if action < RECALL_FIELD:
        return check_connect(s, seat, kind, action - CONNECT)
    if action < RECALL_CIRCLE:
        return check_recall_field(s, seat, kind, action - RECALL_FIELD)
    if action < DISCARD:
        pair = action - RECALL_CIRCLE
        return check_recall_circle(s, seat, kind, pair // CITIES, pair % CITIES)
    if action < COVER:
        return check_discard(s, seat, kind, action - DISCARD)
    if action < STOP:
        return check_cover(s, seat, kind, action - COVER)
    return check_ending(s, kind, action)


@rule
def check_choose_start(s: State, action: int) -> int:
    """SPY-2.9"""
    if top(s, KIND) != ASK_START or action >= TAKE:
        return SPY_2_9
    return OK if s.place[MISSIONS + action - CHOOSE_START] == OFFERED else SPY_2_9


@rule
def check_take(s: State, seat: int, kind: int, slot: int) -> int:
    if kind == ASK_MOVED:
        return SPY_3_8
    if kind == ASK_COVER:
        return SPY_3_4
    if s.display[slot] == NONE:
        return SPY_4_11
    if s.open_count[seat] == OPEN:
        return SPY_4_2
    return OK if s.supply[seat] >= planning_cost(s, seat, slot) else SPY_4_5


@rule
def check_move(s: State, seat: int, kind: int, city: int) -> int:
    if kind == ASK_COVER:
        return SPY_3_4
    if kind == ASK_MOVED:
        return SPY_6_1
    if city == s.spy[seat]:
        return SPY_9_3
    return OK if has(s.network[seat], city) else SPY_5_2


@rule
def check_connect(s: State, seat: int, kind: int, connection: int) -> int:
    if kind == ASK_COVER:
        return SPY_3_4
    city = far_end(connection, s.spy[seat])
    if city == NONE:
        return SPY_6_3
    if has(s.network[seat], city):
        return SPY_6_4
    return OK if s.supply[seat] >= price(s, seat, connection) else SPY_6_8


@rule
def is_free_action_open(s: State, seat: int, kind: int) -> bool:
    """SPY-3.5, 10.8: in the end-of-turn step only to get an agent, or with explicit_end."""
    return kind != ASK_COVER or s.supply[seat] == 0 or s.explicit_end[seat] == 1


@rule
def is_held(s: State, field: int) -> bool:
    """Whether anybody has an agent there."""
    for seat in range(s.seats):
        if s.agents[seat][field] > 0:
            return True
    return False


@rule
def check_recall_field(s: State, seat: int, kind: int, field: int) -> int:
    if s.agents[seat][field] == 0:
        return SPY_7_3 if is_held(s, field) else SPY_7_1
    if not is_free_action_open(s, seat, kind):
        return SPY_10_8
    return OK if can_recall(s, seat, field) else SPY_7_5


@rule
def check_recall_circle(s: State, seat: int, kind: int, position: int, city: int) -> int:
    if not is_open(s, seat, position) or not has(s.covered[seat][position], city):
        return SPY_7_9
    if kind == ASK_COVER and s.fresh[position] and city == s.spy[seat]:
        return SPY_10_10
    return OK if is_free_action_open(s, seat, kind) else SPY_10_8


@rule
def check_discard(s: State, seat: int, kind: int, position: int) -> int:
    if not is_open(s, seat, position):
        return SPY_8_1
    if kind != ASK_COVER or s.explicit_end[seat]:
        return OK
    return OK if s.supply[seat] == 0 and agents_on(s, seat, position) > 0 else SPY_10_8


@rule
def check_cover(s: State, seat: int, kind: int, position: int) -> int:
    if kind != ASK_COVER:
        return SPY_10_11
    if not is_open(s, seat, position) or not wants_spy_city(s, seat, position):
        return SPY_10_2
    return OK if s.supply[seat] > 0 else SPY_1_10


@rule
def check_ending(s: State, kind: int, action: int) -> int:
    """STOP after a move, DONE in the end-of-turn step, WAIVE as the first action of an extra turn."""
    if action == WAIVE:
        return OK if kind == ASK_ROOT and s.is_extra and not s.acted else SPY_11_6
    if action == STOP and kind == ASK_COVER:
        return SPY_3_4
    return OK if (kind == ASK_MOVED if action == STOP else kind == ASK_COVER) else SPY_3_3


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """SPY-15.3: what chance may do."""
    if seat != CHANCE or not is_asked(s, CHANCE) or action < FIRST_PLAYER:
        return SPY_15_3
    kind = top(s, KIND)
    possible = False
    if action < DEAL_START:
        possible = kind == ASK_FIRST and action - FIRST_PLAYER < s.seats
    elif action < REVEAL_START:
        possible = kind == ASK_DEAL and s.place[MISSIONS + action - DEAL_START] == BOX
    elif action < REVEAL:
        possible = kind == ASK_REVEAL_START and s.place[MISSIONS + action - REVEAL_START] == BOX
    else:
        possible = kind == ASK_REVEAL and s.place[action - REVEAL] == STACK
    return OK if possible else SPY_15_3


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """SPY-15.1, 15.2: only the table takes a seat out, and not while chance is being resolved."""
    if seat != TABLE:
        return SPY_15_1
    if leaver >= s.seats or s.out[leaver]:
        return SPY_15_2
    return SPY_15_3 if to_move(s) == CHANCE_MOVES else OK


# === what is worth checking =====================================================================================


@rule
def offered(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return offered_chance(s, kind, out)
    if kind == ASK_START:
        return add_range(out, 0, CHOOSE_START, STARTS)
    count = 0
    if kind == ASK_ROOT:
        count = add_range(out, count, TAKE, SLOTS)
        count = add_set(out, count, MOVE, s.network[seat])
    if kind != ASK_COVER:
        spy = s.spy[seat]
        for i in range(DEGREE[spy]):
            out[count] = CONNECT + AT_CITY[spy][i]
            count += 1
    if is_free_action_open(s, seat, kind):
        count = offered_free(s, seat, out, count)
    if kind == ASK_ROOT:
        out[count] = WAIVE
        return count + 1
    if kind == ASK_COVER:
        count = add_range(out, count, COVER, s.open_count[seat])
    return add_range(out, count, STOP, 2)


@rule
def offered_free(s: State, seat: int, out: Buf, count: int) -> int:
    for connection in range(CONNECTIONS):
        if s.filled[seat][connection] > 0:
            for field in range(FIRST_FIELD[connection], FIRST_FIELD[connection] + LENGTH[connection]):
                if s.agents[seat][field] > 0:
                    out[count] = RECALL_FIELD + field
                    count += 1
    for position in range(s.open_count[seat]):
        count = add_set(out, count, RECALL_CIRCLE + position * CITIES, s.covered[seat][position])
    return add_range(out, count, DISCARD, s.open_count[seat])


@rule
def offered_chance(s: State, kind: int, out: Buf) -> int:
    if kind == ASK_FIRST:
        return add_range(out, 0, FIRST_PLAYER, s.seats)
    if kind == ASK_DEAL:
        return add_starts(s, out, DEAL_START)
    if kind == ASK_REVEAL_START:
        return add_starts(s, out, REVEAL_START)
    count = 0
    for mission in range(MISSIONS):
        if s.place[mission] == STACK:
            out[count] = REVEAL + mission
            count += 1
    return count


@rule
def add_starts(s: State, out: Buf, first: int) -> int:
    """The start missions that are still in the box."""
    count = 0
    for start in range(STARTS):
        if s.place[MISSIONS + start] == BOX:
            out[count] = first + start
            count += 1
    return count


@rule
def add_range(out: Buf, count: int, first: int, length: int) -> int:
    for i in range(length):
        out[count + i] = first + i
    return count + length


@rule
def add_set(out: Buf, count: int, first: int, mask: int) -> int:
    while mask:
        out[count] = first + lowest(mask)
        mask &= mask - 1
        count += 1
    return count


@rule
def weight(s: State, action: int) -> int:
    """SPY-15.3: every draw is uniform."""
    return 1


@rule
def idle(s: State, seat: int) -> int:
    """DONE, once no target is left in the spy's city: what can still be recalled or discarded can be next turn too."""
    return DONE if top(s, KIND) == ASK_COVER and not has_target(s, seat) else NO_ACTION


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= LEAVE:
        apply_leave(s, action - LEAVE)
    elif action >= FIRST_PLAYER:
        apply_chance(s, action)
    elif action < TAKE:
        apply_choose_start(s, seat, MISSIONS + action - CHOOSE_START)
    else:
        apply_turn(s, seat, action)
    settle(s)


@rule
def apply_chance(s: State, action: int) -> None:
    if action < DEAL_START:
        apply_first_player(s, action - FIRST_PLAYER)
    elif action < REVEAL_START:
        apply_deal_start(s, MISSIONS + action - DEAL_START)
    elif action < REVEAL:
        apply_reveal_start(s, MISSIONS + action - REVEAL_START)
    else:
        pop(s)
        reveal(s, action - REVEAL)


@rule
def apply_turn(s: State, seat: int, action: int) -> None:
    s.acted = 1
    if action < MOVE:
        apply_take(s, seat, action - TAKE)
    elif action < CONNECT:
        apply_move(s, seat, action - MOVE)
    elif action < RECALL_FIELD:
        apply_connect(s, seat, action - CONNECT)
    elif action < RECALL_CIRCLE:
        apply_recall_field(s, seat, action - RECALL_FIELD)
    elif action < DISCARD:
        pair = action - RECALL_CIRCLE
        apply_recall_circle(s, seat, pair // CITIES, pair % CITIES)
    elif action < COVER:
        apply_discard(s, seat, action - DISCARD)
    elif action < STOP:
        apply_cover(s, seat, action - COVER)
    else:
        apply_ending(s, seat, action)


@rule
def apply_take(s: State, seat: int, slot: int) -> None:
    """Option A (SPY-4): take, pay, shift, reveal one; then the end-of-turn step (SPY-4.9, 4.14)."""
    cost = planning_cost(s, seat, slot)
    card = take_from_display(s, slot)
    open_mission(s, seat, card, cost)
    tell(s, E_TOOK, seat, card, slot, cost)
    pop(s)
    push(s, END_STEP, 0, 0, 0)
    if can_reveal(s):
        ask_reveal(s)


@rule
def apply_move(s: State, seat: int, city: int) -> None:
    """SPY-6.1, 9.1: free, over any distance; what it was shows afterwards."""
    tell(s, E_MOVED, seat, s.spy[seat], city, 0)
    s.spy[seat] = city
    pop(s)
    ask(s, ASK_MOVED, seat)


@rule
def apply_connect(s: State, seat: int, connection: int) -> None:
    """Option B (SPY-6): complete the connection and go over it."""
    city = far_end(connection, s.spy[seat])
    cost = lay(s, seat, connection)
    s.spy[seat] = city
    s.network[seat] |= 1 << city
    tell(s, E_CONNECTED, seat, connection, city, cost)
    pop(s)
    push(s, END_STEP, 0, 0, 0)


@rule
def apply_recall_field(s: State, seat: int, field: int) -> None:
    """SPY-7.4; a connection that is complete no more leaves the network."""
    broken = is_complete(s, seat, CONNECTION_OF[field])
    count = lift(s, seat, field)
    if broken:
        s.network[seat] = reach(s, seat)
    tell(s, E_RECALLED_FIELD, seat, field, count, 0)
    after_free_action(s)


@rule
def apply_recall_circle(s: State, seat: int, position: int, city: int) -> None:
    """SPY-7.9"""
    s.covered[seat][position] &= ~(1 << city)
    s.supply[seat] += 1
    tell(s, E_RECALLED_CIRCLE, seat, s.open[seat][position], city, 0)
    after_free_action(s)


@rule
def apply_discard(s: State, seat: int, position: int) -> None:
    discard(s, seat, position)
    after_free_action(s)


@rule
def after_free_action(s: State) -> None:
    """SPY-3.5: before the option the same is asked again; in the end-of-turn step the check is made anew."""
    if top(s, KIND) == ASK_COVER:
        pop(s)


@rule
def cover(s: State, seat: int, position: int) -> None:
    """SPY-10.2"""
    city = s.spy[seat]
    s.covered[seat][position] |= 1 << city
    s.supply[seat] -= 1
    s.fresh[position] = 1
    tell(s, E_COVERED, seat, s.open[seat][position], city, 0)


@rule
def apply_cover(s: State, seat: int, position: int) -> None:
    """SPY-10.5"""
    cover(s, seat, position)
    pop(s)
    if is_fulfilled(s, seat, position):
        fulfil(s, seat, position)


@rule
def apply_ending(s: State, seat: int, action: int) -> None:
    if action == STOP:
        tell(s, E_STOPPED, seat, s.spy[seat], 0, 0)
        pop(s)
        push(s, END_STEP, 0, 0, 0)
    elif action == DONE:
        if has_target(s, seat):  # something is declined; else the next turn says all there is to say
            tell(s, E_DONE, seat, 0, 0, 0)
        end_turn(s)
    else:
        tell(s, E_WAIVED, seat, 0, 0, 0)
        end_turn(s)


@rule
def apply_leave(s: State, seat: int) -> None:
    """SPY-15.2, 15.4"""
    tell(s, E_LEFT, seat, 0, 0, 0)
    for field in range(FIELDS):
        if s.agents[seat][field] > 0:
            lift(s, seat, field)
    take_out_of_game(s, seat)
    s.spy[seat] = NONE
    s.network[seat] = 0
    s.out[seat] = 1
    if seats_left(s) == 1:
        finish(s)
    elif seat == s.active:
        s.extra_due = 0
        end_turn(s)
    elif is_asked(s, seat):
        pop(s)
        ask_next_choice(s, seat)


@rule
def seats_left(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        if not s.out[seat]:
            count += 1
    return count
