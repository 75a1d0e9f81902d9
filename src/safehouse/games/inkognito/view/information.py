"""Who knows what (part 6 of the rules): conceal what a seat may not know, and fill it in again at random."""

from __future__ import annotations

from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.frames import KIND, MOVERS, A, top
from safehouse.core.rule import OK, Buf, rule

from ..rules import state as st
from ..rules.answers import check_left, is_truthful, remember_answer, remember_left, self_of
from ..rules.card_sets import ALL_SELVES, AMBASSADOR_IDENTITY, FITTING, FITTING_COUNT, KEPT, ORDER, ORDERS, SETS
from ..rules.knowledge import count_selves, count_words, find_selves, find_words
from ..rules.state import State

# === conceal ====================================================================================================


@rule
def conceal(s: State, seat: int) -> None:
    drain(s)
    hide_notes(s, seat)
    if s.ended and s.unsealed:
        return
    for holder in range(st.HOLDERS):
        if holder != seat or not s.unsealed:
            hide_secrets(s, holder)
    if s.ended:  # abandoned before anybody had looked at a card
        return
    for shower in range(s.seats):
        for asker in range(s.seats):
            if shower != seat and asker != seat:
                hide_shown(s, shower, asker)
    if s.question != st.NONE and seat != s.asked and seat != s.active:
        hide_answer(s)
    hide_choices(s, seat)
    if seat != s.active:
        hide_intentions(s)


@rule
def hide_secrets(s: State, holder: int) -> None:
    """INK-1.10. Cards that are not dealt yet are no secret."""
    if s.identity[holder] != st.NONE:
        s.identity[holder] = st.HIDDEN
    if s.build[holder] != st.NONE:
        s.build[holder] = st.HIDDEN
    if s.word[holder] != st.NONE:
        s.word[holder] = st.HIDDEN


@rule
def hide_shown(s: State, shower: int, asker: int) -> None:
    """INK-5.4: what others have shown one another."""
    for cards in range(SETS):
        s.shown[shower][asker][cards] = 0
    for cards in range(KEPT):
        s.kept[shower][asker][cards] = 0
    s.told[shower][asker] = ALL_SELVES
    s.told_word[shower][asker] = st.ALL_WORDS


@rule
def hide_notes(s: State, seat: int) -> None:
    """INK-13: notes belong to the asker, also after the end. Only amateurs have any."""
    if s.repeat_rule != st.AMATEUR:
        return
    for shower in range(s.seats):
        for asker in range(s.seats):
            if asker != seat:
                for cards in range(SETS):
                    s.noted[shower][asker][cards] = 0
                for cards in range(KEPT):
                    s.noted_kept[shower][asker][cards] = 0


@rule
def hide_answer(s: State) -> None:
    """The question is public, the faces are not, nor which time a repeat is beyond what the size of the rest tells."""
    if s.level > 0 and s.question >= AMBASSADOR_IDENTITY:
        s.level = 1
    if s.answer != st.NONE:
        s.answer = st.HIDDEN
        s.barred = st.NONE
    if s.left != st.NONE:
        s.left = st.HIDDEN


@rule
def hide_choices(s: State, seat: int) -> None:
    """In a simultaneous choice the others look as if they were still choosing."""
    kind = top(s, KIND)
    for other in range(s.seats):
        if other != seat:
            s.window[other] = st.UNDECIDED
            s.arrangement[other] = st.NONE
            if kind == st.ASK_ARRANGE or (kind == st.ASK_WINDOW and other != s.active):
                s.frames[s.depth - 1][MOVERS] |= 1 << other


@rule
def hide_intentions(s: State) -> None:
    """INK-10.4, 11.9: a gesture or declaration that is not made yet; and a covert one that was made to one seat."""
    frame = s.frames[s.depth - 1]
    if frame[KIND] == st.ASK_GESTURE or frame[KIND] == st.ASK_DECLARE:
        frame[KIND] = frame[A]
        frame[A] = 0
    if s.covert_gestures and s.turn > 0:
        s.gesture_left = 1


# === resample ===================================================================================================


@rule
def resample(s: State, seat: int, rng: Buf) -> None:
    """A world that this seat considers possible, each deal equally likely (part 12.1).

    What others have shown one another says nothing to this seat; a world holds none of it.
    """
    drain(s)
    if s.ended and s.unsealed:
        return
    if s.identity[0] != st.NONE:
        deal_selves(s, seat, rng)
    if s.word[0] != st.NONE:
        deal_words(s, seat, rng)
    if s.answer == st.HIDDEN:
        remember_answer(s, s.asked, s.active, some_answer(s, rng))
    if s.left == st.HIDDEN:
        remember_left(s, s.asked, s.active, some_left(s, rng))


@rule
def deal_selves(s: State, seat: int, rng: Buf) -> None:
    found = find_selves(s, seat, below(rng, count_selves(s, seat)))
    for holder in range(st.HOLDERS):
        s.identity[holder] = ORDER[found // len(ORDERS)][holder]
        if s.build[holder] != st.NONE:
            s.build[holder] = ORDER[found % len(ORDERS)][holder]


@rule
def deal_words(s: State, seat: int, rng: Buf) -> None:
    found = find_words(s, seat, below(rng, count_words(s, seat)))
    for holder in range(st.HOLDERS):
        s.word[holder] = ORDER[found][holder]


@rule
def some_answer(s: State, rng: Buf) -> int:
    """An answer that was shown to somebody else: any truthful set is as likely."""
    self = self_of(s, s.asked)
    count = 0
    for i in range(FITTING_COUNT[s.same_kind][s.question]):
        if is_truthful(FITTING[s.same_kind][s.question][i], self):
            count += 1
    left = below(rng, count)
    found = 0
    for i in range(FITTING_COUNT[s.same_kind][s.question]):
        cards = FITTING[s.same_kind][s.question][i]
        if is_truthful(cards, self):
            if left == 0:
                found = cards
            left -= 1
    s.answer = found
    return found


@rule
def some_left(s: State, rng: Buf) -> int:
    """What was left of it after the penalty."""
    count = 0
    for cards in range(KEPT):
        if check_left(s, s.asked, cards) == OK:
            count += 1
    left = below(rng, count)
    found = 0
    for cards in range(KEPT):
        if check_left(s, s.asked, cards) == OK:
            if left == 0:
                found = cards
            left -= 1
    return found
