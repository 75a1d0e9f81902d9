"""Teams, the joint mission, and whether it is fulfilled (INK-11, INK-12)."""

from __future__ import annotations

from safehouse.core.rule import rule

from ..data import board
from .movement import figure_of
from .state import AMBASSADOR_FIGURE, HOLDERS, NOBODY, State

# --- who is who -------------------------------------------------------------------------------------------------


@rule
def holder_of(s: State, agent: int) -> int:
    """The holder of an identity, or NOBODY where that is not known."""
    for holder in range(HOLDERS):
        if s.identity[holder] == agent:
            return holder
    return NOBODY


@rule
def are_partners(s: State, seat: int, other: int) -> bool:
    """INK-1.11"""
    return board.PARTNER_OF[s.identity[seat]] == s.identity[other]


@rule
def is_alone(s: State, seat: int) -> bool:
    """INK-12.3: the partner is the prisoner."""
    return s.seats == 3 and are_partners(s, seat, 3)


@rule
def side_of(s: State, seat: int) -> int:
    """The seats of this seat's team, as a mask."""
    mask = 0
    for other in range(s.seats):
        if board.TEAM_OF[s.identity[other]] == board.TEAM_OF[s.identity[seat]]:
            mask |= 1 << other
    return mask


@rule
def everybody_but(s: State, mask: int) -> int:
    return ((1 << s.seats) - 1) & ~mask


@rule
def true_figure(s: State, agent: int) -> int:
    """INK-11.4: the figure meant by an agent's name; in place of the prisoner the lone spy (INK-12.6)."""
    holder = holder_of(s, agent)
    if holder >= s.seats:
        holder = holder_of(s, board.PARTNER_OF[agent])
    return figure_of(holder, s.build[holder])


@rule
def space_of(s: State, agent: int) -> int:
    """Where an agent's true figure is."""
    holder = holder_of(s, agent)
    return s.at[holder][s.build[holder]]


# --- the mission ------------------------------------------------------------------------------------------------


@rule
def mission_of(s: State, seat: int) -> int:
    """INK-11.1: the line of the mission list for the team of this seat: 4 * first word + second word."""
    first = board.FIRST_AGENT[board.TEAM_OF[s.identity[seat]]]
    return 4 * s.word[holder_of(s, first)] + s.word[holder_of(s, board.PARTNER_OF[first])]


@rule
def has_met(s: State, visitor: int, host: int) -> bool:
    """INK-11.8: whether the active seat's figure `visitor` (NOBODY: any) has met `host` in this turn."""
    for i in range(s.meetings):
        if s.host[i] == host and (visitor == NOBODY or figure_of(s.active, s.visitor[i]) == visitor):
            return True
    return False


@rule
def is_fulfilled(s: State, seat: int) -> bool:
    """Part 10.3: whether the joint mission of this seat's team holds now, in a turn of one of its members."""
    team = board.TEAM_OF[s.identity[seat]]
    if board.TEAM_OF[s.identity[s.active]] != team:
        return False
    line = mission_of(s, seat)
    kind = board.MISSION_KIND[team][line]
    target = board.MISSION_TARGET[team][line]
    if kind == board.ONTO:
        return has_met(s, NOBODY, AMBASSADOR_FIGURE if target == board.AMBASSADOR else true_figure(s, target))
    if kind == board.MEETS:
        who = true_figure(s, board.MISSION_WHO[team][line])
        if target == board.AMBASSADOR:
            return has_met(s, who, AMBASSADOR_FIGURE)
        other = true_figure(s, target)
        return has_met(s, who, other) or has_met(s, other, who)
    if kind == board.REACH:
        return space_of(s, board.MISSION_WHO[team][line]) == board.MISSION_SPACE[team][line]
    return is_brought(s, board.MISSION_SPACE[team][line])


@rule
def is_brought(s: State, space: int) -> bool:
    """INK-11.16: the embassy counts only once the ambassador has left it."""
    return s.ambassador == space and (space != board.EMBASSY or s.ambassador_left == 1)


@rule
def has_escaped(s: State, seat: int) -> bool:
    """INK-12.7: whether the true figure is on an escape place of its agent."""
    space = s.at[seat][s.build[seat]]
    agent = s.identity[seat]
    return space == board.ESCAPE[agent] or (s.own_exit_only == 0 and space == board.ESCAPE[board.PARTNER_OF[agent]])


# --- the proof --------------------------------------------------------------------------------------------------


@rule
def winners_after_handshake(s: State, accepted: bool) -> int:
    """INK-11.11, 12.10: who wins when the named seat has answered."""
    team = side_of(s, s.declarer)
    if not accepted:
        return everybody_but(s, team)
    if are_partners(s, s.declarer, s.partner):
        return team if is_fulfilled(s, s.declarer) else everybody_but(s, team)
    if s.declarer_loses:
        return everybody_but(s, team)
    return everybody_but(s, 1 << s.declarer | 1 << s.partner)


@rule
def winners_after_alone(s: State) -> int:
    """INK-12.9"""
    own = side_of(s, s.declarer)
    proved = is_alone(s, s.declarer) and has_escaped(s, s.declarer)
    return own if proved else everybody_but(s, own)
