"""Random choices of the kit: the same on every machine, so that every failure can be had again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from safehouse.core.chance import below, stream
from safehouse.core.rule import Buf

T = TypeVar("T")


class Dice:
    """A stream of random choices; other labels give another stream."""

    def __init__(self, *labels: int | str) -> None:
        self.rng: Buf = stream("testkit", *labels)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return below(self.rng, n)

    def once_in(self, n: int) -> bool:
        return self.below(n) == 0

    def one(self, values: Sequence[T]) -> T:
        return values[self.below(len(values))]

    def some(self, values: Sequence[T], count: int) -> list[T]:
        """At most `count` of the values, in random order."""
        left = list(values)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]

    def weighted(self, values: Sequence[T], weights: Sequence[int]) -> T:
        left = self.below(sum(weights))
        for value, weight in zip(values, weights, strict=True):
            left -= weight
            if left < 0:
                return value
        raise ValueError("weights must be positive")
