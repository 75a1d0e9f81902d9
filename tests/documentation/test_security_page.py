"""The tests that docs/security.md names are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_is_named_is_there():
    named = re.findall(r"`((?:tests|web)/[\w./-]+)(?:::(\w+))?`", PAGE)
    assert len(named) > 50
    missing = []
    for file, test in named:
        path = ROOT / file
        if not path.is_file() or (test and f"def {test}(" not in path.read_text(encoding="utf-8")):
            missing.append((file, test))
    assert missing == []


def test_every_chapter_is_there():
    assert re.findall(r"(?m)^## V(\d+) ", PAGE) == [str(number) for number in range(1, 15)]
