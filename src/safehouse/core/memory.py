"""Where a program works: games side by side, and buffers of numbers. One way in, whichever backend runs it.

Plain, games are states and buffers are lists; compiled, games are records and buffers are arrays. What comes out is the
same, so whoever thinks or plays in a memory need not know which it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .state import State

if TYPE_CHECKING:
    from .backend import Fast, Progress
    from .game import Edition


def memory_for(
    edition: Edition,
    program: Callable[..., int],
    games: int,
    *,
    fast: bool = True,
    progress: Progress | None = None,
) -> Memory:
    """Room for so many games: of the compiled program, unless that is not wanted or cannot be made here."""
    compiled = edition.compiled(progress, program=program) if fast else None
    return PlainMemory(edition, program) if compiled is None else CompiledMemory(compiled, games)


class Memory(ABC):
    """Games and buffers of a program. Games that nobody has put there are all zero."""

    edition: Edition

    @abstractmethod
    def buffer(self, count: int) -> Any:
        """So many numbers, all 0."""

    @abstractmethod
    def clear(self, buffer: Any) -> None:
        """Makes all of them 0 again."""

    @abstractmethod
    def run(self, op: int, *buffers: Any) -> int:
        """Carries out an operation of the program on the games. Arrays may stand in for buffers."""

    @abstractmethod
    def put(self, at: int, state: State) -> None:
        """Makes a game a copy of this one."""

    @abstractmethod
    def take(self, at: int) -> State:
        """A copy of a game."""

    @abstractmethod
    def content(self, games: int) -> bytes:
        """The first so many games;"""

    @abstractmethod
    def fill(self, content: bytes) -> None:
        """And how they come back."""

    @abstractmethod
    def records(self, start: int, stop: int) -> Any:
        """Some games as an array of records;"""

    @abstractmethod
    def refresh(self, records: Any, start: int) -> None:
        """And how they are brought up to date."""


class _Growing(list[State]):
    """Games that are made when they are first needed: few thoughts need many."""

    def __init__(self, state_type: type[State]) -> None:
        self._state_type = state_type

    def __getitem__(self, at: Any) -> Any:
        while len(self) <= at:
            self.append(self._state_type())
        return super().__getitem__(at)


class PlainMemory(Memory):
    """Lists, and the rules as they stand. Slow, but nothing to compile."""

    def __init__(self, edition: Edition, program: Callable[..., int]) -> None:
        self.edition = edition
        self._run = edition.plain(program)
        self._pool = _Growing(edition.state_type)

    def buffer(self, count: int) -> list[int]:
        return [0] * count

    def clear(self, buffer: list[int]) -> None:
        buffer[:] = [0] * len(buffer)

    def run(self, op: int, *buffers: Any) -> int:
        lists = [buffer if isinstance(buffer, list) else buffer.tolist() for buffer in buffers]
        answer = self._run(op, self._pool, *lists)
        for buffer, numbers in zip(buffers, lists, strict=True):
            if buffer is not numbers:
                buffer[:] = numbers
        return answer

    def put(self, at: int, state: State) -> None:
        self._pool[at].copy_from(state)

    def take(self, at: int) -> State:
        copy: State = self._pool[at].clone()
        return copy

    def content(self, games: int) -> bytes:
        return b"".join(self._pool[at].to_bytes() for at in range(games))

    def fill(self, content: bytes) -> None:
        state_type = self.edition.state_type
        size = state_type.layout().size
        for at in range(len(content) // size):
            self._pool[at].copy_from(state_type.from_bytes(content[size * at : size * (at + 1)]))

    def records(self, start: int, stop: int) -> Any:
        import numpy as np

        records = np.zeros((stop - start, self.edition.state_type.layout().size), np.uint8)
        self.refresh(records, start)
        return records

    def refresh(self, records: Any, start: int) -> None:
        import numpy as np

        for i in range(len(records)):
            records[i] = np.frombuffer(self._pool[start + i].to_bytes(), np.uint8)


class CompiledMemory(Memory):
    """Arrays, and the compiled rules."""

    def __init__(self, compiled: Fast, games: int) -> None:
        self.edition = compiled.edition
        self._compiled = compiled
        self._pool = compiled.pool(games)

    def buffer(self, count: int) -> Any:
        import numpy as np

        return np.zeros(count, np.int64)

    def clear(self, buffer: Any) -> None:
        buffer.fill(0)

    def run(self, op: int, *buffers: Any) -> int:
        return self._compiled.run(op, self._pool, *buffers)

    def put(self, at: int, state: State) -> None:
        self._compiled.put(self._pool, at, state)

    def take(self, at: int) -> State:
        return self._compiled.take(self._pool, at)

    def content(self, games: int) -> bytes:
        return self._pool[:games].tobytes()

    def fill(self, content: bytes) -> None:
        import numpy as np

        games = np.frombuffer(content, self._pool.dtype)
        self._pool[: len(games)] = games

    def records(self, start: int, stop: int) -> Any:
        return self._pool[start:stop]

    def refresh(self, records: Any, start: int) -> None:
        """Nothing to do: the records are the games."""
