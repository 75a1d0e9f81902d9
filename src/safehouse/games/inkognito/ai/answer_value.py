"""How frank an answer is: what it tells a partner, and what an enemy."""

from __future__ import annotations

from ..rules.answers import selves_told, strikes
from ..rules.card_sets import ALL_SETS, BUILD_SELVES, PROVES, SECRET_MISSION
from ..rules.state import State
from .beliefs import Beliefs

SURE = 2.0
"""What it is worth that a partner is sure of this seat, beside taking it for the likely one."""
WORD, WORD_LOST = 2.0, 0.6
"""What a code word is worth to a partner, and what it costs that an enemy has it."""
FIGURE = 0.3
"""What it is worth that a partner knows the true figure."""
PROOF_LOST = 0.3
"""What it costs that an enemy has seen a secret card."""
ROOM = 0.02
"""What each self is worth that an enemy cannot exclude."""


def answer_value(s: State, beliefs: Beliefs, cards: int) -> float:
    """What showing a set is worth: to a partner and to an enemy, each as likely as the asker is one."""
    chance = beliefs.partner_chance[s.active]
    told = s.told[beliefs.seat][s.active] & selves_told(s, beliefs.seat, cards)
    return chance * _to_partner(s, beliefs, cards, told) - (1 - chance) * _to_enemy(s, beliefs, cards, told)


def _to_partner(s: State, beliefs: Beliefs, cards: int, told: int) -> float:
    share = beliefs.identity_share(s.active, told)
    value = share + (SURE if share >= 1 else 0.0) + (WORD if SECRET_MISSION in ALL_SETS[cards] else 0.0)
    figure = (told & BUILD_SELVES[s.build[beliefs.seat]]).bit_count() / max(1, told.bit_count())
    return value + FIGURE * figure


def _to_enemy(s: State, beliefs: Beliefs, cards: int, told: int) -> float:
    cost = beliefs.suspicion(s.active, told) - ROOM * told.bit_count()
    cost += WORD_LOST if SECRET_MISSION in ALL_SETS[cards] else 0.0
    cost += PROOF_LOST if PROVES[cards] else 0.0
    repeats = min(2, strikes(s, beliefs.seat, s.active, cards)) if s.level == 0 else 0
    return cost + repeats
