"""Which tests exercise which rules: the marks `@pytest.mark.rule("SPY-4.2")` in test sources against the catalogue.

Sources are read, not imported. A mark holds for its function, for all tests of its class, or, as `pytestmark`, for the
whole module; marks of single parameters count for their function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from safehouse.catalogue import find_game
from safehouse.core.datasets import parse, read_file
from safehouse.core.errors import DataError
from safehouse.core.game import Game
from safehouse.core.validation import Cursor

UNEXERCISED = "unexercised-rules.toml"
"""In the folder of the tests: rule ids that no test can exercise, each with the reason."""


@dataclass(frozen=True)
class RuleCoverage:
    """The rules of a game and the tests that exercise them."""

    game: str
    rules: tuple[str, ...]
    """All rule ids of the game, in their order."""
    tests: dict[str, tuple[str, ...]]
    """For each marked rule id the tests that carry it, as `path::name`; ids that are no rules are among them."""
    unexercised: dict[str, str]
    """Rule ids that no test can exercise, with the reason."""

    @property
    def gaps(self) -> list[str]:
        """Rules with neither a test nor a reason."""
        return [rule for rule in self.rules if rule not in self.tests and rule not in self.unexercised]

    @property
    def unknown(self) -> list[str]:
        """Ids that are marked or listed but are no rules of the game."""
        return [rule for rule in {**self.tests, **self.unexercised} if rule not in self.rules]

    @property
    def contradictions(self) -> list[str]:
        """Rules said to be beyond tests that have one."""
        return [rule for rule in self.unexercised if rule in self.tests]

    @property
    def complete(self) -> bool:
        return not (self.gaps or self.unknown or self.contradictions)


def rule_coverage(game: Game | str, tests: Path) -> RuleCoverage:
    """What the tests below a folder exercise of the rules of a game."""
    found = find_game(game) if isinstance(game, str) else game
    head = f"{found.prefix}-"
    marked: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests).as_posix()
        for rule, test in marks(path.read_text(encoding="utf-8"), name):
            if rule.startswith(head):
                marked.setdefault(rule, []).append(test)
    reasons = {rule: why for rule, why in _unexercised(tests / UNEXERCISED).items() if rule.startswith(head)}
    exercised = {rule: tuple(dict.fromkeys(names)) for rule, names in marked.items()}
    return RuleCoverage(found.name, found.rule_ids(), exercised, reasons)


def _unexercised(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    faults: list[str] = []
    reasons = {rule: cursor.text() for rule, cursor in Cursor(parse(read_file(path)), faults).entries()}
    if faults:
        raise DataError(faults)
    return reasons


def marks(source: str, name: str) -> Iterator[tuple[str, str]]:
    """All pairs of rule id and test in the source of a test module; tests are named `name::Class::function`."""
    yield from _in_body(ast.parse(source, name).body, name, [])


def _in_body(body: list[ast.stmt], name: str, outer: list[str]) -> Iterator[tuple[str, str]]:
    rules = [*outer]
    for statement in body:
        if isinstance(statement, ast.Assign) and any(ast.unparse(t) == "pytestmark" for t in statement.targets):
            rules += _rules_below(statement.value, name)
    for statement in body:
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = [rule for decorator in statement.decorator_list for rule in _rules_below(decorator, name)]
        inner = f"{name}::{statement.name}"
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            yield from _in_body(statement.body, inner, [*rules, *own])
        elif statement.name.startswith("test"):
            yield from ((rule, inner) for rule in [*rules, *own])


def _rules_below(node: ast.expr, name: str) -> Iterator[str]:
    """The ids of every `pytest.mark.rule(...)` inside an expression."""
    for call in ast.walk(node):
        if not isinstance(call, ast.Call) or not ast.unparse(call.func).endswith("mark.rule"):
            continue
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise DataError([f"{name}, line {argument.lineno}: a rule mark must be a plain text"])
            yield argument.value
