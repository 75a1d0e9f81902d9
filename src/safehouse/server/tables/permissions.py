"""Who may look, listen and act at a table. A refusal is raised as a Problem."""

from __future__ import annotations

from ..problems import Forbidden, Invalid, Refused
from .players import Guest
from .table import Table

CHAT = "chat"
"""A game that has this option is played in silence while it is off."""
LONGEST_LOG = 10_000
"""So many entries a table's log may have by taking back, talking and arming; long games have a few thousand."""


def may_watch(table: Table) -> bool:
    """Whether somebody without a seat sees the game: while it runs, and afterwards who has its link."""
    if table.status == "over":
        return table.look_back != "players"
    return table.spectators == "public"


def may_look(table: Table, viewer: int, guest: str | None) -> bool:
    """Whether a guest may look through these eyes: anybody as a spectator, through a seat only who sits there now."""
    seat = table.seat_of(viewer)
    return seat is None or (guest is not None and table.seats[seat].guest == guest)


def may_hear(table: Table, viewer: int, guest: str | None) -> bool:
    """Whether a viewer hears the chat: those at the table, and others where they could watch the game."""
    is_host = guest is not None and guest == table.host
    seated = table.seat_of(viewer) is not None and may_look(table, viewer, guest)
    return seated or is_host or (table.spectators == "public" and may_watch(table))


def may_talk(table: Table) -> bool:
    """Whether chat is open now: a game may want silence, but only while it is being played."""
    return table.status != "running" or table.match.options.get(CHAT) is not False


def check_rename(table: Table) -> None:
    """Where a game is played in silence, names are silent, too."""
    if not may_talk(table):
        raise Refused(
            f"you play {table.game} in silence (option chat = false): no other name until that game is over",
            reason="silence",
        )


def viewer_of(table: Table, guest: Guest | None, seat: int | None) -> int:
    """Through whose eyes a caller looks: a seat of its own, or a spectator's."""
    mine = table.seats_of(guest.id if guest else None)
    if seat is not None:
        if seat not in mine:
            raise Forbidden(f"seat {seat} is not yours")
        return seat
    if not mine:
        return table.spectator
    asked = [one for one in mine if table.may_decide(one)]
    return (asked or mine)[0]


def own_seat(table: Table, guest: Guest, seat: int | None) -> int:
    """The seat for which a caller speaks: the one named, else the one that is asked, else the first."""
    viewer = viewer_of(table, guest, seat)
    if viewer == table.spectator:
        raise Forbidden("you have no seat at this table")
    return viewer


def own_seats(table: Table, guest: Guest, seat: int | None) -> list[int]:
    """All seats for which a caller speaks; the host may have none."""
    mine = table.seats_of(guest.id)
    if not mine or (seat is not None and seat not in mine):
        if guest.id == table.host and seat is None:
            return mine
        raise Forbidden("you have no seat at this table" if seat is None else f"seat {seat} is not yours")
    return mine if seat is None else [seat]


def check_kept(table: Table, seat: int) -> None:
    """Refuses to act for a seat that was given up."""
    if table.seats[seat].resigned:
        raise Refused("this seat was given up")


def check_begun(table: Table) -> None:
    if not table.begun:
        raise Refused("the game has not begun")


def check_bots(table: Table, guest: Guest) -> None:
    """Bots that people bring sit down where they are wanted; the host's own do at every table that is not public."""
    if guest.bot_of is None or table.bots or (guest.bot_of == table.host and not table.public):
        return
    raise Refused("no bots that people bring at this table: its host has opened it so", reason="bots")


def check_not_dealing(table: Table) -> None:
    """While sealed numbers are opened nobody gets up: who came instead could choose a number by the others'."""
    if table.gathered:
        raise Refused("the cards are about to be dealt: try again in a moment", reason="dealing")


def check_room(table: Table) -> None:
    """A log that is full takes what the game needs, and nothing else: it is replayed as a whole."""
    if table.seq >= LONGEST_LOG:
        raise Refused(f"this table has {LONGEST_LOG} entries: only what the game needs is added", reason="full")


def check_sees(table: Table, caller: Guest | None) -> None:
    """Refuses those without a seat, even the host, unless the game may be watched, or was brought by the host."""
    guest = caller.id if caller else None
    brought = table.source is not None and table.source.kind == "record" and guest == table.host
    if not table.seats_of(guest) and not may_watch(table) and not brought:
        raise _private(table)


def _private(table: Table) -> Forbidden:
    if table.status == "over":
        return Forbidden("only those who played this game may look at it", reason="private")
    return Forbidden("this table has no spectators", reason="unwatched")


def replay_viewer(table: Table, caller: Guest | None, whose: str | None) -> int | None:
    """Through whose eyes one looks back; None for everybody's: others' eyes only after the end.

    `whose`: a seat, `none` for a spectator, `all`; None for the caller's own.
    """
    check_begun(table)
    check_sees(table, caller)
    if whose == "all" and table.status != "over":
        raise Forbidden("everything is revealed only after the end")
    if whose == "all":
        return None
    if whose is None or (whose != "none" and int(whose) in table.seats_of(caller.id if caller else None)):
        viewer = viewer_of(table, caller, None if whose is None else int(whose))
    else:
        viewer = _others_eyes(table, whose)
    if viewer == table.spectator and not may_watch(table):
        raise _private(table)
    return viewer


def _others_eyes(table: Table, whose: str) -> int:
    viewer = table.spectator if whose == "none" else int(whose)
    if viewer > table.spectator or (viewer == table.spectator and whose != "none"):
        raise Invalid(f"as: there is no seat {whose}")
    if viewer != table.spectator and table.status != "over":
        raise Forbidden(f"seat {whose} is not yours; other seats can be looked through only after the end")
    return viewer
