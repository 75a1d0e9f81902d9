"""Writes the browser's copy of the characters of Estoril 1942 as JSON, made from the TOML the rules read.

python web/src/games/estoril/data/make.py          # writes
python web/src/games/estoril/data/make.py --check  # fails if what is there is not current
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[5]
SOURCE = ROOT / "src/safehouse/games/estoril/data/box.toml"
TARGET = Path(__file__).resolve().with_name("box.json")


def current() -> str:
    """One line per character, so that a change is a readable difference."""
    data = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    lines = ",\n".join(f"    {json.dumps(character)}" for character in (*data["starting"], *data["deck"]))
    return f'{{\n  "name": {json.dumps(data["name"])},\n  "characters": [\n{lines}\n  ]\n}}\n'


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != current():
            sys.stderr.write(f"{TARGET.relative_to(ROOT)} is not current: run make.py beside it\n")
            return 1
        return 0
    if arguments:
        sys.stderr.write("usage: make.py [--check]\n")
        return 2
    TARGET.write_text(current(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
