"""What a player counts, for hints in words: more of each is better. Its words are `reason-…` of the texts."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has

from ..data.board import PLACE_OF, SPACES
from ..data.components import PLACES
from ..rules.resolution import influence_at, leader
from ..rules.scoring import discard_points, hand_points
from ..rules.state import State
from .heuristics import is_waiting

KEPT = ("discs", "hand")
"""What keeps later turns open."""
RULES = {
    "points": "EST-11.3",
    "rewards": "EST-7.12",
    "influence": "EST-7.11",
    "protected": "EST-8.31",
    "seen": "EST-6.1",
    "discs": "EST-5.9",
    "hand": "EST-11.5",
}
"""The rule that says what each is good for."""


def features(s: State, seat: int) -> dict[str, int]:
    waiting = [place for place in range(PLACES) if is_waiting(s, place)]
    return {
        "points": hand_points(s, seat) + discard_points(s, seat),
        "rewards": sum(leader(s, place) == seat for place in waiting),
        "influence": sum(influence_at(s, seat, place) for place in waiting),
        "protected": count_bits(s.own[seat] & s.protected),
        "seen": _seen(s, seat),
        "discs": s.discs[seat],
        "hand": s.hand_count[seat],
    }


def _seen(s: State, seat: int) -> int:
    """Face-down characters of others that the seat knows, at places still to be resolved."""
    others = s.face_down & ~s.own[seat]
    spaces = [space for space in range(SPACES) if has(others, space) and PLACE_OF[space] >= s.place_now]
    return sum(has(s.seen_by[space], seat) for space in spaces)
