"""Why a game ended as it did, when all cards lie open: what each side had to do, and what a declaration was worth."""

from __future__ import annotations

from dataclasses import dataclass

from safehouse.core.bits import has

from ..data.board import MISSION_LIST, PARTNER_OF, TEAM_OF
from ..rules.missions import are_partners, has_escaped, is_alone, is_fulfilled, mission_of
from ..rules.state import HOLDERS, NOBODY, NONE, State
from .deduction import Line, against
from .shapes import Verdict


@dataclass(frozen=True)
class Side:
    """A team as it turned out."""

    team: int
    seats: list[int]
    line: Line | None
    """Its joint mission; none for a lone spy (INK-12.14)."""
    done: bool
    """Whether that was fulfilled at the end (part 10.3), or the lone spy had escaped (INK-12.7)."""


def side(s: State, team: int) -> Side:
    seats = [seat for seat in range(s.seats) if TEAM_OF[s.identity[seat]] == team]
    if is_alone(s, seats[0]):
        return Side(team, seats, None, has_escaped(s, seats[0]))
    number = mission_of(s, seats[0])
    mission = MISSION_LIST[team][number]
    assert mission is not None, "two different words always have a line"
    lone = None if s.seats == HOLDERS else PARTNER_OF[s.identity[HOLDERS - 1]]
    return Side(team, seats, Line(team, (number // 4, number % 4), against(lone, mission)), is_fulfilled(s, seats[0]))


def verdict(s: State) -> Verdict | None:
    """What the declaration came to (INK-11.11, 12.9, 12.10); None where nobody has declared."""
    if s.declarer == NONE:
        return None
    if s.partner == NOBODY:
        if not is_alone(s, s.declarer):
            return "not_alone"
        return "alone" if has_escaped(s, s.declarer) else "not_escaped"
    if not are_partners(s, s.declarer, s.partner):
        return "no_partners"
    if not is_fulfilled(s, s.declarer):
        return "unfulfilled"
    return "fulfilled" if has(s.winners, s.declarer) else "refused"
