"""Who knows what (part 6 of the rules): hands and face-down cards are their owner's; the order of the pile is nobody's.

For who does not know them, other seats' cards belong to one set with the draw pile.
"""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.frames import KIND, MOVERS, top
from safehouse.core.rule import Buf, rule

from ..rules.cards import hand_size, lay_face_down
from ..rules.state import ACTIONS_WITH_CARD, ASK_CARDS, HAND, HIDDEN, NONE, PER_WORD, WORDS, State

# === what a seat knows ==========================================================================================


@rule
def conceal(s: State, seat: int) -> None:
    """Hides from a seat (or SPECTATOR) what it may not know, and leaves what it can work out for certain."""
    drain(s)
    unseen = pile_size(s)
    for other in range(s.seats):
        if other != seat:
            conceal_progress(s, other)
            unseen += count_cards(s, other)
    if unseen > 1:
        for other in range(s.seats):
            if other != seat:
                conceal_cards(s, other)


@rule
def is_choosing(s: State, seat: int) -> bool:
    """Whether a seat still assigns its cards."""
    return s.depth > 0 and top(s, KIND) == ASK_CARDS and has(top(s, MOVERS), seat)


@rule
def conceal_progress(s: State, other: int) -> None:
    """VIE-3.6: how far a seat has got until it commits is its own business."""
    if not is_choosing(s, other):
        return
    for role in range(ACTIONS_WITH_CARD):
        if s.assigned[other][role] != NONE:
            s.hand[other][hand_size(s, other)] = s.assigned[other][role]
            s.assigned[other][role] = NONE


@rule
def conceal_cards(s: State, other: int) -> None:
    for i in range(HAND):
        if s.hand[other][i] >= 0:
            into_pile(s, s.hand[other][i])
            s.hand[other][i] = HIDDEN
    for i in range(ACTIONS_WITH_CARD):
        if s.assigned[other][i] >= 0:
            into_pile(s, s.assigned[other][i])
            s.assigned[other][i] = HIDDEN


@rule
def into_pile(s: State, card: int) -> None:
    s.deck[card // PER_WORD] |= 1 << card % PER_WORD


@rule
def pile_size(s: State) -> int:
    count = 0
    for i in range(WORDS):
        count += count_bits(s.deck[i])
    return count


@rule
def count_cards(s: State, seat: int) -> int:
    """How many cards a seat holds in hand and face down."""
    count = hand_size(s, seat)
    for i in range(ACTIONS_WITH_CARD):
        if s.assigned[seat][i] != NONE:
            count += 1
    return count


# === a world that fits what a seat knows ========================================================================


@rule
def resample(s: State, seat: int, rng: Buf) -> None:
    """Deals the unknown cards at random; who has not committed may have got anywhere with assigning."""
    left = pile_size(s)
    for other in range(s.seats):
        if other != seat:
            for i in range(HAND):
                if s.hand[other][i] == HIDDEN:
                    s.hand[other][i] = draw_from_pile(s, below(rng, left))
                    left -= 1
            for i in range(ACTIONS_WITH_CARD):
                if s.assigned[other][i] == HIDDEN:
                    s.assigned[other][i] = draw_from_pile(s, below(rng, left))
                    left -= 1
            if is_choosing(s, other):
                choose_progress(s, other, rng)
    drain(s)


@rule
def draw_from_pile(s: State, skip: int) -> int:
    """Takes the card out of the pile before which `skip` others lie."""
    word = 0
    while count_bits(s.deck[word]) <= skip:
        skip -= count_bits(s.deck[word])
        word += 1
    rest = s.deck[word]
    for _ in range(skip):
        rest &= rest - 1
    lowest = rest & -rest
    s.deck[word] &= ~lowest
    return word * PER_WORD + count_bits(lowest - 1)


@rule
def choose_progress(s: State, other: int, rng: Buf) -> None:
    """Nothing, I, I and II, or all three are assigned: each way is equally likely."""
    size = hand_size(s, other)
    one = size
    two = size * (size - 1) if size > ACTIONS_WITH_CARD else 0
    three = size * (size - 1) * (size - 2)
    picked = below(rng, 1 + one + two + three)
    roles = 0 if picked < 1 else 1 if picked < 1 + one else 2 if picked < 1 + one + two else 3
    for role in range(roles):
        lay_face_down(s, other, s.hand[other][below(rng, size - role)])
