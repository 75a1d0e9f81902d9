"""Games on either backend through the one entry of the compiled rules: the same calls, the same answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from safehouse.core.game import Edition
from safehouse.core.program import COPY, LEGAL, STEP
from safehouse.core.rule import Buf
from safehouse.core.state import State

if TYPE_CHECKING:
    from safehouse.core.backend import Fast

ARGS = 4


class Runner:
    """A few games side by side. Without `fast` the plain rules run."""

    def __init__(self, edition: Edition, fast: Fast | None = None, games: int = 4) -> None:
        self.edition = edition
        self.fast = fast
        self.pool: Any = fast.pool(games) if fast else [edition.state_type() for _ in range(games)]
        self.out: Any = self._buffer(edition.buffer())
        self._run: Any = fast.run if fast else edition.run

    def _buffer(self, values: Buf) -> Any:
        if self.fast is None:
            return list(values)
        import numpy as np

        return np.array(values, dtype=np.int64)

    def put(self, at: int, state: State) -> None:
        if self.fast:
            self.fast.put(self.pool, at, state)
        else:
            self.pool[at] = state.clone()

    def data(self, at: int) -> bytes:
        """The state of a game as bytes."""
        return bytes(self.pool[at].tobytes() if self.fast else self.pool[at].to_bytes())

    def run(self, op: int, *args: int, rng: Buf | None = None) -> int:
        """One operation; the stream goes on as it would in the caller's hands."""
        stream = self._buffer(rng or [0, 0, 0, 0])
        answer = int(self._run(op, self.pool, self._buffer([*args, *[0] * (ARGS - len(args))]), stream, self.out))
        if rng is not None:
            rng[:] = [int(word) for word in stream]
        return answer

    def legal(self, at: int, actor: int) -> list[int]:
        return self.numbers(self.run(LEGAL, at, actor))

    def numbers(self, count: int) -> list[int]:
        """What the last operation wrote."""
        return [int(number) for number in self.out[:count]]

    def step(self, at: int, actor: int, action: int) -> None:
        self.run(STEP, at, actor, action)

    def copy(self, target: int, source: int) -> None:
        self.run(COPY, target, source)
