"""Two games from the same deal, side by side: what came out, and where they parted."""

from __future__ import annotations

from itertools import zip_longest

from ..problems import Refused
from ..serializers.bodies import BesideBody, PartedBody
from ..storage.results import result_of
from ..tables.permissions import check_sees
from ..tables.players import Guest
from ..tables.table import Table
from .timelines import Timeline


def check_beside(this: Table, other: Table, caller: Guest | None) -> None:
    """Both must be over, and to be looked at by the caller."""
    for table in (this, other):
        check_sees(table, caller)
    if this.status != "over" or other.status != "over":
        raise Refused("games can be laid side by side when both are over", reason="not-over")


def beside(this: Table, other: Table, timelines: tuple[Timeline, Timeline]) -> BesideBody:
    """`seat`: through whose eyes moments are counted: who plays at this table."""
    seat = next((i for i, one in enumerate(this.seats) if one.kind == "human"), 0)
    return BesideBody(this.id, other.id, seat, _moves(this), _moves(other), _parted(this, other, seat, timelines))


def _moves(table: Table) -> int:
    return result_of(table).moves


def _parted(this: Table, other: Table, seat: int, timelines: tuple[Timeline, Timeline]) -> PartedBody | None:
    """The first step that was another; None where all were the same."""
    steps = [[(step.actor, step.action.text) for step in table.match.steps] for table in (this, other)]
    differ = (i for i, (one, two) in enumerate(zip_longest(*steps)) if one != two)
    first = next(differ, None)
    if first is None:
        return None
    at = [_told(timeline, seat, first) for timeline in timelines]
    actor = next(one[first][0] for one in steps if first < len(one))
    return PartedBody(at[0], at[1], actor if actor >= 0 else None)


def _told(timeline: Timeline, seat: int, steps: int) -> int:
    """What a seat had been told when so many steps had been made."""
    return timeline.first(lambda table: len(table.match.steps) >= steps).marks[seat][-1].events
