"""What a position is worth does not jump between the phases of a round: a search may judge anywhere."""

from collections import defaultdict
from statistics import mean

import pytest

import safehouse as sh
from safehouse.core.frames import KIND, top

from .table import DATA, POOR, play, table

POINT = 1000


def lead(match):
    evaluate = match.edition.slots["evaluate"]
    return evaluate(match.state, 0) - evaluate(match.state, 1)


def part(match):
    """Who does what in which round: a card phase, a turn, a purchase, a payday."""
    asked = match.edition.decisions[top(match.state, KIND)]
    return match.to_move[0], match.state.round, asked if asked in {"ASSIGN", "PURCHASE", "PAYDAY"} else "TURN"


def changes(version, rounds):
    """By how many points each seat's lead grew while it assigned its cards, and while it took its turn."""
    match = sh.new_match("vienna", seats=2, seed=2, version=version)
    bots = [sh.bot("greedy", seed=seat) for seat in range(2)]
    found = defaultdict(list)
    while match.state.round <= rounds:
        now, before = part(match), lead(match)
        seat, _, what = now
        while part(match) == now:
            match.play(seat, bots[seat].choose(match.observation(seat)))
        found[what].append((lead(match) - before) * (1 if seat == 0 else -1) / POINT)
    return found


@pytest.mark.parametrize("version", ["intro", "full"])
def test_a_turn_and_a_card_phase_are_worth_what_they_bring(version):
    """A turn brings about eight points: without its worth beforehand the lead would grow by them each time."""
    found = changes(version, rounds=8)
    assert len(found["TURN"]) > 8
    assert abs(mean(found["TURN"])) < 4
    assert abs(mean(found["ASSIGN"])) < 2.5


def test_cards_that_lie_face_down_are_not_forgotten():
    match = sh.new_match("vienna", seats=2, seed=5, version="intro")
    evaluate = match.edition.slots["evaluate"]
    for seat in range(2):
        while seat in match.to_move and not any(action.kind == "COMMIT" for action in match.legal(seat)):
            match.play(seat, match.legal(seat)[0])
    before = [evaluate(match.state, seat) for seat in range(2)]
    for seat in range(2):
        match.play(seat, "COMMIT")
    assert [evaluate(match.state, seat) for seat in range(2)] == before


def test_a_target_counts_before_the_agent_stands_there():
    """A look ahead follows the target that encloses a square before others."""
    own = {"bribes": {**POOR, "chocolate": 2, "wine": 1}, "agents": ["B02"], "missions": []}
    match = table(own, display=[None] * 4)
    play(match, "PLACE")
    values = {}
    for action in match.legal(0):
        other = match.clone()
        other.play(0, action)
        values[action.args["building"]] = other.edition.slots["evaluate"](other.state, 0)
    pairs = [square.buildings for square in DATA.squares if len(square.buildings) == 2 and "B02" in square.buildings]
    assert max(values, key=values.get) in {building for pair in pairs for building in pair}
