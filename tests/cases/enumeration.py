"""What may be, counted a second time: from the rules and the printed data alone, without the code of the games."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import permutations, product
from pathlib import Path

BOX = tomllib.loads(
    (Path(__file__).parents[2] / "src/safehouse/games/estoril/data/box.toml").read_text(encoding="utf-8")
)
PRINTED = {face["id"]: face for face in [*BOX["starting"], *BOX["deck"]]}
AGENTS = ("F", "B", "X", "Z")
BUILDS = ("tall", "short", "fat", "thin")


# --- Inkognito ----------------------------------------------------------------------------------------------------


def venice(puzzle, clues):
    """All 576 deals of identities and builds to four players: those that fit the own cards and the clues."""
    found = set()
    for agents, builds in product(permutations(AGENTS), permutations(BUILDS)):
        own = (agents[puzzle.seat], builds[puzzle.seat])
        if own == (puzzle.facts["identity"], puzzle.facts["build"]) and all(
            honest(clue, agents, builds) for clue in clues
        ):
            found.add(tuple(f"{agents[s]} {builds[s]}" for s in range(4) if s != puzzle.seat))
    return found


def honest(clue, agents, builds):
    """INK-7.3: one of the cards shown is true. INK-7.6: a secret identity or build is what its owner is."""
    seat = clue[0].args["seat"]
    truth = {agents[seat], builds[seat]}
    for told in clue:
        if told.kind == "secret_shown" and told.args["secret"] in {*AGENTS, *BUILDS} - truth:
            return False
        if told.kind in ("shown", "kept") and not {"secret_identity", "secret_build", *truth} & set(
            told.args["cards"].split("+")
        ):
            return False
    return True


# --- Estoril ------------------------------------------------------------------------------------------------------


def symbols(mission, codes):
    """EST-12, 13.7, 13.8: how often what a mission shows is found on these cards."""
    faces = [PRINTED[code.split("-")[-1]] for code in codes]
    if mission.get("influence"):
        return sum(face["influence"] for face in faces)
    if "symbol" in mission:
        return Counter(symbol for face in faces for symbol in face["symbols"])[mission["symbol"]]
    flags = Counter(face["flag"] for face in faces)
    if "flag" in mission:
        return flags[mission["flag"]]
    return sum(1 for flag in mission["different_flags"] if flags[flag])


def coast(puzzle, clues):
    """Every deal of the missions that the seat has not seen, place by place, dropping what contradicts a clue."""
    facts = puzzle.facts
    places = [("secret", s) for s, mission in enumerate(facts["secrets"]) if mission is None]
    places += [("recruit", s) for s in range(len(facts["rings"])) if s != puzzle.seat]
    seen = {*facts["open"], *facts["secrets"], facts["recruit"]}
    unseen = [mission for mission in BOX["missions"] if mission["id"] not in seen]
    partial = [()]
    for kind, seat in places:
        told = [clue[0].args for clue in clues if clue[0].kind == f"case_{kind}" and clue[0].args["seat"] == seat]
        partial = [
            (*deal, mission["id"])
            for deal in partial
            for mission in unseen
            if mission["id"] not in deal and all(pays(facts["rings"], kind, args, mission) for args in told)
            if not (kind == "recruit" and mission.get("influence"))  # EST-13.6
        ]
    return set(partial)


def pays(rings, kind, args, mission):
    if kind == "recruit":
        ring = rings[args["seat"]]
        return symbols(mission, ring["hand"] + ring["discards"]) == args["points"]
    counts = [symbols(mission, ring["hand"]) for ring in rings]
    best = max(counts)
    winners = [seat for seat, count in enumerate(counts) if count == best] if best else []
    return winners == args["winners"] and args["points"] == (6 // len(winners) if winners else 0)


COUNTED = {"inkognito": venice, "estoril": coast}
