"""The cards a player can show, every set of them that an answer or a penalty can be, and what each set says.

A player owns 11 cards: 4 coloured identities, 4 coloured builds, and 3 secret cards. A set is a mask of them.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Literal, get_args

from safehouse.core.rule import table

from ..data.components import AGENTS

Build = Literal["tall", "short", "fat", "thin"]
BUILDS: tuple[Build, ...] = get_args(Build)
CARD_CODES = (*AGENTS, *BUILDS, "secret_identity", "secret_build", "secret_mission")
CARDS = len(CARD_CODES)
SECRET_IDENTITY, SECRET_BUILD, SECRET_MISSION = 8, 9, 10

# --- sets -------------------------------------------------------------------------------------------------------


def _kind(card: int) -> str:
    return "I" if card < 4 else "B" if card < 8 else "S"


def _kinds(cards: tuple[int, ...]) -> str:
    return "".join(_kind(card) for card in cards)


_mixed = [pair for pair in combinations(range(CARDS), 2) if _kinds(pair) == "IB"]
_pairs = [pair for pair in combinations(range(CARDS), 2) if _kinds(pair) != "IB"]
_triples = [triple for triple in combinations(range(CARDS), 3) if _kinds(triple) not in ("III", "BBB")]
ALL_SETS: tuple[tuple[int, ...], ...] = (*((card,) for card in range(CARDS)), *_mixed, *_pairs, *_triples)
"""Singles, then pairs of two kinds (both occur as penalties only), then all that can answer a question."""

SETS = len(ALL_SETS)
FIRST_ANSWER = CARDS + len(_mixed)
FIRST_TRIPLE = FIRST_ANSWER + len(_pairs)
KEPT = FIRST_TRIPLE
"""Sets that can be left after a penalty: numbers below."""

SET_CODES = tuple("+".join(CARD_CODES[card] for card in cards) for cards in ALL_SETS)
SET_MASK = table([sum(1 << card for card in cards) for cards in ALL_SETS])
SIZE = table([len(cards) for cards in ALL_SETS])

_number = {cards: i for i, cards in enumerate(ALL_SETS)}
_parts = [[_number[pair] for pair in combinations(cards, 2)] if len(cards) == 3 else [] for cards in ALL_SETS]
_wholes = [[i for i, parts in enumerate(_parts) if number in parts] for number in range(SETS)]
PAIRS_IN = table([parts or [-1] * 3 for parts in _parts])
"""The three pairs inside a triple."""
TRIPLES_AROUND = table([wholes + [-1] * (max(map(len, _wholes)) - len(wholes)) for wholes in _wholes])
"""The triples around a pair, padded with -1."""
TRIPLES_AROUND_COUNT = table([len(wholes) for wholes in _wholes])

# --- what a set says about (identity, build), numbered 4 * identity + build ----------------------------------------

ALL_SELVES = (1 << 16) - 1
"""Every identity with every build."""
IDENTITY_SELVES = table([sum(1 << 4 * identity + build for build in range(4)) for identity in range(4)])
BUILD_SELVES = table([sum(1 << 4 * identity + build for identity in range(4)) for build in range(4)])


def _said(cards: tuple[int, ...]) -> int:
    said = 0
    for card in cards:
        if card < 4:
            said |= IDENTITY_SELVES[card]
        elif card < 8:
            said |= BUILD_SELVES[card - 4]
    return said


SAID = table([_said(cards) for cards in ALL_SETS])
"""The selves for which one of the coloured cards in the set is true (INK-7.3)."""
PROVES = table([int(SECRET_IDENTITY in cards or SECRET_BUILD in cards) for cards in ALL_SETS])
"""Whether a secret identity or build is among them, true by nature (INK-7.6)."""

# --- questions (INK-7.1) ----------------------------------------------------------------------------------------

QuestionKind = Literal["identity", "build", "ambassador_identity", "ambassador_build"]
QUESTION_CODES: tuple[QuestionKind, ...] = get_args(QuestionKind)
IDENTITY, BUILD, AMBASSADOR_IDENTITY, AMBASSADOR_BUILD = range(4)
SLOTS = ("IIB", "BBI", "II", "BB")


def _fits(cards: tuple[int, ...], slots: str, same_kind: bool) -> bool:
    """INK-7.2, 7.5: whether the cards can be laid into the slots, one each."""

    def goes(card: int, slot: str) -> bool:
        if card < 8:
            return _kind(card) == slot
        return not same_kind or card == SECRET_MISSION or (card == SECRET_IDENTITY) == (slot == "I")

    return len(cards) == len(slots) and any(
        all(goes(card, slot) for card, slot in zip(order, slots, strict=True)) for order in permutations(cards)
    )


_fitting = [[[int(_fits(c, slots, same)) for c in ALL_SETS] for slots in SLOTS] for same in (False, True)]
FITS = table(_fitting)
"""Whether a set fits a question; first index: 1 where secret cards stay in slots of their kind."""
_listed = [[[i for i in range(SETS) if fits[i]] for fits in questions] for questions in _fitting]
FITTING_COUNT = table([[len(found) for found in questions] for questions in _listed])
FITTING = table([[found + [-1] * (115 - len(found)) for found in questions] for questions in _listed])
"""The sets that fit a question, padded with -1."""
_coloured = [[i for i in found if all(card < 8 for card in ALL_SETS[i])] for found in _listed[0]]
COLOURED_COUNT = table([len(found) for found in _coloured])
COLOURED_ANSWERS = table([found + [-1] * (24 - len(found)) for found in _coloured])
"""The sets of coloured cards alone that fit a question, padded with -1."""

# --- orders of four, for deals and arrangements -------------------------------------------------------------------

ORDERS = tuple(permutations(range(4)))
ORDER = table([list(order) for order in ORDERS])
