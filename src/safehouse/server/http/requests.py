"""What callers send. Unknown keys are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..services.note_service import MOST_CELLS
from ..tables.entries import Look

Name = Annotated[str, Meta(min_length=1, max_length=60, description="1 to 24 visible characters")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
CellName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+\Z")]
CellMark = Annotated[str, Meta(max_length=20, pattern=r"^[^\u0000-\u001f\u007f]*\Z")]
Cells = Annotated[
    dict[CellName, CellMark],
    Meta(
        max_length=MOST_CELLS,
        description=f"Marks by cell, {MOST_CELLS} at most. A name has 1 to 40 visible ASCII characters, a mark up to "
        "20 characters, none of them a control character; an empty mark clears its cell",
    ),
]
DealNumber = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{64}\Z",
        description="A random number of the player's own: 32 bytes as 64 hexadecimal digits, made after the commitment "
        "was seen",
    ),
]
DealSeal = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{64}\Z",
        description="Instead of a number its SHA-256 (of the 32 bytes), 64 hexadecimal digits: POST /number opens it "
        "when all seats are taken, so that nobody can choose a number by the others'",
    ),
]
Ticket = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z", description="As POST /api/deals gave it")]
ActionGiven = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=100)]


class GuestRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class NewGuestRequest(GuestRequest, forbid_unknown_fields=True):
    """`bot`: the guest is a program, and everybody is told so."""

    bot: bool = False


class AcceptsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whose challenges a bot takes, and to which games; null: all of them."""

    who: Literal["nobody", "owner", "anyone"]
    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] | None = None


class ChallengeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`bot`: an id of GET /api/bots."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None


class ClaimRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A code as another device shows it; case, spaces and hyphens do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: mine, open for somebody else, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None
    name: Name | None = None


class PromiseRequest(msgspec.Struct, forbid_unknown_fields=True):
    """For a new table, or for the rematch of one that is over."""

    rematch_of: Annotated[str, Meta(max_length=40)] | None = None


class DealRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What the opener of a table knows of its deal, and adds to it for its own seats."""

    ticket: Ticket
    number: DealNumber | None = None
    seal: DealSeal | None = None


class ClockRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A clock for the whole game, beside the time for each decision."""

    bank: Annotated[int, Meta(ge=5, le=2_592_000, description="Seconds that each player has for the whole game")]
    increment: Annotated[int, Meta(ge=1, le=86_400, description="Seconds that every turn adds to them")]


class OpenRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. `seats` from the first to the last; several `me` make a hot-seat table, which cannot be public."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=4)]
    options: dict[str, Any] = {}
    speed: Literal["live", "days"] = "live"
    spectators: Annotated[Literal["none", "public"], Meta(description="Who may watch while the game runs")] = "none"
    look: Annotated[Look, Meta(description="Who may look at the game when it is over")] = "link"
    public: bool = False
    hints: Annotated[
        bool | None,
        Meta(description="Whether players may ask what a bot would do; null: not at public tables, else yes"),
    ] = None
    deal: DealRequest | None = None
    clock: ClockRequest | None = None
    bots: Annotated[
        bool | None,
        Meta(description="Whether bots that people bring may sit down; null: not at public tables, else yes"),
    ] = None


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The invite code is needed unless the table is public."""

    invite: Annotated[str, Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None
    number: DealNumber | None = None
    seal: DealSeal | None = None


class RematchRequest(msgspec.Struct, forbid_unknown_fields=True):
    number: DealNumber | None = None
    seal: DealSeal | None = None


class NumberRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The number that the caller had sealed."""

    number: DealNumber


class ActionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`decision` as GET gave it; `action` is an id or a canonical text."""

    decision: Annotated[str, Meta(min_length=1, max_length=20)]
    action: ActionGiven


class WhyNotRequest(msgspec.Struct, forbid_unknown_fields=True):
    action: ActionGiven
    seat: SeatNumber | None = None


class GestureRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A gesture by its name, to a seat or to nobody in particular."""

    gesture: Annotated[str, Meta(min_length=1, max_length=40)]
    to: SeatNumber | None = None
    seat: SeatNumber | None = None


class StandingRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A standing answer: the seat declares as soon as it is the turn of `declare_with`, or says nothing (null).

    `ask`: it wants to be asked every time. `seat` is needed only by guests who hold several seats.
    """

    declare_with: SeatNumber | None
    ask: bool = False
    seat: SeatNumber | None = None


class OtherSeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody else's seat."""

    seat: SeatNumber


class LookRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who may look at the game when it is over."""

    look: Look


class OwnSeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Needed only by guests who hold several seats."""

    seat: SeatNumber | None = None


class UndoRequest(OwnSeatRequest, forbid_unknown_fields=True):
    """`whole`: all steps of the turn, up to where information has flowed, instead of the last one."""

    whole: bool = False


class ChatRequest(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class NotesRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Cells that are not named stay as they are. Needed only by guests who hold several seats."""

    cells: Cells
    seat: SeatNumber | None = None


class RecordRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A record as GET …/record gives it after the end, or `safehouse` writes it. `seats` as for a new table."""

    record: dict[str, Any]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=4)] | None = None


class MomentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game that is over: when `seat` had been told `at` events.

    `world`: all as it was there (`true`), or the seat knows the same and the rest is drawn anew (`fresh`).
    """

    seat: SeatNumber
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    world: Literal["true", "fresh"] = "true"


class PersonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Another person at the table: who sits on a seat, or who said a line of chat. One of the two."""

    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class ReportRequest(PersonRequest, forbid_unknown_fields=True, kw_only=True):
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class EndBanRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`subject`: a guest's id or, for `network`, an address (IPv6: as `2001:db8::/64`)."""

    kind: Literal["guest", "network", "mute"]
    subject: Annotated[str, Meta(min_length=1, max_length=64)]


class BanRequest(EndBanRequest, forbid_unknown_fields=True, kw_only=True):
    """`days`: for how long; null for ever."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None


class NoteRequest(msgspec.Struct, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=300)] = ""


class WordsRequest(msgspec.Struct, forbid_unknown_fields=True):
    words: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=2_000)]
