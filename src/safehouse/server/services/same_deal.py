"""A deal given on: after the end of a game, somebody else plays the same cards from the same seat."""

from __future__ import annotations

from ..problems import Invalid, Refused
from ..tables import entries as en
from ..tables.permissions import check_sees
from ..tables.players import Guest, Seat
from ..tables.table import Table

SITS_IN = ("ismcts", 3)
"""The bot, and its level, in the seat of a person who does not play this time."""


def same_deal(old: Table, guest: Guest, seat: int | None) -> en.Opened:
    """A table of one person and bots that is dealt like a game that is over.

    Everybody who saw that game may know the cards: so nobody else plays at it. `seat`: where the guest sits; else where
    it sat, or where the first person did.
    """
    check_sees(old, guest)
    if old.status != "over" or old.deal is None:
        raise Refused("only the deal of a finished game that was dealt from a secret can be played again")
    chosen = _first_person(old, guest) if seat is None else seat
    if chosen >= len(old.seats):
        raise Invalid(f"seat: there is no seat {chosen}; seats are 0 to {len(old.seats) - 1}")
    plans = [
        en.SeatPlan("human", guest.id, guest.name, bot_of=guest.bot_of) if i == chosen else bot_of(one)
        for i, one in enumerate(old.seats)
    ]
    dealing = en.Dealing(old.deal.secret, old.deal.table, list(old.deal.numbers))
    return en.Opened(old.game, old.options, plans, guest.id, "live", "none", False, deal=dealing, look="link")


def _first_person(old: Table, guest: Guest) -> int:
    people = [i for i, seat in enumerate(old.seats) if seat.kind == "human"]
    return (old.seats_of(guest.id) or people or [0])[0]


def bot_of(seat: Seat) -> en.SeatPlan:
    """The same bot, or one in the place of a person."""
    bot, level = (seat.bot, seat.level) if seat.kind == "bot" else SITS_IN
    return en.SeatPlan("bot", None, seat.name if seat.kind == "bot" else None, bot, level)
