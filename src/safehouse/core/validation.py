"""Reads what people and programs hand in — positions, records, data files — and notes every fault with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, TypeVar, cast

from .seats import NOBODY


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


T = TypeVar("T", bound=str)

_MISSING: Any = _Missing()
_SHOWN = 40


def show(value: Any) -> str:
    """A value as an error message may quote it."""
    if value is _MISSING:
        return "nothing"
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested without end, or a number of thousands of digits
        text = f"a {type(value).__name__}"
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


class Cursor:
    """A value somewhere inside untrusted data. Wrong input is noted in `faults`, and a harmless value returned."""

    def __init__(self, value: Any, faults: list[str], path: str = "") -> None:
        self.value = value
        self.faults = faults
        self.path = path

    def fault(self, message: str) -> None:
        self.faults.append(f"{self.path}: {message}" if self.path else message)

    @property
    def missing(self) -> bool:
        return self.value is _MISSING

    def _wrong(self, wanted: str) -> None:
        if self.missing:
            self.fault(f"is missing; it must be {wanted}")
        else:
            self.fault(f"{show(self.value)} is not {wanted}")

    # --- single values ----------------------------------------------------------------------------------------

    def whole(self, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        if self.missing and default is not None:
            return default
        if type(self.value) is int and low <= self.value <= high:
            return self.value
        self._wrong(f"a whole number from {low} to {high}")
        return default if default is not None else low

    def seat(self, seats: int, default: int) -> int:
        """A seat; NOBODY where it is null.

        >>> Cursor(None, []).seat(3, 0), Cursor(2, []).seat(3, 0), Cursor({}, [])["active"].seat(3, 0)
        (-1, 2, 0)
        """
        if self.missing:
            return default
        return NOBODY if self.value is None else self.whole(0, seats - 1)

    def truth(self, default: bool | None = None) -> bool:
        if self.missing and default is not None:
            return default
        if isinstance(self.value, bool):
            return self.value
        self._wrong("true or false")
        return bool(default)

    def text(self, default: str | None = None, longest: int = 500) -> str:
        if self.missing and default is not None:
            return default
        if isinstance(self.value, str) and len(self.value) <= longest:
            return self.value
        self._wrong(f"a text of at most {longest} characters")
        return default or ""

    def one_of(self, allowed: Collection[T], default: T | None = None) -> T:
        """One of the allowed texts; where it is none of them, the first."""
        if self.missing and default is not None:
            return default
        if isinstance(self.value, str) and self.value in allowed:
            return cast("T", self.value)
        listed = ", ".join(allowed)
        self._wrong(f"one of {listed}" if len(listed) <= 400 else f"one of {listed[:400]}…")
        return default if default is not None else next(iter(allowed), cast("T", ""))

    # --- inside -----------------------------------------------------------------------------------------------

    def __getitem__(self, key: str) -> Cursor:
        """The value under a key; reading it tells if it is missing."""
        found = self.value.get(key, _MISSING) if isinstance(self.value, dict) else _MISSING
        return Cursor(found, self.faults, f"{self.path}.{key}" if self.path else key)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def items(self, *, at_least: int = 0, at_most: int = 10_000, default: bool = False) -> list[Cursor]:
        """The members of a list. With `default` a missing list counts as empty."""
        if self.missing and default:
            return []
        if not isinstance(self.value, list):
            self._wrong("a list")
            return []
        if not at_least <= len(self.value) <= at_most:
            wanted = str(at_least) if at_least == at_most else f"{at_least} to {at_most}"
            self.fault(f"has {len(self.value)} members, not {wanted}")
            return []
        return [Cursor(member, self.faults, f"{self.path}[{i}]") for i, member in enumerate(self.value)]

    def entries(self, *, default: bool = False) -> Iterator[tuple[str, Cursor]]:
        """The keys and values of a table. With `default` a missing table counts as empty."""
        if self.missing and default:
            return
        if not isinstance(self.value, dict):
            self._wrong("a table of keys and values")
            return
        for key in self.value:
            if isinstance(key, str):
                yield key, self[key]
            else:
                self.fault(f"the key {show(key)} is not a text")

    def only(self, *known: str) -> None:
        """Notes keys that nobody reads."""
        if not isinstance(self.value, dict):
            self._wrong("a table of keys and values")
            return
        for key in self.value:
            if key not in known:
                self.fault(f"unknown key {show(key)}; known are {', '.join(known)}")
