"""Which rules a program needs, in which order, and where their sources stand."""

from __future__ import annotations

import ast
import math
import typing
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ..binding import names_used
from ..bits import count_bits, lowest
from ..pool import copy_game, fingerprint
from ..rule import RULES, SLOTS
from .errors import CompileError

PRIMITIVES: Mapping[Any, str] = {
    copy_game: "copy_game",
    fingerprint: "fingerprint",
    count_bits: "COUNT_BITS",
    lowest: "LOWEST",
    math.sqrt: "square_root",
}
"""What is not translated but written in C, and its name there."""


class Gathered:
    """A program and all rules it needs, each after those it calls."""

    def __init__(self, program: Callable[..., int], slots: Mapping[str, Callable[..., Any]]) -> None:
        self._slots = slots
        self._order: dict[FunctionType, None] = {}
        self.program = self.resolve(program)
        self._visit(self.program, ())

    @property
    def order(self) -> list[FunctionType]:
        return list(self._order)

    @cached_property
    def impure(self) -> set[FunctionType]:
        """Those that change something, by themselves or by what they call."""
        found = {typing.cast("FunctionType", copy_game)}
        for function in self._order:
            stores = any(_stores(node) for node in ast.walk(source_of(function)))
            if stores or not found.isdisjoint(self._called(function)):
                found.add(function)
        return found

    def __contains__(self, function: FunctionType) -> bool:
        return function in self._order

    def resolve(self, function: Any) -> FunctionType:
        """A rule as it stands; what a game fills a slot with."""
        return typing.cast("FunctionType", self._slots[function.__name__] if function in SLOTS else function)

    def _visit(self, function: FunctionType, path: tuple[FunctionType, ...]) -> None:
        if function in path:
            circle = [*path[path.index(function) :], function]
            raise CompileError(f"rules may not call themselves: {' calls '.join(f.__qualname__ for f in circle)}")
        if function in self._order or function in PRIMITIVES:
            return
        for called in self._called(function):
            self._visit(called, (*path, function))
        self._order[function] = None

    def _called(self, function: FunctionType) -> list[FunctionType]:
        values = [function.__globals__[name] for name in names_used(function)]
        if any(isinstance(value, ModuleType) for value in values):
            attributes = (node for node in ast.walk(source_of(function)) if isinstance(node, ast.Attribute))
            values += [global_value(function, node) for node in attributes]
        return [self.resolve(value) for value in values if is_rule(value)]


def global_value(function: FunctionType, node: ast.expr) -> Any:
    """What a global name stands for, or an attribute of a module (`st.HAND`); None for everything else."""
    match node:
        case ast.Name(name) if name not in function.__code__.co_varnames:
            return function.__globals__.get(name)
        case ast.Attribute(ast.Name() as home, attribute):
            module = global_value(function, home)
            return getattr(module, attribute, None) if isinstance(module, ModuleType) else None
    return None


def is_rule(value: Any) -> bool:
    return isinstance(value, FunctionType) and (value in RULES or value in SLOTS)


def _stores(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store)


def source_of(function: FunctionType) -> ast.FunctionDef:
    """A rule as it is written; lines are those of its file."""
    code = function.__code__
    found = _functions_in(str(file_of(function))).get((code.co_name, code.co_firstlineno))
    if found is None:
        raise CompileError(f"{place_of(function)}: {function.__qualname__} is not to be found in its file")
    return found


@cache
def _functions_in(file: str) -> dict[tuple[str, int], ast.FunctionDef]:
    nodes = ast.walk(ast.parse(Path(file).read_text(encoding="utf-8")))
    found = (node for node in nodes if isinstance(node, ast.FunctionDef))
    return {(node.name, min([node.lineno, *(d.lineno for d in node.decorator_list)])): node for node in found}


def file_of(function: FunctionType) -> Path:
    """Where a rule stands."""
    path = Path(function.__code__.co_filename)
    if not path.exists():
        raise CompileError(f"{place_of(function)}: {function.__qualname__} is not to be found in its file")
    return path


def short_name(function: FunctionType) -> str:
    """The file of a rule with its folders, as messages name it (`vienna/rules/money.py`): the same on every machine."""
    return "/".join(Path(function.__code__.co_filename).parts[-3:])


def place_of(function: FunctionType, node: ast.AST | None = None) -> str:
    return f"{short_name(function)}:{getattr(node, 'lineno', function.__code__.co_firstlineno)}"
