"""What can be done in Whisper and what it does."""

from __future__ import annotations

from safehouse.core.events import tell
from safehouse.core.frames import KIND, is_asked, pop, to_move, top
from safehouse.core.rule import OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import KINDS
from .ids import TOY_1_1, TOY_2_1, TOY_2_2, TOY_3_1, TOY_3_2, TOY_3_3, TOY_3_4, TOY_3_5, TOY_3_6, TOY_4_2, TOY_4_3
from .scoring import finish
from .setup import apply_deal, begin_deal
from .state import (
    ASK_DEAL,
    ASK_FIRST,
    ASK_PICK,
    ASK_SHOW,
    ASK_TURN,
    DEAL,
    DRAW,
    E_LEFT,
    E_PASSED,
    FIRST_PLAYER,
    LEAVE,
    LONGEST_STEP,
    MOVE,
    NONE,
    PASS,
    PEEK,
    PICK,
    SHOW,
    State,
)
from .turn import apply_draw, apply_move, apply_peek, apply_pick, apply_show, next_turn, picks, stop_asking

# === what may be done ===========================================================================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return TOY_4_2
    if action >= LEAVE:
        return check_leave(s, seat, action - LEAVE)
    if seat < 0:
        return check_chance(s, seat, action)
    if action >= FIRST_PLAYER:
        return TOY_1_1
    if not is_asked(s, seat):
        return TOY_3_1
    kind = top(s, KIND)
    if action < MOVE:
        return check_pick(s, seat, kind, action - PICK)
    if SHOW <= action < DRAW:
        return check_show(s, seat, kind, action - SHOW)
    return check_turn(s, seat, kind, action)


@rule
def check_pick(s: State, seat: int, kind: int, card: int) -> int:
    if kind != ASK_PICK:
        return TOY_2_1
    return OK if s.hand[seat][card] > 0 else TOY_2_2


@rule
def check_show(s: State, seat: int, kind: int, card: int) -> int:
    if kind != ASK_SHOW or s.hand[seat][card] == 0:
        return TOY_3_4
    return OK


@rule
def check_turn(s: State, seat: int, kind: int, action: int) -> int:
    if kind != ASK_TURN:
        return TOY_2_1 if kind == ASK_PICK else TOY_3_4
    if action < PEEK:
        return OK if action - MOVE + 1 <= s.energy else TOY_3_2
    if action < SHOW:
        return check_peek(s, seat, action - PEEK)
    if action == DRAW:
        return OK if s.deck_count > 0 and not s.drawn else TOY_3_5
    return OK


@rule
def check_peek(s: State, seat: int, rival: int) -> int:
    if not s.may_peek[seat] or s.peeked or rival == seat or rival >= s.seats:
        return TOY_3_3
    return OK if picks(s, rival) else TOY_3_6


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    if seat != CHANCE or not is_asked(s, CHANCE) or action < FIRST_PLAYER:
        return TOY_1_1
    if action < DEAL:
        return OK if top(s, KIND) == ASK_FIRST and action - FIRST_PLAYER < s.seats else TOY_1_1
    return OK if top(s, KIND) == ASK_DEAL and s.deck[action - DEAL] > 0 else TOY_1_1


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """TOY-4.3: only the table takes a seat out, and not while chance is asked."""
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return TOY_4_3
    return OK


@rule
def offered(s: State, seat: int, out: Buf) -> int:
    """All actions of the kinds that what is asked allows."""
    kind = top(s, KIND)
    if kind == ASK_FIRST:
        return add_range(out, 0, FIRST_PLAYER, s.seats)
    if kind == ASK_DEAL:
        return add_range(out, 0, DEAL, KINDS)
    if kind == ASK_PICK:
        return add_range(out, 0, PICK, KINDS)
    if kind == ASK_SHOW:
        return add_range(out, 0, SHOW, KINDS)
    count = add_range(out, 0, MOVE, LONGEST_STEP)
    count = add_range(out, count, PEEK, SEATS)
    return add_range(out, count, DRAW, 2)


@rule
def add_range(out: Buf, count: int, first: int, length: int) -> int:
    for i in range(length):
        out[count + i] = first + i
    return count + length


@rule
def weight(s: State, action: int) -> int:
    """A draw is as likely as there are such cards in the deck."""
    return 1 if action < DEAL else s.deck[action - DEAL]


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= LEAVE:
        apply_leave(s, action - LEAVE)
    elif action >= DEAL:
        apply_deal(s, action - DEAL)
    elif action >= FIRST_PLAYER:
        pop(s)
        s.first = action - FIRST_PLAYER
        begin_deal(s)
    elif action < MOVE:
        apply_pick(s, seat, action - PICK)
    elif action < PEEK:
        apply_move(s, seat, action - MOVE + 1)
    elif action < SHOW:
        apply_peek(s, seat, action - PEEK)
    elif action < DRAW:
        apply_show(s, seat, action - SHOW)
    elif action == DRAW:
        apply_draw(s, seat)
    elif action == PASS:
        tell(s, E_PASSED, seat, 0, 0, 0)
        pop(s)
        next_turn(s)


@rule
def apply_leave(s: State, seat: int) -> None:
    """TOY-4.3: its cards go back into the deck unseen."""
    tell(s, E_LEFT, seat, 0, 0, 0)
    for kind in range(KINDS):
        s.deck[kind] += s.hand[seat][kind]
        s.hand[seat][kind] = 0
    s.deck_count += s.hand_count[seat]
    s.hand_count[seat] = 0
    s.pick[seat] = NONE
    s.out[seat] = 1
    for other in range(s.seats):
        s.shown[seat][other] = NONE
        s.shown[other][seat] = NONE
        s.shows[seat][other] = 0
        s.shows[other][seat] = 0
    if seats_left(s) == 1:
        while s.depth > 0:
            pop(s)
        finish(s)
    elif top(s, KIND) == ASK_PICK:
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
