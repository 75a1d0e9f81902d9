"""Every public name has a docstring with an example. `--doctest-modules` runs those of functions and classes."""

import ast
import doctest
import importlib
import inspect
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from types import FunctionType

import pytest

import safehouse as sh
from safehouse.envs.batched import Batch

MODULES = ("safehouse", "safehouse.envs", "safehouse.bots", "safehouse.arena", "safehouse.testkit")
NAMES = [(module, name) for module in MODULES for name in importlib.import_module(module).__all__]
CONSTANTS = {
    "CHANCE": "safehouse.core.seats",
    "TABLE": "safehouse.core.seats",
    "BOTS": "safehouse.bots",
    "CHECKS": "safehouse.testkit.registry",
}
"""Where names that are neither functions nor classes are described: their docstrings are in the sources alone."""


def described(module, name):
    """The docstring of a public name."""
    if name not in CONSTANTS:
        home = "safehouse.api" if module == "safehouse" else module  # `safehouse.games` is a package, too
        return inspect.getdoc(getattr(importlib.import_module(home), name)) or ""
    source = Path(importlib.import_module(CONSTANTS[name]).__file__).read_text(encoding="utf-8")
    statements = ast.parse(source).body
    for statement, following in pairwise(statements):
        targets = getattr(statement, "targets", [getattr(statement, "target", None)])
        if name in [target.id for target in targets if isinstance(target, ast.Name)]:
            return ast.literal_eval(following.value)
    raise AssertionError(f"{name} is not assigned in {CONSTANTS[name]}")


def members(cls):
    """The public methods and properties that a class itself defines."""
    kinds = (property, cached_property, classmethod, staticmethod, FunctionType)
    return {name: each for name, each in vars(cls).items() if not name.startswith("_") and isinstance(each, kinds)}


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_name_has_an_example(module, name):
    assert doctest.DocTestParser().get_examples(described(module, name)), f"{module}.{name} has no example"


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_member_of_a_class_is_described(module, name):
    found = getattr(importlib.import_module(module), name)
    if inspect.isclass(found):
        assert [key for key, each in members(found).items() if not inspect.getdoc(each)] == []


@pytest.mark.parametrize("cls", [sh.Match, sh.Observation, Batch])
def test_what_researchers_use_most_has_examples_everywhere(cls):
    found = members(cls)
    assert len(found) > 5
    assert [key for key, each in found.items() if ">>>" not in (inspect.getdoc(each) or "")] == []


@pytest.mark.parametrize("name", CONSTANTS)
def test_examples_of_constants_run(name):
    test = doctest.DocTestParser().get_doctest(described("", name), {}, name, None, None)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_name_is_on_a_page_of_the_reference():
    pages = (Path(__file__).parents[2] / "docs" / "reference").glob("*.md")
    listed = " ".join(page.read_text(encoding="utf-8") for page in pages).split()
    wanted = {f"{module}.{name}" for module, name in NAMES} - {"safehouse.games"} | {"safehouse.api.games"}
    assert wanted - set(listed) == set()
