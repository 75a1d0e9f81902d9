"""Cases of the day: who of the three others is who, from the cards that they have shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from safehouse.core.cases import Clue, Puzzle, Question, Setting, Told, World
from safehouse.core.match import Match

from ..data.components import AGENTS
from ..rules.card_sets import BUILDS

OPTIONS = {"declare_by": "active_only", "turn_limit": 60, "gestures": "off"}
DAYS = [Setting(4, OPTIONS, clues) for clues in ((3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (5, 6), (6, 9))]
PROOFS = ("secret_identity", "secret_build")
"""Secret cards that are true by nature (INK-7.6)."""


def puzzles(match: Match) -> Iterator[Puzzle]:
    for seat in range(match.seats):
        events = match.events(seat)
        own = next(event["args"] for event in events if event["kind"] == "dealt")
        facts = {"identity": own["identity"], "build": own["build"], "seats": match.seats}
        yield Puzzle(seat, facts, tuple(_answers(seat, events)))


def _answers(seat: int, events: list[dict[str, Any]]) -> Iterator[Clue]:
    """Each answer that the seat has had, with the faces of secret cards and what a penalty has left of it."""
    told: list[Told] = []
    for event in events:
        if event["args"].get("other") != seat:
            continue
        if event["kind"] == "shown" and told:
            yield tuple(told)
            told = []
        if event["kind"] in ("shown", "secret_shown", "kept"):
            told.append(Told(event["kind"], event["args"]))
    if told:
        yield tuple(told)


def _others(puzzle: Puzzle) -> list[int]:
    return [seat for seat in range(puzzle.facts["seats"]) if seat != puzzle.seat]


def questions(puzzle: Puzzle) -> list[Question]:
    """INK-1.8: nobody else has the solver's own identity or build."""
    agents = tuple(agent for agent in AGENTS if agent != puzzle.facts["identity"])
    builds = tuple(build for build in BUILDS if build != puzzle.facts["build"])
    return [
        Question(kind, seat, choices)
        for seat in _others(puzzle)
        for kind, choices in (("identity", agents), ("build", builds))
    ]


def worlds(puzzle: Puzzle) -> list[World]:
    agents = [agent for agent in AGENTS if agent != puzzle.facts["identity"]]
    builds = [build for build in BUILDS if build != puzzle.facts["build"]]
    deals = product(permutations(agents), permutations(builds))
    return [tuple(card for pair in zip(*deal, strict=True) for card in pair) for deal in deals]


def fits(puzzle: Puzzle, clue: Clue, world: World) -> bool:
    """INK-7.3 to 7.7, 9.10: what was shown, and what was left of it, must have been truthful."""
    place = _others(puzzle).index(clue[0].args["seat"])
    self = world[2 * place : 2 * place + 2]
    faces = {told.args["secret"] for told in clue if told.kind == "secret_shown"}
    sets = [told.args["cards"].split("+") for told in clue if told.kind != "secret_shown"]
    return _has_faces(self, faces) and all(_is_truthful(self, cards) for cards in sets)


def _has_faces(self: World, faces: set[str]) -> bool:
    """Code words among them say nothing of who somebody is."""
    return all(card in self for card in faces if card in AGENTS or card in BUILDS)


def _is_truthful(self: World, cards: list[str]) -> bool:
    return any(card in self or card in PROOFS for card in cards)
