"""From a request to the first entries of a table: who sits where, and what has already happened."""

from __future__ import annotations

from typing import Any, cast

import safehouse as sh
from safehouse.bots import BOTS
from safehouse.core.certificates import KEY
from safehouse.core.errors import OptionError, RecordError

from ..guests.names import clean_name
from ..problems import Invalid
from ..tables import entries as en
from ..tables.players import Guest
from . import requests as rq

DEFAULT_LEVEL = 3
"""Of a bot for which no level is given."""
_LONGEST_IMPORT = 5_000


def opening_of(data: rq.OpenRequest, guest: Guest) -> en.Opened:
    """A new table as its host wants it."""
    try:
        options = sh.game(data.game).accept(len(data.seats), data.options)
    except OptionError as error:
        raise Invalid(str(error)) from None
    if data.public and sum(seat.kind == "me" for seat in data.seats) > 1:
        raise Invalid("seats: at a public table everybody has one seat; take one, or open a table that is not public")
    number = data.deal.number if data.deal else None
    plans = [_plan(seat, i, guest, number) for i, seat in enumerate(data.seats)]
    hints = not data.public if data.hints is None else data.hints
    return en.Opened(
        data.game,
        options,
        plans,
        guest.id,
        data.speed,
        data.spectators,
        data.public,
        hints=hints,
        clock=en.TimeBank(data.clock.bank, data.clock.increment) if data.clock else None,
        bots=not data.public if data.bots is None else data.bots,
    )


def _plan(seat: rq.SeatRequest, number: int, guest: Guest, added: str | None = None) -> en.SeatPlan:
    if seat.kind != "bot" and (seat.bot is not None or seat.level is not None):
        raise Invalid(f"seats[{number}]: `bot` and `level` are for seats of kind bot")
    if seat.kind == "me":
        name = clean_name(seat.name) if seat.name else None
        return en.SeatPlan("human", guest.id, name, number=added, bot_of=guest.bot_of)
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
    seats = data.seats if data.seats is not None else [rq.SeatRequest("me")] * match.seats
    if len(seats) != match.seats:
        raise Invalid(f"seats: {len(seats)} given for {match.seats}")
    if any(seat.kind == "open" for seat in seats):
        raise Invalid("seats: a record holds everything hidden, so no seat of its table can be open to others")
    plans = [_plan(seat, i, guest) for i, seat in enumerate(seats)]
    opened = en.Opened(match.game, match.options, plans, guest.id, "live", "none", False, position=match.origin)
    opened.certificate = _certificate(match, data.record)
    return opened, _story(match)


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
