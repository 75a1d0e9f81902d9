"""What a player counts, for hints in words: more of each is better. Its words are `reason-…` of the texts."""

from __future__ import annotations

from safehouse.core.bits import count_bits

from ..rules.knowledge import count_selves, count_words
from ..rules.state import State
from ..view.deduction import Knowledge
from ..view.information import conceal
from .goals import Goal, goal_of, is_done, scene_of
from .heuristics import FAR, goal_distance, is_whole

KEPT = ("done", "balls")
"""What keeps later steps open."""
RULES = {
    "excluded": "INK-2.1",
    "words": "INK-10.6",
    "meetings": "INK-5.1",
    "balls": "INK-3.8",
    "nearer": "INK-11.1",
    "done": "INK-11.5",
}
"""The rule that says what each is good for."""
SELVES, WORDS = 36, 6
"""How many deals of identities and builds, and of code words, a seat holds possible at the start."""


def features(s: State, seat: int) -> dict[str, int]:
    found = {
        "excluded": SELVES - count_selves(s, seat),
        "words": WORDS - count_words(s, seat),
        "meetings": (count_bits(s.met) + s.ambassador_met) if s.active == seat else 0,
        "balls": sum(s.balls) if s.active == seat else 0,
    }
    goals = _goals(s, seat)
    if all(is_done(goal, scene_of(s)) for goal in goals):
        found["done"] = 1
    elif len(goals) == 1 and is_whole(s):
        found["nearer"] = FAR - goal_distance(s, seat)
    return found


def _goals(s: State, seat: int) -> set[Goal]:
    """What the seat's team may have to do, by all that the seat knows; the world it is asked of adds nothing."""
    seen = s.clone()
    conceal(seen, seat)
    known = Knowledge(seen, seat)
    return {goal_of(seen, deal, words, seat) for deal in known.selves for words in known.words}
