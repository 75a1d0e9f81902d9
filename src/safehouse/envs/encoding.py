"""One encoding for all environments: what a seat knows, as whole numbers in named parts.

The parts are the fields of the game's state, in order of declaration, after the seat itself. Masks are written out, a
number for each member. Left out are the events of the last step, which `conceal` clears.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from safehouse.core.seats import SPECTATOR
from safehouse.core.state import Field, State

Numbers = NDArray[np.int16]
Records = NDArray[np.void]

SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1
LEFT_OUT = ("event_count", "events")

_BOUNDS = {"b": (-128, 127), "h": (SMALLEST, LARGEST), "q": (SMALLEST, LARGEST)}
_LETTERS = {"b": "i1", "h": "<i2", "q": "<i8"}


@dataclass(frozen=True)
class Part:
    """A stretch of an observation: the numbers `start` to `stop` are what the state calls `name`, in this shape."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    start: int
    stop: int


@dataclass(frozen=True)
class _Run:
    """Neighbouring fields of one kind, copied together."""

    field: Field
    offset: int
    count: int
    start: int

    @property
    def is_mask(self) -> bool:
        return self.field.letter == "q" and self.field.members > 0


class Encoding:
    """How the observations of a game are written: `parts`, `width`, and `encode`.

    Examples:
        >>> from safehouse.envs import batch
        >>> encoding = batch("spyconnection", n=1).encoding
        >>> encoding.width
        784
        >>> encoding.parts[0]
        Part(name='seat', shape=(), low=0, high=4, start=0, stop=1)
    """

    def __init__(self, state_type: type[State]) -> None:
        layout = state_type.layout()
        self._state_type = state_type
        self.record_size = layout.size
        self.parts: list[Part] = [Part("seat", (), 0, SPECTATOR, 0, 1)]
        self._runs: list[_Run] = []
        for name, field, offset in zip(layout.names, layout.fields, layout.offsets, strict=True):
            if name not in LEFT_OUT:
                self._add(name, field, offset)
        self.width = self.parts[-1].stop
        self.low = np.concatenate([np.full(part.stop - part.start, part.low, np.int16) for part in self.parts])
        self.high = np.concatenate([np.full(part.stop - part.start, part.high, np.int16) for part in self.parts])

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding_of, (self._state_type,)

    def _add(self, name: str, field: Field, offset: int) -> None:
        start = self.parts[-1].stop
        if field.letter == "q" and field.members:
            shape, low, high = (*field.shape, field.members), 0, 1
        else:
            shape, (low, high) = field.shape, _BOUNDS[field.letter]
        self.parts.append(Part(name, shape, low, high, start, start + prod(shape)))
        last = self._runs[-1] if self._runs else None
        if last and last.field.letter == field.letter != "q" and last.offset + last.count * _size(field) == offset:
            self._runs[-1] = _Run(field, last.offset, last.count + field.count, last.start)
        else:
            self._runs.append(_Run(field, offset, field.count, start))

    def writer(self, records: Records, out: Numbers) -> Writer:
        """Writes always from the same records to the same numbers."""
        return Writer(self._runs, records, out)

    def encode(self, state: State, seat: int) -> Numbers:
        """The observation of one seat from its concealed state."""
        records = np.frombuffer(state.to_bytes(), f"V{self.record_size}")
        out = np.empty((1, self.width), np.int16)
        self.writer(records, out).write(seat)
        row: Numbers = out[0]
        return row

    def named(self, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts by name, as views: of one observation, or of many in a row.

        Examples:
            >>> from safehouse.envs import batch
            >>> b = batch("spyconnection", n=4)
            >>> b.encoding.named(b.observe())["display"].shape
            (4, 4)
        """
        ahead = numbers.shape[:-1]
        return {part.name: numbers[..., part.start : part.stop].reshape((*ahead, *part.shape)) for part in self.parts}


class Writer:
    """Copies concealed records into rows of numbers."""

    def __init__(self, runs: list[_Run], records: Records, out: Numbers) -> None:
        games = len(records)
        memory = np.ascontiguousarray(records).view(np.uint8).reshape(games, -1)
        self._seat = out[:, 0]
        self._copies: list[tuple[Numbers, NDArray[Any]]] = []
        self._masks: list[tuple[Numbers, NDArray[np.uint8]]] = []
        for run in runs:
            source = memory[:, run.offset : run.offset + run.count * _size(run.field)]
            if run.is_mask:
                width = run.count * run.field.members
                target = out[:, run.start : run.start + width].reshape(games, run.count, run.field.members)
                self._masks.append((target, source.reshape(games, run.count, 8)))
            else:
                self._copies.append(
                    (out[:, run.start : run.start + run.count], source.view(_LETTERS[run.field.letter]))
                )

    def write(self, seats: int | NDArray[np.int64]) -> None:
        """Writes all rows; `seats` are the viewers."""
        self._seat[...] = seats
        for target, source in self._copies:
            target[...] = source
        for target, source in self._masks:
            target[...] = np.unpackbits(source, axis=2, count=target.shape[2], bitorder="little")


def _size(field: Field) -> int:
    return np.dtype(_LETTERS[field.letter]).itemsize


@cache
def encoding_of(state_type: type[State]) -> Encoding:
    return Encoding(state_type)
