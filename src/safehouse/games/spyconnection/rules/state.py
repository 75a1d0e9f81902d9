"""The state of Spy Connection, its actions, its events, its pending decisions."""

from __future__ import annotations

from safehouse.core import state as core
from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.domain import NUMBER, counted, named
from safehouse.core.events import EventCatalogue
from safehouse.core.options import Options, of_seat
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.state import i8, i16, i64

from ..data import board
from ..data.components import SLOTS

OPEN = 3
"""A seat has at most so many open missions (SPY-4.2)."""

# Where a card is. OPEN_WITH and FULFILLED_BY count on by seat.
STACK = 0
DISPLAY = 1
DISCARDED = 2
BOX = 3
OFFERED = 4
OPEN_WITH = 5
FULFILLED_BY = OPEN_WITH + SEATS

NOBODY = -1
NONE = -1


class State(core.State, events=24, frames=8):
    """Seats are numbered clockwise. Cards, cities, connections and fields are numbered as in the data set."""

    seats = i8()
    first = i8()
    """The start player, or NOBODY before it is drawn."""

    # options
    draft = i8()
    dark = i8()
    turn_limit = i16()
    explicit_end = i8(SEATS)
    agents_in_all = i8(SEATS)

    # pieces
    supply = i8(SEATS)
    spy = i8(SEATS)
    """The city of each spy, or NONE before set-up."""
    agents = i8(SEATS, board.FIELDS)
    owners = i8(board.FIELDS)
    """How many seats have agents on a field."""
    filled = i8(SEATS, board.CONNECTIONS)
    """How many fields of a connection hold own agents."""
    touching = i8(SEATS, board.CITIES)
    """How many fields next to a city hold own agents."""
    network = i64(SEATS, members=board.CITIES)
    """The cities of each network, as a mask (SPY-5.2)."""

    # cards
    place = i8(board.CARDS)
    stack_count = i8()
    discard_count = i8()
    display = i8(SLOTS)
    """The mission in each slot, or NONE."""
    open_count = i8(SEATS)
    open = i8(SEATS, OPEN)
    """The open missions of a seat in the order of taking, then NONE."""
    covered = i64(SEATS, OPEN, members=board.CITIES)
    """The covered cities of an open mission, as a mask."""
    planning = i8(SEATS, OPEN)
    """The planning agents on an open mission."""
    fresh = i8(OPEN)
    """Whether the active seat's mission was covered in this end-of-turn step (SPY-10.10)."""
    fulfilled = i8(SEATS)
    fulfilled_points = i16(SEATS)

    # the turn
    active = i8()
    turns = i16(SEATS)
    """Normal turns begun by each seat."""
    is_extra = i8()
    acted = i8()
    """Whether anything has been done in this turn (SPY-11.6)."""
    extra_due = i8()
    trigger = i8()
    """The seat that triggered the end, or NOBODY."""
    finished = i8(SEATS)
    out = i8(SEATS)


# --- what actions and events speak of ---------------------------------------------------------------------------

SEAT = counted("seat", 0, SEATS)
CITY = named("city", board.CITY_CODES)
CONNECTION = named("connection", board.CONNECTION_CODES)
FIELD = named("field", board.FIELD_CODES)
MISSION = named("mission", board.CARD_CODES[: board.MISSIONS])
START_MISSION = named("mission", board.CARD_CODES[board.MISSIONS :])
CARD = named("mission", board.CARD_CODES)
SLOT = counted("slot", 1, SLOTS)
POSITION = counted("position", 1, OPEN)

ACTIONS = ActionSpace(
    players=[
        Kind("CHOOSE_START", card=START_MISSION),
        Kind("TAKE", slot=SLOT),
        Kind("MOVE", city=CITY),
        Kind("CONNECT", connection=CONNECTION),
        Kind("RECALL_FIELD", field=FIELD),
        Kind("RECALL_CIRCLE", mission=POSITION, city=CITY),
        Kind("DISCARD", mission=POSITION),
        Kind("COVER", mission=POSITION),
        Kind("STOP"),
        Kind("DONE"),
        Kind("WAIVE"),
    ],
    chance=[
        Kind("FIRST_PLAYER", seat=SEAT),
        Kind("DEAL_START", card=START_MISSION),
        Kind("REVEAL_START", card=START_MISSION),
        Kind("REVEAL", mission=MISSION),
    ],
    table=[Kind("LEAVE", seat=SEAT)],
)

CHOOSE_START = ACTIONS.base("CHOOSE_START")
TAKE = ACTIONS.base("TAKE")
MOVE = ACTIONS.base("MOVE")
CONNECT = ACTIONS.base("CONNECT")
RECALL_FIELD = ACTIONS.base("RECALL_FIELD")
RECALL_CIRCLE = ACTIONS.base("RECALL_CIRCLE")
DISCARD = ACTIONS.base("DISCARD")
COVER = ACTIONS.base("COVER")
STOP = ACTIONS.base("STOP")
DONE = ACTIONS.base("DONE")
WAIVE = ACTIONS.base("WAIVE")
FIRST_PLAYER = ACTIONS.base("FIRST_PLAYER")
DEAL_START = ACTIONS.base("DEAL_START")
REVEAL_START = ACTIONS.base("REVEAL_START")
REVEAL = ACTIONS.base("REVEAL")
LEAVE = ACTIONS.base("LEAVE")

# --- pending decisions (frames) ---------------------------------------------------------------------------------

DECISIONS = ("REVEAL", "FIRST_PLAYER", "DEAL_START", "REVEAL_START", "START", "ROOT", "MOVED", "COVER")
"""The names of what can be asked. Automatic steps follow in number: they are carried out before anybody is asked."""

ASK_REVEAL = 0
ASK_FIRST = 1
ASK_DEAL = 2
ASK_REVEAL_START = 3
ASK_START = 4
ASK_ROOT = 5
ASK_MOVED = 6
ASK_COVER = 7
REFILL = 8
END_STEP = 9
TURN_END = 10

# --- events -----------------------------------------------------------------------------------------------------

EVENTS = EventCatalogue()
E_FIRST_PLAYER = EVENTS.add("first_player", seat=SEAT)
E_START_DEALT = EVENTS.add("start_dealt", seat=SEAT, card=CARD)
E_START_REVEALED = EVENTS.add("start_revealed", card=CARD)
E_START_CHOSEN = EVENTS.add("start_chosen", seat=SEAT, card=CARD)
E_PLACED_SPY = EVENTS.add("placed_spy", seat=SEAT, city=CITY)
E_REVEALED = EVENTS.add("revealed", mission=CARD, slot=SLOT)
E_RESHUFFLED = EVENTS.add("reshuffled", count=NUMBER)
E_TURN = EVENTS.add("turn", seat=SEAT, number=NUMBER)
E_EXTRA_TURN = EVENTS.add("extra_turn", seat=SEAT)
E_LAST_TURN = EVENTS.add("last_turn", seat=SEAT)
E_TOOK = EVENTS.add("took", seat=SEAT, mission=CARD, slot=SLOT, cost=NUMBER)
E_MOVED = EVENTS.add("moved", seat=SEAT, origin=CITY, city=CITY)
E_STOPPED = EVENTS.add("stopped", seat=SEAT, city=CITY)
E_CONNECTED = EVENTS.add("connected", seat=SEAT, connection=CONNECTION, city=CITY, cost=NUMBER)
E_RECALLED_FIELD = EVENTS.add("recalled_field", seat=SEAT, field=FIELD, count=NUMBER)
E_RECALLED_CIRCLE = EVENTS.add("recalled_circle", seat=SEAT, mission=CARD, city=CITY)
E_DISCARDED = EVENTS.add("discarded", seat=SEAT, mission=CARD, count=NUMBER)
E_COVERED = EVENTS.add("covered", seat=SEAT, mission=CARD, city=CITY)
E_FULFILLED = EVENTS.add("fulfilled", seat=SEAT, mission=CARD, points=NUMBER, count=NUMBER)
E_EXTRA_TURN_EARNED = EVENTS.add("extra_turn_earned", seat=SEAT)
E_TRIGGERED = EVENTS.add("triggered", seat=SEAT, count=NUMBER)
E_WAIVED = EVENTS.add("waived", seat=SEAT)
E_DONE = EVENTS.add("done", seat=SEAT)
E_LEFT = EVENTS.add("left", seat=SEAT)
E_LIMIT = EVENTS.add("limit", number=NUMBER)
E_ENDED = EVENTS.add("ended")
E_SCORED = EVENTS.add("scored", seat=SEAT, fulfilled=NUMBER, covered=NUMBER, total=NUMBER)
E_WON = EVENTS.add("won", seat=SEAT)


def prepare(seats: int, options: Options) -> State:
    """A state with seats and options set, all pieces in supply, all cards in stack and box."""
    s = State()
    s.seats = seats
    s.first = NOBODY if options["first_player"] == "random" else options["first_player"]
    s.active = NOBODY
    s.trigger = NOBODY
    s.draft = int(options["start_missions"] == "draft")
    s.dark = int(options["board_side"] == "dark")
    s.turn_limit = options["turn_limit"]
    for seat in range(SEATS):
        s.spy[seat] = NONE
        for position in range(OPEN):
            s.open[seat][position] = NONE
    for seat in range(seats):
        s.explicit_end[seat] = int(of_seat(options, "explicit_end", seat))
        s.agents_in_all[seat] = of_seat(options, "agents", seat)
        s.supply[seat] = s.agents_in_all[seat]
    for slot in range(SLOTS):
        s.display[slot] = NONE
    for card in range(board.CARDS):
        s.place[card] = STACK if card < board.MISSIONS else BOX
    s.stack_count = board.MISSIONS
    return s
