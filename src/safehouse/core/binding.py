"""Fills the slots: binds functions written for all games to one game's rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

from .rule import RULES, SLOTS

F = TypeVar("F", bound=Callable[..., Any])


def names_used(function: FunctionType) -> list[str]:
    """The global names that a function's code refers to, nested code included."""
    names = (name for code in _codes(function) for name in code.co_names)
    return list(dict.fromkeys(name for name in names if name in function.__globals__))


def _codes(function: FunctionType) -> list[CodeType]:
    """The code of a function and all that is nested in it."""
    found = [function.__code__]
    for code in found:
        found += [const for const in code.co_consts if isinstance(const, CodeType)]
    return found


def values_used(function: FunctionType) -> dict[str, Any]:
    """What the global names of a function stand for. Of a module there is every attribute it may mean (`st.HAND`)."""
    found: dict[str, Any] = {}
    codes = _codes(function)
    for name in names_used(function):
        value = function.__globals__[name]
        if isinstance(value, ModuleType):
            attributes = [each for code in codes for each in code.co_names if hasattr(value, each)]
            found.update((f"{name}.{each}", getattr(value, each)) for each in attributes)
        else:
            found[name] = value
    return found


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
        callables = {name: value for name, value in values_used(function).items() if isinstance(value, FunctionType)}
        bound = {name: self.bind(value) for name, value in callables.items()}
        changed = {name: value for name, value in bound.items() if value is not callables[name]}
        return rebound(function, _as_globals(function, changed)) if changed else function


def _as_globals(function: FunctionType, changed: Mapping[str, Any]) -> dict[str, Any]:
    """Global names with new values: a module of which an attribute has one gives way to a copy."""
    found: dict[str, Any] = {}
    for path, value in changed.items():
        name, _, attribute = path.partition(".")
        if not attribute:
            found[name] = value
            continue
        if name not in found:
            found[name] = SimpleNamespace(**vars(function.__globals__[name]))
        setattr(found[name], attribute, value)
    return found
