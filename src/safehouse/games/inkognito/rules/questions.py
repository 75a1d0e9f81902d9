"""What follows a question (INK-7, INK-9, INK-14): the answer, a repeat and its penalty, a claim, a note."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import ask, pop
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY, only

from . import state as st
from .answers import (
    barred_pair,
    note_answer,
    noted_strikes,
    remember_answer,
    remember_left,
    size_left,
    strikes,
    true_strikes,
)
from .card_sets import SECRET_BUILD, SECRET_IDENTITY, SECRET_MISSION, SET_MASK, SIZE
from .meetings import ask_banish, ask_next
from .state import State


@rule
def apply_show(s: State, seat: int, cards: int) -> None:
    """R-SHOW: the asker learns the set; what others receive is the same whatever was shown."""
    asker = s.active
    s.answer = cards
    if s.repeat_rule != st.AMATEUR:
        s.level = min(2, strikes(s, seat, asker, cards))
    remember_answer(s, seat, asker, cards)
    # Whether a repeat follows depends on what the two have seen of each other: it tells all others something.
    emit(s, st.E_ANSWERED, EVERYBODY, REVEALS, seat, asker, SIZE[cards], 0)
    emit(s, st.E_SHOWN, only(seat) | only(asker), REVEALS, seat, asker, cards, s.level)
    tell_secrets(s, seat, asker, cards)
    if s.repeat_rule == st.AMATEUR:
        ask_next(s, st.ASK_CLAIM)
    elif s.level > 0:
        emit(s, st.E_REPEAT, EVERYBODY, REVEALS, seat, asker, size_left(s), 0)
        ask_penalty(s, False)
    else:
        ask_banish(s)


@rule
def tell_secrets(s: State, seat: int, asker: int, cards: int) -> None:
    """The faces of the secret cards among those shown, for shower and asker alone."""
    pair = only(seat) | only(asker)
    if has(SET_MASK[cards], SECRET_IDENTITY):
        emit(s, st.E_SECRET_SHOWN, pair, REVEALS, seat, asker, s.identity[seat], 0)
    if has(SET_MASK[cards], SECRET_BUILD):
        emit(s, st.E_SECRET_SHOWN, pair, REVEALS, seat, asker, 4 + s.build[seat], 0)
    if has(SET_MASK[cards], SECRET_MISSION):
        emit(s, st.E_SECRET_SHOWN, pair, REVEALS, seat, asker, 8 + s.word[seat], 0)


@rule
def ask_penalty(s: State, noted: bool) -> None:
    """Always asked, even with one way: that there is only one would tell everybody something (part 6)."""
    s.barred = barred_pair(s, s.asked, s.active, s.answer, noted) if s.level == 1 else st.NONE
    pop(s)
    ask(s, st.ASK_PENALTY, s.asked)


@rule
def apply_claim(s: State, seat: int) -> None:
    """INK-14.1, 14.4: whoever showed the cards concedes or denies."""
    emit(s, st.E_CLAIMED, EVERYBODY, REVEALS, seat, s.asked, 0, 0)
    pop(s)
    ask(s, st.ASK_CONCEDE, s.asked)


@rule
def answer_claim(s: State, seat: int, conceded: bool) -> None:
    """INK-14.2, 14.4: what was conceded needs no proof; what was denied is proved by the notes or not at all."""
    s.level = min(2, true_strikes(s) if conceded else noted_strikes(s, seat, s.active, s.answer))
    emit(s, st.E_CONCEDED if conceded else st.E_DENIED, EVERYBODY, REVEALS, seat, s.active, size_left(s), 0)
    if s.level > 0:
        ask_penalty(s, not conceded)
    else:
        ask_note(s)


@rule
def apply_left(s: State, seat: int, cards: int) -> None:
    remember_left(s, seat, s.active, cards)
    tell(s, st.E_PENALTY, seat, s.active, SIZE[cards], 0)
    emit(s, st.E_KEPT, only(seat) | only(s.active), REVEALS, seat, s.active, cards, 0)
    if s.repeat_rule == st.AMATEUR:
        ask_note(s)
    else:
        ask_banish(s)


@rule
def ask_note(s: State) -> None:
    """INK-14.3, 14.6: with the log kept, every answer is noted by itself."""
    if s.notebook == st.MANUAL:
        ask_next(s, st.ASK_NOTE)
    else:
        note_answer(s, s.asked, s.active)
        ask_banish(s)


@rule
def apply_note(s: State, seat: int, action: int) -> None:
    tell(s, st.E_LOOKED, seat, 0, 0, 0)  # others learn that the choice is made, not which
    if action == st.RECORD:
        note_answer(s, s.asked, seat)
        emit(s, st.E_RECORDED, only(seat), REVEALS, seat, s.asked, 0, 0)
    else:
        emit(s, st.E_SKIPPED, only(seat), REVEALS, seat, s.asked, 0, 0)
    ask_banish(s)
