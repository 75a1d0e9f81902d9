"""What may be done, and doing it."""

from __future__ import annotations

from safehouse.core.frames import KIND, is_asked, to_move, top
from safehouse.core.rule import OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data.board import DROPS, KINDS
from .ids import DRP_1_1, DRP_2_1, DRP_2_2, DRP_2_4, DRP_3_1, DRP_3_4
from .setup import deal, draw_first_player
from .state import ASK_DEAL, ASK_FIRST, DEAL, FIRST_PLAYER, HIDE, LEAVE, MOST_AT_A_DROP, SELL, State
from .turn import hide, leave, sell


@rule
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    """All actions of the kinds that what is asked allows; `check` says which of them are legal."""
    if top(s, KIND) == ASK_FIRST:
        return add_range(out, FIRST_PLAYER, s.seats)
    if top(s, KIND) == ASK_DEAL:
        return add_range(out, DEAL, KINDS)
    return add_range(out, HIDE, FIRST_PLAYER - HIDE)


@rule
def add_range(out: Buf, first: int, length: int) -> int:
    for i in range(length):
        out[i] = first + i
    return length


@rule
def check(s: State, seat: int, action: int) -> int:
    """OK, or the number of the rule that forbids it."""
    if s.depth == 0:
        return DRP_3_1
    if action >= LEAVE:
        return check_leave(s, seat, action - LEAVE)
    if seat < 0 or action >= FIRST_PLAYER:
        return check_chance(s, seat, action)
    if not is_asked(s, seat):
        return DRP_2_1
    if action >= SELL:
        return OK if s.hand[seat][action - SELL] > 0 else DRP_2_2
    return check_hide(s, seat, (action - HIDE) // DROPS, (action - HIDE) % DROPS)


@rule
def check_hide(s: State, seat: int, kind: int, drop: int) -> int:
    if s.hand[seat][kind] == 0:
        return DRP_2_2
    return OK if s.hidden_count[seat][drop] < MOST_AT_A_DROP else DRP_2_4


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    if seat != CHANCE or not is_asked(s, CHANCE) or action < FIRST_PLAYER:
        return DRP_1_1
    if action < DEAL:
        return OK if top(s, KIND) == ASK_FIRST and action - FIRST_PLAYER < s.seats else DRP_1_1
    return OK if top(s, KIND) == ASK_DEAL and s.archive[action - DEAL] > 0 else DRP_1_1


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return DRP_3_4
    return OK


@rule
def weight(s: State, action: int) -> int:
    """A document is dealt as often as there are such in the archive."""
    return 1 if action < DEAL else s.archive[action - DEAL]


_PILES = {
    ASK_FIRST: "first_player",
    ASK_DEAL: "archive",
}


def pile(s: State) -> str:
    """From which pile chance draws now: the same secret deals the same cards from it, in the same order."""
    return _PILES[top(s, KIND)]


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= LEAVE:
        leave(s, action - LEAVE)
    elif action >= DEAL:
        deal(s, action - DEAL)
    elif action >= FIRST_PLAYER:
        draw_first_player(s, action - FIRST_PLAYER)
    elif action >= SELL:
        sell(s, seat, action - SELL)
    else:
        hide(s, seat, (action - HIDE) // DROPS, (action - HIDE) % DROPS)
