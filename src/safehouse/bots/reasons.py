"""Why an action is good, in what a player can count: what it brings and costs, what it keeps open, what others lack.

All comes from one seat's observation: a few worlds that fit it are made, the best way through the rest of the seat's
turn is followed in each, and only what comes out alike in all of them is told. What is counted each game says itself
(`ai/reasons.py`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from safehouse.core.actions import Action
from safehouse.core.chance import stream
from safehouse.core.frames import is_asked
from safehouse.core.observation import Observation
from safehouse.core.rule import OK, Buf
from safehouse.core.state import State

from .greedy_engine import GreedyEngine, engine_for

WORLDS = 8
"""So many worlds must agree."""
TOLD = 4
"""So many things are told of a kind, those that count most first."""

Counted = dict[str, int]


@dataclass(frozen=True, slots=True)
class Grounds:
    """What speaks for an action and against it: names of things and how many of them."""

    steps: int
    """How many steps of the own turn were looked at, this one included."""
    brings: Counted
    costs: Counted
    keeps: Counted
    """What is there afterwards for later."""
    less: Counted
    """What it ends with less than the best action,"""
    more: Counted
    """and what with more."""


def grounds(observation: Observation, actions: Iterable[Action]) -> list[Grounds]:
    """For each action; the first is the one that the others are compared with."""
    count = observation.edition.features
    if count is None:
        return [Grounds(1, {}, {}, {}, {}, {}) for _ in actions]
    worlds = [_world(observation, number) for number in range(WORLDS)]
    before = _alike([count(world, observation.viewer) for world in worlds])
    engine = engine_for(observation.edition)
    found: list[Grounds] = []
    first: Counted | None = None
    for action in actions:
        way = _way(observation, engine, worlds[0], action)
        after = _alike([count(_after(observation, world, way), observation.viewer) for world in worlds])
        first = after if first is None else first
        gains, lead = _change(before, after), _change(first, after)
        kept = {key: after[key] for key in observation.edition.kept if after.get(key, 0) > 0}
        found.append(Grounds(len(way), _ups(gains), _downs(gains), kept, _downs(lead), _ups(lead)))
    return found


def _world(observation: Observation, number: int) -> State:
    """A world that fits the observation: the same for the same observation."""
    digest = hashlib.blake2b(observation.to_bytes(), digest_size=16).hexdigest()
    world = observation.state.clone()
    observation.edition.slots["resample"](world, observation.viewer, stream(digest, "reasons", number))
    return world


def _way(observation: Observation, engine: GreedyEngine, world: State, action: Action) -> tuple[int, ...]:
    rng: Buf = stream(hashlib.blake2b(observation.to_bytes(), digest_size=16).hexdigest(), "way")
    return engine.follow(world, observation.viewer, action.id, rng)


def _after(observation: Observation, world: State, way: tuple[int, ...]) -> State:
    """Where the way leads in a world; not farther than it is open there."""
    edition, seat = observation.edition, observation.viewer
    state = world.clone()
    for action in way:
        if not is_asked(state, seat) or edition.check(state, seat, action) != OK:
            break
        edition.step(state, seat, action)
    return state


def _alike(counted: list[Counted]) -> Counted:
    """What is the same in all worlds."""
    return {key: count for key, count in counted[0].items() if all(one.get(key) == count for one in counted)}


def _change(old: Counted, new: Counted) -> Counted:
    return {key: new[key] - old[key] for key in new if key in old and new[key] != old[key]}


def _ups(change: Counted) -> Counted:
    return dict([(key, by) for key, by in change.items() if by > 0][:TOLD])


def _downs(change: Counted) -> Counted:
    return dict([(key, -by) for key, by in change.items() if by < 0][:TOLD])
