"""The end: all cards are revealed, who has won (INK-11.12, INK-15.3)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import pop
from safehouse.core.rule import Buf, rule
from safehouse.core.seats import EVERYBODY
from safehouse.core.seats import MAX_SEATS as SEATS

from .state import E_ENDED, E_PRISONER, E_REVEALED, E_WON, HOLDERS, NONE, UNDECIDED, State


@rule
def finish(s: State, winners: int) -> None:
    """INK-11.12: all secret cards are revealed. Choices that were not published stay so."""
    while s.depth > 0:
        pop(s)
    s.ended = 1
    s.winners = winners
    for seat in range(SEATS):
        s.window[seat] = UNDECIDED
        s.arrangement[seat] = NONE
    tell(s, E_ENDED, 0, 0, 0, 0)
    if s.unsealed:
        for seat in range(s.seats):
            emit(s, E_REVEALED, EVERYBODY, REVEALS, seat, s.identity[seat], s.build[seat], s.word[seat])
        if s.seats < HOLDERS:
            emit(s, E_PRISONER, EVERYBODY, REVEALS, s.identity[3], s.build[3], s.word[3], 0)
    for seat in range(s.seats):
        if has(winners, seat):
            tell(s, E_WON, seat, 0, 0, 0)


@rule
def outcome(s: State, out: Buf) -> None:
    """INK-15.3: +1 for winners, -1 for losers, 0 for all in a draw."""
    for seat in range(s.seats):
        won = has(s.winners, seat)
        out[seat] = 0 if s.winners == 0 else 1 if won else -1
        out[SEATS + seat] = 1 if won or s.winners == 0 else 1 + winner_count(s)
        out[2 * SEATS + seat] = 1 if won else 0


@rule
def winner_count(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        if has(s.winners, seat):
            count += 1
    return count
