"""What docs/security.md claims has a test that is there, or says that it does not hold."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
CHAPTERS = PAGE.split("## How long bots think", maxsplit=1)[0]
ROWS = [
    [cell.strip() for cell in line.strip("| \n").split(" | ")]
    for line in CHAPTERS.splitlines()
    if re.match(r"\| [\d–]", line)
]
NAMED = re.findall(r"`((?:tests|web)/[\w./-]+)(?:::(\w+))?`", PAGE)


def test_every_test_that_is_named_is_there():
    assert len(NAMED) > 60
    missing = []
    for file, test in NAMED:
        path = ROOT / file
        if not path.is_file() or (test and test not in named_in(path)):
            missing.append((file, test))
    assert missing == []


def named_in(path: Path) -> set[str]:
    """The tests of a file that check something."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test")}


def test_every_line_names_a_test_or_says_that_it_does_not_hold():
    assert len(ROWS) > 45
    bare = [row for row in ROWS if not re.search(r"`(tests|web)/|\]\(threat-model", row[-1])]
    assert [row for row in bare if not re.match(r"\*\*Not\*\*|–", row[1])] == []


def test_every_chapter_is_there():
    assert re.findall(r"(?m)^## V(\d+) ", PAGE) == [str(number) for number in range(1, 15)]
