"""Cases of the day: which missions lay face down, from the last rings and the points that they brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import Any, cast

from safehouse.core.cases import Clue, Puzzle, Question, Setting, Told, World
from safehouse.core.match import Match
from safehouse.core.options import Options

from ..data.board import ALL_MISSIONS, CARD_CODES, FACES, INFLUENCE_MISSION, MISSION_CODES
from ..rules import state as st

RECRUITS: Options = {"recruitment_office": True}
BOTH: Options = {"secret_missions": True, "recruitment_office": True}
DAYS = [
    Setting(3, RECRUITS, (2, 2)),
    Setting(3, RECRUITS, (2, 2)),
    Setting(3, BOTH, (3, 3)),
    Setting(4, RECRUITS, (3, 3)),
    Setting(3, BOTH, (3, 3)),
    Setting(4, BOTH, (4, 5)),
    Setting(4, BOTH, (5, 5)),
]
FIRST_PRIZE = 6
FACE = dict(zip(CARD_CODES, FACES, strict=True))
MISSION = {mission.id: mission for mission in ALL_MISSIONS}

# --- what a seat knows, and what it is told -----------------------------------------------------------------------


def puzzles(match: Match) -> Iterator[Puzzle]:
    """EST-13.4, 13.10: at the end, before the face-down missions are turned over, with nothing but their points."""
    rings = _rings(match)
    scored = [event for event in match.events(None) if event["kind"] in ("mission_scored", "recruitment_scored")]
    secrets = [event["args"] for event in match.events(None) if event["kind"] == "mission_revealed"]
    for seat in range(match.seats):
        known = _known(match, seat)
        facts = {**known, "rings": rings}
        clues = [*_of_secrets(secrets, scored, known), *_of_recruits(seat, scored)]
        yield Puzzle(seat, facts, tuple(clues))


def _rings(match: Match) -> list[dict[str, list[str]]]:
    """EST-10.5, part 6: the last hands and the discards, which everybody knows."""
    places = cast("st.State", match.state).place
    return [
        {
            "hand": [CARD_CODES[card] for card, place in enumerate(places) if place == st.HAND + seat],
            "discards": [CARD_CODES[card] for card, place in enumerate(places) if place == st.DISCARDED_BY + seat],
        }
        for seat in range(match.seats)
    ]


def _known(match: Match, seat: int) -> dict[str, Any]:
    """The missions that a seat has seen, by its own log: the open ones, those beside it, its recruitment card."""
    told = [(event["kind"], event["args"]) for event in match.events(seat)]
    return {
        "open": [args["mission"] for kind, args in told if kind == "mission"],
        "secrets": [args["mission"] for kind, args in told if kind == "secret_mission"],
        "recruit": next(args["mission"] for kind, args in told if kind == "recruitment" and args["seat"] == seat),
    }


def _of_secrets(secrets: list[dict[str, Any]], scored: list[dict[str, Any]], known: dict[str, Any]) -> Iterator[Clue]:
    for place, secret in enumerate(secrets):
        if known["secrets"][place] is None:
            prizes = [event["args"] for event in scored if event["kind"] == "mission_scored"]
            winners = [args["seat"] for args in prizes if args["mission"] == secret["mission"]]
            points = next((args["points"] for args in prizes if args["mission"] == secret["mission"]), 0)
            told = {"seat": secret["seat"], "other": secret["other"], "points": points, "winners": winners}
            yield (Told("case_secret", told),)


def _of_recruits(seat: int, scored: list[dict[str, Any]]) -> Iterator[Clue]:
    for event in scored:
        if event["kind"] == "recruitment_scored" and event["args"]["seat"] != seat:
            yield (Told("case_recruit", {"seat": event["args"]["seat"], "points": event["args"]["points"]}),)


# --- what may be --------------------------------------------------------------------------------------------------


def _slots(puzzle: Puzzle) -> list[tuple[str, int]]:
    """Where a mission lies that the seat has not seen: by its kind and its seat."""
    facts = puzzle.facts
    hidden = [("secret", seat) for seat, mission in enumerate(facts["secrets"]) if mission is None]
    return hidden + [("recruit", seat) for seat in range(len(facts["rings"])) if seat != puzzle.seat]


def _unseen(puzzle: Puzzle) -> list[str]:
    facts = puzzle.facts
    seen = {*facts["open"], *facts["secrets"], facts["recruit"]}
    return [mission for mission in MISSION_CODES if mission not in seen]


def _may_be(kind: str, mission: str) -> bool:
    """EST-13.6: the mission of influence is no recruitment card."""
    return kind == "secret" or MISSION_CODES.index(mission) != INFLUENCE_MISSION


def questions(puzzle: Puzzle) -> list[Question]:
    unseen = _unseen(puzzle)
    return [Question(kind, seat, tuple(m for m in unseen if _may_be(kind, m))) for kind, seat in _slots(puzzle)]


def worlds(puzzle: Puzzle) -> list[World]:
    slots = _slots(puzzle)
    deals = permutations(_unseen(puzzle), len(slots))
    return [deal for deal in deals if all(_may_be(slot[0], m) for slot, m in zip(slots, deal, strict=True))]


def fits(puzzle: Puzzle, clue: Clue, world: World) -> bool:
    told = clue[0]
    kind = "secret" if told.kind == "case_secret" else "recruit"
    mission = world[_slots(puzzle).index((kind, told.args["seat"]))]
    rings = puzzle.facts["rings"]
    if kind == "recruit":
        ring = rings[told.args["seat"]]
        return bool(count(mission, (*ring["hand"], *ring["discards"])) == told.args["points"])
    winners = leaders(mission, rings)
    points = FIRST_PRIZE // len(winners) if winners else 0
    return bool(winners == told.args["winners"] and points == told.args["points"])


@cache
def count(mission: str, cards: tuple[str, ...]) -> int:
    """EST-12.1 to 12.8, 13.7, 13.8: what these cards have for a mission."""
    wanted, faces = MISSION[mission], [FACE[card] for card in cards]
    if wanted.influence:
        return sum(face.influence for face in faces)
    if wanted.symbol is not None:
        return sum(face.symbols.count(wanted.symbol) for face in faces)
    if wanted.different_flags:
        return len({face.flag for face in faces} & set(wanted.different_flags))
    return sum(face.flag == wanted.flag for face in faces)


def leaders(mission: str, rings: Sequence[dict[str, list[str]]]) -> list[int]:
    """EST-12.1, 12.9: who has the most on hand cards; nobody where all have none."""
    counts = [count(mission, tuple(ring["hand"])) for ring in rings]
    return [seat for seat, number in enumerate(counts) if number == max(counts) > 0]
