"""What a seat knows, in names, not numbers."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args

from msgspec import UNSET

from safehouse.core.bits import has
from safehouse.core.frames import KIND, A, B
from safehouse.core.rule import OK
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.seats import Colour

from ..data import board
from ..data.components import AGENTS, COLOURS, WORDS
from ..rules import state as st
from ..rules.answers import check_answer, strikes
from ..rules.card_sets import BUILDS, FIRST_ANSWER, KEPT, QUESTION_CODES, SET_CODES, SETS, SIZE, Build
from ..rules.state import State
from . import shapes
from .deduction import Exposure, Knowledge, Line, exits, know
from .verdict import Side, side, verdict

TEAM_CODES: tuple[shapes.Team, ...] = get_args(shapes.Team)
MODES: dict[int, shapes.NotebookMode] = {st.AUTO: "auto", st.LOG: "log", st.MANUAL: "manual"}
WINDOWS: dict[int, Literal["silent", "declare"]] = {st.SILENT_CHOICE: "silent", st.DECLARING_CHOICE: "declare"}

T = TypeVar("T")


def table_view(s: State) -> shapes.TableView:
    """What everybody who knows the same reads alike. `s` is concealed."""
    told = s.ended and s.unsealed
    return shapes.TableView(
        notebook_mode=MODES[s.notebook],
        first_player=_seat(s.first),
        active=_seat(s.active),
        turn=s.turn,
        turn_limit=s.turn_limit,
        ambassador=board.SPACE_CODES[s.ambassador],
        ambassador_left=bool(s.ambassador_left),
        balls=shapes.Balls(in_all=_balls(s.balls_in_all), shaken=_balls(s.shaken), left=_balls(s.balls)),
        ambassador_met=bool(s.ambassador_met),
        gesture_left=bool(s.gesture_left),
        meetings=[_meeting(s, i) for i in range(s.meetings)],
        moving=_moving(s),
        window=_window(s),
        question=_question(s),
        declaration=None
        if s.declarer == st.NONE
        else shapes.Declaration(declarer=s.declarer, partner=_seat(s.partner)),
        players=[_player(s, other) for other in range(s.seats)],
        colour_out=_colour_out(s),
        passport=PASSPORTS[s.own_exit_only == 1],
        secrets=[_secrets(s, holder) for holder in range(st.HOLDERS)] if told else UNSET,
        sides=[_side(s, side(s, team)) for team in range(len(TEAM_CODES))] if told else UNSET,
        verdict=verdict(s) if told else UNSET,
        shown=[_shown(look, a, b) for a in range(s.seats) for b in range(s.seats) for look in _looks(s, a, b)]
        if told
        else UNSET,
    )


def own_view(s: State, seat: int) -> shapes.OwnView:
    """What this seat alone has; nothing for a spectator."""
    if seat >= s.seats:
        return shapes.OwnView()
    return shapes.OwnView(
        own=_own(s, seat),
        steps=_steps(s, seat),
        notebook=_notebook(s, seat),
        answers=_answers(s, seat) if _is_asked_to_show(s, seat) else UNSET,
    )


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _name(codes: tuple[T, ...], number: int) -> T | None:
    return None if number < 0 else codes[number]


def _balls(counts: list[int]) -> shapes.BallCounts:
    return shapes.BallCounts(*counts[: board.BALL_KINDS])


def figure_name(figure: int) -> shapes.NamedFigure:
    """A figure as the table calls it; the ambassador belongs to nobody."""
    if figure == st.AMBASSADOR_FIGURE:
        return shapes.NamedFigure(seat=None, build="ambassador")
    return shapes.NamedFigure(seat=figure // st.FIGURES, build=BUILDS[figure % st.FIGURES])


def _meeting(s: State, i: int) -> shapes.Meeting:
    return shapes.Meeting(
        visitor=BUILDS[s.visitor[i]],
        host=figure_name(s.host[i]),
        space=board.SPACE_CODES[s.meeting_space[i]],
    )


def _moving(s: State) -> shapes.Moving | None:
    """Which ball and which figure the pending step is about."""
    if s.depth == 0:
        return None
    frame = s.frames[s.depth - 1]
    if frame[KIND] == st.ASK_FIG:
        return shapes.Moving(ball=board.BALL_CODES[frame[A]], figure=None)
    if frame[KIND] == st.ASK_STEP:
        return shapes.Moving(ball=board.BALL_CODES[frame[A]], figure=BUILDS[frame[B]])
    if frame[KIND] in (st.ASK_STOP, st.ASK_PASS):
        return shapes.Moving(ball=None, figure="ambassador" if frame[A] == board.AMBASSADOR else BUILDS[frame[A]])
    return None


def _window(s: State) -> Literal["start", "end"] | None:
    """Which of the two windows of a turn is open (INK-11.10)."""
    if s.depth == 0 or s.frames[s.depth - 1][KIND] != st.ASK_WINDOW:
        return None
    return "end" if any(s.shaken) else "start"


def _question(s: State) -> shapes.Question | None:
    """The question being dealt with; the faces only for asker and asked."""
    if s.question == st.NONE:
        return None
    return shapes.Question(
        kind=QUESTION_CODES[s.question],
        asker=s.active,
        asked=s.asked,
        answered=s.answer != st.NONE,
        level=s.level,
        cards=_name(SET_CODES, s.answer),
        left=_name(SET_CODES, s.left),
    )


def _player(s: State, seat: int) -> shapes.Player:
    return shapes.Player(
        seat=seat,
        colour=_name(COLOURS, s.colour[seat]),
        figures=shapes.Figures(*(_name(board.SPACE_CODES, s.at[seat][build]) for build in range(st.FIGURES))),
        turns=_turns(s, seat),
        met=has(s.met, seat),
        spent=[BUILDS[build] for build in range(st.FIGURES) if seat == s.active and has(s.spent, build)],
    )


def _turns(s: State, seat: int) -> int:
    """The single turns this seat has begun; they go round from the first player."""
    return 0 if s.turn == 0 else (s.turn - 1 - (seat - s.first) % s.seats) // s.seats + 1


def colours(s: State) -> list[Colour | None]:
    """INK-1.3, 1.13"""
    return [_name(COLOURS, s.colour[seat]) for seat in range(s.seats)]


def _colour_out(s: State) -> Colour | None:
    """INK-12.1: the colour nobody has, with three players."""
    taken = [s.colour[seat] for seat in range(s.seats)]
    left = [colour for i, colour in enumerate(COLOURS) if i not in taken]
    return left[0] if len(left) == 1 else None


def _secrets(s: State, holder: int) -> shapes.Secrets:
    return shapes.Secrets(
        holder="prisoner" if holder >= s.seats else holder,
        identity=_name(AGENTS, s.identity[holder]),
        build=_name(BUILDS, s.build[holder]),
        word=_name(WORDS, s.word[holder]),
    )


def _side(s: State, side: Side) -> shapes.Side:
    own_only = s.own_exit_only == 1
    return shapes.Side(
        seats=side.seats,
        mission=None if side.line is None else mission_line(side.line),
        escape=[board.SPACE_CODES[e] for e in exits(s.identity[side.seats[0]], own_only)] if side.line is None else [],
        done=side.done,
    )


# --- what is a seat's own ---------------------------------------------------------------------------------------


def _own(s: State, seat: int) -> shapes.Own:
    identity = s.identity[seat]
    known = identity >= 0
    ways_out = exits(identity, s.own_exit_only == 1) if known and s.seats < SEATS else []
    return shapes.Own(
        identity=_name(AGENTS, identity),
        build=_name(BUILDS, s.build[seat]),
        word=_name(WORDS, s.word[seat]),
        team=TEAM_CODES[board.TEAM_OF[identity]] if known else None,
        escape=[board.SPACE_CODES[space] for space in ways_out],
        arrangement=s.arrangement[seat] if s.arrangement[seat] != st.NONE else None,
        window=WINDOWS.get(s.window[seat]),
    )


def _steps(s: State, seat: int) -> dict[Build, dict[str, int]]:
    """How many steps each own figure is from every numbered place and from whoever stands elsewhere."""
    others = {s.at[other][build] for other in range(s.seats) if other != seat for build in range(st.FIGURES)}
    ends = [end for end in range(board.SPACES) if board.NUMBERED[end] or end in others or end == s.ambassador]
    own = [(BUILDS[build], s.at[seat][build]) for build in range(st.FIGURES) if s.at[seat][build] != st.NONE]
    return {build: {board.SPACE_CODES[end]: board.DISTANCE[start][end] for end in ends} for build, start in own}


def _looks(s: State, shower: int, asker: int) -> list[shapes.Look]:
    """What one seat has shown another, set by set."""
    return _sets(s.shown[shower][asker], penalty=False) + _sets(s.kept[shower][asker], penalty=True)


def _notes(s: State, shower: int, asker: int) -> list[shapes.Look]:
    """The same as noted."""
    return _sets(s.noted[shower][asker], penalty=False) + _sets(s.noted_kept[shower][asker], penalty=True)


def _sets(counts: list[int], *, penalty: bool) -> list[shapes.Look]:
    shown = enumerate(counts[: KEPT if penalty else SETS])
    return [shapes.Look(cards=SET_CODES[n], times=times, penalty=penalty) for n, times in shown if times]


def _shown(look: shapes.Look, shower: int, asker: int) -> shapes.Shown:
    return shapes.Shown(cards=look.cards, times=look.times, penalty=look.penalty, from_=shower, to=asker)


def _notebook(s: State, seat: int) -> shapes.Notebook:
    """INK-1.7, 13.3: a page per player; auto = log and deductions, log = log only, manual = own notes only."""
    others = [other for other in range(s.seats) if other != seat]
    if s.notebook != st.AUTO or s.identity[seat] < 0 or s.build[seat] < 0 or s.word[seat] < 0:
        return shapes.Notebook(pages=[shapes.Page(**_log(s, seat, other)) for other in others])
    known = know(s, seat)
    pages = [
        shapes.Page(**_log(s, seat, other), **_deduced(known, other), exposure=_exposure(known.exposure(other)))
        for other in others
    ]
    if s.seats < st.HOLDERS:
        pages.append(shapes.Page(holder="prisoner", colour=None, **_deduced(known, st.HOLDERS - 1)))
    return shapes.Notebook(
        pages=pages,
        worlds=known.count,
        selves=len(known.selves),
        partner=None if known.partner is None else "prisoner" if known.partner >= s.seats else known.partner,
        own_missions=[mission_line(line) for line in known.missions(known.own_team)],
        enemy_missions=[mission_line(line) for line in known.missions(1 - known.own_team)],
        own_escape=[board.SPACE_CODES[space] for space in known.escapes(known.own_team)],
        enemy_escape=[board.SPACE_CODES[space] for space in known.escapes(1 - known.own_team)],
    )


def _log(s: State, seat: int, other: int) -> dict[str, Any]:
    """What a page says of a player without any deduction."""
    return {
        "holder": other,
        "colour": _name(COLOURS, s.colour[other]),
        "notes": _notes(s, other, seat) if s.repeat_rule == st.AMATEUR else UNSET,
        "looks": _looks(s, other, seat) if s.notebook != st.MANUAL else UNSET,
        "shows": _looks(s, seat, other) if s.notebook != st.MANUAL else UNSET,
    }


def cell_name(identity: int, build: int) -> str:
    return f"{AGENTS[identity]}-{BUILDS[build]}"


def _deduced(known: Knowledge, holder: int) -> dict[str, Any]:
    """What a page says of a holder by deduction."""
    grid = known.grid(holder)
    return {
        "grid": shapes.Grid(*(shapes.BuildCounts(*row) for row in grid)),
        "identity": shapes.AgentCounts(*known.identities(holder)),
        "build": shapes.BuildCounts(*known.builds(holder)),
        "word": shapes.WordCounts(*known.code_words(holder)),
        "partner": known.partner_selves(holder),
        "struck": {
            cell_name(*cell): [reason if isinstance(reason, str) else SET_CODES[reason] for reason in reasons]
            for cell, reasons in known.sources(holder).items()
        },
    }


def _exposure(exposure: Exposure) -> shapes.Exposure:
    return shapes.Exposure(selves=[cell_name(*cell) for cell in sorted(exposure.selves)], certain=exposure.certain)


def mission_line(line: Line) -> shapes.MissionLine:
    """A line of the mission list in names."""
    return shapes.MissionLine(
        team=TEAM_CODES[line.team],
        words=[WORDS[word] for word in line.words],
        kind=line.mission.kind,
        who=line.mission.who,
        target=line.mission.target,
        place=line.mission.place,
    )


def _mission_list() -> list[shapes.MissionLine]:
    """The whole list of the data set, team by team in the order of the code words."""
    return [
        mission_line(Line(team, (n // 4, n % 4), mission))
        for team, lines in enumerate(board.MISSION_LIST)
        for n, mission in enumerate(lines)
        if mission is not None
    ]


def _passport(own_only: bool) -> shapes.Passport:
    """INK-1.6, 11.1, 12.8: the mission list and the escape places, the same for everybody and always."""
    places = ([board.SPACE_CODES[space] for space in exits(agent, own_only)] for agent in range(len(AGENTS)))
    return shapes.Passport(missions=_mission_list(), escape=shapes.Escape(*places))


PASSPORTS = [_passport(own_only) for own_only in (False, True)]


# --- answering --------------------------------------------------------------------------------------------------


def _is_asked_to_show(s: State, seat: int) -> bool:
    return (
        s.depth > 0 and s.frames[s.depth - 1][KIND] == st.ASK_SHOW and s.asked == seat and s.identity[seat] != st.HIDDEN
    )


def _answers(s: State, seat: int) -> list[shapes.Answer]:
    """For the asked seat alone: each set it may show, its private repeat mark (INK-9.11), what it would give away."""
    known = know(s, seat)
    return [
        shapes.Answer(
            cards=SET_CODES[cards],
            count=SIZE[cards],
            repeat=min(2, strikes(s, seat, s.active, cards)) if s.repeat_rule != st.AMATEUR else UNSET,
            exposure=_exposure(known.exposure_after(s.active, cards)) if s.notebook == st.AUTO else UNSET,
        )
        for cards in range(FIRST_ANSWER, SETS)
        if check_answer(s, seat, cards) == OK
    ]
