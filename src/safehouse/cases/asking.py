"""A case as it is put to somebody, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from safehouse import api
from safehouse.catalogue import find_game
from safehouse.core.actions import Action
from safehouse.core.cases import Deductions, World
from safehouse.core.match import Match
from safehouse.core.validation import show

from .deduction import Deduction
from .errors import NoCase, WrongAnswer
from .stored import StoredCase, StoredDeduction, StoredTurn
from .turns import LONGEST, after, is_open, outcome


@dataclass(frozen=True)
class Reply:
    """What is said to an answer. What explains the solution is told only to who has found it."""

    right: bool
    broken: int | None = None
    """The first clue that a wrong answer breaks."""
    twice: tuple[str, ...] = ()
    """The questions that were given the same, where no two can be."""
    less: Mapping[str, int] = field(default_factory=dict)
    """What a wrong turn ends with less than the best, in what a player counts (`ai/reasons.py`);"""
    more: Mapping[str, int] = field(default_factory=dict)
    """and with more."""
    left: tuple[int, ...] = ()
    """How many worlds were left at first and after each clue."""
    best: tuple[str, ...] = ()
    value: float | None = None
    next_value: float | None = None


# --- deductions ---------------------------------------------------------------------------------------------------


class DeductionCase:
    """Something to be worked out: every question has one right answer."""

    def __init__(self, stored: StoredDeduction) -> None:
        part = find_game(stored.game).part("ai.cases")
        if part is None:
            raise NoCase(f"{stored.game} has no cases")
        self.stored = stored
        self.deduction = Deduction(cast("Deductions", part), stored.puzzle)

    @cached_property
    def solution(self) -> World:
        """By counting: it is kept nowhere."""
        (found,) = self.deduction.solutions()
        return found

    def prepare(self) -> None:
        """Does now what takes long, once."""
        assert len(self.solution) == len(self.deduction.questions)

    def judge(self, answers: Mapping[str, str]) -> Reply:
        """WrongAnswer where it does not answer all questions with what they may be."""
        world = self._world(answers)
        if world == self.solution:
            return Reply(True, left=tuple(self.deduction.left_after()))
        if world not in self.deduction.worlds:
            return Reply(False, twice=self._twice(answers))
        return Reply(False, broken=self.deduction.broken_by(world)[0])

    def _world(self, answers: Mapping[str, str]) -> World:
        questions = self.deduction.questions
        keys = [question.key for question in questions]
        if set(answers) != set(keys):
            raise WrongAnswer(f"answers: answer {', '.join(keys)}, and nothing else")
        for question in questions:
            if answers[question.key] not in question.choices:
                allowed = ", ".join(question.choices)
                raise WrongAnswer(f"{question.key}: {show(answers[question.key])} is not one of {allowed}")
        return tuple(answers[key] for key in keys)

    def _twice(self, answers: Mapping[str, str]) -> tuple[str, ...]:
        given = list(answers.values())
        return tuple(key for key, answer in answers.items() if given.count(answer) > 1)


# --- turns --------------------------------------------------------------------------------------------------------


class TurnCase:
    """A position in which the best turn is to be found."""

    def __init__(self, stored: StoredTurn) -> None:
        self.stored = stored
        self.start: Match = api.from_position(stored.game, stored.position, chance="manual")

    @cached_property
    def _right(self) -> frozenset[bytes]:
        seat = self.stored.seat
        return frozenset(outcome(after(self.start, seat, steps), seat) for steps in self.stored.best)

    def prepare(self) -> None:
        """Does now what takes long, once."""
        assert self._right

    def after(self, steps: Sequence[str]) -> Match:
        """The match after these steps of the turn; IllegalAction where one is not allowed."""
        if len(steps) > LONGEST:
            raise WrongAnswer(f"steps: a turn has {LONGEST} at most")
        return after(self.start, self.stored.seat, steps)

    def legal(self, match: Match) -> list[Action]:
        """How the turn can go on; nothing once it is over."""
        return match.legal(self.stored.seat) if self.is_open(match) else []

    def is_open(self, match: Match) -> bool:
        return is_open(match, self.stored.seat)

    def judge(self, steps: Sequence[str]) -> Reply:
        match = self.after(steps)
        if self.is_open(match):
            raise WrongAnswer("steps: the turn is not over; give all its steps")
        stored = self.stored
        if outcome(match, stored.seat) in self._right:
            return Reply(True, best=stored.best[0], value=stored.value, next_value=stored.next_value)
        less, more = self._compared(match)
        return Reply(False, less=less, more=more)

    def _compared(self, match: Match) -> tuple[dict[str, int], dict[str, int]]:
        count, seat = match.edition.features, self.stored.seat
        if count is None:
            return {}, {}
        own = count(match.observation(seat).state, seat)
        best = count(self.after(self.stored.best[0]).observation(seat).state, seat)
        change = {key: own.get(key, 0) - best.get(key, 0) for key in (*best, *own)}
        less = {key: -number for key, number in change.items() if number < 0}
        return less, {key: number for key, number in change.items() if number > 0}


Case = DeductionCase | TurnCase


def open_case(stored: StoredCase) -> Case:
    return DeductionCase(stored) if isinstance(stored, StoredDeduction) else TurnCase(stored)
