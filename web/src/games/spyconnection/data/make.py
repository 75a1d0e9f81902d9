"""Writes the browser's copy of a game's data set: the map and the cards as JSON, made from the TOML the rules read.

python web/src/games/spyconnection/data/make.py          # writes
python web/src/games/spyconnection/data/make.py --check  # fails if what is there is not current
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[5]
SOURCE = ROOT / "src/safehouse/games/spyconnection/data/reconstruction-1.toml"
TARGET = Path(__file__).resolve().with_name("reconstruction-1.json")


def convert(data: dict[str, Any]) -> dict[str, Any]:
    """The shape the browser reads: cities and cards in the order of the data set, fields with their ids."""
    return {
        "name": data["name"],
        "size": data["board"]["size"],
        "planning_costs": data["board"]["planning_costs"],
        "cities": [{"id": city["id"], "at": city["at"]} for city in data["cities"]],
        "connections": [_connection(connection) for connection in data["connections"]],
        "cards": [_card(card) for card in (*data["missions"], *data["start_missions"])],
    }


def _connection(connection: dict[str, Any]) -> dict[str, Any]:
    name = f"{connection['from']}-{connection['to']}"
    fields = [{"id": f"{name}-{i}", "at": at} for i, at in enumerate(connection["fields"], start=1)]
    return {"id": name, "from": connection["from"], "to": connection["to"], "fields": fields}


def _card(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "card": card["id"],
        "cities": card["cities"],
        "points": card["points"],
        "extra_turn": card.get("extra_turn", False),
        "start": card.get("start"),
    }


def rows(value: Any, depth: int = 0) -> str:
    """JSON with one line per city, connection and card, so that a change is a readable difference."""
    if depth == 0:
        body = ",\n".join(f"  {json.dumps(key)}: {rows(item, 1)}" for key, item in value.items())
        return f"{{\n{body}\n}}\n"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        body = ",\n".join(f"    {json.dumps(item)}" for item in value)
        return f"[\n{body}\n  ]"
    return json.dumps(value)


def current() -> str:
    return rows(convert(tomllib.loads(SOURCE.read_text(encoding="utf-8"))))


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
