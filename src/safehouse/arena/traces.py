"""What each seat had to do with the named things of a game: cards, missions, places, abilities.

Read off the events: an event with a `seat` and a thing that has a name says what that seat did with it. A game may
declare which of them count (`Traces`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from safehouse.core.declaration import Traces

from .results import SeatCounts

if TYPE_CHECKING:
    from safehouse.core.game import Edition
    from safehouse.core.match import Match

ACTOR = "seat"


def traces(match: Match) -> tuple[SeatCounts, ...]:
    """What each seat did, over the whole match."""
    told = followed(match.edition)
    found: tuple[SeatCounts, ...] = tuple({} for _ in range(match.seats))
    for entry in match.log():
        seat = entry.args.get(ACTOR)
        for thing in told.events.get(entry.kind, ()):
            code = _code(told, thing, entry.args)
            if isinstance(seat, int) and code is not None:
                counts = found[seat].setdefault(f"{entry.kind} {thing}", {})
                counts[code] = counts.get(code, 0) + 1
    return found


def followed(edition: Edition) -> Traces:
    """What the game declares, built on this data set; else all events and things."""
    part = edition.game.part("view.traces", edition.package)
    return Traces(_all(edition)) if part is None else part.TRACES


def _code(told: Traces, thing: str, args: Mapping[str, int | str | None]) -> str | None:
    """The code of a thing that an event names; None where it names none."""
    base, codes = told.kinds.get(thing, (thing, None))
    code = args[base]
    if codes is not None:
        return codes.get(str(code))
    return None if code is None else str(code)


def _all(edition: Edition) -> dict[str, tuple[str, ...]]:
    things: dict[str, tuple[str, ...]] = {}
    for kind in edition.events.kinds:
        if any(name == ACTOR for name, _ in kind.args):
            things[kind.name] = tuple(name for name, domain in kind.args if _has_names(domain.codes))
    return things


def _has_names(codes: Sequence[int | str]) -> bool:
    return bool(codes) and isinstance(codes[0], str)


def domain_of(edition: Edition, group: str) -> str:
    """The domain of a group's things, under which their names are found in the texts."""
    event, thing = group.split(" ")
    if thing in followed(edition).kinds:
        return thing
    kind = next(kind for kind in edition.events.kinds if kind.name == event)
    return dict(kind.args)[thing].name
