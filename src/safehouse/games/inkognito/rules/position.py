"""A whole position as readable JSON, and back. What is left out has its natural value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A, B, ask, ask_chance, pop, push
from safehouse.core.options import Options
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.validation import Cursor

from ..data.board import AMBASSADOR, BALL_CODES, BALL_KINDS, EMBASSY, SHOWN_BALLS, SPACE_CODES, START
from ..data.board import SPACES as SPACE_COUNT
from ..data.components import AGENTS, COLOURS, WORDS
from . import card_sets
from . import state as st
from .answers import selves_told
from .movement import figure_of
from .setup import ask_setup
from .state import State

JSON = dict[str, Any]

_KEYS = (
    "pending", "ball", "figure", "back", "choosing", "first_player", "active", "turn", "ambassador", "ambassador_left",
    "shaken", "balls", "origin", "mover", "ambassador_met", "spent", "gesture_left", "meetings", "question", "players",
    "prisoner", "sealed", "shown", "kept", "noted", "noted_kept", "told", "declarer", "partner", "winners",
)  # fmt: skip
_PLAYER_KEYS = ("colour", "identity", "build", "word", "figures", "arrangement", "window")
_CHOICES = {st.UNDECIDED: None, st.SILENT_CHOICE: "silent", st.DECLARING_CHOICE: "declare"}
_CARDS = (("identity", AGENTS), ("build", card_sets.BUILDS), ("word", WORDS))


# --- writing ----------------------------------------------------------------------------------------------------


def write(s: State) -> JSON:
    """Everything that makes up the position."""
    position: JSON = {
        **_write_pending(s),
        "first_player": _or_none(s.first),
        "active": _or_none(s.active),
        "turn": s.turn,
        "ambassador": SPACE_CODES[s.ambassador],
        "ambassador_left": bool(s.ambassador_left),
        "shaken": _write_balls(s.shaken),
        "balls": _write_balls(s.balls),
        "origin": _code(SPACE_CODES, s.origin),
        "mover": None if s.mover == st.NONE else _write_figure(s.mover),
        "ambassador_met": bool(s.ambassador_met),
        "spent": [card_sets.BUILDS[build] for build in range(st.FIGURES) if has(s.spent, build)],
        "gesture_left": bool(s.gesture_left),
        "meetings": [_write_meeting(s, i) for i in range(s.meetings)],
        "question": _write_question(s),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "sealed": not s.unsealed,
        "shown": _write_counts(s, s.shown),
        "kept": _write_counts(s, s.kept),
        "noted": _write_counts(s, s.noted),
        "noted_kept": _write_counts(s, s.noted_kept),
        "told": _write_told(s),
        "declarer": _or_none(s.declarer),
        "partner": _or_none(s.partner),
    }
    if s.seats < st.HOLDERS:
        position["prisoner"] = _write_secrets(s, st.HOLDERS - 1)
    if s.ended:
        position["winners"] = [seat for seat in range(s.seats) if has(s.winners, seat)]
    return position


def _or_none(number: int) -> int | None:
    return None if number == st.NONE else number


def _code(codes: Sequence[str], number: int) -> str | None:
    return None if number == st.NONE else codes[number]


def _write_pending(s: State) -> JSON:
    if s.depth == 0:
        return {"pending": "OVER"}
    frame = s.frames[s.depth - 1]
    kind = frame[KIND]
    pending: JSON = {"pending": st.DECISIONS[kind]}
    if kind in (st.ASK_FIG, st.ASK_STEP):
        pending["ball"] = BALL_CODES[frame[A]]
    if kind == st.ASK_STEP:
        pending["figure"] = card_sets.BUILDS[frame[B]]
    if kind in (st.ASK_STOP, st.ASK_PASS):
        pending["figure"] = "ambassador" if frame[A] == AMBASSADOR else card_sets.BUILDS[frame[A]]
    if kind in (st.ASK_GESTURE, st.ASK_DECLARE):
        pending["back"] = st.DECISIONS[frame[A]]
    if kind in (st.ASK_WINDOW, st.ASK_ARRANGE):
        pending["choosing"] = [seat for seat in range(s.seats) if has(frame[MOVERS], seat)]
    return pending


def _write_balls(counts: list[int]) -> list[str]:
    return [BALL_CODES[kind] for kind in range(BALL_KINDS) for _ in range(counts[kind])]


def _write_figure(figure: int) -> str:
    return (
        "ambassador"
        if figure == st.AMBASSADOR_FIGURE
        else f"{figure // st.FIGURES}-{card_sets.BUILDS[figure % st.FIGURES]}"
    )


def _write_meeting(s: State, i: int) -> JSON:
    return {
        "visitor": card_sets.BUILDS[s.visitor[i]],
        "host": _write_figure(s.host[i]),
        "space": SPACE_CODES[s.meeting_space[i]],
    }


def _write_question(s: State) -> JSON | None:
    if s.question == st.NONE:
        return None
    return {
        "kind": card_sets.QUESTION_CODES[s.question],
        "asked": s.asked,
        "cards": _code(card_sets.SET_CODES, s.answer),
        "level": s.level,
        "barred": _code(card_sets.SET_CODES, s.barred),
        "left": _code(card_sets.SET_CODES, s.left),
    }


def _write_secrets(s: State, holder: int) -> JSON:
    return {
        "identity": _code(AGENTS, s.identity[holder]),
        "build": _code(card_sets.BUILDS, s.build[holder]),
        "word": _code(WORDS, s.word[holder]),
    }


def _write_player(s: State, seat: int) -> JSON:
    return {
        "colour": _code(COLOURS, s.colour[seat]),
        **_write_secrets(s, seat),
        "figures": {card_sets.BUILDS[build]: _code(SPACE_CODES, s.at[seat][build]) for build in range(st.FIGURES)},
        "arrangement": _or_none(s.arrangement[seat]),
        "window": _CHOICES[s.window[seat]],
    }


def _write_counts(s: State, counts: list[list[list[int]]]) -> list[JSON]:
    return [
        {"from": a, "to": b, "cards": card_sets.SET_CODES[n], "times": counts[a][b][n]}
        for a in range(s.seats)
        for b in range(s.seats)
        for n in range(len(counts[a][b]))
        if counts[a][b][n]
    ]


def _write_told(s: State) -> list[JSON]:
    """Only where it says more than the cards themselves: under `prevent` a repeat tells that there was no way out."""
    return [
        {
            "from": a,
            "to": b,
            "selves": [f"{AGENTS[n // 4]}-{card_sets.BUILDS[n % 4]}" for n in range(16) if has(s.told[a][b], n)],
        }
        for a in range(s.seats)
        for b in range(s.seats)
        if s.told[a][b] != told_by_cards(s, a, b)
    ]


def told_by_cards(s: State, shower: int, asker: int) -> int:
    """The selves that the faces alone allow."""
    told = card_sets.ALL_SELVES
    for cards in range(card_sets.SETS):
        if s.shown[shower][asker][cards] or (cards < card_sets.KEPT and s.kept[shower][asker][cards]):
            told &= selves_told(s, shower, cards)
    return told


def words_by_cards(s: State, shower: int, asker: int) -> int:
    for cards in range(card_sets.SETS):
        if s.shown[shower][asker][cards] and card_sets.SECRET_MISSION in card_sets.ALL_SETS[cards]:
            return 1 << s.word[shower]
    return st.ALL_WORDS


# --- reading ----------------------------------------------------------------------------------------------------


def read(root: Cursor, seats: int, options: Options) -> State:
    """The state of a position; faults are noted in the cursor. The caller checks the invariants."""
    root.only(*_KEYS)
    s = st.prepare(seats, options)
    pending = root["pending"].one_of((*st.DECISIONS, "OVER"), default="START")
    in_setup = pending != "OVER" and st.DECISIONS.index(pending) in (
        *range(st.ASK_SHAKE),
        st.ASK_COLOUR,
        st.ASK_ARRANGE,
    )
    s.unsealed = int(not root["sealed"].truth(default=in_setup))
    s.first = root["first_player"].seat(seats, s.first if in_setup else max(s.first, 0))
    s.active = root["active"].seat(seats, st.NOBODY if in_setup else s.first)
    s.turn = root["turn"].whole(0, 1 << 40, default=0 if in_setup else 1)
    players = root["players"].items(at_least=seats, at_most=seats, default=True)
    blank = Cursor({}, root.faults, "players")
    for seat in range(seats):
        _read_player(players[seat] if players else blank, s, seat, in_setup)
    _read_secrets(root, players, s, in_setup)
    _read_board(root, s)
    _read_turn(root, s, in_setup)
    for name in ("shown", "kept", "noted", "noted_kept"):
        _read_counts(root[name], getattr(s, name), seats, name)
    if not root.faults:
        _read_told(root, s)
        _read_end(root, s, pending)
        _stack_decisions(root, s, pending, in_setup)
    return s


def _code_or(cursor: Cursor, codes: Sequence[str], default: int) -> int:
    if cursor.missing:
        return default
    return st.NONE if cursor.value is None else codes.index(cursor.one_of(codes))


def _read_player(player: Cursor, s: State, seat: int, in_setup: bool) -> None:
    player.only(*_PLAYER_KEYS)
    usual = s.colour[seat] if s.colour_rule == st.GIVEN else st.NONE if in_setup else seat
    s.colour[seat] = _code_or(player["colour"], COLOURS, usual)
    s.arrangement[seat] = (
        st.NONE if player["arrangement"].value is None else player["arrangement"].whole(0, 23, st.NONE)
    )
    s.window[seat] = _choice(player["window"])
    figures = player["figures"]
    if not figures.missing:
        figures.only(*card_sets.BUILDS)
    for build in range(st.FIGURES):
        start = st.NONE if in_setup or s.colour[seat] == st.NONE else START[s.colour[seat]][build]
        s.at[seat][build] = _code_or(figures[card_sets.BUILDS[build]], SPACE_CODES, start)


def _choice(cursor: Cursor) -> int:
    if cursor.missing or cursor.value is None:
        return st.UNDECIDED
    return st.SILENT_CHOICE if cursor.one_of(("silent", "declare")) == "silent" else st.DECLARING_CHOICE


def _read_secrets(root: Cursor, players: list[Cursor], s: State, in_setup: bool) -> None:
    """The secret cards of each holder; what is not said is dealt in order from what is left."""
    if not root["prisoner"].missing:
        root["prisoner"].only("identity", "build", "word")
        if s.seats == st.HOLDERS:
            root["prisoner"].fault("there is a prisoner with three players only (INK-12.2)")
    holders = [*players, *([root["prisoner"]] if s.seats < st.HOLDERS and players else [])]
    for (key, codes), dealt in zip(_CARDS, (s.identity, s.build, s.word), strict=True):
        given = [_code_or(holder[key], codes, st.HOLDERS) for holder in holders] or [st.HOLDERS] * st.HOLDERS
        if in_setup and all(card == st.HOLDERS for card in given):
            continue
        left = [card for card in range(st.HOLDERS) if card not in given]
        for holder, card in enumerate(given):
            dealt[holder] = left.pop(0) if card == st.HOLDERS and left else card


def _read_board(root: Cursor, s: State) -> None:
    s.ambassador = _code_or(root["ambassador"], SPACE_CODES, EMBASSY)
    s.ambassador_left = int(root["ambassador_left"].truth(default=s.ambassador != EMBASSY))
    s.origin = _code_or(root["origin"], SPACE_CODES, st.NONE)
    mover = root["mover"]
    if not mover.missing and mover.value is not None:
        s.mover = _figure(mover, s)
    if s.ambassador != EMBASSY and not s.ambassador_left and s.mover != st.AMBASSADOR_FIGURE:
        root["ambassador_left"].fault("inv-18: the ambassador is not on the embassy but has never left it")


def _read_turn(root: Cursor, s: State, in_setup: bool) -> None:
    _read_balls(root["shaken"], s.shaken)
    if root["balls"].missing:
        s.balls[:] = s.shaken
    _read_balls(root["balls"], s.balls)
    s.ambassador_met = int(root["ambassador_met"].truth(default=False))
    s.gesture_left = int(root["gesture_left"].truth(default=bool(s.gesture_per_turn) and not in_setup))
    for build in root["spent"].items(at_most=st.FIGURES, default=True):
        s.spent |= 1 << card_sets.BUILDS.index(build.one_of(card_sets.BUILDS))
    for meeting in root["meetings"].items(at_most=SHOWN_BALLS, default=True):
        _read_meeting(meeting, s)
    question = root["question"]
    if question.missing or question.value is None:
        return
    question.only("kind", "asked", "cards", "level", "barred", "left")
    s.question = card_sets.QUESTION_CODES.index(question["kind"].one_of(card_sets.QUESTION_CODES))
    s.asked = question["asked"].whole(0, s.seats - 1)
    s.answer = _set_or_none(question["cards"], card_sets.FIRST_ANSWER, card_sets.SETS)
    s.level = question["level"].whole(0, 2, default=0)
    s.barred = _set_or_none(question["barred"], 0, card_sets.KEPT)
    s.left = _set_or_none(question["left"], 0, card_sets.KEPT)


def _read_balls(cursor: Cursor, counts: list[int]) -> None:
    if not cursor.missing:
        counts[:] = [0] * BALL_KINDS
    for ball in cursor.items(at_most=SHOWN_BALLS, default=True):
        counts[BALL_CODES.index(ball.one_of(BALL_CODES))] += 1


def _figure(cursor: Cursor, s: State) -> int:
    figures: dict[str, int] = {_write_figure(f): f for f in (*range(s.seats * st.FIGURES), st.AMBASSADOR_FIGURE)}
    return figures[cursor.one_of(tuple(figures))]


def _read_meeting(meeting: Cursor, s: State) -> None:
    meeting.only("visitor", "host", "space")
    host = _figure(meeting["host"], s)
    s.visitor[s.meetings] = card_sets.BUILDS.index(meeting["visitor"].one_of(card_sets.BUILDS))
    s.host[s.meetings] = host
    s.meeting_space[s.meetings] = SPACE_CODES.index(meeting["space"].one_of(SPACE_CODES))
    if host == st.AMBASSADOR_FIGURE:
        s.ambassador_met = 1
    else:
        s.met |= 1 << s.host[s.meetings] // st.FIGURES
    s.meetings += 1


def _set_or_none(cursor: Cursor, first: int, last: int) -> int:
    if cursor.missing or cursor.value is None:
        return st.NONE
    return card_sets.SET_CODES.index(cursor.one_of(card_sets.SET_CODES[first:last]))


def _read_counts(cursor: Cursor, counts: list[list[list[int]]], seats: int, name: str) -> None:
    codes = (
        card_sets.SET_CODES[: card_sets.KEPT]
        if name.endswith("kept")
        else card_sets.SET_CODES[card_sets.FIRST_ANSWER :]
    )
    for entry in cursor.items(default=True):
        entry.only("from", "to", "cards", "times")
        shower, asker = entry["from"].whole(0, seats - 1), entry["to"].whole(0, seats - 1)
        if shower == asker:
            entry.fault("nobody shows cards to himself")
        number = card_sets.SET_CODES.index(entry["cards"].one_of(codes))
        counts[shower][asker][number] = entry["times"].whole(1, st.MOST_COUNTED, default=1)


def _read_told(root: Cursor, s: State) -> None:
    for a in range(s.seats):
        for b in range(s.seats):
            if s.identity[a] >= 0 and s.build[a] >= 0:
                s.told[a][b] = told_by_cards(s, a, b)
            if s.word[a] >= 0:
                s.told_word[a][b] = words_by_cards(s, a, b)
    selves = [f"{agent}-{build}" for agent in AGENTS for build in card_sets.BUILDS]
    for entry in root["told"].items(default=True):
        entry.only("from", "to", "selves")
        shower, asker = entry["from"].whole(0, s.seats - 1), entry["to"].whole(0, s.seats - 1)
        listed = [selves.index(one.one_of(selves)) for one in entry["selves"].items(at_most=16)]
        s.told[shower][asker] = sum({1 << one for one in listed})


def _read_end(root: Cursor, s: State, pending: str) -> None:
    s.declarer = root["declarer"].seat(s.seats, st.NOBODY)
    s.partner = root["partner"].seat(s.seats, st.NOBODY)
    if pending == "OVER":
        s.ended = 1
        s.winners = sum({1 << seat.whole(0, s.seats - 1) for seat in root["winners"].items(at_most=SEATS)})
    elif not root["winners"].missing:
        root["winners"].fault("nobody has won before the game is over")


# --- what is pending ----------------------------------------------------------------------------------------------


def _stack_decisions(root: Cursor, s: State, pending: str, in_setup: bool) -> None:
    if pending == "OVER":
        _stand_figures(s)
        return
    kind = st.DECISIONS.index(pending)
    if in_setup:
        _stack_setup(root, s, kind)
    elif kind == st.ASK_SHAKE:
        ask_chance(s, st.ASK_SHAKE, 0)
    elif kind in (st.ASK_SHOW, st.ASK_CONCEDE, st.ASK_PENALTY):
        if s.asked == st.NONE:
            root["question"].fault("is missing: somebody must have been asked")
        else:
            ask(s, kind, s.asked)
    elif kind == st.ASK_HANDSHAKE:
        if s.partner == st.NOBODY or s.declarer == st.NOBODY:
            root["partner"].fault("a handshake needs declarer and partner")
        else:
            ask(s, kind, s.partner)
    elif kind == st.ASK_WINDOW:
        push(s, kind, _choosing(root, s, [seat for seat in range(s.seats) if seat != s.active]), 0, 0)
    else:
        first, second = _about(root, kind)
        push(s, kind, 1 << s.active, first, second)
    _stand_figures(s)


def _about(root: Cursor, kind: int) -> tuple[int, int]:
    """The numbers that belong to the question."""
    if kind == st.ASK_FIG:
        return BALL_CODES.index(root["ball"].one_of(BALL_CODES[:3])), 0
    if kind == st.ASK_STEP:
        return BALL_CODES.index(root["ball"].one_of(BALL_CODES[:3])), card_sets.BUILDS.index(
            root["figure"].one_of(card_sets.BUILDS)
        )
    if kind in (st.ASK_STOP, st.ASK_PASS):
        figures = (*card_sets.BUILDS, "ambassador") if kind == st.ASK_STOP else card_sets.BUILDS
        return figures.index(root["figure"].one_of(figures)), 0
    if kind in (st.ASK_GESTURE, st.ASK_DECLARE):
        return st.DECISIONS.index(root["back"].one_of(("START", "ACT"), default="ACT")), 0
    return 0, 0


def _choosing(root: Cursor, s: State, everybody: list[int]) -> int:
    if root["choosing"].missing:
        return sum(1 << seat for seat in everybody)
    return sum({1 << seat.whole(0, s.seats - 1) for seat in root["choosing"].items(at_least=1, at_most=SEATS)})


def _stack_setup(root: Cursor, s: State, kind: int) -> None:
    """The whole set-up, less what is done."""
    ask_setup(s)
    while s.depth > 0 and s.frames[s.depth - 1][KIND] != kind:
        pop(s)
    if s.depth == 0:
        root["pending"].fault(f"{st.DECISIONS[kind]} is never asked with these options")
        return
    frame = s.frames[s.depth - 1]
    if kind == st.ASK_PLACES:
        frame[A] = sum(s.at[seat][0] != st.NONE for seat in range(s.seats))
    elif kind == st.ASK_COLOUR:
        frame[MOVERS] = 1 << sum(s.colour[seat] != st.NONE for seat in range(s.seats))
    elif kind == st.ASK_ARRANGE:
        frame[MOVERS] = _choosing(root, s, list(range(s.seats)))


def _unsettled(s: State) -> int:
    """The figure that stands nowhere yet: it is on its way, or it visits in a meeting not resolved."""
    if s.mover != st.NONE or s.meetings == 0:
        return s.mover
    last = s.meetings - 1
    host, space = s.host[last], s.meeting_space[last]
    met = s.ambassador if host == st.AMBASSADOR_FIGURE else s.at[host // st.FIGURES][host % st.FIGURES]
    here = met == space == s.at[s.active][s.visitor[last]]
    return figure_of(s.active, s.visitor[last]) if here else st.NONE


def _stand_figures(s: State) -> None:
    mover = _unsettled(s)
    for space in range(SPACE_COUNT):
        s.on[space] = st.NONE
    for seat in range(s.seats):
        for build in range(st.FIGURES):
            if s.at[seat][build] != st.NONE and figure_of(seat, build) != mover:
                s.on[s.at[seat][build]] = figure_of(seat, build)
    if mover != st.AMBASSADOR_FIGURE:
        s.on[s.ambassador] = st.AMBASSADOR_FIGURE
