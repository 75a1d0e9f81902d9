"""The flat state of a game: one declaration gives a plain object with slots and the layout of a NumPy record.

A game declares its fields once:

    class State(core.State, events=24, frames=8):
        supply = i8(SEATS)
        agents = i8(SEATS, FIELDS)

mypy sees `supply` as `list[int]` and `agents` as `list[list[int]]`; a number without shape is an `int`. All fields
are signed. The plain object holds Python lists; `layout()` describes the same memory as a record for the fast backend.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Self, overload

EVENT_COLUMNS = 8
FRAME_COLUMNS = 6

_SIZES = {"b": 1, "h": 2, "i": 4, "q": 8}


@dataclass(frozen=True, slots=True)
class Field:
    """A declared field: a struct letter and a shape; of masks also how many members they may have."""

    letter: str
    shape: tuple[int, ...]
    members: int = 0

    @property
    def count(self) -> int:
        total = 1
        for length in self.shape:
            total *= length
        return total


@overload
def i8() -> int: ...
@overload
def i8(a: int, /) -> list[int]: ...
@overload
def i8(a: int, b: int, /) -> list[list[int]]: ...
@overload
def i8(a: int, b: int, c: int, /) -> list[list[list[int]]]: ...
def i8(*shape: int) -> Any:
    """Whole numbers from -128 to 127."""
    return Field("b", shape)


@overload
def i16() -> int: ...
@overload
def i16(a: int, /) -> list[int]: ...
@overload
def i16(a: int, b: int, /) -> list[list[int]]: ...
@overload
def i16(a: int, b: int, c: int, /) -> list[list[list[int]]]: ...
def i16(*shape: int) -> Any:
    """Whole numbers from -32,768 to 32,767."""
    return Field("h", shape)


@overload
def i64(*, members: int = 63) -> int: ...
@overload
def i64(a: int, /, *, members: int = 63) -> list[int]: ...
@overload
def i64(a: int, b: int, /, *, members: int = 63) -> list[list[int]]: ...
@overload
def i64(a: int, b: int, c: int, /, *, members: int = 63) -> list[list[list[int]]]: ...
def i64(*shape: int, members: int = 63) -> Any:
    """Masks of up to 63 members. With `members=0` a whole number that no rule bounds."""
    return Field("q", shape, members)


class StateMeta(type):
    """Turns the declared fields into slots and writes the methods that touch every field."""

    __fields__: dict[str, Field]

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, events: int = 16, frames: int = 8
    ) -> StateMeta:
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited.update(getattr(base, "__fields__", {}))
        if inherited:
            inherited["events"] = Field("h", (events, EVENT_COLUMNS))
            inherited["frames"] = Field("h", (frames, FRAME_COLUMNS))
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in own:
            del namespace[key]
        namespace["__slots__"] = tuple(own)
        cls = super().__new__(mcls, name, bases, namespace)
        cls.__fields__ = inherited | own
        if cls.__fields__:
            _write_methods(cls, cls.__fields__)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: int) -> None:
        super().__init__(name, bases, namespace)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each field lies in a record: naturally aligned, in order of declaration."""

    names: tuple[str, ...]
    fields: tuple[Field, ...]
    offsets: tuple[int, ...]
    size: int
    struct_format: str

    @property
    def after_events(self) -> int:
        """The first word of 8 bytes that holds more than the events of the last step, but for word 0."""
        return self.offsets[self.names.index("frames")] // 8


def _layout_of(fields: dict[str, Field]) -> Layout:
    offsets: list[int] = []
    letters = "<"
    at = 0
    for field in fields.values():
        size = _SIZES[field.letter]
        padding = -at % size
        letters += f"{padding}x{field.count}{field.letter}"
        at += padding
        offsets.append(at)
        at += size * field.count
    tail = -at % 8
    return Layout(tuple(fields), tuple(fields.values()), tuple(offsets), at + tail, f"{letters}{tail}x")


_ZERO = {
    0: "0",
    1: "[0] * {0}",
    2: "[[0] * {1} for _ in range({0})]",
    3: "[[[0] * {2} for _ in range({1})] for _ in range({0})]",
}
_COPY = {0: "{0}", 1: "{0}[:]", 2: "list(map(copy, {0}))", 3: "[list(map(copy, a)) for a in {0}]"}
"""Rows are copied by the list's own method, mapped: in three fifths of the time that a comprehension takes."""
_FLAT = {0: "{0}", 1: "*{0}", 2: "*[x for a in {0} for x in a]", 3: "*[x for a in {0} for b in a for x in b]"}


def _write_methods(cls: type, fields: dict[str, Field]) -> None:
    layout = _layout_of(fields)
    lines = ["def __init__(self):"]
    lines += [f"    self.{n} = {_ZERO[len(f.shape)].format(*f.shape)}" for n, f in fields.items()]
    lines += ["def copy_from(self, other):"]
    lines += [f"    self.{n} = {_COPY[len(f.shape)].format('other.' + n)}" for n, f in fields.items()]
    lines += ["def clone(self):", "    new = create(cls)"]
    lines += [f"    new.{n} = {_COPY[len(f.shape)].format('self.' + n)}" for n, f in fields.items()]
    lines += ["    return new", "def numbers(self):", "    return ["]
    lines += [f"        {_FLAT[len(f.shape)].format('self.' + n)}," for n, f in fields.items()]
    lines += ["    ]"]
    lines += ["def equals(self, other):", "    return " + " and ".join(f"self.{n} == other.{n}" for n in fields)]
    scope: dict[str, Any] = {"cls": cls, "create": cls.__new__, "copy": list.copy}
    exec("\n".join(lines), scope)  # noqa: S102 - our own text, made from the declaration
    for method in ("__init__", "copy_from", "clone", "numbers", "equals"):
        function = scope[method]
        function.__qualname__ = f"{cls.__qualname__}.{method}"
        setattr(cls, method, function)
    cls._layout = layout  # type: ignore[attr-defined]
    cls._struct = struct.Struct(layout.struct_format)  # type: ignore[attr-defined]


class _Blank(metaclass=StateMeta):
    """So that the first real class finds something to inherit nothing from."""


class State(_Blank):
    """What every state has: the events of the last step and the stack of pending decisions.

    `events`: rows of (kind, audience, marks, five arguments); `frames`: rows of (kind, movers, four arguments).
    """

    _layout: ClassVar[Layout]
    _struct: ClassVar[struct.Struct]

    event_count = i8()
    depth = i8()
    events = i16(16, EVENT_COLUMNS)
    frames = i16(8, FRAME_COLUMNS)

    clone: Callable[[], Self]
    copy_from: Callable[[State], None]
    numbers: Callable[[], list[int]]
    equals: Callable[[State], bool]

    @classmethod
    def layout(cls) -> Layout:
        return cls._layout

    def to_bytes(self) -> bytes:
        """The record as the fast backend holds it. A number that does not fit its field raises struct.error."""
        return self._struct.pack(*self.numbers())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls._layout.size:
            raise ValueError(f"{len(data)} bytes given, a state of this game has {cls._layout.size}")
        state = cls()
        stream = iter(cls._struct.unpack(data))
        for name, field in zip(cls._layout.names, cls._layout.fields, strict=True):
            setattr(state, name, _shaped(stream, field.shape))
        return state

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and self.equals(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{type(self).__module__}.{type(self).__name__} {self.digest()}>"


def _shaped(stream: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(stream)
    return [_shaped(stream, shape[1:]) for _ in range(shape[0])]
