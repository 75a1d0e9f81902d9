"""What a seat believes: its possible worlds, weighted by how sensible players answer; what a question would tell it.

Everything is read from a concealed state. The facts come from `deduction`, the weights from `answer_model`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from functools import cached_property
from math import log2

from ..data.board import PARTNER_OF, TEAM_OF
from ..rules.card_sets import BUILD_SELVES, IDENTITY_SELVES, PROVES, SETS
from ..rules.state import ALL_WORDS, FIGURES, HOLDERS, State
from ..view.deduction import Knowledge, Order
from .answer_model import chances, is_coloured, likelihoods
from .goals import Goal, goal_of

Deal = tuple[Order, Order]
"""Identities and builds of the four holders."""

OPEN_MIND = 0.35
"""How sure it is, at least, that a partner with whom it has shared nothing yet will know it."""


class Beliefs:
    """One seat at one moment. The parts are worked out when asked for."""

    def __init__(self, s: State, seat: int) -> None:
        self.state = s
        self.seat = seat
        self.known = Knowledge(s, seat)

    # --- deals --------------------------------------------------------------------------------------------------

    @cached_property
    def deals(self) -> dict[Deal, float]:
        """The possible deals of identities and builds, with weights that add up to 1."""
        likely = {h: likelihoods(self.shown_by(h)) for h in range(self.state.seats) if h != self.seat}
        weights: dict[Deal, float] = {}
        for identities, builds in self.known.selves:
            weight = 1.0
            for holder, selves in likely.items():
                weight *= selves[4 * identities[holder] + builds[holder]]
            weights[identities, builds] = weight
        total = sum(weights.values())
        if total <= 0:
            return dict.fromkeys(weights, 1 / len(weights))
        return {deal: weight / total for deal, weight in weights.items()}

    def shown_by(self, holder: int) -> list[int]:
        shown = self.state.shown[holder][self.seat]
        return [number for number in range(SETS) if shown[number]]

    @cached_property
    def partner_chance(self) -> list[float]:
        """How likely each holder is the partner."""
        mate = PARTNER_OF[self.state.identity[self.seat]]
        found = [0.0] * HOLDERS
        for (identities, _), weight in self.deals.items():
            found[identities.index(mate)] += weight
        return found

    @cached_property
    def partner(self) -> int:
        """Who is most likely the partner."""
        return max(range(HOLDERS), key=self.partner_chance.__getitem__)

    # --- missions -----------------------------------------------------------------------------------------------

    @cached_property
    def own_goals(self) -> dict[tuple[int, Goal], float]:
        """How likely each partner with each goal is."""
        found: dict[tuple[int, Goal], float] = defaultdict(float)
        mate = PARTNER_OF[self.state.identity[self.seat]]
        share = 1 / len(self.known.words)
        for deal, weight in self.deals.items():
            partner = deal[0].index(mate)
            for words in self.known.words:
                found[partner, goal_of(self.state, deal, words, self.seat)] += weight * share
        return dict(found)

    @cached_property
    def enemy_goals(self) -> dict[tuple[int, Goal], float]:
        """How likely each goal of the enemies is, with their seats as a mask."""
        found: dict[tuple[int, Goal], float] = defaultdict(float)
        team = TEAM_OF[self.state.identity[self.seat]]
        share = 1 / len(self.known.words)
        for deal, weight in self.deals.items():
            enemies = [p for p in range(self.state.seats) if TEAM_OF[deal[0][p]] != team]
            mask = sum(1 << p for p in enemies)
            for words in self.known.words:
                found[mask, goal_of(self.state, deal, words, enemies[0])] += weight * share
        return dict(found)

    # --- questions ----------------------------------------------------------------------------------------------

    @cached_property
    def _keys(self) -> dict[Deal, tuple[int, Hashable]]:
        """What matters of each deal: the partner, and what would have to be done for each deal of code words."""
        mate = PARTNER_OF[self.state.identity[self.seat]]
        return {
            deal: (
                deal[0].index(mate),
                tuple(goal_of(self.state, deal, words, self.seat) for words in self.known.words),
            )
            for deal in self.deals
        }

    def doubt(self, weights: Mapping[Deal, float]) -> float:
        """Bits that are open about partner and goal, in weights that need not add up to 1; in proportion to them."""
        partners: dict[int, float] = defaultdict(float)
        goals: dict[Hashable, float] = defaultdict(float)
        for deal, weight in weights.items():
            key = self._keys[deal]
            partners[key[0]] += weight
            goals[key] += weight
        return 0.5 * _entropy(partners.values()) + 0.5 * _entropy(goals.values())

    def gain(self, other: int, question: int) -> float:
        """The bits that a question to a seat is expected to tell."""
        key = (other, question)
        if key not in self._gains:
            self._gains[key] = self._gain(other, question)
        return self._gains[key]

    @cached_property
    def _gains(self) -> dict[tuple[int, int], float]:
        return {}

    def _gain(self, other: int, question: int) -> float:
        shown = frozenset(number for number in self.shown_by(other) if is_coloured(number))
        answers: dict[int, dict[Deal, float]] = defaultdict(dict)
        for deal, weight in self.deals.items():
            if weight > 0:
                for answer, chance in chances(question, 4 * deal[0][other] + deal[1][other], shown).items():
                    answers[answer][deal] = weight * chance
        left = sum(self.doubt(weights) for weights in answers.values())
        return max(0.0, self.doubt(self.deals) - left) + self.word_gain(other)

    def word_gain(self, other: int) -> float:
        """The bits about the code word that a partner who knows this seat would show."""
        open_words = _entropy([count / len(self.known.words) for count in self.known.code_words(other)])
        return self.partner_chance[other] * self.is_known_to(other) * open_words

    def best_gain(self, other: int, questions: Iterable[int]) -> float:
        return max(self.gain(other, question) for question in questions)

    # --- what others know of this seat ---------------------------------------------------------------------------

    def is_known_to(self, other: int) -> float:
        """How likely another seat, if it is the partner, knows that this one is: from this one's answers alone."""
        s = self.state
        if self.has_confided(other):
            return 1.0
        share = self.identity_share(other, s.told[self.seat][other])
        return 1.0 if share >= 1 else OPEN_MIND + (1 - OPEN_MIND) * max(0.0, share - 1 / 3)

    def has_confided(self, other: int) -> bool:
        """Whether the other has shown its secret cards to this seat: nobody does that but to a partner."""
        if self.state.told_word[other][self.seat] != ALL_WORDS:
            return True
        return any(PROVES[number] for number in self.shown_by(other))

    def identity_share(self, other: int, told: int) -> float:
        """As the partner, with these selves of this seat left to it: the part of them with the right identity.

        The lowest over the builds that it may have.
        """
        s = self.state
        mate, own = PARTNER_OF[s.identity[self.seat]], IDENTITY_SELVES[s.identity[self.seat]]
        found = [
            (left & own).bit_count() / max(1, left.bit_count())
            for build in range(FIGURES)
            if self.known.grid(other)[mate][build]
            for left in (told & ~IDENTITY_SELVES[mate] & ~BUILD_SELVES[build],)
        ]
        return min(found, default=0.0)

    def suspicion(self, other: int, told: int) -> float:
        """As an enemy, with these selves of this seat left to it: how little it can take this one for its partner."""
        s = self.state
        team = TEAM_OF[s.identity[self.seat]]
        found: list[float] = []
        for identity in (i for i in range(4) if TEAM_OF[i] != team):
            for build in (b for b in range(FIGURES) if self.known.grid(other)[identity][b]):
                left = told & ~IDENTITY_SELVES[identity] & ~BUILD_SELVES[build]
                mate = left & IDENTITY_SELVES[PARTNER_OF[identity]]
                true = BUILD_SELVES[s.build[self.seat]]
                count = max(1, left.bit_count())
                found.append(1 - mate.bit_count() / count + 0.4 * (left & true).bit_count() / count)
        return sum(found) / len(found) if found else 0.0


def _entropy(weights: Iterable[float]) -> float:
    """In bits; in proportion to the sum of the weights."""
    parts = [weight for weight in weights if weight > 0]
    total = sum(parts)
    return sum(weight * log2(total / weight) for weight in parts) if total else 0.0
