"""What a game declares of itself beside its rules: for its table, its reports and its measurements. See `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from .options import Options

Part = Literal["ai.basic", "ai.cases", "ai.certainty", "ai.expert", "ai.reasons", "by_hand", "terminal", "view.traces"]
"""What a game may have beside what every game has, each a module of its package:

- `ai.basic`: the rule `advise`, an action for the greedy bot where looking one turn ahead is not enough,
- `ai.expert`: `expert_advice`, the same for searching bots; `tell_all` to measure it by,
- `ai.certainty`: `certainties`, the actions that a seat knows to win or to lose, for hints,
- `ai.cases`: cases of the day, deductions or turns to find: see `core.cases`,
- `ai.reasons`: `features`, `KEPT` and `RULES`, what a player counts, for hints and reviews in words,
- `view.traces`: `TRACES`, what a report of many games follows (else all events),
- `terminal`: `GameBoard`, how its table looks in the terminal (else the view is listed as a tree),
- `by_hand`: `survey` and `source`, a part of its rules also in C, to measure the translated rules by.
"""
Difficulty = Literal[1, 2, 3]

StandingAnswers = Mapping[str, Callable[[Any, int | None], str]]
"""Decisions in which nobody is asked who does not want it -> the answer that a person's seat gives by itself, from the
public state and the seat that was armed, or None."""


def _nothing_stands(_: Options) -> StandingAnswers:
    return {}


@dataclass(frozen=True)
class TablePolicy:
    """How a table treats those who give up or let the time run out."""

    bots_take_over: bool = False
    """A seat that is given up is a bot's for good; else it leaves the game by its rules (`LEAVE`)."""
    defaults: Mapping[str, str] = field(default_factory=dict)
    """Decisions with a short clock -> the action that is taken when it has run out."""
    standing: Callable[[Options], StandingAnswers] = _nothing_stands


SeatTraces = Mapping[str, Mapping[str, int]]
"""Of a seat in a game: "event thing" -> code -> how often."""
Sides = Callable[[Sequence[SeatTraces], Options], dict[str, dict[str, list[int]]]]
"""Who plays together: what each seat had to do with, options -> heading -> side -> its seats."""


@dataclass(frozen=True)
class Traces:
    """Which things of which events a report of many games follows."""

    events: Mapping[str, Sequence[str]]
    """Event -> the things it names that count."""
    kinds: Mapping[str, tuple[str, Mapping[str, str]]] = field(default_factory=dict)
    """A thing made of another -> (that other, code -> code), such as the ability of a card."""
    gaps: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What to put for an argument of the names of things: argument -> code -> word."""
    parts: Mapping[str, tuple[str, Mapping[str, Sequence[str]]]] = field(default_factory=dict)
    """Things without a name that are called by their parts: domain -> (domain of the parts, code -> their codes)."""


@dataclass(frozen=True)
class Benchmark:
    """How a game is measured, and what is wanted of it: strength of the bots, balance of the seats, speed."""

    seats: int | None = None
    """How many play where the strength of bots is measured; None: the fewest."""
    pairs: bool = False
    """Partners are drawn by the game: bots are measured as pairs, too."""
    outside: Options | None = field(default_factory=dict)
    """The options of a table at which a bot of another house can play; None: it cannot."""
    balance: tuple[Options, ...] = ({},)
    """The settings of which the page on balance tells, the usual first."""
    compiled_to_peer: int = 30
    """How many times as fast as a peer's game in C++ its compiled rules are to be;"""
    search_to_peer: int | None = None
    """and the search as a peer's. None: nothing is asked."""
