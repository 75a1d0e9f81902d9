"""The memory in which the greedy bot thinks: lists and the rules as they stand, or arrays and the compiled rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from safehouse.core.program import EVALUATE
from safehouse.core.rule import Buf

from . import greedy_rules
from .opponents import ADVISED, DECIDE, FOLLOW, LOOK, SECOND, opponents

if TYPE_CHECKING:
    from safehouse.core.backend import Fast
    from safehouse.core.game import Edition
    from safehouse.core.state import State


def engine_for(edition: Edition, *, fast: bool = True) -> GreedyEngine:
    """Compiled, unless that is not wanted or cannot be done here. What is thought is the same."""
    compiled = edition.compiled(program=opponents) if fast else None
    return PlainEngine(edition) if compiled is None else CompiledEngine(compiled)


@dataclass(frozen=True, slots=True)
class Trial:
    """A position that was tried out and not followed any further."""

    worth: int
    first: int
    """The first of the steps to it."""
    game: int
    """Its place in the pool."""


class GreedyEngine:
    """What the greedy bot can think. Random numbers are those of the bot, and go on."""

    edition: Edition
    _notes: Any

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
        raise NotImplementedError


class _Growing(list[Any]):
    """Games that are made when they are first needed: few look aheads need many."""

    def __init__(self, state_type: type[State]) -> None:
        self._state_type = state_type

    def __getitem__(self, at: Any) -> Any:
        while len(self) <= at:
            self.append(self._state_type())
        return super().__getitem__(at)


class PlainEngine(GreedyEngine):
    """Slow, but nothing to compile."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._run = edition.plain(opponents)
        self._pool = _Growing(edition.state_type)
        self._out = edition.buffer()
        self._notes = [0] * greedy_rules.NOTES

    def _think(self, op: int, state: State | None, seat: int, second: int, rng: Buf) -> int:
        if state is not None:
            self._pool[0].copy_from(state)
        return self._run(op, self._pool, [seat, second], rng, self._out, self._notes)


class CompiledEngine(GreedyEngine):
    """One call for a whole decision."""

    def __init__(self, compiled: Fast) -> None:
        import numpy as np

        self.edition = compiled.edition
        self._compiled = compiled
        self._pool = compiled.pool(greedy_rules.GAMES)
        self._args = np.zeros(SECOND + 1, np.int64)
        self._rng = np.zeros(4, np.int64)
        self._out = np.zeros(len(compiled.edition.buffer()), np.int64)
        self._notes = np.zeros(greedy_rules.NOTES, np.int64)

    def _think(self, op: int, state: State | None, seat: int, second: int, rng: Buf) -> int:
        if state is not None:
            self._compiled.put(self._pool, 0, state)
        self._args[:] = seat, second
        self._rng[:] = rng
        answer = self._compiled.run(op, self._pool, self._args, self._rng, self._out, self._notes)
        rng[:] = self._rng.tolist()
        return answer
