"""What can be done in Vienna and what it does. Cards, abilities, placing, missions and money have their own files."""

from __future__ import annotations

from safehouse.core.bits import has, lowest
from safehouse.core.events import tell
from safehouse.core.frames import KIND, MOVERS, B, is_asked, to_move, top
from safehouse.core.rule import OK, Buf, number, rule, table
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data.glossary import FLAGS, MISSIONS, SEAT_COLOURS, SORTS
from .abilities import (
    check_four,
    check_set,
    choose_bribe,
    choose_four,
    choose_marker,
    choose_set,
    choose_twice,
    decline,
)
from .cards import (
    assign,
    assign_in_hand_order,
    check_assign,
    check_drawer,
    commit,
    default_drawer,
    draw_card,
    fill_drawer,
    in_deck,
    next_role,
)
from .flow import asked
from .ids import VIE_1_1, VIE_1_4, VIE_1_5, VIE_1_15, VIE_1_17, VIE_2_3, VIE_3_3, VIE_3_10, VIE_9_5, VIE_12_2, VIE_17_3
from .missions import check_deposit, check_missions, choose_mission, deposit
from .money import buy, check_buy, check_payday, check_recall, check_unit, pay_agents, pay_unit, recall
from .placing import (
    check_agent,
    check_payment,
    check_step,
    check_target,
    check_third_start,
    check_three,
    check_walk,
    choose_agent,
    choose_step,
    choose_target,
    choose_three,
    origin_of,
    pay,
    put_third_man,
)
from .setup import (
    deal_mission,
    first_player,
    flags_left,
    give_colour,
    give_secret,
    is_colour_free,
    is_mission_possible,
    lay_flag,
    lay_tile,
    tiles_left,
)
from .state import (
    ACCEPT,
    ASK_AGENT,
    ASK_BRIBE,
    ASK_BUY,
    ASK_CARDS,
    ASK_COLOUR,
    ASK_DEPOSIT,
    ASK_DIFFERENT,
    ASK_DRAW,
    ASK_DRAWER,
    ASK_FIRST,
    ASK_FLAG,
    ASK_FOUR,
    ASK_MARKER,
    ASK_MISSIONS,
    ASK_PAYDAY,
    ASK_PAYMENT,
    ASK_SECRET,
    ASK_STEP,
    ASK_TARGET,
    ASK_THIRD,
    ASK_THREE,
    ASK_TILE,
    ASK_TWICE,
    ASK_UNFULFILLED,
    ASK_UNIT,
    ASK_UNPAID,
    ASK_WALK,
    AUTO,
    BUY,
    COMMIT,
    DECISIONS,
    DECLINE,
    DEPOSIT,
    DISPLAY,
    DONE,
    DRAW,
    E_LEFT,
    FIRST_PLAYER,
    FOR_I,
    FOR_II,
    FULFIL,
    HAND,
    LEAVE,
    MOVE,
    NOBODY,
    NONE,
    PASS,
    PAY,
    PER_WORD,
    PLACE,
    RECALL,
    SLOTS,
    STEP,
    TAKE,
    TARGET,
    TO_BRIBE,
    TO_COLOUR,
    TO_DRAWER,
    TO_FLAG,
    TO_MARKER,
    TO_MISSION,
    TO_SECRET,
    TO_SORTS,
    TO_THIRD_MAN,
    TO_TILE,
    WIDTH,
    WINDOW,
    WORDS,
    YES,
    State,
)
from .turn import is_automatic, proceed

_ABOUT = {
    ASK_THIRD: "VIE-19.1", ASK_CARDS: "VIE-3.6", ASK_DRAWER: "VIE-4.1", ASK_THREE: "VIE-6.1", ASK_TARGET: "VIE-6.3",
    ASK_AGENT: "VIE-6.3", ASK_PAYMENT: "VIE-6.5", ASK_STEP: "VIE-20.17", ASK_TWICE: "VIE-17.27",
    ASK_DIFFERENT: "VIE-17.25", ASK_BRIBE: "VIE-17.3", ASK_MARKER: "VIE-17.3", ASK_WALK: "VIE-19.8",
    ASK_MISSIONS: "VIE-15.2", ASK_DEPOSIT: "VIE-13.5", ASK_FOUR: "VIE-8.1", ASK_BUY: "VIE-13.1", ASK_UNIT: "VIE-13.4",
    ASK_PAYDAY: "VIE-14.4", ASK_UNPAID: "VIE-14.2", ASK_UNFULFILLED: "VIE-16.2",
}  # fmt: skip
ABOUT = table([number(_ABOUT.get(kind, "VIE-3.10")) for kind in range(len(DECISIONS))])
"""The rule that says what a decision is about: it forbids every other action."""


# === what may be done: check (one source for legality, refusals and "why not") ==================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return VIE_9_5
    if action >= LEAVE:
        return check_leave(s, seat, action - LEAVE)
    if action >= FIRST_PLAYER:
        return check_chance(s, seat, action)
    if seat < 0 or not is_asked(s, seat):
        return not_asked(s)
    return allowed(s, seat, top(s, KIND), action)


@rule
def not_asked(s: State) -> int:
    """VIE-12.2 in purchases and paydays; what says who assigns, puts the third man or takes agents back; else 3.10."""
    kind = top(s, KIND)
    if kind == ASK_CARDS or kind == ASK_THIRD or kind == ASK_UNFULFILLED:
        return ABOUT[kind]
    return VIE_12_2 if kind >= ASK_BUY else VIE_3_10


@rule
def allowed(s: State, seat: int, kind: int, action: int) -> int:
    """Whether an action answers what this seat is asked."""
    i = action - WINDOW[kind]
    if i < 0 or i >= WIDTH[kind]:
        return ABOUT[kind]
    if kind <= ASK_THREE:
        return allowed_early(s, seat, kind, action)
    if kind <= ASK_STEP:
        return allowed_placing(s, seat, kind, action)
    if kind <= ASK_MARKER:
        return allowed_bonus(s, kind, action)
    if kind <= ASK_FOUR:
        return allowed_late(s, seat, kind, action)
    if kind == ASK_BUY:
        return check_buy(s, seat, action)
    if kind == ASK_UNIT:
        return check_unit(s, seat, i)
    if kind == ASK_PAYDAY:
        return check_payday(s, seat, action)
    return check_recall(s, seat, kind, i)


@rule
def allowed_early(s: State, seat: int, kind: int, action: int) -> int:
    if kind == ASK_CARDS:
        return check_assign(s, seat, action)
    if kind == ASK_DRAWER:
        return check_drawer(s, seat, action - TO_DRAWER)
    if kind == ASK_THREE:
        return check_three(s, seat, action)
    return check_third_start(action - TO_THIRD_MAN)


@rule
def allowed_placing(s: State, seat: int, kind: int, action: int) -> int:
    if kind == ASK_TARGET:
        return check_target(s, seat, action - TARGET)
    if kind == ASK_AGENT:
        return check_agent(s, seat, origin_of(action))
    if kind == ASK_PAYMENT:
        return check_payment(s, seat, action - PAY)
    return check_step(s, seat, action)


@rule
def allowed_bonus(s: State, kind: int, action: int) -> int:
    """VIE-17.3: what an ability brings, or decline."""
    if action == DECLINE:
        return OK
    if kind == ASK_TWICE:
        return OK if action == YES else ABOUT[kind]
    if kind == ASK_DIFFERENT:
        return check_set(s, action - TO_SORTS) if action < TO_BRIBE else ABOUT[kind]
    is_marker = action >= TO_MARKER
    return OK if is_marker == (kind == ASK_MARKER) else VIE_17_3


@rule
def allowed_late(s: State, seat: int, kind: int, action: int) -> int:
    if kind == ASK_WALK:
        return check_walk(s, action - TO_THIRD_MAN)
    if kind == ASK_MISSIONS:
        return check_missions(s, seat, action)
    if kind == ASK_DEPOSIT:
        return check_deposit(s, seat, action - DEPOSIT)
    return check_four(s, seat, action - TO_MARKER)


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """What chance may do; the rule that leaves it to chance forbids it to everybody else."""
    possible = seat == CHANCE and is_asked(s, CHANCE)
    kind = top(s, KIND)
    if action == AUTO:
        return OK if possible and kind >= ASK_THIRD else VIE_3_10
    if action >= DRAW:
        return OK if possible and kind == ASK_DRAW and in_deck(s, action - DRAW) else VIE_3_3
    if action >= TO_MISSION:
        return OK if possible and is_mission_possible(s, action - TO_MISSION) else VIE_2_3
    if action >= TO_SECRET:
        return OK if possible and kind == ASK_SECRET and has(s.start_tiles, action - TO_SECRET) else VIE_1_15
    if action >= TO_FLAG:
        return OK if possible and kind == ASK_FLAG and flags_left(s, action - TO_FLAG) > 0 else VIE_1_5
    if action >= TO_TILE:
        return OK if possible and kind == ASK_TILE and tiles_left(s, action - TO_TILE) > 0 else VIE_1_4
    if action >= TO_COLOUR:
        return OK if possible and kind == ASK_COLOUR and is_colour_free(s, action - TO_COLOUR) else VIE_1_1
    return OK if possible and kind == ASK_FIRST and action - FIRST_PLAYER < s.seats else VIE_1_17


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """VIE-AMB-39: only the table takes a seat out, each once, and not while chance is being resolved."""
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return VIE_3_10
    return OK


# === what is worth checking =====================================================================================


@rule
def choices(kind: int) -> int:
    """How many options a decision may have; `option` names them."""
    if kind == ASK_CARDS:
        return HAND + 1
    return DISPLAY + SLOTS + 1 if kind == ASK_MISSIONS else WIDTH[kind]


@rule
def option(s: State, seat: int, kind: int, i: int) -> int:
    """The i-th action worth checking, or NONE."""
    if kind == ASK_CARDS:
        return option_card(s, seat, i)
    if kind != ASK_MISSIONS:
        return WINDOW[kind] + i
    if i < DISPLAY:
        return ACCEPT + s.display[i] if s.display[i] != NONE else NONE
    if i < DISPLAY + SLOTS:
        mission = s.missions[seat][i - DISPLAY]
        return FULFIL + mission if mission != NONE else NONE
    return DONE


@rule
def option_card(s: State, seat: int, i: int) -> int:
    role = next_role(s, seat)
    if i == HAND or role > 2:
        return COMMIT if i == HAND else NONE
    card = s.hand[seat][i]
    return FOR_I + role * (FOR_II - FOR_I) + card if card != NONE else NONE


@rule
def offered(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return offered_chance(s, kind, out)
    count = 0
    for i in range(choices(kind)):
        action = option(s, seat, kind, i)
        if action != NONE:
            add(out, count, action)
            count += 1
    return count


@rule
def add(out: Buf, count: int, action: int) -> None:
    """Keeps the list in ascending order."""
    i = count
    while i > 0 and out[i - 1] > action:
        out[i] = out[i - 1]
        i -= 1
    out[i] = action


@rule
def add_range(out: Buf, first: int, length: int) -> int:
    for i in range(length):
        out[i] = first + i
    return length


@rule
def offered_chance(s: State, kind: int, out: Buf) -> int:
    if kind == ASK_DRAW:
        return add_deck(s, out)
    if kind == ASK_TILE:
        return add_range(out, TO_TILE, SORTS)
    if kind == ASK_FLAG:
        return add_range(out, TO_FLAG, len(FLAGS))
    if kind == ASK_FIRST:
        return add_range(out, FIRST_PLAYER, s.seats)
    if kind == ASK_COLOUR:
        return add_possible(s, out, TO_COLOUR, len(SEAT_COLOURS))
    if kind == ASK_SECRET:
        return add_possible(s, out, TO_SECRET, SORTS)
    if kind < ASK_DRAW:
        return add_possible(s, out, TO_MISSION, MISSIONS)
    return add_range(out, AUTO, 1)


@rule
def add_deck(s: State, out: Buf) -> int:
    count = 0
    for word in range(WORDS):
        left = s.deck[word]
        while left:
            out[count] = DRAW + PER_WORD * word + lowest(left)
            left &= left - 1
            count += 1
    return count


@rule
def add_possible(s: State, out: Buf, first: int, length: int) -> int:
    """Of a range, what chance may do."""
    count = 0
    for action in range(first, first + length):
        if check_chance(s, CHANCE, action) == OK:
            out[count] = action
            count += 1
    return count


@rule
def weight(s: State, action: int) -> int:
    """VIE-1.4, 1.5: tiles and flags by how many are left in the bag; all else is equally likely."""
    if action >= TO_SECRET or action < TO_TILE:
        return 1
    return tiles_left(s, action - TO_TILE) if action < TO_FLAG else flags_left(s, action - TO_FLAG)


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out an action, then automatic steps and decisions with one option, until there is something to ask."""
    goes_on = True
    while goes_on:
        if action == NONE or action == AUTO:
            seat = asked(s) if s.depth > 0 else NOBODY
            action = answer(s, seat, action == AUTO)
        goes_on = action != NONE
        if goes_on:
            perform(s, seat, action)
            while is_automatic(s):
                proceed(s)
            action = NONE


@rule
def answer(s: State, seat: int, has_left: bool) -> int:
    """The only option of a decision, or NONE; for a seat that has left what a fixed rule says (VIE-AMB-39)."""
    if s.depth == 0 or top(s, KIND) < ASK_THIRD or top(s, KIND) == ASK_CARDS:
        return NONE
    kind = top(s, KIND)
    if s.out[seat] and not has_left:
        s.frames[s.depth - 1][MOVERS] = CHANCE_MOVES  # AUTO answers
        return NONE
    if has_left and fixed_answer(s, seat, kind) != NONE:
        return fixed_answer(s, seat, kind)
    found = NONE
    for i in range(choices(kind)):
        action = option(s, seat, kind, i)
        if action != NONE and allowed(s, seat, kind, action) == OK:
            if has_left and not is_optional(kind):
                return action  # the first
            if found != NONE and not has_left:
                return NONE  # the seat has a choice
            found = action
    return found


@rule
def fixed_answer(s: State, seat: int, kind: int) -> int:
    """VIE-AMB-39: twin, empty or leftmost drawer; two of the bribe owned least; the shown marker; no deposit."""
    if kind == ASK_DRAWER:
        return TO_DRAWER + default_drawer(s, seat)
    if kind == ASK_THREE:
        return TAKE + least_bribe(s, seat)
    if kind == ASK_FOUR:
        return TO_MARKER + top(s, B)
    return DEPOSIT if kind == ASK_DEPOSIT else NONE


@rule
def is_optional(kind: int) -> bool:
    """Whether the last option of a decision is to do nothing."""
    is_bonus = kind == ASK_STEP or ASK_TWICE <= kind <= ASK_MARKER
    return is_bonus or kind == ASK_MISSIONS or kind == ASK_BUY or kind == ASK_PAYDAY


@rule
def least_bribe(s: State, seat: int) -> int:
    least = 0
    for sort in range(SORTS):
        if s.bribes[seat][sort] < s.bribes[seat][least]:
            least = sort
    return least


@rule
def perform(s: State, seat: int, action: int) -> None:
    if action >= FIRST_PLAYER:
        perform_chance(s, action)
    elif action < TO_DRAWER:
        if action == COMMIT:
            commit(s, seat)
        else:
            assign(s, seat, (action - FOR_I) % (FOR_II - FOR_I))
    elif action < YES:
        perform_placing(s, seat, action)
    elif action < TO_THIRD_MAN:
        perform_bonus(s, seat, action)
    else:
        perform_late(s, seat, action)


@rule
def perform_placing(s: State, seat: int, action: int) -> None:
    if action < PLACE:
        fill_drawer(s, seat, action - TO_DRAWER)
    elif action < TARGET:
        choose_three(s, seat, action)
    elif action < MOVE:
        choose_target(s, seat, action - TARGET)
    elif action < PAY:
        choose_agent(s, seat, origin_of(action))
    elif action < STEP:
        pay(s, seat, action - PAY)
    else:
        choose_step(s, seat, action)


@rule
def perform_bonus(s: State, seat: int, action: int) -> None:
    if action == DECLINE:
        decline(s, seat)
    elif action == YES:
        choose_twice(s, seat)
    elif action < TO_BRIBE:
        choose_set(s, seat, action - TO_SORTS)
    elif action < TO_MARKER:
        choose_bribe(s, seat, action - TO_BRIBE)
    elif top(s, KIND) == ASK_FOUR:
        choose_four(s, seat, action - TO_MARKER)
    else:
        choose_marker(s, seat, action - TO_MARKER)


@rule
def perform_late(s: State, seat: int, action: int) -> None:
    if action < ACCEPT:
        put_third_man(s, action - TO_THIRD_MAN)
    elif action <= DONE:
        choose_mission(s, seat, action)
    elif action < BUY:
        deposit(s, seat, action - DEPOSIT)
    elif action <= PASS:
        buy(s, seat, action)
    elif action < RECALL:
        if top(s, KIND) == ASK_UNIT:
            pay_unit(s, seat, action)
        else:
            pay_agents(s, seat, action)
    else:
        recall(s, seat, action - RECALL)


@rule
def perform_chance(s: State, action: int) -> None:
    if action >= LEAVE:
        leave(s, action - LEAVE)
    elif action >= DRAW:
        draw_card(s, action - DRAW)
    elif action >= TO_MISSION:
        deal_mission(s, action - TO_MISSION)
    elif action >= TO_SECRET:
        give_secret(s, action - TO_SECRET)
    elif action >= TO_FLAG:
        lay_flag(s, action - TO_FLAG)
    elif action >= TO_TILE:
        lay_tile(s, action - TO_TILE)
    elif action >= TO_COLOUR:
        give_colour(s, action - TO_COLOUR)
    else:
        first_player(s, action - FIRST_PLAYER)


@rule
def leave(s: State, seat: int) -> None:
    """VIE-AMB-39: the seat stays in the game; what it is asked now and later goes by a fixed rule."""
    s.out[seat] = 1
    tell(s, E_LEFT, seat, 0, 0, 0)
    if top(s, KIND) == ASK_CARDS and has(top(s, MOVERS), seat):
        assign_in_hand_order(s, seat)
        commit(s, seat)
