"""Who knows what (part 6 of the rules): rings are public, but not which of their cards lies where.

A seat's hidden cards are those in hand and those face down. Others know the set (place RING), and a single card only if
they have peeked at it or can work it out. Face-down rewards, cards put under the deck and the card in a conspirator's
hands belong, for who does not know them, to one set with the stack.
"""

from __future__ import annotations

from math import comb

from safehouse.core.bits import count_bits, has
from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.frames import KIND, MOVERS, top
from safehouse.core.rule import Buf, rule, table
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import CARDS, INFLUENCE_MISSION, SPACES
from ..data.components import MISSIONS, PLACES
from ..rules import state as st
from ..rules.placing import legal_spaces
from ..rules.state import State

LARGEST_HAND = 12
WAYS = table([[comb(n, k) for k in range(LARGEST_HAND + 1)] for n in range(LARGEST_HAND + 1)])
"""In how many ways k of n cards can be chosen."""


# === what a seat knows ==========================================================================================


@rule
def conceal(s: State, seat: int) -> None:
    """Hides from a seat (or SPECTATOR) what it may not know, and leaves what it can work out for certain."""
    drain(s)
    for other in range(s.seats):
        if other != seat:
            conceal_discards(s, other)
            conceal_choice(s, other, seat)
            conceal_ring(s, other, seat)
    conceal_deck(s, seat)
    if s.depth > 0:
        conceal_missions(s, seat)


@rule
def conceal_discards(s: State, other: int) -> None:
    """EST-10.3: neither what has been laid aside nor how far a seat is. (For who has left a fixed rule chose.)"""
    if s.out[other] or not is_discarding(s):
        return
    for card in range(CARDS):
        if s.place[card] == st.CHOSEN + other:
            s.place[card] = st.HAND + other
    s.laid_aside[other] = 0
    if s.hand_count[other] > st.HAND_LIMIT:
        s.frames[s.depth - 1][MOVERS] |= 1 << other


@rule
def is_discarding(s: State) -> bool:
    return s.depth > 0 and top(s, KIND) == st.ASK_DISCARD


@rule
def conceal_choice(s: State, other: int, viewer: int) -> None:
    """EST-5.15: that a card was chosen shows only where it is chosen without asking, because there is no other."""
    if s.active != other or s.chosen == st.NONE:
        return
    if s.hand_count[other] > 1:
        s.frames[s.depth - 1][KIND] = st.ASK_CARD
        s.chosen = st.NONE
    elif count_unseen(s, other, viewer) > 0:
        s.chosen = st.HIDDEN


@rule
def is_unseen(s: State, other: int, viewer: int, space: int) -> bool:
    """A face-down card of another seat at which the viewer has not peeked."""
    return has(s.own[other] & s.face_down, space) and not has(s.seen_by[space], viewer) and s.at[space] != st.HIDDEN


@rule
def count_unseen(s: State, other: int, viewer: int) -> int:
    count = 0
    for space in range(SPACES):
        if is_unseen(s, other, viewer, space):
            count += 1
    return count


@rule
def conceal_ring(s: State, other: int, viewer: int) -> None:
    """Hand and unseen face-down cards of another seat become one set, unless there is nothing to be mixed up."""
    unseen = count_unseen(s, other, viewer)
    if unseen == 0 or unseen + count_at(s, st.HAND + other) == 1:
        return
    for space in range(SPACES):
        if is_unseen(s, other, viewer, space):
            s.place[s.at[space]] = st.RING + other
            s.at[space] = st.HIDDEN
    for card in range(CARDS):
        if s.place[card] == st.HAND + other:
            s.place[card] = st.RING + other


@rule
def conceal_deck(s: State, viewer: int) -> None:
    """Face-down rewards, cards under the deck and a card looked at join the stack for who has not seen them."""
    unseen = 0
    for place in range(PLACES):
        if is_reward_unseen(s, place, viewer):
            unseen += 1
    for i in range(s.bottom_count):
        if is_bottom_unseen(s, i, viewer):
            unseen += 1
    if is_looked_unseen(s, viewer):
        unseen += 1
    if unseen + s.stack > 1:
        mix_deck(s, viewer)


@rule
def mix_deck(s: State, viewer: int) -> None:
    for place in range(PLACES):
        if is_reward_unseen(s, place, viewer):
            s.place[s.reward[place]] = st.STACK
            s.reward[place] = st.HIDDEN
    for i in range(s.bottom_count):
        if is_bottom_unseen(s, i, viewer):
            s.place[s.bottom[i]] = st.STACK
            s.bottom[i] = st.HIDDEN
    if is_looked_unseen(s, viewer):
        s.place[s.looked] = st.STACK
        s.looked = st.HIDDEN


@rule
def is_reward_unseen(s: State, place: int, viewer: int) -> bool:
    return s.reward[place] >= 0 and s.reward_down[place] == 1 and not has(s.reward_seen[place], viewer)


@rule
def is_bottom_unseen(s: State, i: int, viewer: int) -> bool:
    return s.bottom[i] >= 0 and not has(s.bottom_seen[i], viewer)


@rule
def is_looked_unseen(s: State, viewer: int) -> bool:
    return s.looked >= 0 and not has(s.looked_seen, viewer)


@rule
def conceal_missions(s: State, viewer: int) -> None:
    """EST-13.2, 13.5: a secret mission is seen by its two neighbours, a recruitment card by its owner."""
    for seat in range(s.seats):
        if s.secret[seat] != st.NONE and viewer != seat and viewer != (seat + 1) % s.seats:
            s.secret[seat] = st.HIDDEN
        if s.recruit[seat] != st.NONE and viewer != seat:
            s.recruit[seat] = st.HIDDEN


@rule
def count_at(s: State, place: int) -> int:
    count = 0
    for card in range(CARDS):
        if s.place[card] == place:
            count += 1
    return count


# === a world that fits what a seat knows ========================================================================


@rule
def resample(s: State, seat: int, rng: Buf) -> None:
    """Fills in all that is hidden at random. Cards that may be exchanged are dealt one by one, so all are equal."""
    drain(s)
    for other in range(s.seats):
        if other != seat:
            deal_ring(s, other, rng)
    if is_discarding(s):
        deal_discards(s, seat, rng)
    deal_deck(s, rng)
    deal_missions(s, rng)


@rule
def draw_from(s: State, place: int, left: int, rng: Buf) -> int:
    """One of the `left` cards that lie at a place."""
    skip = below(rng, left)
    for card in range(CARDS):
        if s.place[card] == place:
            if skip == 0:
                return card
            skip -= 1
    return st.NONE


@rule
def deal_ring(s: State, other: int, rng: Buf) -> None:
    left = count_at(s, st.RING + other)
    if left > 0:
        for space in range(SPACES):
            if has(s.own[other], space) and s.at[space] == st.HIDDEN:
                card = draw_from(s, st.RING + other, left, rng)
                s.at[space] = card
                s.place[card] = st.BOARD + space
                left -= 1
        for card in range(CARDS):
            if s.place[card] == st.RING + other:
                s.place[card] = st.HAND + other
    if s.active == other:
        deal_choice(s, other, rng)


@rule
def deal_choice(s: State, other: int, rng: Buf) -> None:
    """Who is to choose a card may have done so already, unless there were then nothing more to choose (EST-14.5)."""
    held = s.hand_count[other]
    if s.chosen == st.HIDDEN:
        s.chosen = draw_from(s, st.HAND + other, held, rng)
    elif can_have_chosen(s, other) and below(rng, held + 1) < held:
        s.chosen = draw_from(s, st.HAND + other, held, rng)
        s.frames[s.depth - 1][KIND] = st.ASK_SPACE


@rule
def can_have_chosen(s: State, other: int) -> bool:
    return s.depth > 0 and top(s, KIND) == st.ASK_CARD and count_bits(legal_spaces(s, other)) > 1


@rule
def deal_discards(s: State, seat: int, rng: Buf) -> None:
    """Who must discard has laid aside any number of cards up to the excess, and may be ready with all of them."""
    asked = top(s, MOVERS)
    movers = 0
    while movers == 0:  # somebody still chooses, or the cards would lie open
        movers = asked & 1 << seat
        for other in range(s.seats):
            if other != seat and has(asked, other):
                excess = s.hand_count[other] - st.HAND_LIMIT
                s.laid_aside[other] = some_of(s.hand_count[other], excess, rng)
                if s.laid_aside[other] > excess:
                    s.laid_aside[other] = excess
                else:
                    movers |= 1 << other
    s.frames[s.depth - 1][MOVERS] = movers
    for other in range(s.seats):
        if other != seat and has(asked, other):
            for i in range(s.laid_aside[other]):
                s.place[draw_from(s, st.HAND + other, s.hand_count[other] - i, rng)] = st.CHOSEN + other


@rule
def some_of(cards: int, most: int, rng: Buf) -> int:
    """The size of a random subset of at most `most` cards, each equally likely; `most + 1` for `most` and ready."""
    total = WAYS[cards][most]
    for size in range(most + 1):
        total += WAYS[cards][size]
    left = below(rng, total)
    for size in range(most + 1):
        left -= WAYS[cards][size]
        if left < 0:
            return size
    return most + 1


@rule
def deal_deck(s: State, rng: Buf) -> None:
    left = s.stack
    for place in range(PLACES):
        left += 1 if s.reward[place] == st.HIDDEN else 0
    for i in range(s.bottom_count):
        left += 1 if s.bottom[i] == st.HIDDEN else 0
    left += 1 if s.looked == st.HIDDEN else 0
    for place in range(PLACES):
        if s.reward[place] == st.HIDDEN:
            s.reward[place] = draw_from(s, st.STACK, left, rng)
            s.place[s.reward[place]] = st.REWARD_OF + place
            left -= 1
    for i in range(s.bottom_count):
        if s.bottom[i] == st.HIDDEN:
            s.bottom[i] = draw_from(s, st.STACK, left, rng)
            s.place[s.bottom[i]] = st.BOTTOM
            left -= 1
    if s.looked == st.HIDDEN:
        s.looked = draw_from(s, st.STACK, left, rng)
        s.place[s.looked] = st.LOOKED_AT


@rule
def deal_missions(s: State, rng: Buf) -> None:
    """EST-13.6: recruitment cards first, because the mission for influence is none of them."""
    for seat in range(s.seats):
        if s.recruit[seat] == st.HIDDEN:
            s.recruit[seat] = draw_mission(s, INFLUENCE_MISSION, rng)
    for seat in range(s.seats):
        if s.secret[seat] == st.HIDDEN:
            s.secret[seat] = draw_mission(s, st.NONE, rng)


@rule
def draw_mission(s: State, barred: int, rng: Buf) -> int:
    count = 0
    for mission in range(MISSIONS):
        if mission != barred and not is_in_play(s, mission):
            count += 1
    skip = below(rng, count)
    for mission in range(MISSIONS):
        if mission != barred and not is_in_play(s, mission):
            if skip == 0:
                return mission
            skip -= 1
    return st.NONE


@rule
def is_in_play(s: State, mission: int) -> bool:
    for i in range(st.COMMON_MISSIONS):
        if s.missions[i] == mission:
            return True
    for seat in range(SEATS):
        if s.secret[seat] == mission or s.recruit[seat] == mission:
            return True
    return False
