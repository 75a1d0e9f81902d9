"""What can be done in Whisper and what it does."""

from __future__ import annotations

from safehouse.core.candidates import add_range
from safehouse.core.events import tell
from safehouse.core.frames import KIND, is_asked, pop, to_move, top
from safehouse.core.rule import OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import KINDS
from . import ids
from . import state as st
from .scoring import finish
from .setup import apply_deal, begin_deal
from .state import State
from .turn import apply_draw, apply_move, apply_peek, apply_pick, apply_show, next_turn, picks, stop_asking

# === what may be done ===========================================================================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return ids.TOY_4_2
    if action >= st.LEAVE:
        return check_leave(s, seat, action - st.LEAVE)
    if seat < 0:
        return check_chance(s, seat, action)
    if action >= st.FIRST_PLAYER:
        return ids.TOY_1_1
    if not is_asked(s, seat):
        return ids.TOY_3_1
    kind = top(s, KIND)
    if action < st.MOVE:
        return check_pick(s, seat, kind, action - st.PICK)
    if st.SHOW <= action < st.DRAW:
        return check_show(s, seat, kind, action - st.SHOW)
    return check_turn(s, seat, kind, action)


@rule
def check_pick(s: State, seat: int, kind: int, card: int) -> int:
    if kind != st.ASK_PICK:
        return ids.TOY_2_1
    return OK if s.hand[seat][card] > 0 else ids.TOY_2_2


@rule
def check_show(s: State, seat: int, kind: int, card: int) -> int:
    if kind != st.ASK_SHOW or s.hand[seat][card] == 0:
        return ids.TOY_3_4
    return OK


@rule
def check_turn(s: State, seat: int, kind: int, action: int) -> int:
    if kind != st.ASK_TURN:
        return ids.TOY_2_1 if kind == st.ASK_PICK else ids.TOY_3_4
    if action < st.PEEK:
        return OK if action - st.MOVE + 1 <= s.energy else ids.TOY_3_2
    if action < st.SHOW:
        return check_peek(s, seat, action - st.PEEK)
    if action == st.DRAW:
        return OK if s.deck_count > 0 and not s.drawn else ids.TOY_3_5
    return OK


@rule
def check_peek(s: State, seat: int, rival: int) -> int:
    if not s.may_peek[seat] or s.peeked or rival == seat or rival >= s.seats:
        return ids.TOY_3_3
    return OK if picks(s, rival) else ids.TOY_3_6


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    if seat != CHANCE or not is_asked(s, CHANCE) or action < st.FIRST_PLAYER:
        return ids.TOY_1_1
    if action < st.DEAL:
        return OK if top(s, KIND) == st.ASK_FIRST and action - st.FIRST_PLAYER < s.seats else ids.TOY_1_1
    return OK if top(s, KIND) == st.ASK_DEAL and s.deck[action - st.DEAL] > 0 else ids.TOY_1_1


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """TOY-4.3: only the table takes a seat out, and not while chance is asked."""
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return ids.TOY_4_3
    return OK


@rule
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    """All actions of the kinds that what is asked allows."""
    kind = top(s, KIND)
    if kind == st.ASK_FIRST:
        return add_range(out, 0, st.FIRST_PLAYER, s.seats)
    if kind == st.ASK_DEAL:
        return add_range(out, 0, st.DEAL, KINDS)
    if kind == st.ASK_PICK:
        return add_range(out, 0, st.PICK, KINDS)
    if kind == st.ASK_SHOW:
        return add_range(out, 0, st.SHOW, KINDS)
    count = add_range(out, 0, st.MOVE, st.LONGEST_STEP)
    count = add_range(out, count, st.PEEK, SEATS)
    return add_range(out, count, st.DRAW, 2)


@rule
def weight(s: State, action: int) -> int:
    """A draw is as likely as there are such cards in the deck."""
    return 1 if action < st.DEAL else s.deck[action - st.DEAL]


_PILES = {
    st.ASK_FIRST: "first_player",
    st.ASK_DEAL: "deck",
}


def pile(s: State) -> str:
    """From which pile chance draws now: the same secret deals the same cards from it, in the same order."""
    return _PILES[top(s, KIND)]


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= st.LEAVE:
        apply_leave(s, action - st.LEAVE)
    elif action >= st.DEAL:
        apply_deal(s, action - st.DEAL)
    elif action >= st.FIRST_PLAYER:
        pop(s)
        s.first = action - st.FIRST_PLAYER
        begin_deal(s)
    elif action < st.MOVE:
        apply_pick(s, seat, action - st.PICK)
    elif action < st.PEEK:
        apply_move(s, seat, action - st.MOVE + 1)
    elif action < st.SHOW:
        apply_peek(s, seat, action - st.PEEK)
    elif action < st.DRAW:
        apply_show(s, seat, action - st.SHOW)
    elif action == st.DRAW:
        apply_draw(s, seat)
    elif action == st.PASS:
        tell(s, st.E_PASSED, seat, 0, 0, 0)
        pop(s)
        next_turn(s)


@rule
def apply_leave(s: State, seat: int) -> None:
    """TOY-4.3: its cards go back into the deck unseen."""
    tell(s, st.E_LEFT, seat, 0, 0, 0)
    for kind in range(KINDS):
        s.deck[kind] += s.hand[seat][kind]
        s.hand[seat][kind] = 0
    s.deck_count += s.hand_count[seat]
    s.hand_count[seat] = 0
    s.pick[seat] = st.NONE
    s.out[seat] = 1
    for other in range(s.seats):
        s.shown[seat][other] = st.NONE
        s.shown[other][seat] = st.NONE
        s.shows[seat][other] = 0
        s.shows[other][seat] = 0
    if seats_left(s) == 1:
        while s.depth > 0:
            pop(s)
        finish(s)
    elif top(s, KIND) == st.ASK_PICK:
        stop_asking(s, seat)
    elif seat == s.active:
        while s.depth > 0:
            pop(s)
        next_turn(s)
    elif is_asked(s, seat):
        pop(s)


@rule
def seats_left(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        if not s.out[seat]:
            count += 1
    return count
