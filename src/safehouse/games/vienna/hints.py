"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import count_bits, has
from safehouse.core.frames import KIND, top
from safehouse.core.rule import rule, table

from .board import (
    AREA,
    CARD_BRIBE,
    CARD_SECRET,
    CATEGORY,
    COLOUR,
    DATA,
    LAST_SPACE,
    NUMBER,
    REWARD_MONEY,
    REWARD_POINTS,
    ROOF_END,
    STREETS,
    ability_of,
)
from .glossary import BUILDINGS, SORTS, SQUARES
from .missions import missing
from .money import ordinary_agents
from .placing import third_man_mask
from .scoring import desk_points, majority_points, score, secret_points, sets
from .state import (
    ACTIONS,
    ASK_CARDS,
    BOX,
    DRAWERS,
    LAST_ROUND,
    MAP,
    NONE,
    SEAL_TILE,
    SLOTS,
    TABLE_ITEM,
    TELEPHONE,
    State,
)

POINT = 1000

_TASTE = {"DECLINE": 5, "PASS": 30, "DONE": 10, "STAY": 50, "PLACE": 900, "FULFIL": 900, "ACCEPT": 150, "YES": 300}
TASTE = table([_TASTE.get(action.kind, 100) for action in ACTIONS.actions])

SEARCH = {"horizon": 3, "spread": 8000, "curiosity": 500, "width": 800}
"""How a searching bot goes about it; see docs/bots.md.

An even horizon would judge in the middle of a round, between the cards and what they do."""

_WORTH = {
    "II_SAME": 900, "II_PTS2": 1000, "II_MARK": 1300, "FLAG_LESS": 1100, "SEAL_LESS": 1100, "FOR_LESS": 1300,
    "WILD": 1500, "GET_PTS8": 1500, "NEW_PTS5": 1500, "GET_MARK2": 1100, "GET_DIFF": 1400, "SQ2_2": 1100, "SQ3_3": 1200,
    "SQ4_4": 900, "ANY_BRIBE": 1500, "COL_PTS3": 1100, "FLAG_PTS3": 1100, "SEAL_PTS3": 1100, "FOR_PTS5": 3000,
    "FOR_2X": 2200, "FOR_DRAW2": 1300, "COL_BRIBE": 1000, "FLAG_BRIBE": 1000, "SEAL_BRIBE": 1000, "COL_MARK": 1000,
    "FLAG_MARK": 1000, "SEAL_MARK": 1000, "IV_SWAP": 900, "IV_PTS2": 900, "IV_BRIBE": 800,
}  # fmt: skip
WORTH = table([_WORTH[ability_of(card).key] for card in range(len(DATA.cards))])
"""What an ability brings in the rest of a game that is still long, in thousandths of a point per two rounds."""
ITEM_WORTH = table([0, 2500, 2500, 5000, 3500, 3000])


@rule
def inclination(s: State, action: int) -> int:
    """By kind of action: a blind player mostly uses what it has."""
    return TASTE[action]


@rule
def evaluate(s: State, seat: int) -> int:
    """The score at the end; before it: points, secrets, what the desk will bring, squares nearly enclosed, missions."""
    if s.depth == 0:
        return POINT * score(s, seat)
    left = rounds_left(s)
    value = POINT * score(s, seat) + secrets_value(s, seat, left) + desk_value(s, seat, left)
    value += bribes_value(s, seat, left) + squares_value(s, seat, left)
    if s.full:
        value += full_value(s, seat, left)
    if top(s, KIND) == ASK_CARDS:
        value += assigned_value(s, seat, left)
    return value - lead_of_others(s, seat)


@rule
def rounds_left(s: State) -> int:
    """About how many rounds are still to come, this one included."""
    if s.end == LAST_ROUND:
        return 1
    return 2 + (ROOF_END[s.seats] - s.investigator) * 5 // 4


@rule
def lead_of_others(s: State, seat: int) -> int:
    """A share of what the others have, so that marker steps are not given away."""
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += POINT * score(s, other) + POINT * secret_points(s, other)
    return total // (3 * (s.seats - 1))


@rule
def secrets_value(s: State, seat: int, left: int) -> int:
    """Secrets at their present area, a little more for steps to come, and sets in the introductory version."""
    value = 0
    for sort in range(SORTS):
        rise = min(left, LAST_SPACE[sort] - s.marker[sort])
        value += s.secrets[seat][sort] * (POINT * AREA[sort][s.marker[sort]] + 330 * rise + 130 * left)
    if not s.full:
        value += POINT * s.set_bonus * sets(s, seat) + 500 * kinds_owned(s, seat)
    return value


@rule
def kinds_owned(s: State, seat: int) -> int:
    count = 0
    for sort in range(SORTS):
        if s.secrets[seat][sort] > 0:
            count += 1
    return count


@rule
def desk_value(s: State, seat: int, left: int) -> int:
    value = 0
    for drawer in range(DRAWERS):
        if s.drawers[seat][drawer] != NONE:
            value += WORTH[s.drawers[seat][drawer]] * left // 2
    return value


@rule
def bribes_value(s: State, seat: int, left: int) -> int:
    """A bribe is worth something while there are agents to place; the third of a sort less, further ones little."""
    if left <= 1 and not has(s.items[seat], MAP):
        return 20 * count_some(s, seat)
    value = 0
    for sort in range(SORTS):
        held = s.bribes[seat][sort]
        value += 700 * min(held, 2) + 400 * min(max(held - 2, 0), 2) + 80 * max(held - 4, 0)
    return value


@rule
def count_some(s: State, seat: int) -> int:
    total = 0
    for sort in range(SORTS):
        total += s.bribes[seat][sort]
    return total


@rule
def squares_value(s: State, seat: int, left: int) -> int:
    """Squares with a tile of which only one or two buildings are missing, the more so if bribes for them are there."""
    if left <= 1:
        return 0
    value = 0
    mine = s.own[seat] | third_man_mask(s)
    for square in range(SQUARES):
        if s.tile[square] == NONE or STREETS[square] & mine == 0:
            continue
        lacking = STREETS[square] & ~mine
        count = count_bits(lacking)
        if count <= 2:
            gain = POINT * (NUMBER[square] + AREA[s.tile[square]][s.marker[s.tile[square]]]) + 300 * left
            value += gain * (30 if count == 1 else 8) // 100
            if count == 1 and is_affordable(s, seat, lacking):
                value += gain * 20 // 100
    return value


@rule
def is_affordable(s: State, seat: int, lacking: int) -> bool:
    """Whether two bribes for the one missing building are there."""
    for building in range(BUILDINGS):
        if has(lacking, building):
            return s.bribes[seat][COLOUR[building]] >= 2
    return False


# --- the full version -------------------------------------------------------------------------------------------


@rule
def full_value(s: State, seat: int, left: int) -> int:
    value = (
        POINT * desk_points(s, seat) + 2 * POINT * s.box[seat] + majority_points(s, seat) * 120 * (20 - min(left, 15))
    )
    for item in range(TELEPHONE, TABLE_ITEM + 1):
        if has(s.items[seat], item):
            value += ITEM_WORTH[item] * min(left, 8) // 8
    for i in range(SLOTS):
        if s.missions[seat][i] != NONE:
            value += mission_value(s, seat, s.missions[seat][i], left)
    return value + money_value(s, seat, left)


@rule
def money_value(s: State, seat: int, left: int) -> int:
    """Money pays agents at the next payday; what is more buys things, and at the very end is worth little."""
    agents = ordinary_agents(s, seat)
    needed = min(s.money[seat], agents)
    spare = s.money[seat] - needed
    value = 1100 * needed + (900 * min(spare, 3) + 200 * max(spare - 3, 0) if left > 2 else 50 * spare)
    unpaid = agents - needed
    if left <= 3 and not has(s.items[seat], MAP):
        value -= 600 * unpaid
    return value


@rule
def mission_value(s: State, seat: int, mission: int, left: int) -> int:
    """What it pays, by how near it is; at the end an unfulfilled one costs an agent."""
    bonus = 3 if has(s.items[seat], SEAL_TILE) else 0
    box = 1 if has(s.items[seat], BOX) else 0
    reward = POINT * (REWARD_POINTS[mission] + bonus) + 1300 * (REWARD_MONEY[mission] + box)
    if left <= 1:
        return -1500
    lacking = missing(s, seat, mission)
    share = 55 if lacking == 0 else 38 if lacking == 1 else 22 if lacking == 2 else 10
    if left <= 3:
        share = share // 2 if lacking > 0 else share
    return reward * share // 100 - 300 * CATEGORY[mission]


# --- assigning cards --------------------------------------------------------------------------------------------


@rule
def assigned_value(s: State, seat: int, left: int) -> int:
    """What the cards laid face down will do: the ability, the bribe, the step."""
    value = 0
    if s.assigned[seat][0] != NONE:
        value += ability_value(s, seat, s.assigned[seat][0], left)
    if s.assigned[seat][1] != NONE:
        value += bribe_need(s, seat, CARD_BRIBE[s.assigned[seat][1]])
    if s.assigned[seat][2] != NONE:
        value += step_value(s, seat, CARD_SECRET[s.assigned[seat][2]], left)
    return value


@rule
def ability_value(s: State, seat: int, card: int, left: int) -> int:
    """Better than the weakest card in the drawers, or as good as it is while a drawer is free."""
    weakest = WORTH[card]
    for drawer in range(DRAWERS - 1):
        held = s.drawers[seat][drawer]
        weakest = min(weakest, 0 if held == NONE else WORTH[held])
    return (WORTH[card] - weakest) * left // 2


@rule
def bribe_need(s: State, seat: int, sort: int) -> int:
    """A bribe that makes the second of a sort opens its buildings; where a square waits there, it is worth more."""
    held = s.bribes[seat][sort]
    value = 700 if held < 2 else 400 if held < 4 else 80
    if held == 1:
        value += 300
    for square in range(SQUARES):
        lacking = STREETS[square] & ~s.own[seat]
        if s.tile[square] != NONE and lacking & lacking - 1 == 0 and is_of_colour(lacking, sort):
            value += 500 if held < 2 else 100
    return value


@rule
def is_of_colour(lacking: int, colour: int) -> bool:
    for building in range(BUILDINGS):
        if has(lacking, building):
            return COLOUR[building] == colour
    return False


@rule
def step_value(s: State, seat: int, sort: int, left: int) -> int:
    """Points now, a higher area for all who own the sort, and nearer to the end if one is ahead."""
    after = min(s.marker[sort] + 1, LAST_SPACE[sort])
    own = s.secrets[seat][sort]
    value = POINT * own + own * (POINT * (AREA[sort][after] - AREA[sort][s.marker[sort]]) + 200)
    for other in range(s.seats):
        if other != seat:
            value -= 200 * s.secrets[other][sort] // (s.seats - 1)
    return value
