"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.frames import KIND, top
from safehouse.core.rule import rule, table

from ..data import board
from ..data.glossary import BUILDINGS, SORTS, SQUARES
from ..rules import state as st
from ..rules.abilities import FRAME, answers
from ..rules.cards import hand_size, next_role, open_drawers, twin
from ..rules.flow import count_bribes
from ..rules.missions import missing
from ..rules.money import ordinary_agents
from ..rules.placing import price, third_man_mask
from ..rules.scoring import desk_points, score, sets
from ..rules.state import State

POINT = 1000

_TASTE = {"DECLINE": 5, "PASS": 30, "DONE": 10, "STAY": 50, "PLACE": 900, "FULFIL": 900, "ACCEPT": 150, "YES": 300}
TASTE = table([_TASTE.get(action.kind, 100) for action in st.ACTIONS.actions])

SEARCH = {"nearest": 2, "horizon": 6, "spread": 20_000, "curiosity": 1500, "width": 800, "growth": 80}
"""How a searching bot goes about it; see docs/bots.md."""

_WORTH = {
    "II_SAME": 30, "II_PTS2": 25, "II_MARK": 28, "FLAG_LESS": 35, "SEAL_LESS": 32, "FOR_LESS": 40,
    "WILD": 25, "GET_PTS8": 45, "NEW_PTS5": 78, "GET_MARK2": 25, "GET_DIFF": 40, "SQ2_2": 75, "SQ3_3": 42,
    "SQ4_4": 35, "ANY_BRIBE": 65, "COL_PTS3": 30, "FLAG_PTS3": 20, "SEAL_PTS3": 30, "FOR_PTS5": 50,
    "FOR_2X": 38, "FOR_DRAW2": 15, "COL_BRIBE": 35, "FLAG_BRIBE": 30, "SEAL_BRIBE": 32, "COL_MARK": 15,
    "FLAG_MARK": 25, "SEAL_MARK": 15, "IV_SWAP": 10, "IV_PTS2": 30, "IV_BRIBE": 25,
}  # fmt: skip
WORTH = table([_WORTH[board.ability_of(card).key] for card in range(len(board.DATA.cards))])
"""What an ability brings in a tenth of a turn, in thousandths of a point."""
ITEM_WORTH = table([0, 30, 20, 10, 50, 30])
"""The same of the things on the desk."""
ROUNDS_PER_SPACE = table([0, 0, 16, 14, 13])
"""Tenths of a round that the investigator takes for a space, by number of seats."""
BRIBE_WORTH = table([0, 80, 155, 190, 225])
"""What so many bribes of a sort are worth, per tenth of a turn in which they can be used (of the last two)."""


@rule
def playout_weight(s: State, action: int) -> int:
    """By kind of action: a blind player mostly uses what it has."""
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    """The score at the end; before it what a seat has and what it will make of it, less a third of what others have.

    Cards that lie face down count as if they had done their work, and a turn not yet taken has its worth: so a position
    is worth about the same before and after a step that changes nothing.
    """
    if s.depth == 0:
        return POINT * score(s, seat)
    turns = turns_left(s, seat)
    value = POINT * score(s, seat) + secrets_value(s, seat, turns) + desk_value(s, seat, turns)
    value += bribes_value(s, seat, turns) + squares_value(s, seat, turns) + cards_value(s, seat, turns)
    if s.full:
        value += full_value(s, seat, turns)
    if s.active == seat:
        value += plan_value(s, seat)
    return value - lead_of_others(s, seat)


# --- time -------------------------------------------------------------------------------------------------------


@rule
def rounds_to_come(s: State) -> int:
    """About how many rounds follow this one, in tenths."""
    if s.end == st.LAST_ROUND:
        return 0
    if s.end == st.TRIGGERED:
        return 10
    return ROUNDS_PER_SPACE[s.seats] * (board.ROOF_END[s.seats] - s.investigator) + (11 if s.moved else 0)


@rule
def is_card_phase(s: State) -> bool:
    """Whether cards are dealt or assigned (or the game is set up)."""
    return s.active == st.NOBODY and top(s, KIND) <= st.ASK_CARDS


@rule
def turns_left(s: State, seat: int) -> int:
    """About how many turns a seat still has, in tenths; the one it is taking counts to its end."""
    has_turn = s.active == seat or s.assigned[seat][0] != st.NONE or is_card_phase(s)
    return rounds_to_come(s) + (10 if has_turn else 0)


# --- what a seat has --------------------------------------------------------------------------------------------


@rule
def lead_of_others(s: State, seat: int) -> int:
    """A share of what the others have, so that marker steps are not given away."""
    total = 0
    turns = rounds_to_come(s)
    for other in range(s.seats):
        if other != seat:
            total += POINT * score(s, other)
            for sort in range(SORTS):
                total += s.secrets[other][sort] * (POINT * board.AREA[sort][s.marker[sort]] + 20 * turns)
    return total // (3 * (s.seats - 1))


@rule
def secrets_value(s: State, seat: int, turns: int) -> int:
    """Secrets at their present area and for the steps to come, most of all of the sort owned most; sets in `intro`."""
    value = 0
    most = 0
    kinds = 0
    for sort in range(SORTS):
        count = s.secrets[seat][sort]
        if count > 0:
            space = s.marker[sort]
            if is_to_step(s, seat, sort):
                space = min(space + 1, board.LAST_SPACE[sort])
                value += POINT * count
            later = min(space + 1 + turns // 20, board.LAST_SPACE[sort])
            value += count * (600 * board.AREA[sort][space] + 400 * board.AREA[sort][later] + 20 * turns)
            most = max(most, count)
            kinds += 1
    value += 30 * most * turns
    if not s.full:
        value += (POINT - 20 * min(turns, 20)) * s.set_bonus * sets(s, seat) + 40 * kinds * min(turns, 20)
    return value


@rule
def is_to_step(s: State, seat: int, sort: int) -> bool:
    """Whether the seat's card for action IV lies there and shows this sort."""
    card = s.assigned[seat][2]
    return card >= 0 and board.CARD_SECRET[card] == sort


@rule
def bribes_held(s: State, seat: int, sort: int) -> int:
    """With the one that lies there for action II."""
    card = s.assigned[seat][1]
    return s.bribes[seat][sort] + (1 if card >= 0 and board.CARD_BRIBE[card] == sort else 0)


@rule
def bribes_value(s: State, seat: int, turns: int) -> int:
    """A bribe is worth something while there are agents to place; the third of a sort less, further ones little."""
    value = 0
    for sort in range(SORTS):
        value += BRIBE_WORTH[min(bribes_held(s, seat, sort), 4)]
    return value * min(turns, 20)


@rule
def desk_value(s: State, seat: int, turns: int) -> int:
    """The abilities in the drawers, and the one to come: in place of the weakest where all are full."""
    value = 0
    card = s.shown if s.active == seat and s.shown >= 0 else s.assigned[seat][0]
    gain = 0
    if card >= 0 and twin(s, seat, card) == st.NONE:
        gain = WORTH[card]
    for drawer in range(st.DRAWERS):
        held = s.drawers[seat][drawer]
        if held != st.NONE:
            value += WORTH[held]
    return (value + gain - (weakest(s, seat, WORTH[card]) if gain > 0 else 0)) * turns


@rule
def weakest(s: State, seat: int, least: int) -> int:
    """What is lost if a card goes into a drawer: nothing, or the weakest ability, the new one included."""
    for drawer in range(open_drawers(s, seat)):
        held = s.drawers[seat][drawer]
        least = min(least, 0 if held == st.NONE else WORTH[held])
    return least


@rule
def cards_value(s: State, seat: int, turns: int) -> int:
    """What turns bring by themselves, cards that are not assigned yet, and more of them to choose from."""
    hand = hand_size(s, seat)
    if not is_card_phase(s):
        return 430 * turns + 300 * hand
    roles = next_role(s, seat)
    return 430 * turns + (1350 + 100 * max(0, hand + roles - st.ACTIONS_WITH_CARD)) * (st.ACTIONS_WITH_CARD - roles)


# --- the city ---------------------------------------------------------------------------------------------------


@rule
def squares_value(s: State, seat: int, turns: int) -> int:
    """Squares with a tile of which one or two buildings are missing; most of all the best one that can be paid for."""
    mine = planned(s, seat) | third_man_mask(s)
    value = 0
    best = 0
    for square in range(SQUARES):
        if s.tile[square] == st.NONE or board.STREETS[square] & mine == 0:
            continue
        lacking = board.STREETS[square] & ~mine
        count = count_bits(lacking)
        gain = board.NUMBER[square] + board.AREA[s.tile[square]][s.marker[s.tile[square]]]
        if count == 0:
            value += 1500 * gain
        elif count == 1:
            is_payable = is_affordable(s, seat, lacking)
            value += (25 if is_payable else 17) * gain * min(turns, 20)
            best = max(best, gain if is_payable else 0)
        elif count == 2:
            value += 2 * gain * min(turns, 20)
    return value + (30 * best + 40 * count_bits(s.own[seat])) * min(turns, 20)


@rule
def is_affordable(s: State, seat: int, lacking: int) -> bool:
    """Whether two bribes for the one missing building are there."""
    for building in range(BUILDINGS):
        if has(lacking, building):
            return bribes_held(s, seat, board.COLOUR[building]) >= 2
    return False


# --- in the middle of a placement -------------------------------------------------------------------------------


@rule
def is_planning(s: State, seat: int) -> bool:
    """Whether a target is chosen and the agent is not there yet."""
    return s.active == seat and s.target != st.NONE and not has(s.own[seat], s.target)


@rule
def planned(s: State, seat: int) -> int:
    """The buildings of a seat, as they will be after the placement it has begun."""
    mine = s.own[seat]
    if is_planning(s, seat):
        mine |= 1 << s.target
        if 0 <= s.agent < BUILDINGS:
            mine &= ~(1 << s.agent)
    return mine


@rule
def plan_value(s: State, seat: int) -> int:
    """What the target that is chosen will bring, so that a look ahead follows good ones first, and to their end."""
    value = 0
    if s.assigned[seat][1] == st.NONE and top(s, KIND) > st.ASK_THREE:
        value += 5 * POINT
    if not is_planning(s, seat):
        return value
    for drawer in range(st.DRAWERS):
        card = s.drawers[seat][drawer]
        if answers(s, seat, card, board.ON_PLACE, s.target, 0):
            value += POINT * board.AMOUNT[card] if FRAME[card] == st.GAIN_POINTS else 900
    for i in range(st.SLOTS):
        mission = s.missions[seat][i]
        if mission != st.NONE and board.MISSION_FLAG[mission] == s.flag[s.target] and missing(s, seat, mission) == 0:
            value += 6 * reward(s, seat, mission) // 10
    return value - (800 * price(s, seat, s.target, False) if s.agent == st.NONE else 0)


# --- the full version -------------------------------------------------------------------------------------------


@rule
def full_value(s: State, seat: int, turns: int) -> int:
    value = POINT * desk_points(s, seat) + 2 * POINT * s.box[seat] + majority_value(s, seat, turns)
    for item in range(st.TELEPHONE, st.TABLE_ITEM + 1):
        if has(s.items[seat], item):
            value += ITEM_WORTH[item] * turns
    for i in range(st.SLOTS):
        if s.missions[seat][i] != st.NONE:
            value += mission_value(s, seat, s.missions[seat][i], turns)
    return value + money_value(s, seat, turns)


@rule
def kept(s: State, seat: int) -> int:
    """How many agents would stay on the board if the game ended now (VIE-16.2, 16.3)."""
    missions = 0
    for i in range(st.SLOTS):
        missions += 1 if s.missions[seat][i] != st.NONE else 0
    purse = s.money[seat] + (count_bribes(s, seat) if has(s.items[seat], st.MAP) else 0)
    return min(max(count_bits(s.own[seat]) - missions, 0), purse)


@rule
def majority_value(s: State, seat: int, turns: int) -> int:
    """By how many agents more or less stay than those of the best rival; it counts as the end comes near."""
    if turns >= 50:
        return 0
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, kept(s, other))
    lead = max(-2, min(2, kept(s, seat) - rival))
    return (30 * lead + 15 * kept(s, seat)) * (50 - turns)


@rule
def money_value(s: State, seat: int, turns: int) -> int:
    """Money pays agents at the next payday; what is more buys things."""
    agents = ordinary_agents(s, seat)
    needed = min(s.money[seat], agents)
    spare = s.money[seat] - needed
    return min(turns, 20) * (35 * needed + 65 * min(spare, 3) + 10 * max(spare - 3, 0) - 45 * (agents - needed))


@rule
def reward(s: State, seat: int, mission: int) -> int:
    bonus = 3 if has(s.items[seat], st.SEAL_TILE) else 0
    box = 2 if has(s.items[seat], st.BOX) else 0
    return POINT * (board.REWARD_POINTS[mission] + bonus + box) + 1300 * board.REWARD_MONEY[mission]


@rule
def mission_value(s: State, seat: int, mission: int, turns: int) -> int:
    """What it pays, by how near it is and how much time is left."""
    lacking = min(3, missing(s, seat, mission))
    share = 22 if lacking == 0 else 5 if lacking == 1 else 2 if lacking == 2 else 0
    time = min(turns, 15 + 15 * lacking)
    return reward(s, seat, mission) // 100 * share * time // 10
