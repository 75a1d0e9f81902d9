"""The Python on the pages runs, and gives what the comments beside it say."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/python.md", "docs/bots.md", "docs/arena.md"]
"""docs/environments.md has a test of its own; docs/testkit.md speaks of a game that is not there."""
VALUE = re.compile(r"^(?:[A-Z]\w+\(|\(|True|False|\[|')")
"""A comment that is a value, not a remark."""


def blocks(page):
    """The Python of a page as one program, so that what fails is found in its line."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))


def claims(source):
    """Expressions on a line of their own with the value that stands in the comment behind them."""
    lines = source.splitlines()
    for statement in ast.parse(source).body:
        _, found, comment = lines[statement.end_lineno - 1].partition("  # ")
        if isinstance(statement, ast.Expr) and found and VALUE.match(comment) and "…" not in comment:
            yield statement.lineno, comment


@pytest.mark.parametrize("page", PAGES)
def test_the_python_on_the_page_runs(page):
    source = blocks(page)
    claimed = dict(claims(source))
    scope = {}
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), page, "eval"), scope)  # noqa: S307
            if statement.lineno in claimed:
                assert claimed[statement.lineno].startswith(repr(value)), ast.unparse(statement)
        else:
            exec(compile(ast.Module([statement], []), page, "exec"), scope)  # noqa: S102


def test_values_in_comments_are_noticed():
    assert len(dict(claims(blocks("docs/python.md")))) >= 5
