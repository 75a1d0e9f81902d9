"""Random numbers that are the same on every machine and in both backends: xoshiro128** in whole numbers.

A stream is a buffer of four 32-bit words. It never lies in the state, so a state holds no future.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from .errors import OptionError
from .rule import Buf, rule
from .validation import show

WORDS = 4
_MASK = 0xFFFFFFFF


def stream(seed: int | str, *labels: int | str) -> Buf:
    """The stream of a seed; labels give independent streams of one seed."""
    if not _is_seed(seed):
        raise OptionError(f"seed: {show(seed)} is not a text or a whole number of at most 128 bits")
    text = "/".join(str(part) for part in ("safehouse", seed, *labels))
    digest = hashlib.blake2b(text.encode(errors="surrogatepass"), digest_size=4 * WORDS).digest()
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(WORDS)]


def _is_seed(value: Any) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 128
    return is_number or isinstance(value, str)


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(63)


@rule
def _turned(x: int, k: int) -> int:
    return ((x << k) | (x >> (32 - k))) & _MASK


@rule
def word(rng: Buf) -> int:
    """The next 32 random bits."""
    result = (_turned((rng[1] * 5) & _MASK, 7) * 9) & _MASK
    t = (rng[1] << 9) & _MASK
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= t
    rng[3] = _turned(rng[3], 11)
    return result


@rule
def below(rng: Buf, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (n < 2**31)."""
    product = word(rng) * n
    if (product & _MASK) < n:
        floor = (_MASK + 1 - n) % n
        while (product & _MASK) < floor:
            product = word(rng) * n
    return product >> 32


@rule
def shuffle(values: Buf, count: int, rng: Buf) -> None:
    """Brings the first `count` values into random order."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        held = values[i]
        values[i] = values[j]
        values[j] = held
