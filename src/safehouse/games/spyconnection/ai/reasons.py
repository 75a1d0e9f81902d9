"""What a player counts, for hints in words: more of each is better. Its words are `reason-…` of the texts."""

from __future__ import annotations

from safehouse.core.bits import count_bits

from ..rules.missions import score
from ..rules.state import State
from .tour import open_targets

KEPT = ("agents", "targets")
"""What keeps later turns open."""
RULES = {
    "points": "SPY-13.1",
    "missions": "SPY-12.1",
    "covered": "SPY-10.2",
    "open": "SPY-4.2",
    "extra": "SPY-11.1",
    "agents": "SPY-3.6",
    "targets": "SPY-10.1",
    "cities": "SPY-5.2",
}
"""The rule that says what each is good for."""


def features(s: State, seat: int) -> dict[str, int]:
    return {
        "points": score(s, seat),
        "missions": s.fulfilled[seat],
        "covered": sum(count_bits(s.covered[seat][position]) for position in range(s.open_count[seat])),
        "open": s.open_count[seat],
        "extra": s.extra_due if s.active == seat else 0,
        "agents": s.supply[seat],
        "targets": count_bits(open_targets(s, seat) & s.network[seat]),
        "cities": count_bits(s.network[seat]),
    }
