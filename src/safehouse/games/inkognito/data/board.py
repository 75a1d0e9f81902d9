"""Tables of the board, the balls and the mission list, made from the data set."""

from __future__ import annotations

from math import comb
from typing import cast

from safehouse.core.game import components_of
from safehouse.core.rule import table

from .components import AGENTS, BALL_COUNT, BALLS, COLOURS, TEAMS, WORDS, Components, Mission

DATA = cast("Components", components_of(__package__))

SPACES = len(DATA.spaces)
SPACE_CODES = tuple(DATA.spaces)
_space = {code: i for i, code in enumerate(SPACE_CODES)}

EMBASSY = _space["EM"]
NUMBERED = table([int(code[0] == "N") for code in SPACE_CODES])
COLOURED = table([int(code[0] in "RBGY") for code in SPACE_CODES])
START = table([[_space[f"{colour[0].upper()}{i}"] for i in range(1, 5)] for colour in COLOURS])
"""The four start spaces of each colour, in order of their ids."""

# --- routes: balls 0 land, 1 water, 2 either, 3 ambassador, 4 blank --------------------------------------------------

BALL_CODES = tuple(BALLS.values())
LAND, WATER, EITHER, AMBASSADOR_BALL, BLANK = range(5)
BALL_KINDS = 5
MOVING_KINDS = 3
"""Land, water and either balls move own figures."""
SHOWN_BALLS = 3
"""So many balls become visible (INK-3.2)."""


def _joined(*routes: tuple[tuple[str, str], ...]) -> list[list[int]]:
    found: list[set[int]] = [set() for _ in range(SPACES)]
    for a, b in (pair for route in routes for pair in route):
        found[_space[a]].add(_space[b])
        found[_space[b]].add(_space[a])
    return [sorted(spaces) for spaces in found]


_by_ball = [_joined(DATA.land), _joined(DATA.water), _joined(DATA.land, DATA.water), _joined(DATA.land, DATA.water)]
_most = max(len(spaces) for spaces in _by_ball[EITHER])
DEGREE = table([[len(spaces) for spaces in route] for route in _by_ball])
NEXT = table([[spaces + [-1] * (_most - len(spaces)) for spaces in route] for route in _by_ball])
"""The spaces one step away by each kind of ball, in ascending order, padded with -1 (INK-3.13: each once)."""
JOINED = table([[[int(b in route[a]) for b in range(SPACES)] for a in range(SPACES)] for route in _by_ball])


def _distances(start: int) -> list[int]:
    far = [99] * SPACES
    far[start], queue = 0, [start]
    for space in queue:
        for other in _by_ball[EITHER][space]:
            if far[other] == 99:
                far[other] = far[space] + 1
                queue.append(other)
    return far


DISTANCE = table([_distances(space) for space in range(SPACES)])
"""Steps by land or water."""

STANDARD = table(list(DATA.balls))
BRISK = table([2, 2, 2, 1, 3])
"""Part 10.2: our own livelier mix, whatever the data set."""

SHAKES = tuple(
    (land, water, either, ambassador, 3 - land - water - either - ambassador)
    for land in range(4)
    for water in range(4 - land)
    for either in range(4 - land - water)
    for ambassador in range(4 - land - water - either)
)
"""Every three balls that can become visible."""
WAYS = table([[comb(balls, drawn) for drawn in range(SHOWN_BALLS + 1)] for balls in range(BALL_COUNT + 1)])
"""In how many ways so many of so many balls can be drawn."""
SHAKE = table([list(shake) for shake in SHAKES])
SHAKE_CODES = tuple("+".join(BALL_CODES[kind] for kind in range(5) for _ in range(shake[kind])) for shake in SHAKES)

# --- missions ---------------------------------------------------------------------------------------------------

AMBASSADOR = 4
"""The ambassador, where agents 0 to 3 or seats could stand."""
ONTO, MEETS, REACH, BRING = range(4)
"""Kinds of mission (part 10.3)."""

_agent: dict[str, int] = {**{code: i for i, code in enumerate(AGENTS)}, "ambassador": AMBASSADOR}
_kind = {"ONTO": ONTO, "MEETS": MEETS, "REACH": REACH, "AMBASSADOR": BRING}

TEAM_OF = table([next(i for i, agents in enumerate(TEAMS.values()) if agent in agents) for agent in AGENTS])
PARTNER_OF = table([_agent[next(b for t in TEAMS.values() if a in t for b in t if b != a)] for a in AGENTS])
FIRST_AGENT = table([_agent[agents[0]] for agents in TEAMS.values()])
"""Whose code word stands first in the mission list (INK-11.2), by team."""


def _listed(team: int, first: int, second: int) -> Mission | None:
    return DATA.missions[team].get(f"{WORDS[first][0]}-{WORDS[second][0]}")


MISSION_LIST = tuple(tuple(_listed(team, i // 4, i % 4) for i in range(16)) for team in range(2))
"""The mission of each team by 4 * first word + second word; None where both would be the same word."""
MISSION_KIND = table([[-1 if m is None else _kind[m.kind] for m in team] for team in MISSION_LIST])
MISSION_WHO = table([[-1 if m is None or m.who is None else _agent[m.who] for m in team] for team in MISSION_LIST])
MISSION_TARGET = table(
    [[-1 if m is None or m.target is None else _agent[m.target] for m in team] for team in MISSION_LIST]
)
MISSION_SPACE = table(
    [[-1 if m is None or m.place is None else _space[m.place] for m in team] for team in MISSION_LIST]
)
ESCAPE = table([_space[f"N{DATA.escape[agent]}"] for agent in AGENTS])
"""The space of each agent's own way out of Venice."""
