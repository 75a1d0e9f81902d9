"""A turn: choose a card, lay it on a space, perhaps peek (EST-5, EST-6)."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has, lowest
from safehouse.core.events import REVEALS, SETTLES, emit
from safehouse.core.frames import A, ask, ask_chance, pop, push, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY, all_but, only

from ..data.board import CARDS, IS_SECRET, PEEK, PEEK_ANY, PEEK_NEAR, PEEK_THIS, PLACE_OF, SPACES
from ..data.components import PLACES
from . import ids
from . import state as st
from .city import put, taken
from .state import State


@rule
def turn(s: State) -> None:
    """EST-5.8 to 5.11: the next seat that has a disc and a card places; if there is none, places are resolved."""
    for offset in range(s.seats):
        seat = (s.active + offset) % s.seats
        if s.discs[seat] > 0 and s.hand_count[seat] > 0:
            s.active = seat
            ask_card(s, seat)
            return
    pop(s)
    s.active = st.NOBODY
    push(s, st.RESOLVE, 0, 0, 0)


@rule
def end_turn(s: State) -> None:
    s.active = (s.active + 1) % s.seats


# --- the card ---------------------------------------------------------------------------------------------------


@rule
def ask_card(s: State, seat: int) -> None:
    """EST-5.1; the only card is chosen without asking (EST-14.5). Chance chooses for who has left (EST-14.4)."""
    if s.hand_count[seat] == 1:
        choose_card(s, seat, only_card(s, seat))
    elif s.out[seat]:
        ask_chance(s, st.ASK_CARD, 0)
    else:
        ask(s, st.ASK_CARD, seat)


@rule
def only_card(s: State, seat: int) -> int:
    found = st.NONE
    for card in range(CARDS):
        if s.place[card] == st.HAND + seat:
            found = card
    return found


@rule
def choose_card(s: State, seat: int, card: int) -> None:
    """EST-5.15: only the seat itself knows it."""
    s.chosen = card
    emit(s, st.E_CHOSE, only(seat), 0, seat, card, 0, 0)
    free = legal_spaces(s, seat)
    if count_bits(free) == 1:
        lay_card(s, seat, first_of(free))
    elif s.out[seat]:
        ask_chance(s, st.ASK_SPACE, 0)
    else:
        ask(s, st.ASK_SPACE, seat)


@rule
def check_card(s: State, seat: int, card: int) -> int:
    """EST-5.1: a card from the own hand."""
    return OK if s.place[card] == st.HAND + seat else ids.EST_5_1


# --- the space --------------------------------------------------------------------------------------------------


@rule
def legal_spaces(s: State, seat: int) -> int:
    """EST-5.2 to 5.5, as a mask."""
    free = s.spaces & ~taken(s)
    legal = free & (s.outer | beside_own(s, seat))
    return legal if legal != 0 else free


@rule
def beside_own(s: State, seat: int) -> int:
    """All spaces adjacent to a seat's characters."""
    mask = 0
    own = s.own[seat]
    while own:
        mask |= s.beside[lowest(own)]
        own &= own - 1
    return mask


@rule
def first_of(mask: int) -> int:
    """The lowest member of a mask of spaces."""
    return lowest(mask) if mask else st.NONE


@rule
def check_space(s: State, seat: int, space: int) -> int:
    if not has(s.spaces, space):
        return ids.EST_4_2
    if has(taken(s), space):
        return ids.EST_3_3
    if has(s.outer, space) or s.beside[space] & s.own[seat] != 0:
        return OK
    return OK if has(legal_spaces(s, seat), space) else ids.EST_5_3


@rule
def lay_card(s: State, seat: int, space: int) -> None:
    """EST-5.6, 5.7, 5.15: face down on TOP SECRET; all see where and whose it is."""
    card = s.chosen
    s.chosen = st.NONE
    put(s, seat, card, space)
    s.hand_count[seat] -= 1
    s.discs[seat] -= 1
    if IS_SECRET[space]:
        s.face_down |= 1 << space
        emit(s, st.E_PLACED, all_but(seat), REVEALS, seat, space, st.NONE, 0)
        emit(s, st.E_PLACED, only(seat), REVEALS, seat, space, card, 0)
    else:
        emit(s, st.E_PLACED, EVERYBODY, REVEALS, seat, space, card, 0)
    if has_peek(s, seat, space) and not s.out[seat]:
        push(s, st.ASK_PEEK, 1 << seat, space, 0)
    else:
        end_turn(s)


# --- the peek (EST-6) -------------------------------------------------------------------------------------------


@rule
def is_in_reach(s: State, space: int, place: int) -> bool:
    """EST-6.2 to 6.4: whether the peek symbol of a space reaches a place of the city."""
    kind = PEEK[space]
    if s.slot_of[place] == st.NONE:
        return False
    if place == PLACE_OF[space]:
        return kind >= PEEK_THIS
    return kind == PEEK_ANY or (kind == PEEK_NEAR and has(s.near[PLACE_OF[space]], place))


@rule
def has_peek(s: State, seat: int, space: int) -> bool:
    """EST-6.9: something face down in reach that is not own."""
    if PEEK[space] == 0:
        return False
    down = s.face_down & ~s.own[seat]
    if down != 0:
        for other in range(SPACES):
            if has(down, other) and is_in_reach(s, space, PLACE_OF[other]):
                return True
    for place in range(PLACES):
        if s.reward_down[place] and check_peek_reward(s, space, place) == OK:
            return True
    return False


@rule
def out_of_reach(space: int) -> int:
    """The rule of the peek symbol on a space."""
    kind = PEEK[space]
    if kind == PEEK_THIS:
        return ids.EST_6_2
    return ids.EST_6_3 if kind == PEEK_NEAR else ids.EST_6_4


@rule
def check_peek(s: State, seat: int, space: int, target: int) -> int:
    if has(s.own[seat], target):
        return ids.EST_6_9
    if not is_in_reach(s, space, PLACE_OF[target]):
        return out_of_reach(space)
    return OK if has(s.face_down, target) else ids.EST_6_5


@rule
def check_peek_reward(s: State, space: int, place: int) -> int:
    if not is_in_reach(s, space, place):
        return out_of_reach(space)
    return OK if s.reward[place] != st.NONE and s.reward_down[place] else ids.EST_6_5


@rule
def peek(s: State, seat: int, target: int) -> None:
    """EST-6.7, 6.8"""
    pop(s)
    s.seen_by[target] |= 1 << seat
    emit(s, st.E_PEEKED, all_but(seat), REVEALS, seat, target, st.NONE, 0)
    emit(s, st.E_PEEKED, only(seat), REVEALS, seat, target, s.at[target], 0)
    end_turn(s)


@rule
def peek_reward(s: State, seat: int, place: int) -> None:
    pop(s)
    s.reward_seen[place] |= 1 << seat
    emit(s, st.E_PEEKED_REWARD, all_but(seat), REVEALS, seat, place, st.NONE, 0)
    emit(s, st.E_PEEKED_REWARD, only(seat), REVEALS, seat, place, s.reward[place], 0)
    end_turn(s)


@rule
def decline_peek(s: State, seat: int) -> None:
    """EST-6.6"""
    pop(s)
    emit(s, st.E_DECLINED, EVERYBODY, SETTLES, seat, 0, 0, 0)
    end_turn(s)


@rule
def peek_space(s: State) -> int:
    """The space whose peek symbol is being used."""
    return top(s, A)
