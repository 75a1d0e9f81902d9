"""For the conformance kit: what always holds, what is hidden from whom, and which options to play."""

from __future__ import annotations

from safehouse.core.actions import Action
from safehouse.core.chance import below
from safehouse.core.frames import KIND, MOVERS, A, B, top
from safehouse.core.options import Options
from safehouse.core.rule import Buf
from safehouse.core.seats import CHANCE_MOVES

from ..data.board import COPIES, DOCUMENT_IDS, DROPS, KINDS, WORTH
from .scoring import leader
from .state import ASK_DEAL, ASK_FIRST, MOST_AT_A_DROP, NOBODY, State
from .turn import seats_left

SETTINGS: tuple[Options, ...] = ({}, {"hand": 3}, {"first_player": 1})


# --- what is hidden: written from the table in information.py, not from `conceal` ---------------------------------


def mutate(s: State, seat: int, rng: Buf) -> bool:
    """Exchanges a document that this seat may not know for another one of the archive."""
    piles = [s.hand[owner] for owner in range(s.seats) if owner != seat]
    if s.depth > 0:
        piles += [s.hidden[owner][drop] for owner in range(s.seats) if owner != seat for drop in range(DROPS)]
    changes = [
        (pile, kind, other)
        for pile in piles
        for kind in range(KINDS)
        for other in range(KINDS)
        if kind != other and pile[kind] > 0 and s.archive[other] > 0
    ]
    if not changes:
        return False
    pile, kind, other = changes[below(rng, len(changes))]
    pile[kind] -= 1
    s.archive[kind] += 1
    pile[other] += 1
    s.archive[other] -= 1
    return True


# --- what always holds --------------------------------------------------------------------------------------------


def invariants(s: State) -> list[str]:
    """Everything that is wrong with a state."""
    faults = [f"documents: {DOCUMENT_IDS[kind]}" for kind in range(KINDS) if _all_of(s, kind) != COPIES[kind]]
    for seat in range(s.seats):
        faults += _seat(s, seat)
    if s.depth == 0:
        return faults + _end(s)
    if seats_left(s) < 2:
        faults.append("DRP-3.4: one seat alone plays no game")
    if sum(s.points) != sum(s.sold):
        faults.append("DRP-2.5: there is a point for each document sold")
    if top(s, KIND) in (ASK_FIRST, ASK_DEAL):
        return faults + _setup(s)
    return faults + _turn(s)


def _all_of(s: State, kind: int) -> int:
    hands = sum(s.hand[seat][kind] for seat in range(s.seats))
    hidden = sum(s.hidden[seat][drop][kind] for seat in range(s.seats) for drop in range(DROPS))
    return hands + hidden + s.sold[kind] + s.archive[kind] if s.archive[kind] >= 0 else -1


def _seat(s: State, seat: int) -> list[str]:
    faults = []
    if s.hand_count[seat] != sum(s.hand[seat]) or min(s.hand[seat]) < 0:
        faults.append(f"documents: the hand of seat {seat} is miscounted")
    for drop in range(DROPS):
        if s.hidden_count[seat][drop] != sum(s.hidden[seat][drop]) or min(s.hidden[seat][drop]) < 0:
            faults.append(f"documents: what seat {seat} hid is miscounted")
        if s.hidden_count[seat][drop] > MOST_AT_A_DROP:
            faults.append(f"DRP-2.4: seat {seat} has hidden too much at one drop")
    if s.out[seat] and (s.hand_count[seat] or any(s.hidden_count[seat])):
        faults.append(f"DRP-3.4: seat {seat} is out and still has documents")
    return faults


def _laid(s: State, seat: int) -> int:
    return s.hand_size - s.hand_count[seat]


def _sold_by(s: State, seat: int) -> int:
    return _laid(s, seat) - sum(s.hidden_count[seat])


def _playing(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if not s.out[seat]]


def _setup(s: State) -> list[str]:
    faults = []
    if top(s, MOVERS) != CHANCE_MOVES or any(s.out) or any(s.points) or any(map(any, s.hidden_count)):
        faults.append("DRP-1.1: the set-up is over")
    if top(s, KIND) == ASK_FIRST:
        return faults if s.first == NOBODY and not any(s.hand_count) else [*faults, "DRP-1.1: who begins is known"]
    dealt = s.seats * s.hand_size - 1 - top(s, B)
    order = [(s.first + i) % s.seats for i in range(dealt + 1)]
    if s.first == NOBODY or order[-1] != top(s, A):
        return [*faults, "DRP-1.2: it is not this seat's document"]
    if any(s.hand_count[seat] != order[:-1].count(seat) for seat in range(s.seats)):
        faults.append("DRP-1.2: documents were not dealt in turn")
    return faults


def _turn(s: State) -> list[str]:
    asked = [seat for seat in range(s.seats) if top(s, MOVERS) >> seat & 1]
    if len(asked) != 1 or s.out[asked[0]] or not s.hand_count[asked[0]] or s.first == NOBODY:
        return ["DRP-2.1: this seat cannot have a turn"]
    faults = [f"DRP-2.5: points of seat {seat}" for seat in _playing(s) if s.points[seat] != _sold_by(s, seat)]
    before = {seat: (seat - s.first) % s.seats for seat in _playing(s)}
    return faults + [
        f"DRP-2.1: seat {seat} has laid down too much or too little"
        for seat in _playing(s)
        if _laid(s, seat) != _laid(s, asked[0]) + int(before[seat] < before[asked[0]])
    ]


def _end(s: State) -> list[str]:
    faults = []
    if s.first == NOBODY or (seats_left(s) != 1 and any(s.hand_count)):
        faults.append("DRP-3.1: the game cannot be over")
    won = [sum(WORTH[drop] for drop in range(DROPS) if leader(s, drop) == seat) for seat in range(s.seats)]
    if sum(s.points) != sum(s.sold) + sum(won):
        faults.append("DRP-3.2: points come from drops and from documents sold")
    return faults + [
        f"DRP-3.2: points of seat {seat}" for seat in _playing(s) if s.points[seat] != _sold_by(s, seat) + won[seat]
    ]


def step_invariants(before: State, seat: int, action: Action, after: State) -> list[str]:
    """Everything that is wrong between two states."""
    faults = [f"points: seat {p} lost some" for p in range(before.seats) if after.points[p] < before.points[p]]
    if action.kind in ("HIDE", "SELL") and after.hand_count[seat] != before.hand_count[seat] - 1:
        faults.append("DRP-2.1: one document is laid down in a turn")
    return faults
