"""The entries of a table's log: the truth from which everything is replayed. They never change once written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec

Steps: TypeAlias = list[tuple[int, str]]
"""What was done, in order: actor (a seat, CHANCE or TABLE) and the canonical text of the action."""

By = Literal["guest", "bot", "clock", "default"]
"""Who decided: the player, a bot in its seat, a bot when the time was over, or nobody: the default was taken."""


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """A seat as the table was opened."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    level: int | None = None


class Entry(msgspec.Struct, tag_field="kind"):
    pass


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


class Joined(Entry, tag="joined"):
    seat: int
    guest: str
    name: str


class Vacated(Entry, tag="vacated"):
    """Somebody got up before the game began."""

    seat: int


class Closed(Entry, tag="closed"):
    """The host called the table off before the game began, or the operator did at any time."""


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


class Filled(Entry, tag="filled"):
    """Bots take the open seats."""

    seats: list[int]
    bot: str


class Renamed(Entry, tag="renamed"):
    """A guest has taken another name."""

    seats: list[int]
    name: str


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


AnyEntry: TypeAlias = (
    Opened
    | Joined
    | Vacated
    | Closed
    | Started
    | Played
    | Undone
    | Armed
    | Passed
    | Gestured
    | Left
    | Returned
    | Resigned
    | Filled
    | Renamed
    | Said
    | Forgotten
    | Rematched
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
