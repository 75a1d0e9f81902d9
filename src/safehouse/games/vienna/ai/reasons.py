"""What a player counts, for hints in words: more of each is better. Its words are `reason-…` of the texts."""

from __future__ import annotations

from safehouse.core.bits import count_bits

from ..data.board import STREETS
from ..data.glossary import SORTS, SQUARES
from ..rules.flow import count_bribes
from ..rules.placing import third_man_mask
from ..rules.scoring import score, secret_points
from ..rules.state import DRAWERS, NONE, SLOTS, State

KEPT = ("bribes", "near", "supply", "money")
"""What keeps later turns open."""
RULES = {
    "points": "VIE-7.3",
    "secrets": "VIE-7.2",
    "worth": "VIE-10.2",
    "agents": "VIE-7.1",
    "abilities": "VIE-4.5",
    "missions": "VIE-15.2",
    "items": "VIE-13.1",
    "bribes": "VIE-6.5",
    "near": "VIE-7.1",
    "supply": "VIE-6.3",
    "money": "VIE-11.3",
}
"""The rule that says what each is good for."""


def features(s: State, seat: int) -> dict[str, int]:
    return {
        "points": score(s, seat),
        "secrets": sum(s.secrets[seat][sort] for sort in range(SORTS)),
        "worth": secret_points(s, seat),
        "agents": count_bits(s.own[seat]),
        "abilities": sum(s.drawers[seat][drawer] != NONE for drawer in range(DRAWERS)),
        "missions": sum(s.missions[seat][slot] != NONE for slot in range(SLOTS)),
        "items": count_bits(s.items[seat]),
        "bribes": count_bribes(s, seat),
        "near": squares_near(s, seat),
        "supply": s.supply[seat],
        "money": s.money[seat],
    }


def squares_near(s: State, seat: int) -> int:
    """Squares with a secret of which one house is missing."""
    mine = s.own[seat] | third_man_mask(s)
    with_secret = [square for square in range(SQUARES) if s.tile[square] != NONE]
    return sum(count_bits(STREETS[square] & ~mine) == 1 for square in with_secret)
