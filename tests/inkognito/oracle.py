"""Repeats and possible worlds worked out from the history alone, without the engine's tables."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations, product

AGENTS = ("F", "B", "X", "Z")
BUILDS = ("tall", "short", "fat", "thin")
WORDS = ("Alpha", "Bravo", "Charlie", "Delta")
SLOTS = {"identity": "IIB", "build": "BBI", "ambassador_identity": "II", "ambassador_build": "BB"}


@dataclass
class Occasion:
    """One answer: who showed whom what to which question, and what was left after a penalty."""

    shower: int
    asker: int
    question: str
    cards: frozenset[str]
    left: frozenset[str] | None = None
    faces: tuple[str, ...] = ()
    """The faces of the secret cards among them."""


def cards(code: str) -> frozenset[str]:
    return frozenset(code.split("+"))


def nested(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one) >= 2 and len(other) >= 2 and (one <= other or other <= one)


def strikes(history: list[Occasion], shower: int, asker: int, shown: frozenset[str]) -> int:
    """INK-9.4, word by word."""
    return sum(
        nested(past.cards, shown) or (past.left is not None and nested(past.left, shown))
        for past in history
        if (past.shower, past.asker) == (shower, asker)
    )


def is_truthful(shown: frozenset[str], identity: str, build: str) -> bool:
    return bool(shown & {identity, build, "secret_identity", "secret_build"})


def fresh_exists(history: list[Occasion], past: Occasion, identity: str, build: str) -> bool:
    """Whether there was a truthful answer of coloured cards that was no repeat (INK-9.11)."""
    slots = SLOTS[past.question]
    choices = product(combinations(AGENTS, slots.count("I")), combinations(BUILDS, slots.count("B")))
    return any(
        is_truthful(frozenset(a + b), identity, build)
        and strikes(history, past.shower, past.asker, frozenset(a + b)) == 0
        for a, b in choices
    )


def worlds(
    history: list[Occasion], seat: int, own: tuple[str, str, str], mode: str
) -> set[tuple[tuple[str, ...], ...]]:
    """Part 12.1 over all 13,824 deals: those in which every answer had would have been a legal choice."""
    found = set()
    received = [(history[:i], past) for i, past in enumerate(history) if past.asker == seat]
    fixed = [
        [order for order in permutations(kind) if order[seat] == card]
        for kind, card in zip((AGENTS, BUILDS, WORDS), own, strict=True)
    ]
    for identities, builds, words in product(*fixed):
        deal = (identities, builds, words)
        if all(_legal(before, past, deal, mode) for before, past in received):
            found.add(deal)
    return found


def _legal(before: list[Occasion], past: Occasion, deal: tuple[tuple[str, ...], ...], mode: str) -> bool:
    identity, build, word = (kind[past.shower] for kind in deal)
    true_faces = {"secret_identity": identity, "secret_build": build, "secret_mission": word}
    if any(true_faces[card] not in past.faces for card in past.cards if card in true_faces):
        return False
    if not is_truthful(past.cards, identity, build):
        return False
    if past.left is not None and not is_truthful(past.left, identity, build):
        return False
    repeat = strikes(before, past.shower, past.asker, past.cards) > 0
    return not (mode == "prevent" and repeat and fresh_exists(before, past, identity, build))
