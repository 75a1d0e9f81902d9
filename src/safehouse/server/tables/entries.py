"""The entries of a table's log: the truth from which everything is replayed. They never change once written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec

Steps: TypeAlias = list[tuple[int, str]]
"""What was done, in order: actor (a seat, CHANCE or TABLE) and the canonical text of the action."""

Look = Literal["players", "link", "everybody"]
"""Who may look at a game that is over: those who played it, whoever has its link, or everybody: it is listed."""

By = Literal["guest", "bot", "clock", "default"]
"""Who decided: the player, a bot in its seat, a bot when the time was over, or nobody: the default was taken."""


class Dealing(msgspec.Struct, omit_defaults=True):
    """From what the draws of a table follow, beside the numbers that its players add. For nobody before the end."""

    secret: str
    table: str | None = None
    """The table for which the deal was made, where it was given on,"""
    numbers: list[str | None] | None = None
    """and what its players had added."""


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """A seat as the table was opened."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    name: str | None = None
    """Given by hand. Without one a guest has its own name, which no log holds."""
    bot: str | None = None
    level: int | None = None
    number: str | None = None
    """What the player added to the deal,"""
    seal: str | None = None
    """or its SHA-256, where it is opened when all are there."""
    bot_of: str | None = None
    """Where the player is a program: whose bot it is, as of a `Guest`."""


class Entry(msgspec.Struct, tag_field="kind"):
    pass


class TimeBank(msgspec.Struct):
    """A clock for the whole game: seconds for each player, and what a turn adds."""

    bank: float
    increment: float


class Source(msgspec.Struct, omit_defaults=True):
    """Where a table comes from that was not opened for a game of its own."""

    kind: Literal["record", "moment"]
    """A record that somebody brought, or a moment of another game."""
    over: bool = False
    """Whether the game of the record was over: then nobody plays on at its table."""
    table: str | None = None
    """The table of that game,"""
    at: int | None = None
    """what its seat had been told by then,"""
    seat: int | None = None
    world: Literal["true", "fresh"] | None = None
    """and whether all is as it was there, or only what the seat knew."""


class Opened(Entry, tag="opened"):
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    speed: Literal["live", "days"]
    spectators: Literal["none", "public"]
    public: bool
    rematch_of: str | None = None
    position: dict[str, Any] | None = None
    """The position an imported record begins from."""
    hints: bool = True
    """Whether players may ask what a bot would do."""
    deal: Dealing | None = None
    """None: chance is drawn afresh each time, as at tables opened before there were deals."""
    certificate: dict[str, Any] | None = None
    """Of an imported game that was over, where every draw was checked to fit."""
    clock: TimeBank | None = None
    """Beside the time for each decision."""
    look: Look | None = None
    """None at tables opened before one could choose: whoever could watch the game may look at it."""
    source: Source | None = None
    bots: bool = False
    """Whether bots that people bring may sit down."""


class Joined(Entry, tag="joined"):
    """Somebody sat down. (Older logs hold a name, too; the guest's own counts.)"""

    seat: int
    guest: str
    number: str | None = None
    seal: str | None = None
    bot_of: str | None = None


class Unsealed(Entry, tag="unsealed"):
    """Somebody opened the number that it had added to the deal under a seal."""

    seat: int
    number: str


class Vacated(Entry, tag="vacated"):
    """Somebody got up before the game began."""

    seat: int


class Closed(Entry, tag="closed"):
    """The table was called off before the game began, as nobody came for long; the operator may do so at any time."""

    by: Literal["host", "time", "operator"] = "host"


class Started(Entry, tag="started"):
    steps: Steps


class Played(Entry, tag="played"):
    seat: int
    by: By
    decision: str
    steps: Steps


class Undone(Entry, tag="undone"):
    seat: int
    whole: bool = False
    """All steps of the turn that can be taken back, not only the last."""


class Armed(Entry, tag="armed"):
    """A seat has set a standing answer in secret, or said that it wants to be asked after all.

    `steps` are the answers of all who are not asked, where this was the last thing they waited for.
    """

    seat: int
    partner: int | None
    asks: bool
    steps: Steps


class Passed(Entry, tag="passed"):
    """Nobody was left to be asked: the answers of those who are not."""

    steps: Steps


class Resumed(Entry, tag="resumed"):
    """A server has started: the clocks of those who are asked begin anew."""


class Gestured(Entry, tag="gestured"):
    """A gesture made at any time, where that is allowed: the rules are not asked."""

    seat: int
    gesture: str
    to: int | str


class Left(Entry, tag="left"):
    """Away for a while: a bot plays the seat."""

    seats: list[int]


class Returned(Entry, tag="returned"):
    seats: list[int]


class Resigned(Entry, tag="resigned"):
    """Given up: by the steps in which the rules let a seat leave, or, without any, for a bot to play on."""

    seat: int
    steps: Steps


class Voted(Entry, tag="voted"):
    """A player wants another out of the game."""

    seat: int
    against: int


class Removed(Entry, tag="removed"):
    """Put out: by the host before the start, and for good; or by a vote, and a bot plays on."""

    seat: int


class Filled(Entry, tag="filled"):
    """Bots take the open seats."""

    seats: list[int]
    bot: str


class Renamed(Entry, tag="renamed"):
    """In older logs: a guest has taken another name. These seats have its own name, then."""

    seats: list[int]


class Said(Entry, tag="said"):
    guest: str
    seat: int | None
    name: str
    text: str


class Forgotten(Entry, tag="forgotten"):
    """A guest wanted to be forgotten: the name and the words are gone, here and in the entries before."""

    guest: str


class Rematched(Entry, tag="rematched"):
    match: str


class LookChanged(Entry, tag="look"):
    """The host lets others look at the game once it is over, or no longer."""

    look: Look


SeatEntry: TypeAlias = (
    Joined | Unsealed | Vacated | Closed | Voted | Removed | Left | Returned | Filled | Renamed | Forgotten
)
"""Who sits where; the game itself goes on as it was."""

AnyEntry: TypeAlias = (
    Opened
    | Started
    | Played
    | Undone
    | Armed
    | Passed
    | Resumed
    | Gestured
    | Resigned
    | Said
    | Rematched
    | LookChanged
    | SeatEntry
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a log as it is stored."""

    match: str
    seq: int
    at: float
    guest: str | None
    key: str | None
    seen: str
    """The viewers' versions after it."""
    entry: str

    def values(self) -> dict[str, Any]:
        return {
            "match": self.match,
            "seq": self.seq,
            "at": self.at,
            "guest": self.guest,
            "key": self.key,
            "seen": self.seen,
            "entry": self.entry,
        }
