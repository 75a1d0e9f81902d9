"""Writes the positions of Estoril 1942 that the browser client's tests use: what one seat sees in real matches.

python tools/web_fixtures_estoril.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import safehouse as sh

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/src/games/estoril/fixtures"
JSON = dict[str, Any]

DECISIONS = {
    "PLACE_CARD": "card",
    "PLACE_SPACE": "space",
    "PEEK": "peek",
    "ABILITY": "ability",
    "ASSASSIN_TARGET": "assassin",
    "CONSPIRATOR_CHOICE": "conspirator",
    "SEDUCER_CARD": "seducer",
    "SEDUCER_SPACE": "seducer_space",
    "DIPLOMAT_TARGET": "diplomat",
    "DISCARD": "discard",
}
"""What is asked, and the fixture that shows it to the seat that is asked."""
TOLD = {"seduced": "story_seduced", "protected": "story_protected", "rolled": "story_rolled", "lost": "story_lost"}
"""What happens, and the fixture with the view before it, the events and the view after it."""


def fixture(match: sh.Match, seat: int | None, since: int = 0) -> JSON:
    """What one seat sees and may do, and the last things that happened."""
    events = [event for event in match.events(seat) if event["n"] > since]
    legal = [] if seat is None or seat not in match.to_move else match.legal(seat)
    return {
        "view": match.view(seat),
        "legal": [{"id": a.id, "text": a.text, "kind": a.kind, "args": dict(a.args)} for a in legal],
        "events": events[-24:],
    }


def steps(match: sh.Match, seed: int) -> Iterator[tuple[JSON, int]]:
    """Plays on at random; before each step what seat 0 sees and the number of the last event it knows."""
    choice = random.Random(seed)
    while not match.over:
        before = match.view(0)
        known = max((event["n"] for event in match.events(0)), default=0)
        yield before, known
        seat = match.to_move[0]
        match.play(seat, choice.choice(match.legal(seat)))


def is_story(before: JSON, events: list[JSON], kind: str) -> bool:
    """A seducer's story shall move a card of which this seat sees only the back."""
    for event in events:
        if event["kind"] == kind:
            spaces = [space for place in before["places"] for space in place["spaces"]]
            origin = [space for space in spaces if space["space"] == event["args"].get("origin")]
            return kind != "seduced" or any(space["may_be"] for space in origin)
    return False


def find() -> dict[str, JSON]:
    """The first of each kind in games at random."""
    found: dict[str, JSON] = {}
    for seed in range(1, 30):
        match = sh.new_match("estoril", seats=3, seed=seed)
        before, known = match.view(0), 0
        for now, last in steps(match, seed):
            events = [event for event in match.events(0) if event["n"] > known]
            for kind, name in TOLD.items():
                if name not in found and is_story(before, events, kind):
                    found[name] = {"before": before, "view": now, "legal": [], "events": events}
            asked = match.view(0)["decision"]
            if now["round"] > 1 and 0 in match.to_move and asked in DECISIONS and DECISIONS[asked] not in found:
                found[DECISIONS[asked]] = fixture(match, 0, last - 24)
            if "waiting" not in found and asked == "PLACE_CARD" and 0 not in match.to_move and now["round"] == 2:
                found["waiting"] = fixture(match, 0, last - 24)
                found["spectator"] = fixture(match, None, last - 24)
            before, known = now, last
        found.setdefault("over", fixture(match, 0))
        if len(found) == len(DECISIONS) + len(TOLD) + 3:
            break
    return found | {"secret": secret(), "boca": boca()}


def boca() -> JSON:
    """A seat that must give up one of two characters; with two seats that is not rare."""
    for seed in range(1, 100):
        match = sh.new_match("estoril", seats=2, seed=seed)
        for now, last in steps(match, seed):
            if now["decision"] == "BOCA_LOSS" and 0 in match.to_move:
                return fixture(match, 0, last - 24)
    raise AssertionError("no loss at Boca do Inferno")


def secret() -> JSON:
    """All variants at once, four seats."""
    options: JSON = {"secret_missions": True, "recruitment_office": True, "second_place": True}
    match = sh.new_match("estoril", seats=4, seed=3, **options)
    for _ in zip(range(60), steps(match, 3), strict=False):
        pass
    return fixture(match, 0)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, content in find().items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
