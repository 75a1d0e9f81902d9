"""Whisper, from the deal to the score."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import KIND, MOVERS, A, B, ask, ask_chance, is_asked, pop, push, to_move, top
from safehouse.core.rule import OK, Buf, number, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, EVERYBODY, TABLE, all_but, only
from safehouse.core.seats import MAX_SEATS as SEATS

from .board import KINDS, VALUE
from .state import (
    ASK_DEAL,
    ASK_FIRST,
    ASK_PICK,
    ASK_SHOW,
    ASK_TURN,
    DEAL,
    DRAW,
    E_ASKED,
    E_DEALT,
    E_DRAWN,
    E_DRAWS,
    E_FIRST_PLAYER,
    E_LEFT,
    E_MOVED,
    E_PASSED,
    E_PICKED,
    E_REVEALED,
    E_ROUND,
    E_SCORED,
    E_SHOWED,
    E_SHOWN,
    E_TRICK,
    E_TURN,
    E_WON,
    ENERGY,
    FIRST_PLAYER,
    LEAVE,
    LONGEST_STEP,
    MOVE,
    NOBODY,
    NONE,
    PASS,
    PEEK,
    PICK,
    SHOW,
    State,
)

TOY_1_1 = number("TOY-1.1")
TOY_2_1 = number("TOY-2.1")
TOY_2_2 = number("TOY-2.2")
TOY_3_1 = number("TOY-3.1")
TOY_3_2 = number("TOY-3.2")
TOY_3_3 = number("TOY-3.3")
TOY_3_4 = number("TOY-3.4")
TOY_3_5 = number("TOY-3.5")
TOY_3_6 = number("TOY-3.6")
TOY_4_2 = number("TOY-4.2")
TOY_4_3 = number("TOY-4.3")


# === set-up (TOY-1) =============================================================================================


@rule
def start(s: State) -> None:
    """TOY-1.1"""
    if s.first == NOBODY:
        ask_chance(s, ASK_FIRST, 0)
    else:
        begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    """TOY-1.2: one card at a time, from the first player on."""
    tell(s, E_FIRST_PLAYER, s.first, 0, 0, 0)
    push(s, ASK_DEAL, CHANCE_MOVES, s.first, s.seats * s.hand_size - 1)


@rule
def apply_deal(s: State, kind: int) -> None:
    """A hidden draw is two events: the owner sees the card, the others that one was drawn."""
    seat = top(s, A)
    left = top(s, B)
    pop(s)
    s.deck[kind] -= 1
    s.deck_count -= 1
    s.hand[seat][kind] += 1
    s.hand_count[seat] += 1
    emit(s, E_DEALT, only(seat), REVEALS, seat, kind, 0, 0)
    emit(s, E_DRAWN, all_but(seat), 0, seat, 0, 0, 0)
    if left > 0:
        push(s, ASK_DEAL, CHANCE_MOVES, (seat + 1) % s.seats, left - 1)
    elif s.depth == 0:
        begin_round(s)


# === all pick at once (TOY-2) ===================================================================================


@rule
def picks(s: State, seat: int) -> bool:
    """TOY-2.1: everybody who holds a card."""
    return s.out[seat] == 0 and s.hand_count[seat] > 0


@rule
def begin_round(s: State) -> None:
    s.round += 1
    tell(s, E_ROUND, s.round, 0, 0, 0)
    movers = 0
    for seat in range(s.seats):
        if picks(s, seat):
            movers |= 1 << seat
    push(s, ASK_PICK, movers, 0, 0)


@rule
def apply_pick(s: State, seat: int, kind: int) -> None:
    s.pick[seat] = kind
    emit(s, E_PICKED, only(seat), 0, seat, kind, 0, 0)
    stop_asking(s, seat)


@rule
def stop_asking(s: State, seat: int) -> None:
    s.frames[s.depth - 1][MOVERS] &= ~(1 << seat)
    end_picks_if_done(s)


@rule
def end_picks_if_done(s: State) -> None:
    """TOY-2.3: when the last one has picked, all cards are shown; the highest score."""
    if top(s, MOVERS) != 0:
        return
    pop(s)
    best = NONE
    for seat in range(s.seats):
        kind = s.pick[seat]
        if kind != NONE:
            emit(s, E_REVEALED, EVERYBODY, REVEALS, seat, kind, 0, 0)
            best = max(best, VALUE[kind])
    for seat in range(s.seats):
        kind = s.pick[seat]
        if kind != NONE:
            if VALUE[kind] == best:
                s.points[seat] += 1
                tell(s, E_TRICK, seat, 1, 0, 0)
            lay_down(s, seat, kind)
            s.pick[seat] = NONE
    s.turns_left = s.seats
    s.active = (s.first + s.seats - 1) % s.seats
    next_turn(s)


@rule
def lay_down(s: State, seat: int, kind: int) -> None:
    """Everybody sees it go: who was shown such a card is no longer sure."""
    s.hand[seat][kind] -= 1
    s.hand_count[seat] -= 1
    s.discard[kind] += 1
    for asker in range(s.seats):
        if s.shown[asker][seat] == kind:
            s.shown[asker][seat] = NONE


# === turns (TOY-3) ==============================================================================================


@rule
def next_turn(s: State) -> None:
    """TOY-3.1; after the last turn another round or the end (TOY-4.1)."""
    s.energy = 0
    s.peeked = 0
    s.drawn = 0
    while s.turns_left > 0:
        s.turns_left -= 1
        s.active = (s.active + 1) % s.seats
        if not s.out[s.active]:
            s.energy = ENERGY
            tell(s, E_TURN, s.active, 0, 0, 0)
            ask(s, ASK_TURN, s.active)
            return
    s.active = NOBODY
    if s.round < s.rounds and anybody_picks(s):
        begin_round(s)
    else:
        finish(s)


@rule
def anybody_picks(s: State) -> bool:
    for seat in range(s.seats):
        if picks(s, seat):
            return True
    return False


@rule
def apply_move(s: State, seat: int, steps: int) -> None:
    """TOY-3.2"""
    s.energy -= steps
    s.pawn[seat] += steps
    tell(s, E_MOVED, seat, steps, 0, 0)


@rule
def apply_peek(s: State, seat: int, rival: int) -> None:
    """TOY-3.3: the rival is asked out of turn."""
    s.peeked = 1
    tell(s, E_ASKED, seat, rival, 0, 0)
    push(s, ASK_SHOW, 1 << rival, seat, 0)


@rule
def apply_show(s: State, seat: int, kind: int) -> None:
    """TOY-3.4: the asker alone sees the card."""
    asker = top(s, A)
    pop(s)
    s.shown[asker][seat] = kind
    s.shows[asker][seat] = 1
    between = only(asker) | only(seat)
    emit(s, E_SHOWN, between, REVEALS, asker, seat, kind, 0)
    emit(s, E_SHOWED, all_but(asker) & all_but(seat), 0, asker, seat, 0, 0)


@rule
def apply_draw(s: State, seat: int) -> None:
    """TOY-3.5"""
    s.drawn = 1
    tell(s, E_DRAWS, seat, 0, 0, 0)
    ask_chance(s, ASK_DEAL, seat)


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


# === the end (TOY-4) ============================================================================================


@rule
def score(s: State, seat: int) -> int:
    """TOY-4.1: hands stay secret and count for nothing."""
    return 5 * s.points[seat] + s.pawn[seat]


@rule
def rank(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if s.out[other] < s.out[seat] or (s.out[other] == s.out[seat] and score(s, other) > score(s, seat)):
            place += 1
    return place


@rule
def finish(s: State) -> None:
    s.active = NOBODY
    s.energy = 0
    s.peeked = 0
    s.drawn = 0
    s.turns_left = 0
    for seat in range(s.seats):
        s.pick[seat] = NONE
        tell(s, E_SCORED, seat, score(s, seat), 0, 0)
    for seat in range(s.seats):
        if rank(s, seat) == 1:
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def outcome(s: State, out: Buf) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)
        out[SEATS + seat] = rank(s, seat)
        out[2 * SEATS + seat] = 1 if s.depth == 0 and rank(s, seat) == 1 else 0
