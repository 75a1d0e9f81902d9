"""The state of Whisper, its actions, its events, its pending decisions."""

from __future__ import annotations

from safehouse.core import state as core
from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.domain import NUMBER, counted, named
from safehouse.core.events import EventCatalogue
from safehouse.core.options import Options, of_seat
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.state import i8

from ..data.board import CODES, COPIES, KINDS

NOBODY = -1
NONE = -1
ENERGY = 3
LONGEST_STEP = 2


class State(core.State, events=16, frames=4):
    """A hand is a number of cards of each kind; so are the deck and the discard pile."""

    seats = i8()
    first = i8()

    # options
    hand_size = i8()
    rounds = i8()
    may_peek = i8(SEATS)

    # cards
    hand = i8(SEATS, KINDS)
    hand_count = i8(SEATS)
    deck = i8(KINDS)
    deck_count = i8()
    discard = i8(KINDS)
    pick = i8(SEATS)
    """The card a seat has picked in this round, or NONE; it is still in its hand."""
    shown = i8(SEATS, SEATS)
    """shown[asker][owner]: the card last shown, while the owner is sure to hold it; else NONE."""
    shows = i8(SEATS, SEATS)
    """Whether the owner has ever shown the asker a card: everybody knows that."""

    # the rest is open
    round = i8()
    active = i8()
    energy = i8()
    peeked = i8()
    drawn = i8()
    turns_left = i8()
    points = i8(SEATS)
    pawn = i8(SEATS)
    out = i8(SEATS)


SEAT = counted("seat", 0, SEATS)
CARD = named("card", CODES)
STEPS = counted("steps", 1, LONGEST_STEP)

ACTIONS = ActionSpace(
    players=[
        Kind("PICK", card=CARD),
        Kind("MOVE", steps=STEPS),
        Kind("PEEK", seat=SEAT),
        Kind("SHOW", card=CARD),
        Kind("DRAW"),
        Kind("PASS"),
    ],
    chance=[Kind("FIRST_PLAYER", seat=SEAT), Kind("DEAL", card=CARD)],
    table=[Kind("LEAVE", seat=SEAT)],
)

PICK = ACTIONS.base("PICK")
MOVE = ACTIONS.base("MOVE")
PEEK = ACTIONS.base("PEEK")
SHOW = ACTIONS.base("SHOW")
DRAW = ACTIONS.base("DRAW")
PASS = ACTIONS.base("PASS")
FIRST_PLAYER = ACTIONS.base("FIRST_PLAYER")
DEAL = ACTIONS.base("DEAL")
LEAVE = ACTIONS.base("LEAVE")

DECISIONS = ("FIRST_PLAYER", "DEAL", "PICK", "TURN", "SHOW")

ASK_FIRST = 0
ASK_DEAL = 1
"""Chance deals to a seat (column A); so many cards of the set-up follow (column B)."""
ASK_PICK = 2
ASK_TURN = 3
ASK_SHOW = 4
"""A seat is asked to show a card to another (column A)."""

EVENTS = EventCatalogue()
E_FIRST_PLAYER = EVENTS.add("first_player", seat=SEAT)
E_DEALT = EVENTS.add("dealt", seat=SEAT, card=CARD)
E_DRAWS = EVENTS.add("draws", seat=SEAT)
E_DRAWN = EVENTS.add("drawn", seat=SEAT)
E_ROUND = EVENTS.add("round", number=NUMBER)
E_PICKED = EVENTS.add("picked", seat=SEAT, card=CARD)
E_REVEALED = EVENTS.add("revealed", seat=SEAT, card=CARD)
E_TRICK = EVENTS.add("trick", seat=SEAT, points=NUMBER)
E_TURN = EVENTS.add("turn", seat=SEAT)
E_MOVED = EVENTS.add("moved", seat=SEAT, steps=NUMBER)
E_ASKED = EVENTS.add("asked", seat=SEAT, rival=SEAT)
E_SHOWN = EVENTS.add("shown", seat=SEAT, rival=SEAT, card=CARD)
E_SHOWED = EVENTS.add("showed", seat=SEAT, rival=SEAT)
E_PASSED = EVENTS.add("passed", seat=SEAT)
E_LEFT = EVENTS.add("left", seat=SEAT)
E_SCORED = EVENTS.add("scored", seat=SEAT, total=NUMBER)
E_WON = EVENTS.add("won", seat=SEAT)


def prepare(seats: int, options: Options) -> State:
    """A state with seats and options set, all cards in the deck."""
    s = State()
    s.seats = seats
    s.first = NOBODY if options["first_player"] == "random" else options["first_player"]
    s.active = NOBODY
    s.hand_size = options["hand"]
    s.rounds = options["rounds"]
    for seat in range(SEATS):
        s.pick[seat] = NONE
        for other in range(SEATS):
            s.shown[seat][other] = NONE
    for seat in range(seats):
        s.may_peek[seat] = int(of_seat(options, "peek", seat))
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
    s.deck_count = sum(COPIES)
    return s
