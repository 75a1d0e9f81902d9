"""Drawing, assigning and discarding cards, and the drawers (VIE-3, VIE-4)."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import MOVERS, A, B, ask_chance, pop, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY, all_but, only

from ..data.board import FACE
from . import ids
from . import state as st
from .flow import count_on, in_order, pose, queue, set_top
from .state import State

# --- draw pile and discard pile ---------------------------------------------------------------------------------


@rule
def in_deck(s: State, card: int) -> bool:
    return has(s.deck[card // st.PER_WORD], card % st.PER_WORD)


@rule
def discard(s: State, card: int) -> None:
    s.discards[card // st.PER_WORD] |= 1 << card % st.PER_WORD


@rule
def deck_count(s: State) -> int:
    count = 0
    for i in range(st.WORDS):
        count += count_bits(s.deck[i])
    return count


@rule
def draw_cards(s: State, seat: int, count: int) -> None:
    """VIE-3.5: chance draws from the pile, which is made anew where it is empty."""
    empty = True
    for i in range(st.WORDS):
        empty = empty and s.deck[i] == 0
    if empty:
        reshuffle(s)
    ask_chance(s, st.ASK_DRAW, seat)
    set_top(s, seat, count)


@rule
def reshuffle(s: State) -> None:
    for i in range(st.WORDS):
        s.deck[i] = s.discards[i]
        s.discards[i] = 0
    tell(s, st.E_RESHUFFLED, deck_count(s), 0, 0, 0)


@rule
def draw_card(s: State, card: int) -> None:
    seat = top(s, A)
    left = top(s, B)
    pop(s)
    s.deck[card // st.PER_WORD] &= ~(1 << card % st.PER_WORD)
    s.hand[seat][hand_size(s, seat)] = card
    emit(s, st.E_DREW, only(seat), REVEALS, seat, card, 0, 0)
    emit(s, st.E_DREW, all_but(seat), 0, seat, st.NONE, 0, 0)
    if left > 1:
        draw_cards(s, seat, left - 1)


@rule
def hand_size(s: State, seat: int) -> int:
    count = 0
    while count < st.HAND and s.hand[seat][count] != st.NONE:
        count += 1
    return count


@rule
def deal(s: State) -> None:
    """VIE-3.3, 3.4: each seat's whole draw in turn order; then all assign at once."""
    done = count_on(s)
    if done < s.seats:
        seat = in_order(s, done)
        draw_cards(s, seat, 4 if has(s.items[seat], st.TELEPHONE) else 3)
        return
    pop(s)
    queue(s, st.ASK_CARDS, 0, 0, 0, 0)
    for seat in range(s.seats):
        if s.out[seat]:
            assign_in_hand_order(s, seat)
        else:
            s.frames[s.depth - 1][MOVERS] |= 1 << seat


@rule
def draw_more(s: State, seat: int, count: int) -> None:
    """VIE-17.23, 17.24: for the next round; in the last one nothing is drawn."""
    if s.end != st.LAST_ROUND:
        draw_cards(s, seat, count)


# --- assigning (VIE-3.6, 3.7) -----------------------------------------------------------------------------------


@rule
def position_in_hand(s: State, seat: int, card: int) -> int:
    for i in range(st.HAND):
        if s.hand[seat][i] == card:
            return i
    return st.NONE


@rule
def next_role(s: State, seat: int) -> int:
    """The action for which this seat has to assign a card next: 0, 1, 2 for I, II, IV, or 3 if all are assigned."""
    role = 0
    while role < st.ACTIONS_WITH_CARD and s.assigned[seat][role] != st.NONE:
        role += 1
    return role


@rule
def check_assign(s: State, seat: int, action: int) -> int:
    """VIE-3.6: one card each for I, II and IV, in this order, then the commit."""
    role = next_role(s, seat)
    if action == st.COMMIT:
        return OK if role == st.ACTIONS_WITH_CARD else ids.VIE_3_6
    wanted = 0 if action < st.FOR_II else 1 if action < st.FOR_IV else 2
    card = (action - st.FOR_I) % (st.FOR_II - st.FOR_I)
    return OK if role == wanted and position_in_hand(s, seat, card) != st.NONE else ids.VIE_3_6


@rule
def assign(s: State, seat: int, card: int) -> None:
    """The next action gets this card; where only one is left, it is for IV."""
    lay_face_down(s, seat, card)
    if next_role(s, seat) == st.ACTIONS_WITH_CARD - 1 and hand_size(s, seat) == 1:
        lay_face_down(s, seat, s.hand[seat][0])


@rule
def lay_face_down(s: State, seat: int, card: int) -> None:
    role = next_role(s, seat)
    i = position_in_hand(s, seat, card)
    while i + 1 < st.HAND:
        s.hand[seat][i] = s.hand[seat][i + 1]
        i += 1
    s.hand[seat][st.HAND - 1] = st.NONE
    s.assigned[seat][role] = card
    emit(s, st.E_ASSIGNED, only(seat), 0, seat, role, card, 0)


@rule
def commit(s: State, seat: int) -> None:
    s.frames[s.depth - 1][MOVERS] &= ~(1 << seat)
    tell(s, st.E_COMMITTED, seat, 0, 0, 0)


@rule
def assign_in_hand_order(s: State, seat: int) -> None:
    """VIE-AMB-39: for a seat that has left."""
    while next_role(s, seat) < st.ACTIONS_WITH_CARD:
        lay_face_down(s, seat, s.hand[seat][0])


@rule
def reveal_unassigned(s: State) -> None:
    """VIE-3.7, 3.9: all have committed; what is left in hand is discarded, and the action phase begins."""
    pop(s)
    for i in range(s.seats):
        seat = in_order(s, i)
        for j in range(st.HAND):
            card = s.hand[seat][j]
            if card != st.NONE:
                s.hand[seat][j] = st.NONE
                discard(s, card)
                emit(s, st.E_DISCARDED, EVERYBODY, REVEALS, seat, card, 0, 0)
    queue(s, st.TURNS, 0, 0, 0, 0)


@rule
def reveal(s: State, seat: int, role: int) -> int:
    """VIE-3.8: the card for an action is turned up; it is no longer assigned."""
    card = s.assigned[seat][role]
    s.assigned[seat][role] = st.NONE
    emit(s, st.E_REVEALED, EVERYBODY, REVEALS, seat, role, card, 0)
    return card


# --- drawers (VIE-4) --------------------------------------------------------------------------------------------


@rule
def open_drawers(s: State, seat: int) -> int:
    """VIE-13.11: three, or four with the side table."""
    return st.DRAWERS if has(s.items[seat], st.TABLE_ITEM) else st.DRAWERS - 1


@rule
def action_one(s: State, seat: int) -> None:
    """VIE-4.1"""
    s.shown = reveal(s, seat, 0)
    pose(s, st.ASK_DRAWER, seat, 0, 0, s.shown)


@rule
def twin(s: State, seat: int, card: int) -> int:
    """VIE-4.3, 4.4: the drawer with exactly the same ability, or NONE."""
    for i in range(st.DRAWERS):
        if s.drawers[seat][i] != st.NONE and FACE[s.drawers[seat][i]] == FACE[card]:
            return i
    return st.NONE


@rule
def first_empty(s: State, seat: int) -> int:
    for i in range(open_drawers(s, seat)):
        if s.drawers[seat][i] == st.NONE:
            return i
    return st.NONE


@rule
def check_drawer(s: State, seat: int, drawer: int) -> int:
    """VIE-4.2, 4.3, 4.8"""
    if drawer >= open_drawers(s, seat):
        return ids.VIE_13_11 if s.full else ids.VIE_1_13
    same = twin(s, seat, s.shown)
    if same != st.NONE:
        return OK if drawer == same else ids.VIE_4_3
    empty = first_empty(s, seat)
    if s.drawers[seat][drawer] == st.NONE:
        return OK if drawer == empty else ids.VIE_4_8
    return ids.VIE_4_2 if s.fill_first and empty != st.NONE else OK


@rule
def fill_drawer(s: State, seat: int, drawer: int) -> None:
    """VIE-4.2: the card that lay there goes to the discard pile."""
    pop(s)
    old = s.drawers[seat][drawer]
    if old != st.NONE:
        discard(s, old)
    s.drawers[seat][drawer] = s.shown
    tell(s, st.E_DRAWER, seat, drawer, s.shown, old)
    s.shown = st.NONE


@rule
def default_drawer(s: State, seat: int) -> int:
    """VIE-AMB-39: the twin, else the first empty one, else the leftmost."""
    same = twin(s, seat, s.shown)
    return same if same != st.NONE else max(0, first_empty(s, seat))
