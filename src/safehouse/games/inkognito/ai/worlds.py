"""What a seat reckons with, written as rules for simple bots: its possible worlds, its partner, its doubts.

`deduction` says the same, and more, for people and in plain Python. Here everything is laid out in `notes` once for a
decision, from what the seat itself may see.
"""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.logarithm import natural_log
from safehouse.core.rule import Buf, rule

from ..data.board import FIRST_AGENT, PARTNER_OF, TEAM_OF
from ..rules.answers import selves_told
from ..rules.card_sets import BUILD_SELVES, COLOURED_ANSWERS, COLOURED_COUNT, IDENTITY_SELVES, ORDER, ORDERS, SAID
from ..rules.knowledge import fits_told, fits_words, sees
from ..rules.state import HOLDERS, State

SELVES = 16
"""Identities with builds, of each holder."""
MOST_SELVES = 36
"""A seat knows its own cards: three others have the rest."""
MOST_WORDS = 6

# Places of `notes`.
SELF_COUNT = 0
SELF = 1
"""The possible deals of identities and builds, as 24 * identities + builds."""
WORD_COUNT = SELF + MOST_SELVES
WORD = WORD_COUNT + 1
"""The possible deals of code words."""
PARTNER = WORD + MOST_WORDS
"""The holder who is the partner in every world, or NOT_KNOWN."""
LINES = PARTNER + 1
"""How many lines of the mission list the own team may have."""
CELL = LINES + 1
"""In how many deals each holder has each self."""
HELD_WORD = CELL + HOLDERS * SELVES
"""In how many deals each holder has each code word."""
RECKONED = HELD_WORD + HOLDERS * HOLDERS

NOT_KNOWN = -1


@rule
def reckon(s: State, seat: int, notes: Buf) -> None:
    """Lays everything out."""
    for i in range(RECKONED):
        notes[i] = 0
    list_selves(s, seat, notes)
    list_words(s, seat, notes)
    find_partner(s, seat, notes)
    count_lines(s, seat, notes)


@rule
def list_selves(s: State, seat: int, notes: Buf) -> None:
    for identities in range(len(ORDERS)):
        if sees(seat, s.identity[seat], ORDER[identities][seat]):
            for builds in range(len(ORDERS)):
                if sees(seat, s.build[seat], ORDER[builds][seat]) and fits_told(s, seat, identities, builds):
                    notes[SELF + notes[SELF_COUNT]] = len(ORDERS) * identities + builds
                    notes[SELF_COUNT] += 1
                    for holder in range(HOLDERS):
                        notes[CELL + SELVES * holder + 4 * ORDER[identities][holder] + ORDER[builds][holder]] += 1


@rule
def list_words(s: State, seat: int, notes: Buf) -> None:
    for order in range(len(ORDERS)):
        if fits_words(s, seat, order):
            notes[WORD + notes[WORD_COUNT]] = order
            notes[WORD_COUNT] += 1
            for holder in range(HOLDERS):
                notes[HELD_WORD + HOLDERS * holder + ORDER[order][holder]] += 1


@rule
def find_partner(s: State, seat: int, notes: Buf) -> None:
    notes[PARTNER] = NOT_KNOWN
    first = 4 * PARTNER_OF[s.identity[seat]]
    for holder in range(HOLDERS):
        count = 0
        for build in range(4):
            count += notes[CELL + SELVES * holder + first + build]
        if holder != seat and count == notes[SELF_COUNT] and notes[PARTNER] == NOT_KNOWN:
            notes[PARTNER] = holder


@rule
def count_lines(s: State, seat: int, notes: Buf) -> None:
    first = FIRST_AGENT[TEAM_OF[s.identity[seat]]]
    codes = 0
    for i in range(notes[SELF_COUNT]):
        identities = notes[SELF + i] // len(ORDERS)
        one = holder_in(identities, first)
        two = holder_in(identities, PARTNER_OF[first])
        for j in range(notes[WORD_COUNT]):
            order = notes[WORD + j]
            codes |= 1 << (4 * ORDER[order][one] + ORDER[order][two])
    notes[LINES] = count_bits(codes)


@rule
def holder_in(order: int, card: int) -> int:
    """Who has a card in an order of four."""
    for holder in range(HOLDERS):
        if ORDER[order][holder] == card:
            return holder
    return NOT_KNOWN


@rule
def put_world(s: State, selves: int, words: int) -> None:
    """Makes a state what it would be with these deals."""
    for holder in range(HOLDERS):
        s.identity[holder] = ORDER[selves // len(ORDERS)][holder]
        s.build[holder] = ORDER[selves % len(ORDERS)][holder]
        s.word[holder] = ORDER[words][holder]


# --- doubts -----------------------------------------------------------------------------------------------------


@rule
def doubt(notes: Buf, at: int, count: int) -> float:
    """How open a question is, in bits, by how many deals speak for each answer: 0 where one is left."""
    total = 0
    for i in range(count):
        total += notes[at + i]
    bits = 0.0
    for i in range(count):
        n = notes[at + i]
        if n > 0:
            bits += n / total * ((natural_log(total) - natural_log(n)) / natural_log(2))
    return bits


@rule
def unknown(notes: Buf, other: int) -> float:
    """How many bits about another seat are open; of the partner the code word, which counts double."""
    if notes[PARTNER] == other:
        return 2 * doubt(notes, HELD_WORD + HOLDERS * other, HOLDERS)
    return doubt(notes, CELL + SELVES * other, SELVES)


@rule
def remaining(notes: Buf, other: int, question: int) -> float:
    """The number of deals left on average, if every truthful answer of coloured cards is as likely."""
    left = 0
    total = 0
    for i in range(COLOURED_COUNT[question]):
        said = SAID[COLOURED_ANSWERS[question][i]]
        weight = 0
        for cell in range(SELVES):
            if has(said, cell):
                weight += notes[CELL + SELVES * other + cell]
        left += weight * weight
        total += weight
    return left / max(1, total)


@rule
def left_open(s: State, seat: int, asker: int, cards: int, notes: Buf) -> int:
    """How many selves of this seat the asker may still think possible once it has seen these cards too."""
    told = s.told[seat][asker] & selves_told(s, seat, cards)
    union = 0
    for cell in range(SELVES):
        if notes[CELL + SELVES * asker + cell] > 0:
            union |= told & ~IDENTITY_SELVES[cell // 4] & ~BUILD_SELVES[cell % 4]
    return count_bits(union)
