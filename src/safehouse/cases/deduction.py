"""Deductions: counting what may be, and choosing the clues that leave one answer and of which none can be spared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from safehouse.core.cases import Clue, Deductions, Puzzle, Question, World


@dataclass(frozen=True)
class Deduction:
    """A puzzle with the hooks of its game."""

    hooks: Deductions
    puzzle: Puzzle

    @cached_property
    def questions(self) -> Sequence[Question]:
        return self.hooks.questions(self.puzzle)

    @cached_property
    def worlds(self) -> Sequence[World]:
        """What the facts alone allow."""
        return self.hooks.worlds(self.puzzle)

    @cached_property
    def fitting(self) -> list[frozenset[World]]:
        """For each clue, the worlds in which it could have been told."""
        return [frozenset(world for world in self.worlds if self.fits(clue, world)) for clue in self.puzzle.clues]

    def fits(self, clue: Clue, world: World) -> bool:
        return self.hooks.fits(self.puzzle, clue, world)

    def solutions(self, clues: Sequence[int] | None = None) -> set[World]:
        """What these clues allow together; all of them if none are named."""
        left = set(self.worlds)
        for number in range(len(self.puzzle.clues)) if clues is None else clues:
            left &= self.fitting[number]
        return left

    def left_after(self) -> list[int]:
        """How many worlds are left before the first clue and after each."""
        return [len(self.solutions(range(count))) for count in range(len(self.puzzle.clues) + 1)]

    def broken_by(self, world: World) -> list[int]:
        """The clues that contradict an answer."""
        return [number for number, clue in enumerate(self.puzzle.clues) if not self.fits(clue, world)]

    def needed(self) -> bool:
        """Whether there is one answer, and more as soon as any clue is left out."""
        numbers = range(len(self.puzzle.clues))
        return len(self.solutions()) == 1 and all(
            len(self.solutions([other for other in numbers if other != number])) > 1 for number in numbers
        )


def without_spare_clues(deduction: Deduction) -> Deduction | None:
    """The same puzzle with needed clues alone; None where even all clues leave more than one answer.

    Clues are left out one after the other while one answer remains, those that tell the most first.
    """
    kept = list(range(len(deduction.puzzle.clues)))
    if len(deduction.solutions(kept)) != 1:
        return None
    for number in sorted(kept, key=lambda number: (len(deduction.fitting[number]), number)):
        rest = [other for other in kept if other != number]
        if len(deduction.solutions(rest)) == 1:
            kept = rest
    clues = tuple(deduction.puzzle.clues[number] for number in kept)
    return Deduction(deduction.hooks, msgspec.structs.replace(deduction.puzzle, clues=clues))
