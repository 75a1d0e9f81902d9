"""What can be done in Vienna and what it does. Cards, abilities, placing, missions and money have their own files."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has, lowest, member
from safehouse.core.candidates import add_range
from safehouse.core.chance import below
from safehouse.core.events import tell
from safehouse.core.frames import KIND, MOVERS, A, B, is_asked, to_move, top
from safehouse.core.rule import NO_ACTION, OK, Buf, number, rule, table
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data.board import CATEGORY_A
from ..data.glossary import FLAGS, MISSIONS, SEAT_COLOURS, SORTS
from . import cards, ids, placing, setup
from . import state as st
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
from .flow import asked
from .missions import category_of_place, check_deposit, check_missions, choose_mission, deposit
from .money import buy, check_buy, check_payday, check_recall, check_unit, pay_agents, pay_unit, recall
from .state import State
from .turn import is_automatic, proceed

_ABOUT = {
    st.ASK_THIRD: "VIE-19.1",
    st.ASK_CARDS: "VIE-3.6",
    st.ASK_DRAWER: "VIE-4.1",
    st.ASK_THREE: "VIE-6.1",
    st.ASK_TARGET: "VIE-6.3",
    st.ASK_AGENT: "VIE-6.3",
    st.ASK_PAYMENT: "VIE-6.5",
    st.ASK_STEP: "VIE-20.17",
    st.ASK_TWICE: "VIE-17.27",
    st.ASK_DIFFERENT: "VIE-17.25",
    st.ASK_BRIBE: "VIE-17.3",
    st.ASK_MARKER: "VIE-17.3",
    st.ASK_WALK: "VIE-19.8",
    st.ASK_MISSIONS: "VIE-15.2",
    st.ASK_DEPOSIT: "VIE-13.5",
    st.ASK_FOUR: "VIE-8.1",
    st.ASK_BUY: "VIE-13.1",
    st.ASK_UNIT: "VIE-13.4",
    st.ASK_PAYDAY: "VIE-14.4",
    st.ASK_UNPAID: "VIE-14.2",
    st.ASK_UNFULFILLED: "VIE-16.2",
}
ABOUT = table([number(_ABOUT.get(kind, "VIE-3.10")) for kind in range(len(st.DECISIONS))])
"""The rule that says what a decision is about: it forbids every other action."""


# === what may be done: check (one source for legality, refusals and "why not") ==================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return ids.VIE_9_5
    if action >= st.LEAVE:
        return check_leave(s, seat, action - st.LEAVE)
    if action >= st.FIRST_PLAYER:
        return check_chance(s, seat, action)
    if seat < 0 or not is_asked(s, seat):
        return not_asked(s)
    return allowed(s, seat, top(s, KIND), action)


@rule
def not_asked(s: State) -> int:
    """VIE-12.2 in purchases and paydays; what says who assigns, puts the third man or takes agents back; else 3.10."""
    kind = top(s, KIND)
    if kind == st.ASK_CARDS or kind == st.ASK_THIRD or kind == st.ASK_UNFULFILLED:
        return ABOUT[kind]
    return ids.VIE_12_2 if kind >= st.ASK_BUY else ids.VIE_3_10


@rule
def allowed(s: State, seat: int, kind: int, action: int) -> int:
    """Whether an action answers what this seat is asked."""
    i = action - st.WINDOW[kind]
    if i < 0 or i >= st.WIDTH[kind]:
        return ABOUT[kind]
    if kind <= st.ASK_THREE:
        return allowed_early(s, seat, kind, action)
    if kind <= st.ASK_STEP:
        return allowed_placing(s, seat, kind, action)
    if kind <= st.ASK_MARKER:
        return allowed_bonus(s, kind, action)
    if kind <= st.ASK_FOUR:
        return allowed_late(s, seat, kind, action)
    if kind == st.ASK_BUY:
        return check_buy(s, seat, action)
    if kind == st.ASK_UNIT:
        return check_unit(s, seat, i)
    if kind == st.ASK_PAYDAY:
        return check_payday(s, seat, action)
    return check_recall(s, seat, kind, i)


@rule
def allowed_early(s: State, seat: int, kind: int, action: int) -> int:
    if kind == st.ASK_CARDS:
        return cards.check_assign(s, seat, action)
    if kind == st.ASK_DRAWER:
        return cards.check_drawer(s, seat, action - st.TO_DRAWER)
    if kind == st.ASK_THREE:
        return placing.check_three(s, seat, action)
    return placing.check_third_start(action - st.TO_THIRD_MAN)


@rule
def allowed_placing(s: State, seat: int, kind: int, action: int) -> int:
    if kind == st.ASK_TARGET:
        return placing.check_target(s, seat, action - st.TARGET)
    if kind == st.ASK_AGENT:
        return placing.check_agent(s, seat, placing.origin_of(action))
    if kind == st.ASK_PAYMENT:
        return placing.check_payment(s, seat, action - st.PAY)
    return placing.check_step(s, seat, action)


@rule
def allowed_bonus(s: State, kind: int, action: int) -> int:
    """VIE-17.3: what an ability brings, or decline."""
    if action == st.DECLINE:
        return OK
    if kind == st.ASK_TWICE:
        return OK if action == st.YES else ABOUT[kind]
    if kind == st.ASK_DIFFERENT:
        return check_set(s, action - st.TO_SORTS) if action < st.TO_BRIBE else ABOUT[kind]
    is_marker = action >= st.TO_MARKER
    return OK if is_marker == (kind == st.ASK_MARKER) else ids.VIE_17_3


@rule
def allowed_late(s: State, seat: int, kind: int, action: int) -> int:
    if kind == st.ASK_WALK:
        return placing.check_walk(s, action - st.TO_THIRD_MAN)
    if kind == st.ASK_MISSIONS:
        return check_missions(s, seat, action)
    if kind == st.ASK_DEPOSIT:
        return check_deposit(s, seat, action - st.DEPOSIT)
    return check_four(s, seat, action - st.TO_MARKER)


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """What chance may do; the rule that leaves it to chance forbids it to everybody else."""
    possible = seat == CHANCE and is_asked(s, CHANCE)
    kind = top(s, KIND)
    if action == st.AUTO:
        return OK if possible and kind >= st.ASK_THIRD else ids.VIE_3_10
    if action >= st.DRAW:
        return OK if possible and kind == st.ASK_DRAW and cards.in_deck(s, action - st.DRAW) else ids.VIE_3_3
    if action >= st.TO_MISSION:
        return OK if possible and setup.is_mission_possible(s, action - st.TO_MISSION) else ids.VIE_2_3
    if action >= st.TO_SECRET:
        return OK if possible and kind == st.ASK_SECRET and has(s.start_tiles, action - st.TO_SECRET) else ids.VIE_1_15
    if action >= st.TO_FLAG:
        return OK if possible and kind == st.ASK_FLAG and setup.flags_left(s, action - st.TO_FLAG) > 0 else ids.VIE_1_5
    if action >= st.TO_TILE:
        return OK if possible and kind == st.ASK_TILE and setup.tiles_left(s, action - st.TO_TILE) > 0 else ids.VIE_1_4
    if action >= st.TO_COLOUR:
        return (
            OK if possible and kind == st.ASK_COLOUR and setup.is_colour_free(s, action - st.TO_COLOUR) else ids.VIE_1_1
        )
    return OK if possible and kind == st.ASK_FIRST and action - st.FIRST_PLAYER < s.seats else ids.VIE_1_17


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """VIE-AMB-39: only the table takes a seat out, each once, and not while chance is being resolved."""
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return ids.VIE_3_10
    return OK


# === what is worth checking =====================================================================================


@rule
def choices(kind: int) -> int:
    """How many options a decision may have; `option` names them."""
    if kind == st.ASK_CARDS:
        return st.HAND + 1
    return st.DISPLAY + st.SLOTS + 1 if kind == st.ASK_MISSIONS else st.WIDTH[kind]


@rule
def option(s: State, seat: int, kind: int, i: int) -> int:
    """The i-th action worth checking, or NONE."""
    if kind == st.ASK_CARDS:
        return option_card(s, seat, i)
    if kind != st.ASK_MISSIONS:
        return st.WINDOW[kind] + i
    if i < st.DISPLAY:
        return st.ACCEPT + s.display[i] if s.display[i] != st.NONE else st.NONE
    if i < st.DISPLAY + st.SLOTS:
        mission = s.missions[seat][i - st.DISPLAY]
        return st.FULFIL + mission if mission != st.NONE else st.NONE
    return st.DONE


@rule
def option_card(s: State, seat: int, i: int) -> int:
    role = cards.next_role(s, seat)
    if i == st.HAND or role > 2:
        return st.COMMIT if i == st.HAND else st.NONE
    card = s.hand[seat][i]
    return st.FOR_I + role * (st.FOR_II - st.FOR_I) + card if card != st.NONE else st.NONE


@rule
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return chance_candidates(s, kind, out)
    count = 0
    for i in range(choices(kind)):
        action = option(s, seat, kind, i)
        if action != st.NONE:
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
def chance_candidates(s: State, kind: int, out: Buf) -> int:
    if kind == st.ASK_DRAW:
        return add_deck(s, out)
    if kind == st.ASK_TILE:
        return add_range(out, 0, st.TO_TILE, SORTS)
    if kind == st.ASK_FLAG:
        return add_range(out, 0, st.TO_FLAG, len(FLAGS))
    if kind == st.ASK_FIRST:
        return add_range(out, 0, st.FIRST_PLAYER, s.seats)
    if kind == st.ASK_COLOUR:
        return add_possible(s, out, st.TO_COLOUR, len(SEAT_COLOURS))
    if kind == st.ASK_SECRET:
        return add_possible(s, out, st.TO_SECRET, SORTS)
    if kind < st.ASK_DRAW:
        return add_possible(s, out, st.TO_MISSION, MISSIONS)
    return add_range(out, 0, st.AUTO, 1)


@rule
def add_deck(s: State, out: Buf) -> int:
    count = 0
    for word in range(st.WORDS):
        left = s.deck[word]
        while left:
            out[count] = st.DRAW + st.PER_WORD * word + lowest(left)
            left &= left - 1
            count += 1
    return count


@rule
def draw_evenly(s: State, rng: Buf) -> int:
    """A card of the deck. It is long: to list it for one draw would take a fifth of a blind game."""
    if top(s, KIND) != st.ASK_DRAW:
        return NO_ACTION
    total = 0
    for word in range(st.WORDS):
        total += count_bits(s.deck[word])
    if total == 0:
        return NO_ACTION
    place = below(rng, total)
    word = 0
    while place >= count_bits(s.deck[word]):
        place -= count_bits(s.deck[word])
        word += 1
    return st.DRAW + st.PER_WORD * word + member(s.deck[word], place)


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
    if action >= st.TO_SECRET or action < st.TO_TILE:
        return 1
    return setup.tiles_left(s, action - st.TO_TILE) if action < st.TO_FLAG else setup.flags_left(s, action - st.TO_FLAG)


_PILES = {
    st.ASK_FIRST: "first_player",
    st.ASK_COLOUR: "colours",
    st.ASK_TILE: "tiles",
    st.ASK_FLAG: "flags",
    st.ASK_SECRET: "start_secrets",
    st.ASK_START: "start_missions",
    st.ASK_DRAW: "deck",
}


def pile(s: State) -> str:
    """From which pile chance draws now: the same secret deals the same cards from it, in the same order.

    Missions lie in two piles (VIE-2.3); whatever a seat that left is asked is answered by itself.
    """
    kind = top(s, KIND)
    if kind == st.ASK_DISPLAY:
        return "missions_a" if category_of_place(top(s, A)) == CATEGORY_A else "missions_b"
    return _PILES.get(kind, "absent")


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out an action, then automatic steps and decisions with one option, until there is something to ask."""
    goes_on = True
    while goes_on:
        if action == st.NONE or action == st.AUTO:
            seat = asked(s) if s.depth > 0 else st.NOBODY
            action = answer(s, seat, action == st.AUTO)
        goes_on = action != st.NONE
        if goes_on:
            perform(s, seat, action)
            while is_automatic(s):
                proceed(s)
            action = st.NONE


@rule
def answer(s: State, seat: int, has_left: bool) -> int:
    """The only option of a decision, or NONE; for a seat that has left what a fixed rule says (VIE-AMB-39)."""
    if s.depth == 0 or top(s, KIND) < st.ASK_THIRD or top(s, KIND) == st.ASK_CARDS:
        return st.NONE
    kind = top(s, KIND)
    if s.out[seat] and not has_left:
        s.frames[s.depth - 1][MOVERS] = CHANCE_MOVES  # AUTO answers
        return st.NONE
    if has_left and fixed_answer(s, seat, kind) != st.NONE:
        return fixed_answer(s, seat, kind)
    found = st.NONE
    for i in range(choices(kind)):
        action = option(s, seat, kind, i)
        if action != st.NONE and allowed(s, seat, kind, action) == OK:
            if has_left and not is_optional(kind):
                return action  # the first
            if found != st.NONE and not has_left:
                return st.NONE  # the seat has a choice
            found = action
    return found


@rule
def fixed_answer(s: State, seat: int, kind: int) -> int:
    """VIE-AMB-39: twin, empty or leftmost drawer; two of the bribe owned least; the shown marker; no deposit."""
    if kind == st.ASK_DRAWER:
        return st.TO_DRAWER + cards.default_drawer(s, seat)
    if kind == st.ASK_THREE:
        return st.TAKE + least_bribe(s, seat)
    if kind == st.ASK_FOUR:
        return st.TO_MARKER + top(s, B)
    return st.DEPOSIT if kind == st.ASK_DEPOSIT else st.NONE


@rule
def is_optional(kind: int) -> bool:
    """Whether the last option of a decision is to do nothing."""
    is_bonus = kind == st.ASK_STEP or st.ASK_TWICE <= kind <= st.ASK_MARKER
    return is_bonus or kind == st.ASK_MISSIONS or kind == st.ASK_BUY or kind == st.ASK_PAYDAY


@rule
def least_bribe(s: State, seat: int) -> int:
    least = 0
    for sort in range(SORTS):
        if s.bribes[seat][sort] < s.bribes[seat][least]:
            least = sort
    return least


@rule
def perform(s: State, seat: int, action: int) -> None:
    if action >= st.FIRST_PLAYER:
        perform_chance(s, action)
    elif action < st.TO_DRAWER:
        if action == st.COMMIT:
            cards.commit(s, seat)
        else:
            cards.assign(s, seat, (action - st.FOR_I) % (st.FOR_II - st.FOR_I))
    elif action < st.YES:
        perform_placing(s, seat, action)
    elif action < st.TO_THIRD_MAN:
        perform_bonus(s, seat, action)
    else:
        perform_late(s, seat, action)


@rule
def perform_placing(s: State, seat: int, action: int) -> None:
    if action < st.PLACE:
        cards.fill_drawer(s, seat, action - st.TO_DRAWER)
    elif action < st.TARGET:
        placing.choose_three(s, seat, action)
    elif action < st.MOVE:
        placing.choose_target(s, seat, action - st.TARGET)
    elif action < st.PAY:
        placing.choose_agent(s, seat, placing.origin_of(action))
    elif action < st.STEP:
        placing.pay(s, seat, action - st.PAY)
    else:
        placing.choose_step(s, seat, action)


@rule
def perform_bonus(s: State, seat: int, action: int) -> None:
    if action == st.DECLINE:
        decline(s, seat)
    elif action == st.YES:
        choose_twice(s, seat)
    elif action < st.TO_BRIBE:
        choose_set(s, seat, action - st.TO_SORTS)
    elif action < st.TO_MARKER:
        choose_bribe(s, seat, action - st.TO_BRIBE)
    elif top(s, KIND) == st.ASK_FOUR:
        choose_four(s, seat, action - st.TO_MARKER)
    else:
        choose_marker(s, seat, action - st.TO_MARKER)


@rule
def perform_late(s: State, seat: int, action: int) -> None:
    if action < st.ACCEPT:
        placing.put_third_man(s, action - st.TO_THIRD_MAN)
    elif action <= st.DONE:
        choose_mission(s, seat, action)
    elif action < st.BUY:
        deposit(s, seat, action - st.DEPOSIT)
    elif action <= st.PASS:
        buy(s, seat, action)
    elif action < st.RECALL:
        if top(s, KIND) == st.ASK_UNIT:
            pay_unit(s, seat, action)
        else:
            pay_agents(s, seat, action)
    else:
        recall(s, seat, action - st.RECALL)


@rule
def perform_chance(s: State, action: int) -> None:
    if action >= st.LEAVE:
        leave(s, action - st.LEAVE)
    elif action >= st.DRAW:
        cards.draw_card(s, action - st.DRAW)
    elif action >= st.TO_MISSION:
        setup.deal_mission(s, action - st.TO_MISSION)
    elif action >= st.TO_SECRET:
        setup.give_secret(s, action - st.TO_SECRET)
    elif action >= st.TO_FLAG:
        setup.lay_flag(s, action - st.TO_FLAG)
    elif action >= st.TO_TILE:
        setup.lay_tile(s, action - st.TO_TILE)
    elif action >= st.TO_COLOUR:
        setup.give_colour(s, action - st.TO_COLOUR)
    else:
        setup.first_player(s, action - st.FIRST_PLAYER)


@rule
def leave(s: State, seat: int) -> None:
    """VIE-AMB-39: the seat stays in the game; what it is asked now and later goes by a fixed rule."""
    s.out[seat] = 1
    tell(s, st.E_LEFT, seat, 0, 0, 0)
    if top(s, KIND) == st.ASK_CARDS and has(top(s, MOVERS), seat):
        cards.assign_in_hand_order(s, seat)
        cards.commit(s, seat)
