"""What can be done in Spy Connection and what it does. Prices and missions are in their own files."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.candidates import add_members, add_range
from safehouse.core.events import tell
from safehouse.core.frames import KIND, ask, is_asked, pop, push, to_move, top
from safehouse.core.rule import NO_ACTION, OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data import board
from ..data.components import SLOTS
from . import ids, missions
from . import state as st
from .network import can_recall, far_end, is_complete, lay, lift, price, reach
from .scoring import finish
from .setup import apply_choose_start, apply_deal_start, apply_first_player, apply_reveal_start, ask_next_choice
from .state import State
from .turn import ask_reveal, end_turn, settle

# === what may be done: check (one source for legality, refusals and "why not") ==================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return ids.SPY_12_7
    if action >= st.LEAVE:
        return check_leave(s, seat, action - st.LEAVE)
    if seat < 0:
        return check_chance(s, seat, action)
    if action >= st.FIRST_PLAYER:
        return ids.SPY_15_3
    if not is_asked(s, seat):
        return ids.SPY_3_1
    if top(s, KIND) == st.ASK_START or action < st.TAKE:
        return check_choose_start(s, action)
    return check_turn(s, seat, action)


@rule
def check_turn(s: State, seat: int, action: int) -> int:
    kind = top(s, KIND)
    if action < st.MOVE:
        return check_take(s, seat, kind, action - st.TAKE)
    if action < st.CONNECT:
        return check_move(s, seat, kind, action - st.MOVE)
    if action < st.RECALL_FIELD:
        return check_connect(s, seat, kind, action - st.CONNECT)
    if action < st.RECALL_CIRCLE:
        return check_recall_field(s, seat, kind, action - st.RECALL_FIELD)
    if action < st.DISCARD:
        pair = action - st.RECALL_CIRCLE
        return check_recall_circle(s, seat, kind, pair // board.CITIES, pair % board.CITIES)
    if action < st.COVER:
        return check_discard(s, seat, kind, action - st.DISCARD)
    if action < st.STOP:
        return check_cover(s, seat, kind, action - st.COVER)
    return check_ending(s, kind, action)


@rule
def check_choose_start(s: State, action: int) -> int:
    """SPY-2.9"""
    if top(s, KIND) != st.ASK_START or action >= st.TAKE:
        return ids.SPY_2_9
    return OK if s.place[board.MISSIONS + action - st.CHOOSE_START] == st.OFFERED else ids.SPY_2_9


@rule
def check_take(s: State, seat: int, kind: int, slot: int) -> int:
    if kind == st.ASK_MOVED:
        return ids.SPY_3_8
    if kind == st.ASK_COVER:
        return ids.SPY_3_4
    if s.display[slot] == st.NONE:
        return ids.SPY_4_11
    if s.open_count[seat] == st.OPEN:
        return ids.SPY_4_2
    return OK if s.supply[seat] >= missions.planning_cost(s, seat, slot) else ids.SPY_4_5


@rule
def check_move(s: State, seat: int, kind: int, city: int) -> int:
    if kind == st.ASK_COVER:
        return ids.SPY_3_4
    if kind == st.ASK_MOVED:
        return ids.SPY_6_1
    if city == s.spy[seat]:
        return ids.SPY_9_3
    return OK if has(s.network[seat], city) else ids.SPY_5_2


@rule
def check_connect(s: State, seat: int, kind: int, connection: int) -> int:
    if kind == st.ASK_COVER:
        return ids.SPY_3_4
    city = far_end(connection, s.spy[seat])
    if city == st.NONE:
        return ids.SPY_6_3
    if has(s.network[seat], city):
        return ids.SPY_6_4
    return OK if s.supply[seat] >= price(s, seat, connection) else ids.SPY_6_8


@rule
def is_free_action_open(s: State, seat: int, kind: int) -> bool:
    """SPY-3.5, 10.8: in the end-of-turn step only to get an agent, or with explicit_end."""
    return kind != st.ASK_COVER or s.supply[seat] == 0 or s.explicit_end[seat] == 1


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
        return ids.SPY_7_3 if is_held(s, field) else ids.SPY_7_1
    if not is_free_action_open(s, seat, kind):
        return ids.SPY_10_8
    return OK if can_recall(s, seat, field) else ids.SPY_7_5


@rule
def check_recall_circle(s: State, seat: int, kind: int, position: int, city: int) -> int:
    if not missions.is_open(s, seat, position) or not has(s.covered[seat][position], city):
        return ids.SPY_7_9
    if kind == st.ASK_COVER and s.fresh[position] and city == s.spy[seat]:
        return ids.SPY_10_10
    return OK if is_free_action_open(s, seat, kind) else ids.SPY_10_8


@rule
def check_discard(s: State, seat: int, kind: int, position: int) -> int:
    if not missions.is_open(s, seat, position):
        return ids.SPY_8_1
    if kind != st.ASK_COVER or s.explicit_end[seat]:
        return OK
    return OK if s.supply[seat] == 0 and missions.agents_on(s, seat, position) > 0 else ids.SPY_10_8


@rule
def check_cover(s: State, seat: int, kind: int, position: int) -> int:
    if kind != st.ASK_COVER:
        return ids.SPY_10_11
    if not missions.is_open(s, seat, position) or not missions.wants_spy_city(s, seat, position):
        return ids.SPY_10_2
    return OK if s.supply[seat] > 0 else ids.SPY_1_10


@rule
def check_ending(s: State, kind: int, action: int) -> int:
    """STOP after a move, DONE in the end-of-turn step, WAIVE as the first action of an extra turn."""
    if action == st.WAIVE:
        return OK if kind == st.ASK_ROOT and s.is_extra and not s.acted else ids.SPY_11_6
    if action == st.STOP and kind == st.ASK_COVER:
        return ids.SPY_3_4
    return OK if (kind == st.ASK_MOVED if action == st.STOP else kind == st.ASK_COVER) else ids.SPY_3_3


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """SPY-15.3: what chance may do."""
    if seat != CHANCE or not is_asked(s, CHANCE) or action < st.FIRST_PLAYER:
        return ids.SPY_15_3
    kind = top(s, KIND)
    possible = False
    if action < st.DEAL_START:
        possible = kind == st.ASK_FIRST and action - st.FIRST_PLAYER < s.seats
    elif action < st.REVEAL_START:
        possible = kind == st.ASK_DEAL and s.place[board.MISSIONS + action - st.DEAL_START] == st.BOX
    elif action < st.REVEAL:
        possible = kind == st.ASK_REVEAL_START and s.place[board.MISSIONS + action - st.REVEAL_START] == st.BOX
    else:
        possible = kind == st.ASK_REVEAL and s.place[action - st.REVEAL] == st.STACK
    return OK if possible else ids.SPY_15_3


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """SPY-15.1, 15.2: only the table takes a seat out, and not while chance is being resolved."""
    if seat != TABLE:
        return ids.SPY_15_1
    if leaver >= s.seats or s.out[leaver]:
        return ids.SPY_15_2
    return ids.SPY_15_3 if to_move(s) == CHANCE_MOVES else OK


# === what is worth checking =====================================================================================


@rule
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    """In a turn just the legal ones: asking each rule where its actions are listed takes half as long as asking all."""
    kind = top(s, KIND)
    if seat == CHANCE:
        return chance_candidates(s, kind, out)
    if kind == st.ASK_START:
        return add_range(out, 0, st.CHOOSE_START, board.STARTS)
    count = 0
    if kind == st.ASK_ROOT:
        count = option_candidates(s, seat, out)
    if kind != st.ASK_COVER:
        spy = s.spy[seat]
        for i in range(board.DEGREE[spy]):
            connection = board.AT_CITY[spy][i]
            if check_connect(s, seat, kind, connection) == OK:
                out[count] = st.CONNECT + connection
                count += 1
    if is_free_action_open(s, seat, kind):
        count = free_candidates(s, seat, kind, out, count)
    return ending_candidates(s, seat, kind, out, count)


@rule
def check_offered(s: State, seat: int, action: int) -> int:
    """In a turn all that is offered is legal."""
    return OK if seat >= 0 and action >= st.TAKE else check(s, seat, action)


@rule
def option_candidates(s: State, seat: int, out: Buf) -> int:
    count = 0
    for slot in range(SLOTS):
        if check_take(s, seat, st.ASK_ROOT, slot) == OK:
            out[count] = st.TAKE + slot
            count += 1
    return add_members(out, count, st.MOVE, s.network[seat] & ~(1 << s.spy[seat]))


@rule
def free_candidates(s: State, seat: int, kind: int, out: Buf, count: int) -> int:
    for connection in range(board.CONNECTIONS):
        if s.filled[seat][connection] > 0:
            for field in range(board.FIRST_FIELD[connection], board.FIRST_FIELD[connection] + board.LENGTH[connection]):
                if s.agents[seat][field] > 0 and can_recall(s, seat, field):
                    out[count] = st.RECALL_FIELD + field
                    count += 1
    for position in range(s.open_count[seat]):
        covered = s.covered[seat][position]
        if kind == st.ASK_COVER and s.fresh[position]:
            covered &= ~(1 << s.spy[seat])
        count = add_members(out, count, st.RECALL_CIRCLE + position * board.CITIES, covered)
    for position in range(s.open_count[seat]):
        if check_discard(s, seat, kind, position) == OK:
            out[count] = st.DISCARD + position
            count += 1
    return count


@rule
def ending_candidates(s: State, seat: int, kind: int, out: Buf, count: int) -> int:
    if kind == st.ASK_COVER:
        for position in range(s.open_count[seat]):
            if check_cover(s, seat, kind, position) == OK:
                out[count] = st.COVER + position
                count += 1
    for action in range(st.STOP, st.WAIVE + 1):
        if check_ending(s, kind, action) == OK:
            out[count] = action
            count += 1
    return count


@rule
def chance_candidates(s: State, kind: int, out: Buf) -> int:
    if kind == st.ASK_FIRST:
        return add_range(out, 0, st.FIRST_PLAYER, s.seats)
    if kind == st.ASK_DEAL:
        return add_starts(s, out, st.DEAL_START)
    if kind == st.ASK_REVEAL_START:
        return add_starts(s, out, st.REVEAL_START)
    count = 0
    for mission in range(board.MISSIONS):
        if s.place[mission] == st.STACK:
            out[count] = st.REVEAL + mission
            count += 1
    return count


@rule
def add_starts(s: State, out: Buf, first: int) -> int:
    """The start missions that are still in the box."""
    count = 0
    for start in range(board.STARTS):
        if s.place[board.MISSIONS + start] == st.BOX:
            out[count] = first + start
            count += 1
    return count


@rule
def weight(s: State, action: int) -> int:
    """SPY-15.3: every draw is uniform."""
    return 1


_PILES = {
    st.ASK_REVEAL: "missions",
    st.ASK_FIRST: "first_player",
    st.ASK_DEAL: "start_missions",
    st.ASK_REVEAL_START: "start_missions",
}


def pile(s: State) -> str:
    """From which pile chance draws now: the same secret deals the same cards from it, in the same order."""
    return _PILES[top(s, KIND)]


@rule
def idle(s: State, seat: int) -> int:
    """DONE, once no target is left in the spy's city: what can still be recalled or discarded can be next turn too."""
    return st.DONE if top(s, KIND) == st.ASK_COVER and not missions.has_target(s, seat) else NO_ACTION


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= st.LEAVE:
        apply_leave(s, action - st.LEAVE)
    elif action >= st.FIRST_PLAYER:
        apply_chance(s, action)
    elif action < st.TAKE:
        apply_choose_start(s, seat, board.MISSIONS + action - st.CHOOSE_START)
    else:
        apply_turn(s, seat, action)
    settle(s)


@rule
def apply_chance(s: State, action: int) -> None:
    if action < st.DEAL_START:
        apply_first_player(s, action - st.FIRST_PLAYER)
    elif action < st.REVEAL_START:
        apply_deal_start(s, board.MISSIONS + action - st.DEAL_START)
    elif action < st.REVEAL:
        apply_reveal_start(s, board.MISSIONS + action - st.REVEAL_START)
    else:
        pop(s)
        missions.reveal(s, action - st.REVEAL)


@rule
def apply_turn(s: State, seat: int, action: int) -> None:
    s.acted = 1
    if action < st.MOVE:
        apply_take(s, seat, action - st.TAKE)
    elif action < st.CONNECT:
        apply_move(s, seat, action - st.MOVE)
    elif action < st.RECALL_FIELD:
        apply_connect(s, seat, action - st.CONNECT)
    elif action < st.RECALL_CIRCLE:
        apply_recall_field(s, seat, action - st.RECALL_FIELD)
    elif action < st.DISCARD:
        pair = action - st.RECALL_CIRCLE
        apply_recall_circle(s, seat, pair // board.CITIES, pair % board.CITIES)
    elif action < st.COVER:
        apply_discard(s, seat, action - st.DISCARD)
    elif action < st.STOP:
        apply_cover(s, seat, action - st.COVER)
    else:
        apply_ending(s, seat, action)


@rule
def apply_take(s: State, seat: int, slot: int) -> None:
    """Option A (SPY-4): take, pay, shift, reveal one; then the end-of-turn step (SPY-4.9, 4.14)."""
    cost = missions.planning_cost(s, seat, slot)
    card = missions.take_from_display(s, slot)
    missions.open_mission(s, seat, card, cost)
    tell(s, st.E_TOOK, seat, card, slot, cost)
    pop(s)
    push(s, st.END_STEP, 0, 0, 0)
    if missions.can_reveal(s):
        ask_reveal(s)


@rule
def apply_move(s: State, seat: int, city: int) -> None:
    """SPY-6.1, 9.1: free, over any distance; what it was shows afterwards."""
    tell(s, st.E_MOVED, seat, s.spy[seat], city, 0)
    s.spy[seat] = city
    pop(s)
    ask(s, st.ASK_MOVED, seat)


@rule
def apply_connect(s: State, seat: int, connection: int) -> None:
    """Option B (SPY-6): complete the connection and go over it."""
    city = far_end(connection, s.spy[seat])
    cost = lay(s, seat, connection)
    s.spy[seat] = city
    s.network[seat] |= 1 << city
    tell(s, st.E_CONNECTED, seat, connection, city, cost)
    pop(s)
    push(s, st.END_STEP, 0, 0, 0)


@rule
def apply_recall_field(s: State, seat: int, field: int) -> None:
    """SPY-7.4; a connection that is complete no more leaves the network."""
    broken = is_complete(s, seat, board.CONNECTION_OF[field])
    count = lift(s, seat, field)
    if broken:
        s.network[seat] = reach(s, seat)
    tell(s, st.E_RECALLED_FIELD, seat, field, count, 0)
    after_free_action(s)


@rule
def apply_recall_circle(s: State, seat: int, position: int, city: int) -> None:
    """SPY-7.9"""
    s.covered[seat][position] &= ~(1 << city)
    s.supply[seat] += 1
    tell(s, st.E_RECALLED_CIRCLE, seat, s.open[seat][position], city, 0)
    after_free_action(s)


@rule
def apply_discard(s: State, seat: int, position: int) -> None:
    missions.discard(s, seat, position)
    after_free_action(s)


@rule
def after_free_action(s: State) -> None:
    """SPY-3.5: before the option the same is asked again; in the end-of-turn step the check is made anew."""
    if top(s, KIND) == st.ASK_COVER:
        pop(s)


@rule
def cover(s: State, seat: int, position: int) -> None:
    """SPY-10.2"""
    city = s.spy[seat]
    s.covered[seat][position] |= 1 << city
    s.supply[seat] -= 1
    s.fresh[position] = 1
    tell(s, st.E_COVERED, seat, s.open[seat][position], city, 0)


@rule
def apply_cover(s: State, seat: int, position: int) -> None:
    """SPY-10.5"""
    cover(s, seat, position)
    pop(s)
    if missions.is_fulfilled(s, seat, position):
        missions.fulfil(s, seat, position)


@rule
def apply_ending(s: State, seat: int, action: int) -> None:
    if action == st.STOP:
        tell(s, st.E_STOPPED, seat, s.spy[seat], 0, 0)
        pop(s)
        push(s, st.END_STEP, 0, 0, 0)
    elif action == st.DONE:
        if missions.has_target(s, seat):  # something is declined; else the next turn says all there is to say
            tell(s, st.E_DONE, seat, 0, 0, 0)
        end_turn(s)
    else:
        tell(s, st.E_WAIVED, seat, 0, 0, 0)
        end_turn(s)


@rule
def apply_leave(s: State, seat: int) -> None:
    """SPY-15.2, 15.4"""
    tell(s, st.E_LEFT, seat, 0, 0, 0)
    for field in range(board.FIELDS):
        if s.agents[seat][field] > 0:
            lift(s, seat, field)
    missions.take_out_of_game(s, seat)
    s.spy[seat] = st.NONE
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
