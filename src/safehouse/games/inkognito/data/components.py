"""The components of Inkognito as typed data, and the check that a data set must pass (part 10.4 of the rules)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from typing import Literal, get_args

from safehouse.core.datasets import Findings
from safehouse.core.seats import Colour
from safehouse.core.validation import Cursor

Agent = Literal["F", "B", "X", "Z"]
Word = Literal["Alpha", "Bravo", "Charlie", "Delta"]
Ball = Literal["land", "water", "either", "ambassador", "blank"]
MissionKind = Literal["ONTO", "MEETS", "REACH", "AMBASSADOR"]

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
AGENTS: tuple[Agent, ...] = get_args(Agent)
AGENT_KEYS = {"fiddlebottom": "F", "bubble": "B", "agent_x": "X", "zsa_zsa": "Z"}
WORDS: tuple[Word, ...] = get_args(Word)
TEAMS = {"fiddlebottom_bubble": ("F", "B"), "zsa_zsa_agent_x": ("Z", "X")}
"""The agents of a team in the order of the mission list: whose word stands first, whose second (INK-11.2)."""
BALLS: dict[str, Ball] = {"red": "land", "blue": "water", "yellow": "either", "black": "ambassador", "white": "blank"}
"""INK-3.13: balls are called by what they do."""

PLACES = 8
BALL_COUNT = 10
MOST_SPACES = 100
CODES = tuple(f"{a[0]}-{b[0]}" for a, b in permutations(WORDS, 2))

_SPACE = re.compile(r"[RBGY][1-4]|EM|N[1-8]|P(?!00)[0-9]{2}")
_ONTO = re.compile(r"any onto (\w+)")
_MEETS = re.compile(r"(\w+) meets (\w+)")
_REACH = re.compile(r"(\w+) to ([1-8])")

Point = tuple[int, int]


@dataclass(frozen=True)
class Mission:
    """ONTO(target), MEETS(who, target), REACH(who, place) or AMBASSADOR(place); part 10.3.

    `target` is an agent or "ambassador", `place` the id of a space.
    """

    kind: MissionKind
    who: str | None = None
    target: str | None = None
    place: str | None = None


@dataclass(frozen=True)
class Components:
    spaces: dict[str, Point]
    land: tuple[tuple[str, str], ...]
    water: tuple[tuple[str, str], ...]
    balls: tuple[int, ...]
    """How many land, water, either, ambassador and blank balls there are."""
    missions: tuple[dict[str, Mission], ...]
    """For each team of TEAMS the mission of each code."""
    escape: dict[str, int]
    """The place of each agent's own escape."""


def read_components(root: Cursor, findings: Findings) -> Components:
    """Reads a data set; errors are what the rules need, warnings what the printed game has."""
    root.only(
        "game", "name", "provenance", "spaces", "land", "water", "balls", "missions", "escape", "our_names"
    )  # fmt: skip
    components = Components(
        _spaces(root["spaces"]),
        _links(root["land"]),
        _links(root["water"]),
        _balls(root["balls"]),
        _mission_list(root["missions"]),
        _escape(root["escape"]),
    )
    if components.spaces:
        _check_names(root["our_names"], components)
    findings.errors += _needed(components)
    if not findings.errors:
        findings.errors += [f"space {space} cannot be reached from EM" for space in _unreached(components)]
    if not findings.errors:
        findings.warnings += _printed(components)
    return components


# --- reading ----------------------------------------------------------------------------------------------------


def _spaces(cursor: Cursor) -> dict[str, Point]:
    found = {}
    for id_, at in cursor.entries():
        if _SPACE.fullmatch(id_) is None:
            at.fault("is not the id of a space: R1–R4, B1–B4, G1–G4, Y1–Y4, EM, N1–N8 or P01–P99")
        point = [value.whole(0, 10_000) for value in at.items(at_least=2, at_most=2)]
        found[id_] = (point[0], point[1]) if len(point) == 2 else (0, 0)
    if len(found) > MOST_SPACES:
        cursor.fault(f"has {len(found)} spaces, at most {MOST_SPACES} can be played")
    return found


def _links(cursor: Cursor) -> tuple[tuple[str, str], ...]:
    found = []
    for pair in cursor.items(at_most=1_000):
        ends = [end.text(longest=3) for end in pair.items(at_least=2, at_most=2)]
        if len(ends) == 2:
            found.append((ends[0], ends[1]))
    return tuple(found)


def _balls(cursor: Cursor) -> tuple[int, ...]:
    """How many there are of each kind; nothing where that cannot be read."""
    before = len(cursor.faults)
    cursor.only(*BALLS)
    found = tuple(cursor[colour].whole(0, BALL_COUNT) for colour in BALLS)
    return found if len(cursor.faults) == before else ()


def _mission_list(cursor: Cursor) -> tuple[dict[str, Mission], ...]:
    """By team and code, or by code and team."""
    by_code = isinstance(cursor.value, dict) and not cursor.value.keys() & TEAMS.keys()
    cursor.only(*(CODES if by_code else TEAMS))
    for outer in CODES if by_code else TEAMS:
        cursor[outer].only(*(TEAMS if by_code else CODES))
    return tuple(
        {code: _mission(cursor[code][team] if by_code else cursor[team][code], agents) for code in CODES}
        for team, agents in TEAMS.items()
    )


def _check_names(cursor: Cursor, c: Components) -> None:
    for space, name in cursor.entries(default=True):
        name.text(longest=60)
        if space not in c.spaces:
            name.fault("there is no such space")


def _named(name: str) -> str:
    """The letter of an agent, or `ambassador`; nothing for what is neither."""
    return name if name == "ambassador" else AGENT_KEYS.get(name, "")


def _mission(cursor: Cursor, agents: tuple[str, str]) -> Mission:
    """The grammar of part 10.3: `any onto T`, `a meets T`, `a to n`, `ambassador to n`, `ambassador to embassy`."""
    text = cursor.text(longest=60)
    enemies = [agent for agent in AGENTS if agent not in agents]
    if match := _ONTO.fullmatch(text):
        target = _named(match[1])
        if target == "ambassador" or target in enemies:
            return Mission("ONTO", target=target)
    elif match := _MEETS.fullmatch(text):
        who, target = map(_named, match.groups())
        if who in agents and target != who and (target == "ambassador" or target in agents):
            return Mission("MEETS", who=who, target=target)
    elif text == "ambassador to embassy":
        return Mission("AMBASSADOR", place="EM")
    elif match := _REACH.fullmatch(text):
        who = _named(match[1])
        if who == "ambassador":
            return Mission("AMBASSADOR", place=f"N{match[2]}")
        if who in agents:
            return Mission("REACH", who=who, place=f"N{match[2]}")
    if not cursor.missing:
        cursor.fault(
            f"{text!r} is no mission of this team: any onto (an enemy or ambassador), (own agent) meets (partner or "
            "ambassador), (own agent) to 1–8, ambassador to 1–8, ambassador to embassy"
        )
    return Mission("ONTO", target="ambassador")


def _escape(cursor: Cursor) -> dict[str, int]:
    cursor.only(*AGENT_KEYS)
    return {agent: cursor[key].whole(1, PLACES) for key, agent in AGENT_KEYS.items()}


# --- what the rules need of any data set --------------------------------------------------------------------------


def _needed(c: Components) -> list[str]:
    """All that is wrong in the parts that could be read; a part that could not is empty."""
    return [*(_needed_spaces(c) if c.spaces else []), *(_needed_balls(c.balls) if c.balls else [])]


def _needed_spaces(c: Components) -> list[str]:
    starts = [f"{colour[0].upper()}{i}" for colour in COLOURS for i in range(1, 5)]
    wanted = [*starts, "EM", *(f"N{i}" for i in range(1, PLACES + 1))]
    faults = [f"space {space} is missing" for space in wanted if space not in c.spaces]
    for route, links in (("land", c.land), ("water", c.water)):
        known = [(a, b) for a, b in links if a in c.spaces and b in c.spaces]
        faults += [f"{route} {a}–{b}: there is no such space" for a, b in links if (a, b) not in known]
        faults += [f"{route} {a}–{b} joins a space with itself" for a, b in known if a == b]
        counted = Counter("–".join(sorted(pair)) for pair in known)
        faults += [f"{route} {pair} is there {n} times" for pair, n in counted.items() if n > 1]
    return faults


def _needed_balls(balls: tuple[int, ...]) -> list[str]:
    faults = []
    if sum(balls) != BALL_COUNT:
        faults.append(f"there are {sum(balls)} balls, not {BALL_COUNT}")
    if sum(balls[:3]) == 0:
        faults.append("there is no ball that moves a figure: at least one must be red, blue or yellow")
    return faults


def neighbours(c: Components) -> dict[str, set[str]]:
    """By land or water."""
    joined: dict[str, set[str]] = {space: set() for space in c.spaces}
    for a, b in (*c.land, *c.water):
        joined[a].add(b)
        joined[b].add(a)
    return joined


def _unreached(c: Components) -> list[str]:
    joined = neighbours(c)
    seen, stack = {"EM"}, ["EM"]
    while stack:
        for space in joined[stack.pop()] - seen:
            seen.add(space)
            stack.append(space)
    return [space for space in c.spaces if space not in seen]


# --- what the printed game has --------------------------------------------------------------------------------


def _printed(c: Components) -> list[str]:
    printed = {
        "the printed board has 58 spaces": len(c.spaces) == 58,
        "the printed board has 66 land and 33 water links": (len(c.land), len(c.water)) == (66, 33),
        "the balls of the box are 2 red, 2 blue, 1 yellow, 2 black, 3 white": c.balls == (2, 2, 1, 2, 3),
        "Fiddlebottom Bravo with Bubble Delta sends Bubble to place 1": (
            c.missions[0]["B-D"] == Mission("REACH", who="B", place="N1")
        ),
        "Zsa Zsa Alpha with Agent X Charlie, or the other way, hunts Bubble": (
            c.missions[1]["A-C"] == c.missions[1]["C-A"] == Mission("ONTO", target="B")
        ),
        "the escape places are 5 and 1 for Fiddlebottom and Bubble, 4 and 6 for Zsa Zsa and Agent X": (
            c.escape == {"F": 5, "B": 1, "X": 6, "Z": 4}
        ),
    }
    return [f"{claim}; this data set differs" for claim, holds in printed.items() if not holds]
