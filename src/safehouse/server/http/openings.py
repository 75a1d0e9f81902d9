"""From a request to the first entries of a table: who sits where, and what has already happened."""

from __future__ import annotations

from typing import Any, cast

import safehouse as sh
from safehouse.bots import BOTS
from safehouse.core.certificates import KEY
from safehouse.core.errors import OptionError, RecordError
from safehouse.core.records import PLAYERS

from ..commands.seating import NOTHING, Added
from ..guests.names import clean_name
from ..problems import Invalid
from ..tables import entries as en
from ..tables.players import Guest
from . import requests as rq

DEFAULT_LEVEL = 3
"""Of a bot for which no level is given."""
_LONGEST_IMPORT = 5_000
LETTERS = "ABCD"


def opening_of(data: rq.OpenRequest, guest: Guest) -> en.Opened:
    """A new table as its host wants it."""
    try:
        options = sh.game(data.game).accept(len(data.seats), data.options)
    except OptionError as error:
        raise Invalid(str(error)) from None
    if data.public and sum(seat.kind == "me" for seat in data.seats) > 1:
        raise Invalid("seats: at a public table everybody has one seat; take one, or open a table that is not public")
    added = added_by(data.deal)
    plans = [_plan(seat, i, guest, added) for i, seat in enumerate(data.seats)]
    hints = not data.public if data.hints is None else data.hints
    return en.Opened(
        data.game,
        options,
        plans,
        guest.id,
        data.speed,
        data.spectators,
        data.public,
        look=data.look,
        hints=hints,
        clock=en.TimeBank(data.clock.bank, data.clock.increment) if data.clock else None,
        bots=not data.public if data.bots is None else data.bots,
    )


def added_by(data: rq.DealRequest | rq.JoinRequest | rq.RematchRequest | None) -> Added:
    """What a caller adds to the deal."""
    if data is None:
        return NOTHING
    if data.number is not None and data.seal is not None:
        raise Invalid("number, seal: one of them; a number that is sent is not sealed")
    return Added(data.number, data.seal)


def _plan(seat: rq.SeatRequest, number: int, guest: Guest, added: Added = NOTHING) -> en.SeatPlan:
    if seat.kind != "bot" and (seat.bot is not None or seat.level is not None):
        raise Invalid(f"seats[{number}]: `bot` and `level` are for seats of kind bot")
    if seat.kind == "me":
        name = clean_name(seat.name) if seat.name else None
        return en.SeatPlan("human", guest.id, name, number=added.number, seal=added.seal, bot_of=guest.bot_of)
    if seat.kind == "open":
        return en.SeatPlan("open")
    bot = seat.bot or "ismcts"
    if bot not in BOTS:
        raise Invalid(f"seats[{number}].bot: unknown bot; bots are {', '.join(BOTS)}")
    if seat.level is not None and bot != "ismcts":
        raise Invalid(f"seats[{number}].level: only ismcts has levels, {bot} has none")
    level = seat.level or (DEFAULT_LEVEL if bot == "ismcts" else None)
    return en.SeatPlan("bot", None, clean_name(seat.name) if seat.name else None, bot, level)


def read_record(data: rq.RecordRequest, guest: Guest) -> tuple[en.Opened, list[en.AnyEntry]]:
    """A table from a record, with everything that has happened so far."""
    steps = data.record.get("steps")
    if isinstance(steps, list) and len(steps) > _LONGEST_IMPORT:
        raise Invalid(f"steps: a record may have {_LONGEST_IMPORT} at most")
    try:
        match = sh.replay(data.record)
    except RecordError as error:
        raise Invalid("the record cannot be replayed", faults=error.faults[:50]) from None
    if match.to_move == (sh.CHANCE,):
        raise Invalid("the record stops in the middle of a draw; let chance decide first")
    opened = en.Opened(match.game, match.options, _plans(match, data, guest), guest.id, "live", "none", False)
    opened.look, opened.source = "link", en.Source("record", over=match.over)
    opened.position, opened.certificate = match.origin, _certificate(match, data.record)
    return opened, _story(match)


def _plans(match: sh.Match, data: rq.RecordRequest, guest: Guest) -> list[en.SeatPlan]:
    """Who sits at the table of a record: as the caller says; else, if it is to be continued, the caller everywhere.

    A game that is over is its players', and of these the record says the names alone.
    """
    people = data.record.get(PLAYERS) or [{"kind": "human"}] * match.seats
    if data.seats is None and match.over:
        return [_player(person, i) for i, person in enumerate(people)]
    named = [rq.SeatRequest("me", name=person.get("name") or None) for person in people]
    seats = named if data.seats is None else data.seats
    if len(seats) != match.seats:
        raise Invalid(f"seats: {len(seats)} given for {match.seats}")
    if any(seat.kind == "open" for seat in seats):
        raise Invalid("seats: a record holds everything hidden, so no seat of its table can be open to others")
    return [_plan(seat, i, guest) for i, seat in enumerate(seats)]


def _player(person: dict[str, Any], seat: int) -> en.SeatPlan:
    """Somebody of a record; a person of whom it says no name has the letter of the seat."""
    name = person.get("name")
    if person["kind"] == "bot":
        return en.SeatPlan("bot", None, clean_name(name) if name else None, person.get("bot"), person.get("level"))
    return en.SeatPlan("human", None, clean_name(name or LETTERS[seat]))


def _certificate(match: sh.Match, record: dict[str, Any]) -> dict[str, Any] | None:
    """The certificate of a game that is over, if it fits; what does not prove anything is not kept."""
    if not match.over or KEY not in record:
        return None
    try:
        fair = sh.verify(record).fair
    except RecordError:
        return None
    return cast("dict[str, Any]", record[KEY]) if fair else None


def _story(match: sh.Match) -> list[en.AnyEntry]:
    """The steps of a match as entries: one per decision, with what chance did after it."""
    groups: list[en.Steps] = [[]]
    for step in match.steps:
        if step.actor != sh.CHANCE:
            groups.append([])
        groups[-1].append((step.actor, step.action.text))
    story: list[en.AnyEntry] = [en.Started(groups[0])]
    for steps in groups[1:]:
        actor, text = steps[0]
        if actor == sh.TABLE:
            seat = int(text.removeprefix("LEAVE(").removesuffix(")"))
            story.append(en.Resigned(seat, steps))
        else:
            story.append(en.Played(actor, "guest", "", steps))
    return story
