"""The state, the actions, the events, and what can be asked."""

from __future__ import annotations

from safehouse.core import state as core
from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.domain import NUMBER, counted, named
from safehouse.core.events import EventCatalogue
from safehouse.core.options import Options
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.state import i8

from ..data.board import COPIES, DOCUMENT_IDS, DROP_IDS, DROPS, KINDS

NOBODY = -1
MOST_AT_A_DROP = 2
"""DRP-2.4"""


class State(core.State, events=32, frames=2):
    """Documents are counted by kind: in hands, at drops, sold, and in the archive, where nobody sees them."""

    seats = i8()
    first = i8()
    hand_size = i8()

    hand = i8(SEATS, KINDS)
    hidden = i8(SEATS, DROPS, KINDS)
    archive = i8(KINDS)

    # the rest is open
    hand_count = i8(SEATS)
    hidden_count = i8(SEATS, DROPS)
    sold = i8(KINDS)
    points = i8(SEATS)
    out = i8(SEATS)


SEAT = counted("seat", 0, SEATS)
DOCUMENT = named("document", DOCUMENT_IDS)
DROP = named("drop", DROP_IDS)

ACTIONS = ActionSpace(
    players=[Kind("HIDE", document=DOCUMENT, drop=DROP), Kind("SELL", document=DOCUMENT)],
    chance=[Kind("FIRST_PLAYER", seat=SEAT), Kind("DEAL", document=DOCUMENT)],
    table=[Kind("LEAVE", seat=SEAT)],
)
HIDE = ACTIONS.base("HIDE")
SELL = ACTIONS.base("SELL")
FIRST_PLAYER = ACTIONS.base("FIRST_PLAYER")
DEAL = ACTIONS.base("DEAL")
LEAVE = ACTIONS.base("LEAVE")

DECISIONS = ("FIRST_PLAYER", "DEAL", "TURN")
ASK_FIRST = 0
ASK_DEAL = 1
"""Chance deals to a seat (column A); so many documents follow (column B)."""
ASK_TURN = 2

EVENTS = EventCatalogue()
E_FIRST_PLAYER = EVENTS.add("first_player", seat=SEAT)
E_DEALT = EVENTS.add("dealt", seat=SEAT, document=DOCUMENT)
E_DREW = EVENTS.add("drew", seat=SEAT)
E_HID = EVENTS.add("hid", seat=SEAT, document=DOCUMENT, drop=DROP)
E_WENT = EVENTS.add("went", seat=SEAT, drop=DROP)
E_SOLD = EVENTS.add("sold", seat=SEAT, document=DOCUMENT)
E_FOUND = EVENTS.add("found", seat=SEAT, document=DOCUMENT, drop=DROP)
E_PAID = EVENTS.add("paid", seat=SEAT, drop=DROP, points=NUMBER)
E_LEFT = EVENTS.add("left", seat=SEAT)
E_SCORED = EVENTS.add("scored", seat=SEAT, total=NUMBER)
E_WON = EVENTS.add("won", seat=SEAT)


def prepare(seats: int, options: Options) -> State:
    """A state with seats and options set and every document in the archive."""
    s = State()
    s.seats = seats
    s.first = NOBODY if options["first_player"] == "random" else options["first_player"]
    s.hand_size = options["hand"]
    for kind in range(KINDS):
        s.archive[kind] = COPIES[kind]
    return s
