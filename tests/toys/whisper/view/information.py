"""Who knows what.

| what | who knows it |
|---|---|
| a hand, and the card picked from it | its owner |
| who has picked already | nobody but the seat itself |
| a card shown | asker and owner |
| the deck | nobody |
| all else | everybody |
"""

from __future__ import annotations

from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.frames import KIND, MOVERS, to_move, top
from safehouse.core.rule import Buf, rule

from ..data.board import KINDS
from ..rules.state import ASK_PICK, NONE, State
from ..rules.turn import picks


@rule
def knows_card(s: State, seat: int, owner: int) -> int:
    """The card that a seat (or a spectator) knows in a rival's hand, or NONE."""
    return s.shown[seat][owner] if seat < s.seats else NONE


@rule
def is_stranger(seat: int, asker: int, owner: int) -> bool:
    """Whether a seat does not know what the owner showed the asker."""
    return asker != seat and owner != seat


@rule
def is_picking(s: State) -> bool:
    return s.depth > 0 and top(s, KIND) == ASK_PICK


@rule
def conceal(s: State, seat: int) -> None:
    """All cards this seat has not seen lie together in the deck."""
    drain(s)
    for owner in range(s.seats):
        if owner != seat:
            known = knows_card(s, seat, owner)
            for kind in range(KINDS):
                kept = 1 if kind == known else 0
                s.deck[kind] += s.hand[owner][kind] - kept
                s.hand[owner][kind] = kept
            s.pick[owner] = NONE
            if is_picking(s) and picks(s, owner):
                s.frames[s.depth - 1][MOVERS] |= 1 << owner
            for asker in range(s.seats):
                if is_stranger(seat, asker, owner):
                    s.shown[asker][owner] = NONE


@rule
def resample(s: State, seat: int, rng: Buf) -> None:
    drain(s)
    for owner in range(s.seats):
        if owner != seat:
            known = 0
            for kind in range(KINDS):
                known += s.hand[owner][kind]
            for _ in range(s.hand_count[owner] - known):
                kind = draw(s, rng)
                s.deck[kind] -= 1
                s.hand[owner][kind] += 1
    if is_picking(s):
        resample_picks(s, seat, rng)
    for owner in range(s.seats):
        for asker in range(s.seats):
            if is_stranger(seat, asker, owner) and s.shows[asker][owner] and below(rng, 2):
                s.shown[asker][owner] = any_card(s, owner, rng)


@rule
def resample_picks(s: State, seat: int, rng: Buf) -> None:
    """Any rival may have picked already, but not everybody."""
    for owner in range(s.seats):
        others_left = to_move(s) & ~(1 << owner)
        if owner != seat and picks(s, owner) and others_left and below(rng, 2):
            s.pick[owner] = any_card(s, owner, rng)
            s.frames[s.depth - 1][MOVERS] = others_left


@rule
def draw(s: State, rng: Buf) -> int:
    """A card of those that lie in the deck, each equally likely."""
    total = 0
    for kind in range(KINDS):
        total += s.deck[kind]
    left = below(rng, total)
    for kind in range(KINDS):
        left -= s.deck[kind]
        if left < 0:
            return kind
    return NONE


@rule
def any_card(s: State, owner: int, rng: Buf) -> int:
    """A card of a hand, each equally likely; NONE of an empty one."""
    if s.hand_count[owner] == 0:
        return NONE
    left = below(rng, s.hand_count[owner])
    for kind in range(KINDS):
        left -= s.hand[owner][kind]
        if left < 0:
            return kind
    return NONE
