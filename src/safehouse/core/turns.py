"""How any game goes on, written once against the slots: legal actions, chance, one step, a whole playout."""

from __future__ import annotations

from .bits import lowest
from .chance import below
from .events import drain
from .frames import to_move
from .pool import Pool
from .rule import NO_ACTION, OK, Buf, rule
from .seats import CHANCE, CHANCE_MOVES, MAX_SEATS
from .slots import apply, candidate_actions, check, check_offered, draw_evenly, first_to_choose, playout_weight, weight
from .state import State


@rule
def legal(s: State, seat: int, out: Buf) -> int:
    """Writes the legal actions of a seat (or chance) in ascending order of their numbers; returns how many."""
    count = candidate_actions(s, seat, out)
    kept = 0
    for i in range(count):
        if check_offered(s, seat, out[i]) == OK:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carries out a legal action; afterwards the state holds the events of this step alone."""
    drain(s)
    apply(s, seat, action)


@rule
def drawn(s: State, count: int, out: Buf, rng: Buf) -> int:
    """One of the chance actions out[:count], by weight; -1 where they have none."""
    total = 0
    most = 0
    for i in range(count):
        each = weight(s, out[i])
        total += each
        most = max(most, each)
    if total == 0:
        return -1
    left = below(rng, total)
    if most == 1 and total == count:
        return out[left]  # all alike: no need to count up to it
    chosen = 0
    while left >= weight(s, out[chosen]):
        left -= weight(s, out[chosen])
        chosen += 1
    return out[chosen]


@rule
def roll(s: State, out: Buf, rng: Buf) -> int:
    """Chooses what chance does, by weight; -1 where it can do nothing, which no sound state allows.

    A deck offers very much, and all of it can be drawn: so only what was drawn is checked. Were it not legal, a second
    draw among what is gives every action the same chance as if all had been checked before.
    """
    evenly = draw_evenly(s, rng)
    if evenly != NO_ACTION:
        return evenly
    first = drawn(s, candidate_actions(s, CHANCE, out), out, rng)
    if first >= 0 and check(s, CHANCE, first) == OK:
        return first
    return drawn(s, legal(s, CHANCE, out), out, rng)


@rule
def lean(s: State, seat: int, out: Buf, rng: Buf) -> int:
    """Chooses for a seat at random by the game's `playout_weight`."""
    count = legal(s, seat, out)
    total = 0
    for i in range(count):
        total += playout_weight(s, out[i])
    left = below(rng, total)
    chosen = 0
    while left >= playout_weight(s, out[chosen]):
        left -= playout_weight(s, out[chosen])
        chosen += 1
    return out[chosen]


@rule
def first_mover(movers: int) -> int:
    """The lowest seat in a mask of movers."""
    seats = movers & (1 << MAX_SEATS) - 1
    return lowest(seats) if seats else CHANCE


@rule
def from_seat_0(s: State) -> int:  # noqa: ARG001
    """What fills the slot `first_to_choose` where a game does not say it."""
    return 0


@rule
def as_any_other(s: State, seat: int, action: int) -> int:
    """What fills the slot `check_offered` where a game does not say it."""
    return check(s, seat, action)


@rule
def never_idle(s: State, seat: int) -> int:  # noqa: ARG001
    """What fills the slot `idle` where a game does not say it."""
    return NO_ACTION


@rule
def by_list(s: State, rng: Buf) -> int:  # noqa: ARG001
    """What fills the slot `draw_evenly` where a game does not say it."""
    return NO_ACTION


@rule
def as_it_stands(s: State) -> None:
    """What fills the slot `simplify` where a game does not say it."""


@rule
def no_advice(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:  # noqa: ARG001, PLR0917
    """What fills the slot `advise` where a game does not say it."""
    return NO_ACTION


@rule
def next_asked(s: State) -> int:
    """Of the seats that are asked, the first clockwise from the one the game names; CHANCE where none is."""
    movers = to_move(s)
    for offset in range(MAX_SEATS):
        seat = (first_to_choose(s) + offset) % MAX_SEATS
        if movers >> seat & 1:
            return seat
    return CHANCE


@rule
def advance(s: State, out: Buf, rng: Buf) -> int:
    """One random step of whoever is next; returns 1 if a seat decided, 0 if chance did."""
    movers = to_move(s)
    if movers == CHANCE_MOVES:
        step(s, CHANCE, roll(s, out, rng))
        return 0
    seat = first_mover(movers)
    step(s, seat, lean(s, seat, out, rng))
    return 1


@rule
def settle(s: State, out: Buf, rng: Buf) -> None:
    """Lets chance play until a seat is asked or the game is over."""
    while to_move(s) == CHANCE_MOVES:
        step(s, CHANCE, roll(s, out, rng))


@rule
def playout(s: State, limit: int, out: Buf, rng: Buf) -> int:
    """Plays on at random to the end, or for `limit` decisions; returns the number of decisions of seats."""
    decisions = 0
    while to_move(s) != 0 and decisions < limit:
        decisions += advance(s, out, rng)
    return decisions
