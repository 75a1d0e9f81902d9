"""Marks for what belongs to the compiled rules, and the numbers that stand for rule ids.

`rule`, `slot` and `table` only register and return their argument: the plain backend is the imported module itself.

Inside a rule: annotated whole numbers, the state and buffers; no recursion, default arguments, keyword calls,
strings, tuples as values or closures. See docs/architecture.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

Buf: TypeAlias = list[int]
"""A buffer of whole numbers: a list in the plain backend, an array in the fast one."""

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

RULES: set[Any] = set()
SLOTS: set[Any] = set()
TABLES: dict[int, Any] = {}


def rule(function: F) -> F:
    """A function of the rules: runs as it stands, and compiled in the fast backend."""
    RULES.add(function)
    return function


def slot(function: F) -> F:
    """A rule that each game fills with its own; what core and bots write for all games calls these."""
    SLOTS.add(function)
    return function


def table(value: T) -> T:
    """Constant numbers (nested lists) that rules read: an array in the fast backend."""
    TABLES[id(value)] = value
    return value


OK = 0
"""What `check` returns for a legal action."""
NO_ACTION = -1
"""What stands for an action where there is none to name."""

_ID = re.compile(r"([A-Z]{3})-(\d+)\.(\d+)([a-h]?)")


def number(rule_id: str) -> int:
    """The number of a rule id, the same in every game.

    >>> number("SPY-4.2"), number("VIE-17.16b")
    (4020, 17162)
    """
    match = _ID.fullmatch(rule_id)
    if match is None:
        raise ValueError(f"{rule_id!r} is no rule id (like SPY-4.2 or VIE-17.16a)")
    _, chapter, item, letter = match.groups()
    return int(chapter) * 1000 + int(item) * 10 + (" abcdefgh".index(letter) if letter else 0)


def rule_id(prefix: str, value: int) -> str:
    """The rule id of a number.

    >>> rule_id("SPY", 4020), rule_id("VIE", 17162)
    ('SPY-4.2', 'VIE-17.16b')
    """
    chapter, rest = divmod(value, 1000)
    item, letter = divmod(rest, 10)
    return f"{prefix}-{chapter}.{item}{' abcdefgh'[letter].strip()}"
