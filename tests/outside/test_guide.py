"""docs/adding-a-game.md shows files of the example as they are."""

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
EXAMPLE = HOUSE / "examples" / "deaddrop"
PAGE = (HOUSE / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(("file", "block"), BLOCKS, ids=[f"{i} {file}" for i, (file, _) in enumerate(BLOCKS)])
def test_a_block_stands_in_its_file(file, block):
    assert block in (EXAMPLE / file).read_text("utf-8")


def test_every_part_of_the_example_is_shown_or_named():
    parts = [path.relative_to(EXAMPLE).as_posix() for path in (EXAMPLE / "deaddrop").rglob("*.py")]
    assert len(BLOCKS) > 8
    for part in parts:
        assert part.endswith("/__init__.py") or part.removeprefix("deaddrop/") in PAGE, part


def test_no_python_is_without_its_file():
    """It could rot where nobody compares it."""
    assert re.findall(r"^```(?:python|toml|ftl)$", PAGE, re.MULTILINE) == []
