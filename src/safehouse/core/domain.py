"""The kinds of thing that actions and events speak of: cities, cards, seats, plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal


@dataclass(frozen=True)
class Domain:
    """Codes for the numbers the rules use. `name` is also the prefix of the codes' texts (`city-LON`)."""

    name: str
    codes: tuple[int | str, ...] = ()
    first: int = 0
    fixed: bool = False
    """Whether the codes are the same in every data set, so that the API can list them."""
    optional: bool = False
    """Whether there may be nothing: -1 in the rules, None where people read."""
    index: dict[int | str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {code: i for i, code in enumerate(self.codes)})

    def __len__(self) -> int:
        return len(self.codes)

    def code(self, value: int) -> int | str | None:
        """The code of a number; None for -1, which means nothing or unknown."""
        if not self.codes:
            return value
        return self.codes[value] if 0 <= value < len(self.codes) else None

    @property
    def type(self) -> Any:
        """Of the codes, as structures declare it.

        >>> named("city", ["LON", "PAR"]).type
        <class 'str'>
        >>> optional(fixed("sort", ["wine", "coffee"])).type == Literal["wine", "coffee"] | None
        True
        """
        plain = str if self.codes and isinstance(self.codes[0], str) else int
        found: Any = Literal[self.codes] if self.fixed else plain
        return found | None if self.optional else found


def named(name: str, codes: Sequence[str]) -> Domain:
    """Things whose codes are those of the data set, such as cities."""
    return Domain(name, tuple(codes))


def fixed(name: str, codes: Sequence[int | str]) -> Domain:
    """Things that the rules themselves name, such as sorts of bribes."""
    return Domain(name, tuple(codes), fixed=True)


def optional(domain: Domain) -> Domain:
    """The same, or nothing: what is unknown to those who are told, or not there."""
    return replace(domain, optional=True)


def counted(name: str, first: int, count: int) -> Domain:
    """Things that are numbered, such as slots 1 to 4."""
    return Domain(name, tuple(range(first, first + count)), first)


NUMBER = Domain("number")
"""A plain number: amounts, points."""
