"""The five abilities (EST-8): when each can be used, on whom, and what it does."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has, lowest
from safehouse.core.events import REVEALS, SETTLES, emit, tell
from safehouse.core.frames import A, ask, ask_chance, pop, push, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY, all_but, only

from ..data import board
from ..data.components import PLACES
from . import ids
from . import state as st
from .city import controller, lift, put, spaces_near, taken
from .deck import is_deck_empty, put_under, take_bottom, take_reward
from .placing import first_of
from .state import State


@rule
def check_symbol(s: State, symbol: int) -> int:
    """Whether the acting character can use this ability now (EST-7.7, 8.3)."""
    if board.SYMBOL_COUNT[s.at[s.numeral]][symbol] <= s.used[symbol]:
        return ids.EST_7_7
    if symbol == board.ASSASSIN:
        if s.place_now == board.CHURCH:
            return ids.EST_9_1
        return OK if assassin_targets(s) != 0 else ids.EST_8_3
    if symbol == board.CONSPIRATOR:
        if s.reward[s.place_now] == st.NONE:
            return ids.EST_14_2
        return ids.EST_14_1 if is_deck_empty(s) else OK
    if symbol == board.NATIONALIST:
        return OK if same_flags(s) > 0 else ids.EST_8_3
    if symbol == board.SEDUCER:
        if free_here(s) == 0:
            return ids.EST_8_23
        return OK if seducer_targets(s) != 0 else ids.EST_8_3
    if s.disc_limit > 0 and count_bits(s.protected) >= s.disc_limit:
        return ids.EST_8_33
    return OK if diplomat_targets(s) != 0 else ids.EST_8_3


@rule
def use_symbol(s: State, seat: int, symbol: int) -> None:
    s.used[symbol] += 1
    pop(s)
    tell(s, st.E_USED, seat, s.numeral, symbol, 0)
    if symbol == board.ASSASSIN:
        ask_assassin(s, seat)
    elif symbol == board.CONSPIRATOR:
        look(s, seat)
    elif symbol == board.NATIONALIST:
        rally(s, seat)
    elif symbol == board.SEDUCER:
        ask_seducer(s, seat)
    elif symbol == board.DIPLOMAT:
        ask_diplomat(s, seat)


# --- the only target (EST-14.5) ---------------------------------------------------------------------------------


@rule
def is_only_rival(s: State, seat: int, targets: int) -> bool:
    """EST-14.5: an only target is chosen without asking, unless it is the seat's own."""
    return count_bits(targets) == 1 and targets & s.own[seat] == 0


@rule
def is_only_own(s: State, seat: int, targets: int) -> bool:
    """EST-14.5: where the only target is one's own, the seat may leave the ability unused."""
    return count_bits(targets) == 1 and targets & s.own[seat] != 0


@rule
def spare(s: State, seat: int, symbol: int) -> None:
    """EST-14.5: the symbol is used up and does nothing."""
    pop(s)
    tell(s, st.E_SPARED, seat, s.numeral, symbol, 0)


# --- assassin (EST-8.4 to 8.9) ----------------------------------------------------------------------------------


@rule
def assassin_targets(s: State) -> int:
    """EST-8.4 to 8.7, as a mask."""
    itself = 0 if s.assassin_self else 1 << s.numeral
    return board.IN_PLACE[s.place_now] & taken(s) & ~s.protected & ~itself


@rule
def ask_assassin(s: State, seat: int) -> None:
    targets = assassin_targets(s)
    if is_only_rival(s, seat, targets):
        assassinate(s, seat, first_of(targets))
    else:
        ask(s, st.ASK_ASSASSIN, seat)


@rule
def check_assassin(s: State, space: int) -> int:
    if not has(board.IN_PLACE[s.place_now] & taken(s), space):
        return ids.EST_8_4
    if space == s.numeral and not s.assassin_self:
        return ids.EST_8_7
    return ids.EST_8_6 if has(s.protected, space) else OK


@rule
def assassinate(s: State, seat: int, space: int) -> None:
    """EST-8.4, 8.8: back to the owner's hand, with the disc."""
    owner = controller(s, space)
    card = lift(s, space)
    s.place[card] = st.SHOWN + owner
    s.hand_count[owner] += 1
    s.discs[owner] += 1
    tell(s, st.E_RETURNED, seat, space, card, owner)


# --- conspirator (EST-8.10, 8.11) -------------------------------------------------------------------------------


@rule
def look(s: State, seat: int) -> None:
    """EST-8.10: at the top card, which chance draws, unless only cards put under the deck are left (EST-14.7)."""
    if s.stack > 0:
        ask_chance(s, st.ASK_TOP_CARD, seat)
        return
    seen = s.bottom_seen[0]
    show_top_card(s, seat, take_bottom(s), seen)


@rule
def show_top_card(s: State, seat: int, card: int, seen: int) -> None:
    s.looked = card
    s.looked_seen = seen | 1 << seat
    s.place[card] = st.LOOKED_AT
    emit(s, st.E_LOOKED, all_but(seat), REVEALS, seat, s.place_now, st.NONE, 0)
    emit(s, st.E_LOOKED, only(seat), REVEALS, seat, s.place_now, card, 0)
    ask(s, st.ASK_CONSPIRATOR, seat)


@rule
def keep_reward(s: State, seat: int) -> None:
    """EST-8.11: the card looked at goes under the deck, unseen by the others."""
    pop(s)
    emit(s, st.E_KEPT, all_but(seat), SETTLES, seat, s.place_now, st.NONE, 0)
    emit(s, st.E_KEPT, only(seat), SETTLES, seat, s.place_now, s.looked, 0)
    put_under(s, s.looked, s.looked_seen)
    forget_looked(s)


@rule
def exchange_reward(s: State, seat: int) -> None:
    """EST-8.10: the new card lies face up, the old reward goes under the deck, and all have seen it."""
    pop(s)
    old = take_reward(s, s.place_now)
    put_under(s, old, EVERYBODY)
    s.reward[s.place_now] = s.looked
    s.place[s.looked] = st.REWARD_OF + s.place_now
    emit(s, st.E_EXCHANGED, EVERYBODY, REVEALS, seat, s.place_now, s.looked, old)
    forget_looked(s)


@rule
def forget_looked(s: State) -> None:
    s.looked = st.NONE
    s.looked_seen = 0


# --- nationalist (EST-8.12 to 8.18) -----------------------------------------------------------------------------


@rule
def same_flags(s: State) -> int:
    """EST-8.12 to 8.14: face-up characters and rewards here and in adjacent places with the acting one's flag."""
    flag = board.FLAG[s.at[s.numeral]]
    area = (board.IN_PLACE[s.place_now] | spaces_near(s, s.place_now)) & taken(s) & ~s.face_down & ~(1 << s.numeral)
    count = 0
    while area:
        if board.FLAG[s.at[lowest(area)]] == flag:
            count += 1
        area &= area - 1
    for place in range(PLACES):
        if is_here_or_near(s, place) and is_reward_open(s, place) and board.FLAG[s.reward[place]] == flag:
            count += 1
    return count


@rule
def is_here_or_near(s: State, place: int) -> bool:
    return place == s.place_now or has(s.near[s.place_now], place)


@rule
def is_reward_open(s: State, place: int) -> bool:
    return s.reward[place] != st.NONE and not s.reward_down[place]


@rule
def rally(s: State, seat: int) -> None:
    """EST-8.15, 8.16: counted now, fixed until the place is resolved."""
    count = same_flags(s)
    s.national[s.numeral] += count
    tell(s, st.E_RALLIED, seat, s.numeral, count, 0)


# --- seducer (EST-8.19 to 8.28) ---------------------------------------------------------------------------------


@rule
def free_here(s: State) -> int:
    """The free spaces of the place that is being resolved."""
    return board.IN_PLACE[s.place_now] & ~taken(s)


@rule
def seducer_targets(s: State) -> int:
    """EST-8.19 to 8.21, as a mask."""
    return spaces_near(s, s.place_now) & taken(s) & ~s.protected


@rule
def ask_seducer(s: State, seat: int) -> None:
    targets = seducer_targets(s)
    if is_only_rival(s, seat, targets):
        ask_seducer_space(s, seat, first_of(targets))
    else:
        ask(s, st.ASK_SEDUCER_CARD, seat)


@rule
def check_seducer_card(s: State, space: int) -> int:
    if not has(spaces_near(s, s.place_now) & taken(s), space):
        return ids.EST_8_19
    return ids.EST_8_20 if has(s.protected, space) else OK


@rule
def ask_seducer_space(s: State, seat: int, origin: int) -> None:
    free = free_here(s)
    tell(s, st.E_LURED, seat, origin, 0, 0)
    if count_bits(free) == 1:
        seduce(s, seat, origin, first_of(free))
    else:
        push(s, st.ASK_SEDUCER_SPACE, 1 << seat, origin, 0)


@rule
def check_seducer_space(s: State, space: int) -> int:
    """EST-8.22"""
    if not has(board.IN_PLACE[s.place_now], space):
        return ids.EST_8_22
    return OK if has(free_here(s), space) else ids.EST_3_3


@rule
def choose_seducer_space(s: State, seat: int, space: int) -> None:
    origin = top(s, A)
    pop(s)
    seduce(s, seat, origin, space)


@rule
def seduce(s: State, seat: int, origin: int, space: int) -> None:
    """EST-8.19, 8.24, 8.25: moved with its disc and revealed; bonuses of the old place are gone (EST-8.17)."""
    owner = controller(s, origin)
    if has(s.face_down, origin):
        emit(s, st.E_REVEALED, EVERYBODY, REVEALS, owner, origin, s.at[origin], 0)
    card = lift(s, origin)
    put(s, owner, card, space)
    s.moved |= 1 << space
    emit(s, st.E_SEDUCED, EVERYBODY, SETTLES, seat, origin, space, card)


# --- diplomat (EST-8.29 to 8.35, 8.37) --------------------------------------------------------------------------


@rule
def diplomat_targets(s: State) -> int:
    """EST-8.29, 8.30, 8.33, as a mask."""
    return (board.IN_PLACE[s.place_now] | spaces_near(s, s.place_now)) & taken(s) & ~s.protected


@rule
def ask_diplomat(s: State, seat: int) -> None:
    targets = diplomat_targets(s)
    if is_only_rival(s, seat, targets):
        protect(s, seat, first_of(targets))
    else:
        ask(s, st.ASK_DIPLOMAT, seat)


@rule
def check_diplomat(s: State, space: int) -> int:
    if not has((board.IN_PLACE[s.place_now] | spaces_near(s, s.place_now)) & taken(s), space):
        return ids.EST_8_29
    return ids.EST_8_33 if has(s.protected, space) else OK


@rule
def protect(s: State, seat: int, space: int) -> None:
    s.protected |= 1 << space
    tell(s, st.E_PROTECTED, seat, space, 0, 0)


@rule
def can_act(s: State) -> bool:
    """EST-7.5, 8.2, 8.3: the character on the current numeral was not moved here and has a usable symbol left."""
    space = s.numeral
    if s.at[space] == st.NONE or has(s.moved, space):
        return False
    for symbol in range(len(s.used)):
        if check_symbol(s, symbol) == OK:
            return True
    return False
