"""What the samples use by the name of a module."""

from __future__ import annotations

from safehouse.core.rule import rule, table

NINE = 9
OFTEN = True
QUARTER = 0.25
CUBES = table([[0, 1, 8], [27, 64, 125]])
WORDS = ("x", "y")


@rule
def small(a: int) -> int:
    """A name that is also a field of the state."""
    return a % NINE
