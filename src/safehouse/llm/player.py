"""A model in a seat: it is asked until it names something allowed, but not for ever."""

from __future__ import annotations

import random
from collections import Counter

from safehouse.core.actions import Action
from safehouse.core.observation import Observation

from .answers import Attempt, judge
from .models import Model, Reply
from .prompts import prompt_for, read_answer

TRIES = 3


class ModelPlayer:
    """Chooses as bots do, from what its seat knows. After `tries` refusals it takes a random legal action.

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.llm import ModelPlayer
        >>> player = ModelPlayer(lambda prompt: "Let me see. ACTION: TAKE(1)")
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> player.choose(m.observation(0)).text
        'TAKE(1)'
        >>> player.asked, dict(player.refused)
        (1, {})
    """

    name = "model"

    def __init__(self, model: Model, *, tries: int = TRIES, unaided: bool = False, seed: int | str = 0) -> None:
        self._model = model
        self._tries = tries
        self._unaided = unaided
        self._rng = random.Random(f"{seed}")
        self.decisions = 0
        self.asked = 0
        self.refused: Counter[str] = Counter()
        """Refused attempts by rule id."""
        self.at_random = 0
        """Decisions in which all tries were refused."""
        self.tokens_in = 0
        self.tokens_out = 0

    def choose(self, observation: Observation) -> Action:
        """One of the seat's legal actions, whatever the model says."""
        self.decisions += 1
        refused: list[Attempt] = []
        while len(refused) < self._tries:
            found = judge(observation, read_answer(self._ask(observation, refused)))
            if isinstance(found, Action):
                return found
            refused.append(found)
            self.refused[found.rule] += 1
        self.at_random += 1
        return self._rng.choice(observation.legal())

    def _ask(self, seen: Observation, refused: list[Attempt]) -> str:
        self.asked += 1
        answer = self._model(prompt_for(seen, refused, unaided=self._unaided))
        reply = Reply(answer) if isinstance(answer, str) else answer
        self.tokens_in += reply.tokens_in
        self.tokens_out += reply.tokens_out
        return reply.text
