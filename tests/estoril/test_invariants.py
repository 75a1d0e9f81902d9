"""The invariants notice what is wrong: each is broken once by hand."""

import pytest

from safehouse.games.estoril.data.board import CARD_CODES, PLACE_CODES, SPACE_CODES
from safehouse.games.estoril.rules.state import BOX, CHOSEN, HAND, NONE, RING, SHOWN, STACK

from .table import resolving, table

FREE = SPACE_CODES.index("8-I")
HELD = SPACE_CODES.index("4-I")
AWAY = SPACE_CODES.index("7-I")
S1, S2, C27 = (CARD_CODES.index(code) for code in ("RED-S1", "RED-S2", "C27"))
CHURCH, CASINO = PLACE_CODES.index("1"), PLACE_CODES.index("6")


def placing():
    return table({"4-I": (0, "RED-S1")}, active=1, pending="PLACE_CARD").state


def acting():
    return resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S2")}).state


def put(name, value, at=None):
    """Sets a field, or one of its members, to a value."""

    def change(state):
        if at is None:
            setattr(state, name, value)
        else:
            getattr(state, name)[at] = value

    return change


@pytest.mark.parametrize(
    ("state", "change", "fault"),
    [
        (placing, put("place", RING, S1), "RED-S1 is nowhere"),
        (placing, put("at", NONE, HELD), "RED-S1 is not in exactly one zone"),
        (placing, put("place", STACK, S2), "the starting character RED-S2 is in the deck"),
        (placing, put("place", BOX, C27), "C27 is in the box"),
        (placing, put("stack", 3), "kept count: stack"),
        (placing, put("own", 0, 0), "not every character has exactly one disc"),
        (placing, put("own", 1 << AWAY, 0), "7-I is not in the city"),
        (placing, put("protected", 1 << FREE), "a mark lies on an empty space"),
        (placing, put("protected", 1 << HELD), "a white disc or a moved character before the resolution"),
        (placing, put("face_down", 0), "does not lie as the space demands"),
        (placing, put("moved", 1 << HELD), "a moved character on 4-I, where nothing was resolved yet"),
        (placing, put("casino", 6, HELD), "INV-14"),
        (placing, put("reward_down", 1, CASINO), "the reward of place 6 does not lie as its field demands"),
        (placing, put("discs", 4, 0), "seat 0 has 1 characters on the board and 4 discs"),
        (placing, put("hand_count", 2, 1), "kept count: hand of seat 1"),
        (placing, put("place", SHOWN + 1, CARD_CODES.index("GREEN-S1")), "shown cards before the resolution"),
        (placing, put("place", CHOSEN + 1, CARD_CODES.index("GREEN-S1")), "kept count: hand of seat 1"),
        (placing, put("place", HAND + 1, C27), "a ring of 7 outside the resolution"),
        (acting, put("face_down", 1 << HELD), "the character on 4-I must lie face up"),
        (acting, put("seen_by", 1, HELD), "lies face up and is marked as peeked at"),
        (acting, put("reward", C27, CHURCH), "place 1 is resolved and still has its reward"),
        (acting, put("used", 2, 0), "a symbol was used more often than it is there"),
        (acting, put("moved", 1 << HELD), "no character may act on the current numeral"),
    ],
)
def test_a_broken_state_is_noticed(state, change, fault):
    edition = table().edition
    broken = state()
    assert edition.invariants(broken) == []
    change(broken)
    assert any(fault in found for found in edition.invariants(broken)), edition.invariants(broken)
