"""A list that only grows at its end, so that copies of it can share what they have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class PersistentList(Sequence[T]):
    """Copying it costs the same however long it is.

    >>> items = PersistentList([1, 2])
    >>> other = items.copy()
    >>> other.append(3)
    >>> items.append(4)
    >>> list(items), list(other)
    ([1, 2, 4], [1, 2, 3])
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def append(self, item: T) -> None:
        if len(self._items) != self._length:  # somebody else has gone on from here
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def cut(self, length: int) -> None:
        """Forgets all but the first items."""
        self._length = min(length, self._length)

    def copy(self) -> PersistentList[T]:
        new: PersistentList[T] = object.__new__(PersistentList)
        new._items, new._length = self._items, self._length
        return new

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            return self._items[start:stop:step] if step > 0 else list(self)[index]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._length + index]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PersistentList | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"PersistentList({list(self)!r})"
