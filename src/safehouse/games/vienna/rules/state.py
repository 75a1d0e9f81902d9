"""The state of Vienna, its actions, its events, its pending decisions."""

from __future__ import annotations

from safehouse.core import state as core
from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.domain import NUMBER, counted, fixed, named, optional
from safehouse.core.events import EventCatalogue
from safehouse.core.options import Options
from safehouse.core.rule import table
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.state import i8, i16, i64

from ..data import glossary
from ..data.board import (
    BUILDING_CODES,
    CARD_CODES,
    IN_CATEGORY,
    MISSION_CODES,
    PAYMENT_CODES,
    PRINTED_FLAG,
    SET_CODES,
    SQUARE_CODES,
)

DRAWERS = 4
SLOTS = 4
HAND = 6
WORDS = 3
PER_WORD = 60
"""Sets of cards are three masks of sixty."""
DISPLAY = 4
ACTIONS_WITH_CARD = 3
"""Cards are assigned to actions I, II and IV."""
START_AGENTS = (6, 5)
"""Agents in the personal supply at the start, `intro` and `full` (VIE-1.13, 2.6)."""
ANNEX_AGENTS = 3
BOX_LIMIT = 12

NONE = -1
NOBODY = -1
HIDDEN = -2
"""Only in observations: there is a card, and this seat does not know which."""

FROM_SUPPLY = glossary.BUILDINGS
FROM_FIGURES = glossary.BUILDINGS + 1
"""Where a placed agent comes from, if not from a building: the supply, or the Stefan Feld figure in the supply."""

YELLOW, RED, BLUE, GREEN = range(len(glossary.SEAT_COLOURS))
AGENT_ITEM, TELEPHONE, MAP, BOX, SEAL_TILE, TABLE_ITEM = range(len(glossary.ITEMS))

OPEN, TRIGGERED, LAST_ROUND = range(3)
"""How near the end is: TRIGGERED in the penultimate round."""
OFF, _, LARGEST_SQUARE = range(3)
MAY_DO_BOTH, HAS_FULFILLED, HAS_ACCEPTED = range(3)

LINES = ("squares", "markers", "cards", "missions", "secrets", "sets", "desk", "box", "majority")
L_SQUARES, L_MARKERS, L_CARDS, L_MISSIONS, L_SECRETS, L_SETS, L_DESK, L_BOX, L_MAJORITY = range(len(LINES))
"""The lines of the score sheet."""


class State(core.State, events=96, frames=24):
    """Seats are numbered clockwise; buildings, squares, cards and missions from 0; sets of buildings are masks."""

    seats = i8()
    crest = i8()
    """Who holds the start crest, or NOBODY before it is drawn."""
    round = i16()
    active = i8()
    """Whose turn it is, or NOBODY outside the action phase."""

    # options
    full = i8()
    set_bonus = i8()
    third_man_rule = i8()
    feld = i8()
    fill_first = i8()

    # the city
    flag = i8(glossary.BUILDINGS)
    tile = i8(glossary.SQUARES)
    """The secret on a square, or NONE."""
    own = i64(SEATS, members=glossary.BUILDINGS)
    """The buildings on which a seat has a piece, its Stefan Feld figure included."""
    figure = i8(SEATS)
    """Where a seat's Stefan Feld figure stands; NONE in the supply, or where it is not in the game."""
    unlocked = i8(SEATS)
    third_man = i8()

    # the secrets board
    marker = i8(glossary.SORTS)
    investigator = i8()
    moved = i8()
    """Whether the investigator tile shows X."""
    due = i8()
    """The roof tile that is carried out at the end of this round."""
    end = i8()
    exceptional = i8()
    purchases = i8()
    paydays = i8()

    # seats
    colour = i8(SEATS)
    supply = i8(SEATS)
    annex = i8(SEATS)
    bribes = i16(SEATS, glossary.SORTS)
    money = i16(SEATS)
    box = i8(SEATS)
    secrets = i8(SEATS, glossary.SORTS)
    items = i8(SEATS)
    """Desk tiles and side table, as a set of ITEMS."""
    missions = i8(SEATS, SLOTS)
    points = i16(SEATS, len(LINES))
    out = i8(SEATS)

    # cards and missions
    deck = i64(WORDS, members=PER_WORD)
    discards = i64(WORDS, members=PER_WORD)
    hand = i16(SEATS, HAND)
    """Cards in the order in which they were drawn, then NONE."""
    assigned = i16(SEATS, ACTIONS_WITH_CARD)
    """The face-down cards for I, II and IV."""
    drawers = i16(SEATS, DRAWERS)
    shown = i16()
    """The card revealed for action I, not yet in a drawer; else NONE."""
    display = i8(DISPLAY)
    """Two A missions, two B missions."""
    stack = i64(members=len(MISSION_CODES))
    """The missions that have not come up."""
    start_tiles = i8()
    """The starting secrets not yet dealt, as a set."""

    # the turn
    target = i8()
    """The building of this turn's placement, or NONE."""
    agent = i8()
    """Where the placed agent came from, or NONE."""
    helped = i8()
    """Whether the third man helped with a tile of this placement."""
    mission_step = i8()


# --- what actions and events speak of ---------------------------------------------------------------------------

SEAT = counted("seat", 0, SEATS)
SEAT_COLOUR = fixed("seat-colour", glossary.SEAT_COLOURS)
CARD = named("card", CARD_CODES)
BUILDING = named("building", BUILDING_CODES)
SQUARE = named("square", SQUARE_CODES)
BRIBE = fixed("bribe", glossary.BRIBES)
SECRET = fixed("secret", glossary.SECRETS)
FLAG = fixed("flag", glossary.FLAGS)
MISSION = named("mission", MISSION_CODES)
ITEM = fixed("item", glossary.ITEMS)
DRAWER = counted("drawer", 1, DRAWERS)
PAYMENT = named("bribe", PAYMENT_CODES)
SORT_SET = named("bribe", SET_CODES)
AMOUNT = counted("amount", 0, BOX_LIMIT + 1)
ROLE = fixed("role", ("I", "II", "IV"))
SPACE = fixed("roof", glossary.ROOF)
ROOF_EVENT = fixed("roof-tile", ("none", "purchase", "payday", "both"))
LINE = fixed("line", LINES)
ORIGIN = named("building", (*BUILDING_CODES, "supply", "figure"))

ACTIONS = ActionSpace(
    players=[
        Kind("FOR_I", card=CARD),
        Kind("FOR_II", card=CARD),
        Kind("FOR_IV", card=CARD),
        Kind("COMMIT"),
        Kind("DRAWER", drawer=DRAWER),
        Kind("PLACE"),
        Kind("TAKE", bribe=BRIBE),
        Kind("SCHILLINGS"),
        Kind("TARGET", building=BUILDING),
        Kind("MOVE", building=BUILDING),
        Kind("SUPPLY"),
        Kind("FIGURE"),
        Kind("PAY", payment=PAYMENT),
        Kind("STEP", building=BUILDING),
        Kind("STAY"),
        Kind("YES"),
        Kind("SORTS", sorts=SORT_SET),
        Kind("BRIBE", bribe=BRIBE),
        Kind("MARKER", secret=SECRET),
        Kind("DECLINE"),
        Kind("THIRD_MAN", building=BUILDING),
        Kind("ACCEPT", mission=MISSION),
        Kind("FULFIL", mission=MISSION),
        Kind("DONE"),
        Kind("DEPOSIT", amount=AMOUNT),
        Kind("BUY", item=ITEM),
        Kind("PASS"),
        Kind("COIN"),
        Kind("SPEND", bribe=BRIBE),
        Kind("SETTLE"),
        Kind("RECALL", building=BUILDING),
    ],
    chance=[
        Kind("FIRST_PLAYER", seat=SEAT),
        Kind("COLOUR", colour=SEAT_COLOUR),
        Kind("TILE", secret=SECRET),
        Kind("FLAG", flag=FLAG),
        Kind("SECRET", secret=SECRET),
        Kind("MISSION", mission=MISSION),
        Kind("DRAW", card=CARD),
        Kind("AUTO"),
    ],
    table=[Kind("LEAVE", seat=SEAT)],
)

FOR_I = ACTIONS.base("FOR_I")
FOR_II = ACTIONS.base("FOR_II")
FOR_IV = ACTIONS.base("FOR_IV")
COMMIT = ACTIONS.base("COMMIT")
TO_DRAWER = ACTIONS.base("DRAWER")
PLACE = ACTIONS.base("PLACE")
TAKE = ACTIONS.base("TAKE")
SCHILLINGS = ACTIONS.base("SCHILLINGS")
TARGET = ACTIONS.base("TARGET")
MOVE = ACTIONS.base("MOVE")
FIGURE = ACTIONS.base("FIGURE")
PAY = ACTIONS.base("PAY")
STEP = ACTIONS.base("STEP")
STAY = ACTIONS.base("STAY")
YES = ACTIONS.base("YES")
TO_SORTS = ACTIONS.base("SORTS")
TO_BRIBE = ACTIONS.base("BRIBE")
TO_MARKER = ACTIONS.base("MARKER")
DECLINE = ACTIONS.base("DECLINE")
TO_THIRD_MAN = ACTIONS.base("THIRD_MAN")
ACCEPT = ACTIONS.base("ACCEPT")
FULFIL = ACTIONS.base("FULFIL")
DONE = ACTIONS.base("DONE")
DEPOSIT = ACTIONS.base("DEPOSIT")
BUY = ACTIONS.base("BUY")
PASS = ACTIONS.base("PASS")
COIN = ACTIONS.base("COIN")
SPEND = ACTIONS.base("SPEND")
SETTLE = ACTIONS.base("SETTLE")
RECALL = ACTIONS.base("RECALL")
FIRST_PLAYER = ACTIONS.base("FIRST_PLAYER")
TO_COLOUR = ACTIONS.base("COLOUR")
TO_TILE = ACTIONS.base("TILE")
TO_FLAG = ACTIONS.base("FLAG")
TO_SECRET = ACTIONS.base("SECRET")
TO_MISSION = ACTIONS.base("MISSION")
DRAW = ACTIONS.base("DRAW")
AUTO = ACTIONS.base("AUTO")
LEAVE = ACTIONS.base("LEAVE")

# --- pending decisions (frames) ---------------------------------------------------------------------------------

DECISIONS = (
    "FIRST_PLAYER", "COLOUR", "TILE", "FLAG", "SECRET", "START_MISSION", "DISPLAY", "DRAW",
    "THIRD_MAN_START", "ASSIGN", "DRAWER", "ACTION_III", "TARGET", "AGENT", "PAYMENT", "FIGURE_STEP",
    "MARKER_TWICE", "DIFFERENT_BRIBES", "BRIBE", "MARKER", "THIRD_MAN", "MISSIONS", "DEPOSIT", "ACTION_IV",
    "PURCHASE", "PAY_ITEM", "PAYDAY", "UNPAID", "UNFULFILLED",
)  # fmt: skip
"""The names of what can be asked. Automatic steps follow in number: they are carried out before anybody is asked."""

(
    ASK_FIRST, ASK_COLOUR, ASK_TILE, ASK_FLAG, ASK_SECRET, ASK_START, ASK_DISPLAY, ASK_DRAW,
    ASK_THIRD, ASK_CARDS, ASK_DRAWER, ASK_THREE, ASK_TARGET, ASK_AGENT, ASK_PAYMENT, ASK_STEP,
    ASK_TWICE, ASK_DIFFERENT, ASK_BRIBE, ASK_MARKER, ASK_WALK, ASK_MISSIONS, ASK_DEPOSIT, ASK_FOUR,
    ASK_BUY, ASK_UNIT, ASK_PAYDAY, ASK_UNPAID, ASK_UNFULFILLED,
) = range(len(DECISIONS))  # fmt: skip

AUTOMATIC = (
    "SET_UP", "DEAL", "TURNS", "ACTION_I", "ACTION_II", "REVEAL_IV", "FIRE", "POINTS", "FIXED_BRIBE", "DRAW_MORE",
    "STEPS", "PUT", "TILES", "WALK", "ROUND_END", "PURCHASES", "PAYDAYS", "REMOVALS", "CREST", "SCORE",
)  # fmt: skip
(
    SET_UP, DEAL, TURNS, ACT_ONE, ACT_TWO, ACT_FOUR, FIRE, GAIN_POINTS, FIXED_BRIBE, DRAW_MORE,
    STEPS, PUT, TILES, WALK, _, PURCHASES, PAYDAYS, REMOVALS, CREST, SCORE,
) = range(len(DECISIONS), len(DECISIONS) + len(AUTOMATIC))  # fmt: skip

_WINDOWS = {
    ASK_THIRD: (TO_THIRD_MAN, glossary.BUILDINGS),
    ASK_DRAWER: (TO_DRAWER, DRAWERS),
    ASK_THREE: (PLACE, 7),
    ASK_TARGET: (TARGET, glossary.BUILDINGS),
    ASK_AGENT: (MOVE, glossary.BUILDINGS + 2),
    ASK_PAYMENT: (PAY, len(PAYMENT_CODES)),
    ASK_STEP: (STEP, glossary.BUILDINGS + 1),
    ASK_TWICE: (YES, DECLINE - YES + 1),
    ASK_DIFFERENT: (TO_SORTS, DECLINE - TO_SORTS + 1),
    ASK_BRIBE: (TO_BRIBE, DECLINE - TO_BRIBE + 1),
    ASK_MARKER: (TO_MARKER, glossary.SORTS + 1),
    ASK_WALK: (TO_THIRD_MAN, glossary.BUILDINGS),
    ASK_MISSIONS: (ACCEPT, DONE - ACCEPT + 1),
    ASK_DEPOSIT: (DEPOSIT, BOX_LIMIT + 1),
    ASK_FOUR: (TO_MARKER, glossary.SORTS),
    ASK_BUY: (BUY, len(glossary.ITEMS) + 1),
    ASK_UNIT: (COIN, glossary.SORTS + 1),
    ASK_PAYDAY: (SPEND, glossary.SORTS + 1),
    ASK_UNPAID: (RECALL, glossary.BUILDINGS),
    ASK_UNFULFILLED: (RECALL, glossary.BUILDINGS),
    ASK_CARDS: (FOR_I, COMMIT + 1),
}
WINDOW = table([_WINDOWS.get(kind, (0, 0))[0] for kind in range(len(DECISIONS))])
WIDTH = table([_WINDOWS.get(kind, (0, 0))[1] for kind in range(len(DECISIONS))])
"""The actions a decision is about are neighbours in number: the first of them, and how many."""

# --- events -----------------------------------------------------------------------------------------------------

EVENTS = EventCatalogue()
E_FIRST_PLAYER = EVENTS.add("first_player", seat=SEAT)
E_COLOUR = EVENTS.add("colour", seat=SEAT, colour=SEAT_COLOUR)
E_TILE = EVENTS.add("tile", square=SQUARE, secret=SECRET)
E_FLAG = EVENTS.add("flag", building=BUILDING, flag=FLAG)
E_START_SECRET = EVENTS.add("start_secret", seat=SEAT, secret=SECRET)
E_START_MISSION = EVENTS.add("start_mission", seat=SEAT, mission=MISSION, money=NUMBER)
E_DISPLAYED = EVENTS.add("displayed", mission=MISSION)
E_THIRD_MAN = EVENTS.add("third_man", building=BUILDING)
E_ROUND = EVENTS.add("round", number=NUMBER, seat=SEAT)
E_RESHUFFLED = EVENTS.add("reshuffled", count=NUMBER)
E_DREW = EVENTS.add("drew", seat=SEAT, card=optional(CARD))
E_ASSIGNED = EVENTS.add("assigned", seat=SEAT, role=ROLE, card=CARD)
E_COMMITTED = EVENTS.add("committed", seat=SEAT)
E_DISCARDED = EVENTS.add("discarded", seat=SEAT, card=CARD)
E_REVEALED = EVENTS.add("revealed", seat=SEAT, role=ROLE, card=CARD)
E_DRAWER = EVENTS.add("drawer", seat=SEAT, drawer=DRAWER, card=CARD, old=optional(CARD))
E_BRIBES = EVENTS.add("bribes", seat=SEAT, bribe=BRIBE, count=NUMBER, card=optional(CARD))
E_MONEY = EVENTS.add("money", seat=SEAT, count=NUMBER)
E_INCOME = EVENTS.add("income", seat=SEAT, count=NUMBER)
E_POINTS = EVENTS.add("points", seat=SEAT, count=NUMBER, card=CARD)
E_PLACING = EVENTS.add("placing", seat=SEAT)
E_TARGET = EVENTS.add("target", seat=SEAT, building=BUILDING)
E_AGENT = EVENTS.add("agent", seat=SEAT, origin=ORIGIN)
E_PLACED = EVENTS.add("placed", seat=SEAT, building=BUILDING, origin=ORIGIN, payment=optional(PAYMENT))
E_FIGURE = EVENTS.add("figure_step", seat=SEAT, origin=BUILDING, building=BUILDING)
E_STAYED = EVENTS.add("figure_stays", seat=SEAT)
E_GAINED = EVENTS.add("gained", seat=SEAT, square=SQUARE, secret=SECRET, points=NUMBER)
E_MARKER = EVENTS.add("marker", seat=SEAT, secret=SECRET, space=NUMBER, points=NUMBER)
E_INVESTIGATOR = EVENTS.add("investigator", space=SPACE, tile=ROOF_EVENT)
E_END_NEAR = EVENTS.add("end_near", exceptional=NUMBER)
E_DECLINED = EVENTS.add("declined", seat=SEAT)
E_ACCEPTED = EVENTS.add("accepted", seat=SEAT, mission=MISSION, money=NUMBER)
E_FULFILLED = EVENTS.add("fulfilled", seat=SEAT, mission=MISSION, points=NUMBER, money=NUMBER)
E_MISSIONS_DONE = EVENTS.add("missions_done", seat=SEAT)
E_DEPOSITED = EVENTS.add("deposited", seat=SEAT, amount=NUMBER, extra=NUMBER)
E_BOUGHT = EVENTS.add("bought", seat=SEAT, item=ITEM)
E_PASSED = EVENTS.add("passed", seat=SEAT)
E_COIN = EVENTS.add("paid_money", seat=SEAT, count=NUMBER)
E_SPENT = EVENTS.add("paid_bribe", seat=SEAT, bribe=BRIBE)
E_SETTLED = EVENTS.add("settled", seat=SEAT, money=NUMBER, unpaid=NUMBER)
E_FIGURE_PAID = EVENTS.add("figure_paid", seat=SEAT)
E_RECALLED = EVENTS.add("recalled", seat=SEAT, building=BUILDING)
E_PURCHASE = EVENTS.add("purchase", number=NUMBER)
E_PAYDAY = EVENTS.add("payday", number=NUMBER)
E_REMOVALS = EVENTS.add("removals")
E_CREST = EVENTS.add("crest", seat=SEAT)
E_LAST_ROUND = EVENTS.add("last_round")
E_LEFT = EVENTS.add("left", seat=SEAT)
E_SCORED = EVENTS.add("scored", seat=SEAT, line=LINE, points=NUMBER)
E_TOTAL = EVENTS.add("total", seat=SEAT, points=NUMBER)
E_WON = EVENTS.add("won", seat=SEAT)


def prepare(seats: int, options: Options) -> State:
    """A state with seats and options set, all tiles, flags, cards and missions still to be dealt."""
    s = State()
    s.seats = seats
    s.crest = NOBODY if options["first_player"] == "random" else options["first_player"]
    s.full = int(options["version"] == "full")
    s.set_bonus = options["set_bonus"]
    third = ("most_squares", "largest_square").index(options["third_man_rule"]) + 1
    s.third_man_rule = third if options["third_man"] else OFF
    s.feld = int(options["feld_agents"])
    s.fill_first = int(options["drawer_rule"] == "fill_first")
    _empty_table(s)
    for building in range(glossary.BUILDINGS):
        s.flag[building] = PRINTED_FLAG[building] if options["flags"] == "printed" else NONE
    for seat in range(seats):
        if options["colours"] != "random":
            s.colour[seat] = glossary.SEAT_COLOURS.index(options["colours"][seat])
        s.supply[seat] = START_AGENTS[s.full]
        s.annex[seat] = ANNEX_AGENTS * s.full
        s.money[seat] = s.full
        s.bribes[seat] = [1] * glossary.SORTS
    for card in range(glossary.CARDS if s.full else glossary.INTRO_CARDS):
        s.deck[card // PER_WORD] |= 1 << card % PER_WORD
    s.stack = sum(IN_CATEGORY) if s.full else 0
    s.start_tiles = (1 << glossary.SORTS) - 1
    return s


def _empty_table(s: State) -> None:
    rows = (*s.missions, *s.hand, *s.assigned, *s.drawers)
    for values in (s.tile, s.figure, s.colour, s.display, *rows):
        for i in range(len(values)):
            values[i] = NONE
    s.active = s.third_man = s.shown = s.target = s.agent = NONE
