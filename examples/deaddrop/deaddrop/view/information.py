"""Who knows what.

| what | who knows it |
|---|---|
| the documents in a hand | its owner |
| the documents at a drop, until it is opened | whoever hid them |
| the archive | nobody |
| all else | everybody |
"""

from __future__ import annotations

from safehouse.core.chance import below
from safehouse.core.events import drain
from safehouse.core.rule import Buf, rule

from ..data.board import DROPS, KINDS
from ..rules.state import State


@rule
def conceal(s: State, seat: int) -> None:
    """All documents that this seat has not seen lie together in the archive."""
    drain(s)
    for owner in range(s.seats):
        for kind in range(KINDS):
            if owner != seat:
                s.archive[kind] += s.hand[owner][kind]
                s.hand[owner][kind] = 0
            for drop in range(DROPS):
                if owner != seat and s.depth > 0:
                    s.archive[kind] += s.hidden[owner][drop][kind]
                    s.hidden[owner][drop][kind] = 0


@rule
def resample(s: State, seat: int, rng: Buf) -> None:
    """Deals what is not known anew, each way equally likely."""
    drain(s)
    for owner in range(s.seats):
        if owner != seat:
            for _ in range(s.hand_count[owner]):
                s.hand[owner][draw(s, rng)] += 1
            for drop in range(DROPS):
                if s.depth > 0:
                    for _ in range(s.hidden_count[owner][drop]):
                        s.hidden[owner][drop][draw(s, rng)] += 1


@rule
def draw(s: State, rng: Buf) -> int:
    """Takes a document out of the archive, each equally likely."""
    total = 0
    for kind in range(KINDS):
        total += s.archive[kind]
    left = below(rng, total)
    drawn = 0
    while left >= s.archive[drawn]:
        left -= s.archive[drawn]
        drawn += 1
    s.archive[drawn] -= 1
    return drawn
