"""The games' Fluent files, taken apart."""

from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "de", "pl", "ja")
HOUSE = Path(__file__).parents[1]
FILES = sorted([*(HOUSE / "src").rglob("*.ftl"), *(HOUSE / "web/src").rglob("*.ftl")])


def parse(game, language):
    source = resources.files(f"safehouse.games.{game}") / "text" / f"{language}.ftl"
    return FluentParser().parse(source.read_text(encoding="utf-8"))


def nodes(node):
    """A node and all below it."""
    yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def variables(node):
    return {one.id.name for one in nodes(node) if isinstance(one, ast.VariableReference)}


def shape(game, language="en"):
    """What each message is made of: variables of its value and of each attribute."""
    return {
        entry.id.name: (
            variables(entry.value) if entry.value else None,
            {attribute.id.name: variables(attribute.value) for attribute in entry.attributes},
        )
        for entry in parse(game, language).body
        if isinstance(entry, ast.Message)
    }
