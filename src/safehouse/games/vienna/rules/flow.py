"""How decisions and automatic steps are put on the stack, and the small changes that every part of the rules makes."""

from __future__ import annotations

from safehouse.core.events import SETTLES, emit, tell
from safehouse.core.frames import A, B, C, D, push, top
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY

from .state import E_BRIBES, E_COIN, State


@rule
def pose(s: State, kind: int, seat: int, a: int, b: int, card: int) -> None:
    """Asks a seat; `card` is the card in a drawer to which it is due."""
    push(s, kind, 1 << seat, a, b)
    s.frames[s.depth - 1][C] = card
    s.frames[s.depth - 1][D] = seat


@rule
def queue(s: State, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """An automatic step, carried out when it comes to the top."""
    push(s, kind, 0, a, b)
    s.frames[s.depth - 1][C] = c
    s.frames[s.depth - 1][D] = seat


@rule
def asked(s: State) -> int:
    """The seat that the top frame is about."""
    return top(s, D)


@rule
def count_on(s: State) -> int:
    """Counts the first number of the top frame up by one; returns what it was."""
    done = top(s, A)
    s.frames[s.depth - 1][A] = done + 1
    return done


@rule
def set_top(s: State, a: int, b: int) -> None:
    s.frames[s.depth - 1][A] = a
    s.frames[s.depth - 1][B] = b


@rule
def in_order(s: State, i: int) -> int:
    """The i-th seat in turn order, from the crest holder clockwise (VIE-3.10)."""
    return (s.crest + i) % s.seats


@rule
def tell_phase(s: State, kind: int, number: int) -> None:
    """A phase of the round begins: what was done before stays done, whoever is asked next (part 5)."""
    emit(s, kind, EVERYBODY, SETTLES, number, 0, 0, 0)


@rule
def take_bribes(s: State, seat: int, sort: int, count: int, card: int) -> None:
    """VIE-5.2: the supply never runs out."""
    s.bribes[seat][sort] += count
    emit(s, E_BRIBES, EVERYBODY, 0, seat, sort, count, card)


@rule
def count_bribes(s: State, seat: int) -> int:
    total = 0
    for sort in range(len(s.bribes[seat])):
        total += s.bribes[seat][sort]
    return total


@rule
def pay_money(s: State, seat: int, count: int) -> None:
    if count > 0:
        s.money[seat] -= count
        tell(s, E_COIN, seat, count, 0, 0)
