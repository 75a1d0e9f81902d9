"""The state of Estoril 1942, its actions, its events, its pending decisions."""

from __future__ import annotations

from safehouse.core import state as core
from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.domain import NUMBER, counted, fixed, named, optional
from safehouse.core.events import EventCatalogue
from safehouse.core.options import Options
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.state import i8, i16, i64

from ..data.board import CARD_CODES, CARDS, DECK_SIZE, MISSION_CODES, PLACE_CODES, SPACE_CODES, SPACES, STARTS
from ..data.components import ABILITIES, COLOURS, PLACES, STARTING

ROUNDS = 4
SLOTS = 6
HAND_LIMIT = 6
COMMON_MISSIONS = 4
DISCS = (0, 0, 6, 4, 3)
"""Discs per seat, by number of seats (EST-2.3)."""

# Where a card is. Those of seats, spaces and places count on.
HAND = 0
SHOWN = HAND + SEATS
"""In hand, and everybody knows it: returned or won in this round."""
CHOSEN = SHOWN + SEATS
"""Laid aside by a seat in the discard step, not yet revealed."""
BOARD = CHOSEN + SEATS
REWARD_OF = BOARD + SPACES
DISCARDED_BY = REWARD_OF + PLACES
STACK = DISCARDED_BY + SEATS
"""In the deck above all cards that were put under it. The stack is a set: drawing is chance."""
BOTTOM = STACK + 1
"""Under the deck, at a known position."""
LOOKED_AT = STACK + 2
"""The top card in a conspirator's hands."""
REMOVED = STACK + 3
BOX = STACK + 4
RING = STACK + 5
"""Only in observations: in hand or face down, nobody but the owner knows which."""

NOBODY = -1
NONE = -1
HIDDEN = -2
"""Only in observations: there is a card, and this seat does not know which."""


class State(core.State, events=96, frames=8):
    """Seats are numbered clockwise, places and spaces from 0; sets of spaces and of places are masks."""

    seats = i8()
    first = i8()
    """The first player, or NOBODY before it is drawn."""
    round = i8()
    """The round from 1; 0 before the first one."""

    # options
    secret_missions = i8()
    recruitment = i8()
    second_place = i8()
    disc_limit = i8()
    """How many white discs there are; 0 means any number."""
    assassin_self = i8()
    """Whether an assassin may choose itself (EST-8.7)."""
    colour = i8(SEATS)
    """The colour of each seat, in the order of COLOURS (EST-2.1)."""

    # missions
    missions = i8(COMMON_MISSIONS)
    """The face-up missions, then NONE."""
    secret = i8(SEATS)
    """The face-down mission between a seat and the next one, or NONE."""
    recruit = i8(SEATS)
    """The recruitment card of a seat, or NONE."""

    # the city
    slot_place = i8(SLOTS)
    slot_rotation = i8(SLOTS)
    slot_of = i8(PLACES)
    """The slot of a place, or NONE if it is set aside."""
    near = i16(PLACES)
    """The adjacent places (EST-3.10)."""
    beside = i64(SPACES, members=SPACES)
    """The adjacent spaces (EST-3.8)."""
    spaces = i64(members=SPACES)
    """All spaces of the city."""
    outer = i64(members=SPACES)
    """Its outer spaces (EST-3.6, 9.8)."""

    # cards
    place = i8(CARDS)
    hand_count = i8(SEATS)
    stack = i8()
    """How many cards of the deck lie above all that were put under it."""
    bottom_count = i8()
    bottom = i8(DECK_SIZE)
    """The cards under the deck, the one drawn first in front (EST-14.7)."""
    bottom_seen = i8(DECK_SIZE)
    """Who knows each of them (an audience)."""

    # spaces and rewards
    at = i8(SPACES)
    """The character on a space, or NONE."""
    own = i64(SEATS, members=SPACES)
    """The spaces on which a seat has a character."""
    face_down = i64(members=SPACES)
    protected = i64(members=SPACES)
    moved = i64(members=SPACES)
    """Where a character lies that a seducer has moved."""
    seen_by = i8(SPACES)
    """Who has peeked at the face-down character on a space."""
    national = i8(SPACES)
    casino = i8(SPACES)
    """Bonuses gained in the place's resolution."""
    discs = i8(SEATS)
    reward = i8(PLACES)
    reward_down = i8(PLACES)
    reward_seen = i8(PLACES)
    """Who knows a face-down reward."""

    # the turn
    active = i8()
    """Whose turn it is to place, or NOBODY."""
    chosen = i8()
    """The card that the active seat is about to place, or NONE."""
    place_now = i8()
    """The place that is being resolved, or NONE."""
    numeral = i8()
    """The space whose character may act."""
    used = i8(len(ABILITIES))
    """How often the acting character has used each symbol."""
    looked = i8()
    """The top card in a conspirator's hands, or NONE."""
    looked_seen = i8()
    laid_aside = i8(SEATS)
    """How many cards a seat has laid aside in the discard step."""
    out = i8(SEATS)


# --- what actions and events speak of ---------------------------------------------------------------------------

SEAT = counted("seat", 0, SEATS)
CARD = named("card", CARD_CODES)
DECK_CARD = named("card", CARD_CODES[STARTS:])
SPACE = named("space", SPACE_CODES)
PLACE = named("place", PLACE_CODES)
SYMBOL = fixed("symbol", ABILITIES)
MISSION = named("mission", MISSION_CODES)
SLOT = counted("slot", 1, SLOTS)
ROTATION = counted("rotation", 0, 4)
DIE = counted("die", 1, 6)

ACTIONS = ActionSpace(
    players=[
        Kind("CARD", card=CARD),
        Kind("SPACE", space=SPACE),
        Kind("REWARD", place=PLACE),
        Kind("SYMBOL", symbol=SYMBOL),
        Kind("KEEP"),
        Kind("TAKE"),
        Kind("DECLINE"),
        Kind("DONE"),
        Kind("READY"),
    ],
    chance=[
        Kind("FIRST_PLAYER", seat=SEAT),
        Kind("MISSION", mission=MISSION),
        Kind("LAY", place=PLACE, rotation=ROTATION),
        Kind("DRAW", card=DECK_CARD),
        Kind("ROLL", first=DIE, second=DIE),
        Kind("AUTO_CARD", card=CARD),
        Kind("AUTO_SPACE", space=SPACE),
    ],
    table=[Kind("LEAVE", seat=SEAT)],
)

TO_CARD = ACTIONS.base("CARD")
TO_SPACE = ACTIONS.base("SPACE")
TO_REWARD = ACTIONS.base("REWARD")
TO_SYMBOL = ACTIONS.base("SYMBOL")
KEEP = ACTIONS.base("KEEP")
TAKE = ACTIONS.base("TAKE")
DECLINE = ACTIONS.base("DECLINE")
DONE = ACTIONS.base("DONE")
READY = ACTIONS.base("READY")
FIRST_PLAYER = ACTIONS.base("FIRST_PLAYER")
TO_MISSION = ACTIONS.base("MISSION")
LAY = ACTIONS.base("LAY")
DRAW = ACTIONS.base("DRAW")
ROLL = ACTIONS.base("ROLL")
AUTO_CARD = ACTIONS.base("AUTO_CARD")
AUTO_SPACE = ACTIONS.base("AUTO_SPACE")
LEAVE = ACTIONS.base("LEAVE")

# --- pending decisions (frames) ---------------------------------------------------------------------------------

DECISIONS = (
    "FIRST_PLAYER", "MISSION", "SECRET_MISSION", "RECRUITMENT", "LAY", "DRAW_REWARD",
    "PLACE_CARD", "PLACE_SPACE", "PEEK",
    "ABILITY", "ASSASSIN_TARGET", "CONSPIRATOR_DRAW", "CONSPIRATOR_CHOICE", "SEDUCER_CARD", "SEDUCER_SPACE",
    "DIPLOMAT_TARGET", "CASINO_ROLL", "BOCA_LOSS", "DISCARD",
)  # fmt: skip
"""The names of what can be asked. Automatic steps follow in number: they are carried out before anybody is asked."""

ASK_FIRST = 0
ASK_MISSION = 1
ASK_SECRET = 2
ASK_RECRUIT = 3
ASK_LAY = 4
ASK_REWARD = 5
ASK_CARD = 6
ASK_SPACE = 7
ASK_PEEK = 8
ASK_ABILITY = 9
ASK_ASSASSIN = 10
ASK_TOP_CARD = 11
ASK_CONSPIRATOR = 12
ASK_SEDUCER_CARD = 13
ASK_SEDUCER_SPACE = 14
ASK_DIPLOMAT = 15
ASK_ROLL = 16
ASK_LOSS = 17
ASK_DISCARD = 18
TURN = 19
RESOLVE = 20
ACTIVATE = 21
FEATURE = 22
AWARD = 23

# --- events -----------------------------------------------------------------------------------------------------

EVENTS = EventCatalogue()
E_FIRST_PLAYER = EVENTS.add("first_player", seat=SEAT)
E_MISSION = EVENTS.add("mission", mission=MISSION)
E_SECRET_MISSION = EVENTS.add("secret_mission", seat=SEAT, other=SEAT, mission=optional(MISSION))
E_RECRUITMENT = EVENTS.add("recruitment", seat=SEAT, mission=optional(MISSION))
E_ROUND = EVENTS.add("round", number=NUMBER, seat=SEAT)
E_LAID = EVENTS.add("laid", slot=SLOT, place=PLACE, rotation=ROTATION)
E_REWARD = EVENTS.add("reward", place=PLACE, card=optional(CARD))
E_CHOSE = EVENTS.add("chose", seat=SEAT, card=CARD)
E_PLACED = EVENTS.add("placed", seat=SEAT, space=SPACE, card=optional(CARD))
E_PEEKED = EVENTS.add("peeked", seat=SEAT, space=SPACE, card=optional(CARD))
E_PEEKED_REWARD = EVENTS.add("peeked_reward", seat=SEAT, place=PLACE, card=optional(CARD))
E_DECLINED = EVENTS.add("declined", seat=SEAT)
E_RESOLVING = EVENTS.add("resolving", place=PLACE)
E_REVEALED = EVENTS.add("revealed", seat=SEAT, space=SPACE, card=CARD)
E_REWARD_REVEALED = EVENTS.add("reward_revealed", place=PLACE, card=CARD)
E_USED = EVENTS.add("used", seat=SEAT, space=SPACE, symbol=SYMBOL)
E_SPARED = EVENTS.add("spared", seat=SEAT, space=SPACE, symbol=SYMBOL)
E_RETURNED = EVENTS.add("returned", seat=SEAT, space=SPACE, card=CARD, owner=SEAT)
E_LOOKED = EVENTS.add("looked", seat=SEAT, place=PLACE, card=optional(CARD))
E_KEPT = EVENTS.add("kept", seat=SEAT, place=PLACE, card=optional(CARD))
E_EXCHANGED = EVENTS.add("exchanged", seat=SEAT, place=PLACE, card=CARD, old=CARD)
E_RALLIED = EVENTS.add("rallied", seat=SEAT, space=SPACE, count=NUMBER)
E_LURED = EVENTS.add("lured", seat=SEAT, space=SPACE)
E_SEDUCED = EVENTS.add("seduced", seat=SEAT, origin=SPACE, space=SPACE, card=CARD)
E_PROTECTED = EVENTS.add("protected", seat=SEAT, space=SPACE)
E_DONE = EVENTS.add("done", seat=SEAT, space=SPACE)
E_ROLLED = EVENTS.add("rolled", seat=SEAT, space=SPACE, first=DIE, second=DIE)
E_GAINED = EVENTS.add("gained", seat=SEAT, space=SPACE, bonus=NUMBER, influence=NUMBER)
E_WEAKEST = EVENTS.add("weakest", seat=SEAT, influence=NUMBER)
E_WEAKEST_TIED = EVENTS.add("weakest_tied", seat=SEAT, influence=NUMBER, space=SPACE)
E_LOST = EVENTS.add("lost", seat=SEAT, space=SPACE, card=CARD)
E_TIED = EVENTS.add("tied", seat=SEAT, place=PLACE, influence=NUMBER, space=SPACE)
E_TOOK_REWARD = EVENTS.add("took_reward", seat=SEAT, place=PLACE, card=CARD, influence=NUMBER)
E_UNCLAIMED = EVENTS.add("unclaimed", place=PLACE, card=CARD)
E_NO_REWARD = EVENTS.add("no_reward", place=PLACE)
E_RECOVERED = EVENTS.add("recovered", number=NUMBER)
E_LAID_ASIDE = EVENTS.add("laid_aside", seat=SEAT, card=CARD)
E_READY = EVENTS.add("ready", seat=SEAT)
E_DISCARDED = EVENTS.add("discarded", seat=SEAT, card=CARD)
E_LEFT = EVENTS.add("left", seat=SEAT)
E_ENDED = EVENTS.add("ended")
E_MISSION_REVEALED = EVENTS.add("mission_revealed", seat=SEAT, other=SEAT, mission=MISSION)
E_MISSION_SCORED = EVENTS.add("mission_scored", mission=MISSION, seat=SEAT, count=NUMBER, points=NUMBER)
E_RECRUITMENT_SCORED = EVENTS.add("recruitment_scored", seat=SEAT, mission=MISSION, points=NUMBER)
E_SCORED = EVENTS.add("scored", seat=SEAT, discards=NUMBER, hand=NUMBER, total=NUMBER)
E_WON = EVENTS.add("won", seat=SEAT)


def prepare(seats: int, options: Options) -> State:
    """A state with seats and options set, the starting characters in hand, all else in deck and box."""
    s = State()
    s.seats = seats
    s.first = NOBODY if options["first_player"] == "random" else options["first_player"]
    s.secret_missions = int(options["secret_missions"])
    s.recruitment = int(options["recruitment_office"])
    s.second_place = int(options["second_place"])
    s.disc_limit = options["white_disc_limit"] or 0
    s.assassin_self = int(options["assassin_self"])
    for seat in range(SEATS):
        s.colour[seat] = seat if options["colours"] == "seats" or seat >= seats else _colour(options, seat)
    given = [] if options["missions"] == "random" else options["missions"]
    for i in range(COMMON_MISSIONS):
        s.missions[i] = MISSION_CODES.index(given[i]) if i < len(given) else NONE
    _empty_table(s)
    for card in range(CARDS):
        holder = seat_of_set(s, card)
        s.place[card] = STACK if card >= STARTS else HAND + holder if holder != NOBODY else BOX
    s.stack = DECK_SIZE
    for seat in range(seats):
        s.hand_count[seat] = STARTING
        s.discs[seat] = DISCS[seats]
    return s


def _colour(options: Options, seat: int) -> int:
    return COLOURS.index(options["colours"][seat].upper())


def seat_of_set(s: State, card: int) -> int:
    """EST-2.2, 2.6: whose starting character a card is; NOBODY for those of colours not in the game."""
    for seat in range(s.seats):
        if s.colour[seat] == card // STARTING:
            return seat
    return NOBODY


def _empty_table(s: State) -> None:
    for values in (s.secret, s.recruit, s.slot_place, s.slot_of, s.bottom, s.at, s.reward):
        for i in range(len(values)):
            values[i] = NONE
    s.active = s.chosen = s.place_now = s.numeral = s.looked = NONE
