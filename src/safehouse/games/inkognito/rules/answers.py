"""Showing cards: the truth rule, repeats and penalties, and what the asker learns (INK-7, INK-9, INK-14)."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.rule import OK, rule

from . import card_sets, ids
from .state import MOST_COUNTED, NONE, PREVENT, State

# --- truth ------------------------------------------------------------------------------------------------------


@rule
def self_of(s: State, seat: int) -> int:
    """The true self: identity and build as one number."""
    return 4 * s.identity[seat] + s.build[seat]


@rule
def is_truthful(cards: int, self: int) -> bool:
    """INK-7.3 to 7.7: a secret identity or build, or a coloured card that is true for this self."""
    return card_sets.PROVES[cards] == 1 or has(card_sets.SAID[cards], self)


@rule
def selves_told(s: State, seat: int, cards: int) -> int:
    """The selves of a shower for which this set would have been truthful: what the faces tell the asker."""
    if not card_sets.PROVES[cards]:
        return card_sets.SAID[cards]
    told = -1
    if has(card_sets.SET_MASK[cards], card_sets.SECRET_IDENTITY):
        told &= card_sets.IDENTITY_SELVES[s.identity[seat]]
    if has(card_sets.SET_MASK[cards], card_sets.SECRET_BUILD):
        told &= card_sets.BUILD_SELVES[s.build[seat]]
    return told


# --- repeats ----------------------------------------------------------------------------------------------------


@rule
def strikes(s: State, seat: int, asker: int, cards: int) -> int:
    """INK-9.4: earlier answers to this asker that are nested with the set; from 2 on only "more than one" is right.

    In a pair's count penalties are left out: a penalty lies inside the answer it came from, which counts already.
    In a triple's count an answer and its own penalty can count twice, but then it was a repeat itself.
    """
    count = int(s.shown[seat][asker][cards])
    if cards >= card_sets.FIRST_TRIPLE:
        for i in range(3):
            pair = card_sets.PAIRS_IN[cards][i]
            count += s.shown[seat][asker][pair] + s.kept[seat][asker][pair]
        return count
    for i in range(card_sets.TRIPLES_AROUND_COUNT[cards]):
        count += s.shown[seat][asker][card_sets.TRIPLES_AROUND[cards][i]]
    return count


@rule
def noted_strikes(s: State, seat: int, asker: int, cards: int) -> int:
    """INK-14.4: the same over what the asker has noted."""
    count = int(s.noted[seat][asker][cards])
    if cards >= card_sets.FIRST_TRIPLE:
        for i in range(3):
            pair = card_sets.PAIRS_IN[cards][i]
            count += s.noted[seat][asker][pair] + s.noted_kept[seat][asker][pair]
        return count
    for i in range(card_sets.TRIPLES_AROUND_COUNT[cards]):
        count += s.noted[seat][asker][card_sets.TRIPLES_AROUND[cards][i]]
    return count


@rule
def true_strikes(s: State) -> int:
    """INK-14.4: earlier answers that the one being dealt with repeats; it is among those shown itself."""
    return max(0, strikes(s, s.asked, s.active, s.answer) - 1)


@rule
def fresh_selves(s: State, seat: int, asker: int, question: int) -> int:
    """INK-9.11: the selves that have a truthful answer of coloured cards which is no repeat."""
    selves = 0
    for i in range(card_sets.COLOURED_COUNT[question]):
        cards = card_sets.COLOURED_ANSWERS[question][i]
        if strikes(s, seat, asker, cards) == 0:
            selves |= card_sets.SAID[cards]
    return selves


@rule
def is_prevented(s: State, seat: int, asker: int, question: int, cards: int) -> bool:
    """INK-9.11: a repeat while there is another way."""
    if s.repeat_rule != PREVENT or strikes(s, seat, asker, cards) == 0:
        return False
    return has(fresh_selves(s, seat, asker, question), self_of(s, seat))


# --- the answer -------------------------------------------------------------------------------------------------


@rule
def check_answer(s: State, seat: int, cards: int) -> int:
    """Whether the asked seat may show this set."""
    if not card_sets.FITS[0][s.question][cards]:
        return ids.INK_7_2
    if not card_sets.FITS[s.same_kind][s.question][cards]:
        return ids.INK_7_5
    if not is_truthful(cards, self_of(s, seat)):
        return ids.INK_7_7 if has(card_sets.SET_MASK[cards], card_sets.SECRET_MISSION) else ids.INK_7_4
    return ids.INK_9_11 if is_prevented(s, seat, s.active, s.question, cards) else OK


@rule
def remember_answer(s: State, seat: int, asker: int, cards: int) -> None:
    """Keeps an answer and what it tells (part 12.1): a repeat under `prevent` tells that there was no other way."""
    told = selves_told(s, seat, cards)
    if s.repeat_rule == PREVENT and strikes(s, seat, asker, cards) > 0:
        told &= ~fresh_selves(s, seat, asker, s.question)
    s.told[seat][asker] &= told
    if has(card_sets.SET_MASK[cards], card_sets.SECRET_MISSION):
        s.told_word[seat][asker] &= 1 << s.word[seat]
    s.shown[seat][asker][cards] = min(MOST_COUNTED, s.shown[seat][asker][cards] + 1)


# --- the penalty ------------------------------------------------------------------------------------------------


@rule
def barred_pair(s: State, seat: int, asker: int, cards: int, noted: bool) -> int:
    """INK-9.9: the pair inside a triple that was shown or left before (or as far as noted), or NONE."""
    if cards < card_sets.FIRST_TRIPLE:
        return NONE
    for i in range(3):
        pair = card_sets.PAIRS_IN[cards][i]
        if noted:
            known = s.noted[seat][asker][pair] + s.noted_kept[seat][asker][pair]
        else:
            known = s.shown[seat][asker][pair] + s.kept[seat][asker][pair]
        if known > 0:
            return pair
    return NONE


@rule
def size_left(s: State) -> int:
    """INK-9.6, 9.7: how many cards will be left of the answer after the penalty; 0 where there is none.

    That is public (INK-9.13). Of two cards one is left, the second time and the third.
    """
    if s.level == 0:
        return 0
    return card_sets.SIZE[s.answer] - 1 if s.level == 1 else 1


@rule
def check_left(s: State, seat: int, cards: int) -> int:
    """INK-9.6 to 9.10: whether the asked seat may leave this set as its penalty."""
    if card_sets.SET_MASK[cards] & ~card_sets.SET_MASK[s.answer]:
        return ids.INK_9_8
    ladder = ids.INK_9_6 if s.level == 1 else ids.INK_9_7
    if card_sets.SIZE[cards] != size_left(s):
        return ladder
    if not is_truthful(cards, self_of(s, seat)):
        return ids.INK_9_10 if card_sets.SET_MASK[cards] == 1 << card_sets.SECRET_MISSION else ladder
    return ids.INK_9_9 if cards == s.barred else OK


@rule
def remember_left(s: State, seat: int, asker: int, cards: int) -> None:
    s.left = cards
    s.told[seat][asker] &= selves_told(s, seat, cards)
    s.kept[seat][asker][cards] = min(MOST_COUNTED, s.kept[seat][asker][cards] + 1)


@rule
def note_answer(s: State, seat: int, asker: int) -> None:
    """INK-14.3: the asker writes down the whole occasion."""
    s.noted[seat][asker][s.answer] = min(MOST_COUNTED, s.noted[seat][asker][s.answer] + 1)
    if s.left != NONE:
        s.noted_kept[seat][asker][s.left] = min(MOST_COUNTED, s.noted_kept[seat][asker][s.left] + 1)
