"""What bots may go by: how a blind playout chooses, and what a position is worth."""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.frames import to_move
from safehouse.core.rule import rule, table
from safehouse.core.turns import first_mover

from ..data import board
from ..rules import state as st
from ..rules.knowledge import count_selves
from ..rules.missions import are_partners, has_escaped, is_alone, is_fulfilled, mission_of, space_of, true_figure
from ..rules.state import State

_TASTE = {
    "SHAKE": 400,
    "GESTURE": 4,
    "END": 30,
    "USE": 100,
    "STOP": 300,
    "ASK": 100,
    "MOVE_ON": 20,
    "DEMAND": 100,
    "NO_QUESTION": 10,
    "ACCEPT_ANSWER": 30,
    "CLAIM": 100,
    "CONCEDE": 50,
    "DENY": 50,
    "RECORD": 100,
    "SKIP": 10,
    "SILENT": 400,
    "REFUSE": 30,
}


def _taste(number: int) -> int:
    action = st.ACTIONS[number]
    if action.kind == "SHOW":
        secret = sum(str(action.args["cards"]).count(f"secret_{what}") for what in ("identity", "build", "mission"))
        return (60, 3, 1, 1)[secret]
    return _TASTE.get(action.kind, 10)


TASTE = table([_taste(number) for number in range(st.ACTIONS.total)])
SURE = 20_000
UNLIKELY = 1

SEARCH = {
    "objective": "value",
    "spread": 300,
    "curiosity": 30,
    "horizon": 3,
    "advised": "START ACT FIG STEP STOP PASS STEP_AMB MEET EXTRA AMB SHOW CLAIM CONCEDE PENALTY NOTE BANISH BANISH_AMB"
    " DECLARE WINDOW HANDSHAKE",
}
"""How a searching bot goes about it; see docs/bots.md. What is advised is left to `expert_advice`: a search that is
judged by `evaluate` knows nothing of the worth of meetings."""

REVIEW = {"nearest": 1, "horizon": 1}
"""For reviews: whoever plays on in a world knows all of it, so the farther a world is followed the less it tells."""

GRAVE = frozenset({"DECLARE", "NAME", "ALONE", "DECLARE_TOO", "ACCEPT", "REFUSE"})
"""A declaration ends the game for everybody; nobody makes one, or takes the hand, by the way."""


# --- blind playouts ---------------------------------------------------------------------------------------------


@rule
def playout_weight(s: State, action: int) -> int:
    """By kind of action; declarations by whether they would win in this world, where the whole world is known."""
    if action == st.DECLARE:
        return SURE if wins_by_declaring(s) else UNLIKELY
    if st.NAME <= action < st.ALONE:
        return SURE if is_whole(s) and wins_with(s, s.active, action - st.NAME) else UNLIKELY
    if action == st.ALONE:
        return SURE if is_whole(s) and wins_alone(s) else UNLIKELY
    if action == st.DECLARE_TOO:
        return partner_wins(s)
    if action == st.ACCEPT:
        return SURE if is_whole(s) and are_partners(s, s.declarer, s.partner) else UNLIKELY
    return TASTE[action]


@rule
def is_whole(s: State) -> bool:
    """Whether all secrets are known, as they are in a world and are not in an observation."""
    for holder in range(st.HOLDERS):
        if s.identity[holder] < 0 or s.build[holder] < 0 or s.word[holder] < 0:
            return False
    return True


@rule
def wins_with(s: State, seat: int, partner: int) -> bool:
    return partner < s.seats and are_partners(s, seat, partner) and is_fulfilled(s, seat)


@rule
def wins_alone(s: State) -> bool:
    return is_alone(s, s.active) and has_escaped(s, s.active)


@rule
def wins_by_declaring(s: State) -> bool:
    if not is_whole(s):
        return False
    if s.seats < st.HOLDERS and is_alone(s, s.active):
        return has_escaped(s, s.active)
    return is_fulfilled(s, s.active)


@rule
def partner_wins(s: State) -> int:
    """Of several seats asked at once a playout takes the lowest: whether that one is the partner and sees a win."""
    if not is_whole(s):
        return UNLIKELY
    return SURE if wins_with(s, first_mover(to_move(s)), s.active) else UNLIKELY


# --- what a position is worth -------------------------------------------------------------------------------------

FAR = 12
"""Farther than anything on the board."""


@rule
def evaluate(s: State, seat: int) -> int:
    """A win is worth 1000. Before that: how near the own mission is, how far the enemies', and what is known."""
    if s.ended:
        return 0 if s.winners == 0 else 1000 if has(s.winners, seat) else -1000
    if not is_whole(s):
        return 0
    value = 2 * (36 - count_selves(s, seat))
    for other in range(s.seats):
        near = FAR - goal_distance(s, other)
        if board.TEAM_OF[s.identity[other]] == board.TEAM_OF[s.identity[seat]]:
            value += 10 * near
        else:
            value -= 6 * near + (36 - count_selves(s, other))
    return value


@rule
def goal_distance(s: State, seat: int) -> int:
    """Steps that a seat's team is away from its mission; for the lone spy from an escape place."""
    if is_alone(s, seat):
        return escape_distance(s, seat)
    team = board.TEAM_OF[s.identity[seat]]
    line = mission_of(s, seat)
    kind = board.MISSION_KIND[team][line]
    target = board.MISSION_TARGET[team][line]
    if kind == board.REACH:
        return steps(space_of(s, board.MISSION_WHO[team][line]), board.MISSION_SPACE[team][line])
    if kind == board.ONTO:
        return hunting_distance(s, seat, s.ambassador if target == board.AMBASSADOR else figure_space(s, target))
    if kind == board.MEETS:
        other = s.ambassador if target == board.AMBASSADOR else space_of(s, target)
        return steps(space_of(s, board.MISSION_WHO[team][line]), other)
    return steps(s.ambassador, board.MISSION_SPACE[team][line])


@rule
def steps(start: int, end: int) -> int:
    """From one space to another; whoever is on no space (waits beside the board, sits at no seat) is far away."""
    return FAR if start < 0 or end < 0 else board.DISTANCE[start][end]


@rule
def figure_space(s: State, agent: int) -> int:
    figure = true_figure(s, agent)
    return s.at[figure // st.FIGURES][figure % st.FIGURES]


@rule
def hunting_distance(s: State, seat: int, space: int) -> int:
    """From the nearest figure of the team."""
    nearest = FAR
    for other in range(s.seats):
        if board.TEAM_OF[s.identity[other]] == board.TEAM_OF[s.identity[seat]]:
            for build in range(st.FIGURES):
                nearest = min(nearest, steps(s.at[other][build], space))
    return nearest


@rule
def escape_distance(s: State, seat: int) -> int:
    space = s.at[seat][s.build[seat]]
    agent = s.identity[seat]
    nearest = steps(space, board.ESCAPE[agent])
    if not s.own_exit_only:
        nearest = min(nearest, steps(space, board.ESCAPE[board.PARTNER_OF[agent]]))
    return nearest
