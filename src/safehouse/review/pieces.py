"""A review in pieces: each takes a second or two, can be worked out alone, and is the same wherever that is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from safehouse.bots.reasons import Grounds, grounds
from safehouse.core.actions import Action
from safehouse.core.deals import offered
from safehouse.core.frames import KIND, top
from safehouse.core.game import Edition
from safehouse.core.observation import Observation

from .shapes import Act, Decision, Draw, Piece
from .story import Moment, Story, story_of
from .thinking import LEAST, Gap, Thinker

VERSION = 1
"""Another way to review has another number: what was kept of the old one is worked out anew."""
DECISIONS = 6
"""In a piece: bots of running games wait for no more than that."""
ROUNDS = 60_000
"""Of search in a whole review, shared by its decisions."""
FEWEST, MOST = 80, 400
"""For one decision."""
PAIRS = 256
"""So many pairs of worlds are compared at most before a difference counts as not settled."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is thought about one decision."""

    rounds: int
    pairs: int

    @classmethod
    def of(cls, story: Story, times: int = 1) -> Budget:
        each = ROUNDS // max(1, len(story.decisions))
        return cls(times * min(MOST, max(FEWEST, each)), times * PAIRS)


def count_pieces(record: Mapping[str, Any]) -> int:
    return _count(story_of(record))


def _count(story: Story) -> int:
    return max(1, -(-len(story.decisions) // DECISIONS))


def work_out(record: Mapping[str, Any], number: int) -> Piece:
    """One piece, counted from 0."""
    story = story_of(record)
    budget, thinker = Budget.of(story), thinker_for(story.edition, story.seats)
    decisions = story.decisions[DECISIONS * number : DECISIONS * (number + 1)]
    draws = story.draws[number :: _count(story)]
    return Piece(
        number=number,
        decisions=[examine(story, moment, thinker, budget) for moment in decisions],
        draws=[each for moment in draws if (each := weigh(story, moment, thinker)) is not None],
    )


@lru_cache(maxsize=4)
def thinker_for(edition: Edition, seats: int) -> Thinker:
    return Thinker(edition, seats)


# --- decisions ----------------------------------------------------------------------------------------------------


def examine(story: Story, moment: Moment, thinker: Thinker, budget: Budget, *, seed: int = 0) -> Decision:
    """What a decision cost: by what the seat knew, or else by what only the hidden cards tell."""
    thinker.seed = seed
    seen = story.knowledge(moment)
    thoughts = thinker.think(seen, moment.step, budget.rounds)
    advised = thinker.advice(seen, moment.step, budget.rounds)
    best = advised or thoughts[0].action
    value = next((thought.value for thought in thoughts if thought.action == best), thoughts[0].value)
    found = Decision(
        seat=moment.actor,
        step=moment.step,
        question=story.edition.decisions[top(moment.state, KIND)],
        chosen=Act.of(moment.action),
        value=story.scale.of(value),
    )
    gap = _gap(thinker, seen, best, moment, budget.pairs, truth=False)
    if gap.is_settled and (loss := story.scale.loss(gap)) >= LEAST:
        return _told(found, seen, best, moment, loss=loss, doubt=gap.doubt)
    truth = story.truth(moment.state, moment.actor)
    best = thinker.think(truth, moment.step, budget.rounds // 2, truth=True)[0].action
    gap = _gap(thinker, truth, best, moment, budget.pairs // 2, truth=True)
    if gap.is_settled and (loss := story.scale.loss(gap)) >= LEAST:
        return _told(found, seen, best, moment, hidden_loss=loss, doubt=gap.doubt)
    return found


def _gap(thinker: Thinker, seen: Observation, best: Action, moment: Moment, pairs: int, *, truth: bool) -> Gap:
    if best == moment.action:
        return Gap(0.0, 0.0)
    return thinker.gap(seen, best, moment.action, moment.step, pairs, truth=truth)


def _told(found: Decision, seen: Observation, better: Action, moment: Moment, **cost: float) -> Decision:
    """With the better action, and why it is better in what a player can count."""
    import msgspec

    why, instead = grounds(seen, [better, moment.action])
    rules = rules_of(seen.edition, why, instead)
    return msgspec.structs.replace(found, better=Act.of(better), why=why, instead=instead, rules=rules, **cost)


def rules_of(edition: Edition, why: Grounds, instead: Grounds) -> list[str]:
    """The rules that say what the counted things are good for, each once."""
    counted = [*instead.less, *why.brings]
    return list(dict.fromkeys(edition.reason_rules[key] for key in counted if key in edition.reason_rules))


# --- chance -------------------------------------------------------------------------------------------------------


def weigh(story: Story, moment: Moment, thinker: Thinker) -> Draw | None:
    """What a draw gave each seat against the mean over all that could have come; None where nothing else could."""
    cards = offered(story.edition, moment.state)
    if len(cards) < 2:
        return None
    actions = [action for action, _ in cards]
    judged = thinker.draws(story.truth(moment.state), actions, moment.step)
    prospects = [[story.scale.of(value) for value in after] for after in judged]
    total = sum(many for _, many in cards)
    came = prospects[actions.index(moment.action.id)]
    luck: list[float] = []
    for seat in range(story.seats):
        mean = sum(many * after[seat] for (_, many), after in zip(cards, prospects, strict=True)) / total
        luck.append(came[seat] - mean)
    return Draw(step=moment.step, drawn=moment.action.text, luck=luck)
