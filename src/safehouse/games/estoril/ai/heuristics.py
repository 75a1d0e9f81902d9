"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.frames import KIND, top
from safehouse.core.rule import rule, table

from ..data import board
from ..data.components import ABILITIES, PLACES
from ..rules import state as st
from ..rules.resolution import influence_at, is_present, leader, weakest
from ..rules.scoring import add_to_tally, count_in, owner, prize, recruitment_points, score
from ..rules.state import State

TASTE = table([{"DONE": 30, "DECLINE": 30}.get(action.kind, 100) for action in st.ACTIONS.actions])

SEARCH = {"nearest": 4, "horizon": 14, "spread": 8000, "curiosity": 1500, "width": 800, "growth": 66}
"""How a searching bot goes about it; see docs/bots.md."""

SKILL = table([180 * face.influence + 120 * sum(s in ABILITIES for s in face.symbols) for face in board.FACES])
"""What a card does in each round that is still to come."""
POINT = 1000


@rule
def playout_weight(s: State, action: int) -> int:
    """By kind of action: a blind player mostly uses what it has."""
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    """The score at the end; before it: the ring, missions, rewards to be won and lost, dangers, open chances."""
    if s.depth == 0:
        return POINT * score(s, seat)
    value = ring_value(s, seat) + POINT * recruitment_points(s, seat)
    for index in range(st.COMMON_MISSIONS + len(s.secret)):
        mission = s.missions[index] if index < st.COMMON_MISSIONS else s.secret[index - st.COMMON_MISSIONS]
        if mission != st.NONE:
            value += mission_value(s, seat, mission)
    for place in range(PLACES):
        if is_waiting(s, place):
            value += place_value(s, seat, place)
    return value + chances(s, seat)


# --- what the ring is worth -------------------------------------------------------------------------------------


@rule
def worth(s: State, card: int) -> int:
    """A card in hand: its points, and what it can do in the rounds to come."""
    return POINT * board.VP[card] + SKILL[card] * (st.ROUNDS - s.round)


@rule
def is_kept(s: State, seat: int, card: int) -> bool:
    """In the ring and not laid aside."""
    return owner(s, card) == seat and not st.CHOSEN <= s.place[card] < st.BOARD


@rule
def ring_value(s: State, seat: int) -> int:
    """The six best cards; all others will be discarded, or have been, and are worth a point each."""
    value = 0
    kept = 0
    for card in range(board.CARDS):
        if s.place[card] == st.DISCARDED_BY + seat or s.place[card] == st.CHOSEN + seat:
            value += POINT
        elif owner(s, card) == seat:
            value += worth(s, card)
            kept += 1
    floor = -1
    for _ in range(kept - st.HAND_LIMIT):
        floor = least_kept(s, seat, floor)
        value += POINT - floor // board.CARDS
    return value


@rule
def least_kept(s: State, seat: int, floor: int) -> int:
    """The least worth in the ring above a floor, with the card's number as the last digit."""
    least = 1 << 40
    for card in range(board.CARDS):
        if is_kept(s, seat, card):
            key = worth(s, card) * board.CARDS + card
            if floor < key < least:
                least = key
    return least


@rule
def mission_value(s: State, seat: int, mission: int) -> int:
    """What it would bring now, the more certain the later it is, and a little for every symbol."""
    result = 0
    for card in range(board.CARDS):
        if board.AMOUNT[mission][card] > 0:
            other = owner(s, card)
            if other != st.NOBODY and is_kept(s, other, card):
                result = add_to_tally(result, mission, card, other)
    sure = 250 * s.round
    return sure * prize(s, result, mission, seat) + 60 * count_in(result, mission, seat)


# --- what is still to be won ------------------------------------------------------------------------------------


@rule
def is_waiting(s: State, place: int) -> bool:
    """A place of the city whose reward is still to be awarded."""
    return s.slot_of[place] != st.NONE and s.reward[place] != st.NONE and place >= s.place_now


@rule
def gain(s: State, seat: int, card: int) -> int:
    """What a reward would bring: at least the point of a discard."""
    value = worth(s, card) - SKILL[card] // 2
    for index in range(st.COMMON_MISSIONS):
        if s.missions[index] != st.NONE:
            value += 300 * min(2, board.AMOUNT[s.missions[index]][card])
    return max(POINT, value - POINT // 2)


@rule
def place_value(s: State, seat: int, place: int) -> int:
    """The reward for who leads, less certain while others can still place; a share for who is close behind."""
    first = leader(s, place)
    if first == st.NOBODY:
        return 0
    rivals = rival_placements(s, seat)
    value = gain(s, seat, s.reward[place])
    if first == seat:
        return value * max(350, 900 - 45 * rivals) // 1000 + 25 * min(4, influence_at(s, seat, place))
    share = 0
    if is_present(s, seat, place):
        behind = influence_at(s, first, place) - influence_at(s, seat, place)
        share = value * max(0, 220 - 60 * behind) // 1000
    return share - gain(s, first, s.reward[place]) * 600 // (1000 * s.seats)


@rule
def rival_placements(s: State, seat: int) -> int:
    """How many characters the others will still place in this round."""
    if s.place_now != st.NONE:
        return 0
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += min(s.discs[other], s.hand_count[other])
    return count


# --- dangers and chances ----------------------------------------------------------------------------------------


@rule
def chances(s: State, seat: int) -> int:
    """Protection, what was seen, abilities not yet used, assassins in the same place, the mouth of hell."""
    value = 0
    for space in range(board.SPACES):
        if has(s.own[seat], space) and board.PLACE_OF[space] >= s.place_now:
            value += standing_of(s, seat, space)
        if has(s.seen_by[space], seat):
            value += 20
    for place in range(PLACES):
        if s.reward_down[place] and has(s.reward_seen[place], seat):
            value += 20
    if s.slot_of[board.BOCA] != st.NONE and s.place_now <= board.BOCA:
        loser = weakest(s)
        value += -600 if loser == seat else 0 if loser == st.NOBODY else 150
    if s.looked != st.NONE or top(s, KIND) == st.ASK_TOP_CARD:
        value += 100
    return value


@rule
def standing_of(s: State, seat: int, space: int) -> int:
    """How well an own character stands at a place that is not resolved yet."""
    place = board.PLACE_OF[space]
    value = 0
    if has(s.protected, space):
        value += 150
    elif is_threatened(s, seat, place):
        value -= 60 + 60 * board.INFLUENCE[s.at[space]]
    if not has(s.moved, space) and (place > s.place_now or space > s.numeral):
        for symbol in range(len(ABILITIES)):
            value += 60 * board.SYMBOL_COUNT[s.at[space]][symbol]
        if board.SYMBOL_COUNT[s.at[space]][board.ASSASSIN] > 0 and place != board.CHURCH and has_rival(s, seat, place):
            value += 150
    return value


@rule
def has_rival(s: State, seat: int, place: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.own[other] & board.IN_PLACE[place] & ~s.protected != 0:
            return True
    return False


@rule
def is_threatened(s: State, seat: int, place: int) -> bool:
    """Whether a rival's assassin is still to act at this place."""
    if place == board.CHURCH:
        return False
    for i in range(board.SPACE_COUNT[place]):
        space = board.FIRST_SPACE[place] + i
        is_rival = s.at[space] != st.NONE and not has(s.own[seat] | s.moved, space)
        can_act = place > s.place_now or space > s.numeral
        if is_rival and can_act and board.SYMBOL_COUNT[s.at[space]][board.ASSASSIN] > 0:
            return True
    return False
