"""Fills the slots: binds functions written for all games to one game's rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeVar

from .rule import RULES, SLOTS

F = TypeVar("F", bound=Callable[..., Any])


def names_used(function: FunctionType) -> list[str]:
    """The global names that a function's code refers to, nested code included."""
    found: dict[str, None] = {}
    stack: list[CodeType] = [function.__code__]
    while stack:
        code = stack.pop()
        found.update(dict.fromkeys(name for name in code.co_names if name in function.__globals__))
        stack += [const for const in code.co_consts if isinstance(const, CodeType)]
    return list(found)


def rebound(function: FunctionType, replaced: Mapping[str, Any]) -> FunctionType:
    """The same code over another set of globals."""
    new = FunctionType(function.__code__, {**function.__globals__, **replaced}, function.__name__)
    new.__annotations__ = dict(function.__annotations__)
    new.__doc__ = function.__doc__
    new.__qualname__ = function.__qualname__
    new.__module__ = function.__module__
    return new


class PlainBinding:
    """Binds shared rules to one game's slots, and the game's rules that use such. The others stay as they are."""

    def __init__(self, slots: Mapping[str, Callable[..., Any]]) -> None:
        self._slots = slots
        self._bound: dict[Any, Any] = {}

    def bind(self, function: F) -> F:
        if function in SLOTS:
            return self.bind(self._slots[function.__name__])  # type: ignore[return-value]
        if function not in RULES or not isinstance(function, FunctionType):
            return function
        if function not in self._bound:
            self._bound[function] = function  # rules that call in a circle end here; the compiler names them
            self._bound[function] = self._bind_rule(function)
        return self._bound[function]  # type: ignore[no-any-return]

    def _bind_rule(self, function: FunctionType) -> FunctionType:
        values = {name: function.__globals__[name] for name in names_used(function)}
        callables = {name: value for name, value in values.items() if isinstance(value, FunctionType)}
        replaced = {name: self.bind(value) for name, value in callables.items()}
        if all(replaced[name] is callables[name] for name in callables):
            return function
        return rebound(function, replaced)
