"""Map and cards as the data file has them, read without any help from the engine."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources

FILE = resources.files("safehouse.games.spyconnection") / "data" / "reconstruction-1.toml"
CONTENT = tomllib.loads(FILE.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Link:
    """A connection: its two ends and its fields in order from the first to the second."""

    id: str
    ends: tuple[str, str]
    fields: tuple[str, ...]

    def other_end(self, city: str) -> str:
        return self.ends[1] if city == self.ends[0] else self.ends[0]

    def end_fields(self) -> dict[str, str]:
        return {self.ends[0]: self.fields[0], self.ends[1]: self.fields[-1]}


@dataclass(frozen=True)
class Card:
    id: str
    cities: tuple[str, ...]
    points: int
    extra_turn: bool
    start: str | None


def _link(entry: dict) -> Link:
    name = f"{entry['from']}-{entry['to']}"
    return Link(name, (entry["from"], entry["to"]), tuple(f"{name}-{i + 1}" for i in range(len(entry["fields"]))))


def _card(entry: dict) -> Card:
    return Card(
        entry["id"], tuple(entry["cities"]), entry["points"], entry.get("extra_turn", False), entry.get("start")
    )


CITIES = tuple(entry["id"] for entry in CONTENT["cities"])
LINKS = {link.id: link for link in map(_link, CONTENT["connections"])}
FIELDS = tuple(field for link in LINKS.values() for field in link.fields)
MISSIONS = {card.id: card for card in map(_card, CONTENT["missions"])}
STARTS = {card.id: card for card in map(_card, CONTENT["start_missions"])}
CARDS = MISSIONS | STARTS


def links_at(city: str) -> list[Link]:
    return [link for link in LINKS.values() if city in link.ends]
