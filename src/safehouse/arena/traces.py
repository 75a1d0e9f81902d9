"""What each seat had to do with the named things of a game: cards, missions, places, abilities.

Read off the events: an event with a `seat` and a thing that has a name says what that seat did with it. A game may have
a `view/traces.py` that says more:

- `TRACES`: event -> the things that count (else all events and things do),
- `KINDS`: a thing made of another -> (that other, code -> code), such as the ability of a card,
- `GAPS`: what to put for an argument of the names of things: argument -> code -> word,
- `PARTS`: things without a name that are called by their parts: domain -> (domain of the parts, code -> their codes).
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from safehouse.core.game import has_module

from .results import Traces

if TYPE_CHECKING:
    from safehouse.core.game import Edition
    from safehouse.core.match import Match

ACTOR = "seat"


@dataclass(frozen=True)
class Followed:
    """Which things of which events are followed."""

    events: Mapping[str, Sequence[str]]
    kinds: Mapping[str, tuple[str, Mapping[str, str]]] = field(default_factory=dict)
    gaps: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    parts: Mapping[str, tuple[str, Mapping[str, Sequence[str]]]] = field(default_factory=dict)

    def code(self, thing: str, args: Mapping[str, int | str | None]) -> str | None:
        """The code of a thing that an event names; None where it names none."""
        base, codes = self.kinds.get(thing, (thing, None))
        code = args[base]
        if codes is not None:
            return codes.get(str(code))
        return None if code is None else str(code)


def traces(match: Match) -> tuple[Traces, ...]:
    """What each seat did, over the whole match."""
    told = followed(match.edition)
    found: tuple[Traces, ...] = tuple({} for _ in range(match.seats))
    for entry in match.log():
        seat = entry.args.get(ACTOR)
        for thing in told.events.get(entry.kind, ()):
            code = told.code(thing, entry.args)
            if isinstance(seat, int) and code is not None:
                counts = found[seat].setdefault(f"{entry.kind} {thing}", {})
                counts[code] = counts.get(code, 0) + 1
    return found


def followed(edition: Edition) -> Followed:
    own = _own(edition.game.package, edition.state_type.__module__.removesuffix(".rules.state"))
    return Followed(_all(edition)) if own is None else own


def _all(edition: Edition) -> dict[str, tuple[str, ...]]:
    things: dict[str, tuple[str, ...]] = {}
    for kind in edition.events.kinds:
        if any(name == ACTOR for name, _ in kind.args):
            things[kind.name] = tuple(name for name, domain in kind.args if _has_names(domain.codes))
    return things


def _has_names(codes: Sequence[int | str]) -> bool:
    return bool(codes) and isinstance(codes[0], str)


@cache
def _own(home: str, package: str) -> Followed | None:
    """What the game's own traces say; `package` is the game built on its data set."""
    if not has_module(home, "view.traces"):
        return None
    module = importlib.import_module(f"{package}.view.traces")
    kinds, gaps, parts = getattr(module, "KINDS", {}), getattr(module, "GAPS", {}), getattr(module, "PARTS", {})
    return Followed(module.TRACES, kinds, gaps, parts)


def domain_of(edition: Edition, group: str) -> str:
    """The domain of a group's things, under which their names are found in the texts."""
    event, thing = group.split(" ")
    if thing in followed(edition).kinds:
        return thing
    kind = next(kind for kind in edition.events.kinds if kind.name == event)
    return dict(kind.args)[thing].name
