"""The types that values of rules have, and how C writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..pool import Pool
from ..rule import Buf
from ..state import State
from .errors import CompileError


@dataclass(frozen=True, slots=True)
class Type:
    """A type by the word that messages use, and by its name in C."""

    word: str
    c: str
    row: tuple[int, int, bool] | None = None
    """Of a row: how many bits its numbers have, how many there are, whether they are constant."""


INT = Type("a whole number", "int64_t")
REAL = Type("a real number", "double")
BOOL = Type("True or False", "bool")
VOID = Type("nothing", "void")
STATE = Type("a game", "State *")
BUF = Type("a buffer", "Buf")
POOL = Type("a pool", "Pool")

_OF_HINT: tuple[tuple[Any, Type], ...] = (
    (int, INT),
    (float, REAL),
    (bool, BOOL),
    (type(None), VOID),
    (Buf, BUF),
    (Pool, POOL),
)

STORED = {"b": 8, "h": 16, "i": 32, "q": 64}
"""How many bits a field of the state has, by the letter of its declaration."""


def type_of(hint: Any) -> Type:
    """The type that an annotation means."""
    if isinstance(hint, type) and issubclass(hint, State):
        return STATE
    for known, found in _OF_HINT:
        if hint == known:
            return found
    raise CompileError(f"rules may not use the annotation {hint}")


@dataclass(frozen=True, slots=True)
class Value:
    """An expression in C."""

    c: str
    type: Type
    impure: bool = False
    """Whether evaluating it changes something: then the order of evaluation matters."""
    still: bool = False
    """Whether nothing that is evaluated beside it can change it: a constant or a local name."""


@dataclass(frozen=True, slots=True)
class Place:
    """Numbers in memory: a field or a table, a row of one, or (without shape) a single number."""

    c: str
    bits: int
    shape: tuple[int, ...]
    constant: bool = False
    impure: bool = False


def row_of(place: Place) -> Type:
    """The type of a local name for a row."""
    (length,) = place.shape
    c = f"{'const ' if place.constant else ''}int{place.bits}_t *"
    return Type(f"a row of {length} numbers", c, (place.bits, length, place.constant))
