"""What a seat knows, as JSON for people: names, not numbers."""

from __future__ import annotations

from typing import Any

from safehouse.core.bits import has
from safehouse.core.frames import KIND, A, B
from safehouse.core.rule import OK
from safehouse.core.seats import MAX_SEATS as SEATS

from .answers import check_answer, strikes
from .board import AMBASSADOR, BALL_CODES, BALL_KINDS, DISTANCE, MISSION_LIST, NUMBERED, SPACE_CODES, SPACES, TEAM_OF
from .cards import BUILDS, FIRST_ANSWER, KEPT, QUESTION_CODES, SET_CODES, SETS, SIZE
from .components import AGENTS, COLOURS, WORDS
from .deduction import Exposure, Knowledge, Line, exits, know
from .state import (
    AMATEUR,
    AMBASSADOR_FIGURE,
    ASK_FIG,
    ASK_PASS,
    ASK_SHOW,
    ASK_STEP,
    ASK_STOP,
    ASK_WINDOW,
    AUTO,
    DECLARING_CHOICE,
    FIGURES,
    HIDDEN,
    HOLDERS,
    LOG,
    MANUAL,
    NONE,
    SILENT_CHOICE,
    State,
)
from .verdict import Side, side, verdict

JSON = dict[str, Any]

TEAM_CODES = ("FB", "ZX")


def view(s: State, seat: int) -> JSON:
    """The table as this seat (or a spectator) sees it. `s` is concealed."""
    found = {
        "notebook_mode": {AUTO: "auto", LOG: "log", MANUAL: "manual"}[s.notebook],
        "first_player": _seat(s.first),
        "active": _seat(s.active),
        "turn": s.turn,
        "turn_limit": s.turn_limit,
        "ambassador": SPACE_CODES[s.ambassador],
        "ambassador_left": bool(s.ambassador_left),
        "balls": {"in_all": _balls(s.balls_in_all), "shaken": _balls(s.shaken), "left": _balls(s.balls)},
        "ambassador_met": bool(s.ambassador_met),
        "gesture_left": bool(s.gesture_left),
        "meetings": [_meeting(s, i) for i in range(s.meetings)],
        "moving": _moving(s),
        "window": _window(s),
        "question": _question(s),
        "declaration": None if s.declarer == NONE else {"declarer": s.declarer, "partner": _seat(s.partner)},
        "players": [_player(s, other) for other in range(s.seats)],
        "colour_out": _colour_out(s),
        "passport": _passport(s),
    }
    if seat < s.seats:
        found["own"] = _own(s, seat)
        found["steps"] = _steps(s, seat)
        found["notebook"] = _notebook(s, seat)
        if _is_asked_to_show(s, seat):
            found["answers"] = _answers(s, seat)
    if s.ended and s.unsealed:
        found["secrets"] = [_secrets(s, holder) for holder in range(HOLDERS)]
        found["sides"] = [_side(s, side(s, team)) for team in range(len(TEAM_CODES))]
        found["verdict"] = verdict(s)
        found["shown"] = [
            {"from": a, "to": b, **look} for a in range(s.seats) for b in range(s.seats) for look in _looks(s, a, b)
        ]
    return found


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _name(codes: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else codes[number]


def _balls(counts: list[int]) -> JSON:
    return {BALL_CODES[kind]: counts[kind] for kind in range(BALL_KINDS)}


def figure_name(figure: int) -> JSON:
    """A figure as the table calls it; the ambassador belongs to nobody."""
    if figure == AMBASSADOR_FIGURE:
        return {"seat": None, "build": "ambassador"}
    return {"seat": figure // FIGURES, "build": BUILDS[figure % FIGURES]}


def _meeting(s: State, i: int) -> JSON:
    return {
        "visitor": BUILDS[s.visitor[i]],
        "host": figure_name(s.host[i]),
        "space": SPACE_CODES[s.meeting_space[i]],
    }


def _moving(s: State) -> JSON | None:
    """Which ball and which figure the pending step is about."""
    if s.depth == 0:
        return None
    frame = s.frames[s.depth - 1]
    if frame[KIND] == ASK_FIG:
        return {"ball": BALL_CODES[frame[A]], "figure": None}
    if frame[KIND] == ASK_STEP:
        return {"ball": BALL_CODES[frame[A]], "figure": BUILDS[frame[B]]}
    if frame[KIND] in (ASK_STOP, ASK_PASS):
        return {"ball": None, "figure": "ambassador" if frame[A] == AMBASSADOR else BUILDS[frame[A]]}
    return None


def _window(s: State) -> str | None:
    """Which of the two windows of a turn is open (INK-11.10)."""
    if s.depth == 0 or s.frames[s.depth - 1][KIND] != ASK_WINDOW:
        return None
    return "end" if any(s.shaken) else "start"


def _question(s: State) -> JSON | None:
    """The question being dealt with; the faces only for asker and asked."""
    if s.question == NONE:
        return None
    return {
        "kind": QUESTION_CODES[s.question],
        "asker": s.active,
        "asked": s.asked,
        "answered": s.answer != NONE,
        "level": s.level,
        "cards": _name(SET_CODES, s.answer),
        "left": _name(SET_CODES, s.left),
    }


def _player(s: State, seat: int) -> JSON:
    return {
        "seat": seat,
        "colour": _name(COLOURS, s.colour[seat]),
        "figures": {BUILDS[build]: _name(SPACE_CODES, s.at[seat][build]) for build in range(FIGURES)},
        "turns": _turns(s, seat),
        "met": has(s.met, seat),
        "spent": [BUILDS[build] for build in range(FIGURES) if seat == s.active and has(s.spent, build)],
    }


def _turns(s: State, seat: int) -> int:
    """The single turns this seat has begun; they go round from the first player."""
    return 0 if s.turn == 0 else (s.turn - 1 - (seat - s.first) % s.seats) // s.seats + 1


def colours(s: State) -> list[str | None]:
    """INK-1.3, 1.13"""
    return [_name(COLOURS, s.colour[seat]) for seat in range(s.seats)]


def _colour_out(s: State) -> str | None:
    """INK-12.1: the colour nobody has, with three players."""
    taken = [s.colour[seat] for seat in range(s.seats)]
    left = [colour for i, colour in enumerate(COLOURS) if i not in taken]
    return left[0] if len(left) == 1 else None


def _passport(s: State) -> JSON:
    """INK-1.6, 11.1, 12.8: the mission list and the escape places, the same for everybody and always."""
    own_only = s.own_exit_only == 1
    places = {code: [SPACE_CODES[space] for space in exits(agent, own_only)] for agent, code in enumerate(AGENTS)}
    return {"missions": _mission_list(), "escape": places}


def _secrets(s: State, holder: int) -> JSON:
    return {
        "holder": "prisoner" if holder >= s.seats else holder,
        "identity": _name(AGENTS, s.identity[holder]),
        "build": _name(BUILDS, s.build[holder]),
        "word": _name(WORDS, s.word[holder]),
    }


def _side(s: State, side: Side) -> JSON:
    own_only = s.own_exit_only == 1
    return {
        "seats": side.seats,
        "mission": None if side.line is None else mission_line(side.line),
        "escape": [SPACE_CODES[e] for e in exits(s.identity[side.seats[0]], own_only)] if side.line is None else [],
        "done": side.done,
    }


# --- what is a seat's own ---------------------------------------------------------------------------------------


def _own(s: State, seat: int) -> JSON:
    identity = s.identity[seat]
    known = identity >= 0
    ways_out = exits(identity, s.own_exit_only == 1) if known and s.seats < SEATS else []
    return {
        "identity": _name(AGENTS, identity),
        "build": _name(BUILDS, s.build[seat]),
        "word": _name(WORDS, s.word[seat]),
        "team": TEAM_CODES[TEAM_OF[identity]] if known else None,
        "escape": [SPACE_CODES[space] for space in ways_out],
        "arrangement": s.arrangement[seat] if s.arrangement[seat] != NONE else None,
        "window": {SILENT_CHOICE: "silent", DECLARING_CHOICE: "declare"}.get(s.window[seat]),
    }


def _steps(s: State, seat: int) -> JSON:
    """How many steps each own figure is from every numbered place and from whoever stands elsewhere."""
    others = {s.at[other][build] for other in range(s.seats) if other != seat for build in range(FIGURES)}
    ends = [end for end in range(SPACES) if NUMBERED[end] or end in others or end == s.ambassador]
    own = [(BUILDS[build], s.at[seat][build]) for build in range(FIGURES) if s.at[seat][build] != NONE]
    return {build: {SPACE_CODES[end]: DISTANCE[start][end] for end in ends} for build, start in own}


def _looks(s: State, shower: int, asker: int) -> list[JSON]:
    """What one seat has shown another, set by set."""
    shown, kept = s.shown[shower][asker], s.kept[shower][asker]
    looks = [{"cards": SET_CODES[n], "times": shown[n], "penalty": False} for n in range(SETS) if shown[n]]
    return looks + [{"cards": SET_CODES[n], "times": kept[n], "penalty": True} for n in range(KEPT) if kept[n]]


def _notes(s: State, shower: int, asker: int) -> list[JSON]:
    noted, left = s.noted[shower][asker], s.noted_kept[shower][asker]
    lines = [{"cards": SET_CODES[n], "times": noted[n], "penalty": False} for n in range(SETS) if noted[n]]
    return lines + [{"cards": SET_CODES[n], "times": left[n], "penalty": True} for n in range(KEPT) if left[n]]


def _notebook(s: State, seat: int) -> JSON:
    """INK-1.7, 13.3: a page per player; auto = log and deductions, log = log only, manual = own notes only."""
    others = [other for other in range(s.seats) if other != seat]
    pages: list[JSON] = [{"holder": other, "colour": _name(COLOURS, s.colour[other])} for other in others]
    if s.repeat_rule == AMATEUR:
        for page in pages:
            page["notes"] = _notes(s, page["holder"], seat)
    if s.notebook != MANUAL:
        for page in pages:
            page["looks"] = _looks(s, page["holder"], seat)
            page["shows"] = _looks(s, seat, page["holder"])
    if s.notebook != AUTO or s.identity[seat] < 0 or s.build[seat] < 0 or s.word[seat] < 0:
        return {"pages": pages}
    known = know(s, seat)
    if s.seats < HOLDERS:
        pages.append({"holder": "prisoner", "colour": None})
    for page in pages:
        holder = 3 if page["holder"] == "prisoner" else page["holder"]
        page.update(_page(known, holder))
        if holder in others:
            page["exposure"] = _exposure(known.exposure(holder))
    return {
        "worlds": known.count,
        "selves": len(known.selves),
        "pages": pages,
        "partner": None if known.partner is None else "prisoner" if known.partner >= s.seats else known.partner,
        "own_missions": [mission_line(line) for line in known.missions(known.own_team)],
        "enemy_missions": [mission_line(line) for line in known.missions(1 - known.own_team)],
        "own_escape": [SPACE_CODES[space] for space in known.escapes(known.own_team)],
        "enemy_escape": [SPACE_CODES[space] for space in known.escapes(1 - known.own_team)],
    }


def cell_name(identity: int, build: int) -> str:
    return f"{AGENTS[identity]}-{BUILDS[build]}"


def _page(known: Knowledge, holder: int) -> JSON:
    grid = known.grid(holder)
    return {
        "grid": {AGENTS[i]: {BUILDS[b]: grid[i][b] for b in range(4)} for i in range(4)},
        "identity": dict(zip(AGENTS, known.identities(holder), strict=True)),
        "build": dict(zip(BUILDS, known.builds(holder), strict=True)),
        "word": dict(zip(WORDS, known.code_words(holder), strict=True)),
        "partner": known.partner_selves(holder),
        "struck": {
            cell_name(*cell): [reason if isinstance(reason, str) else SET_CODES[reason] for reason in reasons]
            for cell, reasons in known.sources(holder).items()
        },
    }


def _exposure(exposure: Exposure) -> JSON:
    return {"selves": [cell_name(*cell) for cell in sorted(exposure.selves)], "certain": exposure.certain}


def mission_line(line: Line) -> JSON:
    """A line of the mission list in names."""
    return {
        "team": TEAM_CODES[line.team],
        "words": [WORDS[word] for word in line.words],
        "kind": line.mission.kind,
        "who": line.mission.who,
        "target": line.mission.target,
        "place": line.mission.place,
    }


def _mission_list() -> list[JSON]:
    """The whole list of the data set, team by team in the order of the code words."""
    return [
        mission_line(Line(team, (n // 4, n % 4), mission))
        for team, lines in enumerate(MISSION_LIST)
        for n, mission in enumerate(lines)
        if mission is not None
    ]


# --- answering --------------------------------------------------------------------------------------------------


def _is_asked_to_show(s: State, seat: int) -> bool:
    return s.depth > 0 and s.frames[s.depth - 1][KIND] == ASK_SHOW and s.asked == seat and s.identity[seat] != HIDDEN


def _answers(s: State, seat: int) -> list[JSON]:
    """For the asked seat alone: each set it may show, its private repeat mark (INK-9.11), what it would give away."""
    known = know(s, seat)
    found = []
    for cards in range(FIRST_ANSWER, SETS):
        if check_answer(s, seat, cards) == OK:
            entry: JSON = {"cards": SET_CODES[cards], "count": SIZE[cards]}
            if s.repeat_rule != AMATEUR:
                entry["repeat"] = min(2, strikes(s, seat, s.active, cards))
            if s.notebook == AUTO:
                entry["exposure"] = _exposure(known.exposure_after(s.active, cards))
            found.append(entry)
    return found
