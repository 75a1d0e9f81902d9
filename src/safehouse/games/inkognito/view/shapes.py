"""What the view of Inkognito is made of. Spaces go by their codes in the data set, sets of cards by codes with +."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from safehouse.core.seats import Colour
from safehouse.core.shapes import Shape

from ..data.components import Agent, Ball, MissionKind, Word
from ..rules.card_sets import Build, QuestionKind

Team = Literal["FB", "ZX"]
Figure = Build | Literal["ambassador"]
Holder = int | Literal["prisoner"]
NotebookMode = Literal["auto", "log", "manual"]
Verdict = Literal["fulfilled", "unfulfilled", "refused", "no_partners", "alone", "not_escaped", "not_alone"]

# --- the table --------------------------------------------------------------------------------------------------


class BallCounts(Shape):
    land: int
    water: int
    either: int
    ambassador: int
    blank: int


class Balls(Shape):
    """How many there are, how many were shaken up, and which of those are left."""

    in_all: BallCounts
    shaken: BallCounts
    left: BallCounts


class Figures(Shape):
    """Where the figure of each build stands."""

    tall: str | None
    short: str | None
    fat: str | None
    thin: str | None


class Player(Shape):
    """`met`: whether a figure of the active player has met this one; `spent`: figures that have moved this turn."""

    seat: int
    colour: Colour | None
    figures: Figures
    turns: int
    met: bool
    spent: list[Build]


class NamedFigure(Shape):
    """A figure as the table calls it; the ambassador belongs to nobody."""

    seat: int | None
    build: Figure


class Meeting(Shape):
    visitor: Build
    host: NamedFigure
    space: str


class Moving(Shape):
    """Which ball and which figure the pending step is about."""

    ball: Ball | None
    figure: Figure | None


class Question(Shape):
    """The question being dealt with; the faces (`cards`, and `left` after a penalty) only for asker and asked."""

    kind: QuestionKind
    asker: int
    asked: int
    answered: bool
    level: int
    cards: str | None
    left: str | None


class Declaration(Shape):
    declarer: int
    partner: int | None


# --- missions ---------------------------------------------------------------------------------------------------


class MissionLine(Shape):
    """A line of the mission list."""

    team: Team
    words: list[Word]
    kind: MissionKind
    who: str | None
    target: str | None
    place: str | None


class Escape(Shape, rename="upper"):
    """Where each agent leaves Venice if it is alone."""

    f: list[str]
    b: list[str]
    x: list[str]
    z: list[str]


class Passport(Shape):
    """What stands in everybody's passport: the whole list, and the escape places."""

    missions: list[MissionLine]
    escape: Escape


# --- what is a seat's own ---------------------------------------------------------------------------------------


class Own(Shape):
    """`window`: what this seat has chosen in the window of a turn."""

    identity: Agent | None
    build: Build | None
    word: Word | None
    team: Team | None
    escape: list[str]
    arrangement: int | None
    window: Literal["silent", "declare"] | None


class Look(Shape):
    """Cards that one seat has shown another, and how often; as a penalty, or as an answer."""

    cards: str
    times: int
    penalty: bool


class Shown(Look):
    """The same between any two seats, told when the game is over."""

    from_: int = field(name="from")
    to: int


class Exposure(Shape):
    """What somebody can make of a seat: the pairs of identity and build that are left."""

    selves: list[str]
    certain: bool


class BuildCounts(Shape):
    """In how many worlds a holder has each build."""

    tall: int
    short: int
    fat: int
    thin: int


class AgentCounts(Shape, rename="upper"):
    f: int
    b: int
    x: int
    z: int


class WordCounts(Shape, rename="pascal"):
    alpha: int
    bravo: int
    charlie: int
    delta: int


class Grid(Shape, rename="upper"):
    """For each identity the counts of each build."""

    f: BuildCounts
    b: BuildCounts
    x: BuildCounts
    z: BuildCounts


class Page(Shape):
    """A page about one holder; what stands in it depends on how the table keeps notebooks.

    `looks`: what it has shown this seat; `shows`: what this seat has shown it; `struck`: pairs of identity and build
    that are excluded, with the reasons.
    """

    holder: Holder
    colour: Colour | None
    notes: list[Look] | UnsetType = UNSET
    looks: list[Look] | UnsetType = UNSET
    shows: list[Look] | UnsetType = UNSET
    grid: Grid | UnsetType = UNSET
    identity: AgentCounts | UnsetType = UNSET
    build: BuildCounts | UnsetType = UNSET
    word: WordCounts | UnsetType = UNSET
    partner: int | UnsetType = UNSET
    struck: dict[str, list[str]] | UnsetType = UNSET
    exposure: Exposure | UnsetType = UNSET


class Notebook(Shape):
    """`worlds`: how many are possible; `selves`: how many pairs of partner's identity and build. Deduced by `auto`."""

    pages: list[Page]
    worlds: int | UnsetType = UNSET
    selves: int | UnsetType = UNSET
    partner: Holder | UnsetType | None = UNSET
    own_missions: list[MissionLine] | UnsetType = UNSET
    enemy_missions: list[MissionLine] | UnsetType = UNSET
    own_escape: list[str] | UnsetType = UNSET
    enemy_escape: list[str] | UnsetType = UNSET


class Answer(Shape):
    """A set that the asked seat may show: its repeat mark (INK-9.11), and what it would give away."""

    cards: str
    count: int
    repeat: int | UnsetType = UNSET
    exposure: Exposure | UnsetType = UNSET


# --- when the game is over --------------------------------------------------------------------------------------


class Secrets(Shape):
    holder: Holder
    identity: Agent | None
    build: Build | None
    word: Word | None


class Side(Shape):
    """A team as it turned out; a lone spy has ways out instead of a mission."""

    seats: list[int]
    mission: MissionLine | None
    escape: list[str]
    done: bool


# --- the view ---------------------------------------------------------------------------------------------------


class TableView(Shape):
    """What everybody who knows the same reads alike; `secrets` and what follows when the game is over.

    `window`: which of the two windows of a turn is open (INK-11.10); `colour_out`: the colour nobody has, with three
    players.
    """

    notebook_mode: NotebookMode
    first_player: int | None
    active: int | None
    turn: int
    turn_limit: int
    ambassador: str
    ambassador_left: bool
    balls: Balls
    ambassador_met: bool
    gesture_left: bool
    meetings: list[Meeting]
    moving: Moving | None
    window: Literal["start", "end"] | None
    question: Question | None
    declaration: Declaration | None
    players: list[Player]
    colour_out: Colour | None
    passport: Passport
    secrets: list[Secrets] | UnsetType = UNSET
    sides: list[Side] | UnsetType = UNSET
    verdict: Verdict | UnsetType | None = UNSET
    shown: list[Shown] | UnsetType = UNSET


class OwnView(Shape):
    """What a seat alone has; nothing for a spectator.

    `steps`: from each own figure the steps to every numbered place and to whoever stands elsewhere; `answers`: while
    it is asked to show.
    """

    own: Own | UnsetType = UNSET
    steps: dict[Build, dict[str, int]] | UnsetType = UNSET
    notebook: Notebook | UnsetType = UNSET
    answers: list[Answer] | UnsetType = UNSET
