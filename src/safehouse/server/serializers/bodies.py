"""The bodies of answers and events about a table, as the OpenAPI describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from safehouse.review import Review

from ..tables.entries import Look, Source, TimeBank
from .any_view import AnyView


class ActionBody(msgspec.Struct):
    """A legal action. Hand back `id` or `text`."""

    id: int
    text: str
    kind: str
    args: dict[str, int | str]


class EventBody(msgspec.Struct):
    """Something that happened, as this viewer saw it. `n` counts what this viewer saw, from 1."""

    n: int
    kind: str
    args: dict[str, int | str | None]
    private: bool
    reveals: bool
    by_chance: bool
    stand_in: bool = False
    """Whether it tells of a person for whom a bot played at that time."""


class StandInBody(msgspec.Struct):
    """A move that was made for the player of this seat, after its event `after`.

    `by`: a bot while he was away, a bot when the time was over (`clock`), or nobody: the default was taken. `fresh`: he
    has not acted himself since.
    """

    after: int
    by: Literal["bot", "clock", "default"]
    action: ActionBody
    fresh: bool


class UndoBody(msgspec.Struct):
    """Whether the seat may take back a step; if not, why: in one word to be translated, and as a sentence.

    `steps`: how many it can take back one after the other, and at once with `whole`.
    """

    allowed: bool
    steps: int
    reason: str | None
    message: str | None


class ClockBody(msgspec.Struct):
    """When a bot decides for a seat: seconds since 1970, and the time it had in all."""

    seat: int
    deadline: float
    seconds: float


class StandingBody(msgspec.Struct):
    """What the seat answers where it is not asked: it declares as soon as this seat is on turn, or says nothing.

    `ask`: it wants to be asked every time. Nobody else is told.
    """

    declare_with: int | None
    ask: bool


class PlayerBody(msgspec.Struct):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    bot: str | None
    level: int | None
    connected: bool
    away: bool
    resigned: bool
    removed: bool
    """Given up, because the others have voted so."""
    mine: bool
    same_as: int | None
    """The first seat of those that one person holds, where this is another of them."""
    colour: str | None
    """What the seat wears; None at a table that has not begun, where it is still to be dealt."""
    program: bool
    """Whether a bot plays that somebody has brought; then `kind` is human, as of all guests,"""
    bot_of: str | None
    """and this is whose bot it is, if it is anybody's."""


class VoteBody(msgspec.Struct):
    """Who wants a player out of the game, and how many are needed."""

    seat: int
    by: list[int]
    needed: int


class ChatBody(msgspec.Struct):
    """A chat message. `n` counts the messages of the table, from 1."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str


class DealBody(msgspec.Struct):
    """From what the table is dealt, as all may know: the SHA-256 of the server's secret, and what each seat added.

    Fixed when the game begins; null for a seat that added nothing. The secret stands in the record after the end.
    `seals`: the SHA-256 of numbers that are opened when all seats are taken (POST /number); where a number is still
    null then, the game waits for it a few seconds, and begins without it.
    """

    commitment: str
    numbers: list[str | None]
    seals: list[str | None]
    of: str | None = None
    """The table whose deal this is, where it was given on: its cards may be known."""


class TableBody(msgspec.Struct):
    """A table as one viewer may know it."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    closed_by: Literal["host", "time", "operator"] | None
    """Of a closed table: whether its host called it off, or nobody came for long."""
    seat: int | None
    my_seats: list[int]
    seq: int
    to_move: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]
    ranking: list[int] | None
    """The seats from first to last."""
    ranks: list[int] | None
    """The rank of each seat; equal where the rules know no difference."""
    view: AnyView | None
    legal: list[ActionBody]
    decision: str | None
    undo: UndoBody
    standing: StandingBody | None
    clocks: list[ClockBody] | None
    clock: TimeBank | None
    """The clock for the whole game, if there is one,"""
    banks: list[float] | None
    """and what each seat had left when its clock was last started or stopped."""
    players: list[PlayerBody]
    votes: list[VoteBody]
    options: dict[str, Any]
    preset: str | None
    """The preset that the options are, if any,"""
    changed: list[str]
    """and those options that have an effect and are not as by default."""
    spectators: Literal["none", "public"]
    """Who may watch while the game runs,"""
    look: Look
    """and who may look at it when it is over."""
    speed: Literal["live", "days"]
    public: bool
    hints: bool
    """Whether those who play may ask what a bot would do."""
    bots: bool
    """Whether bots that people bring may sit down."""
    host: bool
    invite: str | None
    events: list[EventBody]
    dealt: int
    """The events up to this number are the set-up, before anybody was asked."""
    stand_ins: list[StandInBody]
    """The last moves that were made for this seat's player; nobody else is told them."""
    chat: list[ChatBody]
    rematch: str | None
    source: Source | None
    """Where the table comes from: a record, or a moment of another game."""
    deal: DealBody | None
    created_at: float


class MyTable(msgspec.Struct):
    """A table among those of a guest."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    my_seats: list[int]
    my_turn: bool
    to_move: list[int]
    players: list[PlayerBody]
    created_at: float
    deadline: float | None
    """When a bot decides for who is to move: seconds since 1970; my own deadline if it is my turn."""
    ended_at: float | None = None
    """Of a game that is over, as is all that follows,"""
    moves: int | None = None
    """how many decisions were made,"""
    scores: list[int] | None = None
    winners: list[int] = []
    ranks: list[int] | None = None
    look: Look | None = None
    source: Literal["record", "moment"] | None = None


class GamesBody(msgspec.Struct):
    """A page of games out of so many in all."""

    tables: list[MyTable]
    total: int
    page_size: int


class NewsBody(msgspec.Struct, omit_defaults=True):
    """An event as it is told in a patch: what is false is left out."""

    n: int
    kind: str
    args: dict[str, int | str | None]
    private: bool = False
    reveals: bool = False
    by_chance: bool = False
    stand_in: bool = False


class PatchBody(msgspec.Struct, rename={"since": "from"}):
    """What has changed at a table since the version `from` of this viewer: see docs/api.md.

    `events` are those since then; chat is not in it.
    """

    seat: int | None
    since: int
    changes: dict[str, Any]
    events: list[NewsBody]


class RefusalBody(msgspec.Struct):
    """Why an action is not allowed: the rule's id, a sentence about this case, and the text of the rule."""

    rule: str
    message: str
    text: str


class ReplayBody(msgspec.Struct):
    """A table at an earlier point. `view` is null for the whole truth, `views` and `position` are null for a seat."""

    id: str
    game: str
    seat: int | None
    upto: int
    last: int
    view: AnyView | None
    views: list[AnyView] | None
    position: dict[str, Any] | None
    events: list[EventBody]
    over: bool
    same: list[int] | None = None
    """After the end: what each viewer, seats and then spectators, had been told by then."""


class MomentsBody(msgspec.Struct):
    """All that a viewer was told, and after which events its seat had to decide."""

    id: str
    game: str
    seat: int | None
    last: int
    dealt: int
    """The events up to this number are the set-up."""
    events: list[EventBody]
    decisions: list[int]


class PartedBody(msgspec.Struct):
    """Where two games parted: what the seat had been told by then at this table and at the other, and who acted."""

    at: int
    other_at: int
    seat: int | None


class BesideBody(msgspec.Struct):
    """Two games from the same deal. `seat`: the one through whose eyes moments are counted."""

    id: str
    other: str
    seat: int
    moves: int
    other_moves: int
    parted: PartedBody | None
    """None where every step was the same."""


class ReviewBody(msgspec.Struct):
    """A review, or how far it is. `stopped`: it could not be finished; ask again."""

    id: str
    status: Literal["none", "working", "stopped", "ready"]
    done: int
    total: int
    review: Review | None = None
    moments: list[int] | None = None
    """For each step of the record, how many events the caller's eyes had seen before it."""


class LobbyTable(msgspec.Struct):
    id: str
    game: str
    options: dict[str, Any]
    speed: Literal["live", "days"]
    hints: bool
    bots: bool
    clock: TimeBank | None
    players: list[PlayerBody]
    open_seats: int
    created_at: float


class WatchTable(msgspec.Struct):
    """A running game that anybody may watch."""

    id: str
    game: str
    options: dict[str, Any]
    speed: Literal["live", "days"]
    hints: bool
    clock: TimeBank | None
    players: list[PlayerBody]
    created_at: float


class LobbyBody(msgspec.Struct):
    """A page of the tables that wait, and one of the games to watch, out of so many in all."""

    tables: list[LobbyTable]
    running: list[WatchTable]
    total: int
    running_total: int
    page_size: int
