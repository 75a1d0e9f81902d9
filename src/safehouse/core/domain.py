"""The kinds of thing that actions and events speak of: cities, cards, seats, plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Domain:
    """Codes for the numbers the rules use. `name` is also the prefix of the codes' texts (`city-LON`)."""

    name: str
    codes: tuple[int | str, ...] = ()
    first: int = 0
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


def named(name: str, codes: Sequence[str]) -> Domain:
    """Things with codes, such as cities."""
    return Domain(name, tuple(codes))


def counted(name: str, first: int, count: int) -> Domain:
    """Things that are numbered, such as slots 1 to 4."""
    return Domain(name, tuple(range(first, first + count)), first)


NUMBER = Domain("number")
"""A plain number: amounts, points."""
