"""A finished game, moment by moment: what was there before each step, who acted and how."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from safehouse.api import replay
from safehouse.core.actions import Action
from safehouse.core.errors import RecordError
from safehouse.core.game import Edition
from safehouse.core.observation import Observation
from safehouse.core.options import Options
from safehouse.core.seats import CHANCE
from safehouse.core.state import State

from .scale import Scale, scale_for


@dataclass(frozen=True, slots=True)
class Moment:
    """The true state before a step, and the step."""

    step: int
    state: State
    actor: int
    action: Action


@dataclass(frozen=True, eq=False)
class Story:
    """The whole truth about a game: for after its end."""

    edition: Edition
    seats: int
    options: Options
    opening: State
    moments: tuple[Moment, ...]
    final: State
    over: bool
    scale: Scale

    def knowledge(self, moment: Moment) -> Observation:
        """What the seat that acts knows: all that a search from its knowledge is given."""
        known = self.edition.concealed(moment.state, moment.actor)
        return Observation(self.edition, self.seats, self.options, moment.actor, known)

    def truth(self, state: State, seat: int = 0) -> Observation:
        """A state as if this seat knew all of it."""
        return Observation(self.edition, self.seats, self.options, seat, state)

    @cached_property
    def decisions(self) -> list[Moment]:
        """Where a seat had a choice that could matter."""
        return [moment for moment in self.moments if self._had_a_choice(moment)]

    def _had_a_choice(self, moment: Moment) -> bool:
        if not 0 <= moment.actor < self.seats:
            return False
        seen = self.truth(moment.state, moment.actor)
        return seen.idle != moment.action and len(seen.legal()) > 1

    @cached_property
    def draws(self) -> list[Moment]:
        """What chance decided."""
        return [moment for moment in self.moments if moment.actor == CHANCE]


def seats_of(record: Mapping[str, Any]) -> int:
    """How many seats a record has; RecordError where it is not one."""
    return story_of(record).seats


def story_of(record: Mapping[str, Any]) -> Story:
    """RecordError where the record is not one. The last few are remembered."""
    try:
        return _told(json.dumps(record, sort_keys=True))
    except (TypeError, ValueError) as error:
        raise RecordError([f"this is not JSON: {error}"]) from None


@lru_cache(maxsize=4)
def _told(text: str) -> Story:
    record = json.loads(text)
    whole = replay(record)
    match = replay(record, upto=0)
    match.chance = "manual"
    opening, moments = match.state, []
    for number, step in enumerate(whole.steps):
        moments.append(Moment(number, match.state, step.actor, step.action))
        match.play(step.actor, step.action)
    scale = scale_for(match.game, match.seats)
    return Story(match.edition, match.seats, match.options, opening, tuple(moments), match.state, match.over, scale)
