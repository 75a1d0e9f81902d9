"""What each seat had to do with the named things of a game: cards, missions, places, abilities.

Read off the events: an event with a `seat` and a thing that has a name says what that seat did with it. A game may
choose which events count (`traces.py` in its folder: `TRACES`, event -> things); else all do.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from .results import Traces

if TYPE_CHECKING:
    from safehouse.core.game import Edition
    from safehouse.core.match import Match

ACTOR = "seat"


def traces(match: Match) -> tuple[Traces, ...]:
    """What each seat did, over the whole match."""
    told = followed(match.edition)
    found: tuple[Traces, ...] = tuple({} for _ in range(match.seats))
    for entry in match.log():
        seat = entry.args.get(ACTOR)
        for thing in told.get(entry.kind, ()):
            code = entry.args[thing]
            if isinstance(seat, int) and code is not None:
                counts = found[seat].setdefault(f"{entry.kind} {thing}", {})
                counts[str(code)] = counts.get(str(code), 0) + 1
    return found


def followed(edition: Edition) -> Mapping[str, Sequence[str]]:
    """Which things of which events are followed."""
    chosen = _chosen(edition.game.package)
    return _all(edition) if chosen is None else chosen


def _all(edition: Edition) -> dict[str, tuple[str, ...]]:
    things: dict[str, tuple[str, ...]] = {}
    for kind in edition.events.kinds:
        if any(name == ACTOR for name, _ in kind.args):
            things[kind.name] = tuple(name for name, domain in kind.args if _has_names(domain.codes))
    return things


def _has_names(codes: Sequence[int | str]) -> bool:
    return bool(codes) and isinstance(codes[0], str)


@cache
def _chosen(package: str) -> Mapping[str, Sequence[str]] | None:
    """`TRACES` of a game that has a traces.py."""
    if not any(entry.name == "traces.py" for entry in resources.files(package).iterdir()):
        return None
    chosen: Mapping[str, Sequence[str]] = importlib.import_module(f"{package}.traces").TRACES
    return chosen


def domain_of(edition: Edition, group: str) -> str:
    """The domain of a group's things, under which their names are found in the texts."""
    event, thing = group.split(" ")
    kind = next(kind for kind in edition.events.kinds if kind.name == event)
    return dict(kind.args)[thing].name
