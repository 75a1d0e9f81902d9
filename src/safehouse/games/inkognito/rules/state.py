"""The state of Inkognito, its actions, its events, its pending decisions."""

from __future__ import annotations

from safehouse.core import state as core
from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.domain import NUMBER, Domain, counted, fixed, named
from safehouse.core.events import EventCatalogue
from safehouse.core.options import Options
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.state import i8, i16, i64

from ..data import board
from ..data.components import AGENTS, COLOURS, WORDS
from . import card_sets

HOLDERS = 4
"""Who holds a set of secret cards: the seats; with three players the prisoner is holder 3 (INK-12.2)."""
FIGURES = 4
"""Figures of a seat, numbered by build."""
AMBASSADOR_FIGURE = SEATS * FIGURES
"""The ambassador where figures are numbered 4 * seat + build."""

NOBODY = -1
NONE = -1
HIDDEN = -2
"""In place of a secret that the viewer may not know."""

ALL_WORDS = 15
MOST_COUNTED = 99
"""Counts of what was shown stop here; only 0, 1 and more than 1 differ for the rules (INK-9.4)."""

# Values of options.
PREVENT, AMATEUR = 1, 2
AUTO, LOG, MANUAL = range(3)
RANDOM, FIXED, CHOOSE = range(3)
DRAWN, CHOSEN, GIVEN = range(3)
"""How the seats come by their colours (INK-1.3)."""

# What a seat has chosen in the window at the start or at the end of a turn.
UNDECIDED, SILENT_CHOICE, DECLARING_CHOICE = range(3)


class State(core.State, events=24, frames=8):
    """Seats are numbered clockwise; spaces as in the data set; agents F, B, X, Z; builds tall, short, fat, thin."""

    seats = i8()
    first = i8()
    """The first player, or NOBODY before it is drawn."""

    # options
    repeat_rule = i8()
    notebook = i8()
    figure_stops = i8()
    many_ambassador_meetings = i8()
    window_opens = i8()
    declarer_loses = i8()
    same_kind = i8()
    gesture_per_turn = i8()
    covert_gestures = i8()
    """Whether a gesture is seen by its addressee alone (INK-10.4)."""
    arrangement_rule = i8()
    colour_rule = i8()
    own_exit_only = i8()
    turn_limit = i64(members=0)
    balls_in_all = i8(board.BALL_KINDS)

    # secrets (INK-1.8), by holder: NONE before the deal
    identity = i8(HOLDERS)
    build = i8(HOLDERS)
    word = i8(HOLDERS)
    unsealed = i8()
    """Whether the seats have looked at their secret cards (INK-1.5)."""

    # the board
    colour = i8(SEATS)
    arrangement = i8(SEATS)
    """While seats choose: the order of builds on the start spaces that a seat has chosen, or NONE."""
    at = i8(SEATS, FIGURES)
    """The space of each figure, or NONE before set-up."""
    ambassador = i8()
    on = i8(board.SPACES)
    """The figure that stands on a space, or NONE. Who passes or visits is not noted here before it has stopped."""
    ambassador_left = i8()
    """Whether the ambassador has stood elsewhere than on the embassy (INK-11.16)."""

    # the turn
    active = i8()
    turn = i64(members=0)
    """Single turns begun."""
    shaken = i8(board.BALL_KINDS)
    """The balls that became visible this turn."""
    balls = i8(board.BALL_KINDS)
    """Those not used yet."""
    origin = i8()
    """Where the figure (or ambassador) that is on its way started from, or NONE."""
    mover = i8()
    """Which one is on its way: 4 * seat + build, AMBASSADOR_FIGURE, or NONE."""
    met = i8()
    """Opponents met this turn, as a mask (INK-5.7)."""
    ambassador_met = i8()
    spent = i8()
    """Figures of the active seat that may use no further ball this turn, as a mask (figure_stops)."""
    gesture_left = i8()
    meetings = i8()
    """How many meetings there were this turn. Each took a ball, so there are at most three."""
    visitor = i8(board.SHOWN_BALLS)
    """The build of the active seat's figure in a meeting, or NONE."""
    host = i8(board.SHOWN_BALLS)
    """The figure met: 4 * seat + build, or AMBASSADOR_FIGURE."""
    meeting_space = i8(board.SHOWN_BALLS)

    # the question being answered, or NONE
    question = i8()
    asked = i8()
    answer = i16()
    """The set shown, known to asker and asked alone."""
    level = i8()
    """0 no penalty, 1 second time, 2 third time (INK-9.6, 9.7)."""
    barred = i8()
    """A pair that may not be left as the penalty (INK-9.9), known to asker and asked alone."""
    left = i8()
    """The set left after the penalty."""

    # what was shown: [who showed][to whom]
    shown = i8(SEATS, SEATS, card_sets.SETS)
    """How often each set was the answer."""
    kept = i8(SEATS, SEATS, card_sets.KEPT)
    """How often each set was left after a penalty."""
    told = i64(SEATS, SEATS, members=card_sets.ALL_SELVES.bit_length())
    """The selves (identity, build) of the shower that the answers allow: the exact filter of part 12.1."""
    told_word = i8(SEATS, SEATS)
    """The code words of the shower that the answers allow, as a mask."""
    noted = i8(SEATS, SEATS, card_sets.SETS)
    """The asker's own notes of `shown` (INK-14.3)."""
    noted_kept = i8(SEATS, SEATS, card_sets.KEPT)

    # the end
    window = i8(SEATS)
    """What each seat has chosen in the window that is open (INK-11.10)."""
    declarer = i8()
    partner = i8()
    """The seat named by the declarer, or NONE for alone."""
    ended = i8()
    winners = i8()
    """As a mask, when the game has ended."""


# --- what actions and events speak of ---------------------------------------------------------------------------


def _orders(name: str, codes: tuple[str, ...]) -> Domain:
    return named(name, ["+".join(codes[i] for i in order) for order in card_sets.ORDERS])


SEAT = counted("seat", 0, SEATS)
COLOUR = fixed("colour", COLOURS)
AGENT = fixed("identity", AGENTS)
BUILD_CARD = fixed("build", card_sets.BUILDS)
WORD = fixed("word", WORDS)
SPACE = named("space", board.SPACE_CODES)
BALL = fixed("ball", board.BALL_CODES)
MOVING_BALL = fixed("ball", board.BALL_CODES[: board.MOVING_KINDS])
USABLE_BALL = fixed("ball", board.BALL_CODES[: board.MOVING_KINDS + 1])
BALLS = named("ball", board.SHAKE_CODES)
TOPIC = fixed("question", card_sets.QUESTION_CODES[:2])
QUESTION = fixed("question", card_sets.QUESTION_CODES)
ANSWER = named("card", card_sets.SET_CODES[card_sets.FIRST_ANSWER :])
LEFT = named("card", card_sets.SET_CODES[: card_sets.KEPT])
CARD_SET = named("card", card_sets.SET_CODES)
CARD = named("card", card_sets.CARD_CODES)
SECRET = fixed("secret", (*AGENTS, *card_sets.BUILDS, *WORDS))
DECK = fixed("deck", ("identity", "build", "mission"))
"""The three shuffles of the secret cards (INK-1.8)."""
GESTURES = ("wink", "ear_tug", "frown", "nose_wrinkle")
"""The habit of each agent (INK-10.2)."""
GESTURE = fixed("gesture", GESTURES)
ADDRESSEE = fixed("addressee", (*range(SEATS), "nobody"))
NOBODY_IN_PARTICULAR = SEATS
ORDER_OF_AGENTS = _orders("identity", AGENTS)
ORDER_OF_BUILDS = _orders("build", card_sets.BUILDS)
ORDER_OF_WORDS = _orders("word", WORDS)
ORDER_OF_COLOURS = _orders("colour", COLOURS)

ACTIONS = ActionSpace(
    players=[
        Kind("CHOOSE_COLOUR", colour=COLOUR),
        Kind("ARRANGE", order=ORDER_OF_BUILDS),
        Kind("SHAKE"),
        Kind("DECLARE"),
        Kind("GESTURE"),
        Kind("END"),
        Kind("USE", ball=USABLE_BALL),
        Kind("FIGURE", build=BUILD_CARD),
        Kind("STEP", space=SPACE),
        Kind("STOP"),
        Kind("PASS"),
        Kind("GO", ball=MOVING_BALL, space=SPACE),
        Kind("ASK", question=TOPIC),
        Kind("MOVE_ON"),
        Kind("DEMAND", seat=SEAT, question=TOPIC),
        Kind("NO_QUESTION"),
        Kind("SHOW", cards=ANSWER),
        Kind("ACCEPT_ANSWER"),
        Kind("CLAIM"),
        Kind("CONCEDE"),
        Kind("DENY"),
        Kind("KEEP", cards=LEFT),
        Kind("RECORD"),
        Kind("SKIP"),
        Kind("BANISH", space=SPACE),
        Kind("MAKE", gesture=GESTURE, to=ADDRESSEE),
        Kind("NAME", seat=SEAT),
        Kind("ALONE"),
        Kind("SILENT"),
        Kind("DECLARE_TOO"),
        Kind("ACCEPT"),
        Kind("REFUSE"),
    ],
    chance=[
        Kind("DEAL_IDENTITIES", order=ORDER_OF_AGENTS),
        Kind("DEAL_BUILDS", order=ORDER_OF_BUILDS),
        Kind("DEAL_WORDS", order=ORDER_OF_WORDS),
        Kind("DRAW_COLOURS", order=ORDER_OF_COLOURS),
        Kind("PLACE_FIGURES", order=ORDER_OF_BUILDS),
        Kind("FIRST_PLAYER", seat=SEAT),
        Kind("BALLS", balls=BALLS),
    ],
    table=[Kind("LEAVE", seat=SEAT)],
)

CHOOSE_COLOUR = ACTIONS.base("CHOOSE_COLOUR")
ARRANGE = ACTIONS.base("ARRANGE")
SHAKE = ACTIONS.base("SHAKE")
DECLARE = ACTIONS.base("DECLARE")
GESTURE_ACTION = ACTIONS.base("GESTURE")
END = ACTIONS.base("END")
USE = ACTIONS.base("USE")
FIGURE = ACTIONS.base("FIGURE")
STEP = ACTIONS.base("STEP")
STOP = ACTIONS.base("STOP")
PASS = ACTIONS.base("PASS")
GO = ACTIONS.base("GO")
ASK = ACTIONS.base("ASK")
MOVE_ON = ACTIONS.base("MOVE_ON")
DEMAND = ACTIONS.base("DEMAND")
NO_QUESTION = ACTIONS.base("NO_QUESTION")
SHOW = ACTIONS.base("SHOW")
ACCEPT_ANSWER = ACTIONS.base("ACCEPT_ANSWER")
CLAIM = ACTIONS.base("CLAIM")
CONCEDE = ACTIONS.base("CONCEDE")
DENY = ACTIONS.base("DENY")
KEEP = ACTIONS.base("KEEP")
RECORD = ACTIONS.base("RECORD")
BANISH = ACTIONS.base("BANISH")
MAKE = ACTIONS.base("MAKE")
NAME = ACTIONS.base("NAME")
ALONE = ACTIONS.base("ALONE")
SILENT = ACTIONS.base("SILENT")
DECLARE_TOO = ACTIONS.base("DECLARE_TOO")
ACCEPT = ACTIONS.base("ACCEPT")
REFUSE = ACTIONS.base("REFUSE")
DEAL_IDENTITIES = ACTIONS.base("DEAL_IDENTITIES")
DEAL_BUILDS = ACTIONS.base("DEAL_BUILDS")
DEAL_WORDS = ACTIONS.base("DEAL_WORDS")
DRAW_COLOURS = ACTIONS.base("DRAW_COLOURS")
PLACE_FIGURES = ACTIONS.base("PLACE_FIGURES")
FIRST_PLAYER = ACTIONS.base("FIRST_PLAYER")
BALLS_ACTION = ACTIONS.base("BALLS")
LEAVE = ACTIONS.base("LEAVE")

# --- pending decisions (frames): part 5 of the rules --------------------------------------------------------------

DECISIONS = (
    "DEAL_IDENTITIES", "DEAL_BUILDS", "DEAL_WORDS", "COLOURS", "PLACE_FIGURES", "FIRST_PLAYER", "SHAKE",
    "COLOUR", "ARRANGE", "START", "ACT", "FIG", "STEP", "STOP", "PASS", "STEP_AMB", "MEET", "EXTRA", "AMB",
    "SHOW", "CLAIM", "CONCEDE", "PENALTY", "NOTE", "BANISH", "BANISH_AMB", "GESTURE", "DECLARE", "WINDOW", "HANDSHAKE",
)  # fmt: skip
"""The names of what can be asked."""

(
    ASK_IDENTITIES, ASK_BUILDS, ASK_WORDS, ASK_COLOURS, ASK_PLACES, ASK_FIRST, ASK_SHAKE,
    ASK_COLOUR, ASK_ARRANGE, ASK_START, ASK_ACT, ASK_FIG, ASK_STEP, ASK_STOP, ASK_PASS, ASK_STEP_AMB, ASK_MEET,
    ASK_EXTRA, ASK_AMB, ASK_SHOW, ASK_CLAIM, ASK_CONCEDE, ASK_PENALTY, ASK_NOTE, ASK_BANISH, ASK_BANISH_AMB,
    ASK_GESTURE, ASK_DECLARE, ASK_WINDOW, ASK_HANDSHAKE,
) = range(30)  # fmt: skip

# --- events -----------------------------------------------------------------------------------------------------

EVENTS = EventCatalogue()
E_FACE_DOWN = EVENTS.add("face_down", deck=DECK)
E_DEALT = EVENTS.add("dealt", seat=SEAT, identity=AGENT, build=BUILD_CARD, word=WORD)
E_COLOUR = EVENTS.add("colour", seat=SEAT, colour=COLOUR)
E_COLOUR_OUT = EVENTS.add("colour_out", colour=COLOUR)
E_ARRANGED = EVENTS.add("arranged", seat=SEAT, order=ORDER_OF_BUILDS)
E_FIRST_PLAYER = EVENTS.add("first_player", seat=SEAT)
E_TURN = EVENTS.add("turn", seat=SEAT, number=NUMBER)
E_SILENCE = EVENTS.add("silence", seat=SEAT)
E_SHAKES = EVENTS.add("shakes", seat=SEAT)
E_TAKES = EVENTS.add("takes", seat=SEAT, ball=BALL)
E_PICKS = EVENTS.add("picks", seat=SEAT, build=BUILD_CARD)
E_MOVING_ON = EVENTS.add("moving_on", seat=SEAT)
E_SHOOK = EVENTS.add("shook", seat=SEAT, balls=BALLS)
E_STEPPED = EVENTS.add("stepped", seat=SEAT, build=BUILD_CARD, space=SPACE, ball=BALL)
E_PASSED = EVENTS.add("passed", seat=SEAT, build=BUILD_CARD, space=SPACE)
E_LED = EVENTS.add("led", seat=SEAT, space=SPACE)
E_LED_PAST = EVENTS.add("led_past", seat=SEAT, space=SPACE)
E_MET = EVENTS.add("met", seat=SEAT, build=BUILD_CARD, other=SEAT, figure=BUILD_CARD)
E_MET_AMBASSADOR = EVENTS.add("met_ambassador", seat=SEAT, build=BUILD_CARD, space=SPACE)
E_MOVED_ON = EVENTS.add("moved_on", seat=SEAT, build=BUILD_CARD, space=SPACE)
E_ASKED = EVENTS.add("asked", seat=SEAT, other=SEAT, question=QUESTION)
E_NO_QUESTION = EVENTS.add("no_question", seat=SEAT)
E_ANSWERED = EVENTS.add("answered", seat=SEAT, other=SEAT, count=NUMBER)
E_SHOWN = EVENTS.add("shown", seat=SEAT, other=SEAT, cards=CARD_SET, level=NUMBER)
E_SECRET_SHOWN = EVENTS.add("secret_shown", seat=SEAT, other=SEAT, secret=SECRET)
E_REPEAT = EVENTS.add("repeat", seat=SEAT, other=SEAT, count=NUMBER)
E_ANSWER_ACCEPTED = EVENTS.add("answer_accepted", seat=SEAT, other=SEAT)
E_CLAIMED = EVENTS.add("claimed", seat=SEAT, other=SEAT)
E_CONCEDED = EVENTS.add("conceded", seat=SEAT, other=SEAT, count=NUMBER)
E_DENIED = EVENTS.add("denied", seat=SEAT, other=SEAT, count=NUMBER)
E_PENALTY = EVENTS.add("penalty", seat=SEAT, other=SEAT, count=NUMBER)
E_KEPT = EVENTS.add("kept", seat=SEAT, other=SEAT, cards=CARD_SET)
E_RECORDED = EVENTS.add("recorded", seat=SEAT, other=SEAT)
E_SKIPPED = EVENTS.add("skipped", seat=SEAT, other=SEAT)
E_LOOKED = EVENTS.add("looked", seat=SEAT)
E_BANISHED = EVENTS.add("banished", seat=SEAT, other=SEAT, figure=BUILD_CARD, space=SPACE)
E_BANISHED_AMBASSADOR = EVENTS.add("banished_ambassador", seat=SEAT, space=SPACE)
E_GESTURE = EVENTS.add("gesture", seat=SEAT, gesture=GESTURE, to=ADDRESSEE)
E_END_TURN = EVENTS.add("end_turn", seat=SEAT)
E_DECLARED = EVENTS.add("declared", seat=SEAT, other=SEAT)
E_DECLARED_ALONE = EVENTS.add("declared_alone", seat=SEAT)
E_ACCEPTED = EVENTS.add("accepted", seat=SEAT, other=SEAT)
E_REFUSED = EVENTS.add("refused", seat=SEAT, other=SEAT)
E_REVEALED = EVENTS.add("revealed", seat=SEAT, identity=AGENT, build=BUILD_CARD, word=WORD)
E_PRISONER = EVENTS.add("prisoner", identity=AGENT, build=BUILD_CARD, word=WORD)
E_LIMIT = EVENTS.add("limit", number=NUMBER)
E_LEFT_GAME = EVENTS.add("left", seat=SEAT)
E_ENDED = EVENTS.add("ended")
E_WON = EVENTS.add("won", seat=SEAT)


def prepare(seats: int, options: Options) -> State:
    """A state with seats and options set, no card dealt, no figure on the board but the ambassador (INK-1.2)."""
    s = State()
    s.seats = seats
    s.first = NOBODY if options["first_player"] == "random" else options["first_player"]
    _set_options(s, options)
    s.active = s.origin = s.mover = s.declarer = s.partner = NOBODY
    for holder in range(HOLDERS):
        s.identity[holder] = s.build[holder] = s.word[holder] = NONE
    given = options["colours"] if s.colour_rule == GIVEN else ()
    for seat in range(SEATS):
        s.colour[seat] = COLOURS.index(given[seat]) if seat < len(given) else NONE
        s.arrangement[seat] = NONE
        for build in range(FIGURES):
            s.at[seat][build] = NONE
        for other in range(SEATS):
            s.told[seat][other] = card_sets.ALL_SELVES
            s.told_word[seat][other] = ALL_WORDS
    for space in range(board.SPACES):
        s.on[space] = NONE
    s.ambassador = board.EMBASSY
    s.on[board.EMBASSY] = AMBASSADOR_FIGURE
    for i in range(board.SHOWN_BALLS):
        s.visitor[i] = s.host[i] = s.meeting_space[i] = NONE
    s.question = s.asked = s.answer = s.barred = s.left = NONE
    return s


def _set_options(s: State, options: Options) -> None:
    s.repeat_rule = ("strict", "prevent", "amateur").index(options["repeat_rule"])
    s.notebook = ("auto", "log", "manual").index(options["notebook"])
    if s.repeat_rule == AMATEUR and s.notebook == AUTO:  # INK-14.6
        s.notebook = MANUAL
    s.figure_stops = int(options["meeting_flow"] == "figure_stops")
    s.many_ambassador_meetings = int(options["ambassador_meetings"] == "unlimited")
    s.window_opens = int(options["declare_by"] == "active_or_partner")
    s.declarer_loses = int(options["false_handshake"] == "declarer_loses")
    s.same_kind = int(options["secret_cards"] == "same_kind")  # noqa: S105 - cards, not passwords
    s.gesture_per_turn = int(options["gestures"] in ("turn", "covert"))
    s.covert_gestures = int(options["gestures"] == "covert")
    s.arrangement_rule = ("random", "fixed", "choose").index(options["start_arrangement"])
    s.colour_rule = GIVEN if isinstance(options["colours"], list) else ("random", "chosen").index(options["colours"])
    s.own_exit_only = int(options["lone_exits"] == "respective")
    s.turn_limit = options["turn_limit"]
    for kind in range(board.BALL_KINDS):
        s.balls_in_all[kind] = board.BRISK[kind] if options["balls"] == "brisk" else board.STANDARD[kind]
