"""The natural logarithm as a rule: the same to the last bit on every machine, whatever its mathematical library says.

It is read from a table, which is made by whole numbers alone. Sums, products and quotients of real numbers are the same
everywhere; logarithms are not.
"""

from __future__ import annotations

from .rule import rule, table

SIZE = 512
DIGITS = 53
"""So many binary digits a real number has."""
ONE = 1 << DIGITS
"""What the numbers of the table are parts of."""


def _logarithms() -> list[int]:
    """Of each n below SIZE, rounded like a real number, by ln n = ln (n - 1) + 2 artanh (1 / (2n - 1))."""
    one = ONE << 32
    found, last = [0, 0], 0
    for n in range(2, SIZE):
        odd, power, divisor = 2 * n - 1, one // (2 * n - 1), 1
        while power:
            last += 2 * power // divisor
            power //= odd * odd
            divisor += 2
        dropped = last.bit_length() - DIGITS
        found.append((last + (1 << dropped - 1) >> dropped << dropped) >> 32)
    return found


LOG = table(_logarithms())
LOG_2 = LOG[2]


@rule
def natural_log(n: int) -> float:
    """Ln n of a whole number from 1, to some twelve digits."""
    if n < SIZE:
        return LOG[n] / ONE
    halved = 0
    while n >> halved >= SIZE:
        halved += 1
    head = (n >> halved) << halved
    rest = (n - head) / head
    series = rest * (1.0 - rest * (0.5 - rest * (1.0 / 3.0 - rest * 0.25)))
    return (LOG[n >> halved] + halved * LOG_2) / ONE + series
