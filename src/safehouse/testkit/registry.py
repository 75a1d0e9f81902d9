"""The list of checks. A check is a function with a name and one sentence; its decorator says when it runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from .report import Case

if TYPE_CHECKING:
    from .plan import Run
    from .scene import Scene

When = Literal["edition", "ply", "game", "end"]


@dataclass(frozen=True)
class Check:
    """One check. `dear` ones, which are costly, run at every n-th ply only, if the caller says so.

    Examples:
        >>> from safehouse.testkit import CHECKS
        >>> CHECKS["records_replay"].about
        'A record replays, from JSON, to the same state at every ply, with the same events for everybody.'
    """

    name: str
    about: str
    when: When
    dear: bool
    function: Callable[..., None]


CHECKS: dict[str, Check] = {}
"""All checks by name.

Examples:
    >>> from safehouse.testkit import CHECKS
    >>> "hidden_from_observation" in CHECKS
    True
"""

SceneCheck = Callable[["Scene", Case], None]
RunCheck = Callable[["Run", Case], None]


def _add(function: Callable[..., None], when: When, dear: bool = False) -> None:
    about = (function.__doc__ or "").strip().partition("\n")[0]
    CHECKS[function.__name__] = Check(function.__name__, about, when, dear, function)


def each_ply(function: SceneCheck) -> SceneCheck:
    """Runs in every state of every game."""
    _add(function, "ply")
    return function


def some_plies(function: SceneCheck) -> SceneCheck:
    """Runs in every state too, unless the caller saves time with `every`."""
    _add(function, "ply", dear=True)
    return function


def each_game(function: SceneCheck) -> SceneCheck:
    """Runs when a game has come to its end."""
    _add(function, "game")
    return function


def each_edition(function: RunCheck) -> RunCheck:
    """Runs once for each data set, before any game."""
    _add(function, "edition")
    return function


def at_the_end(function: RunCheck) -> RunCheck:
    """Runs once for each data set, when all its games are played."""
    _add(function, "end")
    return function
