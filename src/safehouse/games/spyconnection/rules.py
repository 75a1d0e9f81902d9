"""Spy Connection, from set-up to scoring. The turn reads top-down; prices and missions are in their own files."""

from __future__ import annotations

from safehouse.core.bits import has, lowest
from safehouse.core.events import tell
from safehouse.core.frames import KIND, A, ask, ask_chance, is_asked, pop, push, to_move, top
from safehouse.core.rule import NO_ACTION, OK, Buf, number, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE
from safehouse.core.seats import MAX_SEATS as SEATS

from .board import (
    AT_CITY,
    CARDS,
    CITIES,
    CONNECTION_OF,
    CONNECTIONS,
    DEGREE,
    FIELDS,
    FIRST_FIELD,
    LENGTH,
    MISSIONS,
    START_CITY,
    STARTS,
)
from .components import SLOTS
from .missions import (
    agents_on,
    can_reveal,
    covered_points,
    discard,
    fulfil,
    has_target,
    is_fulfilled,
    is_open,
    open_mission,
    planning_cost,
    reshuffle_if_needed,
    reveal,
    score,
    take_from_display,
    take_out_of_game,
    wants_spy_city,
)
from .network import can_recall, far_end, is_complete, lay, lift, price, reach
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
    E_ENDED,
    E_EXTRA_TURN,
    E_FIRST_PLAYER,
    E_LAST_TURN,
    E_LEFT,
    E_LIMIT,
    E_MOVED,
    E_PLACED_SPY,
    E_RECALLED_CIRCLE,
    E_RECALLED_FIELD,
    E_SCORED,
    E_START_CHOSEN,
    E_START_DEALT,
    E_START_REVEALED,
    E_STOPPED,
    E_TOOK,
    E_TURN,
    E_WAIVED,
    E_WON,
    END_STEP,
    FIRST_PLAYER,
    LEAVE,
    MOVE,
    NOBODY,
    NONE,
    OFFERED,
    OPEN,
    RECALL_CIRCLE,
    RECALL_FIELD,
    REFILL,
    REVEAL,
    REVEAL_START,
    STACK,
    STOP,
    TAKE,
    TURN_END,
    WAIVE,
    State,
)

SPY_1_10 = number("SPY-1.10")
SPY_2_9 = number("SPY-2.9")
SPY_3_1 = number("SPY-3.1")
SPY_3_3 = number("SPY-3.3")
SPY_3_4 = number("SPY-3.4")
SPY_3_8 = number("SPY-3.8")
SPY_4_2 = number("SPY-4.2")
SPY_4_5 = number("SPY-4.5")
SPY_4_11 = number("SPY-4.11")
SPY_5_2 = number("SPY-5.2")
SPY_6_1 = number("SPY-6.1")
SPY_6_3 = number("SPY-6.3")
SPY_6_4 = number("SPY-6.4")
SPY_6_8 = number("SPY-6.8")
SPY_7_1 = number("SPY-7.1")
SPY_7_3 = number("SPY-7.3")
SPY_7_5 = number("SPY-7.5")
SPY_7_9 = number("SPY-7.9")
SPY_8_1 = number("SPY-8.1")
SPY_9_3 = number("SPY-9.3")
SPY_10_2 = number("SPY-10.2")
SPY_10_8 = number("SPY-10.8")
SPY_10_10 = number("SPY-10.10")
SPY_10_11 = number("SPY-10.11")
SPY_11_6 = number("SPY-11.6")
SPY_12_7 = number("SPY-12.7")
SPY_15_1 = number("SPY-15.1")
SPY_15_2 = number("SPY-15.2")
SPY_15_3 = number("SPY-15.3")


# === set-up (SPY-2) =============================================================================================


@rule
def start(s: State) -> None:
    """SPY-2.3 to 2.8: display, start player, start missions, in this order (SPY-2.6); the first step lies on top."""
    ask_chance(s, ASK_REVEAL_START if s.draft else ASK_DEAL, 0)
    if s.first == NOBODY:
        ask_chance(s, ASK_FIRST, 0)
    else:
        tell(s, E_FIRST_PLAYER, s.first, 0, 0, 0)
    push(s, REFILL, 0, 0, 0)
    settle(s)


@rule
def apply_first_player(s: State, seat: int) -> None:
    """SPY-2.5"""
    pop(s)
    s.first = seat
    tell(s, E_FIRST_PLAYER, seat, 0, 0, 0)


@rule
def apply_deal_start(s: State, card: int) -> None:
    """SPY-2.7: one after the other, from the start player."""
    dealt = top(s, A)
    seat = (s.first + dealt) % s.seats
    pop(s)
    open_mission(s, seat, card, 0)
    tell(s, E_START_DEALT, seat, card, 0, 0)
    if dealt + 1 < s.seats:
        ask_chance(s, ASK_DEAL, dealt + 1)
    else:
        place_spies(s)


@rule
def apply_reveal_start(s: State, card: int) -> None:
    """SPY-2.8: as many as there are players."""
    shown = top(s, A) + 1
    pop(s)
    s.place[card] = OFFERED
    tell(s, E_START_REVEALED, card, 0, 0, 0)
    if shown < s.seats:
        ask_chance(s, ASK_REVEAL_START, shown)
    else:
        ask_next_choice(s, s.first)


@rule
def ask_next_choice(s: State, after: int) -> None:
    """SPY-2.9, 2.10: counter-clockwise; who finds one card left takes it without being asked."""
    seat = next_chooser(s, after)
    if seat != NOBODY and offered_starts(s) == 1:
        choose_start(s, seat, last_offered_start(s))
        seat = next_chooser(s, seat)
    if seat != NOBODY:
        ask(s, ASK_START, seat)
        return
    for card in range(MISSIONS, CARDS):
        if s.place[card] == OFFERED:
            s.place[card] = BOX
    place_spies(s)


@rule
def next_chooser(s: State, after: int) -> int:
    """The next seat counter-clockwise that has no start mission yet, or NOBODY."""
    for offset in range(1, s.seats + 1):
        seat = (after - offset + s.seats) % s.seats
        if s.open_count[seat] == 0 and not s.out[seat]:
            return seat
    return NOBODY


@rule
def offered_starts(s: State) -> int:
    count = 0
    for card in range(MISSIONS, CARDS):
        if s.place[card] == OFFERED:
            count += 1
    return count


@rule
def last_offered_start(s: State) -> int:
    found = NONE
    for card in range(MISSIONS, CARDS):
        if s.place[card] == OFFERED:
            found = card
    return found


@rule
def choose_start(s: State, seat: int, card: int) -> None:
    open_mission(s, seat, card, 0)
    tell(s, E_START_CHOSEN, seat, card, 0, 0)


@rule
def apply_choose_start(s: State, seat: int, card: int) -> None:
    pop(s)
    choose_start(s, seat, card)
    ask_next_choice(s, seat)


@rule
def place_spies(s: State) -> None:
    """SPY-2.12, 2.13: an agent on the red city's circle of the card, the spy into this city on the board."""
    for offset in range(s.seats):
        seat = (s.first + offset) % s.seats
        if not s.out[seat]:
            city = START_CITY[s.open[seat][0]]
            s.covered[seat][0] = 1 << city
            s.supply[seat] -= 1
            s.spy[seat] = city
            s.network[seat] = 1 << city
            tell(s, E_PLACED_SPY, seat, city, 0, 0)
    begin_turn(s, s.first if not s.out[s.first] else next_seat(s, s.first))


# === the turn (SPY-3) ===========================================================================================


@rule
def begin_turn(s: State, seat: int) -> None:
    """A normal turn."""
    s.active = seat
    s.is_extra = 0
    s.turns[seat] += 1
    if s.trigger == NOBODY:
        tell(s, E_TURN, seat, s.turns[seat], 0, 0)
    else:
        tell(s, E_LAST_TURN, seat, 0, 0, 0)
    ask_option(s)


@rule
def begin_extra_turn(s: State) -> None:
    """SPY-11.2, 11.4"""
    s.extra_due -= 1
    s.is_extra = 1
    tell(s, E_EXTRA_TURN, s.active, 0, 0, 0)
    ask_option(s)


@rule
def ask_option(s: State) -> None:
    s.acted = 0
    for position in range(OPEN):
        s.fresh[position] = 0
    ask(s, ASK_ROOT, s.active)


@rule
def settle(s: State) -> None:
    """Carries out automatic steps until somebody is asked or the game is over."""
    while s.depth > 0 and top(s, KIND) >= REFILL:
        kind = top(s, KIND)
        if kind == REFILL:
            refill(s)
        elif kind == END_STEP:
            end_step(s)
        else:
            turn_end(s)


@rule
def end_step(s: State) -> None:
    """SPY-3.4, 10.1: asks as long as a target can be covered (always with explicit_end), then the turn ends."""
    if has_target(s, s.active) or s.explicit_end[s.active]:
        ask(s, ASK_COVER, s.active)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """Leaves the turn: the display is filled first (SPY-4.12), then it goes on with `turn_end`."""
    while s.depth > 0:
        pop(s)
    push(s, TURN_END, 0, 0, 0)
    push(s, REFILL, 0, 0, 0)


@rule
def refill(s: State) -> None:
    """SPY-4.12: one by one from the lowest empty slot."""
    if can_reveal(s):
        ask_reveal(s)
    else:
        pop(s)


@rule
def ask_reveal(s: State) -> None:
    reshuffle_if_needed(s)
    ask_chance(s, ASK_REVEAL, 0)


@rule
def turn_end(s: State) -> None:
    """SPY-11.2, 12.3 to 12.8: an extra turn, the next seat, or the end."""
    pop(s)
    seat = s.active
    if s.extra_due > 0:
        begin_extra_turn(s)
        return
    if s.trigger != NOBODY:
        s.finished[seat] = 1
    elif limit_reached(s):
        tell(s, E_LIMIT, s.turn_limit, 0, 0, 0)
        finish(s)
        return
    following = next_seat(s, seat)
    if following == NOBODY:
        finish(s)
    else:
        begin_turn(s, following)


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise that still has turns, or NOBODY. (It may be the same seat if all others are out.)"""
    for offset in range(1, s.seats + 1):
        other = (seat + offset) % s.seats
        if not s.out[other] and not s.finished[other]:
            return other
    return NOBODY


@rule
def limit_reached(s: State) -> bool:
    """SPY-12.8"""
    if s.turn_limit == 0:
        return False
    for seat in range(s.seats):
        if not s.out[seat] and s.turns[seat] < s.turn_limit:
            return False
    return True


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


# === the end (SPY-12, SPY-13) ===================================================================================


@rule
def finish(s: State) -> None:
    while s.depth > 0:
        pop(s)
    tell(s, E_ENDED, 0, 0, 0, 0)
    for seat in range(s.seats):
        if not s.out[seat]:
            tell(s, E_SCORED, seat, s.fulfilled_points[seat], covered_points(s, seat), score(s, seat))
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def turn_order(s: State, seat: int) -> int:
    """0 for the start player, then clockwise."""
    return (seat - s.first + s.seats) % s.seats


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """SPY-13.5 to 13.7; a seat that is out comes last (SPY-15.2)."""
    if s.out[seat] != s.out[other]:
        return s.out[other] == 1
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    return turn_order(s, seat) > turn_order(s, other)


@rule
def rank(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if other != seat and beats(s, other, seat):
            place += 1
    return place


@rule
def outcome(s: State, out: Buf) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)
        out[SEATS + seat] = rank(s, seat)
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank(s, seat) == 1 else 0
