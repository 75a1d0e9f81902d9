"""Resolving the places one by one (EST-7), their special features (EST-9), and the end of the round (EST-10)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import REVEALS, SETTLES, emit, tell
from safehouse.core.frames import MOVERS, A, ask, ask_chance, pop, push, top
from safehouse.core.rule import OK, rule
from safehouse.core.seats import EVERYBODY, only
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data import board
from ..data.components import PLACES
from . import ids
from . import state as st
from .abilities import can_act
from .city import controller, lift, lowest_space, taken
from .deck import put_under, reveal_reward, take_reward
from .state import State

# === place by place (EST-7) =====================================================================================


@rule
def next_place(s: State) -> int:
    """EST-7.1: the next place of the city in ascending order, or NONE."""
    for place in range(s.place_now + 1, PLACES):
        if s.slot_of[place] != st.NONE:
            return place
    return st.NONE


@rule
def open_place(s: State, place: int) -> None:
    """EST-7.3, 7.4: reveal; then abilities, the special step and the award follow, the first of them on top."""
    s.place_now = place
    tell(s, st.E_RESOLVING, place, 0, 0, 0)
    for i in range(board.SPACE_COUNT[place]):
        space = board.FIRST_SPACE[place] + i
        if has(s.face_down, space):
            s.face_down &= ~(1 << space)
            s.seen_by[space] = 0
            emit(s, st.E_REVEALED, EVERYBODY, REVEALS, controller(s, space), space, s.at[space], 0)
    reveal_reward(s, place)
    push(s, st.AWARD, 0, 0, 0)
    push(s, st.FEATURE, 0, board.FIRST_SPACE[place], 0)
    push(s, st.ACTIVATE, 0, 0, 0)
    go_to_numeral(s, board.FIRST_SPACE[place])


@rule
def go_to_numeral(s: State, space: int) -> None:
    s.numeral = space
    for symbol in range(len(s.used)):
        s.used[symbol] = 0


@rule
def activate(s: State) -> None:
    """EST-7.5, 7.9: the characters in the order of the numerals, each once; who has left uses nothing (EST-14.4)."""
    end = board.FIRST_SPACE[s.place_now] + board.SPACE_COUNT[s.place_now]
    while s.numeral < end:
        seat = controller(s, s.numeral)
        if seat != st.NOBODY and not s.out[seat] and can_act(s):
            ask(s, st.ASK_ABILITY, seat)
            return
        go_to_numeral(s, s.numeral + 1)
    go_to_numeral(s, st.NONE)
    pop(s)


@rule
def done(s: State, seat: int) -> None:
    """EST-7.6: the character uses no more abilities."""
    pop(s)
    emit(s, st.E_DONE, EVERYBODY, SETTLES, seat, s.numeral, 0, 0)
    go_to_numeral(s, s.numeral + 1)


@rule
def influence(s: State, space: int) -> int:
    """EST-7.10: of the character on a space, with all bonuses."""
    card = s.at[space]
    hotel = 1 if board.HOTEL_FLAG[board.PLACE_OF[space]] == board.FLAG[card] else 0
    return board.INFLUENCE[card] + s.national[space] + s.casino[space] + hotel


@rule
def influence_at(s: State, seat: int, place: int) -> int:
    """EST-7.11: of a seat at a place."""
    total = 0
    for i in range(board.SPACE_COUNT[place]):
        if has(s.own[seat], board.FIRST_SPACE[place] + i):
            total += influence(s, board.FIRST_SPACE[place] + i)
    return total


@rule
def is_present(s: State, seat: int, place: int) -> bool:
    return s.own[seat] & board.IN_PLACE[place] != 0


@rule
def leader(s: State, place: int) -> int:
    """EST-7.12 to 7.14: the seat with the highest influence, ties to the lowest space; NOBODY if it is empty."""
    best = st.NOBODY
    for seat in range(s.seats):
        if is_present(s, seat, place) and (best == st.NOBODY or leads(s, seat, best, place)):
            best = seat
    return best


@rule
def leads(s: State, seat: int, other: int, place: int) -> bool:
    mine = influence_at(s, seat, place)
    theirs = influence_at(s, other, place)
    if mine != theirs:
        return mine > theirs
    return lowest_space(s, seat, place) < lowest_space(s, other, place)


@rule
def is_tied(s: State, seat: int, place: int) -> bool:
    """Whether another seat that is present has the same influence there."""
    for other in range(s.seats):
        is_rival = other != seat and is_present(s, other, place)
        if is_rival and influence_at(s, other, place) == influence_at(s, seat, place):
            return True
    return False


@rule
def award(s: State) -> None:
    """EST-7.12, 7.15, 7.19; an empty reward field gives nothing (EST-14.2). The place is over then (EST-7.2)."""
    pop(s)
    place = s.place_now
    seat = leader(s, place)
    if s.reward[place] == st.NONE:
        emit(s, st.E_NO_REWARD, EVERYBODY, SETTLES, place, 0, 0, 0)
    elif seat == st.NOBODY:
        card = take_reward(s, place)
        put_under(s, card, EVERYBODY)
        emit(s, st.E_UNCLAIMED, EVERYBODY, SETTLES, place, card, 0, 0)
    else:
        if is_tied(s, seat, place):
            tell(s, st.E_TIED, seat, place, influence_at(s, seat, place), lowest_space(s, seat, place))
        card = take_reward(s, place)
        s.place[card] = st.SHOWN + seat
        s.hand_count[seat] += 1
        emit(s, st.E_TOOK_REWARD, EVERYBODY, SETTLES, seat, place, card, influence_at(s, seat, place))


# === special features (EST-9) ===================================================================================


@rule
def feature(s: State) -> None:
    if s.place_now == board.CASINO:
        ask_roll(s)
        return
    pop(s)
    if s.place_now == board.BOCA:
        demand_loss(s)


@rule
def ask_roll(s: State) -> None:
    """EST-9.10, 9.11: for every character in the order of the spaces; the frame remembers how far it is."""
    for space in range(top(s, A), board.FIRST_SPACE[board.CASINO] + board.SPACE_COUNT[board.CASINO]):
        if has(taken(s), space):
            s.frames[s.depth - 1][A] = space + 1
            ask_chance(s, st.ASK_ROLL, space)
            return
    pop(s)


@rule
def roll_dice(s: State, first: int, second: int) -> None:
    """EST-9.10: the difference is added."""
    space = top(s, A)
    pop(s)
    s.casino[space] = first - second if first > second else second - first
    tell(s, st.E_ROLLED, controller(s, space), space, first, second)
    tell(s, st.E_GAINED, controller(s, space), space, s.casino[space], influence(s, space))


@rule
def weakest(s: State) -> int:
    """EST-9.12, 9.13, 9.16: who must give up a character at Boca do Inferno, or NOBODY."""
    present = 0
    worst = st.NOBODY
    for seat in range(s.seats):
        if is_present(s, seat, board.BOCA):
            present += 1
            if worst == st.NOBODY or leads(s, worst, seat, board.BOCA):
                worst = seat
    return worst if present > 1 else st.NOBODY


@rule
def tell_weakest(s: State, seat: int) -> None:
    """EST-9.12, 9.13: why it is this seat."""
    if is_tied(s, seat, board.BOCA):
        tell(s, st.E_WEAKEST_TIED, seat, influence_at(s, seat, board.BOCA), lowest_space(s, seat, board.BOCA), 0)
    else:
        tell(s, st.E_WEAKEST, seat, influence_at(s, seat, board.BOCA), 0, 0)


@rule
def demand_loss(s: State) -> None:
    """The only character goes without asking (EST-14.5); for who has left a fixed rule decides (EST-14.4)."""
    seat = weakest(s)
    if seat == st.NOBODY:
        return
    tell_weakest(s, seat)
    first = lowest_space(s, seat, board.BOCA)
    if s.own[seat] & board.IN_PLACE[board.BOCA] == 1 << first:
        lose(s, seat, first)
    elif s.out[seat]:
        lose(s, seat, least_wanted_at_boca(s, seat))
    else:
        ask(s, st.ASK_LOSS, seat)


@rule
def check_loss(s: State, seat: int, space: int) -> int:
    return OK if has(s.own[seat] & board.IN_PLACE[board.BOCA], space) else ids.EST_9_12


@rule
def lose(s: State, seat: int, space: int) -> None:
    """EST-9.12, 9.14: out of the game, the disc back."""
    card = lift(s, space)
    s.place[card] = st.REMOVED
    s.discs[seat] += 1
    emit(s, st.E_LOST, EVERYBODY, SETTLES, seat, space, card, 0)


@rule
def is_less_wanted(card: int, other: int) -> bool:
    """EST-14.4: lower victory points, then lower influence, then the lower card."""
    if board.VP[card] != board.VP[other]:
        return board.VP[card] < board.VP[other]
    if board.INFLUENCE[card] != board.INFLUENCE[other]:
        return board.INFLUENCE[card] < board.INFLUENCE[other]
    return card < other


@rule
def least_wanted_at_boca(s: State, seat: int) -> int:
    found = st.NONE
    for i in range(board.SPACE_COUNT[board.BOCA]):
        space = board.FIRST_SPACE[board.BOCA] + i
        if has(s.own[seat], space) and (found == st.NONE or is_less_wanted(s.at[space], s.at[found])):
            found = space
    return found


# === end of the round (EST-10) ==================================================================================


@rule
def recover(s: State) -> None:
    """EST-10.1: all characters back to hand, all discs to their owners; then everybody over six cards discards."""
    pop(s)
    for space in range(board.SPACES):
        seat = controller(s, space)
        if seat != st.NOBODY:
            s.place[lift(s, space)] = st.HAND + seat
            s.hand_count[seat] += 1
            s.discs[seat] += 1
    for card in range(board.CARDS):
        if st.SHOWN <= s.place[card] < st.SHOWN + SEATS:
            s.place[card] += st.HAND - st.SHOWN
    s.place_now = st.NONE
    tell(s, st.E_RECOVERED, s.round, 0, 0, 0)
    ask_discards(s)


@rule
def excess(s: State, seat: int) -> int:
    """EST-10.2: how many cards a seat still has to lay aside."""
    return max(0, s.hand_count[seat] - s.laid_aside[seat] - st.HAND_LIMIT)


@rule
def ask_discards(s: State) -> None:
    """EST-10.2, 10.3: all at the same time."""
    movers = 0
    for seat in range(s.seats):
        if s.out[seat]:
            discard_least_wanted(s, seat)
        elif excess(s, seat) > 0:
            movers |= 1 << seat
    push(s, st.ASK_DISCARD, movers, 0, 0)


@rule
def check_discard(s: State, seat: int, card: int) -> int:
    """EST-10.2, 10.4"""
    return OK if s.place[card] == st.HAND + seat and excess(s, seat) > 0 else ids.EST_10_2


@rule
def check_ready(s: State, seat: int) -> int:
    return OK if excess(s, seat) == 0 else ids.EST_10_2


@rule
def lay_aside(s: State, seat: int, card: int) -> None:
    s.place[card] = st.CHOSEN + seat
    s.laid_aside[seat] += 1
    emit(s, st.E_LAID_ASIDE, only(seat), 0, seat, card, 0, 0)


@rule
def ready(s: State, seat: int) -> None:
    """EST-10.3: how far a seat is, only the seat itself knows. It is final (part 5)."""
    emit(s, st.E_READY, only(seat), SETTLES, seat, 0, 0, 0)
    s.frames[s.depth - 1][MOVERS] &= ~(1 << seat)


@rule
def discard_least_wanted(s: State, seat: int) -> None:
    """EST-14.4: what who has left discards."""
    while excess(s, seat) > 0:
        found = st.NONE
        for card in range(board.CARDS):
            if s.place[card] == st.HAND + seat and (found == st.NONE or is_less_wanted(card, found)):
                found = card
        s.place[found] = st.CHOSEN + seat
        s.laid_aside[seat] += 1


@rule
def take_back_laid_aside(s: State, seat: int) -> None:
    for card in range(board.CARDS):
        if s.place[card] == st.CHOSEN + seat:
            s.place[card] = st.HAND + seat
    s.laid_aside[seat] = 0


@rule
def reveal_discards(s: State) -> None:
    """EST-10.3, 10.5: all at once."""
    pop(s)
    for card in range(board.CARDS):
        seat = s.place[card] - st.CHOSEN
        if 0 <= seat < SEATS:
            s.place[card] = st.DISCARDED_BY + seat
            s.hand_count[seat] -= 1
            emit(s, st.E_DISCARDED, EVERYBODY, REVEALS, seat, card, 0, 0)
    for seat in range(SEATS):
        s.laid_aside[seat] = 0
