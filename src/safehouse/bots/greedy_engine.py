"""What the greedy bot can think, compiled or by the rules as they stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from safehouse.core.chance import WORDS
from safehouse.core.memory import Memory, memory_for
from safehouse.core.program import EVALUATE
from safehouse.core.rule import Buf

from . import greedy_rules
from .opponents import ADVISED, DECIDE, FOLLOW, LOOK, SECOND, opponents

if TYPE_CHECKING:
    from safehouse.core.game import Edition
    from safehouse.core.state import State


def engine_for(edition: Edition, *, fast: bool = True) -> GreedyEngine:
    """Compiled, unless that is not wanted or cannot be done here. What is thought is the same."""
    return GreedyEngine(memory_for(edition, opponents, greedy_rules.GAMES, fast=fast))


@dataclass(frozen=True, slots=True)
class Trial:
    """A position that was tried out and not followed any further."""

    worth: int
    first: int
    """The first of the steps to it."""
    game: int
    """Its place in the pool."""


class GreedyEngine:
    """Whole decisions, one call each. Random numbers are those of the bot, and go on."""

    def __init__(self, memory: Memory) -> None:
        self.edition = memory.edition
        self._memory = memory
        self._args = memory.buffer(SECOND + 1)
        self._rng = memory.buffer(WORDS)
        self._out = memory.buffer(len(memory.edition.buffer()))
        self._notes = memory.buffer(greedy_rules.NOTES)

    def decide(self, known: State, seat: int, rng: Buf) -> int:
        """What a seat does that knows this."""
        return self._think(DECIDE, known, seat, 0, rng)

    def advised(self, known: State, seat: int, rng: Buf) -> int:
        """What it does without looking ahead, or NO_ACTION."""
        return self._think(ADVISED, known, seat, 0, rng)

    def look(self, known: State, seat: int, rng: Buf) -> tuple[int, ...]:
        """The steps to the best end of its turn that it finds, in a world that it considers possible."""
        return self._way(self._think(LOOK, known, seat, 0, rng))

    def follow(self, world: State, seat: int, action: int, rng: Buf) -> tuple[int, ...]:
        """The same in this world, beginning with this step."""
        return self._way(self._think(FOLLOW, world, seat, action, rng))

    def trials(self) -> list[Trial]:
        """What the last `look` has tried out."""
        found: list[Trial] = []
        for position in range(self._notes[greedy_rules.TRIED]):
            row = greedy_rules.ROWS + greedy_rules.ROW * position
            if self._notes[row + greedy_rules.SORT] != greedy_rules.FOLLOWED:
                worth = int(self._notes[row + greedy_rules.WORTH])
                found.append(Trial(worth, self._way(position)[0], position + 2))
        return found

    def worth(self, trial: Trial, seat: int) -> int:
        """What the position of a trial is worth to any seat."""
        return self._think(EVALUATE, None, seat, trial.game, [0] * 4)

    def _way(self, position: int) -> tuple[int, ...]:
        steps: list[int] = []
        while position != greedy_rules.NOTHING:
            row = greedy_rules.ROWS + greedy_rules.ROW * position
            steps.append(int(self._notes[row + greedy_rules.STEP]))
            position = int(self._notes[row + greedy_rules.BEFORE])
        return tuple(reversed(steps))

    def _think(self, op: int, state: State | None, seat: int, second: int, rng: Buf) -> int:
        if state is not None:
            self._memory.put(0, state)
        self._args[:] = seat, second
        self._rng[:] = rng
        answer = self._memory.run(op, self._args, self._rng, self._out, self._notes)
        rng[:] = map(int, self._rng)
        return answer
