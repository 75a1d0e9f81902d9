"""What the conformance kit needs to prove this game right: invariants (part 11 of the rules) and what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from safehouse.core.actions import Action
from safehouse.core.bits import has
from safehouse.core.chance import below
from safehouse.core.frames import KIND, MOVERS
from safehouse.core.options import Options
from safehouse.core.rule import Buf

from ..data import board
from ..data.glossary import BUILDINGS, CARDS, INTRO_CARDS, MISSIONS, SECRETS_IN_ALL, SORTS, SQUARES
from . import state as st
from .setup import FLAGS_PER_NATION
from .stack import stack_faults
from .state import State

SETTINGS: tuple[Options, ...] = (
    {},
    {"version": "intro"},
    {"version": "intro", "third_man": True, "set_bonus": 15, "flags": "printed"},
    {"third_man": True, "feld_agents": True},
    {"third_man": True, "third_man_rule": "largest_square", "drawer_rule": "fill_first", "first_player": 1},
    {"feld_agents": True, "colours": ["green", "yellow", "red", "blue"], "flags": "printed"},
    {"feld_agents": True, "colours": ["blue", "green", "yellow"], "third_man": True},
    {"feld_agents": True, "colours": ["yellow", "green"]},
)
"""The options over which the kit plays; colours fit one number of seats each."""

MAJORITY_SUM = {2: 8, 3: 18, 4: 24}


# === what is hidden (part 6 of the rules) =======================================================================

Change = Callable[[], None]
Place = tuple[list[int], int]
"""A row of cards and a number in it."""


def mutate(s: State, seat: int, rng: Buf) -> bool:
    """Exchanges, in the true state, something that this seat (or SPECTATOR) may not know; False if there is nothing.

    Any two cards in others' hands or face down, one of them and one of the draw pile, or how far another seat is with
    assigning: each as likely as any other. They are counted, and only the one picked is made.
    """
    places, progress = _places(s, seat), _progress_changes(s, seat)
    pairs, in_pile = len(places) * (len(places) - 1) // 2, sum(word.bit_count() for word in s.deck)
    with_pile = len(places) * in_pile
    total = pairs + with_pile + len(progress)
    if total == 0:
        return False
    picked = below(rng, total)
    if picked < pairs:
        _swap(*_pair(places, picked))
    elif picked < pairs + with_pile:
        place, card = divmod(picked - pairs, in_pile)
        _swap_with_pile(s, places[place], _pile(s)[card])
    else:
        progress[picked - pairs - with_pile]()
    return True


def _pair(places: list[Place], picked: int) -> tuple[Place, Place]:
    """The pairs in order: the second place with the first, the third with the first and the second, and so on."""
    one = 1
    while picked >= one:
        picked -= one
        one += 1
    return places[one], places[picked]


def _pile(s: State) -> list[int]:
    return [card for card in range(CARDS) if has(s.deck[card // st.PER_WORD], card % st.PER_WORD)]


def _places(s: State, seat: int) -> list[Place]:
    """Where others hold cards that this seat cannot see."""
    return [
        (row, i)
        for other in range(s.seats)
        if other != seat
        for row in (s.hand[other], s.assigned[other])
        for i, card in enumerate(row)
        if card != st.NONE
    ]


def _swap(one: Place, two: Place) -> None:
    (row, i), (other, j) = one, two
    row[i], other[j] = other[j], row[i]


def _swap_with_pile(s: State, one: Place, card: int) -> None:
    row, i = one
    s.deck[card // st.PER_WORD] &= ~(1 << card % st.PER_WORD)
    s.deck[row[i] // st.PER_WORD] |= 1 << row[i] % st.PER_WORD
    row[i] = card


def _progress_changes(s: State, seat: int) -> list[Change]:
    """How far another seat has got with assigning before it commits."""
    if not s.depth or s.frames[s.depth - 1][KIND] != st.ASK_CARDS:
        return []
    choosing = [other for other in range(s.seats) if other != seat and s.frames[s.depth - 1][MOVERS] >> other & 1]
    changes: list[Change] = []
    for other in choosing:
        change = _assign_first if s.assigned[other][0] == st.NONE else _start_over
        changes.append(partial(change, s, other))
    return changes


def _start_over(s: State, other: int) -> None:
    cards = [card for card in (*s.hand[other], *s.assigned[other]) if card != st.NONE]
    s.hand[other] = cards + [st.NONE] * (st.HAND - len(cards))
    s.assigned[other] = [st.NONE] * st.ACTIONS_WITH_CARD


def _assign_first(s: State, other: int) -> None:
    s.assigned[other][0] = s.hand[other][0]
    s.hand[other] = [*s.hand[other][1:], st.NONE]


# === invariants of a state ======================================================================================


def invariants(s: State) -> list[str]:
    """Everything that is wrong with a state, numbered as in part 11 of the rules."""
    faults = [*_tiles(s), *_cards(s), *_missions(s), *_board(s)]
    for seat in range(s.seats):
        faults += [*_pieces(s, seat), *_goods(s, seat), *_desk(s, seat)]
    if not faults:
        faults += stack_faults(s)
    if not faults:
        faults += [*_hands(s), *_at_the_end(s)]
    return faults


def _is_setup(s: State) -> bool:
    return s.round == 0


def _tiles(s: State) -> list[str]:
    """1: nine secrets of each sort; all but those of the bag lie on squares or are owned."""
    faults = []
    removed = 0
    for sort in range(SORTS):
        owned = sum(s.secrets[seat][sort] for seat in range(s.seats))
        left = SECRETS_IN_ALL - owned - s.tile.count(sort)
        removed += left
        if left < 0 or (not _is_setup(s) and left > 1):
            faults.append(f"INV-1: {left} secrets of sort {sort} are removed from the game")
    if not _is_setup(s) and removed != SORTS - s.seats:
        faults.append(f"INV-1: {removed} secrets are removed from the game, not {SORTS - s.seats}")
    if not _is_setup(s) and st.NONE in s.flag:
        faults.append("VIE-1.5: a building has no flag")
    printed = Counter(board.PRINTED_FLAG)
    if any(count > max(FLAGS_PER_NATION, printed[flag]) for flag, count in Counter(s.flag).items() if flag != st.NONE):
        faults.append("VIE-1.5: a nation has more flags than there are tiles, or printed on the board")
    return faults


def _cards(s: State) -> list[str]:
    """2, 8: every card is in one place; drawers hold different abilities."""
    found: Counter[int] = Counter()
    for word in range(st.WORDS):
        if s.deck[word] & s.discards[word] or min(s.deck[word], s.discards[word]) < 0:
            return ["INV-2: a card is in the draw pile and among the discards"]
        both = s.deck[word] | s.discards[word]
        found.update(word * st.PER_WORD + i for i in range(st.PER_WORD) if both >> i & 1)
    for seat in range(s.seats):
        found.update(card for row in (s.hand, s.assigned, s.drawers) for card in row[seat] if card != st.NONE)
    if s.shown != st.NONE:
        found[s.shown] += 1
    wanted = Counter(range(CARDS if s.full else INTRO_CARDS))
    faults = [f"INV-2: card {board.CARD_CODES[card]} is not in exactly one place" for card in (wanted - found)]
    faults += [f"INV-2: card {board.CARD_CODES[card]} is not in exactly one place" for card in (found - wanted)]
    for seat in range(s.seats):
        faces = [board.DATA.cards[card].face for card in s.drawers[seat] if card != st.NONE]
        if len(set(faces)) != len(faces):
            faults.append(f"INV-8: seat {seat} has two equal abilities in its drawers")
        if s.drawers[seat][st.DRAWERS - 1] != st.NONE and not has(s.items[seat], st.TABLE_ITEM):
            faults.append(f"INV-8: seat {seat} has a fourth drawer without a side table")
    return faults


def _missions(s: State) -> list[str]:
    """10: every mission is in one place."""
    found: Counter[int] = Counter(m for m in range(MISSIONS) if s.stack >> m & 1)
    found.update(m for m in s.display if m != st.NONE)
    for seat in range(s.seats):
        found.update(m for m in s.missions[seat] if m != st.NONE)
    faults = [f"INV-10: mission {board.MISSION_CODES[m]} is there twice" for m, count in found.items() if count > 1]
    if not s.full and found:
        faults.append("INV-10: there are missions in the introductory version")
    for i, mission in enumerate(s.display):
        if mission != st.NONE and board.CATEGORY[mission] != 1 + i // 2:
            faults.append(f"INV-10: {board.MISSION_CODES[mission]} lies on the wrong space of the display")
    if not _is_setup(s) and s.stack & board.IN_CATEGORY[board.START]:
        faults.append("INV-10: a start mission is in a stack")
    faults += [
        f"INV-10: seat {seat} has a fourth mission without a side table"
        for seat in range(s.seats)
        if s.missions[seat][st.SLOTS - 1] != st.NONE and not has(s.items[seat], st.TABLE_ITEM)
    ]
    return faults


def _board(s: State) -> list[str]:
    """6, 7, 9.4, 17, 21: markers, investigator, third man."""
    faults = []
    if any(not 0 <= s.marker[sort] <= board.LAST_SPACE[sort] for sort in range(SORTS)):
        faults.append("INV-6: a marker is off its track")
    elif sum(board.AREA[sort][s.marker[sort]] - 1 for sort in range(SORTS)) < s.investigator:
        faults.append("INV-21: the investigator has moved more often than thresholds were crossed")
    last = board.ROOF_END[s.seats]
    moves = max(0, s.round - 1) + s.moved  # at most one in each round
    if not 0 <= s.investigator <= min(last, moves):
        faults.append("INV-7: the investigator is on a wrong space")
    if s.end == st.OPEN and s.investigator == last:
        faults.append("VIE-9.3: the investigator is on the last space and the end is not near")
    if s.end != st.OPEN and s.investigator != last and not s.exceptional:
        faults.append("VIE-9.3: the end is near without a reason")
    if s.exceptional and (s.end == st.OPEN or any(s.marker[sort] != board.LAST_SPACE[sort] for sort in range(SORTS))):
        faults.append("VIE-9.4: there is no reason for an exceptional end")
    if s.moved and (s.investigator == 0 or s.end == st.LAST_ROUND):
        faults.append("INV-7: the investigator tile shows X without a move")
    if s.due and (not s.moved or not s.full):
        faults.append("VIE-12.1: a roof tile is due without a move of the investigator")
    if s.third_man_rule == 0 and s.third_man != st.NONE:
        faults.append("VIE-19.1: the third man is not in the game")
    if s.third_man_rule and not _is_setup(s) and s.third_man == st.NONE:
        faults.append("VIE-19.1: the third man is nowhere")
    if s.third_man != st.NONE and board.COLOUR[s.third_man] == board.GREY:
        faults.append("INV-17: the third man is on a grey building")
    if not s.full and (s.purchases or s.paydays):
        faults.append("VIE-12.1: there are no purchases and paydays in the introductory version")
    if s.crest == st.NOBODY and not _is_setup(s):
        faults.append("VIE-1.17: nobody holds the crest")
    return faults


def _pieces(s: State, seat: int) -> list[str]:
    """3: agents add up; the figure stands where its owner has a piece."""
    faults = []
    on_board = bin(s.own[seat]).count("1")
    figure = s.figure[seat]
    if s.own[seat] < 0 or s.own[seat] >> BUILDINGS:
        faults.append(f"INV-3: seat {seat} has agents outside the city")
    if figure != st.NONE and (not s.feld or not has(s.own[seat], figure) or not s.unlocked[seat]):
        faults.append(f"INV-3: the figure of seat {seat} is not where it should be")
    if s.unlocked[seat] and not s.feld:
        faults.append(f"INV-3: seat {seat} has no figure")
    total = s.supply[seat] + on_board - (figure != st.NONE) + s.annex[seat]
    if total != st.START_AGENTS[s.full] + st.ANNEX_AGENTS * s.full or min(s.supply[seat], s.annex[seat]) < 0:
        faults.append(f"INV-3: seat {seat} has {total} agents")
    if s.annex[seat] and not s.full:
        faults.append(f"INV-3: seat {seat} has an annex in the introductory version")
    colours = [s.colour[other] for other in range(s.seats)]
    if s.colour[seat] != st.NONE and colours.count(s.colour[seat]) > 1:
        faults.append(f"VIE-1.1: seat {seat} shares its colour")
    if s.colour[seat] == st.NONE and not _is_setup(s):
        faults.append(f"VIE-1.1: seat {seat} has no colour")
    return faults


def _goods(s: State, seat: int) -> list[str]:
    """4, 12: nothing is negative; the box belongs to the cash box; bought items were paid in purchases."""
    faults = []
    if min(*s.bribes[seat], *s.secrets[seat], *s.points[seat], s.money[seat]) < 0:
        faults.append(f"INV-4: seat {seat} has less than nothing")
    if not 0 <= s.box[seat] <= st.BOX_LIMIT or (s.box[seat] and not has(s.items[seat], st.BOX)):
        faults.append(f"INV-4: the cash box of seat {seat}")
    if s.money[seat] and not s.full:
        faults.append(f"VIE-11.2: seat {seat} has money in the introductory version")
    bought = bin(s.items[seat]).count("1") + (st.ANNEX_AGENTS * s.full - s.annex[seat])
    if s.items[seat] & 1 or (s.items[seat] and not s.full) or s.items[seat] >> 6:
        faults.append(f"INV-12: the items of seat {seat}")
    if bought > s.purchases:
        faults.append(f"INV-12: seat {seat} has bought {bought} items in {s.purchases} purchases")
    return faults


def _desk(s: State, seat: int) -> list[str]:
    """Hands without gaps, and no points of the final scoring before the end."""
    faults = []
    cards = s.hand[seat]
    if any(cards[i] == st.NONE and cards[i + 1] != st.NONE for i in range(st.HAND - 1)):
        faults.append(f"INV-9: the hand of seat {seat} has a gap")
    if s.depth and any(s.points[seat][line] for line in range(st.L_SECRETS, st.L_MAJORITY + 1)):
        faults.append(f"VIE-9.5: seat {seat} has points of the final scoring before the end")
    return faults


def _hands(s: State) -> list[str]:
    """9: outside the card phase a hand is empty or holds the two cards of FOR_DRAW2 (or those being drawn)."""
    if not s.depth:
        held = any(card != st.NONE for seat in range(s.seats) for card in (*s.hand[seat], *s.assigned[seat]))
        return ["INV-9: there are cards in hand after the end"] if held else []
    kind = s.frames[s.depth - 1][KIND]
    if s.frames[0][KIND] == st.DEAL or kind in (st.ASK_CARDS, st.ASK_DRAW):
        return []
    counts = [sum(card != st.NONE for card in s.hand[seat]) for seat in range(s.seats)]
    return [f"INV-9: seat {seat} holds {count} cards" for seat, count in enumerate(counts) if count not in (0, 2)]


def _at_the_end(s: State) -> list[str]:
    """14, 16, 21. 22 is about how people play: tests ask it of whole games."""
    faults: list[str] = []
    if s.depth or not s.round:
        return faults
    total = sum(s.points[seat][st.L_MAJORITY] for seat in range(s.seats))
    if s.full and total != MAJORITY_SUM[s.seats]:
        faults.append(f"INV-16: {total} points for the majority")
    if not s.exceptional and s.round < board.ROOF_END[s.seats] + 1:
        faults.append(f"INV-14: the game ended after {s.round} rounds")
    return faults


# === invariants of a step =======================================================================================


def step_invariants(before: State, seat: int, action: Action, after: State) -> list[str]:
    """What must hold between two states (4 to 8, 11, 15, 17, 18)."""
    faults = []
    for p in range(before.seats):
        if sum(after.points[p]) < sum(before.points[p]):
            faults.append(f"INV-5: seat {p} has lost points")
        if after.box[p] < before.box[p] or after.annex[p] > before.annex[p]:
            faults.append(f"INV-4: the box or the annex of seat {p}")
        if sum(card != st.NONE for card in after.drawers[p]) < sum(card != st.NONE for card in before.drawers[p]):
            faults.append(f"INV-8: seat {p} has fewer cards in its drawers")
        if before.unlocked[p] > after.unlocked[p]:
            faults.append(f"VIE-20.3: the figure of seat {p} is locked again")
    if any(after.marker[sort] < before.marker[sort] for sort in range(SORTS)):
        faults.append("INV-6: a marker went back")
    if not 0 <= after.investigator - before.investigator <= 1:
        faults.append("INV-7: the investigator jumped")
    if (
        after.investigator > before.investigator
        and after.round == before.round
        and not (after.moved and not before.moved)
    ):
        faults.append("INV-7: the investigator moved twice in a round")
    if before.active != st.NOBODY and after.active != before.active:
        faults += _end_of_turn(after, before.active)
    if before.mission_step and after.mission_step not in (0, before.mission_step):
        faults.append("INV-18: a mission was accepted and one fulfilled in one turn")
    if (
        before.third_man not in (st.NONE, after.third_man)
        and board.COLOUR[before.third_man] == board.COLOUR[after.third_man]
    ):
        faults.append("INV-17: the third man stayed on his colour")
    return faults


def _end_of_turn(s: State, seat: int) -> list[str]:
    """11: no square with a tile is enclosed by one player's own agents. (A payday may follow in the same step.)"""
    return [
        f"INV-11: {board.SQUARE_CODES[square]} is enclosed by seat {seat} and holds a tile"
        for square in range(SQUARES)
        if s.tile[square] != st.NONE and not board.STREETS[square] & ~s.own[seat]
    ]
