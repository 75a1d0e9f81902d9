"""What a seat knows, as JSON for people."""

from __future__ import annotations

from typing import Any

from .board import CODES, KINDS
from .rules import score
from .state import NONE, State


def cards(counts: list[int]) -> list[str]:
    return [CODES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "round": s.round,
        "active": s.active,
        "energy": s.energy,
        "deck": s.deck_count,
        "unseen": cards(s.deck),
        "discard": cards(s.discard),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


def _player(s: State, owner: int, seat: int) -> dict[str, Any]:
    pick = s.pick[owner]
    return {
        "seat": owner,
        "cards": s.hand_count[owner],
        "known": cards(s.hand[owner]),
        "pick": None if pick == NONE else CODES[pick],
        "shown_to": [asker for asker in range(s.seats) if s.shows[asker][owner]],
        "points": s.points[owner],
        "pawn": s.pawn[owner],
        "score": score(s, owner),
        "out": bool(s.out[owner]),
    }
