"""Constant tables in C: numbers only, each table in the smallest type that holds them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import CompileError
from .types import Place

LEAST = -(1 << 63)
"""The least number of 64 bits; C has no literal for it."""


class Tables:
    """All tables of one C file; each object becomes one table, whatever names it has."""

    def __init__(self) -> None:
        self._places: dict[int, Place] = {}
        self._lines: list[str] = []

    def place(self, value: Any, name: str) -> Place:
        """Where a table lies; it is written down when it is asked for first."""
        if id(value) not in self._places:
            shape = shape_of(value, name)
            bits = _bits(value, name)
            c = f"T{len(self._places)}_{name}"
            sizes = "".join(f"[{max(1, length)}]" for length in shape)
            self._lines.append(f"static const int{bits}_t {c}{sizes} = {_braces(value)};")
            self._places[id(value)] = Place(c, bits, shape, constant=True)
        return self._places[id(value)]

    def text(self) -> str:
        return "\n".join(self._lines)


def shape_of(value: Any, name: str) -> tuple[int, ...]:
    """The lengths of nested lists, which must be the same throughout."""
    if not isinstance(value, list | tuple):
        return ()
    shapes = {shape_of(each, name) for each in value}
    if len(shapes) > 1:
        raise CompileError(f"the rows of table {name} differ in length")
    return (len(value), *(shapes.pop() if shapes else ()))


def _bits(value: Any, name: str) -> int:
    numbers = list(_flat(value, name)) or [0]
    for bits in (8, 16, 32, 64):
        if -(1 << bits - 1) <= min(numbers) and max(numbers) < 1 << bits - 1:
            return bits
    raise CompileError(f"table {name} holds a number of more than 64 bits")


def _flat(value: Any, name: str) -> Iterator[int]:
    if isinstance(value, list | tuple):
        for each in value:
            yield from _flat(each, name)
    elif isinstance(value, int):
        yield int(value)
    else:
        raise CompileError(f"table {name} holds something that is no whole number")


def _braces(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"{{{', '.join(map(_braces, value)) or '0'}}}"
    return str(int(value)) if value > LEAST else "INT64_MIN"


def literal(value: int) -> str:
    """A whole number of at most 64 bits in C."""
    if not LEAST <= value < -LEAST:
        raise CompileError(f"{value} has more than 64 bits")
    if value == LEAST:
        return "INT64_MIN"
    return f"INT64_C({value})" if value >= 0 else f"(-INT64_C({-value}))"
