"""Draws that anyone can check: each follows from a secret of the server and a number of each player.

The server shows the hash of its secret first (the commitment), then the players add their numbers, then the first card
is dealt: nobody could choose the cards, and once the secret is shown, everybody can work them out. Players may show
the hashes of their numbers first, too (seals), and open them when all are there: then nobody could choose a number by
the others'. docs/verify.md says how, in a few lines that need nothing of Safehouse.

Draws are keyed by their pile and counted for each: the same deal gives the same k-th card of a pile, whatever was done
elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from .errors import OptionError
from .seats import CHANCE
from .validation import show

if TYPE_CHECKING:
    from .game import Edition
    from .state import State

SCHEME = "safehouse-deal-1"
"""How draws follow from secret and numbers; another way would have another name."""
NO_NUMBER = "-"
HEX_64 = re.compile("[0-9a-f]{64}")
_WORD = 1 << 32
T = TypeVar("T")

Cards = list[tuple[int, int]]
"""What can be drawn: actions in ascending order, each with how often it lies there."""


def fresh_number() -> str:
    """A secret, or a number of a player: 256 bits nobody can guess, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """What is shown of a secret, or of a player's number, before it may be known: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Deal:
    """From what all draws of a table follow. Whoever knows it knows all cards: it leaves a server after the end only.

    Examples:
        >>> deal = Deal("00" * 32, "vienna-7", ("11" * 32, None))
        >>> deal.number("deck", 1, 52), deal.number("deck", 2, 51), deal.number("dice", 1, 36)
        (2, 46, 10)
        >>> deal.commitment[:16]
        '66687aadf862bd77'
        >>> deal
        Deal(table='vienna-7')
    """

    secret: str = field(repr=False)
    table: str
    """What it was made for: no two tables have the same deal unless one is given the other's."""
    numbers: tuple[str | None, ...] = field(repr=False)
    """What each seat added; None where it added nothing."""
    seals: tuple[str | None, ...] = field(default=(), repr=False)
    """For each seat the commitment to its number that was shown before anybody's was opened; empty: for none."""

    def __post_init__(self) -> None:
        listed = [(f"{name}[{i}]", n) for name in ("numbers", "seals") for i, n in enumerate(getattr(self, name))]
        for name, value in [("secret", self.secret), *listed]:
            if value is not None and not is_hex_64(value):
                raise OptionError(f"{name}: must be 64 hexadecimal digits 0-9a-f")
        if not isinstance(self.table, str) or "\n" in self.table:
            raise OptionError(f"table: {show(self.table)} is not the name of a table")

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    @cached_property
    def _key(self) -> bytes:
        lines = [SCHEME, self.table, *(number or NO_NUMBER for number in self.numbers)]
        return _mac(bytes.fromhex(self.secret), "\n".join(lines))

    def number(self, pile: str, count: int, total: int) -> int:
        """The number from 0 to `total` - 1 that the draw of this count, from 1, takes from a pile; all equally likely.

        Of 32 random bits, the few highest that would favour small numbers are thrown away and drawn again.
        """
        attempt = 0
        while True:
            word = int.from_bytes(_mac(self._key, f"{pile}\n{count}\n{attempt}")[:4], "big")
            if word < _WORD - _WORD % total:
                return word % total
            attempt += 1


def is_hex_64(value: object) -> bool:
    return isinstance(value, str) and HEX_64.fullmatch(value) is not None


def _mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def offered(edition: Edition, state: State) -> Cards:
    """What chance may do now, with weights."""
    out = edition.buffer()
    weight = edition.slots["weight"]
    actions = out[: edition.legal(state, CHANCE, out)]
    return [(action, many) for action in actions if (many := weight(state, action)) > 0]


def picked(cards: Sequence[tuple[T, int]], place: int) -> T:
    """The card at a place of a pile, counted from 0.

    >>> [picked([("ace", 1), ("king", 2)], place) for place in range(3)]
    ['ace', 'king', 'king']
    """
    for card, many in cards:
        if place < many:
            return card
        place -= many
    raise IndexError("a pile has no place beyond its cards")
