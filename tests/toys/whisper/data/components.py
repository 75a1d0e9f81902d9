"""The cards of Whisper, and the check that a data set must pass."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.datasets import Findings
from safehouse.core.validation import Cursor

MOST_KINDS = 8
FEWEST_CARDS = 9
"""Three seats with three cards each."""


@dataclass(frozen=True)
class Card:
    id: str
    value: int
    copies: int


@dataclass(frozen=True)
class Components:
    cards: tuple[Card, ...]


def read_components(root: Cursor, findings: Findings) -> Components:
    root.only("game", "name", "provenance", "cards")
    cards = tuple(_card(cursor) for cursor in root["cards"].items(at_least=2, at_most=MOST_KINDS))
    if not findings.errors:
        if len({card.id for card in cards}) != len(cards):
            root["cards"].fault("two cards have the same id")
        if sum(card.copies for card in cards) < FEWEST_CARDS:
            root["cards"].fault(f"there must be at least {FEWEST_CARDS} cards (TOY-1.2)")
    return Components(cards)


def _card(cursor: Cursor) -> Card:
    cursor.only("id", "value", "copies")
    code = cursor["id"].text(longest=12)
    if not code.isascii() or not code.isalpha() or not code.isupper():
        cursor["id"].fault("is not an id: capital letters only")
    return Card(code, cursor["value"].whole(0, 9), cursor["copies"].whole(1, 9))
