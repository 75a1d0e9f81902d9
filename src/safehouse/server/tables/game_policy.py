"""How a game treats players who give up or run out of time. It says so in its `rules/timeout_policy.py`:

- `BOTS_TAKE_OVER`: a seat that is given up is a bot's for good (else it leaves the game by its rules, `LEAVE`),
- `DEFAULTS`: decisions with a short clock -> the action that is taken when it has run out,
- `standing(options)`: decisions in which nobody is asked who does not want it -> the answer that a person's seat gives
  by itself, from the public state and the seat that was armed, or None.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import safehouse as sh
from safehouse.core.game import has_module

if TYPE_CHECKING:
    from safehouse.core.options import Options

    from .table import Table

StandingAnswers = Mapping[str, "Callable[[Any, int | None], str]"]


def _nothing_stands(_: Options) -> StandingAnswers:
    return {}


@dataclass(frozen=True)
class GamePolicy:
    """What a game says about it; the usual if it says nothing."""

    bots_take_over: bool = False
    defaults: Mapping[str, str] = field(default_factory=dict)
    standing: Callable[[Options], StandingAnswers] = _nothing_stands


def policy_of(game: str) -> GamePolicy:
    return _policy(sh.game(game).package)


@cache
def _policy(package: str) -> GamePolicy:
    if not has_module(package, "rules.timeout_policy"):
        return GamePolicy()
    module = importlib.import_module(f"{package}.rules.timeout_policy")
    return GamePolicy(
        getattr(module, "BOTS_TAKE_OVER", False),
        getattr(module, "DEFAULTS", {}),
        getattr(module, "standing", _nothing_stands),
    )


def default_action(table: Table) -> str | None:
    """What is done for a seat when the short clock of the pending decision has run out; None: it has no such clock."""
    depth, kind = table.match.question
    return policy_of(table.game).defaults.get(table.match.edition.decisions[kind]) if depth else None
