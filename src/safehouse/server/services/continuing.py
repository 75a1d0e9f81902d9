"""A game that is over goes on from one of its moments: in the true world, or in one that a seat could believe in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import msgspec

import safehouse as sh

from ..problems import Invalid, Refused
from ..tables import entries as en
from ..tables.entries import LogRow
from ..tables.permissions import check_sees
from ..tables.players import Guest
from ..tables.table import Table
from .same_deal import bot_of

World = Literal["true", "fresh"]
Story = list[en.AnyEntry]


@dataclass(frozen=True, slots=True)
class Moment:
    """When its seat had been told so many events, and how the others' cards are from there on."""

    seat: int
    at: int
    world: World
    seed: str | None = None
    """From which the rest is drawn anew; the same gives the same."""


def check_continuing(old: Table, guest: Guest, wanted: Moment) -> None:
    """Refuses what is not over yet, what may not be looked at, and moments that there are not."""
    check_sees(old, guest)
    if old.status != "over":
        raise Refused("only a game that is over can be continued", reason="not-over")
    if wanted.seat >= len(old.seats):
        raise Invalid(f"seat: there is no seat {wanted.seat}; seats are 0 to {len(old.seats) - 1}")
    last = old.marks[wanted.seat][-1].events
    if wanted.at > last:
        raise Invalid(f"at: {wanted.at} is more than the {last} events that this seat was told")


def continued(old: Table, then: Table, rows: Iterable[LogRow], guest: Guest, wanted: Moment) -> tuple[en.Opened, Story]:
    """A table of one person and bots that stands as the old one stood `then`; `rows`: how it came to that."""
    if then.match.over:
        raise Refused("at this moment the game is over", reason="over-then")
    if then.seats[wanted.seat].resigned and not sh.game(old.game).policy.bots_take_over:
        raise Refused("this seat had left the game by then", reason="left-then")
    plans = [en.SeatPlan("human", guest.id) if i == wanted.seat else bot_of(seat) for i, seat in enumerate(old.seats)]
    source = en.Source("moment", table=old.id, at=wanted.at, seat=wanted.seat, world=wanted.world)
    opened = en.Opened(old.game, old.options, plans, guest.id, "live", "none", False, look="link", source=source)
    opened.position = old.position
    if wanted.world == "fresh":
        opened.position = sh.resample(then.match.observation(wanted.seat), seed=wanted.seed).position()
        return opened, [en.Started([])]
    if old.deal is not None:  # what lies in the piles belongs to the world
        opened.deal = en.Dealing(old.deal.secret, old.deal.table, list(old.deal.numbers))
    return opened, _story(rows)


def _story(rows: Iterable[LogRow]) -> Story:
    """What was played, told and taken back; who sat there, came and went is another story."""
    entries = (en.read(row.entry) for row in rows)
    return [kept for entry in entries if (kept := _kept(entry)) is not None]


def _kept(entry: en.AnyEntry) -> en.AnyEntry | None:
    match entry:
        case en.Played():
            return msgspec.structs.replace(entry, by="guest")
        case en.Started() | en.Undone() | en.Gestured():
            return entry
        case en.Resigned(_, steps):
            return entry if steps else None
        case en.Armed(_, _, _, steps) | en.Passed(steps):
            return en.Passed(steps) if steps else None
    return None
